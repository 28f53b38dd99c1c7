"""How points are made in Medici: The Dice Game, with the numbers of the box in use."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.games.medici_dice.sights import Sight
from signoria.kernel.box import Box


def primer(language: Language, seen: Sight, box: Box) -> list[str]:
    """What pays, in a few sentences."""
    if seen["seats"] == 1:
        return [*_entering(language), *_alone(language, box)]
    seats = seen["seats"]
    ships = language.listed([str(points) for points in box[f"ships.points.{seats}"]])
    columns = language.listed([str(points) for points in box[f"columns.majority.{seats}"]])
    return [
        *_entering(language),
        language.say(
            "When all ships are full, they score by value, the best first: {points}.", points=ships
        ),
        language.say(
            "Then each column scores, the longest first, with all crosses so far: {points}. "
            "Equals get the higher prize.",
            points=columns,
        ),
        *_bonus(language, box),
        language.say("There are 3 rounds, a ship each. The most points win."),
    ]


def _entering(language: Language) -> list[str]:
    return [
        language.say(
            "Each die fills one space of your ship with its number, "
            "and adds 1 cross (×) to the column of its good."
        ),
        language.say("A 0 adds 2 crosses. The golden 5 adds none."),
        language.say("In the list of answers, + is what your ship would gain."),
    ]


def _bonus(language: Language, box: Box) -> list[str]:
    bonus = box.table("columns.bonus")
    return [
        language.say(
            "A column with {crosses} crosses pays {points} more in every round.",
            crosses=crosses,
            points=points,
        )
        for crosses, points in bonus.items()
    ]


def _alone(language: Language, box: Box) -> list[str]:
    return [
        language.say("The dice you leave become the enemy's circles (○; both: ⊗) in your columns."),
        language.say(
            "A ship below {low} scores 0, from {low} on its value, "
            "and from {high} on {bonus} more.",
            low=box["solitaire.ship_counts_from"],
            high=box["solitaire.ship_bonus_from"],
            bonus=box["solitaire.ship_bonus"],
        ),
        language.say(
            "A column with at least as many crosses as circles scores {points}.",
            points=box["solitaire.majority"],
        ),
        *_bonus(language, box),
        language.say(
            "If the enemy has {circles} circles in any column, no column scores.",
            circles=box["solitaire.breakthrough_from"],
        ),
    ]
