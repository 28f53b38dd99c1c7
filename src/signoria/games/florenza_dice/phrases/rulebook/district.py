"""What is made on the sheet: buildings, artworks, and steps on the tracks."""

from __future__ import annotations

from signoria.faces.phrases.language import Language, term
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter, Grid, Paragraph, Picture, Points, Things
from signoria.games.florenza_dice.phrases.effects import building_name, icon_name
from signoria.games.florenza_dice.phrases.names import (
    artwork_name,
    capital,
    personality_name,
    several,
)

FIRST_BONUS = 4  # the place of space 5 among the spaces
BLANK = "–"


def rione(language: Language, printed: Printed) -> Chapter:
    """Building a District Building."""
    say = language.say
    box = printed.box
    kinds = [*box["rione.resources"], *["fiorini"] * (box["rione.fiorini"] // box["money.icon"])]
    return Chapter(
        "rione",
        say("The Rione"),
        [
            Picture(
                "rione",
                say(
                    "Space 1 has the free building. In space 2 metal and wood are ticked: enough "
                    "for a Taverna."
                ),
            ),
            Paragraph(
                say("Each space from 2 on shows: {things}.", things=several(language, box, kinds))
            ),
            Points(
                [
                    say(
                        "When the ticks of a space have all that a building costs, you may build "
                        "it there. You need not: you may go on collecting for another one."
                    ),
                    say(
                        "Building takes no die. In your own part of a turn you may build at any "
                        "moment, as often as you can; the effect works at once, also for the die "
                        "that you are about to use."
                    ),
                    say(
                        "Spaces are built in order, from 2 on. You may tick icons in later spaces, "
                        "but not build there before all spaces on their left are built. If the "
                        "next one is full already, you may build it right afterwards."
                    ),
                    say("What a building did not need of its space is lost."),
                    say(
                        "The building table is there to be read, and for notes if you like. Only "
                        "ticks in the Rione count."
                    ),
                    say(
                        "You may own one building of each kind, the free one included. The others "
                        "may own the same ones."
                    ),
                    say(
                        "Whatever you build in space 4 brings a spare at once. In spaces 5 to 8 a "
                        "building counts so many points more: {points}. The free building counts "
                        "nothing.",
                        points=", ".join(str(one) for one in printed("rione.points")[FIRST_BONUS:]),
                    ),
                ]
            ),
        ],
    )


def buildings(language: Language) -> Chapter:
    """The Building table."""
    say = language.say
    return Chapter(
        "buildings",
        say("Buildings"),
        [
            Paragraph(
                say(
                    "Once a turn means once in your own turn, and once more in every turn of the "
                    "others; alone, once in your turn and once in the Pope's. Not during income "
                    "and not with the Captain's resource."
                )
            ),
            Paragraph(
                say(
                    "Effects without these words work every time, also during income. You may "
                    "always do without an effect."
                )
            ),
            Things("building"),
        ],
    )


def artworks(language: Language, printed: Printed) -> Chapter:
    """Completing an Artwork, and its effects."""
    say = language.say
    return Chapter(
        "artworks",
        say("Artworks"),
        [
            Picture(
                "artworks",
                say(
                    "Icons to tick, artists who may complete it, what it brings, its points. Ringo "
                    "has just placed gold in the Giardino and in the Facciata of the Chiesa."
                ),
            ),
            Points(
                [
                    say("Tick all its icons, in any order."),
                    say(
                        "Then use a die of the right colour to hire the artist: green for a "
                        "sculptor, red for an architect, yellow for a painter. Pay him by the "
                        "die's value from your supply. One die hires one artist."
                    ),
                    say(
                        "The artwork counts its points, a paid artist {points} more, an anonymous "
                        "one {fewer}.",
                        points=printed("artists.paid_points"),
                        fewer=printed("artists.anonymous_points"),
                    ),
                    say(
                        "With a star it is a masterpiece: {points} more. Only one star for each "
                        "artwork, and only at that moment, whether the artist is paid or not. With "
                        "the {building} it is {better} instead.",
                        points=printed("artists.masterpiece_points"),
                        building=building_name(printed.box, printed.box["effects.masterpiece"]),
                        better=printed("effects.amounts.masterpiece"),
                    ),
                    say(
                        "Then comes what the artwork brings, and last what the whole Palazzo or "
                        "the whole Chiesa brings."
                    ),
                ],
                numbered=True,
            ),
            Things("artist"),
            Points(_when_completed(language, printed)),
            Things("artwork"),
            *_prizes(language, printed),
        ],
    )


def _when_completed(language: Language, printed: Printed) -> list[str]:
    say = language.say
    box = printed.box
    with_spare = [
        artwork_name(language, work)
        for work in box["palazzo.works"]
        if box[f"palazzo.{work}.spares"]
    ]
    return [
        say(
            "In the Palazzo some artworks bring a spare at once: {works}.",
            works=language.listed(with_spare),
        ),
        say(
            "Artworks of the Chiesa pay what they show at once, when they are completed, and again "
            "as income in every later round."
        ),
        language.plural(
            "When all four artworks of your Chiesa are completed, you make {number} step at once "
            "on a track of your choice.",
            "When all four artworks of your Chiesa are completed, you make {number} steps at once, "
            "all on one track of your choice.",
            printed("chiesa.bonus_steps"),
        ),
    ]


def _prizes(language: Language, printed: Printed) -> list[Grid | Points]:
    say = language.say
    prizes = printed("palazzo.prizes")
    return [
        Grid(
            say("Whoever completes the whole Palazzo gets"),
            [language.term(term("florenza dice", "Place")), *range(1, len(prizes) + 1)],
            [[say("Points"), *prizes]],
        ),
        Points(
            [
                say(
                    "Those who complete it in the same turn, be it theirs or another's, are equal "
                    "and get the same: two firsts {first} each, and the next one {third}; two "
                    "seconds {second} each.",
                    first=prizes[0],
                    second=prizes[1],
                    third=prizes[min(2, len(prizes) - 1)],
                ),
                say(
                    "Income, Captain and Bishop of a round together count as one turn of their "
                    "own for that."
                ),
            ]
        ),
    ]


def tracks(language: Language, printed: Printed) -> Chapter:
    """The tracks and the effects on them."""
    say = language.say
    names = printed.box["tracks.names"]
    spaces = {track: printed.box[f"tracks.{track}.spaces"] for track in names}
    rows = [
        [str(at + 1), *(_space(language, printed, track, spaces[track], at) for track in names)]
        for at in range(max(map(len, spaces.values())))
    ]
    return Chapter(
        "tracks",
        say("The tracks"),
        [
            Picture("tracks"),
            Things("track"),
            Points(
                [
                    say(
                        "A step marks the next space, and what it shows is yours at once, before "
                        "the next step. That may start a step on another track, with what its "
                        "space shows."
                    ),
                    say(
                        "On a full track each further step is {amount} Fiorini instead.",
                        amount=printed("tracks.overflow"),
                    ),
                ]
            ),
            Things("icon"),
            Grid(
                say("What the spaces show"),
                [
                    language.term(term("florenza dice", "Space")),
                    *(capital(personality_name(language, track)) for track in names),
                ],
                rows,
            ),
        ],
    )


def _space(language: Language, printed: Printed, track: str, spaces: list[str], at: int) -> str:
    if at >= len(spaces):
        return ""
    words = icon_name(language, printed.box, spaces[at]) or BLANK
    return printed.like(f"tracks.{track}.spaces", words)
