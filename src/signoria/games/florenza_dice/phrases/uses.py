"""Uses of dice in words: what a die brings, whom it hires, what it costs."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases.kinds import Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice.phrases import effects, names
from signoria.games.florenza_dice.phrases.reading import (
    FIORINI,
    HIRING,
    ONCE_A_TURN,
    Use,
    artist_worth,
    die_of,
    open_icons,
    owns,
    price,
    sheet_of,
    work_of,
)
from signoria.kernel.box import Box


def use_label(language: Language, box: Box, seen: Seen, use: Use) -> str:
    die = names.die_name(language, use.colour)
    if use.way in HIRING:
        return _hiring_label(language, box, seen, use, die)
    what = _brings(language, box, seen, use)
    if use.way in ONCE_A_TURN:
        building = effects.building_name(box, box[f"effects.{ONCE_A_TURN[use.way]}"])
        return language.say("{what} with {die} ({building})", what=what, die=die, building=building)
    return language.say("{what} with {die}", what=what, die=die)


def _brings(language: Language, box: Box, seen: Seen, use: Use) -> str:
    """``2 marble``, ``1 step for the Captain``, ``200 Fiorini``."""
    die = die_of(seen, use.colour)
    if use.way == "resources":
        return names.amount(language, die["resource"], int(use.what))
    if use.way == "steps":
        return effects.steps(language, die["personality"], int(use.what))
    if use.way == "two":
        return names.amount(language, use.what, box["effects.amounts.identical_resources"])
    if use.way == "advance":
        return effects.steps(language, use.what, box["effects.amounts.steps"])
    return language.say("{amount} Fiorini", amount=money(box, use))


def money(box: Box, use: Use) -> int:
    """The Fiorini that a die brings."""
    return int(box["effects.amounts.more_fiorini" if use.way == "more" else "dice_board.fiorini"])


def hired(seen: Seen, use: Use) -> str:
    """The type of the artist: the die's, one that the work needs if it need not be his."""
    if use.way == "anonymous":
        return use.way
    personality = str(die_of(seen, use.colour)["personality"])
    artists = work_of(sheet_of(seen), use.what)["artists"]
    return personality if personality in artists else str(artists[0])


def _hiring_label(language: Language, box: Box, seen: Seen, use: Use, die: str) -> str:
    what = {
        "work": names.artwork_name(language, use.what),
        "artist": names.personality_name(language, hired(seen, use)),
        "die": die,
    }
    cost = price(seen, box, use)
    if use.way == "anonymous":
        return language.say("{work}: {artist} with {die}", **what)
    if cost == 0:
        return language.say("{work}: {artist} with {die}, free", **what)
    return language.say("{work}: {artist} with {die}, {amount} F", **what, amount=cost)


def use_short(language: Language, box: Box, seen: Seen, use: Use) -> str:
    colour = names.colour_name(language, use.colour)
    letter = names.resource_letter(language, FIORINI)
    if use.way in HIRING:
        return f"{colour} {short_project(box, use.what)} −{price(seen, box, use)}{letter}" + (
            f" ({names.personality_name(language, use.way)})" if use.way == "anonymous" else ""
        )
    die = die_of(seen, use.colour)
    if use.way == "steps":
        return f"{colour} {names.personality_name(language, die['personality'])} +{use.what}"
    if use.way == "advance":
        steps = box["effects.amounts.steps"]
        return f"{colour} → {names.personality_name(language, use.what)} +{steps}"
    if use.way == "two":
        return f"{colour} → {_brings(language, box, seen, use)}"
    if use.way == "resources":
        return f"{colour} {_brings(language, box, seen, use)}"
    return f"{colour} {money(box, use)} {letter}"


def use_gain(language: Language, box: Box, seen: Seen, use: Use) -> str:
    sheet, die = sheet_of(seen), die_of(seen, use.colour)
    if use.way in HIRING:
        points = work_of(sheet, use.what)["points"] + artist_worth(box, use)
        return f"+{points}"
    if use.way == "steps":
        return icons_ahead(language, box, sheet, die["personality"], int(use.what))
    if use.way == "advance":
        return icons_ahead(language, box, sheet, use.what, box["effects.amounts.steps"])
    if use.way == "resources":
        trader = box["effects.trade"][box["dice.colours"].index(use.colour)]
        if owns(sheet, trader) or owns(sheet, box["effects.change"]):
            return ""
        return _lost(language, sheet, die["resource"], int(use.what))
    if use.way == "two":
        return _lost(language, sheet, use.what, box["effects.amounts.identical_resources"])
    return ""


def _lost(language: Language, sheet: dict[str, Any], kind: str, number: int) -> str:
    lost = number - open_icons(sheet, kind)
    return language.plural("{number} lost", "{number} lost", lost) if lost > 0 else ""


def icons_ahead(language: Language, box: Box, sheet: dict[str, Any], track: str, steps: int) -> str:
    """What the next spaces of a track hold; beyond its end Fiorini."""
    found = sheet["tracks"][track]
    spaces = found["spaces"][found["marked"] : found["marked"] + steps]
    beyond = steps - len(spaces)
    brought = [effects.icon_brief(language, box, icon) for icon in spaces if icon != "-"]
    if beyond:
        brought.append(effects.icon_brief(language, box, FIORINI, beyond * box["tracks.overflow"]))
    return ", ".join(brought)


def short_project(box: Box, project: str) -> str:
    """``Cupola``, ``3``; of the two Facciate with a letter more."""
    area, _, title = project.partition("_")
    if title == "facciata":
        return f"{names.artwork_title(box, project)} {area[:1].upper()}"
    return project if project.isdecimal() else names.artwork_title(box, project)
