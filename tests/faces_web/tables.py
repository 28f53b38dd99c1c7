"""Real positions as the server would hand them to the pages."""

from __future__ import annotations

import signoria
from signoria.faces import web
from signoria.faces.web.page_data import FAMILIES, SeatData, TableData, Visitor
from signoria.offers import offer
from signoria.story import Story

NAMES = ("Ginevra", "Lorenzo", "Cosimo", "Bianca")
ENGLISH = Visitor("en", "Ginevra", "")
ITALIAN = Visitor("it", "Ginevra", "dark")
VISITORS = (ENGLISH, ITALIAN)


def played(seats: int, plies: int, seed: int = 7, names=NAMES) -> signoria.Table:
    """Bots have played so many moves, or to the end."""
    players = ["greedy", "random", "greedy", "random"][:seats]
    table = signoria.Table(
        signoria.load("medici_dice"), players, seed=seed, names=list(names[:seats])
    )
    while len(table.record.moves) < plies and not table.is_over:
        table.step()
    return table


def asked(seats: int, seat: int, plies: int = 0, step: str = "", seed: int = 7) -> signoria.Table:
    """The first position after so many moves in which *seat* must choose."""
    table = played(seats, plies, seed)
    while not table.is_over:
        is_step = str(table.state.step).startswith(step)
        if int(table.state.actor()) == seat and is_step:
            return table
        table.step()
    raise AssertionError("nobody was asked")


def replay_page(visitor, record, at, table) -> str:
    """A record at a position."""
    return web.replay_page(visitor, record, Story.of(record), at, table)


def seen_by(table: signoria.Table, seat: int | None, **more) -> TableData:
    """The table as one seat sees it; a person sits there, and in the second."""
    game, record = table.game, table.record
    players = ["person", "person", "greedy", "open"][: record.seats]
    is_asked = seat is not None and int(table.state.actor()) == seat
    offered = offer(table.state) if is_asked else None
    facts = {
        "table": "table1",
        "game": game.name,
        "version": len(record.moves) + 1,
        "seats": [
            SeatData(at, record.names[at], FAMILIES[at], players[at], is_mine=at == seat)
            for at in range(record.seats)
        ],
        "seat": seat,
        "my_seats": [] if seat is None else [seat],
        "observation": game.observe(offered.state if offered else table.state, seat),
        "offer": offered,
        "record": record,
        "story": Story.of(record),
        "options": record.options,
        "scores": game.scores(table.state),
        "winners": game.winners(table.state) if table.is_over else [],
        "is_over": table.is_over,
        "seen_ply": max(0, len(record.moves) - 9),
        "why_no_undo": "chance",
        "commitment": "c0ffee" * 8,
    }
    return TableData(**{**facts, **more})
