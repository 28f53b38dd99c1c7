"""Florenza in words."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.kinds import (
    Choice,
    Names,
    Question,
    Said,
    ScoreLine,
    VariantWords,
)
from signoria.faces.phrases.lesson import Lesson
from signoria.faces.phrases.rulebook import Chapter, Entry
from signoria.games.florenza.phrases import (
    asking,
    chapters,
    choosing,
    ending,
    entries,
    lesson,
    previewing,
    primer,
    printed,
    refusing,
    rulebook,
    telling,
    trades,
    turning,
    variants,
    warning,
)
from signoria.games.florenza.phrases import names as words
from signoria.games.florenza.phrases.amounts import amount, amounts, shorts
from signoria.games.florenza.phrases.goods import good_letter, good_name
from signoria.games.florenza.sights import Sight
from signoria.kernel.game import Variant
from signoria.kernel.news import Fact, Preview, Reason


class FlorenzaPhrases(Phrases[Sight]):
    """Words for kinsmen, workshops, artworks and offices."""

    # Asking

    def question(self, seen: Sight, names: Names) -> Question:
        return asking.question(self.language, seen, names) or super().question(seen, names)

    def waiting(self, seen: Sight, names: Names) -> str:
        return asking.waiting(self.language, seen, names)

    def because_won(
        self,
        facts: Sequence[Fact],
        winner: int,
        second: int,
        lines: Sequence[ScoreLine],
        names: Names,
    ) -> str:
        deeds = ending.deeds_of_winner(self.language, facts, winner, second, names)
        return " ".join(
            filter(None, [deeds, super().because_won(facts, winner, second, lines, names)])
        )

    def primer(self, seen: Sight) -> list[str]:
        return primer.primer(self.language, seen)

    def warn(self, facts: Sequence[Fact], names: Names) -> list[str]:
        return warning.warn(self.language, facts)

    # The rules

    def chapter(self, step: str) -> str:
        return chapters.chapter(step)

    def rulebook(self) -> list[Chapter]:
        return rulebook.rulebook(self.language)

    def entries(self) -> list[Entry]:
        return entries.entries(self.language)

    def lesson(self) -> Lesson:
        return lesson.lesson(self.language)

    def on_offer(self, seen: Sight) -> list[str]:
        return entries.on_offer(seen)

    # Options

    def choices(self, seen: Sight, names: Names = ()) -> list[Choice]:
        """All options; with *names*, families go by the names of their people."""
        return choosing.choices(self.language, seen, names)

    def label(self, seen: Sight, action: str, names: Names = ()) -> str:
        return choosing.label(self.language, seen, action, names)

    def labels(self, seen: Sight, actions: Sequence[str], names: Names = ()) -> str:
        return trades.trade(self.language, actions) or super().labels(seen, actions, names)

    def group(self, verb: str) -> str:
        """A kind of assignment: a heading, or a filter."""
        return choosing.group_name(self.language, verb)

    # Refusing

    def because(self, why: Reason, names: Names) -> str:
        return refusing.because(self.language, why, names)

    # Telling

    def tell(self, facts: Sequence[Fact], names: Names) -> list[Said]:
        return telling.tell(self.language, facts, names)

    def turn(self, moves: Sequence[Sequence[Fact]], names: Names) -> str:
        return turning.turn(self.language, moves, names)

    def gain(self, preview: Preview) -> str:
        return previewing.gain(self.language, preview)

    def consequence(self, preview: Preview, names: Names) -> str:
        return previewing.consequence(self.language, preview, names)

    def ending(
        self, seen: Sight, totals: Sequence[int], winners: Sequence[int], names: Names
    ) -> str:
        found = ending.ending(self.language, seen, totals, winners, names)
        return found or super().ending(seen, totals, winners, names)

    # Names

    def good(self, name: str) -> str:
        """A resource, ``fiorini``, ``prestige``, ``church``, ``kinsmen`` or ``choice``."""
        return good_name(self.language, name)

    def letter(self, name: str) -> str:
        """The letter beside a good's colour."""
        return good_letter(self.language, name)

    def amount(self, name: str, number: int) -> str:
        """``2 marble``."""
        return amount(self.language, name, number)

    def amounts(self, found: dict[str, int]) -> str:
        """``2 marble and 50 fiorini``."""
        return amounts(self.language, found)

    def shorts(self, found: dict[str, int]) -> str:
        """``2M 50f``."""
        return shorts(self.language, found)

    def skill(self, skill: str) -> str:
        """``architect``, ``sculptor`` or ``painter``."""
        return words.skill_name(self.language, skill)

    def skill_letter(self, skill: str) -> str:
        return words.skill_letter(self.language, skill)

    def crest(self, kind: str) -> str:
        """``normal``, ``prestige``, ``church`` or ``kinsman``."""
        return words.crest_name(self.language, kind)

    def workshop(self, key: str | int) -> str:
        """A workshop's name, by key or number."""
        return words.workshop_name(key)

    def workshop_text(self, key: str | int) -> str:
        """What it does, in a clause."""
        return printed.workshop_text(self.language, key)

    def artist(self, name: str | None) -> str:
        """An artist; None and ``unnamed`` are those without a name."""
        return words.artist_name(self.language, name)

    def artist_text(self, name: str) -> str:
        """His skills and prices."""
        return printed.artist_text(self.language, name)

    def preacher(self, name: str | None) -> str:
        """A preacher; None and ``unnamed`` are those without a name."""
        return words.preacher_name(self.language, name)

    def preacher_text(self, name: str) -> str:
        """What he brings beside his kinsmen, in a clause; nothing for some."""
        return printed.preacher_text(self.language, name)

    def character(self, name: str) -> str:
        """An artist or a preacher with a name."""
        return words.character_name(self.language, name)

    def captain(self, name: str) -> str:
        """A Captain of Fortune."""
        return words.captain_name(name)

    def captain_line(self, fiorini: int, gains: dict[str, int]) -> str:
        """``100 fiorini for 1 prestige``."""
        return printed.captain_line(self.language, fiorini, gains)

    def location(self, name: str) -> str:
        """A building with artworks."""
        return words.location_name(name)

    def artwork(self, key: str) -> str:
        """``Salone``."""
        return words.artwork_name(key)

    def artwork_in(self, key: str) -> str:
        """``Salone (Palazzo Vescovile)``."""
        return words.artwork_full_name(key)

    def track(self, name: str) -> str:
        """``prestige``, ``church``, ``order`` or ``round``."""
        return words.track_name(self.language, name)

    def phase(self, number: int) -> str:
        """A phase for the bar; 0 is the setup."""
        return words.phase_name(self.language, number)

    def office(self, name: str) -> str:
        """``captain``, ``bishop`` or ``cardinal``."""
        return words.office_name(self.language, name)

    def place(self, name: str) -> str:
        """``market``, ``business``, ``predicatore``, ``fortune`` or ``muse``."""
        return words.place_name(self.language, name)

    def ghost_action(self, action: str) -> str:
        """A space of a Ghost's table."""
        return words.ghost_action_name(self.language, action)

    def difficulty(self, name: str) -> str:
        """``easy`` to ``masterpiece``."""
        return words.difficulty_name(self.language, name)

    def family(self, seen: Sight, family: int, names: Names) -> str:
        """Whoever leads a family, a Ghost too."""
        return words.family_name(self.language, seen, family, names)

    def line(self, name: str) -> str:
        return words.line_name(self.language, name)

    def is_secret(self, name: str) -> bool:
        return name == words.TOKENS_LINE

    def variant(self, variant: Variant) -> VariantWords:
        return variants.variant_words(self.language, variant) or super().variant(variant)


PHRASES = FlorenzaPhrases
