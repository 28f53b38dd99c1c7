"""Phrases for any game: enough to play one that has no words of its own yet.

A game's own phrases derive from this class and replace what they can say better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Generic

from signoria.faces.phrases.help import step_help
from signoria.faces.phrases.kinds import (
    Choice,
    Names,
    Question,
    Said,
    ScoreLine,
    SightT,
    ValueWords,
    VariantWords,
)
from signoria.faces.phrases.language import Language
from signoria.faces.phrases.lesson import Lesson
from signoria.faces.phrases.rulebook import Chapter, Entry
from signoria.kernel.game import Variant
from signoria.kernel.news import Chose, Dealt, Fact, Preview, Reason
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.record import Record

MOST_REASONS = 2  # lines of the sheet that are named as what decided a game


class Phrases(Generic[SightT]):
    """Words one game in one language: from what is seen, from news, and from names only."""

    def __init__(self, game: str, language: Language) -> None:
        self.game = game
        self.language = language

    # Asking

    def question(self, seen: SightT, names: Names) -> Question:
        """What the seat that is asked must do."""
        return Question(self.help(seen["step"]) or self.language.say("Choose one of these."))

    def waiting(self, seen: SightT, names: Names) -> str:
        """What is going on, for everybody who is not asked."""
        if seen["actor"] == NOBODY:
            return self.language.say("The game is over.")
        if seen["actor"] == CHANCE:
            return self.language.say("Chance decides.")
        return self.language.say("{name} is choosing.", name=names[seen["actor"]])

    def help(self, step: str) -> str:
        """Help for a step, such as ``ChooseOneDie 1``."""
        return self.language.say(step_help(self.game, step))

    def chapter(self, step: str) -> str:
        """The key of the chapter in :meth:`rulebook` that is about a step; nothing if none is."""
        return ""

    def primer(self, seen: SightT) -> list[str]:
        """How to do well, in a few sentences."""
        return []

    def warn(self, facts: Sequence[Fact], names: Names) -> list[str]:
        """What somebody should not overlook, as the rules see it (:meth:`Game.warnings`)."""
        return []

    # The rules

    def rulebook(self) -> list[Chapter]:
        """The rules in our own words: enough to play from."""
        return []

    def entries(self) -> list[Entry]:
        """Everything that has a name, and what it does."""
        return []

    def lesson(self) -> Lesson | None:
        """A first game that teaches by doing: the words to the game's prepared record."""
        return None

    def on_offer(self, seen: SightT) -> list[str]:
        """The keys of the entries that can be taken, bought, hired or built now."""
        return []

    # Options

    def choices(self, seen: SightT, names: Names = ()) -> list[Choice]:
        """The legal options in the order to show them, each with the number to type.

        With *names*, those that are about somebody say who it is.
        """
        return [
            Choice(key, action, self.label(seen, action, names), action)
            for key, action in enumerate(seen["options"], 1)
        ]

    def label(self, seen: SightT, action: str, names: Names = ()) -> str:
        """An action in words; without *names*, seats go by their numbers."""
        return action

    def labels(self, seen: SightT, actions: Sequence[str], names: Names = ()) -> str:
        """Several actions that are chosen together, as a set: what is taken twice is said once."""
        counts = Counter(self.label(seen, action, names) for action in actions)
        return self.language.listed(
            [label if count == 1 else f"{count} × {label}" for label, count in counts.items()]
        )

    def understand(self, seen: SightT, said: str, names: Names = ()) -> str:
        """The action text for what a person typed: a choice's number or words; else *said*."""
        words = " ".join(said.lower().split())
        for choice in self.choices(seen, names):
            if words in (str(choice.key), choice.label.lower(), choice.short.lower()):
                return choice.action
        return words

    # Refusing

    def because(self, why: Reason, names: Names) -> str:
        """Why something is not possible now, as the rules say: a short clause."""
        return self.language.say("it is not possible now")

    def refusal(self, said: str, clause: str) -> str:
        """The answer to something that is not legal; no clause: no action of the game."""
        quoted = self.language.quoted(said)
        if clause:
            return self.language.say("{said} cannot be done: {reason}.", said=quoted, reason=clause)
        return self.language.say(
            "{said} is not understood. Type a number from the list, or ? for help.", said=quoted
        )

    def no_undo(self, reason: str, names: Names, last: int) -> str:
        """Why a move cannot be taken back, as :class:`~signoria.events.UndoError` has it; *last*
        is who made the last move.
        """
        if reason == "other":
            return self.language.say("{name} has moved since: ask the others.", name=names[last])
        if reason in ("chance", "alone"):
            return self.chance_since(len(names))
        if last == NOBODY:
            return self.language.say("No move has been made yet.")
        return self.language.say("There is no move to take back.")

    def chance_since(self, seats: int) -> str:
        """Why nobody can go back behind an outcome of chance."""
        if seats == 1:
            return self.language.say("Chance has decided since, so it stays.")
        return self.language.say("Chance has decided since: ask the others.")

    # Telling

    def tell(self, facts: Sequence[Fact], names: Names) -> list[Said]:
        """What happened with one move, in sentences; perhaps none."""
        told: list[Said] = []
        for fact in facts:
            if isinstance(fact, Chose):
                parts = {"name": names[fact.seat], "action": fact.action}
                told.append(Said(fact.seat, self.language.say("{name}: {action}.", **parts)))
            elif isinstance(fact, Dealt):
                told.append(Said(None, self.language.say("Chance: {action}.", action=fact.action)))
        return told

    def turn(self, moves: Sequence[Sequence[Fact]], names: Names) -> str:
        """A whole turn of somebody in one sentence: the facts of its moves, chance's included, as
        the reader may know them.
        """
        told = [said.sentence for facts in moves for said in self.tell(facts, names)]
        return told[-1] if told else ""

    def gain(self, preview: Preview) -> str:
        """What an option would bring, in a word or two: ``+9``."""
        return ""

    def consequence(self, preview: Preview, names: Names) -> str:
        """What an option would do, in a sentence."""
        return ""

    def ending(
        self, seen: SightT, totals: Sequence[int], winners: Sequence[int], names: Names
    ) -> str:
        """Who has won."""
        if len(totals) == 1:
            return self.language.plural(
                "{name} has {number} point.",
                "{name} has {number} points.",
                totals[0],
                name=names[0],
            )
        points = totals[winners[0]]
        if len(winners) == 1:
            return self.language.say(
                "{name} wins with {points}.", name=names[winners[0]], points=points
            )
        first = [names[seat] for seat in winners]
        if others := self.language.beside_you(first):
            return self.language.say(
                "You and {others} win together with {points}.", others=others, points=points
            )
        return self.language.say(
            "{names} win together with {points}.", names=self.language.listed(first), points=points
        )

    def because_won(
        self,
        facts: Sequence[Fact],
        winner: int,
        second: int,
        lines: Sequence[ScoreLine],
        names: Names,
    ) -> str:
        """Why *winner* is ahead of *second*, in a sentence: from the *lines* of both, those where
        the winner is furthest ahead first, and from all that happened, as everybody may know it.
        """
        told = [
            self.language.say(
                "{line} ({points} to {other})",
                line=self.line(line.name),
                points=line.points,
                other=line.other,
            )
            for line in lines[:MOST_REASONS]
            if line.points > line.other
        ]
        if not told:
            return ""
        return self.language.say("What decided it: {lines}.", lines=self.language.listed(told))

    # Names

    def names(self, record: Record) -> list[str]:
        """What to call each seat; of a record from elsewhere, only what prints."""
        given = [
            "".join(letter for letter in name if letter.isprintable()) for name in record.names
        ] or [""] * record.seats
        return [
            name or self.language.say("Player {number}", number=seat)
            for seat, name in enumerate(given, 1)
        ]

    def line(self, name: str) -> str:
        """The name of a line of the score sheet."""
        return name

    def is_secret(self, name: str) -> bool:
        """Whether a line of the score sheet is for its owner only, until the game is over."""
        return False

    def variants(self, variants: Iterable[Variant]) -> list[VariantWords]:
        """The game's variants."""
        return [self.variant(variant) for variant in variants]

    def variant(self, variant: Variant) -> VariantWords:
        """One variant."""
        values = tuple(ValueWords(value, value) for value in variant.values)
        return VariantWords(variant.name, variant.name, "", values)
