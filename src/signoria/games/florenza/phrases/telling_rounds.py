"""The beginning and the end of rounds: who comes and goes, offices, income."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases import printed
from signoria.games.florenza.phrases.amounts import amount, amounts
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    captain_name,
    character_name,
    family_name,
    good_name,
)
from signoria.games.florenza.phrases.table import (
    characters,
    family,
    is_new_round,
    step_name,
)

INCOME_STEPS = ("ThirdResource", "RollThirdResource")


def chance(language: Language, before: Seen, action: str, after: Seen, names: Names) -> list[Said]:
    """Draws are one sentence, when the last one was made; so is the die for the resource."""
    step = step_name(before)
    if step == "RollThirdResource":
        good = printed.resources()[int(action.split()[1]) - 1]
        sentence = language.say(
            "The die brings every family 1 {good}.", good=good_name(language, good)
        )
        return [Said(None, sentence)]
    if step_name(after) == step:
        return []
    if step == "DrawCharacters":
        return _newcomers(language, after)
    if step == "RevealCaptains":
        captains = [captain_name(captain["key"]) for captain in after["fortune"]]
        sentence = language.say(
            "The Captains of Fortune are {captains}.", captains=language.listed(captains)
        )
        return [Said(None, sentence)]
    if step == "DrawTurnOrder":
        return [Said(None, _order(language, after, names))]
    return []


def _newcomers(language: Language, after: Seen) -> list[Said]:
    """Whoever still has all the rounds of his card has just come."""
    values = box()
    fresh = []
    for character in after["characters"]:
        kind = "artists" if character["artist"] else "preachers"
        if character["life"] == values[f"{kind}.{character['key']}.life"]:
            fresh.append(character_name(language, character["key"]))
    if not fresh:
        return []
    sentence = language.plural(
        "{people} has come to Florenza.",
        "{people} have come to Florenza.",
        len(fresh),
        people=language.listed(fresh),
    )
    return [Said(None, sentence)]


def _order(language: Language, seen: Seen, names: Names) -> str:
    order = [family_name(language, seen, number, names) for number in seen["order"]]
    return language.say("The turn order is {order}.", order=language.listed(order))


def consequences(
    language: Language, before: Seen, action: str, after: Seen, names: Names
) -> list[Said]:
    """What happened by itself after a move: income, the Bishop, and the end of the round."""
    told: list[Said] = []
    if step_name(before) in INCOME_STEPS:
        told += _income(language, before, after, names)
    told += _ghost_captain(language, before, after, names)
    if before["round"] == after["round"] and 0 < before["phase"] < 3 < after["phase"]:
        told += _bishop_acts(language, after, names)
    if is_new_round(before, after):
        told += _end_of_round(language, before, after, names)
    return told


def _income(language: Language, before: Seen, after: Seen, names: Names) -> list[Said]:
    """Everything at once, the third resource included."""
    told: list[Said] = []
    for number in range(before["seats"]):
        old, new = family(before, number), family(after, number)
        received = {
            good: count - old["resources"][good] for good, count in new["resources"].items()
        }
        received["fiorini"] = new["fiorini"] - old["fiorini"]
        received["prestige"] = new["prestige"] - old["prestige"]
        received["church"] = new["church"] - old["church"]
        sentence = language.say(
            "{name} has {kinsmen} to place and received {amounts}.",
            name=names[number],
            kinsmen=amount(language, "kinsmen", new["kinsmen"]["income"]),
            amounts=amounts(language, received),
        )
        told.append(Said(number, sentence))
    return told


def _ghost_captain(language: Language, before: Seen, after: Seen, names: Names) -> list[Said]:
    """A Ghost who is Captain is not asked whom it detains."""
    captain, detained = after["captain"], after["detained"]
    if captain is None or captain < after["seats"] or detained in (None, before["detained"]):
        return []
    sentence = language.say(
        "{name} detained {character}.",
        name=family_name(language, after, captain, names),
        character=character_name(language, detained),
    )
    return [Said(None, sentence)]


def _bishop_acts(language: Language, after: Seen, names: Names) -> list[Said]:
    bishop = after["bishop"]
    if bishop is None:
        return []
    sentence = language.say(
        "{name} as Bishop expelled one kinsman of every other family and called one more.",
        name=family_name(language, after, bishop, names),
    )
    return [Said(_seat(after, bishop), sentence)]


def _end_of_round(language: Language, before: Seen, after: Seen, names: Names) -> list[Said]:
    told = [Said(None, language.say("Round {number} ends.", number=before["round"]))]
    told += _captain(language, before, after, names)
    told += _bishop(language, before, after, names)
    told.append(Said(None, _order(language, after, names)))
    gone = [
        character_name(language, key) for key in characters(before) if key not in characters(after)
    ]
    if gone:
        sentence = language.plural(
            "{people} leaves Florenza.",
            "{people} leave Florenza.",
            len(gone),
            people=language.listed(gone),
        )
        told.append(Said(None, sentence))
    return told


def _captain(language: Language, before: Seen, after: Seen, names: Names) -> list[Said]:
    captain = after["captain"]
    if captain is None:
        sentence = language.say("Nobody is alone at the top: there is no Captain of the People.")
        return [Said(None, sentence)]
    tokens = family(after, captain)["tokens"] - family(before, captain)["tokens"]
    sentence = language.plural(
        "{name} is Captain of the People: the marker returns to 0 for {number} prestige token.",
        "{name} is Captain of the People: the marker returns to 0 for {number} prestige tokens.",
        tokens,
        name=family_name(language, after, captain, names),
    )
    return [Said(_seat(after, captain), sentence)]


def _bishop(language: Language, before: Seen, after: Seen, names: Names) -> list[Said]:
    bishop = after["bishop"]
    if bishop is None:
        if before["bishop"] is None:
            return []
        return [Said(None, language.say("There is no Bishop any more."))]
    name = family_name(language, after, bishop, names)
    if bishop == before["bishop"]:
        sentence = language.say(
            "{name} is Bishop again, and Cardinal: {points} prestige on top.",
            name=name,
            points=len(after["families"]),
        )
    else:
        sentence = language.say("{name} is Bishop: church influence becomes prestige.", name=name)
    return [Said(_seat(after, bishop), sentence)]


def _seat(seen: Seen, number: int) -> int | None:
    """Ghosts are no seats."""
    return number if number < seen["seats"] else None
