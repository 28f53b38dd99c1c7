"""Turns, the uses of a die, placing resources, and the supply."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases.language import Language, term
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter, Grid, Paragraph, Picture, Points, Things

LOW, HIGH = 0, 5  # places of a low and of a high value on the dice board


def turns(language: Language, printed: Printed) -> Chapter:
    """Phase 3."""
    say = language.say
    return Chapter(
        "turns",
        language.term(term("florenza dice", "Turns")),
        [
            Paragraph(
                say(
                    "The First Player has the first turn of a round, then it goes on clockwise "
                    "until everybody has had one. Whoever has the turn is the Active Player."
                )
            ),
            Points(
                [
                    say("The Active Player rolls all six dice and puts each on its UNUSED space."),
                    say(
                        "The Active Player uses {dice} different dice, one after another: each is "
                        "chosen, used at once and completely, and moved to its USED space with its "
                        "value as it is.",
                        dice=printed("turn.active_dice"),
                    ),
                    say(
                        "Then each of the others, clockwise, uses {dice} of the UNUSED dice; the "
                        "Bishop may take a USED one. These dice stay where they are, so several "
                        "players may use the same die.",
                        dice=printed("turn.non_active_dice"),
                    ),
                ],
                numbered=True,
            ),
            Paragraph(
                say(
                    "Nobody may pass: all these dice must be used. After the last turn of the last "
                    "round the game ends."
                )
            ),
            Paragraph(
                say(
                    "What one of the others does changes nothing for the rest. If you know the "
                    "game well and sit at one table, all of them may use their die at the same "
                    "time."
                )
            ),
        ],
    )


def dice(language: Language, printed: Printed) -> Chapter:
    """How to use the dice."""
    say = language.say
    return Chapter(
        "dice",
        say("Using a die"),
        [
            Paragraph(say("Each time you use a die, choose one of three ways:")),
            Things("use"),
            _values(language, printed, "tradeoff", say("What its value means")),
            Paragraph(
                say(
                    "The printed dice board is not public. With the option “high is better” it "
                    "is read like this:"
                )
            ),
            _values(language, printed, "monotone", say("With “high is better”")),
            Paragraph(say("Buildings allow more: another value, other uses, cheaper artists.")),
        ],
    )


def resources(language: Language) -> Chapter:
    """Where resources go."""
    say = language.say
    return Chapter(
        "resources",
        say("Placing resources"),
        [
            Points(
                [
                    say(
                        "A resource is placed at once: it ticks an open icon of its kind, in any "
                        "artwork or in any space of the Rione from 2 on, later spaces too. Two "
                        "resources may go into two projects or into one."
                    ),
                    say("While an icon for it is open, you must place it; where is your choice."),
                    say(
                        "A resource that no open icon takes is lost: only spares can be kept, and "
                        "no resource turns into a spare."
                    ),
                    say(
                        "Before you place or lose it you may trade it for another kind, or take "
                        "Fiorini for it, if a building of yours allows it; you may even build that "
                        "building just then."
                    ),
                    say(
                        "Between two resources you may spend and build, and what you built serves "
                        "the second one."
                    ),
                ]
            ),
        ],
    )


def supply(language: Language, printed: Printed) -> Chapter:
    """Spares, Fiorini and stars."""
    say = language.say
    return Chapter(
        "supply",
        say("Your supply"),
        [
            Picture("supply"),
            Things("supply"),
            Paragraph(
                say(
                    "Spend and build whenever you like in your own part of a turn: before, "
                    "between and after your dice, until you say that you are done."
                )
            ),
            Paragraph(
                say(
                    "Your part of a turn is your own turn, and the moment in another's turn when "
                    "you use your die. Income and the Captain's resource are no turns: you may "
                    "build there what is ticked already, but spend nothing, except the fee of an "
                    "artist whom a die of a track hires."
                )
            ),
            Paragraph(say("There is no limit: whatever you gain is yours.")),
            Paragraph(
                say(
                    "At the end each spare left counts {spare}, each star {star}, and every "
                    "{amount} Fiorini 1 point.",
                    spare=printed("score.spare"),
                    star=printed("score.star"),
                    amount=printed("score.fiorini_a_point"),
                )
            ),
        ],
    )


def _values(language: Language, printed: Printed, board: str, caption: str) -> Grid:
    """What low and high values bring on one reading of the dice board."""
    say = language.say
    return Grid(
        caption,
        [say("Value"), say("Resources"), say("Steps"), say("Artist's fee"), say("Fiorini")],
        [
            _row(printed, board, say("1 to 3"), LOW),
            _row(printed, board, say("4 to 6"), HIGH),
        ],
    )


def _row(printed: Printed, board: str, title: str, at: int) -> list[Any]:
    brought = [printed(f"dice_board.{board}.{name}")[at] for name in ("resources", "steps", "fee")]
    return [title, *brought, printed("dice_board.fiorini")]
