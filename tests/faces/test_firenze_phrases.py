"""Firenze in words: questions, warnings and names."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from signoria.kernel.steps import NOBODY
from tests.faces.firenze_tables import GAME, seen_by_asked, table_at
from tests.faces.tables import NAMES
from tests.games.firenze.rules.positions import (
    BOX,
    BUILD,
    CHOOSE,
    COLOURS,
    DANIELA,
    EXCHANGE,
    HOLGER,
    THOMAS,
    play,
    position,
    taking,
)

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
        "Lay a brick on card 1, Wholesaler.",
        "2 bricks are still to be paid for Princess.",
    )


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
        ("storehouse_fire", "Put 2 bricks back into the pouch, one after another."),
        ("alms", "Give Bea 2 of your bricks, one after another."),
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
    for options in ({}, {"placement": "host", "discards": "cheapest"}):
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


def test_whoever_waits_reads_who_is_doing_what():
    state = position(3, store={THOMAS: "5 red"}, next=EXCHANGE)
    seen = GAME.observe(state, None)
    assert ENGLISH.waiting(seen, NAMES) == "Adam is building."
    assert ITALIAN.waiting(seen, NAMES) == "Adam sta costruendo."
    assert ENGLISH.waiting({**seen, "actor": NOBODY}, NAMES) == "The game is over."
    start = GAME.observe(GAME.new(2), None)
    assert ENGLISH.waiting(start, NAMES) == "The table is being set up."


# Warnings, primer, names


def test_towers_in_danger_too_many_bricks_and_the_last_turn_are_pointed_out():
    state = position(
        3,
        finisher=DANIELA,
        store={THOMAS: "11 white"},
        towers={THOMAS: "white2 blue3"},
        next=BUILD,
    )
    assert ENGLISH.warnings(seen_by_asked(state), NAMES) == [
        "Carlo has placed the last seal: this is your last turn.",
        "It needs a brick this turn, or it comes down: white tower of 2.",
        "You have no brick for it, so it would come down: blue tower of 3.",
        "You have 11 bricks; 10 may stay at the end of your turn.",
    ]
    assert ENGLISH.warnings(GAME.observe(state, None), NAMES) == []


def test_the_primer_has_the_numbers_of_the_box():
    seen = seen_by_asked(position(3, next=CHOOSE))
    said = " ".join(ENGLISH.primer(seen))
    assert "1, 3, 6 and 10" in said
    assert "+2 for 6" in said
    assert "gets +5" in said
    assert all(ITALIAN.primer(seen))


def test_cards_lines_and_options_have_names_in_both_languages():
    for words in (ENGLISH, ITALIAN):
        assert len({words.card(card) for card in CARDS}) == len(CARDS)
        assert all(words.card_text(card) and words.kind_line(words.kind_of(card)) for card in CARDS)
        lines = [name for name, _ in GAME.scores(GAME.new(2))[0].lines]
        assert len({words.line(name) for name in lines}) == len(lines)
        options = words.options(GAME.options.values())
        assert [option.name for option in options] == list(GAME.options)
        assert all(option.title != option.name and option.sentence for option in options)
    assert ITALIAN.card("luxury_tax") == "Tassa sul lusso"
    assert ENGLISH.card_text("mason") == "Construction costs 3 bricks less this turn."


def test_colours_have_names_and_letters():
    assert [ENGLISH.letter(colour) for colour in COLOURS] == list("WYGRBP")
    assert [ITALIAN.letter(colour) for colour in COLOURS] == list("BGVRAP")
    assert ITALIAN.bricks({"red": 2, "white": 1}) == "2 rossi e 1 bianco"
    assert ITALIAN.tower("red", 5) == "torre rossa di 5"
