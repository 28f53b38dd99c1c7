"""A question at the terminal: what is offered together, and what a typed line means.

Questions that merely go on are passed, and their other answers stand beside those of the question
that is shown. Where several things are gathered, each has a number, and all that somebody chooses
is typed in one line, in any order: ``1 1 3``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from signoria.bundles import bundled, parts
from signoria.faces.phrases import Choice, Names, Phrases, Seen
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.offers import offer, plain


class Asked:
    """What the person who is asked is shown."""

    def __init__(
        self, phrases: Phrases[Any], game: Game[Any], state: State, seat: int, names: Names = ()
    ) -> None:
        self.phrases = phrases
        self.names = names
        is_asked = int(state.actor()) == seat  # not while a move is held
        self.offer = offer(state) if is_asked else plain(state)
        self.state = self.offer.state
        seen = game.observe(self.state, seat)
        gathered = {text: game.words.worded(text).number for way in self.sets for text in way}
        shown = sorted(gathered, key=gathered.__getitem__) or list(seen["options"])
        self.seen: Seen = {**seen, "options": [*shown, *self.offer.earlier]}
        self._ways = {tuple(sorted(way)): way for way in self.sets}

    @property
    def sets(self) -> Sequence[tuple[str, ...]]:
        """The sets that can be chosen, if things are gathered."""
        return self.offer.sets

    def choices(self) -> list[Choice]:
        """All answers, numbered; or all things that can be in a set."""
        return self.phrases.choices(self.seen, self.names)

    def gaining(self) -> list[Choice]:
        """The same, each with what it would bring: the rules say it."""
        possible = {action.text for action in self.state.options()} | set(self.offer.earlier)
        return [
            replace(one, gain=self.phrases.gain(self.offer.preview(one.action)))
            if one.action in possible
            else one
            for one in self.choices()
        ]

    def example(self) -> str:
        """A set, as somebody may type it."""
        return self.typed(max(self.sets, key=lambda way: (len(way), len(set(way)))))

    def typed(self, moves: Sequence[str]) -> str:
        """The numbers of an answer, as somebody may type them."""
        keys = {choice.action: choice.key for choice in self.choices()}
        return " ".join(str(keys[move]) for move in moves if move in keys)

    def label(self, said: str) -> str:
        """An answer in words."""
        moves = parts(said)
        if len(moves) > 1:
            return self.phrases.labels(self.seen, moves, self.names)
        return self.phrases.label(self.seen, said, self.names)

    def meant(self, said: str) -> str:
        """The move or the set that somebody's words mean, as the rules spell it."""
        text = self.phrases.understand(self.seen, said, self.names)
        if not self.sets or text in {action.text for action in self.state.options()}:
            return text
        things = [self._thing(word) for word in said.replace(",", " ").split()]
        way = self._ways.get(tuple(sorted(things)))
        return bundled(*way) if way else text

    def is_part_of_a_set(self, said: str) -> bool:
        """Whether somebody named things that can be chosen, but not as they said."""
        words = said.replace(",", " ").split()
        known = {text for way in self.sets for text in way}
        return bool(words) and all(self._thing(word) in known for word in words)

    def whole(self, meant: str) -> str:
        """What is played: an answer behind whatever goes before it."""
        return self.offer.whole(meant)

    def _thing(self, word: str) -> str:
        """A thing that can be in a set, by its number or a word of its name."""
        text = self.phrases.understand(self.seen, word, self.names)
        if text in self.seen["options"]:
            return text
        named = [
            choice.action
            for choice in self.choices()
            if word.lower() in (*choice.action.split()[1:], *choice.label.lower().split())
        ]
        return named[0] if len(named) == 1 else text
