"""How points are made in Firenze, with the box's numbers."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.cards import points as signed
from signoria.games.firenze.sights import Sight
from signoria.kernel.box import Box


def primer(language: Language, seen: Sight, box: Box) -> list[str]:
    """What pays, in a few sentences."""
    say = language.say
    costs, free = seen["construction_costs"], seen["free_bricks"]
    levels = language.listed(
        [
            say("{points} for {height}", points=signed(tile["points"]), height=tile["height"])
            for tile in seen["level_tiles"]
            if tile["there"]
        ]
    )
    found = [
        say(
            "Build towers of one colour and hand them over for open commissions "
            "of exactly that colour and height: rare colours and tall towers pay most."
        ),
        say(
            "Every tower of yours must get a brick each turn, or it comes down "
            "and half of it is lost."
        ),
        language.plural(
            "{number} brick a turn is free; for more you pay further bricks, {costs}.",
            "{number} bricks a turn are free; for more you pay further bricks, {costs}.",
            free,
            costs=language.listed([str(cost) for cost in costs[free + 1 :]]),
        ),
        say("Balconies pay more than what is printed, but only in the order I, II, III, IV."),
    ]
    if levels:
        found.append(
            say("Whoever is first with a height takes its level tile: {tiles}.", tiles=levels)
        )
    return [
        *found,
        say(
            "At the end each flag goes to whoever has most seals on its tower; "
            "of those tied, to the one highest up."
        ),
        say(
            "Whoever is first to place the last seal gets {points}; "
            "then everybody else has one more turn.",
            points=signed(box["end.last_seal"]),
        ),
        say("In the list of answers, + is what a tower of that height brings if you hand it over."),
    ]
