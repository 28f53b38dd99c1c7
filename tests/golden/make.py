"""Makes the golden records anew: after a change of the box's values or of the rules.

    python -m tests.golden.make            every game
    python -m tests.golden.make medici_dice

The search is the same every time: scripts first, then bots with seeds from 0 on, until
everything that ``tests/games/<game>/rules/coverage.py`` requires is shown by some record. Then read
the difference: records that changed although only a box's value did are a bug somewhere.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import signoria
from signoria.library import games

GAMES = Path(__file__).parents[1] / "games"
INDEX = "index.json"


def make(name: str) -> None:
    """Search, keep what is needed, write."""
    coverage = import_module(f"tests.games.{name}.rules.coverage")
    kept: dict[str, tuple[Any, set[str]]] = {}
    missing = coverage.required()
    for script, record in candidates(name, coverage, missing):
        found = coverage.covered(record)
        new = found & missing
        if script or new:
            title = script or slug(min(new, key=_rarity))
            kept[title] = (record, found)
            missing -= new
            print(f"{title}: {len(new)} new, {len(missing)} missing", flush=True)
        if not missing:
            break
    else:
        print("still missing:", *sorted(missing), sep="\n  ")
    write(name, prune(coverage.required(), kept))


def candidates(name: str, coverage: Any, missing: set[str]) -> Iterator[tuple[str, Any]]:
    """Scripts by their title, then games of bots that show something new at their end."""
    plans = import_module(f"tests.games.{name}.rules.plans")
    yield from plans.scripts()
    for record, state in plans.games():
        if record is not None and (coverage.at_the_end(state) & missing or plans.worth(missing)):
            yield "", record


def prune(wanted: set[str], kept: dict[str, tuple[Any, set[str]]]) -> dict[str, Any]:
    """Drop searched records that others make superfluous; scripts stay."""
    names = list(kept)
    for title in names[::-1]:
        others = set().union(*(found for other, (_, found) in kept.items() if other != title))
        if not (kept[title][1] & wanted) - others and not title.startswith("script"):
            del kept[title]
    return {title: record for title, (record, _) in kept.items()}


def write(name: str, records: dict[str, Any]) -> None:
    """The records, and an index with how each ended."""
    folder = GAMES / name / "golden"
    for old in folder.glob("*.record"):
        old.unlink()
    game = signoria.load(name)
    coverage = import_module(f"tests.games.{name}.rules.coverage")
    index = {}
    for title, record in sorted(records.items()):
        record.save(folder / f"{title}.record", with_seed=True)
        state = record.replay()
        index[title] = {
            "scores": [sheet.total for sheet in game.scores(state)],
            "winners": game.winners(state),
            "end": str(state),
            "covers": sorted(coverage.covered(record) & coverage.required()),
        }
    text = json.dumps(index, indent=1, ensure_ascii=False)
    (folder / INDEX).write_text(text + "\n", encoding="utf-8")


def slug(item: str) -> str:
    """A file's name for what it shows."""
    return re.sub(r"[^a-z0-9]+", "_", item.lower()).strip("_")


def _rarity(item: str) -> tuple[int, str]:
    order = ("rank", "final", "ships", "alone", "columns", "bonus", "fill")
    first = item.split(maxsplit=1)[0].rstrip(":")
    return (order.index(first) if first in order else len(order), item)


if __name__ == "__main__":
    for wanted in sys.argv[1:] or games():
        make(wanted)
