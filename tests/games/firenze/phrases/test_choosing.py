"""The answers of Firenze in words, and what people type for them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.faces.phrases import phrases_for
from signoria.faces.terminal.choices import choices_of
from tests.games.firenze.phrases.refusing import refusal
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    FULFIL,
    THOMAS,
    play,
    position,
)
from tests.games.firenze.tables import GAME, seen_by_asked, table_at

ENGLISH = phrases_for("firenze", "en")
ITALIAN = phrases_for("firenze", "it")


def choice(state, action, words=ENGLISH):
    """One option."""
    return next(one for one in choices(state, words) if one.action == action)


def choices(state, words=ENGLISH):
    """All options, with what they would bring."""
    return choices_of(words, GAME, state, int(state.actor()))


def test_cards_of_the_row_go_by_their_place_and_personnel_comes_after_them():
    state = position(
        3, store={THOMAS: "2 red"}, cards={THOMAS: "princess"}, on_row={2: "2 blue"}, next=CHOOSE
    )
    found = choices(state)
    assert [(one.key, one.action) for one in found] == [
        (1, "take 1"),
        (2, "take 2"),
        (3, "take 3"),
        (7, "play princess"),
    ]
    second = found[1]
    assert (second.label, second.short) == ("Smuggler with 2 blue", "Smuggler BB")
    assert (second.gain, second.group) == ("for 1 brick", "take")
    assert choice(state, "take 2", ITALIAN).label == "Contrabbandiere con 2 azzurri"


def test_what_must_grow_is_offered_first_with_the_points_it_would_bring():
    state = position(3, store={THOMAS: "3 red 3 blue"}, towers={THOMAS: "red4 blue1*"}, next=BUILD)
    found = choices(state)
    assert [one.action for one in found][:2] == ["build red 5", "again blue 2"]
    assert (found[0].label, found[0].gain) == ("red tower to 5", "+5")  # 4, and 1 for level 5
    assert found[-1].label == "build nothing this turn"


def test_a_commission_is_offered_with_all_that_it_brings():
    state = position(
        3,
        towers={THOMAS: "white6"},
        balconies="I_white_6 - - -",
        churches="santa_croce orsanmichele",
        next=FULFIL,
    )
    offered = choice(state, "fulfil white 6")
    assert offered.label == "white 6, balcony I"
    assert offered.gain == f"+{7 + 2 + 3 + 2}"
    before = GAME.scores(state)[THOMAS].total
    play(state, "fulfil white 6")
    assert f"+{GAME.scores(state)[THOMAS].total - before}" == offered.gain


def test_the_gain_of_every_commission_is_what_it_brings():
    table, seen_gains = table_at(4, 0), 0
    while not table.is_over and len(table.record.moves) < 4000:
        state = table.state
        if state.actor() >= 0:
            for one in choices(state):
                if one.action.startswith("fulfil"):
                    copy = state.copy()
                    seat = int(copy.actor())
                    lines = slice(0, 6)  # without majorities and celebrations, at the end
                    before = sum(points for _, points in GAME.scores(copy)[seat].lines[lines])
                    copy.play(one.action)
                    after = sum(points for _, points in GAME.scores(copy)[seat].lines[lines])
                    assert one.gain == f"+{after - before}"
                    seen_gains += 1
        table.step()
    assert seen_gains > 3


def test_every_option_is_understood_in_all_its_spellings():
    """Equal cards with equal bricks go by the same words: those mean the first."""
    table = table_at(3, 0)
    while len(table.record.moves) < 500:
        if table.state.actor() >= 0:
            seen = seen_by_asked(table.state)
            for words in (ENGLISH, ITALIAN):
                choices = words.choices(seen)
                assert sorted(seen["options"]) == sorted(one.action for one in choices)
                assert len({one.key for one in choices}) == len(choices)
                one = choices[len(table.record.moves) % len(choices)]
                assert one.action == words.understand(seen, str(one.key))
                assert one.action == words.understand(seen, one.action)
                for said in (one.label, one.short):
                    same = next(each for each in choices if said in (each.label, each.short))
                    assert same.action == words.understand(seen, said)
                    assert same == one or one.action.startswith("take")
        table.step()


@pytest.mark.parametrize(
    ("said", "action"),
    [
        ("mason", "take 4"),
        ("Muratore", "take 4"),
        ("prendi muratore", "take 4"),
        ("prendi 6", "take 6"),
        ("incendio", "take 5"),
        ("xyz", "xyz"),
    ],
)
def test_a_card_of_the_row_may_be_named(said, action):
    seen = seen_by_asked(position(3, store={THOMAS: "5 red"}, next=CHOOSE))
    assert action == ITALIAN.understand(seen, said)


@given(st.text(max_size=30) | st.text("0123456789 takebuildred*+", max_size=30))
def test_whatever_is_typed_gets_an_answer(said):
    state = position(3, store={THOMAS: "5 red"}, next=CHOOSE)
    seen = seen_by_asked(state)
    for words in (ENGLISH, ITALIAN):
        if words.understand(seen, said) not in seen["options"]:
            assert refusal(words, state, said)


def test_everybody_can_be_named_as_the_one_who_begins():
    found = choices(GAME.new(3, {"starter": "host"}))
    assert [one.action for one in found] == ["start 0", "start 1", "start 2"]
    assert all(one.short == one.label for one in found)
    assert len({one.label for one in found}) == 3
