"""Medici: The Dice Game in letters."""
