"""Signoria: a table for Florentine board games.

game = signoria.load("medici_dice")
state = game.new(seats=4)
record = signoria.Table(game, seats=["greedy", "random"], seed=7).run()
"""

from __future__ import annotations

from signoria import _ways_to_run

_ways_to_run.prepare()

from signoria._ways_to_run import is_compiled  # noqa: E402 - after the way to run is known
from signoria.kernel.actions import Action, IllegalAction, UnknownAction  # noqa: E402
from signoria.kernel.box import BoxError  # noqa: E402
from signoria.kernel.chance import Rng  # noqa: E402
from signoria.kernel.game import Game, ScoreSheet, View  # noqa: E402
from signoria.kernel.position import PositionError  # noqa: E402
from signoria.kernel.state import State  # noqa: E402
from signoria.kernel.steps import CHANCE, NOBODY  # noqa: E402
from signoria.library import UnknownGame, games, load  # noqa: E402
from signoria.record import Record, RecordError  # noqa: E402
from signoria.table import Dealer, Table, UndoError  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "Action",
    "BoxError",
    "Dealer",
    "Game",
    "IllegalAction",
    "PositionError",
    "Record",
    "RecordError",
    "Rng",
    "ScoreSheet",
    "State",
    "Table",
    "UndoError",
    "UnknownAction",
    "UnknownGame",
    "View",
    "games",
    "is_compiled",
    "load",
]
