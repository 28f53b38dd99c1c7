"""The log: what the rules told, worded when it is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.kinds import LogLine, Names, reader
from signoria.kernel.game import Game
from signoria.kernel.news import ROUND, SCORING, TURN, Fact, heard_by
from signoria.kernel.state import State
from signoria.kernel.steps import NOBODY
from signoria.record import Record
from signoria.session import Session
from signoria.story import Story

MOST_READERS = 24  # whose sentences are kept with a story: languages, seats, names


def log(phrases: Phrases[Any], record: Record) -> list[LogLine]:
    """All the sentences of a record."""
    story = Story.of(record)
    return lines(phrases, story, phrases.names(record), None, len(story.moves))


def lines(
    phrases: Phrases[Any],
    story: Story,
    names: Names,
    seat: int | None,
    until: int,
    seen: Mapping[str, Any] | None = None,
) -> list[LogLine]:
    """The sentences of a story after so many moves, as a seat may read them.

    What everybody hears is worded once for each reader whom *names* address, and kept with the
    story. Whoever already has what is
    *seen* at the end of the game gives it, so that it need not be looked at again.
    """
    read_by = phrases.language.code, *reader(names)
    told = story.sentences.setdefault(read_by, [])
    with story.telling:
        while len(story.sentences) > MOST_READERS:  # people who take another name, again and again
            del story.sentences[next(iter(story.sentences))]
        for ply in range(len(told), until):
            told.append(_of_move(phrases, story, names, ply, None))
    found = _said(0, phrases, heard_by(seat, story.set_up), names)
    guarded = story.notes("guarded", _is_guarded, until)
    for ply, common in enumerate(told[:until]):
        is_for_me = (
            seat is not None
            and guarded[ply]
            and any(fact.heard_by(seat) != fact.heard_by(None) for fact in story.facts[ply])
        )
        found += _of_move(phrases, story, names, ply, seat) if is_for_me else common
    if story.is_over and until == len(story.moves):
        with story.telling:
            end = story.sentences.setdefault((*read_by, "end"), [])
            if not end:
                verdict = ending(phrases, story.game, story.state, names, seen)
                end.append(LogLine(until, None, verdict))
        found += end
    return found


def lines_of(phrases: Phrases[Any], after: Session, names: Names) -> list[LogLine]:
    """The sentences of a session's last change, as everybody may read them."""
    ply = len(after.moves) - len(after.news)
    found: list[LogLine] = []
    for at, facts in enumerate(after.news, ply + 1):
        found += _said(at, phrases, heard_by(None, facts), names)
    if after.news and after.actor == NOBODY:
        end = ending(phrases, after.game, after.state, names)
        found.append(LogLine(len(after.moves), None, end))
    return found


def is_turn(story: Story, ply: int) -> bool:
    """Whether the board is worth another look after so many moves."""
    return begins_anew(story.facts[ply - 1]) or (story.is_over and ply == len(story.moves))


def is_new_turn(after: Session) -> bool:
    """Whether the board is worth another look after a session's last change."""
    return after.actor == NOBODY or any(begins_anew(facts) for facts in after.news)


def begins_anew(facts: Sequence[Fact]) -> bool:
    """Whether a turn or something larger begins among these facts."""
    return any(fact.begins in (TURN, ROUND, SCORING) for fact in facts)


def ending(
    phrases: Phrases[Any],
    game: Game[Any],
    state: State,
    names: Names,
    seen: Mapping[str, Any] | None = None,
) -> str:
    """Who has won, or is ahead."""
    totals = [int(sheet.total) for sheet in game.scores(state)]
    sight = game.observe(state, None) if seen is None else seen
    return phrases.ending(sight, totals, game.winners(state), names)


def _is_guarded(facts: Sequence[Fact]) -> bool:
    """Whether not everybody hears the same of a move."""
    return any(fact.is_secret or fact.hides for fact in facts)


def _of_move(
    phrases: Phrases[Any], story: Story, names: Names, ply: int, seat: int | None
) -> list[LogLine]:
    return _said(ply + 1, phrases, heard_by(seat, story.facts[ply]), names)


def _said(ply: int, phrases: Phrases[Any], facts: Sequence[Fact], names: Names) -> list[LogLine]:
    return [LogLine(ply, said.seat, said.sentence) for said in phrases.tell(facts, names)]
