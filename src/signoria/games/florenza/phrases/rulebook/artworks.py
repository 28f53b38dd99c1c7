"""Phase 6: artworks, their artists and the die."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.rulebook import Chapter, Paragraph, Picture, Points, Things
from signoria.games.florenza.phrases.values import Values


def artworks(language: Language, values: Values) -> Chapter:
    """Phase 6."""
    say = language.say
    return Chapter(
        "artwork",
        say("Phase 6: artworks"),
        [
            Paragraph(
                say(
                    "In turn order everybody completes the own artworks, one after the other in "
                    "any order:"
                )
            ),
            Points(
                [
                    say(
                        "Choose the skill in which the artist works, among those that he has and "
                        "the work takes; each may have another price. Pay artist and work "
                        "together. Whoever can pay must."
                    ),
                    say("Receive the points of the work."),
                    say("Find the artist's result, and receive its prestige."),
                    say(
                        "Set a crest on the work: a plain one in your district; in the city a "
                        "plain or a special one. A work is completed once for all. The artist's "
                        "tile returns to his card, the kinsman to the pool."
                    ),
                    say(
                        "With the fourth work of your Palazzo you receive {palazzo} at once, with "
                        "the fourth of your Chiesa {chiesa}; in phase 1 of every later round "
                        "again.",
                        palazzo=values.amount("prestige", "district.palazzo_complete"),
                        chiesa=values.amount("church", "district.chiesa_complete"),
                    ),
                ],
                numbered=True,
            ),
            Paragraph(
                say(
                    "Whoever cannot pay artist and work together pays nothing and loses "
                    "prestige: {district} in the district, {civic} in a civic building, {duomo} "
                    "in the Duomo, and {named} more with a named artist. Artist and kinsman go "
                    "home all the same, and the work can be tried again in a later round.",
                    district=values("failure.district"),
                    civic=values("failure.civic"),
                    duomo=values("failure.duomo"),
                    named=values("failure.named"),
                )
            ),
            Paragraph(
                say(
                    "A work in the city brings its owner income in phase 1 of every later round: "
                    "what its flag shows, and what a special crest on it shows:"
                )
            ),
            Things("crest"),
        ],
    )


def results(language: Language, values: Values) -> Chapter:
    """Artist prestige."""
    say = language.say
    return Chapter(
        "results",
        say("The artist's die, the Muse and Masterpieces"),
        [
            Picture(
                "artwork",
                say(
                    "A work of the Duomo: skills, cost, points, and its income in every round. An "
                    "artist: a price and a row of results for each of his skills; the gold box is "
                    "his Masterpiece."
                ),
            ),
            Points(
                [
                    say(
                        "Roll the die: its number tells the place in the row of the skill that you "
                        "paid for. In the Duomo roll {rolls} times and choose one result.",
                        rolls=values("artist_prestige.rolls")[2],
                    ),
                    say(
                        "The Muse grants one more roll for {price} that are left after paying, to "
                        "the first who asks, once a round in all; then choose among all results.",
                        price=values.amount("fiorini", "artist_prestige.muse"),
                    ),
                    say(
                        "A 6 that you choose is the Masterpiece of a named artist: after it his "
                        "card is turned over. He makes only one, in whatever skill; from then on "
                        "a 6 counts as a 5, until he leaves."
                    ),
                    say(
                        "Unnamed artists bring {row} by the die: a 1 costs you prestige. They make "
                        "no Masterpiece.",
                        row=values.row("artist_prestige.unnamed"),
                    ),
                ]
            ),
        ],
    )


def works(language: Language, values: Values) -> Chapter:
    """All artworks."""
    say = language.say
    return Chapter(
        "works",
        say("All artworks"),
        [
            Paragraph(
                say(
                    "An artist needs only one of the skills that a work takes. What a work brings "
                    "comes when it is completed; what it gives each round, in phase 1."
                )
            ),
            Paragraph(say("In every district, for its own family alone:")),
            Things("district work"),
            Paragraph(say("In the city, for whoever comes first:")),
            Things("city work"),
        ],
    )


def people(language: Language, values: Values) -> Chapter:
    """All artists."""
    say = language.say
    return Chapter(
        "artists",
        say("All artists"),
        [
            Paragraph(
                say(
                    "After each skill its price in fiorini, and the prestige for a die of 1 to "
                    "6; the last one is the Masterpiece. The number of rounds says how long he "
                    "stays after he has come."
                )
            ),
            Things("artist"),
        ],
    )
