"""Signoria: a table for Florentine board games.

game = signoria.load("medici_dice")
state = game.new(seats=4)
record = signoria.Table(game, seats=["greedy", "random"], seed=7).run()
"""

from __future__ import annotations

import typing

from signoria import _ways_to_run

_ways_to_run.prepare()

from signoria._ways_to_run import is_compiled
from signoria.dealer import Dealer
from signoria.kernel.actions import Action, IllegalAction, UnknownAction
from signoria.kernel.box import BoxError
from signoria.kernel.chance import Rng
from signoria.kernel.game import Game, ScoreSheet, View
from signoria.kernel.position import PositionError
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.library import UnknownGame, load
from signoria.notation import RecordError
from signoria.record import Record
from signoria.table import Table, UndoError

if typing.TYPE_CHECKING:
    from signoria.library import games
else:
    from signoria import games  # the package, which can be called

__version__ = "0.2.0"  # here alone; the package is built with it

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
