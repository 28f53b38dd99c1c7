"""What the games of a match say about each bot, seat and place in the first turn order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, stdev
from typing import Any

from signoria.arena.adjusting import Lucky, adjusted
from signoria.arena.intervals import Estimate, Sample, mean_of, rate_of
from signoria.arena.match import Match
from signoria.arena.played import DIGITS, GamePlayed
from signoria.arena.ratings import Rating, ratings

Seated = tuple[GamePlayed, int]  # a game, and where somebody sat in it


@dataclass(frozen=True)
class Standing:
    """One bot's results; intervals are half of those that hold 95 of 100 cases."""

    bot: str
    games: int
    wins: float  # a shared win counts for its share
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    mean_score: float
    mean_score_margin: float  # of the 95 % interval
    score_spread: float  # standard deviation
    margin: float  # points ahead of the best rival; alone, the points
    margin_interval: float
    margin_spread: float
    adjusted_win_rate: float | None  # without luck; nothing if it was not counted, or games are few
    adjusted_win_rate_interval: float | None
    adjusted_score: float | None
    adjusted_score_interval: float | None
    adjusted_margin: float | None
    adjusted_margin_interval: float | None
    adjusted_margin_spread: float | None
    rating: Rating | None  # with three and more players
    milliseconds_a_move: float
    forfeits: int


@dataclass(frozen=True)
class PlaceStanding:
    """A seat's results, or those of a place in the first turn order, whoever sat there."""

    place: int
    games: int
    wins: float
    win_rate: float
    win_rate_low: float
    win_rate_high: float
    mean_score: float


def standings(match: Match, games: Sequence[GamePlayed]) -> list[Standing]:
    """Each bot's results in these games."""
    rated = ratings(len(match.bots), games)
    return [
        _standing(
            name, [(game, game.bots.index(bot)) for game in games], rated[bot] if rated else None
        )
        for bot, name in enumerate(match.bots)
    ]


def by_seat(match: Match, games: Sequence[GamePlayed]) -> list[PlaceStanding]:
    """Each seat's results."""
    return [_place(seat, [(game, seat) for game in games]) for seat in range(len(match.bots))]


def by_turn(match: Match, games: Sequence[GamePlayed]) -> list[PlaceStanding]:
    """Results by place in the first turn order, as the game's rules have it."""
    return [
        _place(place, [(game, game.places.index(place)) for game in games])
        for place in range(1, len(match.bots) + 1)
    ]


def plain(found: Any) -> dict[str, Any]:
    """A standing, ready for JSON."""
    return {
        name: round(value, DIGITS) if isinstance(value, float) else value
        for name, value in asdict(found).items()
    }


def _standing(bot: str, seated: list[Seated], rating: Rating | None) -> Standing:
    rate, low, high = rate_of(_samples(seated, _share))
    score, margin = mean_of(_samples(seated, _score)), mean_of(_samples(seated, GamePlayed.margin))
    decisions = sum(game.decisions[seat] for game, seat in seated)
    spent = sum(game.milliseconds[seat] for game, seat in seated)
    fair = _adjusted(seated, GamePlayed.margin)
    return Standing(
        bot=bot,
        games=len(seated),
        wins=sum(_share(*one) for one in seated),
        win_rate=rate,
        win_rate_low=low,
        win_rate_high=high,
        mean_score=score.mean,
        mean_score_margin=score.half,
        score_spread=_spread(_samples(seated, _score)),
        margin=margin.mean,
        margin_interval=margin.half,
        margin_spread=_spread(_samples(seated, GamePlayed.margin)),
        **_both("adjusted_win_rate", _adjusted(seated, _share)),
        **_both("adjusted_score", _adjusted(seated, _score)),
        **_both("adjusted_margin", fair),
        adjusted_margin_spread=_spread(fair) if fair else None,
        rating=rating,
        milliseconds_a_move=spent / decisions if decisions else 0.0,
        forfeits=sum(one.seat == seat for game, seat in seated for one in game.forfeits),
    )


def _place(place: int, seated: list[Seated]) -> PlaceStanding:
    rate, low, high = rate_of(_samples(seated, _share))
    wins = sum(_share(*one) for one in seated)
    scores = [_score(*one) for one in seated]
    return PlaceStanding(place, len(seated), wins, rate, low, high, fmean(scores))


def _share(game: GamePlayed, seat: int) -> float:
    return game.shares[seat]


def _score(game: GamePlayed, seat: int) -> float:
    return float(game.scores[seat])


def _samples(seated: list[Seated], number: Callable[[GamePlayed, int], float]) -> list[Sample]:
    return [Sample(game.round, number(game, seat)) for game, seat in seated]


def _adjusted(seated: list[Seated], number: Callable[[GamePlayed, int], float]) -> list[Sample]:
    """Without luck; nothing if it was not counted."""
    if not all(game.luck for game, _ in seated):
        return []
    return adjusted(
        [
            Lucky(game.round, number(game, seat), game.luck[seat], sum(game.luck) - game.luck[seat])
            for game, seat in seated
        ]
    )


def _both(name: str, samples: list[Sample]) -> dict[str, Any]:
    found: Estimate | None = mean_of(samples) if samples else None
    return {name: found and found.mean, f"{name}_interval": found and found.half}


def _spread(samples: list[Sample]) -> float:
    return stdev([one.value for one in samples]) if len(samples) > 1 else 0.0
