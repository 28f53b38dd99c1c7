"""How strong the bots are, by the arena, with intervals; writes ``bench/strength.md``.

    python -m bench.strength                         everything that is missing, then the page
    python -m bench.strength --minutes 10 florenza   of one game, as far as it comes
    python -m bench.strength --minutes 0             the page alone, of what was played

Every match has a folder of its own, as the arena writes it, in ``build/strength``: stopped, the
same command goes on, and new weights mean new games. What matches came to is kept in
``bench/strength.json``, so that another machine need not play them again; whoever has more games of
one there replaces its line. What is known besides (trainings, what did not help) stands in
``bench/strength_notes.md`` and is put behind the tables. Times are processor times, so that a busy
machine makes nobody weaker: bots with a clock are given simulations here, as many as take that long
on a quiet machine.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from time import monotonic

from bench.strength_matches import Kind, Row, rows
from bench.strength_page import Told, line_of, page

import signoria
from signoria.arena.ledger import Ledger
from signoria.arena.match import Match
from signoria.arena.played import GamePlayed
from signoria.arena.spreading import over_all
from signoria.learning.weights import settings_of, shipped

RESULTS = Path(__file__).with_name("strength.md")
NOTES = Path(__file__).with_name("strength_notes.md")
KEPT = Path(__file__).with_name("strength.json")
FOLDERS = Path(__file__).parents[1] / "build" / "strength"
SEED = "strength"
LEARNED = ("learned", "master")
PARTS = 4  # in which the games of a match are played: first a quarter of every match, and so on


def match_of(row: Row) -> Match:
    """What the arena plays."""
    game = signoria.load(row.game)
    return Match(row.game, row.bots, SEED, game.choose(len(row.bots), dict(row.options)))


def folder_of(row: Row) -> Path:
    """Where its games lie; of bots that have learned, by what they learned and how they think."""
    named = [row.game, *row.bots, *(f"{name}={value}" for name, value in row.options)]
    if any(bot.split()[0] in LEARNED for bot in row.bots):
        game = signoria.load(row.game)
        path = shipped(game, len(row.bots))
        named.append(sha256(path.read_bytes()).hexdigest() if path.exists() else "by hand")
        named.append(repr(settings_of(game, len(row.bots))))
    name = "-".join([row.game, str(len(row.bots)), *row.bots[:2]]).replace(" ", "")
    return FOLDERS / f"{name}-{sha256(repr(named).encode()).hexdigest()[:8]}"


def play(row: Row, games: int, until: float, jobs: int) -> None:
    """Play until there are so many games, or it is late."""
    match = match_of(row)
    ledger = Ledger(folder_of(row), match)
    try:
        wanted = range(len(ledger.games), match.whole_rounds(games))
        if not wanted or monotonic() > until:
            return
        coming = over_all(match, wanted, jobs)
        for _ in ledger.keep(coming):
            if monotonic() > until:
                break
        coming.close()
    finally:
        ledger.close()


def played(row: Row) -> tuple[Match, list[GamePlayed]]:
    """What was played so far, in whole rounds."""
    match = match_of(row)
    if not folder_of(row).exists():
        return match, []
    ledger = Ledger(folder_of(row), match)
    ledger.close()
    found = ledger.games[: row.games]
    return match, found[: len(found) // match.games_a_round * match.games_a_round]


def play_all(wanted: list[Row], until: float, jobs: int) -> None:
    """First some games of every match, then more of them."""
    for part in range(1, PARTS + 1):
        for row in wanted:
            if monotonic() > until:
                return
            play(row, -(-row.games * part // PARTS), until, jobs)
            print(f"{part}/{PARTS} {row.game} {' '.join(row.bots)}", flush=True)


def told() -> list[Told]:
    """Every match of which anything is known, with its line; what is new is kept."""
    known = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    kept: dict[str, dict[str, str | int]] = {}
    found: list[Told] = []
    for row in rows():
        name = folder_of(row).name
        match, games = played(row)
        if games and len(games) >= known.get(name, {}).get("games", 0):
            known[name] = {"games": len(games), "line": line_of((row, match, games))}
        if name in known:  # weights and settings that are no more have no line
            kept[name] = known[name]
            found.append((row, known[name]["line"]))
    KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return found


def chosen(games: list[str], kinds: list[str]) -> Iterator[Row]:
    """The matches that were asked for."""
    for row in rows():
        if (not games or row.game in games) and (not kinds or row.kind in kinds):
            yield row


def main() -> None:
    """Measure what is missing, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--kind", action="append", default=[], choices=list(Kind))
    parser.add_argument("--minutes", type=float, default=24 * 60.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--output", type=Path, default=RESULTS)
    said = parser.parse_args()
    play_all(list(chosen(said.game, said.kind)), monotonic() + 60 * said.minutes, said.jobs)
    notes = NOTES.read_text(encoding="utf-8") if NOTES.exists() else ""
    said.output.write_text(page(told(), notes), encoding="utf-8")


if __name__ == "__main__":
    main()
