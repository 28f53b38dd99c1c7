"""What happened in Medici: The Dice Game, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from signoria.faces.phrases.kinds import Names, Said
from signoria.faces.phrases.language import Language
from signoria.games.medici_dice.news import (
    BrokeThrough,
    ColumnScored,
    Crossed,
    EnemyMarked,
    Growth,
    Loaded,
    News,
    Rolled,
    RoundBegins,
    RoundScored,
    ScoredAlone,
    ScoringBegins,
    ShipScored,
    Stands,
    StarterDrawn,
    Took,
    TurnBegins,
    WouldScore,
)
from signoria.games.medici_dice.phrases.names import dice_names, good_name
from signoria.kernel.news import Chose, Dealt, Fact


def tell(language: Language, facts: Sequence[Fact], names: Names) -> list[Said]:
    """The news of a move, a sentence a fact; what the board shows well enough has none."""
    heard = cast("Sequence[News]", facts)
    return [said for fact in heard if (said := _sentence(language, fact, names))]


def _sentence(language: Language, fact: News, names: Names) -> Said | None:
    say = language.say
    match fact:
        case StarterDrawn(seat):
            return Said(seat, say("{name} begins.", name=names[seat]))
        case Rolled(seat, dice):
            rolled = dice_names(language, dice)
            return Said(seat, say("{name} rolled {dice}.", name=names[seat], dice=rolled))
        case Took():
            return Said(fact.seat, _took(language, fact, names))
        case EnemyMarked(_, columns):
            return _marked(language, columns)
        case BrokeThrough(good):
            sentence = say(
                "The enemy has broken through in {good}: no column scores any more.",
                good=good_name(language, good),
            )
            return Said(None, sentence)
        case ScoringBegins(number):
            return Said(None, say("Round {number} is scored.", number=number))
        case RoundScored():
            return Said(fact.seat, _scored(language, fact, names))
        case Chose() | Dealt() | RoundBegins() | TurnBegins():
            return None
        case Loaded() | Crossed() | Stands() | WouldScore():
            return None
        case ShipScored() | ColumnScored() | ScoredAlone():
            return None
    assert_never(fact)


def _took(language: Language, fact: Took, names: Names) -> str:
    name, dice = names[fact.seat], dice_names(language, fact.dice)
    if fact.must_fill:
        return language.say("{name} filled the ship with {dice}.", name=name, dice=dice)
    if fact.seat == fact.roller:
        return language.say("{name} took {dice}.", name=name, dice=dice)
    return language.say(
        "{name} took {dice} from {roller}'s roll.", name=name, dice=dice, roller=names[fact.roller]
    )


def _marked(language: Language, columns: Sequence[Growth]) -> Said | None:
    marks = [f"{good_name(language, column.good)} +{column.added}" for column in columns]
    if not marks:
        return None
    return Said(None, language.say("The enemy marked {marks}.", marks=language.listed(marks)))


def _scored(language: Language, fact: RoundScored, names: Names) -> str:
    return language.say(
        "{name}'s ship is worth {value} and scores {ship}, "
        "the monopolies {monopolies}; total {total}.",
        name=names[fact.seat],
        value=fact.value,
        ship=fact.ship,
        monopolies=fact.monopolies,
        total=fact.total,
    )
