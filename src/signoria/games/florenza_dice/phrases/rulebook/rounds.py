"""The idea, setting up, the sheet, and how a round begins: income, Captain and Bishop."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter, Grid, Paragraph, Points
from signoria.games.florenza_dice.phrases.names import (
    capital,
    colour_name,
    personality_name,
    resource_name,
)
from signoria.kernel.box import Box


def idea(language: Language, box: Box) -> Chapter:
    """What the game is about, and the six dice."""
    say = language.say
    rows = [
        [
            capital(colour_name(language, colour)),
            resource_name(language, box[f"dice.resources.{colour}"]),
            personality_name(language, box[f"dice.personalities.{colour}"]),
        ]
        for colour in box["dice.colours"]
    ]
    return Chapter(
        "idea",
        say("The idea"),
        [
            Paragraph(
                say(
                    "You build a district of Florence on a sheet of paper: artworks in your "
                    "Palazzo and your Chiesa, buildings in your Rione. Dice bring resources, "
                    "people and money; every tick counts towards something."
                )
            ),
            Paragraph(say("Whoever has the most points at the end wins.")),
            Grid(
                say("Six dice, six resources, six people"),
                [say("Die"), say("Resource"), say("Personality")],
                rows,
            ),
            Paragraph(
                say(
                    "Captain, Bishop and Preacher are tracks on your sheet; sculptor, architect "
                    "and painter are artists whom you hire."
                )
            ),
        ],
    )


def set_up(language: Language, printed: Printed) -> Chapter:
    """Setting up, for a table without a computer too."""
    say = language.say
    return Chapter(
        "set-up",
        say("Setting up"),
        [
            Points(
                [
                    say(
                        "The dice board and the six dice lie in the middle. The board has an "
                        "UNUSED and a USED space for each die."
                    ),
                    say(
                        "Everybody takes a pencil and two sheets: one lies with the district up, "
                        "the other with the building table. One alone will do, if you turn it over "
                        "to read."
                    ),
                    language.plural(
                        "In your supply you begin with {fiorini} Fiorini and {number} spare.",
                        "In your supply you begin with {fiorini} Fiorini and {number} spares.",
                        printed("start.spares"),
                        fiorini=printed("start.fiorini"),
                    ),
                    say("If you like, give your family a name and draw its emblem on the sheet."),
                ],
                numbered=True,
            ),
            Paragraph(
                say(
                    "Here all this is done for you. If you have the printed game, go by its board "
                    "and its sheets wherever they differ from a value with ° on this page."
                )
            ),
        ],
    )


def sheet(language: Language, printed: Printed) -> Chapter:
    """What is on a District sheet."""
    say = language.say
    return Chapter(
        "sheet",
        say("Your sheet"),
        [
            Points(
                [
                    say(
                        "The Palazzo has four artworks. Each shows the resources and Fiorini it "
                        "needs, as icons, and the one type of artist who can complete it."
                    ),
                    say(
                        "The Chiesa has four artworks too. Each names two types of artist; one "
                        "of them is enough."
                    ),
                    say(
                        "The Rione has {spaces} spaces. Space 1 takes your free building, each "
                        "other space one building that you build.",
                        spaces=printed("rione.spaces"),
                    ),
                    say("The supply keeps your spares, Fiorini and stars until you spend them."),
                    say(
                        "The tracks of Captain, Bishop and Preacher are walked space by space, "
                        "from left to right."
                    ),
                ]
            ),
            Paragraph(
                say(
                    "An icon is open until you tick it. A resource ticks an icon of its own kind, "
                    "100 Fiorini an icon of 100 Fiorini. Ticks never move, and what is finished "
                    "takes none any more."
                )
            ),
            Paragraph(say("A project is an artwork or a space of the Rione.")),
            Paragraph(
                say(
                    "With a pencil: to tick an icon or to mark a space of a track, write an X on "
                    "it. Circle what comes into your supply, and cross it out when you spend it. "
                    "Below a building write its number, name, effect and points; on an artwork "
                    "write the points of its artist, and circle the artwork's own and what it "
                    "brings. Circle the round that you are playing; the First Player circles the "
                    "emblem."
                )
            ),
            Paragraph(
                say("Everything lies open: anybody may look at any sheet and at the dice board.")
            ),
        ],
    )


def a_round(language: Language, printed: Printed) -> Chapter:
    """How many rounds, and their phases."""
    say = language.say
    return Chapter(
        "round",
        say("A round"),
        [
            Grid(
                "",
                [say("Players"), say("Rounds")],
                [[seats, rounds] for seats, rounds in printed("players.rounds").items()],
            ),
            Points(
                [
                    say("Income: in the first round a free building, later what your Chiesa pays."),
                    say(
                        "Captain and Bishop, from round {number} on.",
                        number=printed("offices.from_round"),
                    ),
                    say(
                        "Turns: everybody once rolls the dice and uses {dice}, and each of the "
                        "others uses {other}.",
                        dice=printed("turn.active_dice"),
                        other=printed("turn.non_active_dice"),
                    ),
                ],
                numbered=True,
            ),
        ],
    )


def income(language: Language, printed: Printed) -> Chapter:
    """Phase 1."""
    say = language.say
    return Chapter(
        "income",
        say("Income"),
        [
            Paragraph(
                say(
                    "Round 1: everybody rolls one die and gets the building with that number, 1 to "
                    "6, for nothing. It stands in space 1 of the Rione, and its effect works from "
                    "the first turn on. Several players may get the same one."
                )
            ),
            Paragraph(
                say(
                    "Whoever has the lowest roll is First Player for the whole game; if several "
                    "rolled it, chance decides among them. The First Player has the first turn of "
                    "every round."
                )
            ),
            Paragraph(
                say(
                    "From round 2 on, every completed artwork of your Chiesa pays its income: the "
                    "Facciata {amount} Fiorini, each of the others one step on its track. First "
                    "the First Player collects everything, then the others, clockwise.",
                    amount=printed("chiesa.income_fiorini"),
                )
            ),
        ],
    )


def offices(language: Language, printed: Printed) -> Chapter:
    """Phase 2."""
    say = language.say
    return Chapter(
        "offices",
        say("Captain and Bishop"),
        [
            Paragraph(
                say(
                    "From round {number} on, after the income, compare the tracks. Whoever has "
                    "marked the most spaces on a track, alone, has its office for this round. If "
                    "several are ahead, nobody has it; so too while nobody has marked anything.",
                    number=printed("offices.from_round"),
                )
            ),
            Points(
                [
                    say(
                        "The Captain of the People gets one resource of any kind and places it at "
                        "once, in an artwork or in a space of the Rione. It cannot be kept as a "
                        "spare."
                    ),
                    say(
                        "The Bishop may use any of the six dice, used or not, in the turns of "
                        "others, all round long: still one die in each."
                    ),
                    say("The Preacher has no office."),
                ]
            ),
        ],
    )
