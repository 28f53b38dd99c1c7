"""The doors for machines that learn, held to the tests that each interface brings along."""

import signoria

EVERY_TABLE = [(name, seats) for name in signoria.games() for seats in signoria.load(name).seats]
