"""How points are made in Firenze, with the box's numbers, and what not to overlook."""

from __future__ import annotations

from typing import Any

from signoria.faces.phrases.kinds import Names, Seen
from signoria.faces.phrases.language import Language
from signoria.games.firenze.phrases.actions import CAMPANILE, step_of
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.cards import points as signed
from signoria.games.firenze.phrases.names import tower_name
from signoria.kernel.box import Box

UNTIL_BUILT = (1, 2, 3)  # phases
UNTIL_LIMITS = (2, 3, 4, 5)


def primer(language: Language, seen: Seen, box: Box) -> list[str]:
    """What pays, in a few sentences."""
    say = language.say
    costs = seen["construction_costs"]
    free = max(bricks for bricks, cost in enumerate(costs) if cost == 0)
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


def warnings(language: Language, seen: Seen, names: Names) -> list[str]:
    """For whoever's turn it is: towers in danger, too many bricks or cards, the last turn."""
    seat = seen["seat"]
    if seat is None or seen["over"]:
        return []
    return [*_end(language, seen, names), *(_mine(language, seen) if seat == seen["turn"] else [])]


def _end(language: Language, seen: Seen, names: Names) -> list[str]:
    finisher = seen["end"]["finisher"]
    if finisher == seen["seat"]:
        return []
    if finisher is not None:
        return [
            language.say(
                "{name} has placed the last seal: this is your last turn.", name=names[finisher]
            )
        ]
    if seen["end"]["last_round"]:
        return [language.say("The deck has run out too often: this round is the last.")]
    return [
        language.say("{name} has one seal left.", name=names[player["seat"]])
        for player in seen["players"]
        if player["seals_left"] == 1 and player["seat"] != seen["seat"]
    ]


def _mine(language: Language, seen: Seen) -> list[str]:
    mine = seen["players"][seen["seat"]]
    found: list[str] = []
    if seen["phase"] in UNTIL_BUILT and step_of(seen) != "PayConstructionCosts":
        found += _in_danger(language, mine)
    if seen["phase"] in UNTIL_LIMITS and mine["stored"] > mine["storehouse_limit"]:
        found.append(
            language.say(
                "You have {count} bricks; {limit} may stay at the end of your turn.",
                count=mine["stored"],
                limit=mine["storehouse_limit"],
            )
        )
    cards = mine["cards_in_hand"] + sum(mine["buildings"].values())
    if seen["phase"] in UNTIL_LIMITS and cards > seen["card_limit"]:
        found.append(
            language.say(
                "You have {count} cards; {limit} may stay at the end of your turn.",
                count=cards,
                limit=seen["card_limit"],
            )
        )
    return found


def _in_danger(language: Language, mine: dict[str, Any]) -> list[str]:
    """Towers that must still get a brick, and those that cannot get one."""
    idle = [tower for tower in mine["towers"] if not tower["worked_on"]]
    lost = [t for t in idle if t["full"] or not mine["storehouse"][t["colour"]]]
    growing = [tower_name(language, t["colour"], t["height"]) for t in idle if t not in lost]
    if mine["campanile"]["bricks"] and not mine["campanile"]["worked_on"]:
        growing.append(card_name(language, CAMPANILE))
    doomed = [tower_name(language, t["colour"], t["height"]) for t in lost]
    found = []
    if growing:
        found.append(
            language.plural(
                "It needs a brick this turn, or it comes down: {towers}.",
                "They need a brick this turn, or they come down: {towers}.",
                len(growing),
                towers=language.listed(growing),
            )
        )
    if doomed:
        found.append(
            language.plural(
                "You have no brick for it, so it would come down: {towers}.",
                "You have no brick for them, so they would come down: {towers}.",
                len(doomed),
                towers=language.listed(doomed),
            )
        )
    return found
