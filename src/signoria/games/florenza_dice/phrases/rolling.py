"""What nobody decided: dice, the First Player, the offices, and the steps of the Ghost."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice.phrases.effects import steps
from signoria.games.florenza_dice.phrases.names import colour_name
from signoria.games.florenza_dice.phrases.reading import GHOST, step_of


def rolls(language: Language, before: Seen, action: str, after: Seen, names: Names) -> list[Said]:
    """Six dice are one sentence."""
    step, numbers = step_of(before)
    if step == "RollForBuilding":
        return _free_building(language, numbers[0], after, names)
    if step == "ChooseFirstPlayer":
        sentence = language.say(
            "{name} is First Player: among the lowest rolls chance decided.",
            name=names[after["first"]],
        )
        return [Said(after["first"], sentence)]
    dice = after["dice"]
    if any(die["value"] is None for die in dice):
        return []
    shown = language.listed(
        [f"{colour_name(language, die['colour'])} {die['value']}" for die in dice]
    )
    if before["active"] == GHOST:
        taken = language.listed(
            [colour_name(language, die["colour"]) for die in dice if die["used"]]
        )
        return [
            Said(None, language.say("The dice for Pope Sisto IV: {dice}.", dice=shown)),
            Said(None, language.say("Pope Sisto IV took {dice}.", dice=taken)),
        ]
    roller = before["active"]
    return [Said(roller, language.say("{name} rolled {dice}.", name=names[roller], dice=shown))]


def _free_building(language: Language, seat: int, after: Seen, names: Names) -> list[Said]:
    free = after["sheets"][seat]["rione"][0]
    told = [
        Said(
            seat,
            language.say(
                "{name} rolled {value} and begins with {building}.",
                name=names[seat],
                value=free["building"],
                building=free["name"],
            ),
        )
    ]
    is_last = seat == after["seats"] - 1
    if is_last and seat and step_of(after)[0] != "ChooseFirstPlayer":
        first = after["first"]
        sentence = language.say("{name} rolled lowest and is First Player.", name=names[first])
        told.append(Said(first, sentence))
    return told


def offices(language: Language, before: Seen, after: Seen, names: Names) -> list[Said]:
    """Who is Captain and who is Bishop, when it was just determined."""
    if not are_determined(before, after):
        return []
    say = language.say
    captain, bishop = after["captain"], after["bishop"]
    one, other = _holder(language, captain, names), _holder(language, bishop, names)
    if captain is None and bishop is None:
        sentence = say("Nobody is Captain of the People or Bishop this round.")
    elif captain == bishop:
        sentence = say("{name} is Captain of the People and Bishop.", name=one)
    elif captain is None:
        sentence = say("Nobody is Captain of the People; {name} is Bishop.", name=other)
    elif bishop is None:
        sentence = say("{name} is Captain of the People; nobody is Bishop.", name=one)
    else:
        sentence = say("{name} is Captain of the People, {other} Bishop.", name=one, other=other)
    return [Said(None, sentence)]


def are_determined(before: Seen, after: Seen) -> bool:
    """Whether phase 2 lies between the two."""
    was, now = step_of(before)[0], step_of(after)[0]
    if was in ("CaptainsResource", "RollDice", "RollForBuilding", "ChooseFirstPlayer"):
        return False
    if now == "CaptainsResource":
        return True
    return now == "RollDice" and (before["round"] != after["round"] or not before["own_turn"])


def _holder(language: Language, holder: int | str | None, names: Names) -> str:
    if holder == GHOST:
        return language.say("Pope Sisto IV")
    return names[holder] if isinstance(holder, int) else ""


def ghost(language: Language, before: Seen, after: Seen) -> list[Said]:
    """Solitaire: how far the Ghost went."""
    walked = [
        steps(language, track, space - before["ghost"][track])
        for track, space in after.get("ghost", {}).items()
        if space > before["ghost"][track]
    ]
    if not walked:
        return []
    sentence = language.say("Pope Sisto IV made {steps}.", steps=language.listed(walked))
    return [Said(None, sentence)]
