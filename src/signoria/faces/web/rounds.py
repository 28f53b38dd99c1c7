"""Rounds as a chart and deeds count them: where a game has none of its own, a round is a turn of
everybody, from whoever began.
"""

from __future__ import annotations

from signoria.kernel.news import ROUND, SCORING, TURN
from signoria.story import Story


def round_begins(story: Story, until: int) -> list[int]:
    """After how many moves each round began, the first included; nothing where turns are
    nobody's.
    """
    told = [(0, story.set_up), *enumerate(story.facts[:until], 1)]
    rounds = [ply for ply, facts in told if any(fact.begins == ROUND for fact in facts)]
    if rounds:
        return rounds
    turns = [
        (ply, getattr(fact, "seat", None))
        for ply, facts in told
        for fact in facts
        if fact.begins == TURN
    ]
    return [ply for ply, seat in turns if seat is not None and seat == turns[0][1]]


def round_of(story: Story, ply: int) -> int:
    """The number of the round in which a move was made."""
    return max(1, sum(began < ply for began in round_begins(story, ply)))


def round_ends(story: Story, until: int) -> tuple[list[int], bool]:
    """After how many moves the game began and each round ended; and whether the last stretch is
    the final scoring alone, which is no round.
    """
    ends = round_begins(story, until)[1:]
    scored = [
        ply
        for ply, facts in enumerate(story.facts[:until], 1)
        if any(fact.begins == SCORING for fact in facts)
    ]
    has_final = (
        len(scored) == 1
        and scored[0] > (ends[-1] if ends else 0)
        and story.points[scored[0] - 1] != story.points[until]
    )
    return [0, *ends, *([scored[0] - 1] if has_final else []), until], has_final
