"""The end of the game, and decisions where the rulebook is silent."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter, Paragraph, Points
from signoria.games.florenza_dice.phrases.effects import building_name
from signoria.games.florenza_dice.phrases.entries import cost


def end(language: Language, printed: Printed) -> Chapter:
    """Seven lines of points."""
    say = language.say
    return Chapter(
        "end",
        say("The end"),
        [
            Paragraph(say("After the last round add up, on the scoring track of your sheet:")),
            Points(
                [
                    say("the artworks of your Palazzo with their artists, and your prize for it"),
                    say("the artworks of your Chiesa with their artists"),
                    say("your buildings, with what spaces 5 to 8 add"),
                    say(
                        "the points marked on the Captain's track: {points} if it is full",
                        points=printed("tracks.captain.total"),
                    ),
                    say("{points} for each star left", points=printed("score.star")),
                    say("{points} for each spare left", points=printed("score.spare")),
                    say(
                        "1 for every {amount} Fiorini left",
                        amount=printed("score.fiorini_a_point"),
                    ),
                ],
                numbered=True,
            ),
            Paragraph(
                say(
                    "The most points win. Of equals, whoever completed more projects: artworks and "
                    "buildings together. If that is equal too, they share the victory."
                )
            ),
        ],
    )


def fine_print(language: Language, printed: Printed) -> Chapter:
    """What the rulebook leaves open, and options."""
    say = language.say
    box = printed.box
    pair = building_name(box, box["effects.identical_resources"])
    return Chapter(
        "details",
        say("Details and options"),
        [
            Points(
                [
                    say(
                        "A die of a track that you reach during income is one of those that still "
                        "lie on the dice board from the turn before, used or not."
                    ),
                    say(
                        "A chosen value is yours alone: the die keeps what it shows for the others "
                        "and for the Pope. Of two fees you pay the lower one."
                    ),
                    say(
                        "One resource of each use of the die may be traded, also after you chose "
                        "its value. The resources alike of the {building} cannot be traded.",
                        building=pair,
                    ),
                    say(
                        "Fiorini instead of a resource: for one that comes from a die, from the "
                        "{building} or from a track; not for a spare and not for the Captain's.",
                        building=pair,
                    ),
                    say(
                        "An artist whom the {cheaper} makes free still counts as paid. With the "
                        "{other} the fee goes by the value of the die, as always.",
                        cheaper=building_name(box, box["effects.cheaper_artist"]),
                        other=building_name(box, box["effects.other_artist"]),
                    ),
                    say("Several incomes of one player come in the order of the sheet."),
                    say(
                        "If no icon at all is open, the Captain's resource is lost. It may make a "
                        "building possible, never complete an artwork."
                    ),
                    say(
                        "If the ticks of a space fit only buildings that you own, the space waits "
                        "for more ticks."
                    ),
                    say(
                        "Option “Cost of the Carpentiere”: {english} as in the English edition, or "
                        "{italian} as in the Italian one.",
                        english=cost(language, printed, f"buildings.{box['carpentiere.building']}"),
                        italian=cost(language, printed, "carpentiere"),
                    ),
                    say(
                        "Option “Dice board”: whether low dice are strong in steps and artists, or "
                        "high dice in everything; see Using a die."
                    ),
                ]
            ),
        ],
    )
