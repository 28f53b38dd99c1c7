"""The rules of the game, against its rulebook."""
