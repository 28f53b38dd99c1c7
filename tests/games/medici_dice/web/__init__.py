"""Medici: The Dice Game on pages."""
