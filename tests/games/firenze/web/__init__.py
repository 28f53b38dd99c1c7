"""Firenze drawn for the browser."""
