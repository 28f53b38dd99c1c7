"""The options of Florenza Dice Game in words: a label, a short form, a group."""

from __future__ import annotations

import re

from signoria.faces.phrases.kinds import Choice
from signoria.faces.phrases.language import Language, Term, mark, term
from signoria.games.florenza_dice.phrases import effects, names
from signoria.games.florenza_dice.phrases.reading import (
    FIORINI,
    die_of,
    next_space,
    read_use,
    sheet_of,
)
from signoria.games.florenza_dice.phrases.uses import short_project, use_label, use_short
from signoria.games.florenza_dice.sights import Sight
from signoria.kernel.box import Box

# Label and short form of the words that are about nothing else.
_PLAIN: dict[str, tuple[str, Term]] = {
    "change resource": (mark("{amount} Fiorini instead"), term("short answer", "change")),
    "lose resource": (mark("let it go"), term("short answer", "let go")),
    "spend star": (mark("spend a star"), term("short answer", "star")),
    "keep star": (mark("keep the star"), term("short answer", "keep")),
    "spend spare": (mark("spend a spare"), term("short answer", "spare")),
    "spend fiorini": (mark("spend 100 Fiorini"), term("short answer", "100 F")),
    "done": (mark("I am done"), term("short answer", "done")),
}
_ANY_TIME = ("spend spare", "spend fiorini")


def choices(language: Language, box: Box, seen: Sight) -> list[Choice]:
    """In the order of the rules: dice or places first, then what may be done at any time."""
    kinds = {action.split()[1] for action in seen["options"] if action.startswith("place ")}
    return [
        Choice(
            key,
            action,
            label(language, box, seen, action),
            short(language, box, seen, action),
            group=_group(language, box, seen, action, len(kinds) > 1),
        )
        for key, action in enumerate(seen["options"], 1)
    ]


def label(language: Language, box: Box, seen: Sight, action: str) -> str:
    """``2 marble with the white die``, ``marble in the Cupola``, ``build Taverna in space 3``."""
    use = read_use(seen, action)
    if use:
        return use_label(language, box, seen, use, seen["hiring"].get(action))
    verb, _, what = action.partition(" ")
    if action in _PLAIN:
        return language.say(_PLAIN[action][0], amount=box["effects.amounts.change"])
    if verb == "place":
        kind, project = what.split()
        return language.say(
            "{resource} {where}",
            resource=names.resource_name(language, kind),
            where=names.in_project(language, project),
        )
    if verb == "pay":
        return language.say(
            "{resource} {where}",
            resource=names.resource_name(language, FIORINI),
            where=names.in_project(language, what),
        )
    if verb == "advance":
        return effects.steps(language, what, box["chiesa.bonus_steps"])
    if verb == "build":
        return language.say(
            "build {building} in space {number}",
            building=effects.building_name(box, int(what)),
            number=_next_number(seen),
        )
    return action


def short(language: Language, box: Box, seen: Sight, action: str) -> str:
    """The same in a few letters; no two options of a question share one."""
    use = read_use(seen, action)
    if use:
        return use_short(language, box, seen, use, seen["hiring"].get(action))
    verb, _, what = action.partition(" ")
    if action in _PLAIN:
        return language.term(_PLAIN[action][1])
    if verb in ("place", "pay"):
        kind, project = what.split() if verb == "place" else (FIORINI, what)
        return f"{names.resource_letter(language, kind)} {short_project(box, project)}"
    if verb == "advance":
        return f"{names.personality_name(language, what)} +{box['chiesa.bonus_steps']}"
    if verb == "build":
        return effects.building_name(box, int(what))
    return action


# Groups


def _group(language: Language, box: Box, seen: Sight, action: str, by_kind: bool) -> str:
    use = read_use(seen, action)
    if use:
        return f"{names.colour_name(language, use.colour)} {die_of(seen, use.colour)['value']}"
    verb, _, what = action.partition(" ")
    if verb == "build" or action in _ANY_TIME:
        return language.say("any time")
    if verb == "place" and by_kind:
        return names.resource_name(language, what.split()[0])
    if verb in ("place", "pay"):
        return area(language, box, what.split()[-1])
    return language.say("now")


def area(language: Language, box: Box, project: str) -> str:
    """Palazzo, Chiesa or Rione."""
    if project in box["palazzo.works"]:
        return language.say("Palazzo")
    return language.say("Rione") if project.isdecimal() else language.say("Chiesa")


def _next_number(seen: Sight) -> int:
    space = next_space(sheet_of(seen))
    return space["space"] if space else len(sheet_of(seen)["rione"])


# Understanding


def understand(language: Language, box: Box, seen: Sight, said: str) -> str | None:
    """The one option that has all the words somebody typed: ``white marble``, ``taverna``."""
    wanted = set(_words(said))
    if not any(word.isalpha() for word in wanted):
        return None
    fitting = []
    for action in seen["options"]:
        forms = (action, label(language, box, seen, action), short(language, box, seen, action))
        if wanted <= {word for form in forms for word in _words(form)}:
            fitting.append(action)
    return fitting[0] if len(fitting) == 1 else None


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower().replace("_", " "))
