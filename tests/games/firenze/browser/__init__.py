"""Firenze in a browser, by clicks and keys."""
