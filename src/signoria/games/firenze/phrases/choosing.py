"""The legal options of Firenze in words: label, short form, and their group."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.phrases.kinds import Choice, Names
from signoria.faces.phrases.language import Language, term
from signoria.games.firenze.phrases.actions import (
    CAMPANILE,
    Parts,
    card_at,
    commission,
    parts,
    player,
    step_of,
)
from signoria.games.firenze.phrases.bricks import bricks_in_words, bricks_named
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.names import (
    balcony_name,
    brick_colour,
    colour_letter,
    space_name,
    space_short,
    tower_colour,
    tower_name,
)
from signoria.games.firenze.sights import Sight

AGAIN = "*"
_PASS = term("short answer", "pass")
_EXCHANGE = term("short answer", "exchange")
_GROUPS = {
    "take": term("group of answers", "take"),
    "play": term("group of answers", "personnel"),
    "new": term("group of answers", "new"),
    "build": term("group of answers", "must grow"),
    "again": term("group of answers", "worked on"),
    "fulfil": term("group of answers", "fulfil"),
    "exchange": term("group of answers", "or"),
    "pass": term("group of answers", "or"),
}


def choices(language: Language, seen: Sight, names: Names = ()) -> list[Choice]:
    """Cards of the row under the number of their place; otherwise from 1, group by group."""
    row = [action for action in seen["options"] if parts(action).verb == "take"]
    rest = [action for action in seen["options"] if action not in row]
    if any(parts(action).verb == "swap" for action in rest):
        rest.sort(key=lambda action: parts(action).number or len(seen["row"]) + 1)
    if step_of(seen) == "BuildTowers":
        rest.sort(key=_when_to_build)
    first = len(seen["row"]) + 1 if row else 1
    found = [choice(language, seen, action, parts(action).number, names) for action in row]
    return found + [
        choice(language, seen, action, key, names) for key, action in enumerate(rest, first)
    ]


def choice(language: Language, seen: Sight, action: str, key: int, names: Names = ()) -> Choice:
    """One option."""
    return Choice(
        key,
        action,
        label(language, seen, action, names),
        _short(language, seen, action, names),
        group=_group(language, seen, action),
    )


def _when_to_build(action: str) -> int:
    """What must grow comes first, then what may, then what is new; personnel and the end last."""
    chosen = parts(action)
    if chosen.verb == "build":
        return 0 if chosen.number > 1 else 3
    return {"again": 1, CAMPANILE: 2, "play": 4}.get(chosen.verb, 5)


def label(language: Language, seen: Sight, action: str, names: Names = ()) -> str:
    """An action in words; without *names*, players go by their numbers."""
    say = language.say
    chosen = parts(action)
    match chosen.verb:
        case "take":
            return _card(language, seen, chosen)
        case "play":
            return say("play {card}", card=card_name(language, chosen.name))
        case "discard":
            return say("discard {card}", card=card_name(language, chosen.name))
        case "reveal":
            return card_name(language, chosen.name)
        case "target" | "start":
            if names:
                return names[chosen.number]
            return say("Player {number}", number=chosen.number + 1)
        case "exchange":
            price = player(seen)["exchange_price"]
            return language.plural(
                "exchange {number} brick for one of the row",
                "exchange {number} bricks for one of the row",
                price,
            )
        case "pass":
            return _pass(language, seen)
        case "swap" | "pay":
            colour = brick_colour(language, chosen.colour)
            if chosen.verb == "pay":
                return colour
            return say("{colour} from card {place}", colour=colour, place=chosen.number)
        case "build" | "again" | "campanile":
            return _build(language, chosen)
        case "cut" | "fulfil" | "seal" | "balcony":
            return _on_board(language, seen, chosen)
        case "low":
            return say("{number} on low levels", number=chosen.number)
    return brick_colour(language, chosen.colour) if chosen.colour else action


def labels(language: Language, actions: Sequence[str]) -> str:
    """Bricks that are given together: how many of each colour, or which goes onto which card."""
    chosen = [parts(action) for action in actions]
    if all(one.verb == "give" for one in chosen):
        return bricks_named(language, [one.colour for one in chosen])
    if any(one.verb != "pay" for one in chosen):
        return ""
    return language.listed(
        [
            language.say(
                "{colour} on card {place}",
                colour=brick_colour(language, one.colour),
                place=one.number,
            )
            for one in chosen
        ]
    )


def _card(language: Language, seen: Sight, chosen: Parts) -> str:
    card = card_at(seen, chosen.number)
    if card is None:
        return language.say("card {place}", place=chosen.number)
    name = card_name(language, card["card"])
    bricks = bricks_in_words(language, card["bricks"])
    if not bricks:
        return language.say("{card} without bricks", card=name)
    return language.say("{card} with {bricks}", card=name, bricks=bricks)


def _pass(language: Language, seen: Sight) -> str:
    say = language.say
    match step_of(seen):
        case "ExchangeBricks":
            return say("go on to building")
        case "BuildTowers":
            if seen["now"]["built"]:
                return say("that is all for this turn")
            return say("build nothing this turn")
        case "FulfilCommissions":
            return say("go on without a commission")
        case "FaceEvent":
            return say("let it happen")
        case "Wholesaler":
            return say("no more swaps")
    return say("go on")


def _build(language: Language, chosen: Parts) -> str:
    say = language.say
    if chosen.verb == "campanile":
        colour = brick_colour(language, chosen.colour)
        return say("{colour} on the Campanile", colour=colour)
    colour = tower_colour(language, chosen.colour)
    if chosen.verb == "again":
        return say("{colour} tower again, to {height}", colour=colour, height=chosen.number)
    if chosen.number == 1:
        return say("new {colour} tower", colour=colour)
    return say("{colour} tower to {height}", colour=colour, height=chosen.number)


def _on_board(language: Language, seen: Sight, chosen: Parts) -> str:
    if chosen.name == CAMPANILE:
        return card_name(language, CAMPANILE)
    if chosen.verb == "cut":
        return tower_name(language, chosen.colour, chosen.number)
    if chosen.verb == "balcony":
        numeral, _, colour = chosen.colour.partition(" ")
        space = space_name(language, colour, chosen.number)
        balcony = balcony_name(language, numeral)
        return language.say("{balcony}: {commission}", balcony=balcony, commission=space)
    space = space_name(language, chosen.colour, chosen.number)
    wanted = commission(seen, chosen.colour, chosen.number)
    if wanted is None or wanted["balcony"] is None:
        return space
    return language.say(
        "{commission}, {balcony}",
        commission=space,
        balcony=balcony_name(language, wanted["balcony"]),
    )


def _short(language: Language, seen: Sight, action: str, names: Names) -> str:
    """What is quickly typed."""
    chosen = parts(action)
    if chosen.verb == "pass":
        return language.term(_PASS)
    if chosen.verb == "exchange":
        return language.term(_EXCHANGE)
    if chosen.verb == "take":
        return _letters(language, seen, chosen) or label(language, seen, action)
    if chosen.verb in ("target", "play", "start"):
        return label(language, seen, action, names)
    if chosen.verb == "campanile":
        letter = colour_letter(language, chosen.colour)
        return f"{card_name(language, CAMPANILE)} {letter}"
    if chosen.name:
        return card_name(language, chosen.name)
    if chosen.verb == "pay" or not chosen.number:
        return colour_letter(language, chosen.colour)
    short = space_short(language, chosen.colour, chosen.number)
    return short + AGAIN if chosen.verb == "again" else short


def _letters(language: Language, seen: Sight, chosen: Parts) -> str:
    """``Mason WWR``."""
    card = card_at(seen, chosen.number)
    if card is None:
        return ""
    bricks = "".join(
        colour_letter(language, colour) * count for colour, count in card["bricks"].items()
    )
    return f"{card_name(language, card['card'])} {bricks}".strip()


def _group(language: Language, seen: Sight, action: str) -> str:
    chosen = parts(action)
    if chosen.verb == "swap":
        card = card_at(seen, chosen.number)
        return f"{chosen.number} {card_name(language, card['card'])}" if card else ""
    if chosen.verb == "seal":
        return tower_name(language, chosen.colour)
    if chosen.verb == "campanile":
        return card_name(language, CAMPANILE)
    verb = "new" if chosen.verb == "build" and chosen.number == 1 else chosen.verb
    return language.term(_GROUPS[verb]) if verb in _GROUPS else ""
