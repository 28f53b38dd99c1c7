"""What is new since the viewer looked last comes from news."""

from __future__ import annotations

import pytest

from signoria.games.florenza.web.fresh import fresh
from signoria.kernel.news import hear
from tests.games.florenza.phrases.tables import GAME, placing
from tests.games.florenza.rules.positions import GHOST_REST, position
from tests.games.florenza.web.tables import game

ADAM, BEA = 0, 1


def after(state, *actions):
    """What some moves made new."""
    return fresh([fact for action in actions for fact in hear(state, GAME.words.worded(action))])


def test_nothing_is_new_without_news():
    assert fresh([]) == fresh([])
    assert not vars(fresh([]))["goods"]


def test_a_visit_marks_the_workshop_and_both_markers():
    found = after(placing(), "operate 1 1")
    assert found.spaces == {(BEA, 1)}
    assert found.goods == {(ADAM, "prestige"), (BEA, "prestige")}


def test_artworks_are_marked_in_the_city_or_in_a_district():
    assert after(placing(), "art duomo pulpito").works == {(None, "duomo pulpito")}
    assert after(placing(), "art palazzo ritratto").works == {(ADAM, "palazzo ritratto")}


def test_places_people_and_captains_are_marked():
    assert after(placing(), "market").places == {"market"}
    assert after(placing(), "fortune gattamelata").captains == {"gattamelata"}
    found = after(placing(), "charity chiesa giordano_bruno")
    assert found.chiese == {ADAM}
    assert (ADAM, "fiorini") in found.goods


def test_a_ghosts_space_is_marked():
    state = position(
        1,
        ghosts="easy",
        next=f"GhostTurn 1, ClearActionTable 1, KinsmenAndGhosts 0, {GHOST_REST}",
        f0={"income": 1},
        f1={"income": 2, "actions": 2, "table": [1, 0, 0, 0, 0, 0, 0, 0]},
    )
    found = after(state, "roll 6")
    assert found.actions == {(1, 7)}
    assert found.goods == {(1, "church")}


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_whatever_changed_is_marked_in_whole_games(seats):
    """Goods, points, tiles and artworks that differ after a move were told by it."""
    table = game(seats, 6)
    while not table.is_over:
        before = GAME.observe(table.state, None)
        twin = table.state.copy()
        table.step()
        move = table.record.moves[-1]
        found = fresh(hear(twin, GAME.words.worded(move.text)))
        now = GAME.observe(twin, None)
        if before["under_way"]["given"] or now["under_way"]["given"]:
            continue  # a trade is told when it is complete
        is_new_round = "Draw" in before["step"] or now["round"] != before["round"]
        for old, new in zip(before["families"], now["families"], strict=True):
            number = new["family"]
            for name in ("prestige", "church", "fiorini"):
                if old[name] != new[name]:
                    assert (number, name) in found.goods
            for good, count in new["resources"].items():
                if old["resources"][good] != count:
                    assert (number, good) in found.goods
            if not is_new_round:  # then Ghosts' tiles are turned back
                for at, (was, tile) in enumerate(zip(old["spaces"], new["spaces"], strict=True), 1):
                    if was != tile and tile is not None:
                        assert (number, at) in found.spaces
            for was, work in zip(old["artworks"], new["artworks"], strict=True):
                if was != work:
                    assert (number, work["key"]) in found.works
        for was, work in zip(before["artworks"], now["artworks"], strict=True):
            if was != work:
                assert (None, work["key"]) in found.works
