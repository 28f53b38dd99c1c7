"""Signoria beside other game libraries, those that are installed: actions, copies, steps, searches.

    python bench/peers.py [--rounds 7] [--seconds 0.3] [--plot bench/peers.svg]

Everything goes through each library's Python door, random legal actions, CPU time. Slices of all
are interleaved, and ratios are taken slice by slice: median, with the range of the middle half.
It installs nothing: ``pip install catanatron rlcard open_spiel "pettingzoo[classic]" pgx`` in an
environment of its own beside ``pip install signoria[rl,spiel]`` makes the comparison complete.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import Any

import signoria

Slice = Callable[[float], float]  # for so many seconds: how many a second
ACTIONS, COPIES, STEPS, SEARCHES = "actions", "copies", "environment steps", "simulations"
PEERS = ("catanatron", "pyspiel", "pettingzoo", "rlcard", "pgx")


def timed(seconds: float, once: Callable[[], int]) -> float:
    """How many a second of CPU time; *once* answers with how many it did."""
    done, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        done += once()
    return done / spent


# Ours


def our_actions(name: str) -> Slice:
    """Options, a choice and apply, chance included, as a Python program does it."""
    game, rng = signoria.load(name), signoria.Rng(1)
    seats = max(game.seats)

    def once() -> int:
        state, done = game.new(seats), 0
        while state.actor() != signoria.NOBODY:
            options = state.options()
            state.apply(options[rng.below(len(options))])
            done += 1
        return done

    return lambda seconds: timed(seconds, once)


def our_copies(name: str) -> Slice:
    """Of a position some way into the game."""
    game, rng = signoria.load(name), signoria.Rng(1)
    state = game.new(max(game.seats))
    for _ in range(60):
        options = state.options()
        state.apply(options[rng.below(len(options))])

    def once() -> int:
        for _ in range(100):
            state.copy()
        return 100

    return lambda seconds: timed(seconds, once)


def aec_steps(made: Any) -> Slice:
    """Steps of a PettingZoo environment with masks."""

    def once() -> int:
        made.reset()
        done = 0
        for _ in made.agent_iter(400):
            seen, _, ended, cut, _ = made.last()
            legal = seen["action_mask"].nonzero()[0]
            made.step(None if ended or cut else int(legal[random.randrange(len(legal))]))
            done += 1
        return done

    return lambda seconds: timed(seconds, once)


def our_steps(name: str) -> Slice:
    """Through the PettingZoo door."""
    from importlib import import_module

    return aec_steps(import_module(f"signoria.rl.pettingzoo.{name}_v0").env(seats=2))


def our_simulations(name: str) -> Slice:
    """Of the bot that searches, at the beginning of a game, each to its horizon."""
    from signoria.bots import make

    game, rng, bot = signoria.load(name), signoria.Rng(1), make("flat 200")
    state = game.new(2)
    while state.actor() == signoria.CHANCE:
        state.deal(rng)
    view = game.view(state, int(state.actor()))

    def once() -> int:
        bot.choose(view, rng)
        return 200

    return lambda seconds: timed(seconds, once)


# Theirs


def catanatron_actions() -> Slice:
    """Ticks of a game between random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def once() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        records = getattr(game.state, "action_records", None)
        return len(records if records is not None else game.state.actions)

    return lambda seconds: timed(seconds, once)


def catanatron_copies() -> Slice:
    """Of a game some way in."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE)])
    for _ in range(60):
        game.play_tick()

    def once() -> int:
        game.copy()
        return 1

    return lambda seconds: timed(seconds, once)


def spiel_actions(name: str = "backgammon") -> Slice:
    """A C++ game of OpenSpiel through its Python interface."""
    import pyspiel

    game = pyspiel.load_game(name)

    def once() -> int:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = random.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0]
            else:
                action = random.choice(state.legal_actions())
            state.apply_action(action)
            done += 1
        return done

    return lambda seconds: timed(seconds, once)


def spiel_copies(name: str = "backgammon") -> Slice:
    """``clone`` of a game some way in."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(10):
        state.apply_action(state.legal_actions()[0])

    def once() -> int:
        state.clone()
        return 1

    return lambda seconds: timed(seconds, once)


def spiel_simulations(name: str = "backgammon") -> Slice:
    """Of OpenSpiel's MCTS in Python, each played out at random."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 10, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def once() -> int:
        bot.step(state)
        return 10

    return lambda seconds: timed(seconds, once)


def connect_four_steps() -> Slice:
    """PettingZoo's own."""
    from pettingzoo.classic import connect_four_v3

    return aec_steps(connect_four_v3.env())


def rlcard_steps() -> Slice:
    """A card game of RLCard."""
    import rlcard

    env = rlcard.make("gin-rummy")

    def once() -> int:
        state, _ = env.reset()
        done = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            done += 1
        return done

    return lambda seconds: timed(seconds, once)


def pgx_steps() -> Slice:
    """Backgammon of Pgx, one game at a time on the processor."""
    import jax
    import pgx

    env = pgx.make("backgammon")
    first, step = jax.jit(env.init), jax.jit(env.step)
    key = jax.random.PRNGKey(1)

    def once() -> int:
        state, done = first(key), 0
        while not bool(state.terminated) and done < 200:
            legal = state.legal_action_mask.nonzero()[0]
            state = step(state, int(legal[random.randrange(len(legal))]), key)
            done += 1
        return done

    once()  # compiles
    return lambda seconds: timed(seconds, once)


def found() -> dict[str, dict[str, Callable[[], Slice]]]:
    """What can be measured here: by kind and by name."""
    names = signoria.games()
    kinds: dict[str, dict[str, Callable[[], Slice]]] = {
        ACTIONS: {name: (lambda name=name: our_actions(name)) for name in names},
        COPIES: {name: (lambda name=name: our_copies(name)) for name in names},
        STEPS: {},
        SEARCHES: {name: (lambda name=name: our_simulations(name)) for name in names},
    }
    if find_spec("catanatron"):
        kinds[ACTIONS]["catanatron"] = catanatron_actions
        kinds[COPIES]["catanatron"] = catanatron_copies
    if find_spec("pyspiel"):
        kinds[ACTIONS]["open_spiel backgammon (C++)"] = spiel_actions
        kinds[COPIES]["open_spiel backgammon (C++)"] = spiel_copies
        kinds[SEARCHES]["open_spiel backgammon, MCTS in Python"] = spiel_simulations
    if find_spec("pettingzoo"):
        kinds[STEPS].update({name: (lambda name=name: our_steps(name)) for name in names})
        if find_spec("rlcard") and find_spec("pygame"):
            kinds[STEPS]["pettingzoo connect_four"] = connect_four_steps
    if find_spec("rlcard"):
        kinds[STEPS]["rlcard gin-rummy"] = rlcard_steps
    if find_spec("pgx"):
        kinds[STEPS]["pgx backgammon"] = pgx_steps
    return kinds


def measure(
    makers: dict[str, Callable[[], Slice]], rounds: int, seconds: float
) -> dict[str, list[float]]:
    """Every one in turn, so many rounds; what cannot run is told and left out."""
    slices: dict[str, Slice] = {}
    for name, make in makers.items():
        try:
            slices[name] = make()
            slices[name](seconds / 10)
        except Exception as error:  # noqa: BLE001 - another library's, whatever it is
            print(f"<!-- {name} is left out: {type(error).__name__}: {error} -->")
            slices.pop(name, None)
    speeds: dict[str, list[float]] = {name: [] for name in slices}
    for _ in range(rounds):
        for name, one in slices.items():
            speeds[name].append(one(seconds))
    return speeds


def table(kind: str, speeds: dict[str, list[float]]) -> list[str]:
    """Speeds, and how many times each peer's ours is."""
    ours = [name for name in speeds if name in signoria.games()]
    peers = [name for name in speeds if name not in ours]
    lines = [f"### {kind}", "", "| | a second | " + " | ".join(f"× {p}" for p in peers) + " |"]
    lines.append("|---|--:|" + "--:|" * len(peers))
    for name in [*ours, *peers]:
        cells = [_ratio(speeds[name], speeds[peer]) if name in ours else "" for peer in peers]
        lines.append(f"| {name} | {median(speeds[name]):,.0f} | {' | '.join(cells)} |")
    return [*lines, ""]


def _ratio(mine: list[float], theirs: list[float]) -> str:
    ratios = [a / b for a, b in zip(mine, theirs, strict=True)]
    if len(ratios) < 2:
        return f"{ratios[0]:.1f}"
    low, middle, high = quantiles(ratios, n=4)
    return f"{middle:.1f} ({low:.1f} to {high:.1f})"


def plot(speeds: dict[str, dict[str, list[float]]], file: Path) -> None:
    """Bars on a logarithmic scale, as SVG without any library."""
    rows = [
        (kind, name, median(found)) for kind, all_ in speeds.items() for name, found in all_.items()
    ]
    height = 22 * (len(rows) + len(speeds)) + 20
    looks = 'font-family="sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {height}" {looks}>',
        f'<rect width="760" height="{height}" fill="#faf6ee"/>',
    ]
    at, last = 20, ""
    for kind, name, speed in rows:
        if kind != last:
            parts.append(f'<text x="8" y="{at}" font-weight="bold">{kind} a second</text>')
            at, last = at + 22, kind
        width = 60 * max(0.0, len(f"{int(speed)}") - 1 + speed / 10 ** len(f"{int(speed)}"))
        fill = "#8c3b2a" if name in signoria.games() else "#7d8a76"
        parts.append(f'<text x="8" y="{at}">{name}</text>')
        parts.append(f'<rect x="230" y="{at - 12}" width="{width:.0f}" height="15" fill="{fill}"/>')
        parts.append(f'<text x="{236 + width:.0f}" y="{at}">{speed:,.0f}</text>')
        at += 22
    file.write_text("\n".join([*parts, "</svg>", ""]), encoding="utf-8")


def main() -> None:
    """Print tables in Markdown."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--plot", type=Path)
    chosen = parser.parse_args()
    missing = [name for name in PEERS if not find_spec(name)]
    way = "compiled" if signoria.is_compiled() else "interpreted"
    print(f"{way}, {chosen.rounds} rounds; not installed: {', '.join(missing) or 'nothing'}\n")
    speeds = {
        kind: measure(makers, chosen.rounds, chosen.seconds) for kind, makers in found().items()
    }
    for kind, some in speeds.items():
        print("\n".join(table(kind, some)))
    if chosen.plot:
        plot(speeds, chosen.plot)


if __name__ == "__main__":
    main()
