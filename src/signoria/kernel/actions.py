"""Actions: one atomic choice each, interned in a game's vocabulary."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Final, overload

from signoria._compat import i64


class IllegalAction(ValueError):
    """A word of the game, but not legal here; the message names what is."""


class UnknownAction(IllegalAction):
    """Not a word of the game at all."""


class Action:
    """A word of the game, such as ``take 1 4``. Each exists once: compare with ``is``."""

    number: Final[i64]  # its place in the vocabulary: the id for machines
    verb: Final[str]
    what: Final[i64]  # what the verb is about: a colour, a seat, a set of dice …
    text: Final[str]

    def __init__(self, number: i64, verb: str, what: i64, text: str) -> None:
        self.number = number
        self.verb = verb
        self.what = what
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, _: object) -> Action:
        return self


Options = tuple[Action, ...]


class Vocabulary:
    """Every action of a game, in a fixed order: text ⇄ action ⇄ number.

    A sequence of actions: ``words[action.number] is action``.
    """

    def __init__(self) -> None:
        self.actions: Final[list[Action]] = []
        self.by_text: Final[dict[str, Action]] = {}

    def verb(self, verb: str, names: Sequence[str] = ("",), first: int = 0) -> Options:
        """Declare one action a name; what they are about is numbered from *first*."""
        made: list[Action] = []
        for what, name in enumerate(names, first):
            action = Action(len(self.actions), verb, what, f"{verb} {name}".strip())
            if action.text in self.by_text:
                raise ValueError(f"the vocabulary has two actions {action.text!r}")
            self.actions.append(action)
            self.by_text[action.text] = action
            made.append(action)
        return tuple(made)

    def numbered(self, number: int) -> Action:
        """The action with that number."""
        if not 0 <= number < len(self.actions):
            raise UnknownAction(f"no action {number}; they go from 0 to {len(self.actions) - 1}")
        return self.actions[number]

    def worded(self, text: str) -> Action:
        """The action with that text."""
        found = self.by_text.get(text)
        if found is None:
            raise UnknownAction(
                f"{text!r} is not a word of this game{_perhaps(text, self.by_text)}"
            )
        return found

    def __len__(self) -> int:
        return len(self.actions)

    @overload
    def __getitem__(self, place: int) -> Action: ...

    @overload
    def __getitem__(self, place: slice) -> Options: ...

    def __getitem__(self, place: int | slice) -> Action | Options:
        if isinstance(place, slice):
            return tuple(self.actions[place])
        if not isinstance(place, int):
            raise TypeError(f"actions are numbered: {place!r} is no number; worded() takes text")
        size = len(self.actions)
        if not -size <= place < size:
            raise IndexError(f"no action {place}; they go from 0 to {size - 1}")
        return self.actions[place]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __reversed__(self) -> Iterator[Action]:
        return iter(self.actions[::-1])

    def __contains__(self, word: object) -> bool:
        """A text or an action."""
        if isinstance(word, Action):
            return self.by_text.get(word.text) is word
        return word in self.by_text


def choose(words: Vocabulary, legal: Options, text: str) -> Action:
    """The legal action that *text* names; else an error that says what would be right."""
    for action in legal:
        if action.text == text:
            return action
    known = text in words
    texts = [action.text for action in legal]
    what = "is not legal here" if known else "is not a word of this game"
    shown = f"; legal here: {', '.join(texts)}" if texts else "; the game is over"
    message = f"{text!r} {what}{'' if known else _perhaps(text, texts)}{shown}"
    raise IllegalAction(message) if known else UnknownAction(message)


def _perhaps(text: str, words: Sequence[str] | dict[str, Action]) -> str:
    close = get_close_matches(text, list(words), 1)
    return f" (did you mean {close[0]!r}?)" if close else ""
