"""What is asked in Medici: The Dice Game, and what the others wait for."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Question
from signoria.faces.phrases.language import Language
from signoria.games.medici_dice.phrases.choosing import places
from signoria.games.medici_dice.sights import Sight
from signoria.kernel.steps import CHANCE, NOBODY

_CHAPTERS = {
    "ChooseStarter": "getting_ready",
    "FillShip": "full_ships",
    "ScoreRound": "scoring",
    "SolitaireTurn": "alone",
    "RecordEnemyMonopolies": "alone",
    "ScoreAlone": "alone",
}


def question(language: Language, seen: Sight, names: Names) -> Question:
    """What the seat that is asked must do."""
    say, plural = language.say, language.plural
    most = max((len(places(action)) for action in seen["options"]), default=1)
    step = seen["step"].split()[0]
    if step == "FillShip":
        return Question(
            plural(
                "Choose the die that fills your ship.",
                "Choose the {number} dice that fill your ship.",
                most,
            ),
            say("The other ships are full: this one roll fills yours."),
        )
    if step == "ChooseOneDie":
        return Question(
            say("Take one of the dice {name} left.", name=names[seen["roller"]]),
            say("The others may take the same one.") if seen["seats"] > 2 else "",
        )
    return Question(
        plural(
            "Choose 1 die for your ship.",
            "Choose 1 to {number} dice for your ship.",
            most,
        ),
        _who_gets_the_rest(language, seen, names),
    )


def help_with(language: Language, step: str) -> str:
    """Help to whoever is asked, where the rulebook speaks about others."""
    if step.startswith("ChooseOneDie"):
        return language.say(
            "Take one of the dice that the roller left, and enter it as your own; "
            "others may take the same one."
        )
    return ""


def chapter(step: str) -> str:
    """The chapter of the rules about a step."""
    return _CHAPTERS.get(step.split(maxsplit=1)[0], "turn") if step.split() else ""


def waiting(language: Language, seen: Sight, names: Names) -> str:
    """What is going on, for everybody who is not asked."""
    actor = seen["actor"]
    if actor == CHANCE:
        if seen["step"].startswith("ChooseStarter"):
            return language.say("It is being drawn who begins.")
        return language.say("{name} is rolling the dice.", name=names[seen["roller"]])
    if actor == NOBODY:
        return language.say("The game is over.")
    if actor == seen["roller"]:
        return language.say("{name} is choosing dice.", name=names[actor])
    return language.say("{name} is choosing one die.", name=names[actor])


def _who_gets_the_rest(language: Language, seen: Sight, names: Names) -> str:
    if seen["seats"] == 1:
        return language.say("The dice you leave go to the enemy.")
    if seen["seats"] == 2:
        other = names[1 - seen["roller"]]
        return language.say("{name} then chooses from the rest.", name=other)
    return language.say("The others then choose from the rest.")
