"""Medici: The Dice Game in words."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.kinds import Choice, Names, Question, Said, VariantWords
from signoria.faces.phrases.lesson import Lesson
from signoria.faces.phrases.rulebook import Chapter, Entry
from signoria.games.medici_dice.phrases import (
    asking,
    choosing,
    entries,
    lesson,
    primer,
    refusing,
    rulebook,
    telling,
    turning,
    understanding,
    variants,
    warning,
)
from signoria.games.medici_dice.phrases.names import good_letter, good_name, line_name, rank_name
from signoria.games.medici_dice.sights import Sight
from signoria.kernel.game import Variant
from signoria.kernel.news import Fact, Preview, Reason
from signoria.library import load


class MediciDicePhrases(Phrases[Sight]):
    """Words for rolls, cargo and monopolies."""

    # Asking

    def question(self, seen: Sight, names: Names) -> Question:
        return asking.question(self.language, seen, names)

    def waiting(self, seen: Sight, names: Names) -> str:
        return asking.waiting(self.language, seen, names)

    def help(self, step: str) -> str:
        return asking.help_with(self.language, step) or super().help(step)

    def chapter(self, step: str) -> str:
        return asking.chapter(step)

    def primer(self, seen: Sight) -> list[str]:
        return primer.primer(self.language, seen, load(self.game).box)

    # The rules

    def rulebook(self) -> list[Chapter]:
        game = load(self.game)
        return rulebook.rulebook(self.language, game.box, self.variants(game.variants.values()))

    def entries(self) -> list[Entry]:
        game = load(self.game)
        variants = self.variants(game.variants.values())
        return entries.entries(self.language, game.box, variants)

    def lesson(self) -> Lesson:
        return lesson.lesson(self.language)

    def on_offer(self, seen: Sight) -> list[str]:
        return entries.on_offer(seen)

    def warn(self, facts: Sequence[Fact], names: Names) -> list[str]:
        return warning.warn(self.language, facts)

    # Options

    def choices(self, seen: Sight, names: Names = ()) -> list[Choice]:
        return choosing.choices(self.language, seen)

    def label(self, seen: Sight, action: str, names: Names = ()) -> str:
        return choosing.label(self.language, seen, action)

    def understand(self, seen: Sight, said: str, names: Names = ()) -> str:
        words = super().understand(seen, said, names)
        if words in seen["options"]:
            return words
        return understanding.understand(self.language, seen, said) or words

    def gain(self, preview: Preview) -> str:
        return choosing.gain(preview)

    def consequence(self, preview: Preview, names: Names) -> str:
        return choosing.consequence(self.language, preview)

    # Refusing

    def because(self, why: Reason, names: Names) -> str:
        return refusing.because(self.language, why, names)

    def chance_since(self, seats: int) -> str:
        if seats == 1:
            return self.language.say("A die was rolled since, so it stays.")
        return self.language.say("A die was rolled since: ask the others.")

    # Telling

    def tell(self, facts: Sequence[Fact], names: Names) -> list[Said]:
        return telling.tell(self.language, facts, names)

    def turn(self, moves: Sequence[Sequence[Fact]], names: Names) -> str:
        return turning.turn(self.language, [fact for facts in moves for fact in facts], names)

    def ending(
        self, seen: Sight, totals: Sequence[int], winners: Sequence[int], names: Names
    ) -> str:
        if seen["seats"] == 1:
            return self.language.say(
                "{name} has {points} points: {rank}.",
                name=names[0],
                points=totals[0],
                rank=self.rank(seen["rank"]),
            )
        best = [seat for seat in range(len(totals)) if totals[seat] == totals[winners[0]]]
        if len(winners) == 1 and len(best) > 1:
            return self.language.plural(
                "{name} wins with {points}: {others} has as many, but shorter columns.",
                "{name} wins with {points}: {others} have as many, but shorter columns.",
                len(best) - 1,
                name=names[winners[0]],
                points=totals[winners[0]],
                others=self.language.listed([names[seat] for seat in best if seat not in winners]),
            )
        return super().ending(seen, totals, winners, names)

    # Names

    def good(self, good: str | None) -> str:
        """A good in words; None is gold."""
        return good_name(self.language, good)

    def letter(self, good: str | None) -> str:
        """The letter beside a good's colour; None is gold, which has a lily."""
        return good_letter(self.language, good)

    def rank(self, rank: str) -> str:
        """A title of the solitaire game."""
        return rank_name(self.language, rank)

    def line(self, name: str) -> str:
        return line_name(self.language, name)

    def variant(self, variant: Variant) -> VariantWords:
        box = load(self.game).box
        return variants.variant_words(self.language, variant, box) or super().variant(variant)


PHRASES = MediciDicePhrases
