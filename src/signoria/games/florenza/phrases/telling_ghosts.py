"""What the Ghosts did, in sentences."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases import printed
from signoria.games.florenza.phrases.amounts import amounts
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    artist_name,
    artwork_full_name,
    captain_name,
    family_name,
    location_name,
    workshop_name,
)
from signoria.games.florenza.phrases.table import (
    characters,
    family,
    fortune,
    is_new_round,
    step_name,
    step_numbers,
    works,
)


def deed(language: Language, before: Seen, action: str, after: Seen, names: Names) -> list[Said]:
    """A roll for a Ghost; the last roll of an action tells it."""
    step, numbers = step_name(before), step_numbers(before)
    die = int(action.split()[1])
    ghost = int(before["order"][numbers[-1 if step == "GhostStartingWorkshop" else 0]])
    name = family_name(language, before, ghost, names)
    sentence = ""
    if step == "GhostStartingWorkshop":
        workshop = workshop_name(die)
        sentence = language.say("{name} begins with {workshop}.", name=name, workshop=workshop)
    elif step == "GhostTurn":
        sentence = _turn(language, before, ghost, die, after, name)
    elif step == "GhostOperates":
        sentence = _operated(language, before, ghost, after, names)
    elif step == "GhostBuilds" and numbers[1]:
        sentence = _built(language, before, ghost, after, name)
    elif step == "GhostCityArtwork":
        location = box()["ghosts.locations"][die - 1]
        sentence = _created(language, before, ghost, after, name, location)
    return [Said(None, sentence)] if sentence else []


def _turn(language: Language, before: Seen, ghost: int, die: int, after: Seen, name: str) -> str:
    """Actions without another die."""
    doing = counted_action(before, ghost, die)
    if doing in ("chiesa", "palazzo"):
        return _created(language, before, ghost, after, name, doing)
    if doing == "fortune":
        return _hired(language, before, name)
    if doing == "influence":
        gains = {"church": box()["ghosts.influence"]}
        return language.say("{name} gained {gains}.", name=name, gains=amounts(language, gains))
    if doing == "operate" and step_name(after) != "GhostOperates":
        return language.say("{name} found no workshop to operate.", name=name)
    return ""


def counted_action(before: Seen, ghost: int, die: int) -> str:
    """The action on the empty space of its table that the die counts to."""
    table = family(before, ghost)["action_table"]
    is_cleared = family(before, ghost)["kinsmen"]["income"] == 0  # those who lie leave first
    empty = [
        space["action"]
        for space in table
        if space["kinsman"] == "empty" or (is_cleared and space["kinsman"] == "lying")
    ]
    return str(empty[(die - 1) % len(empty)])


def _points(language: Language, before: Seen, ghost: int, after: Seen) -> str:
    """What its markers moved, as long as the round goes on."""
    old, new = family(before, ghost), family(after, ghost)
    if is_new_round(before, after):
        return ""
    moved = {track: new[track] - old[track] for track in ("prestige", "church")}
    return amounts(language, moved)


def _operated(language: Language, before: Seen, ghost: int, after: Seen, names: Names) -> str:
    """The tile that it has turned; at the end of a round it has been turned back already."""
    name = family_name(language, before, ghost, names)
    for owner, district in enumerate(before["families"]):
        for space, tile in enumerate(district["spaces"]):
            now = family(after, owner)["spaces"][space]
            if tile and tile["built"] and not now["built"]:
                parts = {"name": name, "workshop": workshop_name(tile["workshop"])}
                gives = printed.workshop(tile["workshop"]).gives
                points = {good: gives[good] for good in printed.POINTS if good in gives}
                if owner != ghost:
                    parts["owner"] = family_name(language, before, owner, names)
                return _operated_there(language, parts, amounts(language, points))
    return language.say("{name} operated a workshop.", name=name)


def _operated_there(language: Language, parts: dict[str, str], points: str) -> str:
    if "owner" in parts:
        return language.say(
            "{name} paid 1 prestige to {owner} and operated {workshop}: {points}.",
            points=points,
            **parts,
        )
    return language.say("{name} operated {workshop} at home: {points}.", points=points, **parts)


def _built(language: Language, before: Seen, ghost: int, after: Seen, name: str) -> str:
    old, new = family(before, ghost)["spaces"], family(after, ghost)["spaces"]
    for was, tile in zip(old, new, strict=True):
        if was is None and tile is not None:
            workshop = workshop_name(tile["workshop"])
            return language.say("{name} built {workshop}.", name=name, workshop=workshop)
    return language.say("{name} could not build what the dice showed.", name=name)


def _created(
    language: Language, before: Seen, ghost: int, after: Seen, name: str, location: str
) -> str:
    """The artwork that has its crest now, and the artist who was not turned before."""
    old, new = works(before, ghost), works(after, ghost)
    made = [key for key in new if new[key]["crest"] == ghost and old[key]["crest"] != ghost]
    if not made:
        return language.say(
            "{name} found no artist for a work in {building}.",
            name=name,
            building=location_name(location),
        )
    work = artwork_full_name(made[0])
    turned = [
        key
        for key, character in characters(after).items()
        if character["where"] == "turned" and characters(before)[key]["where"] != "turned"
    ]
    points = _points(language, before, ghost, after)
    if not turned or not points:
        return language.say("{name} created {artwork}.", name=name, artwork=work)
    return language.say(
        "{name} created {artwork} with {artist}: {points}.",
        name=name,
        artwork=work,
        artist=artist_name(language, turned[0]),
        points=points,
    )


def _hired(language: Language, before: Seen, name: str) -> str:
    """The first by letter who is free: the points of his bottom line."""
    for key, captain in fortune(before).items():
        if captain["kinsman"] is None and not captain["closed"]:
            gains = printed.captain_lines(key)[-1][1]
            points = {good: gains[good] for good in printed.POINTS if good in gains}
            return language.say(
                "{name} hired the captain {captain}: {points}.",
                name=name,
                captain=captain_name(key),
                points=amounts(language, points),
            )
    return language.say("{name} found no captain to hire.", name=name)
