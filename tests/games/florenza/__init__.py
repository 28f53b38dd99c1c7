"""Florenza, by its rulebook and its rulings."""
