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

from signoria import editions
from signoria import games as shelf
from signoria.kernel.actions import Action
from signoria.kernel.box import Box, BoxError, choose_box, close_box
from signoria.kernel.game import Game
from signoria.kernel.state import State

if TYPE_CHECKING:  # for load() alone: nothing here depends on any game
    from signoria.games.firenze.rules.game import Firenze
    from signoria.games.florenza.rules.game import Florenza
    from signoria.games.florenza_dice.rules.game import FlorenzaDice
    from signoria.games.medici_dice.rules.game import MediciDice

game_of = editions.game_of
name_of_module = editions.name_of_module
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
    return shelf.folder(shelf.packages()[editions.game_of(name)])


def module(name: str, role: str) -> ModuleType | None:
    """A module or package in a game's folder, such as ``phrases``, if the game has it."""
    package = editions.package_of(name) if editions.find(name) else shelf.packages().get(name)
    if package is None or find_spec(f"{package}.{role}") is None:
        return None
    return import_module(f"{package}.{role}")


def check_name(name: str) -> None:
    """Refuse a name that is on no box."""
    if name not in games() and not editions.find(name):
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

    A corrected *box* file is chosen once per process, when the game is loaded first; to play
    several side by side, see :func:`load_beside`. Type checkers know the games that come with
    Signoria by their names; any other is a ``Game[Any]``.
    """
    if box is None and name in _loaded:
        return _loaded[name]
    check_name(name)
    if box is None and (edition := editions.find(name)):
        return edition.game
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


def load_beside(box: Box, title: str = "") -> Game[Any]:
    """The game with this very box, beside whatever other boxes of it are played in this process;
    *title*: what people call the box. It is the loaded game itself if that has the same values.
    """
    check_name(box.game)
    usual: Game[Any] = load(box.game)
    if usual.box.fingerprint == box.fingerprint:
        return usual
    game = editions.add(box, title).game
    copyreg.pickle(type(game.new(game.seats[0])), partial(_reduce, game))
    copyreg.pickle(type(game), _reduce_game)
    return game


def shelf_name(game: Game[Any]) -> str:
    """The name under which :func:`load` finds this very game: ``firenze``, or with a box that is
    played beside it ``firenze@<fingerprint>``.
    """
    if _loaded.get(game.name) is game:
        return game.name
    name = editions.name_on_shelf(game.name, game.box.fingerprint)
    return name if editions.find(name) else game.name


def is_beside(game: Game[Any]) -> bool:
    """Whether it has another box than the game that is loaded by its name alone."""
    return shelf_name(game) != game.name


def box_title(name: str) -> str:
    """What people call the box of a game on the shelf; the usual one needs no name."""
    edition = editions.find(name)
    return edition.title if edition else ""


def find_box(name: str, fingerprint: str) -> Game[Any] | None:
    """The game with the box of that fingerprint, if this process plays it."""
    usual = load(editions.game_of(name))
    if usual.box.fingerprint == fingerprint:
        return usual
    edition = editions.find(editions.name_on_shelf(usual.name, fingerprint))
    return edition.game if edition else None


def restore(name: str, fingerprint: str, text: str) -> State:
    """The state that was pickled as a position, in a process with the same box."""
    state: State = restore_game(name, fingerprint).position(text)
    return state


def restore_game(name: str, fingerprint: str) -> Game[Any]:
    """The game that was pickled by name, or its state's, in a process with the same box."""
    game = find_box(name, fingerprint)
    if game is None:
        raise BoxError(f"the state is from box {fingerprint}; this is {load(name).box.fingerprint}")
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
    for game in [*_loaded.values(), *editions.games()]:
        if action in game.words:
            return restore_action, (shelf_name(game), action.text)
    raise PicklingError(f"{action!r} is a word of no game that was loaded by name")


copyreg.pickle(Action, _reduce_action)
