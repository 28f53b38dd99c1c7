"""What a seat sees in Firenze, and how games are judged for bots."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from signoria.games.firenze.rules import box as box_module
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    EXCHANGE,
    FULFIL,
    GAME,
    HOLGER,
    LIMITS,
    NEXT,
    THOMAS,
    commission,
    play,
    player,
    position,
    seen,
)


def test_the_row_shows_cards_kinds_costs_and_bricks():
    state = position(3, on_row={3: "1 blue"}, cards={THOMAS: "princess"}, next=CHOOSE)
    third = seen(state)["row"][2]
    assert (third["card"], third["kind"], third["cost"]) == ("princess", "personnel", 2)
    assert third["bricks"]["blue"] == 1
    state.play("play princess")
    assert [card["cost"] for card in seen(state)["row"]] == [0] * 6


def test_a_hole_in_the_row_shows_while_a_card_is_carried_out():
    state = position(3, row="botch spy", towers={THOMAS: "red2"}, next=CHOOSE)
    state.play("take 1")
    assert (seen(state)["row"][0], seen(state)["event"]) == (None, "botch")


def test_commissions_show_points_seals_balconies_and_whether_they_are_open():
    state = position(
        3,
        seals={"green 3": HOLGER, "green 4": "n"},
        balconies="I_white_6 II_red_5 - -",
        next=CHOOSE,
    )
    assert commission(state, "green 3")["seal"] == HOLGER
    assert commission(state, "green 4")["neutral"]
    assert commission(state, "white 6")["open"]
    assert not commission(state, "red 5")["open"]
    assert seen(state)["next_balcony"] == "I"
    assert seen(state)["towers"][2]["ahead"] == HOLGER


def test_the_phase_of_a_turn_is_told_even_while_a_card_is_played():
    assert seen(GAME.new(2))["phase"] == 0
    everything = {"store": {THOMAS: "8 red", HOLGER: "1 blue"}, "towers": {THOMAS: "red3"}}
    for phase, next in enumerate([CHOOSE, EXCHANGE, BUILD], 1):
        state = position(2, next=next, cards={THOMAS: "spy"}, on_row={1: "1 blue"}, **everything)
        assert (seen(state)["phase"], seen(play(state, "play spy"))["phase"]) == (phase, phase)
    paying = position(2, next=CHOOSE, **everything)
    assert seen(play(paying, "take 3"))["phase"] == 1
    assert seen(position(2, next=FULFIL, **everything))["phase"] == 5
    over = position(2, store={THOMAS: "12 red"}, next=LIMITS)
    assert (seen(over)["step"], seen(over)["phase"]) == ("StorehouseLimit", 6)


def test_towers_show_whether_they_were_worked_on_and_fit_a_commission():
    state = position(3, store={THOMAS: "2 red"}, towers={THOMAS: "red3 white2"}, next=BUILD)
    play(state, "build red 4")
    sites = player(state, THOMAS)["towers"]
    assert [(site["colour"], site["worked_on"], site["fits"]) for site in sites] == [
        ("white", False, False),
        ("red", True, True),
    ]


def test_a_turn_shows_what_was_built_and_what_it_costs():
    state = position(3, store={THOMAS: "12 red"}, next=BUILD)
    play(state, "build red 1", "again red 2", "again red 3", "again red 4")
    now = seen(state)["now"]
    assert (now["built"], now["construction_cost"]) == (4, 3)


def test_the_end_of_game_tile_is_seen():
    assert seen(position(3, finisher=1, next=CHOOSE))["end"]["finisher"] == HOLGER


def test_only_the_asked_seat_sees_options():
    state = position(3, next=CHOOSE)
    assert [bool(seen(state, seat)["options"]) for seat in (None, 0, 1, 2)] == [
        False,
        True,
        False,
        False,
    ]


def test_every_step_begins_with_a_heading_of_the_rulebook():
    headings = (
        "Set Up",
        "Tips for Setting Up",
        "Game Play",
        "1) Choose a card",
        "2) Exchange Bricks",
        "3) Build Towers",
        "4) Tear down abandoned construction",
        "5) Fulfill Commissions",
        "6) Check Limits",
        "Event Cards",
        "Personnel Cards",
        "Celebration Cards",
        "The End of the Game",
        "Final Scoring",
    )
    told = {
        node.name: ast.get_docstring(node) or ""
        for path in Path(str(box_module.__file__)).parent.glob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
    for name in GAME.steps:
        assert told[name].startswith(headings), name


def test_the_leader_has_the_better_value_and_the_better_reward():
    state = position(3, turn=2, finisher=0, points={THOMAS: 30, HOLGER: 20}, next=NEXT)
    assert GAME.value(state, THOMAS) > GAME.value(state, HOLGER)
    assert state.reward(THOMAS) > state.reward(HOLGER)


@pytest.mark.parametrize("lead", [0, 5, 100, 300])
def test_the_reward_is_from_0_to_1_whatever_the_lead(lead):
    state = position(3, turn=2, finisher=0, points={THOMAS: lead}, next=NEXT)
    assert 0 <= state.reward(HOLGER) <= state.reward(THOMAS) <= 1


def test_a_greedy_player_fulfils_a_commission_at_the_end():
    state = position(3, finisher=HOLGER, towers={THOMAS: "purple6"}, next=FULFIL)
    values = []
    for action in state.options():
        after = state.copy()
        after.apply(action)
        values.append((GAME.value(after, THOMAS), action.text))
    assert max(values)[1] == "fulfil purple 6"
