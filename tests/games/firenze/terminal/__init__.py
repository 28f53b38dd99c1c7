"""Firenze at a terminal."""
