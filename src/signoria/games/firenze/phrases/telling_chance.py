"""What chance decided: the set-up as a whole, and each new card of the row with its bricks."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Said, Seen
from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.actions import parts, step_of
from signoria.games.firenze.phrases.bricks import bricks_in_words
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.names import balcony_name, space_name


def chance(language: Language, before: Seen, action: str, after: Seen, names: Names) -> list[Said]:
    """Four bricks are one sentence."""
    if action.startswith("start"):
        starter = after["starter"]
        return [Said(starter, language.say("{name} begins.", name=names[starter]))]
    if not before["phase"]:
        return [] if not after["phase"] else _set_up(language, after)
    if step_of(after) == "DrawBricks":
        return []
    place = 0
    if parts(action).verb == "reveal":  # the pouch is empty
        place = sum(card is not None for card in before["row"]) + 1
    elif step_of(before) == "DrawBricks":
        place = int(str(before["step"]).split()[1]) + 1
    card = after["row"][place - 1] if place else None
    if card is None:
        return []
    sentence = language.say(
        "New in the row: {card} with {bricks}.",
        card=card_name(language, card["card"]),
        bricks=bricks_in_words(language, card["bricks"]) or language.say("no bricks"),
    )
    return [Said(None, sentence)]


def _set_up(language: Language, after: Seen) -> list[Said]:
    """Balconies, neutral seals and the row."""
    say = language.say
    balconies = [
        say(
            "{balcony} on {commission} for {points}",
            balcony=balcony_name(language, tile["numeral"]),
            commission=space_name(language, tile["colour"], tile["height"]),
            points=tile["points"],
        )
        for tile in after["balconies"]
        if tile
    ]
    closed = [
        space_name(language, tower["colour"], found["height"])
        for tower in after["towers"]
        for found in tower["commissions"]
        if found["neutral"]
    ]
    row = [card_name(language, card["card"]) for card in after["row"] if card]
    told = [say("The balconies: {balconies}.", balconies=language.listed(balconies))]
    if closed:
        told.append(say("Neutral seals close {commissions}.", commissions=language.listed(closed)))
    told.append(say("The row: {cards}.", cards=language.listed(row)))
    return [Said(None, sentence) for sentence in told]
