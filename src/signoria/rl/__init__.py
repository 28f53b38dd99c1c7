"""Doors for machines that learn: PettingZoo, Gymnasium, OpenSpiel, and batches as arrays.

Needs the extra ``signoria[rl]``. The kernel and the rules need none of it.
"""
