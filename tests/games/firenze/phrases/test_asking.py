"""Firenze in words: what is asked, and what others read."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from signoria.kernel.steps import NOBODY
from tests.faces.tables import NAMES
from tests.games.firenze.rules.positions import (
    BOX,
    BUILD,
    CHOOSE,
    EXCHANGE,
    HOLGER,
    THOMAS,
    play,
    position,
    taking,
)
from tests.games.firenze.tables import GAME, seen_by_asked, table_at

ENGLISH = phrases_for("firenze", "en")
ITALIAN = phrases_for("firenze", "it")
CARDS = {path.split(".")[1] for path in BOX.values if path.startswith("cards.")}


def asked(state, words=ENGLISH):
    """The question as two sentences."""
    question = words.question(seen_by_asked(state), NAMES)
    return question.sentence, question.why


def test_a_card_is_asked_for_with_what_it_costs():
    state = position(3, store={THOMAS: "2 red"}, next=CHOOSE)
    sentence, why = asked(state)
    assert sentence == "Choose a card and take its bricks."
    assert why.startswith("The left card is free. Each step right costs a brick")
    assert why.endswith("you have 2.")
    assert asked(state, ITALIAN)[0] == "Scegli una carta e prendi i suoi mattoni."
    play(state, "take 3")
    assert asked(state) == (
        "Lay 2 bricks on the cards left of Princess.",
        "One on each, from the left: the first that you choose goes onto Wholesaler.",
    )
    play(state, str(state.options()[0]))
    assert asked(state)[1] == "1 brick is still to be paid for Princess."


def test_building_is_asked_for_with_what_another_brick_costs():
    state = position(3, store={THOMAS: "5 red"}, towers={THOMAS: "red2"}, next=BUILD)
    assert asked(state) == (
        "Build up to 6 bricks. The first 2 are free.",
        "Towers that get no brick this turn come down.",
    )
    play(state, "build red 3", "again red 4")
    assert asked(state) == (
        "Build up to 4 more bricks, or finish.",
        "2 bricks are laid; with another you pay 1 instead of 0.",
    )


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ("storehouse_fire", "Put 2 bricks back into the pouch."),
        ("alms", "Give Bea 2 of your bricks."),
        ("botch", "Which of your towers loses its top brick?"),
        ("collapse", "Which of your tallest towers loses its top brick?"),
    ],
)
def test_an_event_says_what_it_wants_and_who_took_it(event, sentence):
    state = taking(event, store={THOMAS: "4 red"}, towers={THOMAS: "blue2"})
    assert asked(state)[0] == sentence
    assert asked(state)[1] == f"You took an event: {ENGLISH.card(event)}."


def test_others_read_whose_event_strikes_them():
    state = taking("tribute", store={HOLGER: "4 red"})
    assert asked(state)[1] == "Adam took an event: Tribute."
    assert ENGLISH.waiting(GAME.observe(state, None), NAMES) == "Bea carries out a card: Tribute."


def test_every_question_of_whole_games_has_words_of_its_own_in_both_languages():
    """Never the help text of a step, never a gap, never the same text in both languages."""
    asked_in = set()
    for options in ({}, {"starter": "host", "placement": "host", "discards": "cheapest"}):
        for seats in (2, 4):
            table = table_at(seats, 0, **options)
            while not table.is_over and len(table.record.moves) < 1500:
                if table.state.actor() >= 0:
                    seen = seen_by_asked(table.state)
                    asked_in.add(seen["step"].split()[0])
                    said = [words.question(seen, NAMES).sentence for words in (ENGLISH, ITALIAN)]
                    assert said[0] != said[1]
                    assert said[0] != ENGLISH.help(seen["step"])
                table.step()
    assert len(asked_in) >= 20
    assert {"NameStarter", "HostSeals"} <= asked_in


def test_whoever_waits_reads_who_is_doing_what():
    state = position(3, store={THOMAS: "5 red"}, next=EXCHANGE)
    seen = GAME.observe(state, None)
    assert ENGLISH.waiting(seen, NAMES) == "Adam is building."
    assert ITALIAN.waiting(seen, NAMES) == "Adam sta costruendo."
    assert ENGLISH.waiting({**seen, "actor": NOBODY}, NAMES) == "The game is over."
    host = GAME.observe(GAME.new(2, {"starter": "host"}), None)
    assert ENGLISH.waiting(host, NAMES) == "Adam says who begins."
    start = GAME.observe(GAME.new(2), None)
    assert ENGLISH.waiting(start, NAMES) == "The table is being set up."
