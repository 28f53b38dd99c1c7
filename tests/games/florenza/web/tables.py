"""Real positions of Florenza as the server would hand them to the pages."""

from __future__ import annotations

from functools import cache

import signoria
from signoria.faces.web.page_data import FAMILIES, SeatData, TableData
from signoria.faces.web.scene import Scene
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.offers import offer
from signoria.story import Story

NAMES = ("Ginevra", "Lorenzo", "Cosimo", "Bianca", "Piero")
OPTIONS = {1: {"ghosts": "easy+hard"}, 5: {"no_die": "yes"}}


def game(seats: int, seed: int, player: str = "random") -> signoria.Table:
    """A table of bots, before their first move."""
    return signoria.Table(
        signoria.load("florenza"),
        [player] * seats,
        seed=seed,
        names=list(NAMES[:seats]),
        options=OPTIONS.get(seats, {}),
    )


@cache
def whole(seats: int, seed: int) -> signoria.Record:
    """A whole game."""
    return game(seats, seed).run()


def asked(seats: int, step: str, seed: int = 1, skip: int = 0) -> signoria.Table:
    """The first position after so many moves in which a person is asked by a step."""
    for number in range(seed, seed + 60):
        table = game(seats, number)
        while not table.is_over:
            is_step = type(table.state.step).__name__ == step
            if is_step and len(table.record.moves) >= skip and int(table.state.actor()) >= 0:
                return table
            table.step()
    raise AssertionError(f"nobody was asked by {step}")


def seen_by(table: signoria.Table, seat: int | None, **more) -> TableData:
    """The table as one seat sees it."""
    record = table.record
    is_asked = seat is not None and seat == int(table.state.actor())
    offered = offer(table.state) if is_asked else None
    facts = {
        "offer": offered,
        "table": "table1",
        "game": "florenza",
        "version": len(record.moves) + 1,
        "seats": [
            SeatData(
                at,
                record.names[at],
                FAMILIES[at],
                "person" if at < 2 else "greedy",
                is_mine=at == seat,
            )
            for at in range(record.seats)
        ],
        "seat": seat,
        "my_seats": [] if seat is None else [seat],
        "observation": table.game.observe(offered.state if offered else table.state, seat),
        "record": record,
        "story": Story.of(record),
        "options": record.options,
        "scores": table.game.scores(table.state),
        "winners": table.game.winners(table.state) if table.is_over else [],
        "is_over": table.is_over,
        "seen_ply": max(0, len(record.moves) - 9),
        "why_no_undo": "chance",
        "commitment": "c0ffee" * 8,
    }
    return TableData(**{**facts, **more})


def scene(table: signoria.Table, seat: int | None) -> Scene:
    """The same as a scene in English."""
    return scene_of(spoken("en"), seen_by(table, seat), Story.of(table.record))
