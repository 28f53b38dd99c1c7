"""Options followed in the same worlds, with the same chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any

from signoria.bots.search import SEEDS, play_ahead
from signoria.dealer import generator_for
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, ScoreSheet
from signoria.kernel.state import State
from signoria.record import Record

TO_THE_END = 1_000_000  # choices

Way = Sequence[Action]  # one or several of the seat that is asked, one after another
Going = Callable[[Game[Any], State, Rng, Rng, int], State]  # how a game goes on, for one seat


def generator(record: Record, what: str, ply: int, world: int = 0) -> Rng:
    """For one question about one position in one world: the same record is judged the same again,
    wherever and in whatever order its questions are answered.
    """
    dealer = record.deals[0].commitment if record.deals else ""
    return generator_for("signoria coach", what, dealer, ply, world)


def chosen_at(record: Record, ply: int) -> list[str]:
    """The moves of a seat from a position on, until somebody else or chance decides."""
    found: list[str] = []
    for move in record.moves[ply:]:
        if move.who != record.moves[ply].who:
            break
        found.append(move.text)
    return found


def greedily(horizon: int = TO_THE_END) -> Going:
    """Everybody takes what looks best at once, to the end of the game or until the seat has chosen
    so many times.
    """

    def going(game: Game[Any], state: State, dealer: Rng, player: Rng, seat: int) -> State:
        return play_ahead(game, state, dealer, player, seat, horizon)

    return going


def foreseen(
    game: Game[Any], state: State, ways: Sequence[Way], worlds: int, rng: Rng, horizon: int
) -> list[float]:
    """What each way seems to bring, quickly: so many own choices far, as the game's value judges
    then; with a horizon of 0, to the end.
    """
    seat, going = int(state.actor()), greedily(horizon or TO_THE_END)
    totals = [0.0] * len(ways)
    for ends in followed(game, state, ways, worlds, rng, going):
        for at, end in enumerate(ends):
            worth = game.value(end, seat) if horizon else margin(game.scores(end), seat)
            totals[at] += float(worth) / worlds
    return totals


def followed(
    game: Game[Any], state: State, ways: Sequence[Way], worlds: int, rng: Rng, going: Going
) -> Iterator[list[State]]:
    """World by world, where each way leads."""
    for _ in range(worlds):
        yield in_one_world(game, state, ways, rng, going)


def in_one_world(
    game: Game[Any], state: State, ways: Sequence[Way], rng: Rng, going: Going
) -> list[State]:
    """Where each way leads in a world that the seat that is asked cannot rule out."""
    seat = int(state.actor())
    world: State = game.imagine(state, seat, rng)
    chance, choices = rng.below(SEEDS), rng.below(SEEDS)
    return [going(game, applied(world, way), Rng(chance), Rng(choices), seat) for way in ways]


def applied(world: State, way: Way) -> State:
    """The table after a way; the *world* stays as it is."""
    state = world.copy()
    for option in way:
        state.apply(option)
    return state


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
