"""What an option would do, in words to whoever may choose it; the rules say it in a preview."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.firenze.news import News, building, cards, row
from signoria.games.firenze.news.parts import Scored
from signoria.games.firenze.phrases.bricks import bricks_named
from signoria.games.firenze.phrases.cards import CAMPANILE, card_name, card_text, kind_of
from signoria.games.firenze.phrases.cards import points as signed
from signoria.games.firenze.phrases.foreseeing_bricks import given, wanted
from signoria.games.firenze.phrases.names import (
    brick_colour,
    line_name,
    space_name,
    standing_name,
    tower_name,
)
from signoria.kernel.box import Box
from signoria.kernel.news import Chose, Fact

_GIVEN = row.BrickPaid | cards.BrickReturned | cards.BrickHandedOver


def gain(language: Language, facts: Sequence[Fact]) -> str:
    """A price, a number of bricks, or points."""
    seat, deed = _chosen_by(facts)
    points = [fact.points for fact in facts if isinstance(fact, Scored) and fact.seat == seat]
    if points:
        return signed(sum(points))
    match deed:
        case row.CardChosen():
            if not deed.cost:
                return language.say("free")
            return language.plural("for {number} brick", "for {number} bricks", deed.cost)
        case building.BrickLaid():
            return signed(deed.brings) if deed.brings else ""
        case row.BrickPaid() | cards.BrickReturned() | cards.BrickHandedOver():
            return f"×{deed.had}"
        case cards.SwappedInRow() | cards.SwappedWith():
            return f"×{deed.had}"
        case cards.BrickSpied():
            return f"×{deed.there}"
        case cards.BrickWanted():
            return f"×{deed.there}" if deed.target is not None else ""
    return ""


def consequence(language: Language, facts: Sequence[Fact], names: Names, box: Box) -> str:
    """The sentences for one option: what it does to whoever chooses, and to whom it is done."""
    seat, deed = _chosen_by(facts)
    mine = [cast("News", fact) for fact in facts if _concerns(fact, seat)]
    said = [
        _forced(language, fact) if _is_forced(fact, deed) else _sentence(language, fact, names, box)
        for fact in mine
    ]
    said += [_swap(language, mine, names), _fallen(language, mine), _scored(language, mine)]
    said += [_due(language, fact, names) for fact in mine if isinstance(fact, cards.BricksDue)]
    return " ".join(sentence for sentence in said if sentence)


def _chosen_by(facts: Sequence[Fact]) -> tuple[int | None, Fact | None]:
    """Who chooses, and the first thing that follows."""
    first, deed, *_ = (*facts, None, None)
    return (first.seat if isinstance(first, Chose) else None), deed


def _is_forced(fact: News, deed: Fact | None) -> bool:
    """Whether it is only what the rules make of the choice, and not the choice itself."""
    return fact is not deed and isinstance(fact, _GIVEN | cards.TopBrickLost | cards.CardDiscarded)


def _forced(language: Language, fact: News) -> str:
    """Bricks that follow the first are said with it."""
    if isinstance(fact, cards.CardDiscarded):
        return language.say("You discard {card}.", card=card_name(language, fact.card))
    if not isinstance(fact, cards.TopBrickLost):
        return ""
    tower = standing_name(language, fact.colour, fact.height)
    return language.say("Then a top brick goes into the pouch: {tower}.", tower=tower)


def _due(language: Language, fact: cards.BricksDue, names: Names) -> str:
    if fact.to is not None:
        return language.plural(
            "Then you give {name} {number} brick.",
            "Then you give {name} {number} bricks.",
            fact.count,
            name=names[fact.to],
        )
    return language.plural(
        "Then you put {number} brick back into the pouch.",
        "Then you put {number} bricks back into the pouch.",
        fact.count,
    )


def _concerns(fact: Fact, seat: int | None) -> bool:
    if isinstance(fact, cards.TopBrickLost) and fact.by == seat:
        return True
    return bool(getattr(fact, "seat", seat) == seat)


def _sentence(language: Language, fact: News, names: Names, box: Box) -> str:
    """One fact by itself; what belongs together is said below."""
    say = language.say
    match fact:
        case row.CommissionClosed(colour, height):
            space = _capital(space_name(language, colour, height))
            return say("{commission} is closed to everybody.", commission=space)
        case row.CardChosen():
            return _chosen(language, fact, box)
        case row.MonumentGiven(_, to):
            card = card_name(language, "monument")
            return say("{name} receives the {card}.", name=names[to], card=card)
        case cards.PersonnelPlayed(_, card) | cards.CardDiscarded(_, card) | cards.Endured(_, card):
            return card_text(language, card, box)
        case cards.TargetChosen():
            return _target(language, fact, names)
        case row.BrickPaid() | cards.BrickReturned() | cards.BrickHandedOver():
            return given(language, fact, names)
        case cards.TopBrickLost():
            return _cut(language, fact)
        case cards.BricksLost(_, bricks):
            return say("You lose {bricks}.", bricks=bricks_named(language, bricks))
        case cards.BrickSpied(_, target, colour):
            brick = brick_colour(language, colour)
            return say("You take a {colour} brick from {name}.", colour=brick, name=names[target])
        case building.ExchangeBegun():
            return say("First choose the brick that you want in the row, then what you give.")
        case building.BrickLaid():
            return _laid(language, fact, len(box["bricks.colours"]))
        case building.TowersStay():
            return say("Your towers stay: each must be raised next turn.")
    return ""


def _chosen(language: Language, fact: row.CardChosen, box: Box) -> str:
    said = [f"{card_name(language, fact.card)}. {card_text(language, fact.card, box)}"]
    if fact.is_discarded and kind_of(fact.card) == "building":
        said.append(language.say("You have this building already: the card is discarded."))
    elif fact.is_discarded:
        said.append(language.say("No church space is free: the card is discarded."))
    if fact.cost:
        said.append(
            language.plural(
                "You lay {number} brick on the card to its left.",
                "You lay {number} bricks, one on each card to its left.",
                fact.cost,
            )
        )
    if fact.bricks:
        bricks = bricks_named(language, fact.bricks)
        said.append(language.say("You get {bricks}.", bricks=bricks))
    return " ".join(said)


def _laid(language: Language, fact: building.BrickLaid, colours: int) -> str:
    """What stands there then, what it fits, and what all bricks of this turn cost."""
    say = language.say
    tower = _capital(tower_name(language, fact.colour, fact.height))
    if fact.is_campanile:
        said = say("Campanile: {count} of {all} colours.", count=fact.height, all=colours)
    elif fact.fits == building.OPEN:
        said = language.plural(
            "{tower}: {number} point.", "{tower}: {number} points.", fact.points, tower=tower
        )
    elif fact.fits == building.WAITING:
        said = say("{tower}: balcony {numeral}, not open yet.", tower=tower, numeral=fact.balcony)
    elif fact.fits == building.GONE:
        said = say("{tower}: that commission is gone.", tower=tower)
    else:
        said = say("{tower}.", tower=tower)
    cost = language.plural(
        "{number} brick laid this turn: costs {cost}.",
        "{number} bricks laid this turn: cost {cost}.",
        fact.built,
        cost=fact.cost,
    )
    return f"{said} {cost}"


def _target(language: Language, fact: cards.TargetChosen, names: Names) -> str:
    """What there is to be had of somebody."""
    name = names[fact.target]
    if fact.card == "saboteur":
        towers = [standing_name(language, tower.colour, tower.height) for tower in fact.towers]
        listed = language.listed(towers)
        return language.say("{name} is building: {towers}.", name=name, towers=listed)
    bricks = bricks_named(language, fact.bricks)
    return language.say("{name} has {bricks} in the storehouse.", name=name, bricks=bricks)


def _cut(language: Language, fact: cards.TopBrickLost) -> str:
    if fact.colour is None:
        return language.say("Its top brick goes into the pouch.")
    if not fact.left:
        return language.say("Its only brick goes into the pouch: the tower is gone.")
    tower = tower_name(language, fact.colour, fact.left)
    return language.say("Its top brick goes into the pouch: a {tower} stays.", tower=tower)


def _swap(language: Language, facts: Sequence[News], names: Names) -> str:
    """A brick that is wanted; if all is clear already, the whole swap."""
    for fact in facts:
        if isinstance(fact, cards.SwappedInRow | cards.SwappedWith):
            return wanted(language, fact, names)
    for fact in facts:
        if isinstance(fact, cards.BrickWanted):
            return wanted(language, fact, names)
    return ""


def _fallen(language: Language, facts: Sequence[News]) -> str:
    """What comes down when no more is built."""
    lost = [fact for fact in facts if isinstance(fact, building.Abandoned)]
    if not lost:
        return ""
    fallen = language.plural(
        "Not raised, so it comes down: {towers}.",
        "Not raised, so they come down: {towers}.",
        len(lost),
        towers=language.listed([standing_name(language, one.colour, one.height) for one in lost]),
    )
    back = language.plural(
        "{number} brick comes back.", "{number} bricks come back.", sum(one.saved for one in lost)
    )
    return f"{fallen} {back}"


def _scored(language: Language, facts: Sequence[News]) -> str:
    """Everything that a commission brings, line by line as the rules write it down."""
    gains = [
        f"{line_name(language, line)} {signed(fact.points)}"
        for fact in facts
        if (line := _line(fact)) and isinstance(fact, Scored)
    ]
    if not gains:
        return ""
    for fact in facts:
        if isinstance(fact, building.Fulfilled):
            return language.plural(
                "{gains}. Then you have {number} seal left.",
                "{gains}. Then you have {number} seals left.",
                fact.seals_left,
                gains=", ".join([*gains, *_flags(language, facts)]),
            )
    return f"{', '.join(gains)}."


def _flags(language: Language, facts: Sequence[News]) -> list[str]:
    """Towers on which somebody would be ahead who was not: their flags pay at the end."""
    return [
        language.say("you lead the {tower}", tower=tower_name(language, fact.colour))
        for fact in facts
        if isinstance(fact, building.FlagPasses)
    ]


def _line(fact: News) -> str:
    """The line of the score sheet that a gain is written on."""
    match fact:
        case building.Fulfilled(balcony=None):
            return "commissions"
        case building.Fulfilled():
            return "balconies"
        case building.LevelBonus():
            return "level tiles"
        case building.ChurchPaid():
            return "churches"
        case building.CampanileCompleted():
            return CAMPANILE
        case building.LastSealPlaced():
            return "last seal"
    return ""


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
