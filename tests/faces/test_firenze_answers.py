"""The answers of Firenze in words, what people type for them, and refusals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.faces.phrases import phrases_for
from tests.faces.firenze_tables import GAME, seen_by_asked, table_at
from tests.faces.refusing import refusal
from tests.faces.tables import NAMES
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    FULFIL,
    HOLGER,
    LIMITS,
    THOMAS,
    play,
    position,
    taking,
)

ENGLISH = phrases_for("firenze", "en")
ITALIAN = phrases_for("firenze", "it")


def reason(state, action, words=ENGLISH):
    """Why an action is not possible; it must not be."""
    seen = seen_by_asked(state)
    assert action not in seen["options"]
    return words.reason(seen, action, NAMES)


def choice(state, action, words=ENGLISH):
    """One option."""
    return next(one for one in words.choices(seen_by_asked(state)) if one.action == action)


# Answers


def test_cards_of_the_row_go_by_their_place_and_personnel_comes_after_them():
    state = position(
        3, store={THOMAS: "2 red"}, cards={THOMAS: "princess"}, on_row={2: "2 blue"}, next=CHOOSE
    )
    choices = ENGLISH.choices(seen_by_asked(state))
    assert [(one.key, one.action) for one in choices] == [
        (1, "take 1"),
        (2, "take 2"),
        (3, "take 3"),
        (7, "play princess"),
    ]
    second = choices[1]
    assert (second.label, second.short) == ("Smuggler with 2 blue", "Smuggler BB")
    assert (second.gain, second.group) == ("for 1 brick", "take")
    assert choice(state, "take 2", ITALIAN).label == "Contrabbandiere con 2 azzurri"


def test_what_must_grow_is_offered_first_with_the_points_it_would_bring():
    state = position(3, store={THOMAS: "3 red 3 blue"}, towers={THOMAS: "red4 blue1*"}, next=BUILD)
    choices = ENGLISH.choices(seen_by_asked(state))
    assert [one.action for one in choices][:2] == ["build red 5", "again blue 2"]
    assert (choices[0].label, choices[0].gain) == ("red tower to 5", "+5")  # 4, and 1 for level 5
    assert choices[-1].label == "build nothing this turn"


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
            for one in ENGLISH.choices(seen_by_asked(state)):
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
    seen = seen_by_asked(position(3, store={THOMAS: "5 red"}, next=CHOOSE))
    for words in (ENGLISH, ITALIAN):
        meant = words.understand(seen, said)
        if meant not in seen["options"]:
            assert refusal(words, seen, said, NAMES, meant in GAME.words)


# Refusals


def test_every_word_of_the_game_has_a_reason_when_it_is_not_possible():
    states = [
        position(3, store={THOMAS: "2 red"}, next=CHOOSE),
        position(3, store={THOMAS: "2 red"}, towers={THOMAS: "red2"}, next=BUILD),
        position(3, towers={THOMAS: "red3"}, next=FULFIL),
        taking("tribute", store={THOMAS: "3 blue", HOLGER: "1 red"}),
    ]
    for state in states:
        seen = seen_by_asked(state)
        for words in (ENGLISH, ITALIAN):
            for text in map(str, GAME.words):
                if text not in seen["options"]:
                    said = words.reason(seen, text, NAMES)
                    assert said
                    assert "{" not in said


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("take 6", "costs 5, you have 4"),
        ("build red 1", "building comes after the exchange"),
        ("play mason", "it is not in your hand"),
        ("exchange", "bricks are exchanged after choosing a card, once a turn"),
    ],
)
def test_why_not_while_a_card_is_chosen(action, said):
    assert reason(position(3, store={THOMAS: "4 red"}, next=CHOOSE), action) == said


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("build blue 1", "no blue brick in your storehouse"),
        ("build red 5", "you have no such tower: red tower of 4"),
        ("campanile red", "the Campanile does not lie on a church space"),
        ("take 1", "a card is chosen at the start of your turn"),
    ],
)
def test_why_not_while_building(action, said):
    state = position(3, store={THOMAS: "2 red"}, towers={THOMAS: "red2"}, next=BUILD)
    assert reason(state, action) == said


def test_why_no_more_bricks_can_be_built():
    rich = position(
        3, store={THOMAS: "12 white 3 red"}, built=6, cards={THOMAS: "mason"}, next=BUILD
    )
    assert reason(rich, "build red 1") == "you have built 6 bricks, and no more are allowed"
    tight = position(3, store={THOMAS: "3 red"}, cards={THOMAS: "mason"}, built=3, next=BUILD)
    expected = "another brick would cost 3, and you would have 2 left"
    assert reason(tight, "build red 1") == expected


def test_why_a_commission_cannot_be_fulfilled():
    state = position(
        3,
        towers={THOMAS: "red3 blue4"},
        balconies="I_white_6 II_red_5 - -",
        seals={"green 3": HOLGER, "green 4": "n"},
        next=FULFIL,
    )
    assert reason(state, "fulfil green 3") == "Bea has fulfilled it"
    assert reason(state, "fulfil green 4") == "a neutral seal closes it"
    assert reason(state, "fulfil red 5") == "balcony I comes first"
    assert reason(state, "fulfil red 4") == "no tower of yours is exactly that: red 4"
    assert reason(state, "fulfil red 4", ITALIAN).endswith("rossa 4")


def test_celebrations_are_not_discarded():
    held = "mason spy princess workshop scandal scandal"
    state = position(3, cards={THOMAS: held}, next=LIMITS)
    why = ENGLISH.question(seen_by_asked(state), NAMES).why
    assert why.startswith("You have 6 cards, and 5 may stay.")
    assert reason(state, "discard scandal") == "celebrations stay; only a Patrician discards them"
