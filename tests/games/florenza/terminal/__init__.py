"""Florenza on a terminal."""
