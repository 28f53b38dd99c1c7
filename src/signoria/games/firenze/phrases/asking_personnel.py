"""Questions that a personnel card asks."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Question
from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.actions import card_named, step_of, wanted_colour
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.names import brick_colour
from signoria.games.firenze.sights import Sight


def personnel_question(language: Language, seen: Sight, names: Names) -> Question | None:
    """None if it is about something else."""
    say = language.say
    now = seen["now"]
    other = names[now["target"]] if now["target"] is not None else ""
    match step_of(seen):
        case "Wholesaler":
            left = int(str(seen["step"]).split()[1])
            return Question(
                say("Which brick of the row do you want?"),
                language.plural(
                    "One swap is left; you give a brick of another colour.",
                    "{number} swaps are left; for each you give a brick of another colour.",
                    left,
                ),
            )
        case "GiveToRow":
            card = card_name(language, card_named(seen, now["place"]))
            return Question(
                say("Which brick do you lay on {card}?", card=card), _wanted(language, seen)
            )
        case "ChooseTarget":
            return _target(language, seen)
        case "Smuggler":
            return Question(
                say("Which brick of {name}'s do you want?", name=other),
                say("You give one of another colour for it."),
            )
        case "GiveToTarget":
            return Question(
                say("Which brick do you give {name}?", name=other), _wanted(language, seen)
            )
        case "Saboteur":
            return Question(
                say("Which of {name}'s towers loses its top brick?", name=other),
                say("The brick goes into the pouch."),
            )
        case "Spy":
            return Question(say("Which brick do you take from {name}?", name=other))
        case "Patrician":
            return Question(
                say("Which celebration do you discard?"),
                say("It will not count at the end of the game."),
            )
    return None


def _target(language: Language, seen: Sight) -> Question:
    say = language.say
    match seen["now"]["playing"]:
        case "smuggler":
            return Question(say("With whom do you swap a brick?"))
        case "saboteur":
            return Question(say("Whose tower loses its top brick?"))
    return Question(say("Whom do you take a brick from?"))


def _wanted(language: Language, seen: Sight) -> str:
    colour = brick_colour(language, wanted_colour(seen))
    return language.say("In return you take one brick: {colour}.", colour=colour)
