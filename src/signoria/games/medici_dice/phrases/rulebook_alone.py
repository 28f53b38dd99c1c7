"""The solitaire game in our own words."""

from __future__ import annotations

from signoria.faces.phrases.language import Language, term
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter, Grid, Paragraph, Points
from signoria.games.medici_dice.phrases.names import rank_name

_RANK = term("heading", "Rank")


def alone(language: Language, printed: Printed) -> Chapter:
    """Playing, and scoring."""
    say = language.say
    return Chapter(
        "alone",
        say("Alone"),
        [
            Paragraph(
                say(
                    "One sheet, three rounds with a ship each, one turn after another. In each "
                    "turn roll all five dice, then:"
                )
            ),
            Points(_turn(language, printed), numbered=True),
            Paragraph(
                say(
                    "Crosses and circles do not take each other's place: a space may have both, "
                    "and they are counted apart, up to {spaces} each. Both stay from round to "
                    "round.",
                    spaces=printed("columns.spaces"),
                )
            ),
            Paragraph(
                say(
                    "There is no final player: in the last turn of a ship, too, you take 1 to "
                    "{most} dice, and never more than fit. The dice left in the turn that fills "
                    "it are still circled; then the round is scored.",
                    most=printed("choice.most_dice"),
                )
            ),
            Points([*_ship(language, printed), *_columns(language, printed)]),
        ],
    )


def _turn(language: Language, printed: Printed) -> list[str]:
    say, plural = language.say, language.plural
    return [
        say(
            "Choose 1 to {most} of them and enter them as usual.",
            most=printed("choice.most_dice"),
        ),
        plural(
            "All the dice you leave are the enemy's: for each of them circle {number} space in "
            "the column of its good, from the top; {zero} for a 0, none for gold.",
            "All the dice you leave are the enemy's: for each of them circle {number} spaces in "
            "the column of its good, from the top; {zero} for a 0, none for gold.",
            printed("crosses.other"),
            zero=printed("crosses.zero"),
        ),
    ]


def _ship(language: Language, printed: Printed) -> list[str]:
    low, high = printed("solitaire.ship_counts_from"), printed("solitaire.ship_bonus_from")
    return [
        language.say(
            "A ship with a total below {low} scores nothing, from {low} on its total, from {high} "
            "on its total and {bonus} more.",
            low=low,
            high=high,
            bonus=printed("solitaire.ship_bonus"),
        )
    ]


def _columns(language: Language, printed: Printed) -> list[str]:
    say = language.say
    (low, little), (high, much) = sorted(
        (int(crosses), points) for crosses, points in printed("columns.bonus").items()
    )
    return [
        say(
            "A column with a cross, and with at least as many crosses as circles, scores {points}; "
            "with more circles nothing.",
            points=printed("solitaire.majority"),
        ),
        say(
            "The bonuses are paid as usual, in every round: {little} points more for a column "
            "with {low} crosses or more, {much} instead of these with {high}.",
            little=little,
            low=low,
            much=much,
            high=high,
        ),
        say(
            "With {circles} circles or more in any one column the enemy breaks through: from the "
            "scoring of this round to the end of the game no column scores anything, no bonus "
            "either. Ships still score.",
            circles=printed("solitaire.breakthrough_from"),
        ),
    ]


def ranks(language: Language, printed: Printed) -> Chapter:
    """What the points are worth at the end."""
    say = language.say
    reached = list(printed("solitaire.ranks").items())
    rows = []
    for number, (name, points) in enumerate(reached):
        if number + 1 < len(reached):
            span = f"{points}–{int(reached[number + 1][1]) - 1}"
        else:
            span = f"{points}+"
        rows.append([rank_name(language, name), span])
    return Chapter(
        "ranks",
        say("Alone: what you become"),
        [
            Paragraph(
                say("After the third round add up all points. The more, the higher your rank.")
            ),
            Grid("", [language.term(_RANK), say("Points")], rows),
        ],
    )
