"""Florenza, X Anniversary, for 2 to 5 players, and alone against one to four Ghosts."""
