"""What happened in Firenze, told: several moves are one sentence."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import is_turn, log, phrases_for
from signoria.story import Story
from tests.faces.tables import NAMES, sentences
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    EXCHANGE,
    FULFIL,
    HEIGHTS,
    HOLGER,
    LIMITS,
    NEXT,
    THOMAS,
    position,
)
from tests.games.firenze.tables import GAME, table_at

ENGLISH = phrases_for("firenze", "en")
ITALIAN = phrases_for("firenze", "it")


def told(state, *moves, words=ENGLISH):
    """The sentences about these moves."""
    return sentences(words, GAME, NAMES, state, *moves)


def test_a_card_is_told_when_it_is_paid_for():
    state = position(3, store={THOMAS: "2 red"}, on_row={3: "1 blue 2 green"}, next=CHOOSE)
    assert told(state, "take 3", "pay red 1", "pay red 2") == [
        "Adam paid 2 bricks and took Princess with 2 green and 1 blue."
    ]
    free = position(3, next=CHOOSE)
    expected = "Adam ha preso Grossista con nessun mattone."
    assert told(free, "take 1", words=ITALIAN) == [expected]


def test_a_new_card_is_told_with_its_last_brick():
    state = position(3, store={THOMAS: "1 red"}, next=CHOOSE)
    moves = ["take 1", "reveal spy", "draw red", "draw red", "draw blue", "draw white"]
    assert told(state, *moves)[1:] == ["New in the row: Spy with 1 white, 2 red and 1 blue."]


def test_what_was_built_is_one_sentence_and_ruins_come_after_it():
    state = position(
        3, store={THOMAS: "5 red 3 blue"}, towers={THOMAS: "red2 green5 green1"}, next=BUILD
    )
    assert told(state, "build red 3", "build blue 1", "again red 4", "pass", "give red") == [
        "Adam built 3 bricks and pays 1: red 4 and blue 1.",
        "Adam tore down: green tower of 1; 0 bricks came back.",
        "Adam tore down: green tower of 5; 2 bricks came back.",
    ]


def test_the_last_brick_that_ends_building_is_counted():
    state = position(3, store={THOMAS: "1 red"}, towers={THOMAS: "red2"}, next=BUILD)
    assert told(state, "build red 3") == ["Adam built 1 brick: red 3."]


def test_an_exchange_is_one_sentence():
    state = position(3, store={THOMAS: "3 white 1 red"}, on_row={4: "1 blue"}, next=EXCHANGE)
    moves = ["exchange", "swap blue 4", "give white", "give white", "give white"]
    assert told(state, *moves) == ["Adam exchanged 3 bricks for 1 blue."]


def test_a_commission_is_told_with_all_that_it_brought():
    state = position(
        3,
        towers={THOMAS: "white6"},
        balconies="I_white_6 - - -",
        churches="santa_croce",
        seals={f"red {height}": THOMAS for height in HEIGHTS},
        next=FULFIL,
    )
    assert told(state, "fulfil white 6") == [
        "Adam fulfilled balcony I, white 6, for 7.",
        "The first tower of 6 levels brings Adam 2 more.",
        "Santa Croce brings Adam 3 more.",
        "Adam placed the last seal: 5 more. Everybody else has one more turn.",
    ]


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (["play mason"], "Adam played Mason: building costs less this turn."),
        (["play spy", "target 1", "want blue"], "Adam played Spy and took 1 blue from Bea."),
        (
            ["play smuggler", "target 1", "want blue", "give white"],
            "Adam swapped with Bea, with Smuggler: 1 white for 1 blue.",
        ),
        (
            ["play saboteur", "target 1", "cut blue 2"],
            "Adam played Saboteur: Bea lost a top brick, blue tower of 2.",
        ),
        (["play patrician", "discard scandal"], "Adam played Patrician and discarded Scandal."),
        (
            ["play wholesaler", "swap green 2", "give white"],
            "Adam swapped in the row, with Wholesaler: 1 white for 1 green.",
        ),
    ],
)
def test_personnel_is_told_when_its_effect_is_done(moves, sentence):
    held = "mason spy smuggler saboteur patrician wholesaler scandal"
    state = position(
        2,
        cards={THOMAS: held},
        store={THOMAS: "4 white", HOLGER: "2 blue"},
        towers={HOLGER: "blue2"},
        row="alms campanile collapse flood botch tribute",
        on_row={2: "1 green"},
        next=BUILD,
    )
    assert told(state, *moves) == [sentence]


def test_an_event_is_told_for_everybody_it_strikes():
    row = "tribute smuggler princess mason botch saboteur"
    state = position(2, row=row, store={THOMAS: "3 red", HOLGER: "1 blue"}, next=CHOOSE)
    assert told(state, "take 1", "give red", "give red", "give blue") == [
        "Adam took Tribute with no bricks.",
        "Adam returns 2 bricks to the pouch: Tribute.",
        "Bea returns 1 brick to the pouch: Tribute.",
    ]
    quick = position(2, row=row, cheapest=1, store={THOMAS: "3 red", HOLGER: "1 blue"}, next=CHOOSE)
    assert told(quick, "take 1") == [
        "Adam took Tribute with no bricks.",
        "Adam lost 2 bricks: Tribute.",
        "Bea lost 1 brick: Tribute.",
    ]


def test_a_collapse_without_asking_is_told():
    row = "collapse smuggler princess mason botch saboteur"
    state = position(2, row=row, cheapest=1, towers={HOLGER: "blue2 red1"}, next=CHOOSE)
    assert told(state, "take 1")[1:] == ["Bea lost a top brick: blue tower of 2."]


def test_a_patrician_spares_the_taker():
    row = "flood smuggler princess mason botch saboteur"
    state = position(2, row=row, cards={THOMAS: "patrician"}, store={THOMAS: "7 red"}, next=CHOOSE)
    assert told(state, "take 1", "play patrician")[1:] == [
        "Adam played Patrician and is spared: Flood."
    ]


def test_the_monument_and_second_buildings_are_explained():
    row = "monument workshop princess mason botch saboteur"
    state = position(2, row=row, towers={HOLGER: "blue2"}, next=CHOOSE)
    expected = "The Monument goes to the tallest tower: Bea's."
    assert told(state, "take 1", "target 1")[1:] == [expected]
    second = position(2, row=row, cards={THOMAS: "workshop"}, store={THOMAS: "1 red"}, next=CHOOSE)
    expected = "Adam has one already: it is discarded."
    assert told(second, "take 2", "pay red 1")[1:] == [expected]


def test_a_completed_campanile_tears_down_the_others():
    state = position(
        2,
        churches="campanile",
        campanile={THOMAS: "white yellow green red blue purple", HOLGER: "red"},
        next=FULFIL,
    )
    assert told(state, "fulfil campanile") == [
        "Adam completed the Campanile for 10.",
        "Bea's Campanile is torn down.",
    ]


def test_too_many_bricks_and_cards_are_told():
    state = position(
        2,
        store={THOMAS: "12 white"},
        cards={THOMAS: "mason spy princess workshop scandal scandal"},
        next=LIMITS,
    )
    assert told(state, "discard spy", "give white", "give white") == [
        "Adam discarded Spy.",
        "Adam has 2 bricks too many and returns them.",
    ]


def test_the_final_scoring_is_told_line_by_line():
    state = position(
        2,
        turn=HOLGER,
        finisher=THOMAS,
        cards={THOMAS: "scandal"},
        seals={"white 3": HOLGER},
        towers={HOLGER: "red3"},
        next=f"FulfilCommissions, {NEXT}",
    )
    assert told(state, "pass") == [
        "The final scoring.",
        "Bea has the majority, white tower: +2.",
        "Adam has a celebration, Scandal: −3.",
        "Bea wins with 2.",
    ]


def test_the_set_up_is_told_at_once():
    sentences = [line.sentence for line in log(ENGLISH, table_at(2, 0).record)]
    assert [sentence.split(":")[0].split(" ")[0] for sentence in sentences] == [
        "The",
        "Neutral",
        "The",
    ]
    assert sentences[0].startswith("The balconies: balcony I on ")
    assert sentences[2].startswith("The row: ")


@pytest.mark.parametrize("options", [{"reshuffles": "1"}, {"discards": "cheapest"}])
def test_the_log_of_a_whole_game_has_no_gaps_and_ends_with_the_winner(options):
    table = table_at(3, 100_000, **options)
    for words in (ENGLISH, ITALIAN):
        lines = log(words, table.record)
        assert all("{" not in line.sentence for line in lines)
        assert all(line.sentence.endswith(".") for line in lines)
    assert "win" in log(ENGLISH, table.record)[-1].sentence


def test_a_turn_is_worth_another_look():
    record = table_at(2, 60).record
    story = Story.of(record)
    for ply in range(1, len(record.moves) + 1):
        before, after = (GAME.observe(story.at(at), None) for at in (ply - 1, ply))
        is_new = before["turn"] != after["turn"] or (not before["phase"] and bool(after["phase"]))
        assert is_turn(story, ply) == is_new
