"""Florenza Dice Game, for 1 to 4 players."""
