"""A whole turn in one sentence."""

from __future__ import annotations

from functools import cache

import signoria
from signoria.faces.phrases import addressed, phrases_for
from signoria.games.firenze.news import building, cards, row
from signoria.games.firenze.news.parts import Tower
from signoria.kernel.news import Chose
from signoria.story import Story

NAMES = ("Lorenzo", "Bianca", "Ginevra")
ENGLISH, ITALIAN = phrases_for("firenze", "en"), phrases_for("firenze", "it")
LONGEST = 110

TURN = [
    [Chose(0, "take 2"), row.CardTaken(0, 2, "mason", 1, ("white",))],
    [
        Chose(0, "pass"),
        building.Built(0, 1, 0, (Tower("white", 5),)),
        building.TornDown(0, "red", 1, (), None),
    ],
    [
        Chose(0, "fulfil white 5"),
        building.Fulfilled(0, 3, "white", 5, None, 4),
        building.LevelBonus(0, 1, 5),
    ],
]


def test_it_names_the_card_the_towers_and_what_was_handed_over():
    assert ENGLISH.turn(TURN[:1], NAMES) == "Lorenzo took Mason."
    assert ENGLISH.turn(TURN, NAMES) == (
        "Lorenzo took Mason, built white to 5, gave up: red tower of 1 "
        "and handed over white 5 (+4)."
    )
    assert ITALIAN.turn(TURN[:2], NAMES) == (
        "Lorenzo ha preso Muratore, ha costruito bianca fino a 5 e ha perso: torre rossa di 1."
    )


def test_the_reader_is_you():
    mine = addressed(NAMES, 0)
    assert ENGLISH.turn(TURN[:1], mine) == "You took Mason."
    assert ITALIAN.turn(TURN[:1], mine) == "In questo turno hai preso Muratore."


def test_what_others_lose_in_it_is_not_their_turn():
    struck = cards.BricksDue(1, 2, "flood", None)
    moves = [*TURN[:1], [Chose(1, "give white"), struck]]
    assert ENGLISH.turn(moves, NAMES) == "Lorenzo took Mason."


def test_without_a_deed_the_last_sentence_stands():
    assert ENGLISH.turn([[row.Reshuffled(1)]], NAMES) == "The discards became the new deck."


@cache
def turns() -> list[list[list[object]]]:
    """All turns of a game by bots."""
    table = signoria.Table(signoria.load("firenze"), ["greedy"] * 3, seed=3)
    story, found, current = Story.of(table.run()), [], []
    for facts in story.facts:
        current.append(facts)
        if any(isinstance(fact, row.TurnBegins) for fact in facts):
            found.append(current)
            current = []
    return found[1:]


def test_it_is_never_long():
    said = [words.turn(turn, NAMES) for turn in turns() for words in (ENGLISH, ITALIAN)]
    assert all(said)
    assert max(map(len, said)) <= LONGEST
    assert any("built" in one and "handed over" in one for one in said)
