"""Phrases for any game: enough to play one that has no words of its own yet.

A game's own phrases derive from this class and replace what they can say better.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from signoria.faces.phrases.help import step_help
from signoria.faces.phrases.kinds import (
    Choice,
    Names,
    OptionWords,
    Question,
    Said,
    Seen,
    ValueWords,
)
from signoria.faces.phrases.language import Language
from signoria.kernel.game import Option
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.record import Record
from signoria.table import PERSON


class Phrases:
    """Words one game in one language, from observations, action texts and names only."""

    def __init__(self, game: str, language: Language) -> None:
        self.game = game
        self.language = language

    # Asking

    def question(self, seen: Seen, names: Names) -> Question:
        """What the seat that is asked must do."""
        return Question(self.help(seen["step"]) or self.language.say("Choose one of these."))

    def waiting(self, seen: Seen, names: Names) -> str:
        """What is going on, for everybody who is not asked."""
        if seen["actor"] == NOBODY:
            return self.language.say("The game is over.")
        if seen["actor"] == CHANCE:
            return self.language.say("Chance decides.")
        return self.language.say("{name} is choosing.", name=names[seen["actor"]])

    def help(self, step: str) -> str:
        """Help for a step, such as ``ChooseOneDie 1``."""
        return self.language.say(step_help(self.game, step))

    def primer(self, seen: Seen) -> list[str]:
        """How to do well, in a few sentences."""
        return []

    def warnings(self, seen: Seen, names: Names) -> list[str]:
        """What somebody at this table should not overlook."""
        return []

    # Options

    def choices(self, seen: Seen) -> list[Choice]:
        """The legal options in the order to show them, each with the number to type."""
        return [
            Choice(key, action, self.label(seen, action), action)
            for key, action in enumerate(seen["options"], 1)
        ]

    def label(self, seen: Seen, action: str) -> str:
        """An action in words."""
        return action

    def understand(self, seen: Seen, said: str) -> str:
        """The action text for what a person typed: a choice's number or words; else *said*."""
        words = " ".join(said.lower().split())
        for choice in self.choices(seen):
            if words in (str(choice.key), choice.label.lower(), choice.short.lower()):
                return choice.action
        return words

    # Refusing

    def reason(self, seen: Seen, action: str, names: Names) -> str:
        """Why an action of the game is not possible now: a short clause."""
        return self.language.say("it is not possible now")

    def refusal(self, seen: Seen, said: str, names: Names, is_word: bool) -> str:
        """The answer to something that is not legal; *is_word* if it is an action of the game."""
        quoted = self.language.quoted(said)
        if is_word:
            reason = self.reason(seen, self.understand(seen, said), names)
            return self.language.say("{said} cannot be done: {reason}.", said=quoted, reason=reason)
        return self.language.say(
            "{said} is not understood. Type a number from the list, or ? for help.", said=quoted
        )

    def undo_refusal(self, record: Record, seat: int | None = None) -> str:
        """Why the last move of a record cannot be taken back."""
        if not record.moves:
            return self.language.say("No move has been made yet.")
        who = record.moves[-1].who
        if who == CHANCE:
            return self.chance_since(record.seats)
        is_person = not record.players or record.players[who] == PERSON
        if is_person and seat in (None, who):
            return self.language.say("There is no move to take back.")
        name = self.names(record)[who]
        return self.language.say("{name} has moved since: ask the others.", name=name)

    def chance_since(self, seats: int) -> str:
        """Why nobody can go back behind an outcome of chance."""
        if seats == 1:
            return self.language.say("Chance has decided since, so it stays.")
        return self.language.say("Chance has decided since: ask the others.")

    # Telling

    def deed(self, before: Seen, who: int, action: str, after: Seen, names: Names) -> list[Said]:
        """A move in sentences; perhaps none, when the next move belongs to the same sentence."""
        if who == CHANCE:
            return [Said(None, self.language.say("Chance: {action}.", action=action))]
        label = self.label(before, action)
        sentence = self.language.say("{name}: {action}.", name=names[who], action=label)
        return [Said(who, sentence)]

    def is_turn(self, before: Seen, after: Seen) -> bool:
        """Whether the board is worth another look after this move."""
        return bool(after["actor"] == NOBODY)

    def ending(
        self, seen: Seen, totals: Sequence[int], winners: Sequence[int], names: Names
    ) -> str:
        """Who has won."""
        points = totals[winners[0]]
        if len(totals) == 1:
            return self.language.plural(
                "{name} has {number} point.", "{name} has {number} points.", points, name=names[0]
            )
        if len(winners) == 1:
            return self.language.say(
                "{name} wins with {points}.", name=names[winners[0]], points=points
            )
        together = self.language.listed([names[seat] for seat in winners])
        return self.language.say(
            "{names} win together with {points}.", names=together, points=points
        )

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

    def options(self, options: Iterable[Option]) -> list[OptionWords]:
        """The game's variants."""
        return [self.option(option) for option in options]

    def option(self, option: Option) -> OptionWords:
        """One variant."""
        values = tuple(ValueWords(value, value) for value in option.values)
        return OptionWords(option.name, option.name, "", values)
