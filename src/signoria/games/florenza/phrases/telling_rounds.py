"""The beginning and the end of rounds: who comes and goes, offices, income, the last count."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.kinds import Names, Own
from signoria.faces.phrases.language import Language, Term, signed, term
from signoria.games.florenza.news.goods import Goods
from signoria.games.florenza.news.income import (
    BishopActed,
    Detained,
    KinsmenReady,
    ResourceChosen,
    ResourceRolled,
)
from signoria.games.florenza.news.rounds import (
    BishopElected,
    CaptainElected,
    CaptainsRevealed,
    CharactersCame,
    CharactersLeft,
    OrderDecided,
    Started,
    Total,
)
from signoria.games.florenza.phrases.amounts import amount, amounts, together
from signoria.games.florenza.phrases.goods import good_name, good_order
from signoria.games.florenza.phrases.names import (
    captain_name,
    character_name,
    line_name,
    whose,
    workshop_name,
)

IN_ORDER = term("the turn order", "you")
OF_FAMILIES = term("one kinsman of", "you")


def _families(language: Language, families: Sequence[int], names: Names, you: Term) -> str:
    """Several families in a row; the reader is "you" among them."""
    found = [whose(language, family, names) for family in families]
    return language.listed([language.term(you) if type(one) is Own else one for one in found])


def came(language: Language, fact: CharactersCame) -> str:
    people = [character_name(language, key) for key in fact.characters]
    return language.plural(
        "{people} has come to Florenza.",
        "{people} have come to Florenza.",
        len(people),
        people=language.listed(people),
    )


def left(language: Language, fact: CharactersLeft) -> str:
    people = [character_name(language, key) for key in fact.characters]
    return language.plural(
        "{people} leaves Florenza.",
        "{people} leave Florenza.",
        len(people),
        people=language.listed(people),
    )


def revealed(language: Language, fact: CaptainsRevealed) -> str:
    captains = language.listed([captain_name(key) for key in fact.captains])
    return language.say("The Captains of Fortune are {captains}.", captains=captains)


def order(language: Language, fact: OrderDecided, names: Names) -> str:
    families = _families(language, fact.families, names, IN_ORDER)
    return language.say("The turn order is {order}.", order=families)


def started(language: Language, fact: Started, names: Names) -> str:
    return language.say(
        "{name} begins with {workshop}.",
        name=whose(language, fact.family, names),
        workshop=workshop_name(fact.workshop),
    )


# Income and offices


def chosen(language: Language, fact: ResourceChosen, names: Names) -> str:
    name, good = whose(language, fact.family, names), good_name(language, fact.resource)
    return language.say("{name} chose {good} for everybody.", name=name, good=good)


def rolled(language: Language, fact: ResourceRolled) -> str:
    goods = amount(language, fact.resource, fact.count)
    return language.say("The die brings every family {goods}.", goods=goods)


def ready(language: Language, fact: KinsmenReady, received: Sequence[Goods], names: Names) -> str:
    """All income at once, the third resource included; kinsmen are those to place."""
    found = together(received)
    in_order = {name: found.get(name, 0) for name in good_order() if name != "kinsmen"}
    return language.say(
        "{name} has {kinsmen} to place and received {amounts}.",
        name=whose(language, fact.family, names),
        kinsmen=amount(language, "kinsmen", fact.kinsmen),
        amounts=amounts(language, in_order),
    )


def detained(language: Language, fact: Detained, names: Names) -> str:
    return language.say(
        "{name} detained {character}.",
        name=whose(language, fact.family, names),
        character=character_name(language, fact.character),
    )


def bishop_acted(language: Language, fact: BishopActed, names: Names) -> list[str]:
    """Mostly one sentence; two if somebody had no kinsman to lose, or no more could come."""
    name = whose(language, fact.family, names)
    if fact.called and not fact.spared:
        return [
            language.say(
                "{name} as Bishop expelled one kinsman of every other family and called one more.",
                name=name,
            )
        ]
    told = []
    if fact.expelled:
        families = _families(language, fact.expelled, names, OF_FAMILIES)
        told.append(
            language.plural(
                "{name} as Bishop expelled one kinsman of {families}.",
                "{name} as Bishop expelled one kinsman each of {families}.",
                len(fact.expelled),
                name=name,
                families=families,
            )
        )
    if fact.called:
        called = amount(language, "kinsmen", fact.called)
        told.append(
            language.say("{name} as Bishop called {kinsmen} more.", name=name, kinsmen=called)
        )
    return told


def captain(language: Language, fact: CaptainElected, names: Names) -> str:
    if fact.family is None:
        return language.say("Nobody is alone at the top: there is no Captain of the People.")
    if not fact.tokens:
        return language.say(
            "{name} is Captain of the People, without a token: the marker is at 0.",
            name=whose(language, fact.family, names),
        )
    return language.plural(
        "{name} is Captain of the People: the marker returns to 0, "
        "its points become {number} token, face down.",
        "{name} is Captain of the People: the marker returns to 0, "
        "its points become {number} tokens, face down.",
        fact.tokens,
        name=whose(language, fact.family, names),
    )


def bishop(language: Language, fact: BishopElected, names: Names) -> str:
    name = whose(language, fact.family, names)
    if fact.cardinal:
        return language.say(
            "{name} is Bishop again, and Cardinal: {points} prestige on top.",
            name=name,
            points=fact.cardinal,
        )
    return language.say("{name} is Bishop: church influence becomes prestige.", name=name)


# The end


def total(language: Language, fact: Total, scored: Sequence[tuple[str, int]], names: Names) -> str:
    """All lines that count of a family, and their sum."""
    lines = [f"{line_name(language, line)} {signed(points)}" for line, points in scored if points]
    return language.say(
        "{name}: {lines}; {points} in all.",
        name=whose(language, fact.family, names),
        lines=", ".join(lines),
        points=fact.points,
    )
