"""What somebody must do now in Firenze, and what follows from it."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Question
from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.actions import (
    card_named,
    event_named,
    player,
    step_of,
    wanted_colour,
)
from signoria.games.firenze.phrases.asking_events import event_question
from signoria.games.firenze.phrases.asking_personnel import personnel_question
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.names import brick_colour
from signoria.games.firenze.sights import Sight
from signoria.kernel.steps import CHANCE, NOBODY


def question(language: Language, seen: Sight, names: Names) -> Question | None:
    """What the asked seat must do; None for a step without words."""
    match step_of(seen):
        case "NameStarter":
            return Question(
                language.say("Who begins?"),
                language.say("By the rules, whoever was most recently up a tower."),
            )
        case "HostSeals":
            return _host(language, seen)
        case "ChooseCard":
            return _choose_card(language, seen)
        case "PayCardCosts":
            return _pay_for_card(language, seen)
        case "ExchangeBricks":
            return _exchange(language, seen)
        case "ChooseBrick":
            return Question(
                language.say("Which brick of the row do you want?"),
                language.say("Your bricks will lie on its card instead."),
            )
        case "GiveForBrick":
            return _give_for_brick(language, seen)
        case "BuildTowers":
            return _build(language, seen)
        case "PayConstructionCosts":
            return Question(
                _give(language, seen), language.say("That pays for what you have built.")
            )
        case "FulfilCommissions":
            return _fulfil(language, seen)
        case "CardLimit":
            return _card_limit(language, seen)
        case "StorehouseLimit":
            return Question(
                _give(language, seen),
                language.say(
                    "Your storehouse keeps {limit} at the end of your turn.",
                    limit=player(seen)["storehouse_limit"],
                ),
            )
    return event_question(language, seen, names) or personnel_question(language, seen, names)


def waiting(language: Language, seen: Sight, names: Names) -> str:
    """What is going on, for everybody who is not asked."""
    say = language.say
    actor = seen["actor"]
    if actor == NOBODY:
        return say("The game is over.")
    if actor == CHANCE:
        return say("The table is being set up.") if not seen["phase"] else say("The row fills up.")
    name = names[actor]
    match step_of(seen):
        case "NameStarter":
            return say("{name} says who begins.", name=name)
        case "HostSeals":
            return say("{name} is placing neutral seals.", name=name)
        case "ChooseCard":
            return say("{name} is choosing a card.", name=name)
        case "ExchangeBricks" | "ChooseBrick" | "GiveForBrick":
            return say("{name} may exchange bricks.", name=name)
        case "BuildTowers":
            return say("{name} is building.", name=name)
        case "PayCardCosts" | "PayConstructionCosts":
            return say("{name} is paying.", name=name)
        case "FulfilCommissions":
            return say("{name} may fulfil commissions.", name=name)
        case "CardLimit" | "StorehouseLimit":
            return say("{name} has too much and gives some up.", name=name)
        case "ReturnBricks" | "GiveAlms" | "Botch" | "Collapse" | "FaceEvent" | "GiveMonument":
            event = card_name(language, event_named(seen))
            return say("{name} carries out a card: {card}.", name=name, card=event)
    if seen["now"]["playing"]:
        card = card_name(language, seen["now"]["playing"])
        return say("{name} plays a card: {card}.", name=name, card=card)
    return say("{name} is choosing.", name=name)


def _give(language: Language, seen: Sight) -> str:
    return language.plural(
        "Put {number} brick back into the pouch.",
        "Put {number} bricks back into the pouch.",
        seen["now"]["due"],
    )


def _host(language: Language, seen: Sight) -> Question:
    left = int(str(seen["step"]).split()[1])
    return Question(
        language.plural(
            "Close {number} commission with a neutral seal.",
            "Close {number} commissions with neutral seals, one after another.",
            left,
        ),
        language.say("Go from white to purple: what you pass over stays open."),
    )


def _choose_card(language: Language, seen: Sight) -> Question:
    say = language.say
    sentence = say("Choose a card and take its bricks.")
    stored = player(seen)["stored"]
    if seen["now"]["cards_are_free"]:
        return Question(sentence, say("The Princess pays: every card is free."))
    if stored == 0:
        return Question(sentence, say("Without bricks only the left card is within reach: free."))
    return Question(
        sentence,
        language.plural(
            "The left card is free. Each step right costs a brick, laid on the cards you pass; "
            "you have {number}.",
            "The left card is free. Each step right costs a brick, laid on the cards you pass; "
            "you have {number}.",
            stored,
        ),
    )


def _pay_for_card(language: Language, seen: Sight) -> Question:
    now = seen["now"]
    if now["due"] > 1:
        return Question(
            language.say(
                "Lay {number} bricks on the cards left of {card}.",
                number=now["due"],
                card=card_name(language, card_named(seen, now["place"])),
            ),
            language.say(
                "One on each, from the left: the first that you choose goes onto {card}.",
                card=card_name(language, card_named(seen, now["pays_on"])),
            ),
        )
    return Question(
        language.say(
            "Lay a brick on card {place}, {card}.",
            place=now["pays_on"],
            card=card_name(language, card_named(seen, now["pays_on"])),
        ),
        language.plural(
            "{number} brick is still to be paid for {card}.",
            "{number} bricks are still to be paid for {card}.",
            now["due"],
            card=card_name(language, card_named(seen, now["place"])),
        ),
    )


def _exchange(language: Language, seen: Sight) -> Question:
    price = player(seen)["exchange_price"]
    if "exchange" not in seen["options"]:
        return Question(
            language.say("Play a card before you build, or go on."),
            language.say("An exchange is not possible now."),
        )
    return Question(
        language.say("Do you want to exchange?"),
        language.plural(
            "{number} of your bricks for one of your choice in the row, once a turn.",
            "{number} of your bricks for one of your choice in the row, once a turn.",
            price,
        ),
    )


def _give_for_brick(language: Language, seen: Sight) -> Question:
    now = seen["now"]
    return Question(
        language.plural(
            "Lay {number} brick on {card}.",
            "Lay {number} bricks on {card}.",
            now["due"],
            card=card_name(language, card_named(seen, now["place"])),
        ),
        language.say(
            "In return you take one brick: {colour}.",
            colour=brick_colour(language, wanted_colour(seen)),
        ),
    )


def _build(language: Language, seen: Sight) -> Question:
    now = seen["now"]
    built, cost = now["built"], now["construction_cost"]
    can_build = any(
        action.split()[0] in ("build", "again", "campanile") for action in seen["options"]
    )
    if not can_build:
        return Question(
            language.say("Play a card, or finish building."),
            language.say("No other brick can be laid and paid for."),
        )
    if built == 0:
        return Question(
            language.say(
                "Build up to {most} bricks. The first {free} are free.",
                most=now["most_built"],
                free=now["free"],
            ),
            language.say("Towers that get no brick this turn come down.")
            if player(seen)["towers"] or player(seen)["campanile"]["bricks"]
            else language.say("Each tower is of one colour; it must grow every turn."),
        )
    return Question(
        language.plural(
            "Build {number} more brick, or finish.",
            "Build up to {number} more bricks, or finish.",
            now["may_build"],
        ),
        language.plural(
            "{number} brick is laid; another costs nothing more.",
            "{number} bricks are laid; another costs nothing more.",
            built,
        )
        if now["next_cost"] == cost
        else language.plural(
            "{number} brick is laid; with another you pay {then} instead of {now}.",
            "{number} bricks are laid; with another you pay {then} instead of {now}.",
            built,
            now=cost,
            then=now["next_cost"],
        ),
    )


def _fulfil(language: Language, seen: Sight) -> Question:
    seals = player(seen)["seals_left"]
    if not any(action.startswith("fulfil") for action in seen["options"]):
        return Question(language.say("Play a card, or go on."))
    return Question(
        language.say("Which tower do you hand over?"),
        language.plural(
            "Its bricks go into the pouch, and your last seal onto the commission.",
            "Its bricks go into the pouch, and one of your {number} seals onto the commission.",
            seals,
        ),
    )


def _card_limit(language: Language, seen: Sight) -> Question:
    return Question(
        language.say("Discard a card."),
        language.say(
            "You have {count} cards, and {limit} may stay. Celebrations cannot be discarded.",
            count=player(seen)["cards"],
            limit=seen["card_limit"],
        ),
    )
