"""Questions about events and the Monument."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Question
from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.actions import event_named, step_of
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.sights import Sight


def event_question(language: Language, seen: Sight, names: Names) -> Question | None:
    """None if it is about something else."""
    say, plural = language.say, language.plural
    due = seen["now"]["due"]
    match step_of(seen):
        case "FaceEvent":
            return Question(
                say(
                    "You took {card}. Does your Patrician keep it away from you?",
                    card=card_name(language, event_named(seen)),
                ),
                say("The others are struck all the same.")
                if seen["strikes_all"]
                else say("Then nothing happens."),
            )
        case "ReturnBricks":
            return Question(
                plural(
                    "Put {number} brick back into the pouch.",
                    "Put {number} bricks back into the pouch.",
                    due,
                ),
                _why(language, seen, names),
            )
        case "GiveAlms":
            receiver = seen["now"]["receiver"]
            return Question(
                plural(
                    "Give {name} {number} of your bricks.",
                    "Give {name} {number} of your bricks.",
                    due,
                    name="" if receiver is None else names[receiver],
                ),
                _why(language, seen, names),
            )
        case "Botch":
            return Question(
                say("Which of your towers loses its top brick?"), _why(language, seen, names)
            )
        case "Collapse":
            return Question(
                say("Which of your tallest towers loses its top brick?"),
                _why(language, seen, names),
            )
        case "GiveMonument":
            return Question(
                say("Who receives the Monument?"),
                say("It goes to the tallest tower, and yours is not the tallest."),
            )
    return None


def _why(language: Language, seen: Sight, names: Names) -> str:
    card = card_name(language, event_named(seen))
    if seen["actor"] == seen["turn"]:
        return language.say("You took an event: {card}.", card=card)
    return language.say("{name} took an event: {card}.", name=names[seen["turn"]], card=card)
