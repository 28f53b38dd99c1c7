"""What happened in Firenze, in sentences. A fact that is part of a larger one has none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import assert_never, cast

from signoria.faces.phrases.kinds import Names, Said
from signoria.faces.phrases.language import Language
from signoria.games.firenze.news import News, building, cards, row
from signoria.games.firenze.phrases.bricks import bricks_named, bricks_or_none
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.cards import points as signed
from signoria.games.firenze.phrases.names import standing_name, tower_name
from signoria.games.firenze.phrases.telling_larger import built, due, fulfilled, played, table_set
from signoria.kernel.news import Chose, Dealt, Fact


def tell(language: Language, facts: Sequence[Fact], names: Names) -> list[Said]:
    """The news of a move in sentences; churches that pay together are one."""
    told: list[Said] = []
    for kind, group in groupby(facts, type):
        if kind is building.ChurchPaid:
            told.append(_churches(language, cast("list[building.ChurchPaid]", [*group]), names))
        else:
            for fact in group:
                told += _said(language, cast("News", fact), names)
    return told


def _said(language: Language, fact: News, names: Names) -> Iterator[Said]:
    """Whose sentence it is, and the sentence; none where another fact says it."""
    say = language.say
    match fact:
        case Chose() | Dealt() | row.TurnBegins() | row.CommissionClosed() | row.RowSlid():
            pass
        case row.CardChosen() | row.BrickPaid() | row.PutUp() | row.ChurchPlaced():
            pass
        case cards.TargetChosen() | cards.BrickWanted() | cards.Endured():
            pass
        case cards.BrickReturned() | cards.BrickHandedOver() | building.ExchangeBegun():
            pass
        case building.BrickLaid() | building.Abandoned() | building.TowersStay():
            pass
        case building.ChurchPaid() | building.FlagPasses():
            pass
        case row.StarterDrawn(seat) | row.StarterNamed(seat):
            yield Said(seat, say("{name} begins.", name=names[seat]))
        case row.TableSet():
            yield from (Said(None, sentence) for sentence in table_set(language, fact))
        case row.CardTaken():
            yield Said(fact.seat, _took(language, fact, names))
        case row.SecondBuilding(seat):
            yield Said(seat, say("{name} has one already: it is discarded.", name=names[seat]))
        case row.NoChurchSpace():
            yield Said(None, say("All church spaces are taken: it is discarded."))
        case row.MonumentKept(seat):
            yield Said(seat, say("{name} keeps the Monument.", name=names[seat]))
        case row.MonumentGiven(_, to):
            name = names[to]
            yield Said(to, say("The Monument goes to the tallest tower: {name}'s.", name=name))
        case row.Reshuffled():
            yield Said(None, say("The discards became the new deck."))
        case row.LastRound():
            yield Said(None, say("The deck has run out too often: the last round."))
        case row.CardRevealed(_, card, bricks):
            parts = {"card": card_name(language, card), "bricks": bricks_or_none(language, bricks)}
            yield Said(None, say("New in the row: {card} with {bricks}.", **parts))
        case cards.PersonnelPlayed(seat, card):
            if sentence := played(language, card, names[seat]):
                yield Said(seat, sentence)
        case cards.SwappedInRow() | cards.SwappedWith() | cards.BrickSpied():
            yield Said(fact.seat, _swapped(language, fact, names))
        case cards.TopBrickLost():
            yield _lost_top(language, fact, names)
        case cards.CardDiscarded(seat, card, by):
            parts = {"name": names[seat], "card": card_name(language, card)}
            if by:
                yield Said(seat, say("{name} played Patrician and discarded {card}.", **parts))
            else:
                yield Said(seat, say("{name} discarded {card}.", **parts))
        case cards.Spared(seat, card):
            parts = {"name": names[seat], "card": card_name(language, card)}
            yield Said(seat, say("{name} played Patrician and is spared: {card}.", **parts))
        case cards.BricksDue():
            yield Said(fact.seat, due(language, fact, names))
        case cards.BricksLost(seat, bricks, card):
            sentence = language.plural(
                "{name} lost {number} brick: {card}.",
                "{name} lost {number} bricks: {card}.",
                len(bricks),
                name=names[seat],
                card=card_name(language, card),
            )
            yield Said(seat, sentence)
        case building.Exchanged(seat, price, colour):
            sentence = language.plural(
                "{name} exchanged {number} brick for {bricks}.",
                "{name} exchanged {number} bricks for {bricks}.",
                price,
                name=names[seat],
                bricks=bricks_named(language, [colour]),
            )
            yield Said(seat, sentence)
        case building.Built():
            yield Said(fact.seat, built(language, fact, names))
        case building.TornDown():
            yield Said(fact.seat, _torn_down(language, fact, names))
        case building.Fulfilled():
            yield Said(fact.seat, fulfilled(language, fact, names))
        case building.CampanileCompleted() | building.LevelBonus() | building.LastSealPlaced():
            yield Said(fact.seat, _bonus(language, fact, names))
        case building.ScoringBegins():
            yield Said(None, say("The final scoring."))
        case building.MajorityPaid(seat, points, colour):
            parts = {"name": names[seat], "points": signed(points)}
            tower = tower_name(language, colour)
            sentence = say("{name} has the majority, {tower}: {points}.", tower=tower, **parts)
            yield Said(seat, sentence)
        case building.CelebrationPaid(seat, points, card):
            parts = {"name": names[seat], "points": signed(points)}
            title = card_name(language, card)
            if points:
                sentence = say("{name} has a celebration, {card}: {points}.", card=title, **parts)
                yield Said(seat, sentence)
        case _:
            assert_never(fact)


def _took(language: Language, fact: row.CardTaken, names: Names) -> str:
    """A card left the row: for how much, and with which bricks."""
    parts = {
        "name": names[fact.seat],
        "card": card_name(language, fact.card),
        "bricks": bricks_or_none(language, fact.bricks),
    }
    if not fact.paid:
        return language.say("{name} took {card} with {bricks}.", **parts)
    return language.plural(
        "{name} paid {number} brick and took {card} with {bricks}.",
        "{name} paid {number} bricks and took {card} with {bricks}.",
        fact.paid,
        **parts,
    )


def _swapped(
    language: Language,
    fact: cards.SwappedInRow | cards.SwappedWith | cards.BrickSpied,
    names: Names,
) -> str:
    name = names[fact.seat]
    if isinstance(fact, cards.BrickSpied):
        return language.say(
            "{name} played Spy and took {bricks} from {other}.",
            name=name,
            other=names[fact.target],
            bricks=bricks_named(language, [fact.colour]),
        )
    swap = {
        "name": name,
        "given": bricks_named(language, [fact.given]),
        "taken": bricks_named(language, [fact.taken]),
    }
    if isinstance(fact, cards.SwappedInRow):
        return language.say(
            "{name} swapped in the row, with Wholesaler: {given} for {taken}.", **swap
        )
    return language.say(
        "{name} swapped with {other}, with Smuggler: {given} for {taken}.",
        other=names[fact.target],
        **swap,
    )


def _lost_top(language: Language, fact: cards.TopBrickLost, names: Names) -> Said:
    """By an event it is the loser's sentence, by a Saboteur that of whoever played it."""
    tower = standing_name(language, fact.colour, fact.height)
    if fact.by is None:
        name = names[fact.seat]
        sentence = language.say("{name} lost a top brick: {tower}.", name=name, tower=tower)
        return Said(fact.seat, sentence)
    sentence = language.say(
        "{name} played Saboteur: {other} lost a top brick, {tower}.",
        name=names[fact.by],
        other=names[fact.seat],
        tower=tower,
    )
    return Said(fact.by, sentence)


def _torn_down(language: Language, fact: building.TornDown, names: Names) -> str:
    if fact.by is not None:
        return language.say("{name}'s Campanile is torn down.", name=names[fact.seat])
    return language.plural(
        "{name} tore down: {tower}; {number} brick came back.",
        "{name} tore down: {tower}; {number} bricks came back.",
        len(fact.saved),
        name=names[fact.seat],
        tower=standing_name(language, fact.colour, fact.height),
    )


def _bonus(
    language: Language,
    fact: building.CampanileCompleted | building.LevelBonus | building.LastSealPlaced,
    names: Names,
) -> str:
    name = names[fact.seat]
    if isinstance(fact, building.CampanileCompleted):
        return language.plural(
            "{name} completed the Campanile for {number}.",
            "{name} completed the Campanile for {number}.",
            fact.points,
            name=name,
        )
    if isinstance(fact, building.LevelBonus):
        return language.plural(
            "The first tower of {height} levels brings {name} {number} more.",
            "The first tower of {height} levels brings {name} {number} more.",
            fact.points,
            height=fact.height,
            name=name,
        )
    return language.say(
        "{name} placed the last seal: {points} more. Everybody else has one more turn.",
        name=name,
        points=fact.points,
    )


def _churches(language: Language, paid: Sequence[building.ChurchPaid], names: Names) -> Said:
    sentence = language.plural(
        "{churches} brings {name} {points} more.",
        "{churches} bring {name} {points} more.",
        len(paid),
        churches=language.listed([card_name(language, one.church) for one in paid]),
        name=names[paid[0].seat],
        points=sum(one.points for one in paid),
    )
    return Said(paid[0].seat, sentence)
