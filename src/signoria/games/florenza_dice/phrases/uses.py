"""Uses of dice in words: what a die brings, whom it hires, what it costs."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice.phrases import effects, names
from signoria.games.florenza_dice.phrases.reading import (
    FIORINI,
    HIRING,
    ONCE_A_TURN,
    Use,
    die_of,
)
from signoria.games.florenza_dice.sights import Hire, Sight
from signoria.kernel.box import Box


def use_label(language: Language, box: Box, seen: Sight, use: Use, hire: Hire | None) -> str:
    """``2 marble with the white die``, ``Giardino: sculptor with the green die, 200 F``."""
    die = names.die_name(language, use.colour)
    if hire:
        return _hiring_label(language, use, hire, die)
    what = _brings(language, box, seen, use)
    if use.way in ONCE_A_TURN:
        building = effects.building_name(box, box[f"effects.{ONCE_A_TURN[use.way]}"])
        return language.say("{what} with {die} ({building})", what=what, die=die, building=building)
    return language.say("{what} with {die}", what=what, die=die)


def _brings(language: Language, box: Box, seen: Sight, use: Use) -> str:
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
    if use.way in HIRING:
        return names.artwork_name(language, use.what)
    return language.say("{amount} Fiorini", amount=_money(box, use))


def _money(box: Box, use: Use) -> int:
    """The Fiorini that are printed for a die."""
    return int(box["effects.amounts.more_fiorini" if use.way == "more" else "dice_board.fiorini"])


def _hiring_label(language: Language, use: Use, hire: Hire, die: str) -> str:
    what = {
        "work": names.artwork_name(language, use.what),
        "artist": names.personality_name(language, hire["artist"]),
        "die": die,
    }
    if use.way == "anonymous":
        return language.say("{work}: {artist} with {die}", **what)
    if hire["fee"] == 0:
        return language.say("{work}: {artist} with {die}, free", **what)
    return language.say("{work}: {artist} with {die}, {amount} F", **what, amount=hire["fee"])


def use_short(language: Language, box: Box, seen: Sight, use: Use, hire: Hire | None) -> str:
    """``white Captain +2``, ``green Giardino −100F``."""
    colour = names.colour_name(language, use.colour)
    letter = names.resource_letter(language, FIORINI)
    if hire:
        return f"{colour} {short_project(box, use.what)} −{hire['fee']}{letter}" + (
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
    return f"{colour} {_money(box, use)} {letter}"


def short_project(box: Box, project: str) -> str:
    """``Cupola``, ``3``; of the two Facciate with a letter more."""
    area, _, title = project.partition("_")
    if title == "facciata":
        return f"{names.artwork_title(box, project)} {area[:1].upper()}"
    return project if project.isdecimal() else names.artwork_title(box, project)
