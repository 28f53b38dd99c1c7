"""The games of a match as a table, a row for each game and seat: CSV and Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from signoria.arena.extras import needed
from signoria.arena.match import Match
from signoria.arena.played import GamePlayed

COLUMNS = (
    *("game", "round", "seat", "turn", "bot", "score", "share", "margin"),
    *("luck", "decisions", "milliseconds", "forfeits"),
)


def rows(match: Match, games: Sequence[GamePlayed]) -> Iterator[tuple[Any, ...]]:
    """A row for each game and seat, as in ``COLUMNS``; games are numbered from 1."""
    for game in games:
        for seat, bot in enumerate(game.bots):
            yield (
                game.number + 1,
                game.round + 1,
                seat,
                game.places[seat],
                match.bots[bot],
                game.scores[seat],
                game.shares[seat],
                game.margin(seat),
                game.luck[seat] if game.luck else None,
                game.decisions[seat],
                game.milliseconds[seat],
                sum(one.seat == seat for one in game.forfeits),
            )


def write_csv(path: Path, match: Match, games: Sequence[GamePlayed]) -> None:
    """For spreadsheets."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows(match, games))


def write_parquet(path: Path, match: Match, games: Sequence[GamePlayed]) -> None:
    """For data frames."""
    arrow, parquet = needed("pyarrow", *PARQUET), needed("pyarrow.parquet", *PARQUET)
    columns = [list(column) for column in zip(*rows(match, games), strict=True)]
    parquet.write_table(arrow.table(dict(zip(COLUMNS, columns, strict=True))), str(path))


PARQUET = ("--parquet", "arena")
