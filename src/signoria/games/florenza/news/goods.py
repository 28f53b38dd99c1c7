"""Amounts in facts."""

from __future__ import annotations

# By name, in the box's order, without zeros: (("marble", 2), ("fiorini", 50)).
Goods = tuple[tuple[str, int], ...]
