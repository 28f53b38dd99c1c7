"""What happens in a thinking process. It imports little, so that a bot thinks soon."""

from __future__ import annotations

import multiprocessing
import os
import threading
from dataclasses import dataclass
from multiprocessing.process import BaseProcess

from signoria.bots import FlatBot, make
from signoria.dealer import Dealer
from signoria.library import load

HINT_MILLISECONDS = 400
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
    is_watched: bool  # people sit at the table


@dataclass(frozen=True)
class Advice:
    """What a bot found: options with their average reward and simulations, the best first."""

    options: list[tuple[str, float, int]]


def prepare_thinker() -> None:
    """A thinker must not outlive its server, however that ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(_POLITENESS)


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


def think(turn: BotTurn) -> str:
    """The words of a bot's move, from what its seat may see."""
    game = load(turn.game)
    view = game.view(game.position(turn.position), turn.seat)
    return str(make(turn.bot).choose(view, Dealer(turn.seed).generator(turn.ply)))


def advise(turn: BotTurn) -> Advice:
    """What a good bot would do in a person's place."""
    game = load(turn.game)
    view = game.view(game.position(turn.position), turn.seat)
    bot = FlatBot(milliseconds=HINT_MILLISECONDS)
    candidates = bot.assess(view, Dealer(turn.seed).generator(turn.ply))
    return Advice(
        [
            (candidate.action.text, float(candidate.average), int(candidate.simulations))
            for candidate in candidates
        ]
    )
