"""Play the duels that were asked for, as far as the time goes, and print their rows.

Every duel has a folder in ``build/searches``, as the arena writes it: the same command goes on.
Times are processor times; one process plays, so that a busy machine makes nobody weaker.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from bench.searches.duels import DUELS, KINDS, Duel
from bench.searches.page import HEAD, row, row_of_overhead
from bench.searches.spread import overhead

import signoria
from signoria.arena.ledger import Ledger
from signoria.arena.match import Match
from signoria.arena.played import GamePlayed
from signoria.arena.spreading import over_all

FOLDERS = Path(__file__).parents[2] / "build" / "searches"
SEED = "searches"
PARTS = 4  # first a quarter of every duel, and so on
DECISIONS = 60
SPREAD = (("florenza", 400), ("firenze", 60))  # simulations over two processes


def match_of(duel: Duel) -> Match:
    """What the arena plays."""
    options = signoria.load(duel.game).choose(duel.seats, {})
    return Match(duel.game, duel.bots, SEED, options, tries=duel.luck)


def ledger_of(duel: Duel) -> Ledger:
    """Where its games are kept."""
    name = f"{duel.game}-{duel.first}-{duel.other}-{duel.seats}".replace(" ", "")
    return Ledger(FOLDERS / name, match_of(duel))


def play(duel: Duel, games: int, until: float) -> None:
    """Play until there are so many games, or it is late."""
    ledger, match = ledger_of(duel), match_of(duel)
    try:
        wanted = range(len(ledger.games), match.whole_rounds(games))
        if wanted and monotonic() < until:
            coming = over_all(match, wanted, 1)
            for _ in ledger.keep(coming):
                if monotonic() > until:
                    break
            coming.close()
    finally:
        ledger.close()


def played(duel: Duel) -> list[GamePlayed]:
    """What was played so far, in whole rounds."""
    ledger, match = ledger_of(duel), match_of(duel)
    ledger.close()
    return ledger.games[: len(ledger.games) // match.games_a_round * match.games_a_round]


def chosen(games: list[str], kinds: list[str]) -> Iterator[Duel]:
    """The duels that were asked for."""
    for duel in DUELS:
        if (not games or duel.game in games) and (not kinds or duel.kind in kinds):
            yield duel


def main() -> None:
    """Play, then print."""
    parser = argparse.ArgumentParser(prog="python -m bench.searches")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--search", action="append", default=[], choices=KINDS)
    parser.add_argument("--minutes", type=float, default=24 * 60.0)
    said = parser.parse_args()
    until = monotonic() + 60 * said.minutes
    duels = list(chosen(said.game, said.search))
    for part in range(1, PARTS + 1):
        for duel in duels:
            play(duel, -(-duel.games * part // PARTS), until)
    print(HEAD)
    for duel in duels:
        if games := played(duel):
            print(row(duel, match_of(duel), games))
    if "spread" in said.search or not said.search:
        for game, simulations in SPREAD:
            if not said.game or game in said.game:
                found = overhead(game, 2, simulations, DECISIONS)
                print(row_of_overhead(game, simulations, found))


if __name__ == "__main__":
    main()
