"""Florenza on a page."""
