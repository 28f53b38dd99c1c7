"""The rules of Medici: The Dice Game in our own words: enough to play from."""

from __future__ import annotations

from collections.abc import Iterable

from signoria.faces.phrases.kinds import VariantWords
from signoria.faces.phrases.language import Language, term
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import (
    Chapter,
    Grid,
    Paragraph,
    Picture,
    Points,
)
from signoria.games.medici_dice.phrases.names import colour_name, good_name
from signoria.games.medici_dice.phrases.rulebook_alone import alone, ranks
from signoria.games.medici_dice.phrases.rulebook_scoring import end, scoring, ties
from signoria.kernel.box import Box

_GETTING_READY = term("chapter of Medici", "Getting ready")
_THE_DICE = term("chapter of Medici", "The dice")


def rulebook(language: Language, box: Box, variants: Iterable[VariantWords]) -> list[Chapter]:
    """All chapters, in the order of a game."""
    printed = Printed(box)
    return [
        _idea(language, printed),
        _getting_ready(language, printed),
        _dice(language, printed),
        _turn(language, printed),
        _entering(language, printed),
        _full_ships(language, printed),
        scoring(language, printed),
        ties(language, printed),
        end(language),
        alone(language, printed),
        ranks(language, printed),
        Chapter(
            "variants",
            language.say("Variants"),
            [Points([f"{each.title}: {each.sentence}" for each in variants])],
        ),
    ]


def _idea(language: Language, printed: Printed) -> Chapter:
    say = language.say
    return Chapter(
        "idea",
        say("The idea"),
        [
            Paragraph(
                say(
                    "You are merchants of Florence. Over three rounds everybody loads three ships "
                    "with dice, one ship a round. A die gives its number to the ship and a cross "
                    "to the column of its good. After each round valuable ships and long columns "
                    "score; after the third the most points win."
                )
            ),
            Picture("dice"),
            Paragraph(
                say(
                    "For {least} to {most} players. There are 5 dice, a score sheet and a pencil "
                    "for everybody, and a marker for the start player.",
                    least=printed("players.least"),
                    most=printed("players.most"),
                )
            ),
        ],
    )


def _getting_ready(language: Language, printed: Printed) -> Chapter:
    say = language.say
    first, second, third = printed("ships.spaces")
    return Chapter(
        "getting_ready",
        language.term(_GETTING_READY),
        [
            Paragraph(
                say(
                    "Everybody gets a pencil and a sheet. At the right it has three ships with "
                    "{first}, {second} and {third} spaces and room for the points of each round, "
                    "at the left a column of {spaces} spaces for each of the five goods; these "
                    "columns are also called monopolies.",
                    first=first,
                    second=second,
                    third=third,
                    spaces=printed("columns.spaces"),
                )
            ),
            Paragraph(
                say(
                    "In the first round only the first ship is loaded, the one with {first} "
                    "spaces; in the second only the second, with {second}; in the third only the "
                    "third, with {third}.",
                    first=first,
                    second=second,
                    third=third,
                )
            ),
            Paragraph(say("All sheets lie open, so that everybody can look at them at any time.")),
            Paragraph(
                say(
                    "The oldest player takes the marker and starts. A table here does not know "
                    "ages: whoever has the first seat starts, or somebody drawn at random. Play "
                    "goes clockwise."
                )
            ),
        ],
    )


def _dice(language: Language, printed: Printed) -> Chapter:
    say = language.say
    shown = [
        [printed.like("dice.faces", good_name(language, good)) for good in row]
        for row in printed.box["dice.faces"]
    ]
    goods = printed.box["goods.names"]
    colours = [
        printed.like(f"goods.colours.{good}", colour_name(language, printed.box, good))
        for good in goods
    ]
    rows = [
        [say("die {place}", place=place), *names, good_name(language, None)]
        for place, names in enumerate(shown, 1)
    ]
    return Chapter(
        "dice",
        language.term(_THE_DICE),
        [
            Paragraph(
                say(
                    "On every die the numbers 0 to 4 show a good each, every number another one; "
                    "the sixth face is the golden 5, which is no good. No two dice show the same "
                    "good with the same number."
                )
            ),
            Grid(say("Which good goes with which number"), ["", 0, 1, 2, 3, 4, 5], rows),
            Grid(
                say("The goods and their columns by colour"),
                ["", *(good_name(language, good) for good in goods)],
                [[say("colour"), *colours]],
            ),
        ],
    )


def _turn(language: Language, printed: Printed) -> Chapter:
    say = language.say
    most = printed("choice.most_dice")
    return Chapter(
        "turn",
        say("A turn"),
        [
            Points(
                [
                    say("Roll all five dice."),
                    say(
                        "Choose 1 to {most} of them for yourself, at least one and never more "
                        "than your ship of this round has empty spaces. Enter them on your sheet.",
                        most=most,
                    ),
                    say(
                        "Then everybody else with an empty space takes exactly one of the dice "
                        "you left and enters it. Nobody may pass. Several may take the same die: "
                        "all that is left stays there for everybody."
                    ),
                    say(
                        "The next player clockwise whose ship is not full takes the marker and "
                        "all five dice."
                    ),
                ],
                numbered=True,
            ),
            Paragraph(
                say(
                    "The others choose after the roller. Anybody may ask that they do so one "
                    "after another, clockwise from the roller, and say what they take, so that "
                    "each knows the choices before; here it is always so. Saying it aloud is "
                    "advised in any case. Dice that nobody takes bring nobody anything."
                )
            ),
        ],
    )


def _entering(language: Language, printed: Printed) -> Chapter:
    say, plural = language.say, language.plural
    zero = printed("crosses.zero")
    return Chapter(
        "entering",
        say("Writing down a die"),
        [
            Picture("faces"),
            Points(
                [
                    say(
                        "Its number goes into the next empty space of the ship, in the upper row "
                        "from left to right; below it stands the total of the ship so far."
                    ),
                    plural(
                        "Its good gets {number} cross, in the first empty space of its column "
                        "from the top.",
                        "Its good gets {number} crosses, in the first empty spaces of its column "
                        "from the top.",
                        printed("crosses.other"),
                    ),
                    plural(
                        "A 0 is worth nothing in the ship, but gives {number} cross.",
                        "A 0 is worth nothing in the ship, but gives {number} crosses.",
                        zero,
                    ),
                    say("Gold is worth 5 in the ship and gives no cross."),
                    say(
                        "A column holds {spaces} crosses; more are ignored, so that a 0 may give "
                        "fewer. Such a die fills a space of the ship all the same.",
                        spaces=printed("columns.spaces"),
                    ),
                ]
            ),
            Picture(
                "example",
                say(
                    "Adam rolled and took a 5, a 4 and a 0. Above each total stands a die; the "
                    "gold rings are what he has just written."
                ),
            ),
            Paragraph(
                say(
                    "The order of the dice of one choice does not matter; here they are written "
                    "down by falling number."
                )
            ),
        ],
    )


def _full_ships(language: Language, printed: Printed) -> Chapter:
    say = language.say
    return Chapter(
        "full_ships",
        say("Full ships, and who starts the next round"),
        [
            Points(
                [
                    say(
                        "Whoever has a full ship sits out until the round ends: no more rolling, "
                        "no more choosing. A roller who fills the ship still leaves the other "
                        "dice to the others."
                    ),
                    say(
                        "If all other ships are full when your turn begins, even if the turn "
                        "before was yours too, you are the final player: roll the five dice once "
                        "and fill your ship from this roll, with exactly as many dice as it has "
                        "empty spaces, even more than {most}; one roll is always enough. Nobody "
                        "else chooses. That ends the round.",
                        most=printed("choice.most_dice"),
                    ),
                    say(
                        "If the last ships are filled in one and the same turn, the round ends "
                        "at once, without a final player."
                    ),
                    say(
                        "Before the round is scored, the player clockwise after the one who "
                        "rolled last takes the marker, and starts the next round; the final "
                        "player's roll counts as well."
                    ),
                ]
            )
        ],
    )
