"""A whole turn in one sentence: the card, what was built, what was handed over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.firenze.news import building, cards, row
from signoria.games.firenze.news.parts import Scored
from signoria.games.firenze.phrases.bricks import bricks_named
from signoria.games.firenze.phrases.cards import CAMPANILE, card_name
from signoria.games.firenze.phrases.names import space_name, standing_name, tower_colour
from signoria.kernel.news import Chose, Fact

LONGEST = 110  # letters, as far as something can be left out


class Deed(NamedTuple):
    """A clause without its subject; the least important are left out first."""

    clause: str
    weight: int


def whole_turn(language: Language, facts: Iterable[Fact], names: Names) -> str:
    """``Lorenzo took Mason and built white 5.``; empty if nobody did anything of the kind."""
    told = list(facts)
    seat = next((fact.seat for fact in told if isinstance(fact, Chose)), None)
    if seat is None:
        return ""
    deeds = [*_deeds(language, told, seat, names)]
    while deeds:
        said = language.listed([deed.clause for deed in deeds])
        sentence = language.say("{name} {deeds}.", name=names[seat], deeds=said)
        least = min(deeds, key=lambda deed: deed.weight)
        if len(sentence) <= LONGEST or len(deeds) == 1:
            return sentence
        deeds.remove(least)
    return ""


def _deeds(language: Language, facts: list[Fact], seat: int, names: Names) -> Iterator[Deed]:
    """In the order in which they were done."""
    say, name = language.say, names[seat]
    for fact in facts:
        match fact:
            case row.CardTaken() if fact.seat == seat:
                yield Deed(say("took {card}", card=card_name(language, fact.card), name=name), 9)
            case cards.PersonnelPlayed() if fact.seat == seat:
                yield Deed(say("played {card}", card=card_name(language, fact.card), name=name), 4)
            case building.Exchanged() if fact.seat == seat:
                brick = bricks_named(language, [fact.colour])
                yield Deed(say("exchanged for {bricks}", bricks=brick, name=name), 2)
            case building.Built() if fact.seat == seat:
                yield Deed(say("built {towers}", towers=_towers(language, fact), name=name), 7)
            case building.TornDown() if fact.seat == seat and fact.by is None:
                tower = standing_name(language, fact.colour, fact.height)
                yield Deed(say("gave up: {tower}", tower=tower, name=name), 5)
    yield from _sealed(language, facts, seat, name)


def _towers(language: Language, fact: building.Built) -> str:
    return language.listed(
        [
            language.say(
                "{colour} to {height}",
                colour=tower_colour(language, tower.colour),
                height=tower.height,
            )
            if tower.colour
            else card_name(language, CAMPANILE)
            for tower in fact.towers
        ]
    )


def _sealed(language: Language, facts: list[Fact], seat: int, name: str) -> Iterator[Deed]:
    """Commissions together, with all that they brought before any final scoring."""
    spaces, points = list[str](), 0
    for fact in facts:
        if isinstance(fact, building.ScoringBegins):
            break
        if isinstance(fact, Scored) and fact.seat == seat:
            points += fact.points
        if isinstance(fact, building.Fulfilled) and fact.seat == seat:
            spaces.append(space_name(language, fact.colour, fact.height))
        if isinstance(fact, building.CampanileCompleted) and fact.seat == seat:
            spaces.append(card_name(language, CAMPANILE))
    if spaces:
        clause = language.say(
            "handed over {towers} (+{points})",
            towers=language.listed(spaces),
            points=points,
            name=name,
        )
        yield Deed(clause, 8)
