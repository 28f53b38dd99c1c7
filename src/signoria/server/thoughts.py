"""What happens in a thinking process. It imports little, so that a bot thinks soon."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from logging.config import dictConfig
from multiprocessing.process import BaseProcess
from typing import Any

from signoria.advice import assessed, explained
from signoria.bots import Bot, FlatBot, MasterBot, make
from signoria.coach import Best, best_moves
from signoria.coach.looks import Finding, Look, taken
from signoria.comparing import Comparison
from signoria.dealer import Dealer
from signoria.kernel.box import Box
from signoria.kernel.game import Game
from signoria.library import games, load, load_beside
from signoria.record import Record
from signoria.server.logs import logging_as

MILLISECONDS = 1000
HINT_MILLISECONDS = 800  # half for searching, half for the reason
COACH_MILLISECONDS = 1600  # for the best moves of a position
COACHED = 0.75  # of that, if reasons are wanted as well
MOST_MILLISECONDS = 2000  # for any move, whatever a bot's name says
QUICK_SECONDS = 0.05  # a bot that does not search
SEARCHING = (FlatBot, MasterBot)  # bots that think for as long as they are let
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
    best: Best | None = None  # the two or three best, followed again; none: nobody asked


@dataclass(frozen=True)
class Counsel:
    """A position whose best moves are wanted, and what was done there."""

    turn: BotTurn
    chosen: tuple[str, ...] = ()


@dataclass(frozen=True)
class Looks:
    """Looks at a finished game, as many as fit into the seconds."""

    record: str
    looks: Sequence[Look]
    seconds: float = 0.0
    game: str = ""
    box: str = ""


def prepare_thinker(log_format: str) -> None:
    """A thinker must not outlive its server, however that ended; and its lines look alike."""
    dictConfig(logging_as(log_format))
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
    if seconds and isinstance(bot, SEARCHING):
        bot.hurry(max(1, int(seconds * MILLISECONDS)))
    return bot


def seconds_of(bot: str) -> float:
    """How long a bot may think about a move."""
    made = make(bot)
    if not isinstance(made, SEARCHING):
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


def advise_more(turn: BotTurn) -> Advice:
    """A hint with the best moves, followed again: another may turn out to be the best. The seconds
    that there are go to both.
    """
    seconds = turn.seconds or COACH_MILLISECONDS / MILLISECONDS
    first = replace(turn, seconds=seconds * COACHED)
    rest = replace(turn, seconds=seconds * (1 - COACHED))
    game, found = game_of(turn), counsel(Counsel(first))
    if not found.moves:
        return replace(advise(rest), best=found)
    state = game.position(turn.position)
    answers = [(move.said, 0.0, found.worlds) for move in found.moves]
    rng = Dealer(turn.seed).generator(turn.ply)
    reasons = explained(game, state, answers, max(1, int(rest.seconds * MILLISECONDS)), rng)
    return Advice(answers, tuple(reasons), found)


def counsel(asked: Counsel) -> Best:
    """The best moves of a position, for the seat that is asked there."""
    turn, game = asked.turn, game_of(asked.turn)
    most = int(turn.seconds * MILLISECONDS) if turn.seconds else COACH_MILLISECONDS
    rng = Dealer(turn.seed).generator(turn.ply)
    return best_moves(game, game.position(turn.position), most, rng, asked.chosen)


def look(wanted: Looks) -> list[Finding]:
    """The first of some looks at a game; at least one."""
    if wanted.box:
        load_beside(Box(wanted.box, wanted.game))
    return taken(Record.parse(wanted.record), wanted.looks, wanted.seconds)
