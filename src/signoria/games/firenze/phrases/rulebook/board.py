"""What the towers on the board ask for: commissions, balconies, level tiles and flags."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter, Grid, Paragraph, Points
from signoria.games.firenze.phrases.names import line_name, space_name, tower_colour


def commissions(language: Language, printed: Printed) -> Chapter:
    """What stands on the towers, and what lies on and beside them."""
    say = language.say
    heights = printed("heights.all")
    return Chapter(
        "commissions",
        say("Commissions, balconies and level tiles"),
        [
            Paragraph(
                say(
                    "Every tower on the board has a commission for each height from {lowest} to "
                    "{highest}, {all} in all. A commission wants a tower of exactly that colour "
                    "and height, and brings the points that stand there. Each can be fulfilled "
                    "once: then a seal closes it for everybody.",
                    lowest=heights[0],
                    highest=heights[-1],
                    all=printed("contents.commissions"),
                )
            ),
            Grid(
                say("Commissions and flags"),
                ["", *heights, say("flag")],
                [
                    [
                        tower_colour(language, colour),
                        *(printed(f"commissions.{colour}.{height}") for height in heights),
                        printed(f"majorities.{colour}"),
                    ]
                    for colour in printed("bricks.colours")
                ],
            ),
            Points(_tiles(language, printed)),
            Grid(
                line_name(language, "balconies"),
                [say("numeral"), say("commission and points")],
                _balconies(language, printed),
            ),
            Grid(
                line_name(language, "level tiles"),
                [say("height"), say("points")],
                [[height, points] for height, points in printed("level_tiles").items()],
            ),
        ],
    )


def _tiles(language: Language, printed: Printed) -> list[str]:
    say = language.say
    without = [h for h in printed("heights.all") if str(h) not in printed("level_tiles")]
    return [
        say(
            "Four commissions have a balcony with a Roman numeral. The points on it replace those "
            "on the board. Only the lowest numeral that is left can be fulfilled, at first I; then "
            "the next is open at once."
        ),
        say(
            "In everything else a balcony is a commission of its colour and height: for flags, "
            "level tiles, churches and celebrations."
        ),
        say(
            "Whoever is first to fulfil a commission of some height gets the points of that "
            "height's level tile at once, and the tile leaves the game. Heights {heights} have "
            "none.",
            heights=language.listed([str(height) for height in without]),
        ),
        say(
            "Neutral seals close a few commissions from the start. They belong to nobody and "
            "count for nothing."
        ),
        say(
            "The flag on top of a tower is paid at the end of the game, for the most seals on that "
            "tower."
        ),
    ]


def _balconies(language: Language, printed: Printed) -> list[list[object]]:
    """A row for each numeral: all tiles that it may be."""
    rows: dict[str, list[str]] = {}
    for tile in dict.fromkeys(path.split(".")[0] for path in printed.box.table("balconies")):
        path = f"balconies.{tile}"
        values = printed.box.table(path)
        space = space_name(language, values["colour"], values["height"])
        where = printed.like(f"{path}.height", space)
        said = language.say(
            "{commission}: {points}", commission=where, points=printed(f"{path}.total")
        )
        rows.setdefault(values["numeral"], []).append(said)
    return [[numeral, "; ".join(tiles)] for numeral, tiles in rows.items()]
