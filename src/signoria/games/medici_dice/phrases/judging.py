"""What a scoring decided, in words: who was first, ties, bonuses, and what that brought."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.medici_dice.news import (
    ColumnScored,
    RoundBegins,
    RoundScored,
    ScoredAlone,
    ShipScored,
    TurnBegins,
)
from signoria.games.medici_dice.phrases.names import ordinal, rank_name
from signoria.kernel.box import Box


def ships(language: Language, facts: Sequence[ShipScored], names: Names) -> str:
    """Whose ship is the best; and every tie, for it takes the higher pay."""
    said = []
    for place in sorted({fact.place for fact in facts if fact.place}):
        equal = [fact for fact in facts if fact.place == place]
        if len(equal) > 1:
            said.append(_tie(language, place, equal, names))
        elif place == 1:
            best = equal[0]
            said.append(
                language.say(
                    "{name} has the ship worth most: {points} points.",
                    name=names[best.seat],
                    points=best.points,
                )
            )
    return " ".join(said)


def _tie(language: Language, place: int, equal: Sequence[ShipScored], names: Names) -> str:
    together = [names[fact.seat] for fact in equal]
    points, after = equal[0].points, ordinal(language, place + 1)
    if others := language.beside_you(together):
        return language.say(
            "A tie takes the higher pay: you and {others} get {points} each, "
            "and nobody is {place}.",
            others=others,
            points=points,
            place=after,
        )
    return language.say(
        "A tie takes the higher pay: {names} get {points} each, and nobody is {place}.",
        names=language.listed(together),
        points=points,
        place=after,
    )


def column(language: Language, facts: Sequence[ColumnScored], names: Names) -> str:
    """Who has the most crosses, who is second if that pays, and who has a bonus."""
    say = language.say
    said = []
    most = [names[fact.seat] for fact in facts if fact.place == 1]
    second = [names[fact.seat] for fact in facts if fact.place == 2 and fact.points > fact.bonus]
    if not most:
        return say("Nobody has a cross.")
    if others := language.beside_you(most):
        said.append(say("You and {others} share the most, so nobody is second.", others=others))
    elif len(most) > 1:
        said.append(
            say("{names} share the most, so nobody is second.", names=language.listed(most))
        )
    else:
        said.append(say("{name} has the most.", name=most[0]))
    if others := language.beside_you(second):
        said.append(say("You and {others} share second.", others=others))
    elif len(second) > 1:
        said.append(say("{names} share second.", names=language.listed(second)))
    elif second:
        said.append(say("{name} is second.", name=second[0]))
    said += [
        say(
            "{name} gets {bonus} more for {crosses} crosses.",
            name=names[fact.seat],
            bonus=fact.bonus,
            crosses=fact.crosses,
        )
        for fact in facts
        if fact.bonus
    ]
    return " ".join(said)


def monopolies(language: Language, facts: Sequence[RoundScored], names: Names) -> str:
    """What all columns brought, by seat."""
    if len(facts) == 1:
        return language.plural(
            "The columns bring {number} point.",
            "The columns bring {number} points.",
            facts[0].monopolies,
        )
    brought = [f"{language.who(names[fact.seat])} {fact.monopolies}" for fact in facts]
    return language.say("The columns bring {points}.", points=language.listed(brought))


def leader(language: Language, facts: Sequence[RoundScored], names: Names) -> str:
    """Who leads, and by how much."""
    ranked = sorted((fact.total for fact in facts), reverse=True)
    first = [names[fact.seat] for fact in facts if fact.total == ranked[0]]
    if others := language.beside_you(first):
        return language.say(
            "You and {others} lead together with {points}.", others=others, points=ranked[0]
        )
    if len(first) > 1:
        return language.say(
            "{names} lead together with {points}.", names=language.listed(first), points=ranked[0]
        )
    return language.say("{name} leads by {points}.", name=first[0], points=ranked[0] - ranked[1])


def next_round(language: Language, begins: RoundBegins, first: TurnBegins, names: Names) -> str:
    """Who rolls first, and how much the next ships hold."""
    if len(names) == 1:
        return language.say("The next ship holds {spaces}.", spaces=begins.spaces)
    return language.say(
        "{name} rolls first; ships hold {spaces}.", name=names[first.seat], spaces=begins.spaces
    )


# The solitaire game


def ship_alone(language: Language, fact: ShipScored, box: Box) -> str:
    """Why the ship was paid so much."""
    if not fact.points:
        return language.say(
            "Worth {value}: below {least} a ship brings nothing.",
            value=fact.value,
            least=box["solitaire.ship_counts_from"],
        )
    if fact.bonus:
        return language.say(
            "Worth {value}, and {bonus} more from {least} on.",
            value=fact.value,
            bonus=fact.bonus,
            least=box["solitaire.ship_bonus_from"],
        )
    return language.say(
        "Worth {value}: from {least} on a ship brings its value.",
        value=fact.value,
        least=box["solitaire.ship_counts_from"],
    )


def column_alone(language: Language, fact: ColumnScored, is_broken: bool) -> str:
    """A column against the enemy's circles."""
    if is_broken:
        return language.say("Not paid.")
    if not fact.crosses:
        return language.say("No cross.")
    said = []
    if fact.points > fact.bonus:
        said.append(language.say("Not fewer crosses than circles."))
    else:
        said.append(language.say("Fewer crosses than circles."))
    if fact.bonus:
        said.append(
            language.say(
                "{bonus} more for {crosses} crosses.", bonus=fact.bonus, crosses=fact.crosses
            )
        )
    return " ".join(said)


def target(language: Language, fact: RoundScored, alone: ScoredAlone) -> str:
    """The title for the points so far, and what the next one needs."""
    rank = rank_name(language, alone.rank)
    if alone.next_rank is None:
        return language.say("{points} points: {rank}.", points=fact.total, rank=rank)
    return language.say(
        "{points} points: {rank}; {missing} more to {next}.",
        points=fact.total,
        rank=rank,
        missing=alone.missing,
        next=rank_name(language, alone.next_rank),
    )
