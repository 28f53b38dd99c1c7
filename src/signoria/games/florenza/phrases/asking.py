"""What is asked, and what everybody else reads meanwhile."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Question
from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases.amounts import amounts
from signoria.games.florenza.phrases.asking_later import question_of_phase_5, question_of_phase_6
from signoria.games.florenza.phrases.names import (
    artwork_full_name,
    family_name,
    skill_name,
    workshop_name,
)
from signoria.games.florenza.phrases.table import family, mine, step_name, works
from signoria.games.florenza.sights import Sight
from signoria.kernel.steps import CHANCE, NOBODY


def question(language: Language, seen: Sight, names: Names) -> Question | None:
    """What the asked seat must do, and why or what follows."""
    step = step_name(seen)
    if step == "StartingWorkshop":
        return _starting_workshop(language, seen)
    if step == "ThirdResource":
        return Question(
            language.say("Captain, choose the third resource of this round."),
            language.say("Every family receives it, beside marble and wood."),
        )
    if step == "CaptainOfThePeople":
        return Question(
            language.say("Captain, detain an artist or a preacher, or nobody."),
            language.say("Only you can hire him this round."),
        )
    if step == "PlaceKinsman":
        return _place_kinsman(language, seen)
    if step == "HireArtist":
        return _hire_artist(language, seen)
    if step in ("ExchangeResource", "TakeInExchange"):
        return _exchange(language, seen)
    return question_of_phase_5(language, seen, names) or question_of_phase_6(language, seen)


def _starting_workshop(language: Language, seen: Sight) -> Question:
    space = family(seen, mine(seen))["next_space"] or 0
    fiorini = family(seen, mine(seen))["fiorini"]
    why = language.say("You pay it now; nobody else may have it on the same space.")
    if fiorini:
        why = language.say(
            "You pay it now, from {fiorini} and your resources; nobody else may have it "
            "on the same space.",
            fiorini=amounts(language, {"fiorini": fiorini}),
        )
    sentence = language.say("Choose the workshop for space {space} of your district.", space=space)
    return Question(sentence, why)


def _place_kinsman(language: Language, seen: Sight) -> Question:
    left = family(seen, mine(seen))["kinsmen"]["income"]
    sentence = language.say("Place a kinsman. You have {number}.", number=left)
    return Question(sentence, language.say("Building is paid in phase 5, art in phase 6."))


def _hire_artist(language: Language, seen: Sight) -> Question:
    key = seen["under_way"]["artwork"] or ""
    skills = [skill_name(language, skill) for skill in works(seen, mine(seen))[key]["skills"]]
    return Question(
        language.say("Hire an artist for {artwork}.", artwork=artwork_full_name(key)),
        language.say(
            "Skills that fit: {skills}. Artist and work are paid together in phase 6.",
            skills=" / ".join(skills),
        ),
    )


def _exchange(language: Language, seen: Sight) -> Question:
    if step_name(seen) == "ExchangeResource":
        return Question(
            language.say("Exchange a resource, or keep all."),
            language.say("Bernardo gives you one of another kind for it."),
        )
    return Question(language.say("Choose the resource that you take in exchange."))


def waiting(language: Language, seen: Sight, names: Names) -> str:
    """What is going on, for everybody who is not asked."""
    if seen["actor"] == NOBODY:
        return language.say("The game is over.")
    if seen["actor"] == CHANCE:
        return _chance(language, seen, names)
    name = names[seen["actor"]]
    step = step_name(seen)
    if step == "StartingWorkshop":
        return language.say("{name} is choosing a starting workshop.", name=name)
    if step == "ThirdResource":
        return language.say("{name} is choosing the third resource.", name=name)
    if step == "CaptainOfThePeople":
        return language.say("{name} may detain an artist or preacher.", name=name)
    if step == "PlaceKinsman":
        return language.say("{name} is placing a kinsman.", name=name)
    if step == "HireArtist":
        work = artwork_full_name(seen["under_way"]["artwork"] or "")
        return language.say("{name} is hiring an artist for {artwork}.", name=name, artwork=work)
    if step in ("Construction", "Sale", "Production"):
        tile = workshop_name(seen["under_way"]["workshop"] or "")
        return language.say("{name} is busy with {workshop}.", name=name, workshop=tile)
    if step.endswith(("AtMarket", "Another")):
        return language.say("{name} is at the market.", name=name)
    if seen["phase"] == 6:
        return language.say("{name} is completing artworks.", name=name)
    return language.say("{name} is choosing.", name=name)


def _chance(language: Language, seen: Sight, names: Names) -> str:
    step = step_name(seen)
    if step == "DrawCharacters":
        return language.say("Artists and preachers come to Florenza.")
    if step == "RevealCaptains":
        return language.say("The Captains of Fortune are revealed.")
    if step == "DrawTurnOrder":
        return language.say("The turn order is drawn.")
    if step == "RollThirdResource":
        return language.say("The die chooses the third resource.")
    if step.startswith("Ghost"):
        ghost = family_name(language, seen, seen["under_way"]["family"] or 0, names)
        return language.say("{name} is rolling for its action.", name=ghost)
    return language.say("The die decides what the artist achieves.")
