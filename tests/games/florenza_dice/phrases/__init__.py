"""Florenza Dice Game in words."""
