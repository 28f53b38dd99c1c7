"""A balance report in Markdown: scores, length, seats, parts, and what to look at."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, median, stdev

from signoria.balance.part import Part, grades, parts_of
from signoria.balance.tally import Tally
from signoria.kernel.box import UNSURE, Box
from signoria.library import load

Z = 1.959964  # 95 %
FEW = 30  # users: too few to say anything about winning
DECISIVE = 0.10  # so far from parity that a part decides games


def report_text(tally: Tally) -> str:
    """The whole report."""
    return "\n".join([*_head(tally), *_places(tally), *_parts(tally), *_look_at(tally)])


def margin(rate: float, times: int) -> float:
    """Half the interval that holds the true rate in 95 of 100 cases."""
    return Z * sqrt(max(rate * (1 - rate), 1 / times) / times)


def _head(tally: Tally) -> Iterator[str]:
    match = tally.match
    options = ", ".join(f"{name}={value}" for name, value in match.options.items()) or "none"
    yield f"## {match.game}, {tally.seats} players: {', '.join(match.bots)}"
    yield ""
    yield f"{tally.games} games, seed {match.seed}, options {options}."
    lengths = tally.decisions
    yield (
        f"Decisions a game: {fmean(lengths):.0f} on average, {median(lengths):.0f} in the middle, "
        f"{min(lengths)} to {max(lengths)}."
    )
    yield ""


def _places(tally: Tally) -> Iterator[str]:
    """By seat; and by place in the first turn order, which is another thing where chance or bids
    decide it.
    """
    for heading, places, first in (("seat", tally.by_seat, 0), ("turn order", tally.by_turn, 1)):
        yield f"| {heading} | mean score | spread | least | most | wins |"
        yield "|---|---|---|---|---|---|"
        for number, place in enumerate(places, first):
            scores, rate = place.scores, place.wins / tally.games
            spread = stdev(scores) if len(scores) > 1 else 0.0
            yield (
                f"| {number} | {fmean(scores):.1f} | {spread:.1f} | {min(scores)} | {max(scores)} "
                f"| {rate:.1%} ± {margin(rate, tally.games):.1%} |"
            )
        yield ""


def _parts(tally: Tally) -> Iterator[str]:
    """A table for each kind, the most used first."""
    box = load(tally.match.game).box
    parts = parts_of(tally.match.game, box).every
    every = [part for part in parts if part.is_for(tally.seats)]
    known = dict.fromkeys([*every, *tally.uses])
    for kind in dict.fromkeys(part.kind for part in known):
        yield f"| {kind} | a game | users' win rate | grades |"
        yield "|---|---|---|---|"
        rows = [part for part in known if part.kind == kind]
        for part in sorted(rows, key=lambda part: (-tally.uses[part], part.name)):
            often = tally.uses[part] / tally.games
            found = ", ".join(sorted(grades(box, part)))
            yield f"| {part.name} | {often:.2f} | {_rate(tally, part)} | {found} |"
        yield ""


def _rate(tally: Tally, part: Part) -> str:
    users = tally.users[part]
    if users < FEW:
        return "too few" if users else "–"
    rate = tally.win_rate(part)
    return f"{rate:.1%} ± {margin(rate, users):.1%}"


def _look_at(tally: Tally) -> Iterator[str]:
    """Reconstructed values that nobody uses, or that decide games."""
    game = tally.match.game
    box = load(game).box
    every = parts_of(game, box).every
    if not every:
        yield f"{game} names no parts (it has no balance.py): its actions were counted, and"
        yield "nothing is said about printed values that nobody uses or that decide games."
        yield ""
        return
    unused = [part for part in every if not tally.uses[part] and _is_unsure(box, part)]
    yield f"Perhaps not as printed, and never used: {_listed(unused)}."
    yield ""
    deciding = [
        part for part in sorted(tally.uses) if _is_unsure(box, part) and _decides(tally, part)
    ]
    yield (
        "Perhaps not as printed, and its users win clearly more or less often: "
        f"{_listed(deciding)}."
    )
    yield ""


def _is_unsure(box: Box, part: Part) -> bool:
    """Whether a value of the part is a guess, or a sibling game's."""
    return bool(grades(box, part) & set(UNSURE))


def _decides(tally: Tally, part: Part) -> bool:
    users = tally.users[part]
    if users < FEW:
        return False
    rate, parity = tally.win_rate(part), tally.wins / tally.games / tally.seats
    return abs(rate - parity) - margin(rate, users) > DECISIVE * 2 * parity


def _listed(parts: list[Part]) -> str:
    return ", ".join(f"{part.name} ({part.kind})" for part in parts) or "none"
