"""Florenza Dice Game, drawn."""
