"""Scoring, and the end of the game, in our own words."""

from __future__ import annotations

from signoria.faces.phrases.language import Language, mark
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter, Grid, Paragraph, Points

_DOT = "·"
_PLACES = (mark("1st"), mark("2nd"), mark("3rd"), mark("4th"))


def scoring(language: Language, printed: Printed) -> Chapter:
    """Ships and columns, and their bonuses."""
    say = language.say
    (low, little), (high, much) = sorted(
        (int(crosses), points) for crosses, points in printed("columns.bonus").items()
    )
    return Chapter(
        "scoring",
        say("Scoring, after each round"),
        [
            Paragraph(
                say(
                    "First the ships: the totals of the ships just loaded are compared, and the "
                    "most valuable ones score."
                )
            ),
            _by_place(language, printed, say("Points for ships"), "ships.points", 4),
            Paragraph(
                say(
                    "Then the columns, each of the five goods by itself: whoever has the most "
                    "crosses scores, with three and four players the second as well."
                )
            ),
            _by_place(language, printed, say("Points for each column"), "columns.majority", 2),
            Points(
                [
                    say(
                        "Everybody with {crosses} crosses or more in a column gets {points} points "
                        "more for it, whoever has the most.",
                        crosses=low,
                        points=little,
                    ),
                    say(
                        "With {crosses} crosses it is {points} points more, instead of the "
                        "{before}.",
                        crosses=high,
                        points=much,
                        before=little,
                    ),
                    say(
                        "Without a cross in a column you get nothing for it, even if you are "
                        "second or nobody has one there."
                    ),
                    say(
                        "Crosses stay from round to round: every scoring looks at all crosses so "
                        "far, and pays the bonuses again. Ships of earlier rounds do not count "
                        "any more."
                    ),
                    say(
                        "Write down the points of the ship, of all columns together, and their "
                        "sum, the points of the round."
                    ),
                ]
            ),
        ],
    )


def ties(language: Language, printed: Printed) -> Chapter:
    """Who shares a place."""
    say = language.say
    first, _, third, last = printed("ships.points.4")
    return Chapter(
        "ties",
        say("Equal ships and columns"),
        [
            Points(
                [
                    say("Equal ships all get the points of the highest place they share, in full."),
                    say(
                        "The other places they take up are not awarded: with four players two "
                        "equal best ships get {first} each, and the next one is third and gets "
                        "{third}; three get {first} each, and the last one {last}.",
                        first=first,
                        third=third,
                        last=last,
                    ),
                    say(
                        "Columns likewise: if several have the most crosses, nobody is second; if "
                        "several are second, all of them get the points for it."
                    ),
                ]
            )
        ],
    )


def end(language: Language) -> Chapter:
    """Who wins."""
    say = language.say
    return Chapter(
        "end",
        say("The end"),
        [
            Paragraph(
                say(
                    "After the third round has been scored, add up the points of the three "
                    "rounds. The most points win."
                )
            ),
            Paragraph(
                say(
                    "If several have the most, they compare their columns: the longest column "
                    "wins, that is the most crosses in one good, whichever it is; if these are "
                    "equal too, the second longest decides, and so on. If all five are equal, "
                    "the victory is shared."
                )
            ),
        ],
    )


def _by_place(language: Language, printed: Printed, caption: str, path: str, places: int) -> Grid:
    head = [language.say("Players"), *(language.say(place) for place in _PLACES[:places])]
    rows = []
    for number in range(2, int(printed("players.most")) + 1):
        points = list(printed(f"{path}.{number}"))
        rows.append([number, *points, *[_DOT] * (places - len(points))])
    return Grid(caption, head, rows)
