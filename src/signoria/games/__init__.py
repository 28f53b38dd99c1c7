"""The games: each folder is a rulebook."""
