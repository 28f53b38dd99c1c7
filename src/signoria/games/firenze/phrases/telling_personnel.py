"""Personnel cards that were played: one sentence when their effect is done."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.actions import parts, step_of
from signoria.games.firenze.phrases.bricks import bricks_in_words
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.names import tower_name


def personnel(language: Language, before: Seen, who: int, action: str, names: Names) -> list[Said]:
    """Nothing, while the effect goes on."""
    say = language.say
    chosen, now, name = parts(action), before["now"], names[who]
    other = names[now["target"]] if now["target"] is not None else ""
    match step_of(before):
        case "GiveToRow":
            sentence = say(
                "{name} swapped in the row, with Wholesaler: {given} for {taken}.",
                name=name,
                given=bricks_in_words(language, {chosen.colour: 1}),
                taken=bricks_in_words(language, {now["wanted"]: 1}),
            )
        case "GiveToTarget":
            sentence = say(
                "{name} swapped with {other}, with Smuggler: {given} for {taken}.",
                name=name,
                other=other,
                given=bricks_in_words(language, {chosen.colour: 1}),
                taken=bricks_in_words(language, {now["wanted"]: 1}),
            )
        case "Saboteur":
            sentence = say(
                "{name} played Saboteur: {other} lost a top brick, {tower}.",
                name=name,
                other=other,
                tower=card_name(language, chosen.name)
                if chosen.name
                else tower_name(language, chosen.colour, chosen.number),
            )
        case "Spy":
            sentence = say(
                "{name} played Spy and took {bricks} from {other}.",
                name=name,
                other=other,
                bricks=bricks_in_words(language, {chosen.colour: 1}),
            )
        case "Patrician":
            card = card_name(language, chosen.name)
            sentence = say("{name} played Patrician and discarded {card}.", name=name, card=card)
        case _:
            return _costs_less(language, who, action, names)
    return [Said(who, sentence)]


def _costs_less(language: Language, who: int, action: str, names: Names) -> list[Said]:
    """Two cards that only change what something costs."""
    if action == "play mason":
        sentence = language.say(
            "{name} played Mason: building costs less this turn.", name=names[who]
        )
        return [Said(who, sentence)]
    if action == "play princess":
        sentence = language.say(
            "{name} played Princess: the card of this turn is free.", name=names[who]
        )
        return [Said(who, sentence)]
    return []
