"""The end of the game, and what can be different."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.kinds import VariantWords
from signoria.faces.phrases.language import Language
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter, Paragraph, Points


def the_end(language: Language, printed: Printed) -> Chapter:
    """The last seal, the last turns, and what is scored then."""
    say = language.say
    reshuffles = printed("end.reshuffles")
    found = [
        say(
            "With 2, 3 or 4 players you have {two}, {three} or {four} seals. Whoever is first to "
            "place all of them gets {points} points at once, and the end of game tile; then "
            "everybody else has one more turn.",
            two=printed("seals.2"),
            three=printed("seals.3"),
            four=printed("seals.4"),
            points=printed("end.last_seal"),
        ),
        say(
            "The turn of the last seal is played to its end. Whoever placed it has no further "
            "turn: the game ends after the player to the right of the tile. Another's last seal "
            "brings nothing more. Without seals you take your turn as usual and fulfil no "
            "commission."
        ),
        say(
            "Then each flag goes to the player with the most seals on its tower; of those tied, to "
            "the one whose seal is highest up. Without a player's seal nobody gets it."
        ),
        say(
            "Then celebrations are shown and scored. The most points win; those tied win together."
        ),
        say("Towers that were not handed over, bricks and other cards bring nothing."),
    ]
    if reshuffles:
        found.append(
            language.plural(
                "So that every game ends: when the deck is reshuffled more than {number} time, "
                "the round in progress is the last, up to the player right of the starting "
                "player. Nobody gets the points for the last seal, unless it is placed in that "
                "round: then the game ends as usual. The printed rules do not have that.",
                "So that every game ends: when the deck is reshuffled more than {number} times, "
                "the round in progress is the last, up to the player right of the starting "
                "player. Nobody gets the points for the last seal, unless it is placed in that "
                "round: then the game ends as usual. The printed rules do not have that.",
                reshuffles,
            )
        )
    return Chapter("end", say("The end"), [Points(found)])


def options(language: Language, printed: Printed, variants: Sequence[VariantWords]) -> Chapter:
    """What can be chosen before a game, and how it changes the game."""
    say = language.say
    low = language.listed([str(height) for height in printed("set_up.low_heights")])
    return Chapter(
        "options",
        say("To make it different"),
        [
            Points([f"{option.title}. {option.sentence}" for option in variants]),
            Paragraph(
                say(
                    "There can be up to {most} neutral seals, or none. With few the game is easy "
                    "going; with many there is a race for what is left, and it pays to guess what "
                    "others are after. The more of them lie at heights {low}, the less small "
                    "commissions and the Recognition help.",
                    most=printed("contents.neutral_seals"),
                    low=low,
                )
            ),
            Paragraph(
                say(
                    "By dice: roll once for the colour and once for the height, and again where "
                    "something lies already."
                )
            ),
            Paragraph(
                say(
                    "With a dead colour, {heights} neutral seals lie on its tower. Its balconies "
                    "are replaced by others of the same numeral, and nobody gets its flag. Its "
                    "bricks still serve to pay, to exchange and for a Campanile.",
                    heights=len(printed("heights.all")),
                )
            ),
            Paragraph(
                say(
                    "If the cheapest bricks go, Tribute, Luxury Tax and Flood first take colours "
                    "in which a player has no tower, then the others, each time the commonest "
                    "colour first. Of equally tall towers the Collapse cuts the one of the "
                    "commonest colour, a Campanile last."
                )
            ),
        ],
    )
