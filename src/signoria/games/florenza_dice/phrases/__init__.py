"""Florenza Dice Game in words."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.kinds import Choice, Names, Question, Said, VariantWords
from signoria.faces.phrases.lesson import Lesson
from signoria.faces.phrases.rulebook import Chapter, Entry
from signoria.games.florenza_dice.phrases import (
    asking,
    choosing,
    effects,
    ending,
    entries,
    helping,
    lesson,
    names,
    previewing,
    primer,
    refusing,
    rulebook,
    telling,
    turning,
    variants,
    warning,
)
from signoria.games.florenza_dice.sights import Sight
from signoria.kernel.box import Box
from signoria.kernel.game import Variant
from signoria.kernel.news import Fact, Preview, Reason
from signoria.library import load


class FlorenzaDicePhrases(Phrases[Sight]):
    """Words for dice, projects and personalities."""

    # Asking

    def question(self, seen: Sight, names: Names) -> Question:
        asked = asking.question(self.language, self._box(), seen, names)
        return asked or super().question(seen, names)

    def waiting(self, seen: Sight, names: Names) -> str:
        return asking.waiting(self.language, seen, names)

    def help(self, step: str) -> str:
        return helping.help_with(self.language, self._box(), step) or super().help(step)

    def chapter(self, step: str) -> str:
        return helping.chapter(step)

    def primer(self, seen: Sight) -> list[str]:
        return primer.primer(self.language, seen, self._box())

    def warn(self, facts: Sequence[Fact], names: Names) -> list[str]:
        return warning.warn(self.language, self._box(), facts, names)

    # The rules

    def rulebook(self) -> list[Chapter]:
        return rulebook.rulebook(self.language, self._box())

    def entries(self) -> list[Entry]:
        return entries.entries(self.language, self._box())

    def lesson(self) -> Lesson:
        return lesson.lesson(self.language)

    def on_offer(self, seen: Sight) -> list[str]:
        return entries.on_offer(seen)

    # Options

    def choices(self, seen: Sight, names: Names = ()) -> list[Choice]:
        return choosing.choices(self.language, self._box(), seen)

    def label(self, seen: Sight, action: str, names: Names = ()) -> str:
        return choosing.label(self.language, self._box(), seen, action)

    def understand(self, seen: Sight, said: str, names: Names = ()) -> str:
        words = super().understand(seen, said, names)
        if words in seen["options"]:
            return words
        return choosing.understand(self.language, self._box(), seen, said) or words

    # Refusing

    def because(self, why: Reason, names: Names) -> str:
        return refusing.because(self.language, self._box(), why, names)

    def chance_since(self, seats: int) -> str:
        if seats == 1:
            return self.language.say("A die was rolled since, so it stays.")
        return self.language.say("A die was rolled since: ask the others.")

    # Telling

    def tell(self, facts: Sequence[Fact], names: Names) -> list[Said]:
        return telling.tell(self.language, self._box(), facts, names)

    def turn(self, moves: Sequence[Sequence[Fact]], names: Names) -> str:
        facts = [fact for told in moves for fact in told]
        told = turning.turn(self.language, self._box(), facts, names)
        return told or super().turn(moves, names)

    def gain(self, preview: Preview) -> str:
        return previewing.gain(self.language, self._box(), preview)

    def consequence(self, preview: Preview, names: Names) -> str:
        return previewing.consequence(self.language, self._box(), preview, names)

    def ending(
        self, seen: Sight, totals: Sequence[int], winners: Sequence[int], names: Names
    ) -> str:
        if seen["seats"] == 1:
            box = self._box()
            return ending.against_the_pope(self.language, box, seen, totals[0], names[0])
        told = ending.decided_by_projects(self.language, totals, winners, names)
        return told or super().ending(seen, totals, winners, names)

    # Names

    def resource(self, kind: str) -> str:
        """``marble``; ``100 Fiorini`` for the kind ``fiorini``."""
        return names.resource_name(self.language, kind)

    def letter(self, kind: str) -> str:
        """The letter beside a resource's colour; F for Fiorini."""
        return names.resource_letter(self.language, kind)

    def amount(self, kind: str, number: int) -> str:
        """``2 marble``."""
        return names.amount(self.language, kind, number)

    def several(self, kinds: Sequence[str]) -> str:
        """``2 marble, gold and 100 Fiorini``."""
        return names.several(self.language, self._box(), kinds)

    def colour(self, colour: str) -> str:
        """``white``."""
        return names.colour_name(self.language, colour)

    def die(self, colour: str) -> str:
        """``the white die``."""
        return names.die_name(self.language, colour)

    def track(self, name: str) -> str:
        """``Captain``."""
        return names.personality_name(self.language, name)

    def artist(self, name: str) -> str:
        """``painter``; ``anonymous`` is one too."""
        return names.personality_name(self.language, name)

    def initial(self, name: str) -> str:
        """One letter for a track or an artist."""
        return names.personality_initial(self.language, name)

    def office(self, name: str) -> str:
        """``Captain of the People``."""
        return names.office_name(self.language, name)

    def artwork(self, work: str) -> str:
        """A work by a name that no other has: ``Facciata of the Palazzo``."""
        return names.artwork_name(self.language, work)

    def artwork_title(self, work: str) -> str:
        """What is printed at a work: ``Facciata``."""
        return names.artwork_title(self._box(), work)

    def artwork_effect(self, work: str) -> str:
        """What completing a work brings beside points; empty if nothing."""
        return effects.artwork_effect(self.language, self._box(), work)

    def project(self, project: str) -> str:
        """An artwork by name, or ``space 3`` for ``3``."""
        return names.project_name(self.language, project)

    def building(self, number: int) -> str:
        """``Casa``."""
        return effects.building_name(self._box(), number)

    def building_effect(self, number: int) -> str:
        """What a building does, in one clause."""
        return effects.building_effect(self.language, self._box(), number)

    def building_brief(self, number: int) -> str:
        """The same in two or three words, to stand under its block's heading."""
        return effects.building_brief(self.language, self._box(), number)

    def building_short(self, number: int) -> str:
        """The same as a space of the Rione has room for it."""
        return effects.building_short(self.language, self._box(), number)

    def building_group(self, number: int) -> str:
        """The heading of a building's block in the building table."""
        effect = effects.effect_of(self._box(), number)
        return effects.group_name(self.language, effects.group_of(effect))

    def icon(self, icon: str) -> str:
        """What a space of a track brings: ``points 2`` is ``2 points``; empty for a blank."""
        return effects.icon_name(self.language, self._box(), icon)

    def pope(self) -> str:
        """The ghost of the solitaire game."""
        return self.language.say("Pope Sisto IV")

    def pope_level(self, level: str) -> str:
        """``hard, 60 points``."""
        return variants.pope_name(self.language, self._box(), level)

    def line(self, name: str) -> str:
        return names.line_name(self.language, name)

    def line_brief(self, name: str) -> str:
        """A line of the score sheet in one word."""
        return names.line_brief(self.language, name)

    def variant(self, variant: Variant) -> VariantWords:
        return variants.variant_words(self.language, self._box(), variant) or super().variant(
            variant
        )

    def _box(self) -> Box:
        return load(self.game).box


PHRASES = FlorenzaDicePhrases
