"""What happened in Medici: The Dice Game, in sentences."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.medici_dice.phrases.dice import faces
from signoria.games.medici_dice.phrases.names import face_name, good_name
from signoria.kernel.steps import CHANCE, NOBODY


def deed(
    language: Language, before: Seen, who: int, action: str, after: Seen, names: Names
) -> list[Said]:
    """A move in sentences, and the scoring it brought about. Five dice are one sentence."""
    told: list[Said] = []
    if who != CHANCE:
        told.append(Said(who, _choice(language, before, who, action, names)))
    elif action.startswith("start"):
        starter = after["roller"]
        told.append(Said(starter, language.say("{name} begins.", name=names[starter])))
    elif all(after["dice"]):
        shown = language.listed([face_name(language, die) for die in after["dice"]])
        roller = after["roller"]
        rolled = language.say("{name} rolled {dice}.", name=names[roller], dice=shown)
        told.append(Said(roller, rolled))
    told += _circles(language, before, after)
    if is_scored(before, after):
        told += _round(language, before["round"], after, names)
    return told


def is_scored(before: Seen, after: Seen) -> bool:
    """Whether a round was scored between the two."""
    if before["round"] == 0 or before["actor"] == NOBODY:
        return False
    return bool(after["round"] != before["round"] or after["actor"] == NOBODY)


def _choice(language: Language, before: Seen, who: int, action: str, names: Names) -> str:
    dice = language.listed([face_name(language, face) for face in faces(before, action)])
    roller = before["roller"]
    if before["step"].startswith("FillShip"):
        return language.say("{name} filled the ship with {dice}.", name=names[who], dice=dice)
    if who != roller:
        return language.say(
            "{name} took {dice} from {roller}'s roll.",
            name=names[who],
            dice=dice,
            roller=names[roller],
        )
    return language.say("{name} took {dice}.", name=names[who], dice=dice)


def _circles(language: Language, before: Seen, after: Seen) -> list[Said]:
    """Solitaire: what the enemy got from the dice that were left."""
    marked = [
        f"{good_name(language, good)} +{circles - before['circles'][good]}"
        for good, circles in after.get("circles", {}).items()
        if circles > before["circles"][good]
    ]
    if not marked:
        return []
    return [Said(None, language.say("The enemy marked {marks}.", marks=language.listed(marked)))]


def _round(language: Language, number: int, after: Seen, names: Names) -> list[Said]:
    told = [Said(None, language.say("Round {number} is scored.", number=number))]
    for seat, sheet in enumerate(after["sheets"]):
        ship = sheet["ships"][number - 1]
        told.append(
            Said(
                seat,
                language.say(
                    "{name}'s ship is worth {value} and scores {ship}, "
                    "the monopolies {monopolies}; total {total}.",
                    name=names[seat],
                    value=ship["value"],
                    ship=ship["ship_points"],
                    monopolies=ship["monopoly_points"],
                    total=sheet["total"],
                ),
            )
        )
    return told
