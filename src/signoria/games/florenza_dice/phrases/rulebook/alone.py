"""Alone against Pope Sisto IV."""

from __future__ import annotations

from signoria.faces.phrases.language import Language, term
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter, Grid, Paragraph, Points
from signoria.games.florenza_dice.phrases.names import capital, colour_name
from signoria.games.florenza_dice.phrases.variants import pope_name


def alone(language: Language, printed: Printed) -> Chapter:
    """Rules for solitaire play."""
    say = language.say
    prizes = printed("palazzo.solo_prizes")
    levels = printed.box.table("ghost.pope")
    return Chapter(
        "alone",
        say("Alone"),
        [
            Paragraph(
                say(
                    "Pope Sisto IV is your ghost. There are {rounds} rounds, and each has two "
                    "turns: first yours, as usual, then his. You are always first.",
                    rounds=printed("players.rounds.1"),
                )
            ),
            Points(
                [
                    say(
                        "Your turn: you roll and use three dice. Then the Pope walks with the dice "
                        "you left: with white on the Captain's track, with brown on the Bishop's, "
                        "with both if you left both. He makes as many steps as the value brings; "
                        "mark them below the spaces of your own tracks."
                    ),
                    say(
                        "His turn: all dice are rolled again, and he takes {number}. Count from "
                        "the white die by its value, beginning with the next die, and go round: "
                        "{order}. The die you reach is his and goes to its USED space. Count on "
                        "from it by its own value, and so on; dice that he has do not count any "
                        "more.",
                        number=printed("ghost.dice"),
                        order=_order(language, printed),
                    ),
                    say("He walks with white and brown if they are among his dice."),
                    say(
                        "Then you use one of the dice that he left; as Bishop, any die. Effects "
                        "that work once a turn may be used again."
                    ),
                ],
                numbered=True,
            ),
            Points(
                [
                    say(
                        "Example: white shows 1, so he takes brown. Brown shows 2: grey, green. "
                        "Green shows 5: red, yellow, white, grey, red."
                    ),
                    say(
                        "Example: white shows 6, so the count comes round to white itself, and he "
                        "takes it. Six on from there, without white, is brown. Brown shows 3: "
                        "grey, green, red."
                    ),
                    say(
                        "He competes for both offices and may be Captain and Bishop; that only "
                        "keeps you from it. He gets no resource, no bonus and no income, and stops "
                        "at the end of a track."
                    ),
                    say("A die that you used through a track only counts as left."),
                ]
            ),
            Grid(
                say("Your prize for the whole Palazzo, by the round"),
                [language.term(term("florenza dice", "Round")), *range(1, len(prizes) + 1)],
                [[say("Points"), *prizes]],
            ),
            Paragraph(say("A Palazzo completed during income counts for the round that begins.")),
            Paragraph(
                say(
                    "You play for as many points as you can. Before the game you choose how many "
                    "the Pope has. With as many as he has, or more, you beat him; with fewer "
                    "nobody wins."
                )
            ),
            Points([capital(pope_name(language, printed.box, level)) for level in levels]),
        ],
    )


def _order(language: Language, printed: Printed) -> str:
    colours = [colour_name(language, colour) for colour in printed.box["dice.colours"]]
    return ", ".join([*colours[1:], colours[0]])
