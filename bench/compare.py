"""Two source trees side by side: CPU time of a decision in playouts, interleaved.

    python bench/compare.py OLD NEW [--rounds 12]

Both trees must be compiled (``scripts/compile`` in each). Both play the same seeds; a change of
the rules that changes the games themselves is noticed and said. ``signoria bench GAME --compare
REVISION`` builds the other tree itself.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import signoria
from signoria.side_by_side import ROUNDS, SideBySide


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    chosen = parser.parse_args()
    for name in signoria.games():
        both = SideBySide(name, chosen.old, chosen.new)
        for _ in both.rounds(chosen.rounds):
            pass
        print(both.text())


if __name__ == "__main__":
    main()
