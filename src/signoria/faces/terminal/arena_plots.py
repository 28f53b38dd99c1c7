"""Drawings of an arena: strength, scores, seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from signoria.arena.extras import needed
from signoria.arena.intervals import Z
from signoria.arena.match import Match
from signoria.arena.played import GamePlayed
from signoria.arena.standings import PlaceStanding, by_seat, by_turn, standings
from signoria.faces.phrases import Language

SIZE = (8.0, 4.5)  # inches
MOST_BINS = 30
INK, CLAY, GOLD = "#3b2f2f", "#c8551f", "#b07d0a"


def draw(
    folder: Path, kind: str, language: Language, match: Match, games: Sequence[GamePlayed]
) -> list[Path]:
    """Three files: ``ratings``, ``scores`` and ``seats``."""
    drawn = {
        "ratings": _ratings(language, match, games),
        "scores": _scores(language, match, games),
        "seats": _seats(language, match, games),
    }
    paths = []
    for name, figure in drawn.items():
        paths.append(folder / f"{name}.{kind}")
        figure.savefig(paths[-1], format=kind)
    return paths


def _figure(columns: int = 1) -> tuple[Any, Any]:
    figure = needed("matplotlib.figure", "--plots", "arena").Figure(figsize=SIZE, layout="tight")
    return figure, figure.subplots(1, columns, squeeze=False)[0]


def _labels(match: Match) -> list[str]:
    """Bots by name; of several with the same, which. A dollar would begin a formula."""
    return [
        (bot if match.bots.count(bot) == 1 else f"{bot} ({at + 1})").replace("$", r"\$")
        for at, bot in enumerate(match.bots)
    ]


def _ratings(language: Language, match: Match, games: Sequence[GamePlayed]) -> Any:
    """Ratings where there are some, else win rates."""
    figure, (axes,) = _figure()
    found, labels = standings(match, games), _labels(match)
    rated = [one.rating for one in found if one.rating]
    if rated:
        axes.errorbar(
            [one.mu for one in rated],
            labels,
            xerr=[Z * one.sigma for one in rated],
            fmt="o",
            color=CLAY,
        )
        axes.set_xlabel(language.say("rating, 95 %"))
    else:
        rates = [100 * one.win_rate for one in found]
        below = [rate - 100 * one.win_rate_low for rate, one in zip(rates, found, strict=True)]
        above = [100 * one.win_rate_high - rate for rate, one in zip(rates, found, strict=True)]
        axes.errorbar(rates, labels, xerr=[below, above], fmt="o", color=CLAY)
        axes.set_xlabel(language.say("win rate, 95 %"))
    axes.invert_yaxis()  # as they were named, from the top
    axes.margins(y=0.2)
    axes.set_title(_title(language, match, games))
    return figure


def _scores(language: Language, match: Match, games: Sequence[GamePlayed]) -> Any:
    """How often each bot reached which score."""
    figure, (axes,) = _figure()
    for bot, label in enumerate(_labels(match)):
        scores = [game.scores[game.bots.index(bot)] for game in games]
        axes.hist(scores, bins=min(MOST_BINS, len(set(scores))), histtype="step", label=label)
    axes.set_xlabel(language.say("score"))
    axes.set_ylabel(language.say("games"))
    axes.set_title(_title(language, match, games))
    axes.legend()
    return figure


def _seats(language: Language, match: Match, games: Sequence[GamePlayed]) -> Any:
    """Win rates by seat and by place in the turn order."""
    figure, (left, right) = _figure(2)
    for axes, heading, found in (
        (left, language.say("seat"), by_seat(match, games)),
        (right, language.say("turn order"), by_turn(match, games)),
    ):
        _bars(axes, found)
        axes.set_xlabel(heading)
        axes.set_ylabel(language.say("win rate, 95 %"))
    figure.suptitle(_title(language, match, games))
    return figure


def _bars(axes: Any, found: list[PlaceStanding]) -> None:
    rates = [100 * one.win_rate for one in found]
    below = [rate - 100 * one.win_rate_low for rate, one in zip(rates, found, strict=True)]
    above = [100 * one.win_rate_high - rate for rate, one in zip(rates, found, strict=True)]
    places = [str(one.place) for one in found]
    axes.bar(places, rates, yerr=[below, above], color=GOLD, ecolor=INK, capsize=4)
    axes.axhline(sum(rates) / len(rates), color=INK, linestyle=":", linewidth=1)
    axes.set_ylim(0, 100)


def _title(language: Language, match: Match, games: Sequence[GamePlayed]) -> str:
    return language.say("{game}, {number} games", game=match.game, number=len(games))
