"""Who has a turn before whom, found by playing: what a game says about it is compared with that."""

from __future__ import annotations

from random import Random

# What a seat is asked when its turn begins; in Florenza, when it is its turn to place a kinsman.
FIRST_QUESTION = {
    "firenze": "ChooseCard",
    "florenza": "PlaceKinsman",
    "florenza_dice": "UseDie",
    "medici_dice": "ChooseDice",
}


def first_turns(states, question):
    """The seats in the order in which they are first asked that; of a game's *states*."""
    return list(dict.fromkeys(state.actor() for state in states if is_asked(state, question)))


def is_asked(state, question):
    """Whether that step asks somebody."""
    return type(state.step).__name__ == question


def played(state, seed):
    """The state, moved on at random until the game is over."""
    random = Random(seed)
    yield state
    while options := state.options():
        state.apply(random.choice(options))
        yield state
