"""The kernel: actions, steps, states and chance. It knows no game."""
