"""Firenze in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.kinds import Choice, Names, Question, Said, VariantWords
from signoria.faces.phrases.lesson import Lesson
from signoria.faces.phrases.rulebook import Chapter, Entry
from signoria.games.firenze.phrases import (
    asking,
    bricks,
    cards,
    chapters,
    choosing,
    entries,
    foreseeing,
    lesson,
    names,
    primer,
    refusing,
    rulebook,
    telling,
    understanding,
    variants,
    warning,
    whole_turn,
)
from signoria.games.firenze.sights import Sight
from signoria.kernel.box import Box
from signoria.kernel.game import Variant
from signoria.kernel.news import Fact, Preview, Reason
from signoria.library import load


class FirenzePhrases(Phrases[Sight]):
    """Words for bricks, cards, towers and commissions."""

    # Asking

    def question(self, seen: Sight, names: Names) -> Question:
        return asking.question(self.language, seen, names) or super().question(seen, names)

    def waiting(self, seen: Sight, names: Names) -> str:
        return asking.waiting(self.language, seen, names)

    def chapter(self, step: str) -> str:
        return chapters.chapter(step)

    def primer(self, seen: Sight) -> list[str]:
        return primer.primer(self.language, seen, self._box())

    def warn(self, facts: Sequence[Fact], names: Names) -> list[str]:
        return warning.warn(self.language, facts, names)

    # The rules

    def rulebook(self) -> list[Chapter]:
        variants = self.variants(load(self.game).variants.values())
        return rulebook.rulebook(self.language, self._box(), variants)

    def entries(self) -> list[Entry]:
        return entries.entries(self.language, self._box())

    def lesson(self) -> Lesson:
        return lesson.lesson(self.language)

    def on_offer(self, seen: Sight) -> list[str]:
        return entries.on_offer(seen)

    # Options

    def choices(self, seen: Sight, names: Names = ()) -> list[Choice]:
        return choosing.choices(self.language, seen, names)

    def label(self, seen: Sight, action: str, names: Names = ()) -> str:
        return choosing.label(self.language, seen, action, names)

    def labels(self, seen: Sight, actions: Sequence[str], names: Names = ()) -> str:
        return choosing.labels(self.language, actions) or super().labels(seen, actions, names)

    def understand(self, seen: Sight, said: str, names: Names = ()) -> str:
        words = super().understand(seen, said, names)
        if words in seen["options"]:
            return words
        return understanding.understand(self.language, seen, words) or words

    # Refusing

    def because(self, why: Reason, names: Names) -> str:
        return refusing.because(self.language, why, names)

    def chance_since(self, seats: int) -> str:
        return self.language.say("A card was revealed since: ask the others.")

    # Telling

    def tell(self, facts: Sequence[Fact], names: Names) -> list[Said]:
        return telling.tell(self.language, facts, names)

    def turn(self, moves: Sequence[Sequence[Fact]], names: Names) -> str:
        facts = [fact for move in moves for fact in move]
        return whole_turn.whole_turn(self.language, facts, names) or super().turn(moves, names)

    def gain(self, preview: Preview) -> str:
        return foreseeing.gain(self.language, preview.facts)

    def consequence(self, preview: Preview, names: Names) -> str:
        return foreseeing.consequence(self.language, preview.facts, names, self._box())

    # Names

    def colour(self, colour: str) -> str:
        """The colour of a brick."""
        return names.brick_colour(self.language, colour)

    def tower_colour(self, colour: str) -> str:
        """The colour of a tower or a commission."""
        return names.tower_colour(self.language, colour)

    def letter(self, colour: str) -> str:
        """The letter beside a colour."""
        return names.colour_letter(self.language, colour)

    def tower(self, colour: str, height: int | None = None) -> str:
        """``red tower``, or ``red tower of 5``."""
        return names.tower_name(self.language, colour, height)

    def bricks(self, counts: Mapping[str, int]) -> str:
        """``2 red and 1 white``."""
        return bricks.bricks_in_words(self.language, counts)

    def counted(self, colour: str, number: int) -> str:
        """``2 red``, or ``0 red``."""
        return bricks.counted(self.language, colour, number)

    def space(self, colour: str, height: int) -> str:
        """A commission: ``green 5``."""
        return names.space_name(self.language, colour, height)

    def balcony(self, numeral: str) -> str:
        """``balcony II``."""
        return names.balcony_name(self.language, numeral)

    def card(self, card: str) -> str:
        """What a card is called."""
        return cards.card_name(self.language, card)

    def card_text(self, card: str) -> str:
        """What a card does."""
        return cards.card_text(self.language, card, self._box())

    def kind_of(self, card: str) -> str:
        """Which kind a card is, as observations name it: ``event``."""
        return cards.kind_of(card)

    def kind(self, kind: str) -> str:
        """A kind of card in words."""
        return names.kind_name(self.language, kind)

    def kind_line(self, kind: str) -> str:
        """A kind of card, and what becomes of it."""
        return names.kind_line(self.language, kind)

    def phase(self, number: int) -> str:
        """A phase of a turn, 1 to 6; 0 is the set-up."""
        return names.phase_name(self.language, number)

    def phase_of(self, seen: Sight) -> int:
        """The phase that is going on, 1 to 6; 0 in the set-up and after the end."""
        return int(seen["phase"])

    def part(self, name: str) -> str:
        """A part of the board or of a player's place: ``flag``, ``level tile``, ``storehouse`` …"""
        return names.part_name(self.language, name)

    def line(self, name: str) -> str:
        if names.is_line(name):
            return names.line_name(self.language, name)
        return self.card(name.replace(" ", "_"))

    def variant(self, variant: Variant) -> VariantWords:
        return variants.variant_words(self.language, variant) or super().variant(variant)

    def _box(self) -> Box:
        return load(self.game).box


PHRASES = FirenzePhrases
