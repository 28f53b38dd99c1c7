"""What is new since the viewer looked last, from the news."""

from __future__ import annotations

from signoria.faces.phrases import phrases_for
from signoria.faces.web.page_data import SeatData
from signoria.faces.web.scene import Scene
from signoria.faces.web.words import spoken
from signoria.games.florenza_dice.web.fresh import fresh
from signoria.kernel.news import hear
from tests.games.florenza_dice.rules.positions import GAME, OTHERS, all_but, position


def new_after(state, *actions):
    """What is new for a spectator after some moves."""
    told = [fact for action in actions for fact in hear(state, GAME.words.worded(action))]
    scene = Scene(
        game=GAME,
        phrases=phrases_for("florenza_dice", "en"),
        language=spoken("en"),
        seats=[SeatData(0, "Adam", "medici", "person"), SeatData(1, "Bea", "pazzi", "person")],
        seat=None,
        seen=GAME.observe(state, None),
        news=told,
        names=["Adam", "Bea"],
    )
    return fresh(scene)


def test_a_used_die_has_moved_and_its_resources_are_ticked():
    found = new_after(
        position(), "use white resources 2", "place marble cupola", "place marble cupola"
    )
    assert found.dice == {"white"}
    assert found.ticks == {(0, "cupola", "marble"): 2}


def test_a_die_of_the_others_stays_where_it_is():
    state = position(used="white red grey", next=OTHERS, supply={1: "1 0 0"})
    assert new_after(state, "use green fiorini").dice == set()


def test_steps_supply_buildings_and_works_are_marked():
    state = position(
        dice="1 1 1 1 1 1",
        supply={0: "0 200 0"},
        ticks={0: f"2.wood 2.metal {all_but('giardino')}"},
    )
    found = new_after(state, "build 16", "use white captain 2", "use green artist giardino")
    assert found.spaces == {(0, 2)}
    assert found.steps == {(0, "captain", 1), (0, "captain", 2)}
    assert found.works == {(0, "giardino")}
    assert found.supply == {(0, "fiorini")}


def test_an_office_is_new_with_another_holder():
    state = position(
        next="EndStep, Round", round=2, captain=0, supply={0: "1 0 0"}, tracks={0: "1 1 0"}
    )
    assert new_after(state, "done").offices == {"bishop"}
