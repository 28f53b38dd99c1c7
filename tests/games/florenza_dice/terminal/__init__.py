"""Florenza Dice Game in the terminal."""
