"""Florenza Dice Game in a browser."""
