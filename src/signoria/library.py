"""The games on the shelf, by name."""

from __future__ import annotations

import copyreg
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pickle import PicklingError
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, overload

from signoria import games as shelf
from signoria.kernel.actions import Action
from signoria.kernel.box import BoxError, choose_box, close_box
from signoria.kernel.game import Game
from signoria.kernel.state import State

if TYPE_CHECKING:  # for load() alone: nothing here depends on any game
    from signoria.games.firenze.rules.game import Firenze
    from signoria.games.florenza.rules.game import Florenza
    from signoria.games.florenza_dice.rules.game import FlorenzaDice
    from signoria.games.medici_dice.rules.game import MediciDice

_loaded: dict[str, Game[Any]] = {}

games = shelf.names


class UnknownGame(ValueError):
    """No such game; the message names those there are."""


def box_file(name: str) -> Path:
    """A game's shipped box file."""
    return folder(name) / "box.toml"


def folder(name: str) -> Path:
    """Where all of a game lies."""
    check_name(name)
    return shelf.folder(shelf.packages()[name])


def module(name: str, role: str) -> ModuleType | None:
    """A module or package in a game's folder, such as ``phrases``, if the game has it."""
    package = shelf.packages().get(name)
    if package is None or find_spec(f"{package}.{role}") is None:
        return None
    return import_module(f"{package}.{role}")


def check_name(name: str) -> None:
    """Refuse a name that is on no box."""
    if name not in games():
        close = get_close_matches(str(name), games(), 1)
        perhaps = f"; did you mean {close[0]!r}?" if close else "."
        raise UnknownGame(f"there is no game {name!r}{perhaps} The games: {', '.join(games())}")


@overload
def load(name: Literal["firenze"], box: str | Path | None = None) -> Firenze: ...


@overload
def load(name: Literal["florenza"], box: str | Path | None = None) -> Florenza: ...


@overload
def load(name: Literal["florenza_dice"], box: str | Path | None = None) -> FlorenzaDice: ...


@overload
def load(name: Literal["medici_dice"], box: str | Path | None = None) -> MediciDice: ...


@overload
def load(name: str, box: str | Path | None = None) -> Game[Any]: ...


def load(name: str, box: str | Path | None = None) -> Game[Any]:
    """The game of that name: immutable, shared by all its states.

    A corrected *box* file is chosen once per process, when the game is loaded first. Type checkers
    know the games that come with Signoria by their names; any other is a ``Game[Any]``.
    """
    if box is None and name in _loaded:
        return _loaded[name]
    check_name(name)
    if box is not None:
        choose_box(name, box)
    if name not in _loaded:
        try:
            game: Game[Any] = import_module(f"{shelf.packages()[name]}.rules.game").GAME
        except BaseException:
            close_box(name)
            raise
        copyreg.pickle(type(game.new(game.seats[0])), partial(_reduce, game))
        copyreg.pickle(type(game), _reduce_game)
        _loaded[name] = game
    return _loaded[name]


def restore(name: str, fingerprint: str, text: str) -> State:
    """The state that was pickled as a position, in a process with the same box."""
    state: State = restore_game(name, fingerprint).position(text)
    return state


def restore_game(name: str, fingerprint: str) -> Game[Any]:
    """The game that was pickled by name, or its state's, in a process with the same box."""
    game = load(name)
    if game.box.fingerprint != fingerprint:
        raise BoxError(f"the state is from box {fingerprint}; this is {game.box.fingerprint}")
    return game


def restore_action(name: str, text: str) -> Action:
    """The action that was pickled as a word of its game."""
    return load(name).words.worded(text)


def _reduce(game: Game[Any], state: State) -> tuple[Any, tuple[str, str, str]]:
    """How a state is pickled, compiled or not."""
    return restore, (game.name, game.box.fingerprint, str(state))


def _reduce_game(game: Game[Any]) -> tuple[Any, tuple[str, str]]:
    return restore_game, (game.name, game.box.fingerprint)


def _reduce_action(action: Action) -> tuple[Any, tuple[str, str]]:
    """An action knows no game: it is the one whose vocabulary has it."""
    for game in _loaded.values():
        if action in game.words:
            return restore_action, (game.name, action.text)
    raise PicklingError(f"{action!r} is a word of no game that was loaded by name")


copyreg.pickle(Action, _reduce_action)
