"""The end of the game, the variant without the artists' die, and what is easily overlooked."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.rulebook import Chapter, Grid, Paragraph, Points
from signoria.games.florenza.phrases.names import TOKENS_LINE, line_name
from signoria.games.florenza.phrases.values import Values


def end(language: Language, values: Values) -> Chapter:
    """End of the game."""
    say = language.say
    rows = {
        "prestige": say("what the marker shows, below 0 too"),
        "church influence": say("what its space is worth; a new Bishop's marker is at 0"),
        "fiorini and resources": say(
            "1 for {fiorini} fiorini, a resource counts as {worth}; all together, rounded down",
            fiorini=values("end.fiorini_a_point"),
            worth=values("end.resource_worth"),
        ),
        "captain of the people": values("end.captain"),
        "bishop": values("end.bishop"),
        "empty workshop spaces": say("{points} for each space", points=values("end.empty_space")),
        "unfinished artworks": say("{points} for each work", points=values("end.missing_artwork")),
        "no artwork in the palazzo": say("{points} more", points=values("end.no_palazzo")),
        "no artwork in the chiesa": say("{points} more", points=values("end.no_chiesa")),
        TOKENS_LINE: say("what they are worth"),
    }
    return Chapter(
        "end",
        say("The end"),
        [
            Paragraph(
                say(
                    "After phase 7 of round {rounds}, whose offices count, everybody adds up:",
                    rounds=values("rounds.rounds"),
                )
            ),
            Grid(
                say("Victory points"),
                [say("For"), say("Points")],
                [[line_name(language, name), points] for name, points in rows.items()],
            ),
            Points(
                [
                    say(
                        "It is a sum: no track's lowest space stops it, so it may be less than "
                        "{lowest}.",
                        lowest=values("tracks.lowest_prestige"),
                    ),
                    say(
                        "The most points win. If they are equal, the most resources of all kinds "
                        "together win, then the most fiorini; if these are equal too, the victory "
                        "is shared."
                    ),
                ]
            ),
        ],
    )


def no_die(language: Language, values: Values) -> Chapter:
    """Official No Die variant."""
    say = language.say
    district, civic, duomo = values("no_die.base")
    return Chapter(
        "no-die",
        say("Without the artists' die"),
        [
            Paragraph(
                say(
                    "A variant. An artist's result is not rolled; the work has a value instead, "
                    "which takes the place of the die:"
                )
            ),
            Points(
                [
                    say(
                        "It begins with {district} in the district, {civic} in a civic building "
                        "and {duomo} in the Duomo, where nothing is rolled twice.",
                        district=district,
                        civic=civic,
                        duomo=duomo,
                    ),
                    say(
                        "After paying artist and work, each {step} that you give him on top raise "
                        "it by 1, up to {steps} times and never beyond 6.",
                        step=values.amount("fiorini", "no_die.step"),
                        steps=values("no_die.steps"),
                    ),
                    say(
                        "The Muse allows one step more, {most} in all, and takes nothing for "
                        "herself; once a round in all, for the first who asks.",
                        most=values("no_die.with_muse"),
                    ),
                    say(
                        "A value of 6 is the Masterpiece of a named artist. Unnamed artists take "
                        "incentives too."
                    ),
                    say(
                        "Whether you can pay is judged without incentive. All other dice are "
                        "rolled as always."
                    ),
                ]
            ),
        ],
    )


def fine_print(language: Language, values: Values) -> Chapter:
    """What is easily overlooked, and a word of advice."""
    say = language.say
    return Chapter(
        "advice",
        say("Easily overlooked"),
        [
            Points(
                [
                    say(
                        "Workshops on low spaces are resolved first: what they produce can pay for "
                        "a construction on a higher one, not the other way round."
                    ),
                    say(
                        "Fiorini grow scarce: a workshop that brings money pays for itself, and "
                        "kinsmen from charity are worth their price only if you can use them."
                    ),
                    say("One prestige for another's workshop may decide who becomes Captain."),
                    say(
                        "Complete at least one artwork in your Palazzo and one in your Chiesa: "
                        "the points lost without any are many."
                    ),
                    say(
                        "Goods for which you have no use yet are better than an artwork or "
                        "workshop that fails."
                    ),
                ]
            )
        ],
    )
