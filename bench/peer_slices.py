"""What ``bench/peers.py`` measures: slices of our own work, and of other libraries'."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle
from time import process_time
from typing import Any

import signoria

Slice = Callable[[float], float]  # for so many seconds: how many a second
AT_ONCE = 1024  # games of a batch
RECORDED, MOST_STEPS = 40, 400  # games of an environment, and how long at most


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
    """Steps of a PettingZoo environment, each with a look at what the agent sees. The games were
    chosen before: only the environment is measured, not how somebody draws an action.
    """
    games = [_recorded(made, seed) for seed in range(RECORDED)]
    turns = cycle(enumerate(games))

    def once() -> int:
        seed, actions = next(turns)
        made.reset(seed=seed)
        for _, action in zip(made.agent_iter(), actions, strict=False):
            made.last()
            made.step(action)
        return len(actions)

    return lambda seconds: timed(seconds, once)


def _recorded(made: Any, seed: int) -> list[int | None]:
    """The actions of a random game, or of its beginning."""
    made.reset(seed=seed)
    found: list[int | None] = []
    for _ in made.agent_iter(MOST_STEPS):
        seen, _, ended, cut, _ = made.last()
        legal = seen["action_mask"].nonzero()[0]
        action = None if ended or cut else int(legal[random.randrange(len(legal))])
        found.append(action)
        made.step(action)
    return found


def our_batch(name: str) -> Slice:
    """Decisions of many games at once, copies into arrays included, choosing them not."""
    import numpy as np

    from signoria.rl.batch import Games

    games, rng = Games(name, 2, AT_ONCE, seed=1), np.random.default_rng(1)

    def slice_of(seconds: float) -> float:
        done, spent = 0, 0.0
        while spent < seconds:
            actions = (rng.random(games.masks.shape) * games.masks).argmax(axis=1)
            begun = process_time()
            games.step(actions)
            spent += process_time() - begun
            done += AT_ONCE
        return done / spent

    return slice_of


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


def pgx_batch() -> Slice:
    """The same of many games at once: what Pgx is made for. It takes any legal action."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make("backgammon")
    keys = jax.random.split(jax.random.PRNGKey(1), AT_ONCE)
    step = jax.jit(
        jax.vmap(lambda state, key: env.step(state, jnp.argmax(state.legal_action_mask), key))
    )
    state = jax.block_until_ready(step(jax.jit(jax.vmap(env.init))(keys), keys))

    def once() -> int:
        jax.block_until_ready(step(state, keys))
        return AT_ONCE

    return lambda seconds: timed(seconds, once)
