"""Florenza in words."""
