"""Medici: The Dice Game in words."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.generic import Phrases
from signoria.faces.phrases.kinds import Choice, Names, OptionWords, Question, Said, Seen
from signoria.games.medici_dice.phrases import dice, primer, telling
from signoria.games.medici_dice.phrases.names import (
    face_name,
    face_short,
    good_letter,
    good_name,
    line_name,
    option_words,
    rank_name,
)
from signoria.kernel.box import Box
from signoria.kernel.game import Option
from signoria.kernel.news import Fact
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.library import load


class MediciDicePhrases(Phrases[Seen]):
    """Words for rolls, cargo and monopolies."""

    # Asking

    def question(self, seen: Seen, names: Names) -> Question:
        say, plural = self.language.say, self.language.plural
        most = max((len(dice.places(action)) for action in seen["options"]), default=1)
        step = seen["step"].split()[0]
        if step == "FillShip":
            return Question(
                plural(
                    "Choose the die that fills your ship.",
                    "Choose the {number} dice that fill your ship.",
                    most,
                ),
                say("All other ships are full, so you take all you need from this one roll."),
            )
        if step == "ChooseOneDie":
            return Question(
                say("Take one of the dice {name} left.", name=names[seen["roller"]]),
                say("The others may take the same one.") if seen["seats"] > 2 else "",
            )
        return Question(
            plural(
                "Choose 1 die for your ship.",
                "Choose 1 to {number} dice for your ship.",
                most,
            ),
            self._who_gets_the_rest(seen, names),
        )

    def _who_gets_the_rest(self, seen: Seen, names: Names) -> str:
        if seen["seats"] == 1:
            return self.language.say("The dice you leave go to the enemy.")
        if seen["seats"] == 2:
            other = names[1 - seen["roller"]]
            return self.language.say("{name} then chooses from the rest.", name=other)
        return self.language.say("The others then choose from the rest.")

    def waiting(self, seen: Seen, names: Names) -> str:
        actor = seen["actor"]
        if actor == CHANCE:
            if seen["step"].startswith("ChooseStarter"):
                return self.language.say("It is being drawn who begins.")
            return self.language.say("{name} is rolling the dice.", name=names[seen["roller"]])
        if actor == NOBODY:
            return self.language.say("The game is over.")
        if actor == seen["roller"]:
            return self.language.say("{name} is choosing dice.", name=names[actor])
        return self.language.say("{name} is choosing one die.", name=names[actor])

    def primer(self, seen: Seen) -> list[str]:
        return primer.primer(self.language, seen, self._box())

    def warnings(self, seen: Seen, names: Names) -> list[str]:
        return primer.warnings(self.language, seen, self._box())

    # Options

    def choices(self, seen: Seen) -> list[Choice]:
        """Single dice first, under the number of their place; then pairs, then more."""
        actions = sorted(seen["options"], key=lambda action: len(dice.places(action)))
        single = [action for action in actions if len(dice.places(action)) == 1]
        found = [self._choice(seen, action, dice.places(action)[0]) for action in single]
        first = len(seen["dice"]) + 1 if single else 1
        several = [action for action in actions if action not in single]
        return found + [
            self._choice(seen, action, key) for key, action in enumerate(several, first)
        ]

    def label(self, seen: Seen, action: str) -> str:
        found = [face_name(self.language, face) for face in dice.faces(seen, action)]
        return self.language.listed(found) or action

    def understand(self, seen: Seen, said: str) -> str:
        words = super().understand(seen, said)
        if words in seen["options"]:
            return words
        return dice.understand(self.language, seen, said) or words

    def _choice(self, seen: Seen, action: str, key: int) -> Choice:
        chosen = dice.faces(seen, action)
        short = " ".join(face_short(self.language, face) for face in chosen)
        gain = f"+{sum(face['number'] for face in chosen)}"
        group = self.language.plural("{number} die", "{number} dice", len(chosen))
        return Choice(key, action, self.label(seen, action), short, gain, group)

    # Refusing

    def reason(self, seen: Seen, action: str, names: Names) -> str:
        say, plural = self.language.say, self.language.plural
        wanted = dice.places(action)
        if not wanted:
            return say("it is not possible now")
        for place in wanted:
            if not 0 < place <= len(seen["dice"]) or seen["dice"][place - 1] is None:
                return say("there is no die {place}", place=place)
            if not seen["dice"][place - 1]["left"]:
                return say("{name} has taken die {place}", name=names[seen["roller"]], place=place)
        counts = {len(dice.places(legal)) for legal in seen["options"]}
        if len(wanted) > max(counts, default=0):
            return plural(
                "you can take {number} die at most",
                "you can take {number} dice at most",
                max(counts, default=0),
            )
        if len(wanted) < min(counts, default=0):
            return plural(
                "you must take {number} die",
                "you must take {number} dice",
                min(counts),
            )
        return say("it is not possible now")

    def chance_since(self, seats: int) -> str:
        if seats == 1:
            return self.language.say("A die was rolled since, so it stays.")
        return self.language.say("A die was rolled since: ask the others.")

    # Telling

    def tell(self, facts: Sequence[Fact], names: Names) -> list[Said]:
        return telling.tell(self.language, facts, names)

    def ending(
        self, seen: Seen, totals: Sequence[int], winners: Sequence[int], names: Names
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

    def option(self, option: Option) -> OptionWords:
        return option_words(self.language, option) or super().option(option)

    def _box(self) -> Box:
        return load(self.game).box


PHRASES = MediciDicePhrases
