"""Phase 5 in sentences: what kinsmen brought home, and what was paid."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza.news.economy import (
    BoughtAtMarket,
    BuildingFailed,
    Built,
    BusinessCollected,
    CaptainPaid,
    Produced,
    ResourceGranted,
    Sold,
    SoldAtMarket,
    SoldNothing,
    TradedAtMarket,
)
from signoria.games.florenza.phrases.amounts import amount, amounts, together
from signoria.games.florenza.phrases.goods import good_name
from signoria.games.florenza.phrases.names import captain_name, whose, workshop_name


def produced(language: Language, facts: Sequence[Produced], names: Names) -> str:
    """A family's productions in one go."""
    return language.say(
        "{name} produced {gains} ({workshops}).",
        name=whose(language, facts[0].family, names),
        gains=amounts(language, together([fact.gains for fact in facts])),
        workshops=", ".join(workshop_name(fact.workshop) for fact in facts),
    )


def sold(language: Language, fact: Sold, names: Names) -> str:
    return language.say(
        "{name} sold {goods} at {workshop} for {gains}.",
        name=whose(language, fact.family, names),
        goods=amounts(language, dict(fact.takes)),
        workshop=workshop_name(fact.workshop),
        gains=amounts(language, dict(fact.gains)),
    )


def sold_nothing(language: Language, fact: SoldNothing, names: Names) -> str:
    name, workshop = whose(language, fact.family, names), workshop_name(fact.workshop)
    if fact.lack:
        return language.say(
            "{name} had nothing to sell at {workshop}.", name=name, workshop=workshop
        )
    return language.say("{name} sold nothing at {workshop}.", name=name, workshop=workshop)


def built(language: Language, fact: Built, names: Names) -> str:
    parts = {
        "name": whose(language, fact.family, names),
        "workshop": workshop_name(fact.workshop),
        "cost": amounts(language, dict(fact.cost)),
    }
    if not fact.gains:
        return language.say("{name} built {workshop} for {cost}.", **parts)
    return language.say(
        "{name} built {workshop} for {cost}, and gained {gains}.",
        gains=amounts(language, dict(fact.gains)),
        **parts,
    )


def failed(language: Language, fact: BuildingFailed, names: Names) -> str:
    name, workshop = whose(language, fact.family, names), workshop_name(fact.workshop)
    if not fact.lost:
        return language.say("{name} could not pay for {workshop}.", name=name, workshop=workshop)
    return language.say(
        "{name} could not pay for {workshop} and lost {penalty} prestige.",
        name=name,
        workshop=workshop,
        penalty=fact.lost,
    )


def at_market(
    language: Language, fact: SoldAtMarket | BoughtAtMarket | TradedAtMarket, names: Names
) -> str:
    name = whose(language, fact.family, names)
    if isinstance(fact, TradedAtMarket):
        return language.say(
            "{name} traded {given} for {good} at the market.",
            name=name,
            given=amounts(language, dict(fact.given)),
            good=amount(language, fact.taken, 1),
        )
    good = amount(language, fact.resource, 1)
    price = amount(language, "fiorini", fact.fiorini)
    if isinstance(fact, SoldAtMarket):
        return language.say(
            "{name} sold {good} at the market for {price}.", name=name, good=good, price=price
        )
    return language.say(
        "{name} bought {good} at the market for {price}.", name=name, good=good, price=price
    )


def collected(language: Language, fact: BusinessCollected, names: Names) -> str:
    return language.say(
        "{name} took {fiorini} from the family business.",
        name=whose(language, fact.family, names),
        fiorini=amount(language, "fiorini", fact.fiorini),
    )


def captain(language: Language, fact: CaptainPaid, names: Names) -> str:
    name, paid = whose(language, fact.family, names), captain_name(fact.captain)
    if fact.fiorini == 0:
        return language.say(
            "{name} paid {captain} nothing and lost {losses}.",
            name=name,
            captain=paid,
            losses=amounts(language, {good: abs(count) for good, count in fact.gains}),
        )
    return language.say(
        "{name} paid {captain} {fiorini} for {gains}.",
        name=name,
        captain=paid,
        fiorini=amount(language, "fiorini", fact.fiorini),
        gains=amounts(language, dict(fact.gains)),
    )


def granted(language: Language, fact: ResourceGranted, names: Names) -> str:
    name, good = whose(language, fact.family, names), good_name(language, fact.resource)
    return language.say("{name} chose {good} from the captain.", name=name, good=good)
