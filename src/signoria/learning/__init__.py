"""Values that are learned in self-play: features of a table, a small network, training."""
