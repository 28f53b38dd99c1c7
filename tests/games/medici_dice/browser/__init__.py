"""Medici: The Dice Game by clicks."""
