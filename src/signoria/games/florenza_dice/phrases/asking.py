"""The questions of Florenza Dice Game, and what the others read meanwhile."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Question
from signoria.faces.phrases.language import Language, mark
from signoria.games.florenza_dice.phrases.effects import building_name
from signoria.games.florenza_dice.phrases.names import amount, resource_name, the_artwork
from signoria.games.florenza_dice.phrases.reading import (
    GHOST,
    asked,
    step_of,
)
from signoria.games.florenza_dice.sights import Sight
from signoria.kernel.box import Box
from signoria.kernel.steps import CHANCE, NOBODY

_WHICH_OF_THREE = (
    mark("Use your first die of three."),
    mark("Use your second die of three."),
    mark("Use your third and last die."),
)
_WAITING = {
    "UseDie": mark("{name} is choosing a die."),
    "UseOneDie": mark("{name} is choosing one of the dice left."),
    "UseAnyDie": mark("{name} may use any die at once."),
    "EndStep": mark("{name} may still spend and build."),
    "SpendSpare": mark("{name} is spending a spare."),
    "SpendFiorini": mark("{name} is spending 100 Fiorini."),
    "ObtainResources": mark("{name} is placing resources."),
    "ObtainIdenticalResources": mark("{name} is placing resources."),
    "ObtainAnyResource": mark("{name} is placing a resource of any kind."),
    "CaptainsResource": mark("{name}, the Captain of the People, is placing a resource."),
    "Masterpiece": mark("{name} is thinking about a masterpiece."),
    "ChooseTrack": mark("{name} has completed the Chiesa and is choosing a track."),
}


def question(language: Language, box: Box, seen: Sight, names: Names) -> Question | None:
    """What the asked player must do; None for a step that never asks."""
    step = step_of(seen)
    say = language.say
    if step == "UseDie":
        return Question(
            _which_die(language, box, seen),
            say(
                "It brings its resource, its personality, or {amount} Fiorini. "
                "Whenever you like, you may also spend and build.",
                amount=box["dice_board.fiorini"],
            ),
        )
    if step == "UseOneDie":
        return _one_die(language, seen, names)
    if step == "UseAnyDie":
        return Question(
            say("Use any of the six dice now, even a used one."),
            say("A track brought it: the die stays where it is, and it is an extra one."),
        )
    if step == "EndStep":
        return Question(say("Spend and build, or say that you are done."), _keeping(language, box))
    if step == "SpendSpare":
        return Question(
            say("Choose the icon that your spare ticks."),
            say("It may be any open resource, in any project."),
        )
    if step == "SpendFiorini":
        return Question(
            say("Choose where your 100 Fiorini go."),
            say("An artist's fee is paid by itself, when you hire him."),
        )
    if step == "Masterpiece":
        return _masterpiece(language, box, seen)
    if step == "ChooseTrack":
        return Question(
            language.plural(
                "Your Chiesa is complete: choose a track for {number} step.",
                "Your Chiesa is complete: choose a track for {number} steps.",
                box["chiesa.bonus_steps"],
            ),
            say(
                "All on one track. A step beyond its end is {amount} Fiorini instead.",
                amount=box["tracks.overflow"],
            ),
        )
    return _placing(language, box, seen)


def waiting(language: Language, seen: Sight, names: Names) -> str:
    """What is going on, for everybody who is not asked."""
    actor = seen["actor"]
    if actor == NOBODY:
        return language.say("The game is over.")
    step = step_of(seen)
    if actor != CHANCE:
        return language.say(_WAITING.get(step, mark("{name} is choosing.")), name=names[actor])
    if step == "RollForBuilding":
        roller = names[seen["asked"]["roller"]]
        return language.say("{name} is rolling for a free building.", name=roller)
    if step == "ChooseFirstPlayer":
        return language.say("It is being drawn who begins.")
    if seen["active"] == GHOST:
        return language.say("The dice are being rolled for Pope Sisto IV.")
    return language.say("{name} is rolling the dice.", name=_name(seen["active"], names))


def _which_die(language: Language, box: Box, seen: Sight) -> str:
    number = seen["asked"]["die"]
    most = box["turn.active_dice"]
    if most == len(_WHICH_OF_THREE):
        return language.say(_WHICH_OF_THREE[number - 1])
    return language.say("Use a die: number {number} of {most}.", number=number, most=most)


def _one_die(language: Language, seen: Sight, names: Names) -> Question:
    say = language.say
    why = say("You use one; the dice stay for the others.") if seen["seats"] > 2 else ""
    if seen["bishop"] == asked(seen):
        return Question(say("You are Bishop: use any one of the six dice."), why)
    if seen["active"] == GHOST:
        return Question(say("Use one of the dice that Pope Sisto IV left."), why)
    name = _name(seen["active"], names)
    return Question(say("Use one of the dice {name} left.", name=name), why)


def _name(active: int | str | None, names: Names) -> str:
    return names[active] if isinstance(active, int) else ""


def _keeping(language: Language, box: Box) -> str:
    return language.say(
        "At the end of the game a spare counts {spare}, a star {star}, "
        "and every {amount} Fiorini 1 point.",
        spare=box["score.spare"],
        star=box["score.star"],
        amount=box["score.fiorini_a_point"],
    )


def _masterpiece(language: Language, box: Box, seen: Sight) -> Question:
    about = seen["asked"]
    work = the_artwork(language, about["work"] or "")
    return Question(
        language.say("Spend a star to make {work} a masterpiece?", work=work),
        language.say(
            "The artist is worth {more} instead of {worth}. A star you keep counts {star} "
            "at the end.",
            more=about["with_star"],
            worth=about["worth"],
            star=box["score.star"],
        ),
    )


def _placing(language: Language, box: Box, seen: Sight) -> Question | None:
    step, about = step_of(seen), seen["asked"]
    say = language.say
    if step == "CaptainsResource":
        return Question(
            say("You are Captain of the People: place one resource of any kind."),
            say("It goes into an open icon at once and cannot be kept."),
        )
    if step == "ObtainAnyResource" and not about["open"]:
        return Question(say("No icon for a resource is open."), _else_lost(language, box, seen))
    if step == "ObtainAnyResource":
        return Question(
            say("Place one resource of any kind."),
            say("A track brought it: it goes into an open icon at once and cannot be kept."),
        )
    kind = about["resource"]
    if kind is None:
        return None
    if not about["open"]:
        return Question(
            say("No icon for {resource} is open.", resource=resource_name(language, kind)),
            _else_lost(language, box, seen),
        )
    return Question(
        say("Place {amount}.", amount=amount(language, kind, about["left"])),
        _instead(language, box, seen)
        or say("One after another, each in any open icon; later spaces of the Rione too."),
    )


def _else_lost(language: Language, box: Box, seen: Sight) -> str:
    """What keeps a resource without an icon from being lost."""
    instead = _instead(language, box, seen)
    if instead:
        return instead
    names = [building_name(box, number) for number in seen["asked"]["saved_by"]]
    if len(names) > 1:
        return language.say(
            "It is lost unless you build {one} or {other} now.", one=names[0], other=names[1]
        )
    if names:
        return language.say("It is lost unless you build {building} now.", building=names[0])
    return language.say("What fits nowhere is lost.")


def _instead(language: Language, box: Box, seen: Sight) -> str:
    """What buildings allow beside placing it."""
    can_change = "change resource" in seen["options"]
    can_trade = seen["asked"]["may_trade"]
    money = box["effects.amounts.change"]
    if can_trade and can_change:
        return language.say(
            "You may trade it for any other resource, or for {amount} Fiorini.", amount=money
        )
    if can_trade:
        return language.say("You may trade it for any other resource.")
    if can_change:
        return language.say("You may take {amount} Fiorini instead.", amount=money)
    return ""
