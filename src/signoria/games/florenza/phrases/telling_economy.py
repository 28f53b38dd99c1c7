"""Phase 5 in sentences: what people decided, and what went by itself."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases import printed
from signoria.games.florenza.phrases.amounts import amount, amounts
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    captain_name,
    good_name,
    workshop_name,
)
from signoria.games.florenza.phrases.table import family, resolving, step_name, step_numbers


def deed(
    language: Language, before: Seen, who: int, action: str, after: Seen, names: Names
) -> list[Said]:
    """A decision of phase 5."""
    sentence = _sentence(language, before, who, action, after, names)
    return [Said(who, sentence)] if sentence else []


def _sentence(
    language: Language, before: Seen, who: int, action: str, after: Seen, names: Names
) -> str:
    verb, _, what = action.partition(" ")
    name = names[who]
    values = box()
    if verb == "proceed":
        return _proceed(language, before, after, name)
    if verb == "pass" and step_name(before) == "Sale":
        owner, space = resolving(before)
        workshop = workshop_name(family(before, owner)["spaces"][space]["workshop"])
        return language.say("{name} sold nothing at {workshop}.", name=name, workshop=workshop)
    if verb == "sell":
        return language.say(
            "{name} sold {good} at the market for {price}.",
            name=name,
            good=amount(language, what, 1),
            price=amount(language, "fiorini", values["market.sell"]),
        )
    if verb == "buy":
        return language.say(
            "{name} bought {good} at the market for {price}.",
            name=name,
            good=amount(language, what, 1),
            price=amount(language, "fiorini", values["market.buy"]),
        )
    if verb == "collect":
        fiorini = values["kinsmen.business"] * family(before, who)["kinsmen"]["business"]
        return _business(language, name, fiorini)
    if verb == "pay":
        return _pay(language, what, name)
    if verb == "resource":
        return _resource(language, before, what, name)
    return ""  # on the way to the market, or declined there


def _proceed(language: Language, before: Seen, after: Seen, name: str) -> str:
    owner, space = resolving(before)
    key = family(before, owner)["spaces"][space]["workshop"]
    if step_name(before) == "Sale":
        tile = printed.workshop(key)
        return language.say(
            "{name} sold {goods} at {workshop} for {gains}.",
            name=name,
            goods=amounts(language, tile.takes),
            workshop=workshop_name(key),
            gains=amounts(language, tile.gives),
        )
    return _built(language, name, key, family(after, owner)["spaces"][space] is not None)


def _built(language: Language, name: str, key: str, is_built: bool) -> str:
    tile, workshop = printed.workshop(key), workshop_name(key)
    if not is_built:
        return language.say(
            "{name} could not pay for {workshop} and lost {penalty} prestige.",
            name=name,
            workshop=workshop,
            penalty=printed.penalty(None, None),
        )
    cost = amounts(language, tile.cost)
    if not tile.reward:
        return language.say(
            "{name} built {workshop} for {cost}.", name=name, workshop=workshop, cost=cost
        )
    return language.say(
        "{name} built {workshop} for {cost} and gained {gains}.",
        name=name,
        workshop=workshop,
        cost=cost,
        gains=amounts(language, tile.reward),
    )


def _business(language: Language, name: str, fiorini: int) -> str:
    return language.say(
        "{name} took {fiorini} from the family business.",
        name=name,
        fiorini=amount(language, "fiorini", fiorini),
    )


def _pay(language: Language, what: str, name: str) -> str:
    captain, line = what.split()
    fiorini, gained = printed.captain_lines(captain)[int(line) - 1]
    if fiorini == 0:
        lost = {good: -count for good, count in gained.items()}
        return language.say(
            "{name} paid {captain} nothing and lost {losses}.",
            name=name,
            captain=captain_name(captain),
            losses=amounts(language, lost),
        )
    return language.say(
        "{name} paid {captain} {fiorini} for {gains}.",
        name=name,
        captain=captain_name(captain),
        fiorini=amount(language, "fiorini", fiorini),
        gains=amounts(language, gained),
    )


def _resource(language: Language, before: Seen, what: str, name: str) -> str:
    if step_name(before) == "ResourceOfYourChoice":
        good = good_name(language, what)
        return language.say("{name} chose {good} from the captain.", name=name, good=good)
    resources = printed.resources()
    pair = step_numbers(before)[1]
    first, second = resources[pair // len(resources)], resources[pair % len(resources)]
    given = {first: 2} if first == second else {first: 1, second: 1}
    return language.say(
        "{name} traded {given} for {good} at the market.",
        name=name,
        given=amounts(language, given),
        good=amount(language, what, 1),
    )


# What went by itself


def consequences(
    language: Language, before: Seen, who: int, action: str, after: Seen, names: Names
) -> list[Said]:
    """Kinsmen who came home from workshops and from the business without a question."""
    told: list[Said] = []
    decided = resolving(before) if action in ("proceed", "pass") and _is_workshop(before) else None
    for worker in range(before["seats"]):
        produced: dict[str, int] = {}
        places: list[str] = []
        for owner, space, key, is_built in _workers(before, who, action, worker):
            tile = family(after, owner)["spaces"][space]
            if (owner, space) == decided or (tile and tile["kinsman"] is not None):
                continue
            if not is_built:
                sentence = _built(language, names[worker], key, tile is not None)
                told.append(Said(worker, sentence))
            elif printed.workshop(key).takes:
                told.append(Said(worker, _unsold(language, names[worker], key)))
            else:
                places.append(workshop_name(key))
                for good, count in printed.workshop(key).gives.items():
                    produced[good] = produced.get(good, 0) + count
        if places:
            sentence = language.say(
                "{name} produced {gains} ({workshops}).",
                name=names[worker],
                gains=amounts(language, produced),
                workshops=", ".join(places),
            )
            told.insert(0, Said(worker, sentence))
        told += _collected(language, before, who, action, after, names, worker)
    return told


def _is_workshop(before: Seen) -> bool:
    return step_name(before) in ("Construction", "Sale")


def _workers(before: Seen, who: int, action: str, worker: int) -> list[tuple[int, int, str, bool]]:
    """A family's kinsmen on workshops after a move: owner, space, workshop, whether it is built."""
    found = []
    verb, _, what = action.partition(" ")
    for owner, district in enumerate(before["families"]):
        for space, tile in enumerate(district["spaces"]):
            is_sent = verb == "operate" and what == f"{owner} {space + 1}" and who == worker
            if tile and (tile["kinsman"] == worker or is_sent):
                found.append((owner, space, tile["workshop"], tile["built"]))
    if verb == "build" and who == worker and step_name(before) == "PlaceKinsman":
        spaces = family(before, worker)["spaces"]
        found.append((worker, spaces.index(None), what, False))
    return found


def _unsold(language: Language, name: str, key: str) -> str:
    return language.say(
        "{name} had nothing to sell at {workshop}.", name=name, workshop=workshop_name(key)
    )


def _collected(
    language: Language,
    before: Seen,
    who: int,
    action: str,
    after: Seen,
    names: Names,
    worker: int,
) -> list[Said]:
    """The family business pays by itself at the end of the phase."""
    kinsmen = family(before, worker)["kinsmen"]["business"]
    if action == "business" and who == worker:
        kinsmen += 1
    is_own = action == "collect" and who == worker
    if is_own or not kinsmen or family(after, worker)["kinsmen"]["business"]:
        return []
    fiorini = box()["kinsmen.business"] * kinsmen
    return [Said(worker, _business(language, names[worker], fiorini))]
