"""Phase 5: workshops, market, family business and Captains of Fortune."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.rulebook import Chapter, Paragraph, Picture, Points, Things
from signoria.games.florenza.phrases.values import Values


def economy(language: Language, values: Values) -> Chapter:
    """Phase 5."""
    say = language.say
    return Chapter(
        "economy",
        say("Phase 5: economic activities"),
        [
            Paragraph(
                say(
                    "Workshops with a kinsman are resolved one by one: first space 1 of every "
                    "district in turn order, then all spaces 2, and so on. What comes later "
                    "cannot pay for what comes before. When a workshop is resolved, its kinsman "
                    "goes home to the pool."
                )
            ),
            Points(
                [
                    say(
                        "A built workshop gives what it shows to the family of the kinsman, "
                        "whoever owns it."
                    ),
                    say(
                        "One that sells takes a resource and gives fiorini and prestige. You "
                        "need not sell; who cannot or will not receives nothing, and prestige "
                        "paid for the visit does not come back."
                    ),
                    say(
                        "One under construction is paid now. Whoever can pay must; the tile is "
                        "turned to its built side, and the reward that it shows comes at once."
                    ),
                    say(
                        "Whoever cannot pay all of it pays nothing, gives the tile back and loses "
                        "{lost}. If that leaves a gap, the next workshop goes there.",
                        lost=values.amount("prestige", "failure.workshop"),
                    ),
                ]
            ),
            Paragraph(
                say(
                    "Kinsmen at the market, in the family business and with Captains of Fortune "
                    "are used whenever their family likes in this phase, whosever turn it is, "
                    "and then go home to the pool. At the end of the phase all that are left "
                    "must be used."
                )
            ),
            Points(_others(language, values)),
            Paragraph(
                say(
                    "The program asks you about them before each of your constructions and sales "
                    "and at the end of the phase; before a production only where the order "
                    "matters: if it brings points and your captains could take more than the "
                    "marker can lose."
                )
            ),
        ],
    )


def _others(language: Language, values: Values) -> list[str]:
    say = language.say
    return [
        say(
            "Market: in this order, each once or not at all: sell one resource for {sell}; buy "
            "one for {buy}; trade any {give} for one that differs from both. All in one visit; "
            "what one of them brings may pay for the next.",
            sell=values.amount("fiorini", "market.sell"),
            buy=values.amount("fiorini", "market.buy"),
            give=values("market.give"),
        ),
        say(
            "Family business: {fiorini} for each kinsman, all at the same time.",
            fiorini=values.amount("fiorini", "kinsmen.business"),
        ),
        say(
            "Captain of Fortune: choose one line of the card, pay its fiorini and receive what it "
            "shows. Paying nothing always costs points, unless the marker cannot fall any further."
        ),
    ]


def workshops(language: Language, values: Values) -> Chapter:
    """All workshops and Captains of Fortune."""
    say = language.say
    return Chapter(
        "workshops",
        say("Workshops and Captains of Fortune"),
        [
            Picture(
                "workshops",
                say(
                    "One of each kind: what it does, what it costs, and at the bottom left the "
                    "reward for building it. Those that give something each round work by "
                    "themselves; no kinsman goes there."
                ),
            ),
            Paragraph(
                say(
                    "After each name its number and how many tiles there are, but for Casa and "
                    "Casamento, which go by the number of players; then what building it costs, "
                    "what it does, and the reward for building it, if there is one."
                )
            ),
            Things("workshop"),
            Paragraph(
                say(
                    "Six Captains of Fortune, of whom as many as there are players are in the game:"
                )
            ),
            Things("fortune"),
        ],
    )
