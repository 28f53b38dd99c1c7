"""The kernel on its own, with a toy game."""
