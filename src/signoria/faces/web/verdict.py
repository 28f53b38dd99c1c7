"""The end in words: by how much, why, where I came, and the deeds worth telling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from signoria.faces.phrases import ScoreLine
from signoria.faces.web.drawing import Drawing
from signoria.faces.web.scene import Highlight, Scene
from signoria.faces.web.scoring import places
from signoria.faces.web.words import Language, term
from signoria.kernel.game import ScoreSheet
from signoria.kernel.news import ROUND, TURN, heard_by
from signoria.story import Story

FEWEST_DEEDS, MOST_DEEDS, MOST_OF_ONE = 3, 5, 2
_ORDINALS = (
    term("came", "first"),
    term("came", "second"),
    term("came", "third"),
    term("came", "fourth"),
    term("came", "fifth"),
)


def verdict(
    scene: Scene[Any],
    story: Story,
    sheets: Sequence[ScoreSheet],
    winners: Sequence[int],
    mine: Sequence[int],
) -> dict[str, str]:
    """By how much somebody won, why, and where the reader came."""
    totals = [int(sheet.total) for sheet in sheets]
    if len(totals) == 1:
        return {"margin": "", "reason": "", "own_place": ""}
    others = [seat for seat in range(len(totals)) if seat not in winners]
    second = max(others, key=lambda seat: totals[seat], default=None)
    margin = reason = ""
    if second is not None and len(winners) == 1:
        first = winners[0]
        ahead = totals[first] - totals[second]
        if ahead > 0:
            margin = scene.language.plural(
                "{number} point ahead of {name}.",
                "{number} points ahead of {name}.",
                ahead,
                name=scene.names[second],
            )
            reason = _reason(scene, story, sheets, first, second)
    seat = mine[0] if len(mine) == 1 else None
    own = _own_place(scene, totals, winners, seat) if seat is not None else ""
    return {"margin": margin, "reason": reason, "own_place": own}


def _reason(
    scene: Scene[Any], story: Story, sheets: Sequence[ScoreSheet], first: int, second: int
) -> str:
    """What made the difference: the lines of the sheet where the winner was furthest ahead."""
    lines = [
        ScoreLine(name, int(points), int(other))
        for (name, points), (_, other) in zip(
            sheets[first].lines, sheets[second].lines, strict=True
        )
    ]
    lines.sort(key=lambda line: line.other - line.points)
    facts = [fact for move in story.facts for fact in heard_by(None, move)]
    return scene.phrases.because_won(facts, first, second, lines, scene.names)


def _own_place(scene: Scene[Any], totals: Sequence[int], winners: Sequence[int], seat: int) -> str:
    """``You came third, 1 behind Lucrezia.``"""
    if seat in winners:
        return ""
    place = max(places(totals)[seat], 2)  # whoever lost a tie came second
    ahead = [other for other in range(len(totals)) if totals[other] > totals[seat]]
    came = ordinal(scene.language, place)
    if not ahead or place == 2:  # then the margin says the rest
        return scene.language.say("You came {place}.", place=came)
    nearest = min(ahead, key=lambda other: totals[other])
    return scene.language.say(
        "You came {place}, {points} behind {other}.",
        place=came,
        points=totals[nearest] - totals[seat],
        other=scene.names[nearest],
    )


def ordinal(language: Language, place: int) -> str:
    """``third``"""
    return language.term(_ORDINALS[place - 1]) if place <= len(_ORDINALS) else f"{place}."


# Deeds


def deeds(scene: Scene[Any], drawing: Drawing[Any], story: Story) -> list[Highlight]:
    """Three to five things worth telling, at most two of them about the same person."""
    seen: Counter[str] = Counter()
    found: list[Highlight] = []

    def tell(told: Sequence[Highlight], most: int) -> None:
        for deed in told:
            is_new = seen[deed.family] < MOST_OF_ONE or len(scene.seats) < FEWEST_DEEDS
            if is_new and len(found) < most:
                seen[deed.family] += 1
                found.append(deed)

    tell(drawing.highlights(scene, story), MOST_DEEDS)
    if len(found) < FEWEST_DEEDS:
        tell(_good_stretches(scene, story), FEWEST_DEEDS)
    return found


def _good_stretches(scene: Scene[Any], story: Story) -> list[Highlight]:
    """Everybody's best round, or turn in a game without rounds; the best of them first."""
    rounds, turns = _beginnings(story, ROUND), _beginnings(story, TURN)
    ends = rounds or turns
    plies = sorted({0, *ends, len(story.moves)})
    gains = [
        (story.points[after][seat] - story.points[before][seat], -number, seat, after)
        for number, (before, after) in enumerate(pairwise(plies), 1)
        for seat in range(len(scene.seats))
    ]
    best: dict[int, tuple[int, int, int, int]] = {}
    for gain in sorted(gains, reverse=True):
        best.setdefault(gain[2], gain)
    say = scene.language.say
    return [
        Highlight(
            scene.family(seat),
            say("A good round") if rounds else say("A good turn"),
            say(
                "{name}: {points} points in round {number}.",
                name=scene.names[seat],
                points=points,
                number=-number,
            )
            if rounds
            else say("{name}: {points} points at once.", name=scene.names[seat], points=points),
            seat=seat,
            ply=ply,
        )
        for points, number, seat, ply in best.values()
        if points > 1
    ]


def _beginnings(story: Story, kind: str) -> list[int]:
    return [
        ply
        for ply, facts in enumerate(story.facts, 1)
        if any(fact.begins == kind for fact in facts)
    ]
