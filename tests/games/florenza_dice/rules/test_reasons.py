"""Why something is not possible: from the rules that decide it."""

from __future__ import annotations

import pytest

from signoria.games.florenza_dice.news import (
    AnswerFirst,
    DieToUse,
    DieUsed,
    HasBuilding,
    IconOpen,
    IconTicked,
    NeedsArtist,
    NoFiorini,
    NoIconOpen,
    NoSpare,
    NoStar,
    NoSuchIcon,
    NothingToPlace,
    OnceATurn,
    OnlyInATurn,
    OnlyInTurns,
    OnlyWith,
    OtherAmount,
    OtherKind,
    ProjectFinished,
    RioneFull,
    SpaceStillLacks,
    SpendFirst,
    TooDear,
    WorkIsCompleted,
    WorkStillLacks,
)
from signoria.kernel.news import NotAsked
from tests.games.florenza_dice.rules.positions import GAME, OTHERS, all_but, position, whole_sheet
from tests.games.florenza_dice.tables import table_at


def why_not(state, text):
    """The reason for something that is not offered."""
    action = GAME.words.worded(text)
    assert action not in state.options()
    return state.why_not(action)


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("use white resources 1", OtherAmount(4, "marble", 2)),
        ("use brown bishop 2", OtherAmount(4, "bishop", 1)),
        ("use red resources 2", DieUsed("red", 0, is_mine=True)),
        ("use green artist giardino", WorkStillLacks("giardino", ("gold", "fiorini"))),
        ("use green artist cupola", WorkIsCompleted("cupola")),
        ("use green artist ritratto", NeedsArtist("ritratto", ("painter",))),
        ("use yellow artist ritratto", TooDear(200, 100)),
        ("use yellow anonymous ritratto", OnlyWith(13)),
        ("use white more fiorini", OnceATurn(16)),
        ("place gold 3", NothingToPlace()),
        ("build 16", HasBuilding(16)),
        ("build 17", SpaceStillLacks(3, ("wood", "textile", "fiorini", "fiorini"))),
        ("spend spare", NoSpare()),
        ("spend star", NoStar()),
        ("done", DieToUse()),
        ("change resource", OnlyWith(17)),
        ("pay ritratto", IconTicked("ritratto", "fiorini")),
        ("pay cupola", ProjectFinished("cupola")),
        ("pay giardino", SpendFirst()),
        ("advance captain", NotAsked()),
        ("roll 3", NotAsked()),
    ],
)
def test_a_die_is_to_be_used(action, why):
    state = position(
        used="red",
        next="UseDie, UseDie, EndStep",
        supply={0: "0 100 0"},
        rione={0: "5 16"},
        spent="16",
        artists={0: "0 0 0 0 0 2 0 0"},
        ticks={0: f"{all_but('ritratto')} giardino.marble"},
    )
    assert why == why_not(state, action)


def test_the_others_use_what_is_left_and_the_bishop_any():
    state = position(used="white red grey", next=OTHERS)
    assert why_not(state, "use white fiorini") == DieUsed("white", 0, is_mine=False)
    state = position(used="white red grey", next=OTHERS, bishop=1)
    assert GAME.words.worded("use white fiorini") in state.options()
    state = position(1, active="ghost", used="white red grey", next="UseOneDie, EndStep")
    assert why_not(state, "use white fiorini") == DieUsed("white", "ghost", is_mine=False)


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("place wood 3", IconTicked("3", "wood")),
        ("place wood giardino", NoSuchIcon("giardino", "wood")),
        ("place spice ritratto", ProjectFinished("ritratto")),
        ("place gold 2", OtherKind("wood")),
        ("lose resource", IconOpen("wood")),
        ("use white fiorini", AnswerFirst()),
        ("spend fiorini", NoFiorini()),
    ],
)
def test_a_resource_is_to_be_placed(action, why):
    state = position(
        artists={0: "2 0 0 0 0 0 0 0"}, ticks={0: "3.wood"}, next="ObtainResources 1 2 0, EndStep"
    )
    assert why == why_not(state, action)


def test_nothing_is_spent_and_no_effect_works_before_the_turns():
    state = position(
        captain=0,
        round=2,
        own_turn=0,
        rione={0: "1 17"},
        supply={0: "1 100 0"},
        next="CaptainsResource, PlayerTurn 0",
    )
    assert why_not(state, "spend spare") == OnlyInATurn()
    assert why_not(state, "change resource") == OnlyInTurns(17)
    assert why_not(state, "lose resource") == IconOpen(None)


def test_a_full_sheet_and_a_full_rione_take_nothing():
    state = position(supply={0: "1 100 0"}, ticks={0: whole_sheet()})
    assert why_not(state, "spend spare") == NoIconOpen(None)
    assert why_not(state, "spend fiorini") == NoIconOpen("fiorini")
    state = position(rione={0: "1 2 3 4 5 6 7 8"})
    assert why_not(state, "build 9") == RioneFull()


def test_what_is_possible_later_waits_for_the_answer():
    state = position(supply={0: "1 100 0"}, ticks={0: "2.wood 2.metal"}, next="SpendSpare, EndStep")
    assert why_not(state, "build 16") == AnswerFirst()
    assert why_not(state, "spend fiorini") == AnswerFirst()


def test_whatever_a_question_is_about_has_a_reason_of_its_own():
    """Only words that a question never asks for are answered with nothing better."""
    asked_elsewhere = ("roll", "start", "advance", "keep", "done", "change", "lose", "spend star")
    for seats in (1, 2):
        table = table_at(seats, 0)
        while not table.is_over:
            if int(table.state.actor()) >= 0 and len(table.record.moves) % 9 == 0:
                options = set(table.state.options())
                for action in GAME.words:
                    if action not in options:
                        why = table.state.why_not(action)
                        is_elsewhere = action.text.startswith(asked_elsewhere)
                        assert not isinstance(why, NotAsked) or is_elsewhere, action
            table.step()
