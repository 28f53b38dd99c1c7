"""The end in words: by how much, why, where I came, and the deeds worth telling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from signoria.faces.phrases import ScoreLine
from signoria.faces.web.drawing import Drawing
from signoria.faces.web.rounds import round_ends
from signoria.faces.web.scene import Highlight, Scene
from signoria.faces.web.scoring import places
from signoria.faces.web.words import Language, signed, term
from signoria.kernel.game import ScoreSheet
from signoria.kernel.news import heard_by
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
            told = (
                _reason(scene, story, sheets, first, second),
                _decisive_round(scene, story, first, second),
            )
            reason = " ".join(filter(None, told))
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


def _decisive_round(scene: Scene[Any], story: Story, first: int, second: int) -> str:
    """The round in which the winner drew ahead most of all."""
    gains = [
        (after[first] - before[first], after[second] - before[second], number)
        for number, _, before, after in _rounds(story)
    ]
    if len(gains) < 2:
        return ""
    mine, other, number = max(gains, key=lambda gain: (gain[0] - gain[1], -gain[2]))
    if mine - other < 2:
        return ""
    return scene.language.say(
        "In round {number} {name} made {points} points, {other} {fewer}.",
        number=number,
        name=scene.names[first],
        points=signed(mine),
        other=scene.names[second],
        fewer=signed(other),
    )


def _rounds(story: Story) -> list[tuple[int, int, Sequence[int], Sequence[int]]]:
    """Every round: its number, its last move, and everybody's points before and after it."""
    plies, has_final = round_ends(story, len(story.moves))
    rounds = list(pairwise(plies))
    return [
        (number, after, story.points[before], story.points[after])
        for number, (before, after) in enumerate(rounds[: len(rounds) - has_final], 1)
    ]


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
    """Everybody's best round, the best of them first."""
    gains = [
        (after[seat] - before[seat], -number, seat, ply)
        for number, ply, before, after in _rounds(story)
        for seat in range(len(scene.seats))
    ]
    best: dict[int, tuple[int, int, int, int]] = {}
    for gain in sorted(gains, reverse=True):
        best.setdefault(gain[2], gain)
    say = scene.language.say
    return [
        Highlight(
            scene.family(seat),
            say("A good round"),
            scene.language.plural(
                "{name}: {number} point in round {round}.",
                "{name}: {number} points in round {round}.",
                points,
                name=scene.names[seat],
                round=-number,
            ),
            seat=seat,
            ply=ply,
        )
        for points, number, seat, ply in best.values()
        if points > 0
    ]
