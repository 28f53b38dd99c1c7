"""The score strip: in every game, for every number of players, and nothing secret in it."""

from __future__ import annotations

import pytest

import signoria
from signoria import games, load
from signoria.faces import web
from signoria.faces.web.page_data import FAMILIES, SeatData, TableData
from signoria.story import Story
from tests.faces_web.reading import check
from tests.faces_web.tables import VISITORS

NAMES = ("Ginevra", "Contessina de’ Bardi", "Lorenzo", "Lucrezia", "Giuliano")
TABLES = [(game, seats) for game in games() for seats in load(game).seats]


def half_played(game: str, seats: int, plies: int = 25) -> signoria.Table:
    table = signoria.Table(load(game), ["greedy"] * seats, seed=3, names=list(NAMES[:seats]))
    while len(table.record.moves) < plies and not table.is_over:
        table.step()
    return table


def seen(table: signoria.Table, seat: int | None) -> TableData:
    game, record = table.game, table.record
    return TableData(
        table="table1",
        game=game.name,
        version=1,
        seats=[
            SeatData(at, record.names[at], FAMILIES[at], "person", is_mine=at == seat)
            for at in range(record.seats)
        ],
        seat=seat,
        my_seats=[] if seat is None else [seat],
        observation=game.observe(table.state, seat),
        record=record,
        story=Story.of(record),
        options=record.options,
        scores=game.scores_seen(table.state, seat),
        winners=game.winners(table.state) if table.is_over else [],
        is_over=table.is_over,
        seen_ply=max(0, len(record.moves) - 9),
    )


def strips(tree):
    """The seats of a strip: their numbers, texts and scores."""
    found = [one for one in tree.iter("li") if (one.get("id") or "").startswith("strip-")]
    numbers = {one.get("id"): one.get("data-count") for one in tree.iter() if one.get("data-count")}
    return {
        int(one.get("id").removeprefix("strip-")): (
            "".join(one.itertext()),
            int(numbers[f"{one.get('id')}-1"]),
        )
        for one in found
    }


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_seat_has_its_place_and_its_score(game, seats):
    table = half_played(game, seats)
    for visitor in VISITORS:
        shown = strips(check(web.table_page(visitor, seen(table, 0))))
        assert set(shown) >= set(range(seats))  # and Ghosts
        assert all(NAMES[at] in shown[at][0] for at in range(seats))


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats in TABLES if seats > 1])
def test_others_read_no_more_than_a_spectator(game, seats):
    table = half_played(game, seats, 90)
    common = strips(check(web.table_page(VISITORS[0], seen(table, None))))
    mine = strips(check(web.table_page(VISITORS[0], seen(table, 0))))
    assert {at: it for at, it in mine.items() if at} == {at: it for at, it in common.items() if at}


@pytest.mark.parametrize("game", games())
def test_replay_has_the_strip_too(game):
    table = half_played(game, load(game).seats[-1], 40)
    page = web.replay_page(VISITORS[0], table.record, Story.of(table.record), 30, "table1")
    assert len(strips(check(page))) == load(game).seats[-1]
