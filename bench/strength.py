"""How strong the bots are, with intervals; writes ``bench/strength.md``.

    python -m bench.strength                     everything, some minutes
    python -m bench.strength --games 40 florenza_dice   fewer games, of one game

Every pair of bots plays each seed in both seats. Time is processor time of the thinking process,
so that a busy machine makes nobody weaker: bots with a clock are given simulations here.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

import signoria
from signoria import CHANCE, NOBODY, Rng
from signoria.bots import Bot, make
from signoria.kernel.game import Game

RESULTS = Path(__file__).with_name("strength.md")
Z = 1.959964  # 95 %
ALONE = {
    "medici_dice": (["journeyman", "learned", "master"], [200, 210]),
    "florenza_dice": (["journeyman", "master"], [60, 65, 70]),
}
PAIRS = ["apprentice,random", "journeyman,apprentice", "master,journeyman"]
SEARCH = "flat 200"  # what masters are compared with, where --search says so
FIRST_SEED = 1_000_000
QUICK = ("journeyman", "learned")  # these play ten times as many games alone


@dataclass
class Thinking:
    """A bot, and how long it thinks about a choice."""

    bot: Bot
    choices: int = 0
    seconds: float = 0.0
    points: list[float] = field(default_factory=list)

    @property
    def milliseconds(self) -> float:
        """Processor time a choice."""
        return 1000 * self.seconds / max(self.choices, 1)


def play(game: Game[Any], players: Sequence[Thinking], seed: int) -> list[float]:
    """One game; answers with each seat's share of the win."""
    state, dealer, chooser = game.new(len(players)), Rng(seed), Rng(seed + 1)
    while state.actor() != NOBODY:
        if state.actor() == CHANCE:
            state.deal(dealer)
            continue
        options = state.options()
        if len(options) == 1:
            state.apply(options[0])
            continue
        player = players[state.actor()]
        began = process_time()
        action = player.bot.choose(game.view(state, int(state.actor())), chooser)
        player.seconds += process_time() - began
        player.choices += 1
        state.apply(action)
    for player, sheet in zip(players, game.scores(state), strict=True):
        player.points.append(sheet.total)
    winners = game.winners(state)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(players))]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true rate in 95 of 100 cases."""
    rate, square = wins / games, Z * Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def interval(numbers: Sequence[float]) -> str:
    """A mean with its 95 % interval."""
    return f"{fmean(numbers):.1f} ± {Z * stdev(numbers) / sqrt(len(numbers)):.1f}"


def alone(name: str, games: int) -> list[str]:
    """A table of one game played alone."""
    bots, marks = ALONE[name]
    game = signoria.load(name)
    heads = [f"{mark} and more" for mark in marks]
    lines = [f"| alone | games | points | {' | '.join(heads)} | won | ms a choice |"]
    lines.append("|" + "---|" * (5 + len(marks)))
    for spec in bots:
        player = Thinking(make(spec))
        count = games * (10 if spec in QUICK else 1)
        won = sum(play(game, [player], FIRST_SEED + seed)[0] for seed in range(count))
        reached = [sum(points >= mark for points in player.points) / count for mark in marks]
        shares = " | ".join(f"{100 * share:.0f} %" for share in reached)
        lines.append(
            f"| {spec} | {count} | {interval(player.points)} | {shares} "
            f"| {100 * won / count:.0f} % | {player.milliseconds:.2f} |"
        )
    return lines


def pairs(name: str, games: int, *, with_search: bool) -> list[str]:
    """A table of bots against each other, two players."""
    game = signoria.load(name)
    lines = ["| two players | games | wins of the first | margin | ms a choice |", "|" + "---|" * 5]
    for pair in [*PAIRS, *([f"master,{SEARCH}"] if with_search else [])]:
        one, other = (Thinking(make(spec)) for spec in pair.split(","))
        wins = 0.0
        for seed in range(FIRST_SEED, FIRST_SEED + games // 2):
            wins += play(game, [one, other], seed)[0] + play(game, [other, one], seed)[1]
        count = games // 2 * 2
        low, high = wilson(wins, count)
        margins = [mine - theirs for mine, theirs in zip(one.points, other.points, strict=True)]
        lines.append(
            f"| {pair.replace(',', ' against ')} | {count} "
            f"| {100 * wins / count:.0f} % ({100 * low:.0f} to {100 * high:.0f}) "
            f"| {interval(margins)} | {one.milliseconds:.2f} / {other.milliseconds:.2f} |"
        )
    return lines


def command(said: argparse.Namespace) -> str:
    """What was asked for, to ask again."""
    words = ["python -m bench.strength", f"--games {said.games}"]
    return " ".join([*words, *(["--search"] if said.search else []), *said.game])


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", nargs="*", default=list(signoria.games()))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--search", action="store_true", help=f"masters against {SEARCH}, slow")
    parser.add_argument("--output", type=Path, default=RESULTS)
    said = parser.parse_args()
    found = ["# Strength", "", f"`{command(said)}`; 95 % intervals."]
    for name in said.game:
        found += ["", f"## {signoria.load(name).title}", ""]
        if name in ALONE:
            found += [*alone(name, said.games), ""]
        found += pairs(name, said.games, with_search=said.search)
        print("\n".join(found[-12:]), flush=True)
    said.output.write_text("\n".join([*found, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
