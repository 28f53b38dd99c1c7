"""The tables of an arena: the bots, luck left out, seats and turn order, forfeited moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from signoria.arena import ratings
from signoria.arena.match import Match
from signoria.arena.played import GamePlayed
from signoria.arena.standings import (
    PlaceStanding,
    Standing,
    by_seat,
    by_turn,
    standings,
)
from signoria.faces.phrases import Language
from signoria.faces.terminal.wording import worded

MOST_REASONS = 3


def show(screen: Console, language: Language, match: Match, games: Sequence[GamePlayed]) -> None:
    """All tables of a match."""
    say, found = language.say, standings(match, games)
    if match.games_a_round > 1:
        head = say(
            "{games} games: {deals} deals, each in {rotations} rotations of the bots",
            games=len(games),
            deals=len({game.round for game in games}),
            rotations=match.games_a_round,
        )
        screen.print(Text(head))
    _show_standings(screen, language, found)
    _show_scores(screen, language, found)
    if len(match.bots) > 1:
        _show_places(screen, language, say("seat"), by_seat(match, games))
        _show_places(screen, language, say("turn order"), by_turn(match, games))
    if len(match.bots) >= ratings.FEWEST_PLAYERS and not ratings.is_installed():
        screen.print(
            Text(say("Ratings need openskill: install the extra, pip install signoria[arena]"))
        )
    show_forfeits(screen, language, match, games)


def show_controls(
    screen: Console, language: Language, played: Sequence[tuple[Match, Sequence[GamePlayed]]]
) -> None:
    """A row for each control: the first bot of it, and what a fair share would be."""
    say = language.say
    headings = [say("games"), say("win rate, 95 %"), say("fair share"), say("margin, 95 %")]
    grid = _grid(language, say("control"), *headings, say("mean score"))
    for match, games in played:
        first, seats = standings(match, games)[0], len(match.bots)
        is_itself = len(set(match.bots)) == 1
        grid.add_row(
            Text(_control(language, match)),
            str(first.games),
            _rate(language, first),
            f"{language.decimal(100 / seats, 1)}%" if is_itself and seats > 1 else "–",
            _with_interval(language, first.margin, first.margin_interval),
            language.decimal(first.mean_score, 1),
        )
    screen.print(grid)


def _control(language: Language, match: Match) -> str:
    if len(match.bots) == 1:
        return match.bots[0]
    if len(set(match.bots)) == 1:
        return language.say("{bot} against itself", bot=match.bots[0])
    return language.say("{bot} against {other}", bot=match.bots[0], other=match.bots[1])


def _grid(language: Language, heading: str, *headings: str) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column(heading)
    for one in headings:
        grid.add_column(one, justify="right")
    return grid


def _show_standings(screen: Console, language: Language, found: list[Standing]) -> None:
    """A row for each bot."""
    say = language.say
    headings = [say("games"), say("wins"), say("win rate, 95 %"), say("margin, 95 %")]
    last = [say("rating")] if found[0].rating else []
    grid = _grid(language, say("bot"), *headings, say("ms a move"), *last)
    for each in found:
        row = [
            str(each.games),
            _wins(language, each.wins),
            _rate(language, each),
            _with_interval(language, each.margin, each.margin_interval),
            language.decimal(each.milliseconds_a_move, 2),
        ]
        if each.rating:
            row.append(_with_interval(language, each.rating.mu, each.rating.sigma))
        grid.add_row(Text(each.bot), *row)
    screen.print(grid)


def _show_scores(screen: Console, language: Language, found: list[Standing]) -> None:
    """Scores as they were; and scores, margins and wins with luck left out."""
    say = language.say
    has_luck = any(each.adjusted_score is not None for each in found)
    fair = [say("score, no luck"), say("margin, no luck"), say("wins, no luck")] if has_luck else []
    grid = _grid(language, say("bot"), say("mean score, 95 %"), say("spread"), *fair)
    for each in found:
        row = [
            _with_interval(language, each.mean_score, each.mean_score_margin),
            language.decimal(each.score_spread, 1),
        ]
        if has_luck:
            row += [
                _with_interval(language, each.adjusted_score, each.adjusted_score_interval),
                _with_interval(language, each.adjusted_margin, each.adjusted_margin_interval),
                _with_interval(
                    language, each.adjusted_win_rate, each.adjusted_win_rate_interval, percent=True
                ),
            ]
        grid.add_row(Text(each.bot), *row)
    screen.print(grid)


def _show_places(
    screen: Console, language: Language, heading: str, found: list[PlaceStanding]
) -> None:
    """A row for each seat or place, whoever sat there."""
    say = language.say
    grid = _grid(language, heading, say("wins"), say("win rate, 95 %"), say("mean score"))
    for each in found:
        grid.add_row(
            str(each.place),
            _wins(language, each.wins),
            _rate(language, each),
            language.decimal(each.mean_score, 1),
        )
    screen.print(grid)


def show_forfeits(
    screen: Console, language: Language, match: Match, games: Sequence[GamePlayed]
) -> None:
    """Which moves were made for a bot, and why."""
    found: dict[str, Counter[str]] = {}
    for game in games:
        for one in game.forfeits:
            found.setdefault(match.bots[game.bots[one.seat]], Counter())[one.why] += 1
    for bot, reasons in found.items():
        told = ", ".join(
            f"{worded(language, why)} ({times})" for why, times in reasons.most_common(MOST_REASONS)
        )
        sentence = language.say(
            "Moves forfeited by {bot}: {number}; {reasons}",
            bot=bot,
            number=reasons.total(),
            reasons=told,
        )
        screen.print(Text(sentence))


def _wins(language: Language, wins: float) -> str:
    rounded = round(wins, 3)
    return f"{rounded:g}" if rounded == int(rounded) else language.decimal(wins, 1)


def _rate(language: Language, each: Standing | PlaceStanding) -> str:
    rate, low, high = (
        f"{language.decimal(100 * one, 1)}%"
        for one in (each.win_rate, each.win_rate_low, each.win_rate_high)
    )
    return language.say("{rate} ({low} to {high})", rate=rate, low=low, high=high)


def _with_interval(
    language: Language, mean: float | None, half: float | None, *, percent: bool = False
) -> str:
    if mean is None or half is None:
        return "–"
    factor, unit = (100, "%") if percent else (1, "")
    shown, around = (language.decimal(factor * one, 1) for one in (mean, half))
    return f"{shown} ± {around}{unit}"
