"""Why something cannot be done now in Florenza Dice Game: short clauses with the facts in them."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice.phrases import effects, names
from signoria.games.florenza_dice.phrases.reading import (
    FIORINI,
    HIRING,
    ONCE_A_TURN,
    USES,
    Use,
    asked,
    die_of,
    is_finished,
    lacks,
    missing_for,
    next_space,
    open_icons,
    owns,
    price,
    project_of,
    read_use,
    resource_of_step,
    sheet_of,
    step_of,
    work_of,
)
from signoria.kernel.box import Box

PLACING = (
    *("ObtainResources", "ObtainIdenticalResources", "ObtainAnyResource"),
    *("CaptainsResource", "SpendSpare"),
)


def reason(language: Language, box: Box, seen: Seen, action: str, people: Names) -> str:
    """A clause without a full stop; the same for everything that no rule explains better."""
    use = read_use(seen, action)
    verb, _, what = action.partition(" ")
    found = ""
    if use:
        found = _use(language, box, seen, use, people)
    elif verb == "place" and len(what.split()) == 2:
        found = _place(language, box, seen, *what.split())
    elif verb == "pay":
        found = _pay(language, seen, what)
    elif verb == "build" and what.isdecimal():
        found = _build(language, box, seen, int(what))
    elif verb == "spend":
        found = _spend(language, seen, what)
    elif action == "change resource":
        found = _effect(language, box, seen, "change")
    elif action == "lose resource":
        found = _lose(language, box, seen)
    elif action == "done" and step_of(seen)[0] in USES:
        found = language.say("you still have a die to use")
    return found or language.say("it is not possible now")


def _use(language: Language, box: Box, seen: Seen, use: Use, people: Names) -> str:
    say = language.say
    die = die_of(seen, use.colour)
    name = names.die_name(language, use.colour)
    step = step_of(seen)[0]
    if step not in USES:
        return say("first answer the question")
    is_bishop = step == "UseOneDie" and seen["bishop"] == asked(seen)
    if die["used"] and step != "UseAnyDie" and not is_bishop:
        if seen["active"] == asked(seen):
            return say("you have used {die}", die=name)
        taker = people[seen["active"]] if isinstance(seen["active"], int) else say("Pope Sisto IV")
        return say("{name} has used {die}", name=taker, die=name)
    if use.way == "resources":
        brings = names.amount(language, die["resource"], die["resources"] or 0)
        return say("it shows {value} and brings {what}", value=die["value"], what=brings)
    if use.way == "steps":
        brings = effects.steps(language, die["personality"], die["steps"] or 0)
        return say("it shows {value} and brings {what}", value=die["value"], what=brings)
    if use.way in ONCE_A_TURN and (found := _effect(language, box, seen, ONCE_A_TURN[use.way])):
        return found
    return _hire(language, box, seen, use) if use.way in HIRING else ""


def _hire(language: Language, box: Box, seen: Seen, use: Use) -> str:
    say = language.say
    sheet = sheet_of(seen)
    work = work_of(sheet, use.what)
    the_work = names.the_artwork(language, use.what)
    if work["completed"]:
        return say("{work} is completed", work=the_work)
    if not work["ready"]:
        missing = names.several(language, lacks(work))
        return say("{work} still lacks {resources}", work=the_work, resources=missing)
    personality = die_of(seen, use.colour)["personality"]
    is_free = use.way == "anonymous" or owns(sheet, box["effects.other_artist"])
    if personality not in work["artists"] and not is_free:
        needed = [names.somebody(language, artist) for artist in work["artists"]]
        return say("{work} needs {artists}", work=the_work, artists=either(language, needed))
    cost, have = price(seen, box, use), sheet["supply"]["fiorini"]
    if cost > have:
        return say("costs {cost}, you have {have}", cost=cost, have=have)
    return ""


def either(language: Language, people: list[str]) -> str:
    """``a sculptor or a painter``."""
    if len(people) != 2:
        return language.listed(people)
    return language.say("{one} or {other}", one=people[0], other=people[1])


def _effect(language: Language, box: Box, seen: Seen, effect: str) -> str:
    """What stands in the way of a building's effect."""
    number = box[f"effects.{effect}"]
    building = effects.building_name(box, number)
    if not owns(sheet_of(seen), number):
        return language.say("only with {building}", building=building)
    if number in seen["spent"]:
        return language.say("{building} works once a turn", building=building)
    if not seen["own_turn"]:
        return language.say("{building} works only in turns", building=building)
    return ""


def _place(language: Language, box: Box, seen: Seen, kind: str, project: str) -> str:
    say = language.say
    step = step_of(seen)[0]
    if step not in PLACING:
        return say("you have no resource to place now")
    if found := _closed(language, seen, kind, project):
        return found
    mine = resource_of_step(seen, box)
    if mine and kind != mine:
        return say("it is {resource}", resource=names.resource_name(language, mine))
    return ""


def _closed(language: Language, seen: Seen, kind: str, project: str) -> str:
    """Whether a project has no open icon of a kind, and why."""
    found = project_of(sheet_of(seen), project)
    name = _the_project(language, project)
    if is_finished(found):
        return language.say("{project} is finished", project=name)
    if kind in lacks(found):
        return ""
    wanted = names.resource_name(language, kind)
    if any(icon["kind"] == kind for icon in found["icons"]):
        return language.say("{project} has its {resource}", project=name, resource=wanted)
    return language.say("{project} needs no {resource}", project=name, resource=wanted)


def _the_project(language: Language, project: str) -> str:
    if project.isdecimal():
        return names.project_name(language, project)
    return names.the_artwork(language, project)


def _pay(language: Language, seen: Seen, project: str) -> str:
    if found := _closed(language, seen, FIORINI, project):
        return found
    if not sheet_of(seen)["supply"]["fiorini"]:
        return language.say("you have no Fiorini")
    return language.say("first choose to spend 100 Fiorini")


def _build(language: Language, box: Box, seen: Seen, number: int) -> str:
    say = language.say
    sheet = sheet_of(seen)
    building = effects.building_name(box, number)
    if owns(sheet, number):
        return say("you have {building} already", building=building)
    space = next_space(sheet)
    if space is None:
        return say("your Rione is full")
    missing = missing_for(seen, sheet, number)
    if missing:
        return say(
            "space {number} still lacks {resources}",
            number=space["space"],
            resources=names.several(language, missing),
        )
    return say("first answer the question")


def _spend(language: Language, seen: Seen, what: str) -> str:
    say = language.say
    sheet = sheet_of(seen)
    if what == "star":
        return say("you have no star") if not sheet["supply"]["stars"] else ""
    if not seen["own_turn"]:
        return say("only in a turn")
    if what == "spare" and not sheet["supply"]["spares"]:
        return say("you have no spare")
    if what == FIORINI and not sheet["supply"]["fiorini"]:
        return say("you have no Fiorini")
    if what == FIORINI and not open_icons(sheet, FIORINI):
        return say("no icon of 100 Fiorini is open")
    return ""


def _lose(language: Language, box: Box, seen: Seen) -> str:
    kind = resource_of_step(seen, box)
    if not kind:
        return ""
    return language.say(
        "an icon for {resource} is open", resource=names.resource_name(language, kind)
    )
