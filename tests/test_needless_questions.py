"""Nobody is asked which of two amounts of the same thing to have."""

from __future__ import annotations

import random
import re

import pytest

from signoria import NOBODY, Dealer, games, load
from signoria.session import PERSON, Session

PLACES = ("place",)  # entries of positions whose numbers say where, not how much
QUESTIONS = 150  # of each game


def outcomes(state):
    """What lies on the table after each option, word by word, and what is asked then."""
    found = []
    for action in state.options():
        copy = state.copy()
        copy.play(action.text)
        found.append(re.findall(r"[^\s;]+|;", str(copy)))
    return found


def is_needless(found):
    """Whether the outcomes differ in one amount alone: nobody in her senses chooses the less."""
    if len({len(one) for one in found}) > 1:
        return False
    differing = [at for at, told in enumerate(zip(*found, strict=True)) if len(set(told)) > 1]
    if len(differing) != 1:
        return False
    (at,) = differing
    is_number = all(re.fullmatch(r"[-−]?\d+", one[at]) for one in found)
    return is_number and found[0][at - 1] not in PLACES


def test_a_needless_question_is_known_as_one():
    assert is_needless([["prestige:0", "-1", ";"], ["prestige:0", "1", ";"]])
    assert not is_needless([["prestige:0", "3"]])
    assert not is_needless([["goods:0", "1", "0"], ["goods:0", "0", "1"]])
    assert not is_needless([["detained", "giotto"], ["detained", "tiziano"]])
    assert not is_needless([["place", "1"], ["place", "2"]])


def questions(name, seats, seed):
    """What people are asked in a random game."""
    chosen = random.Random(seed)
    session, _ = Session.open(load(name), [PERSON] * seats, {}, Dealer(seed)).with_chance([])
    while session.actor != NOBODY:
        yield session.state
        said = chosen.choice(session.state.options()).text
        session, _ = session.with_chance(session.play(said, [session.actor]))


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_chooses_between_two_amounts_of_the_same_thing(name, seed):
    for asked, state in enumerate(questions(name, max(2, load(name).seats[0]), seed)):
        assert not is_needless(outcomes(state)), str(state)
        if asked == QUESTIONS:
            break
