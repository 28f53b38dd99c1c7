"""Phases 7 and 8: offices, turn order, and the end of a round."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.rulebook import Chapter, Paragraph, Points, Things
from signoria.games.florenza.phrases.values import Values

TOKENS = "offices.prestige_tokens"


def turn_order(language: Language, values: Values) -> Chapter:
    """Phase 7."""
    say = language.say
    return Chapter(
        "turn-order",
        say("Phase 7: offices and turn order"),
        [
            Points(
                [
                    say(
                        "Whoever is alone at the top of the prestige track becomes Captain of "
                        "the People for the next round, even with 0 or less; after a tie nobody "
                        "is. The Captain takes tokens for the points of the marker, none for 0 "
                        "or less, and it goes back to 0; the markers of the others stay. Tokens "
                        "are of {tokens}, as few as possible: their number is open, their values "
                        "only the owner may look at.",
                        tokens=language.listed([str(one) for one in values(TOKENS)]),
                    ),
                    say(
                        "Then, whoever has at least {least} church influence and more than "
                        "anybody else becomes Bishop for the next round; after a tie, or with "
                        "less, nobody is. The Bishop receives the prestige that the space of the "
                        "church marker is worth, and the marker goes back to 0.",
                        least=values("offices.bishop_from"),
                    ),
                    say(
                        "A Bishop who was Bishop in the round before is a Cardinal too and "
                        "receives as much prestige more as there are players, Ghosts included."
                    ),
                    say(
                        "The new turn order: the Captain first, the Bishop second, the others by "
                        "the prestige on the track, the most first. Those who are tied swap: "
                        "their order is reversed."
                    ),
                ],
                numbered=True,
            ),
            Points(
                [
                    say(
                        "Bishop without a Captain: the Bishop plays first, then the others by "
                        "prestige."
                    ),
                    say(
                        "Captain without a Bishop: the Captain plays first, then the others by "
                        "prestige."
                    ),
                    say("Neither: all by prestige."),
                    say(
                        "Both the same player: that one plays first and has both powers, then "
                        "the others by prestige; the Bishop's points come after the marker has "
                        "gone back to 0."
                    ),
                ]
            ),
            Things("office"),
        ],
    )


def end_of_round(language: Language) -> Chapter:
    """Phase 8."""
    say = language.say
    return Chapter(
        "end-of-round",
        say("Phase 8: the end of the round"),
        [
            Points(
                [
                    say("The round marker advances; after the last round the game ends now."),
                    say("Whom the Captain detained returns to his card."),
                    say("Kinsmen on Predicatore spaces and on the Bishop card go home."),
                    say("Preachers return to their cards."),
                    say("Whoever lies under Life card I leaves the game, card and tile."),
                    say("Everybody else moves on to the next lower Life card."),
                    say(
                        "For all who left, as many new ones are drawn and laid under their Life "
                        "cards; if the bag is empty, fewer."
                    ),
                    say("The Muse can be asked again."),
                ],
                numbered=True,
            ),
            Paragraph(
                say("Until he leaves, a character can be hired under whatever Life card he lies.")
            ),
        ],
    )
