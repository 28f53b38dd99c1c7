"""Medici: The Dice Game, by its rulebook and its rulings."""
