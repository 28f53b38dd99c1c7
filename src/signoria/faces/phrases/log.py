"""The log: what the rules told, worded when it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.kinds import LogLine, Names
from signoria.kernel.game import Game
from signoria.kernel.news import ROUND, SCORING, TURN, Fact, hear, heard_by
from signoria.kernel.state import State
from signoria.kernel.steps import NOBODY
from signoria.record import Record
from signoria.story import Story


def log(phrases: Phrases[Any], record: Record) -> list[LogLine]:
    """All the sentences of a record."""
    story = Story.of(record)
    return lines(phrases, story, phrases.names(record), None, len(story.moves))


def lines(
    phrases: Phrases[Any], story: Story, names: Names, seat: int | None, until: int
) -> list[LogLine]:
    """The sentences of a story after so many moves, as a seat may read them.

    What everybody hears is worded once and kept with the story.
    """
    told = story.sentences.setdefault((phrases.language.code, tuple(names)), [])
    for ply in range(len(told), len(story.moves)):
        told.append(_of_move(phrases, story, names, ply, None))
    found = _said(0, phrases, heard_by(seat, story.set_up), names)
    for ply, common in enumerate(told[:until]):
        is_for_me = seat is not None and any(
            fact.heard_by(seat) != fact.heard_by(None) for fact in story.facts[ply]
        )
        found += _of_move(phrases, story, names, ply, seat) if is_for_me else common
    return found


class Chronicle:
    """Tells a game as it goes on: give it every move, and it answers with new lines."""

    def __init__(self, phrases: Phrases[Any], game: Game[Any], names: Names) -> None:
        self.phrases = phrases
        self.game = game
        self.names = names
        self.ply = 0
        self.facts: list[Fact] = []  # of the last move
        self._state: State

    def begin(self, state: State, ply: int = 0) -> None:
        """Start, or start again, where so many moves have been made."""
        self.ply, self._state = ply, state.copy()

    def add(self, who: int, action: str, state: State) -> list[LogLine]:
        """The lines after a move that led to *state*."""
        before = self._state.copy()
        self.facts = hear(self._state, self.game.words.worded(action))
        self.ply += 1
        if hasattr(self.phrases, "deed"):  # a game whose rules do not tell yet
            old, new = (self.game.observe(each, None) for each in (before, self._state))
            said = self.phrases.deed(old, who, action, new, self.names)
            found = [LogLine(self.ply, one.seat, one.sentence) for one in said]
        else:
            found = _said(self.ply, self.phrases, heard_by(None, self.facts), self.names)
        if int(self._state.actor()) == NOBODY:
            end = ending(self.phrases, self.game, self._state, self.names)
            found.append(LogLine(self.ply, None, end))
        return found


def is_turn(phrases: Phrases[Any], story: Story, ply: int) -> bool:
    """Whether the board is worth another look after so many moves."""
    if hasattr(phrases, "deed"):  # a game whose rules do not tell yet
        return bool(phrases.is_turn(story.sight(ply - 1), story.sight(ply)))
    return begins_anew(story.facts[ply - 1]) or (story.is_over and ply == len(story.moves))


def begins_anew(facts: Sequence[Fact]) -> bool:
    """Whether a turn or something larger begins among these facts."""
    return any(fact.begins in (TURN, ROUND, SCORING) for fact in facts)


def ending(phrases: Phrases[Any], game: Game[Any], state: State, names: Names) -> str:
    """Who has won, or is ahead."""
    totals = [int(sheet.total) for sheet in game.scores(state)]
    return phrases.ending(game.observe(state, None), totals, game.winners(state), names)


def _of_move(
    phrases: Phrases[Any], story: Story, names: Names, ply: int, seat: int | None
) -> list[LogLine]:
    if hasattr(phrases, "deed"):  # a game whose rules do not tell yet
        move = story.moves[ply]
        old, new = (story.sight(at) for at in (ply, ply + 1))
        said = phrases.deed(old, move.who, move.text, new, names)
        found = [LogLine(ply + 1, one.seat, one.sentence) for one in said]
    else:
        found = _said(ply + 1, phrases, heard_by(seat, story.facts[ply]), names)
    if story.is_over and ply + 1 == len(story.moves):
        found.append(LogLine(ply + 1, None, ending(phrases, story.game, story.state, names)))
    return found


def _said(ply: int, phrases: Phrases[Any], facts: Sequence[Fact], names: Names) -> list[LogLine]:
    return [LogLine(ply, said.seat, said.sentence) for said in phrases.tell(facts, names)]
