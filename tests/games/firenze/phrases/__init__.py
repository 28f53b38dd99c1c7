"""Firenze in words."""
