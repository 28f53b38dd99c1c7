"""Medici: The Dice Game in words."""
