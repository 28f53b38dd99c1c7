"""The states of a game that the contact sheet shows: as data, for whatever look is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import signoria
from signoria.faces import web
from signoria.faces.web.page_data import FAMILIES, SeatData, TableData, Visitor
from signoria.kernel.state import State
from signoria.offers import offer
from signoria.story import Story

GOLDEN = Path(__file__).parents[1] / "games"
NAMES = ["Ginevra", "Contessina", "Lorenzo", "Lucrezia", "Giuliano"]
ROUND, END, MIDDLE, WATCHED = "round", "end", "middle", "watched"
SCENE = 'id="scoring"'
SEATS = 3
SCORED_BY = 60  # questions to a seat: by then a game that scores rounds has scored one


@dataclass(frozen=True)
class Moment:
    """A record so far, and where it has led to."""

    record: signoria.Record
    state: State

    @property
    def actor(self) -> int:
        return int(self.state.actor())

    @property
    def kind(self) -> str:
        """What kind of question is asked."""
        return str(self.state.step).split()[0]


@cache
def all_states(game: str) -> list[tuple[str, TableData]]:
    """The same for every look."""
    return list(_states(game))


def _states(game: str) -> Iterator[tuple[str, TableData]]:
    """The first question of each kind, first as seat 0 of a game of three is asked, then what only
    golden records ask; a round that was scored, the ends with fewest and most players, a crowded
    table and one for spectators.
    """
    record = played(game, SEATS)
    met: set[str] = set()
    mine = [moment for moment in moments(record) if moment.actor == 0]
    for moment in mine:
        if moment.kind not in met:
            met.add(moment.kind)
            yield moment.kind, seen(moment)
    for moment in mine[:SCORED_BY]:
        if SCENE in web.table_page(Visitor("en"), seen(moment)):
            yield ROUND, replace(seen(moment), seen_ply=0)  # to whom all of it is new
            break
    for file in sorted((GOLDEN / game / "golden").glob("*.record")):
        golden = signoria.Record.parse(file.read_text(encoding="utf-8"))
        for moment in moments(replace(golden, names=NAMES[: golden.seats])):
            if moment.actor >= 0 and moment.kind not in met:
                met.add(moment.kind)
                yield moment.kind, seen(moment, moment.actor)
    yield END, seen(over(record))
    counts = signoria.load(game).seats
    yield f"{END} {max(counts)} players", seen(over(played(game, max(counts))))
    yield f"{END} {min(counts)} players", seen(over(played(game, min(counts))))
    crowded = list(moments(played(game, max(counts))))
    yield MIDDLE, seen(next(one for one in crowded[len(crowded) // 2 :] if one.actor == 0))
    yield WATCHED, seen(crowded[len(crowded) * 2 // 3], None)


def played(game: str, seats: int, seed: int = 7) -> signoria.Record:
    """A game by bots."""
    names = NAMES[:seats]
    return signoria.Table(signoria.load(game), ["greedy"] * seats, seed=seed, names=names).run()


def moments(record: signoria.Record) -> Iterator[Moment]:
    """Every position in which somebody is asked."""
    state = record.load().new(record.seats, record.options)
    for ply, move in enumerate(record.moves):
        if int(state.actor()) >= 0:
            yield Moment(replace(record, moves=record.moves[:ply]), state.copy())
        state.play(move.text)


def over(record: signoria.Record) -> Moment:
    return Moment(record, record.replay())


def seen(moment: Moment, seat: int | None = 0) -> TableData:
    """The table as a seat sees it; nobody's seat is a spectator's."""
    record, state = moment.record, moment.state
    game = record.load()
    is_over = moment.actor == signoria.NOBODY
    offered = offer(state) if moment.actor == seat else None
    shown = offered.state if offered else state
    mine = 0 if seat is None else seat
    return TableData(
        table="picture",
        game=game.name,
        version=len(record.moves) + 1,
        seats=[
            SeatData(at, name, FAMILIES[at], "person" if at == mine else "greedy", at == seat)
            for at, name in enumerate(record.names)
        ],
        seat=seat,
        my_seats=[] if seat is None else [seat],
        observation=game.observe(shown, seat),
        offer=offered,
        record=record,
        story=Story.of(record),
        options=record.options,
        scores=game.scores_seen(state, seat),
        winners=game.winners(state) if is_over else (),
        is_over=is_over,
        warnings=() if seat is None or is_over else game.warnings(shown, seat),
        seen_ply=max(0, len(record.moves) - 1),
    )
