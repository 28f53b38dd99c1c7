"""Everything about speed that has a goal, one after another: at most three minutes when quiet.

    python -m bench.speed

Views and observations (bench/views.py), clicks to pictures (bench/pictures.py), moves under load
with the crowd and the abuser (bench/load.py, shortened). Compiled, if it is compiled.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PARTS = (
    ("-m", "bench.views"),
    ("-m", "bench.pictures", "15"),
    ("bench/load.py", "--part", "moves", "--rounds", "5"),
    ("bench/load.py", "--part", "abuser"),
)


def main() -> None:
    """Each part in a process of its own; what one prints, we print."""
    for part in PARTS:
        print(f"\n$ python {' '.join(part)}", flush=True)
        subprocess.run([sys.executable, *part], cwd=Path(__file__).parents[1], check=False)


if __name__ == "__main__":
    main()
