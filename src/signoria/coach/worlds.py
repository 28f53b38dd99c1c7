"""Options followed in the same worlds, with the same chance."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from signoria.bots.search import SEEDS, play_ahead
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, ScoreSheet
from signoria.kernel.state import State
from signoria.record import Record

TO_THE_END = 1_000_000  # choices


def generator(record: Record, what: str, ply: int, world: int = 0) -> Rng:
    """For one question about one position in one world: the same record is judged the same again,
    wherever and in whatever order its questions are answered.
    """
    dealer = record.deals[0].commitment if record.deals else ""
    digest = hashlib.sha256(f"signoria coach {what} {dealer} {ply} {world}".encode()).digest()
    return Rng(int.from_bytes(digest[:7]))


def chosen_at(record: Record, ply: int) -> list[str]:
    """The moves of a seat from a position on, until somebody else or chance decides."""
    found: list[str] = []
    for move in record.moves[ply:]:
        if move.who != record.moves[ply].who:
            break
        found.append(move.text)
    return found


def followed(
    game: Game[Any],
    state: State,
    options: Sequence[Action],
    worlds: int,
    rng: Rng,
    horizon: int = TO_THE_END,
) -> Iterator[list[State]]:
    """World by world, where each option of the seat that is asked leads: to the end of the game,
    or until the seat has chosen so many times.
    """
    ways = [[option] for option in options]
    for _ in range(worlds):
        yield in_one_world(game, state, ways, rng, horizon)


def in_one_world(
    game: Game[Any],
    state: State,
    ways: Sequence[Sequence[Action]],
    rng: Rng,
    horizon: int = TO_THE_END,
) -> list[State]:
    """Where each way leads, an option or several of the seat that is asked, in a world that it
    cannot rule out.
    """
    seat = int(state.actor())
    world: State = game.imagine(state, seat, rng)
    chance, choices = rng.below(SEEDS), rng.below(SEEDS)
    ends = []
    for way in ways:
        after = world.copy()
        for option in way:
            after.apply(option)
        ends.append(play_ahead(game, after, Rng(chance), Rng(choices), seat, horizon))
    return ends


def margin(sheets: Sequence[ScoreSheet], seat: int) -> float:
    """Points ahead of the best rival; alone, the points."""
    rivals = [sheet.total for other, sheet in enumerate(sheets) if other != seat]
    return float(sheets[seat].total - max(rivals, default=0))


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it may be off (a standard error)."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count < 2:
        return mean, 0.0
    variance = sum((one - mean) ** 2 for one in numbers) / (count - 1)
    return mean, sqrt(variance / count)
