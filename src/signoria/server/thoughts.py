"""What happens in a thinking process. It imports little, so that a bot thinks soon."""

from __future__ import annotations

import multiprocessing
import os
import threading
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any

from signoria.advice import assessed, explained
from signoria.bots import Bot, FlatBot, make
from signoria.comparing import Comparison
from signoria.dealer import Dealer
from signoria.kernel.box import Box
from signoria.kernel.game import Game
from signoria.library import games, load, load_beside

MILLISECONDS = 1000
HINT_MILLISECONDS = 800  # half for searching, half for the reason
MOST_MILLISECONDS = 2000  # for any move, whatever a bot's name says
QUICK_SECONDS = 0.05  # a bot that does not search
_POLITENESS = 5  # thinking gives way to answering


@dataclass(frozen=True)
class BotTurn:
    """What a bot must know to think, outside the server's process."""

    table: str
    version: int
    game: str
    position: str
    seat: int
    bot: str
    seed: str
    ply: int
    seconds: float = 0.0  # at most so many; 0: as many as the bot's name says
    box: str = ""  # its text, unless it is the one that the game comes with


@dataclass(frozen=True)
class Advice:
    """What a bot found: options with their average reward and simulations, the best first; and how
    the best compares with those after it.
    """

    options: list[tuple[str, float, int]]
    reasons: tuple[Comparison, ...] = ()


def prepare_thinker() -> None:
    """A thinker must not outlive its server, however that ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(_POLITENESS)


def wake_up() -> None:
    """Load what thinking needs, so that the first thought need not."""
    for name in games():
        load(name)


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


def game_of(turn: BotTurn) -> Game[Any]:
    """The game with the table's own box."""
    return load_beside(Box(turn.box, turn.game)) if turn.box else load(turn.game)


def think(turn: BotTurn) -> str:
    """The words of a bot's move, from what its seat may see."""
    game = game_of(turn)
    view = game.view(game.position(turn.position), turn.seat)
    bot = limited(make(turn.bot), turn.seconds)
    return str(bot.choose(view, Dealer(turn.seed).generator(turn.ply)))


def limited(bot: Bot, seconds: float) -> Bot:
    """The same bot with at most so many seconds for a move; 0: with its own."""
    if seconds and isinstance(bot, FlatBot):
        most = max(1, int(seconds * MILLISECONDS))
        bot.milliseconds = min(bot.milliseconds, most) if bot.milliseconds else most
    return bot


def seconds_of(bot: str) -> float:
    """How long a bot may think about a move."""
    made = make(bot)
    if not isinstance(made, FlatBot):
        return QUICK_SECONDS
    return (made.milliseconds or MOST_MILLISECONDS) / MILLISECONDS


def advise(turn: BotTurn) -> Advice:
    """What a good bot would do in a person's place."""
    game = game_of(turn)
    state = game.position(turn.position)
    most = int(turn.seconds * MILLISECONDS) if turn.seconds else HINT_MILLISECONDS
    half = max(1, min(most, HINT_MILLISECONDS) // 2)
    rng = Dealer(turn.seed).generator(turn.ply)
    answers = assessed(game, state, half, rng)
    return Advice(answers, tuple(explained(game, state, answers, half, rng)))
