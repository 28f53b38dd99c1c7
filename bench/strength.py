"""How strong the bots are, by the arena, with intervals; writes ``bench/strength.md``.

    python -m bench.strength                            everything, about an hour
    python -m bench.strength --games 40 florenza_dice   fewer games, of one game

What is known besides (trainings, what did not help) stands in ``bench/strength_notes.md`` and is
put behind the tables. Times are processor times, so that a busy machine makes nobody weaker: bots
with a clock are given simulations here, as many as take that long on a quiet machine.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import signoria
from signoria.arena import GamePlayed, Match, Standing, over_all, standings

RESULTS = Path(__file__).with_name("strength.md")
NOTES = Path(__file__).with_name("strength_notes.md")
SEED = "strength"
ALONE = {
    "medici_dice": (["journeyman", "learned", "master"], {}, [200, 210]),
    "florenza_dice": (["journeyman", "learned", "master"], {}, [60, 65, 70]),
    "florenza": (["journeyman", "master"], {"ghosts": "masterpiece"}, [90, 100, 110]),
}
# Simulations that take about 300 ms: the hard bot of version 0.1.0.
HARD = {"medici_dice": 10_000, "florenza_dice": 1_250, "firenze": 2_450, "florenza": 330}
SEARCH = "flat 200"
LADDER = [
    "apprentice,random",
    "journeyman,apprentice",
    f"{SEARCH},journeyman",
    "learned,journeyman",
    "master,journeyman",
    "master,learned",
    f"master,{SEARCH}",
]
FOUR = 4
LADDER_OF_FOUR = ["journeyman,apprentice", f"{SEARCH},journeyman", "master,journeyman"]
QUICK = ("journeyman", "apprentice", "random", "learned")
FEWER = 4  # games with a bot that searches, for one of the others
FEWEST = 10  # games with the hard bot


def games_of(bots: str, games: int) -> int:
    """Quick bots play more games."""
    named = bots.split(",")
    if all(bot in QUICK for bot in named):
        return games
    return games // (FEWEST if any(bot.startswith("flat") for bot in named) else FEWER)


def played(
    name: str, bots: str, games: int, options: dict[str, str] | None = None
) -> tuple[list[GamePlayed], list[Standing]]:
    """Games of a match, and what they say about its bots."""
    named = tuple(bots.split(","))
    match = Match(name, named, SEED, signoria.load(name).choose(len(named), options or {}))
    found = list(over_all(match, range(match.whole_rounds(max(games, 1))), jobs=2))
    return found, standings(match, found)


def alone(name: str, games: int) -> list[str]:
    """A table of one game played alone."""
    bots, options, marks = ALONE[name]
    heads = [f"{mark} and more" for mark in marks]
    against = f", {' '.join(f'{key}={value}' for key, value in options.items())}" if options else ""
    lines = [f"| alone{against} | games | points | without luck | {' | '.join(heads)} | won | ms |"]
    lines.append("|" + "---|" * (6 + len(marks)))
    for bot in bots:
        found, (one,) = played(name, bot, games * (5 if bot in QUICK else 1), options)
        reached = [sum(game.scores[0] >= mark for game in found) / len(found) for mark in marks]
        shares = " | ".join(f"{100 * share:.0f} %" for share in reached)
        lines.append(
            f"| {bot} | {one.games} | {one.mean_score:.1f} ± {one.mean_score_margin:.1f} "
            f"| {estimate(one.adjusted_score, one.adjusted_score_interval)} | {shares} "
            f"| {100 * one.win_rate:.0f} % | {one.milliseconds_a_move:.2f} |"
        )
    return lines


def pairs(name: str, games: int, players: int) -> list[str]:
    """A table of bots against each other; with more players, one against several of a kind."""
    lines = [
        f"| {players} players | games | wins of the first | margin | without luck | ms a move |",
        "|" + "---|" * 6,
    ]
    hard = HARD[name]
    wanted = [*LADDER, f"master,flat {hard}"] if players == 2 else LADDER_OF_FOUR
    for pair in wanted:
        first, second = pair.split(",")
        if players > 2 and first == "master":  # it may have to search, and is given as much
            first = f"master {hard}"
        _, found = played(name, ",".join([first, *[second] * (players - 1)]), games_of(pair, games))
        one, other = found[0], found[1]
        low, high = 100 * one.win_rate_low, 100 * one.win_rate_high
        lines.append(
            f"| {first} against {second} | {one.games} "
            f"| {100 * one.win_rate:.0f} % ({low:.0f} to {high:.0f}) "
            f"| {one.margin:.1f} ± {one.margin_interval:.1f} "
            f"| {estimate(one.adjusted_margin, one.adjusted_margin_interval)} "
            f"| {one.milliseconds_a_move:.2f} / {other.milliseconds_a_move:.2f} |"
        )
        print(lines[-1], flush=True)
    return lines


def estimate(mean: float | None, half: float | None) -> str:
    """A mean with its interval; games may be too few for one."""
    return "" if mean is None or half is None else f"{mean:.1f} ± {half:.1f}"


def command(said: argparse.Namespace) -> str:
    """What was asked for, to ask again."""
    return " ".join(["python -m bench.strength", f"--games {said.games}", *said.game])


def main() -> None:
    """Measure, print and write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", nargs="*", default=list(signoria.games()))
    parser.add_argument("--games", type=int, default=200, help="of quick bots; others play fewer")
    parser.add_argument("--output", type=Path, default=RESULTS)
    said = parser.parse_args()
    found = [
        "# Strength",
        "",
        f"`{command(said)}`; 95 % intervals; ms are processor time a move.",
        "A bot against itself wins half of the games, with four players a quarter.",
    ]
    for name in said.game:
        game = signoria.load(name)
        found += ["", f"## {game.title}", ""]
        if name in ALONE:
            found += [*alone(name, said.games), ""]
        found += pairs(name, said.games, 2)
        if FOUR in game.seats:
            found += ["", *pairs(name, said.games // 2, FOUR)]
        print("\n".join(found), flush=True)
    notes = NOTES.read_text(encoding="utf-8") if NOTES.exists() else ""
    said.output.write_text("\n".join([*found, "", notes]), encoding="utf-8")


if __name__ == "__main__":
    main()
