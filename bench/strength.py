"""How strong the bots are, by the arena, with intervals; writes ``bench/strength.md``.

    python -m bench.strength                     everything, some minutes
    python -m bench.strength --games 40 florenza_dice   fewer games, of one game

Time is processor time, so that a busy machine makes nobody weaker: bots with a clock are given
simulations here.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import signoria
from signoria.arena import GamePlayed, Match, Standing, over_all, standings

RESULTS = Path(__file__).with_name("strength.md")
SEED = "strength"
ALONE = {
    "medici_dice": (["journeyman", "learned", "master"], [200, 210]),
    "florenza_dice": (["journeyman", "master"], [60, 65, 70]),
}
PAIRS = ["apprentice,random", "journeyman,apprentice", "master,journeyman"]
SEARCH = "flat 200"  # what masters are compared with, where --search says so
QUICK = ("journeyman", "learned")  # these play ten times as many games alone


def played(name: str, bots: str, games: int) -> tuple[list[GamePlayed], list[Standing]]:
    """Games of a match, and what they say about its bots."""
    named = tuple(bots.split(","))
    match = Match(name, named, SEED, signoria.load(name).choose(len(named), {}))
    found = list(over_all(match, range(match.whole_rounds(games)), jobs=1))
    return found, standings(match, found)


def alone(name: str, games: int) -> list[str]:
    """A table of one game played alone."""
    bots, marks = ALONE[name]
    heads = [f"{mark} and more" for mark in marks]
    lines = [f"| alone | games | points | without luck | {' | '.join(heads)} | won | ms a move |"]
    lines.append("|" + "---|" * (6 + len(marks)))
    for bot in bots:
        found, (one,) = played(name, bot, games * (10 if bot in QUICK else 1))
        reached = [sum(game.scores[0] >= mark for game in found) / len(found) for mark in marks]
        shares = " | ".join(f"{100 * share:.0f} %" for share in reached)
        lines.append(
            f"| {bot} | {one.games} | {one.mean_score:.1f} ± {one.mean_score_margin:.1f} "
            f"| {estimate(one.adjusted_score, one.adjusted_score_interval)} | {shares} "
            f"| {100 * one.win_rate:.0f} % | {one.milliseconds_a_move:.2f} |"
        )
    return lines


def pairs(name: str, games: int, *, with_search: bool) -> list[str]:
    """A table of bots against each other, two players."""
    heads = "| two players | games | wins of the first | margin | without luck | ms a move |"
    lines = [heads, "|" + "---|" * 6]
    for pair in [*PAIRS, *([f"master,{SEARCH}"] if with_search else [])]:
        _, (one, other) = played(name, pair, games)
        low, high = 100 * one.win_rate_low, 100 * one.win_rate_high
        lines.append(
            f"| {pair.replace(',', ' against ')} | {one.games} "
            f"| {100 * one.win_rate:.0f} % ({low:.0f} to {high:.0f}) "
            f"| {one.margin:.1f} ± {one.margin_interval:.1f} "
            f"| {estimate(one.adjusted_margin, one.adjusted_margin_interval)} "
            f"| {one.milliseconds_a_move:.2f} / {other.milliseconds_a_move:.2f} |"
        )
    return lines


def estimate(mean: float | None, half: float | None) -> str:
    """A mean with its interval; games may be too few for one."""
    return "" if mean is None or half is None else f"{mean:.1f} ± {half:.1f}"


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
