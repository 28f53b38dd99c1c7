"""What a card's short sentence leaves open, said once more exactly."""

from __future__ import annotations

from signoria.faces.phrases.language import Language, mark
from signoria.faces.phrases.printed import Printed, Unsure

_DETAILS: dict[str, str] = {
    "wholesaler": mark(
        "Each of your bricks lies down where the other one lay; the two must have different "
        "colours. It is not the exchange of phase 2."
    ),
    "smuggler": mark("You choose the player and both bricks; they must have different colours."),
    "saboteur": mark(
        "You choose the player and the tower. The brick goes into the pouch; of a single brick "
        "nothing remains."
    ),
    "spy": mark("You choose the player and the brick; it goes into your storehouse."),
    "patrician": mark(
        "Played when you take an event, before it is carried out, it spares you alone: others are "
        "struck all the same. It does not help against events that others take. Against a "
        "celebration you may also play it in phase 6, if you have too many cards."
    ),
    "princess": mark("Play it before you take the card; it cannot pay for itself."),
    "monument": mark(
        "Towers on construction sites count, the Campanile too. If yours is among the tallest, or "
        "nobody has a tower, you keep the card; if others are tied, you choose one of them. The "
        "points come at the end, to whoever has the card then."
    ),
    "storehouse_fire": mark(
        "You choose which go into the pouch; the bricks just taken with the card count."
    ),
    "botch": mark("You choose the tower. Without a tower nothing happens."),
    "collapse": mark(
        "Of several that are equally tall its owner chooses. The bricks go into the pouch."
    ),
    "luxury_tax": mark("Cards in hand and buildings count, the Luxury Tax itself does not."),
    "alms": mark("You choose the bricks; the next player is the one to your left."),
    "campanile": mark(
        "Everybody may build one while the card lies there; it needs no seal. Then it is torn down "
        "for everybody else. More in its own chapter."
    ),
    "santa_maria_novella": mark("It pays at once, with the last of them."),
}
CHEAPER = ("mason", "workshop")


def card_details(language: Language, card: str, printed: Printed) -> list[str]:
    """Some more sentences, or none."""
    if card in CHEAPER:
        return [_costs(language, card, printed)]
    return [language.say(_DETAILS[card])] if card in _DETAILS else []


def _costs(language: Language, card: str, printed: Printed) -> str:
    """What more bricks than are free cost with that card."""
    saves = printed(f"cards.{card}.saves")
    costs = printed.box["construction.costs"]
    dear = [number for number, cost in enumerate(costs) if cost]
    less = [max(0, costs[number] - saves) for number in dear]
    shown = [Unsure(cost) if isinstance(saves, Unsure) else cost for cost in less]
    return language.say(
        "{bricks} bricks then cost {costs}. Mason and Workshop add up; nothing costs less than 0.",
        bricks=language.listed([str(number) for number in dear]),
        costs=language.listed([str(cost) for cost in shown]),
    )
