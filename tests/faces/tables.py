"""Tables to look at: the rulebook's first turn, a later round, and the solitaire game."""

from __future__ import annotations

from dataclasses import replace

import signoria
from signoria.events import MOVE, Event
from signoria.faces.phrases import lines_of
from signoria.session import PERSON, Session

NAMES = ["Adam", "Bea", "Carlo", "Dora"]
ADAMS_ROLL = ["roll dye0", "roll dye4", "roll grain2", "roll fur3", "roll gold5"]


def first_roll(seats: int = 2) -> signoria.State:
    """Adam has rolled as in the rulebook's example."""
    state = signoria.load("medici_dice").new(seats)
    for text in ADAMS_ROLL:
        state.play(text)
    return state


def table_at(seats: int, moves: int) -> signoria.Table:
    """Bots have played so many moves, and somebody is asked or the game is over."""
    players = ["greedy", "random", "greedy", "random"][:seats]
    table = signoria.Table(signoria.load("medici_dice"), players, seed=7, names=NAMES[:seats])
    while not table.is_over and (len(table.record.moves) < moves or table.state.actor() < 0):
        table.step()
    return table


def seen_by_asked(state: signoria.State) -> dict[str, object]:
    """What the asked seat sees; a spectator's sight when nobody is asked."""
    actor = int(state.actor())
    return signoria.load("medici_dice").observe(state, None if actor < 0 else actor)


def sentences(words, game, names, state, *moves):
    """What is told about these moves from a position on."""
    opened = Session.open(game, [PERSON] * int(state.seats), {}, signoria.Dealer(1))
    session, told = replace(opened, state=state), []
    for text in moves:
        assert text in {action.text for action in session.state.options()}, text
        after = session.after([Event(MOVE, session.actor, text)])
        told += [line.sentence for line in lines_of(words, after, names)]
        session = after
    return told
