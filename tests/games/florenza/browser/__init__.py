"""Florenza in a browser."""
