"""What the game is about, what it consists of, and how it is set up."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter, Grid, Paragraph, Picture, Points
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.names import brick_colour


def idea(language: Language) -> Chapter:
    """The idea, and a picture of the six towers."""
    say = language.say
    return Chapter(
        "idea",
        say("The idea"),
        [
            Paragraph(
                say(
                    "The families of Florence want towers, and each wants the finest. You build "
                    "towers of coloured bricks and hand them over for the commissions on the "
                    "board. Whoever places all seals first ends the game; whoever has the most "
                    "points wins it."
                )
            ),
            Picture(
                "city",
                say(
                    "Each tower has six commissions: the height at the left, the points in the "
                    "middle. A seal closes one for good. The flag goes at the end to whoever has "
                    "the most seals on the tower. A golden balcony is the one that can be "
                    "fulfilled now."
                ),
            ),
        ],
    )


def contents(language: Language, printed: Printed) -> Chapter:
    """Bricks, cards, seals and tiles."""
    say = language.say
    return Chapter(
        "contents",
        say("What there is"),
        [
            Paragraph(
                say(
                    "For {least} to {most} players. On the board stand six towers, one in each "
                    "colour of the bricks. Below them lie the row of {cards} cards and {churches} "
                    "church spaces. Each player has a construction site for towers, below it a "
                    "storehouse for bricks, seals of one colour, a marker on the board's track of "
                    "points, and cards. Bricks that nobody has and that do not lie on cards are "
                    "in the pouch.",
                    least=printed("players.least"),
                    most=printed("players.most"),
                    cards=printed("row.cards"),
                    churches=printed("churches.spaces"),
                )
            ),
            Grid(
                say("Bricks"),
                ["", *(brick_colour(language, colour) for colour in printed("bricks.colours"))],
                [[say("number"), *printed("bricks.counts")]],
            ),
            Paragraph(
                say(
                    "Besides there are {cards} cards, {start} of them start cards, {seals} seals "
                    "in four colours, {neutral} neutral seals, {balconies} balcony tiles, {levels} "
                    "level tiles and the end of game tile.",
                    cards=printed("contents.cards"),
                    start=printed("contents.start_cards"),
                    seals=printed("contents.seals"),
                    neutral=printed("contents.neutral_seals"),
                    balconies=printed("contents.balconies"),
                    levels=len(printed("level_tiles")),
                )
            ),
        ],
    )


def set_up(language: Language, printed: Printed) -> Chapter:
    """Setting up, step by step."""
    return Chapter(
        "set-up",
        language.say("Setting up"),
        [
            Points([*_on_board(language, printed), *_for_players(language, printed)], True),
            Paragraph(
                language.say(
                    "Here the table does all this; who begins and where neutral seals lie is "
                    "settled before the game (see the last chapter)."
                )
            ),
        ],
    )


def _on_board(language: Language, printed: Printed) -> list[str]:
    say = language.say
    low = language.listed([str(height) for height in printed("set_up.low_heights")])
    return [
        say("The level tiles lie beside their heights, the end of game tile above the towers."),
        say(
            "The {tiles} balcony tiles are shuffled. One each of the numerals I, II, III and IV is "
            "drawn and covers the commission of its colour and height.",
            tiles=printed("contents.balconies"),
        ),
        say(
            "{seals} neutral seals close as many commissions that have no balcony. You choose "
            "which. Recommended: not more than {most} tiles on a tower, balconies and neutral "
            "seals together, and two or three of the five at heights {low}. The other neutral "
            "seals stay in the box.",
            seals=printed("seals.neutral"),
            most=printed("set_up.most_a_tower"),
            low=low,
        ),
    ]


def _for_players(language: Language, printed: Printed) -> list[str]:
    say = language.say
    bricks = [str(count) for count in printed("set_up.start_bricks")]
    return [
        say(
            "Everybody takes seals of one colour: {two} with 2 players, {three} with 3, {four} "
            "with 4. The others stay in the box. A small seal in front of you shows your colour.",
            two=printed("seals.2"),
            three=printed("seals.3"),
            four=printed("seals.4"),
        ),
        say(
            "Whoever climbed a tower last is the starting player and has {first} {colour} bricks. "
            "Clockwise the next players have {others}. They go into the storehouses; only then all "
            "other bricks go into the pouch.",
            first=bricks[0],
            colour=brick_colour(language, printed.box["set_up.start_colour"]),
            others=language.listed(bricks[1:]),
        ),
        say(
            "In a first game leave the Campanile card out. If you play with it, everybody should "
            "know beforehand what it does."
        ),
        say(
            "The {start} start cards, which have a sign at the bottom, are shuffled and laid face "
            "down on the other cards, which are shuffled too: that is the deck. Start cards: "
            "{cards}.",
            start=printed("contents.start_cards"),
            cards=_start_cards(language, printed),
        ),
        say(
            "The first {cards} cards are turned over and form the row, from the left. Then each "
            "gets {bricks} bricks, drawn from the pouch.",
            cards=printed("row.cards"),
            bricks=printed("row.bricks_a_card"),
        ),
        say(
            "Everybody begins with 0 points, the marker on the 0 of the track. Points can fall "
            "below 0."
        ),
    ]


def _start_cards(language: Language, printed: Printed) -> str:
    """Their names; which cards they are is as sure as their numbers in the box."""
    found = []
    for path, count in printed.box.table("cards").items():
        card, _, what = path.partition(".")
        if what == "start" and count:
            name = card_name(language, card)
            found.append(printed.like(f"cards.{path}", name if count == 1 else f"{count} {name}"))
    return language.listed(found)
