"""Who plays in a seat of a table: a person, a bot, a function, or a list of words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from signoria.bots import Bot, make
from signoria.kernel.actions import Action, IllegalAction
from signoria.kernel.chance import Rng
from signoria.kernel.game import View
from signoria.session import PERSON

Player = Bot | Callable[[View], Action | str] | Sequence[str] | str | None


class Script:
    """A player who says the given words, one after another."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words: list[str] = list(words)
        self.at: int = 0

    def choose(self, view: View, rng: Rng) -> str:
        """The next word."""
        if self.at == len(self.words):
            raise IllegalAction(f"the script of seat {view.seat} has no word {self.at + 1}")
        self.at += 1
        return self.words[self.at - 1]


class _Function:
    """A player who is a plain function of the view."""

    def __init__(self, function: Callable[[View], Action | str]) -> None:
        self.function = function

    def choose(self, view: View, rng: Rng) -> Action | str:
        return self.function(view)


def thinker(player: Player) -> Any:
    """Whoever chooses in that player's place; nobody for a person."""
    if player is None or player == PERSON:
        return None
    if isinstance(player, str):
        return make(player)
    if hasattr(player, "choose"):
        return player
    if callable(player):
        return _Function(player)
    return Script(player)


def player_name(player: Player) -> str:
    """What the record calls that player."""
    if player is None:
        return PERSON
    if isinstance(player, str):
        return player
    name = getattr(player, "name", None)
    if isinstance(name, str):
        return name
    return "script" if isinstance(player, Sequence) else "function" if callable(player) else "bot"
