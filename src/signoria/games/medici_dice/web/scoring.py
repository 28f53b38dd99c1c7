"""The scoring scene: ships from last to first, columns line by line, and where all stand then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.faces.web.scoring import (
    GRID,
    SEATS,
    STANDING,
    Cell,
    Row,
    ScoringScene,
    ScoringStep,
)
from signoria.faces.web.words import roman
from signoria.games.medici_dice.news import (
    ColumnScored,
    RoundBegins,
    RoundScored,
    ScoredAlone,
    ScoringBegins,
    ShipScored,
    TurnBegins,
)
from signoria.games.medici_dice.phrases import judging
from signoria.games.medici_dice.phrases.names import good_name, ordinal
from signoria.games.medici_dice.sights import Sight
from signoria.games.medici_dice.web import picture
from signoria.kernel.news import Fact


@dataclass
class Told:
    """What a scoring told."""

    number: int = 0
    ships: list[ShipScored] = field(default_factory=list)
    columns: list[ColumnScored] = field(default_factory=list)
    rounds: list[RoundScored] = field(default_factory=list)
    alone: ScoredAlone | None = None
    begins: RoundBegins | None = None  # the next round; none: the game is over
    first: TurnBegins | None = None


def scoring(
    scene: Scene[Sight], moves: Sequence[Sequence[Fact]], first: int
) -> ScoringScene | None:
    """The latest scoring among these moves."""
    for at in reversed(range(len(moves))):
        if any(isinstance(fact, ScoringBegins) for fact in moves[at]):
            return _scene(scene, _read(moves[at]), first + at)
    return None


def _read(facts: Sequence[Fact]) -> Told:
    told = Told()
    for fact in facts:
        match fact:
            case ScoringBegins(number):
                told = Told(number)
            case ShipScored():
                told.ships.append(fact)
            case ColumnScored():
                told.columns.append(fact)
            case RoundScored():
                told.rounds.append(fact)
            case ScoredAlone():
                told.alone = fact
            case RoundBegins():
                told.begins = fact
            case TurnBegins():
                told.first = fact
            case _:
                pass
    return told


def _scene(scene: Scene[Sight], told: Told, ply: int) -> ScoringScene:
    say = scene.language.say
    is_alone = len(told.rounds) == 1
    go_on = say("See the end")
    if told.begins:
        go_on = say("Begin round {number}", number=roman(told.begins.number))
    return ScoringScene(
        ply=ply,
        title=say("Round {number} ends", number=roman(told.number)),
        steps=[
            _ships(scene, told, is_alone),
            _columns(scene, told, is_alone),
            _standing(scene, told),
        ],
        go_on=go_on,
    )


def _ships(scene: Scene[Sight], told: Told, is_alone: bool) -> ScoringStep:
    """From last to first; of equals the first seat stands higher."""
    language = scene.language
    ranked = sorted(told.ships, key=lambda ship: (ship.value, -ship.seat))
    return ScoringStep(
        tab=language.say("Ship") if is_alone else language.say("Ships"),
        layout=SEATS,
        lead=language.say("Your ship is paid by its value.")
        if is_alone
        else language.say("The ships are ranked and paid."),
        rows=[Row([_ship(scene, ship)]) for ship in ranked],
        words=judging.ship_alone(language, told.ships[0], scene.game.box)
        if is_alone
        else judging.ships(language, told.ships, scene.names),
        points=[fact.ship for fact in told.rounds],
    )


def _ship(scene: Scene[Sight], fact: ShipScored) -> Cell:
    return Cell(
        seat=fact.seat,
        points=fact.points,
        value=str(fact.value),
        picture=picture.ship(scene.language, fact.cargo),
        place=ordinal(scene.language, fact.place) if fact.place else "",
    )


def _columns(scene: Scene[Sight], told: Told, is_alone: bool) -> ScoringStep:
    language = scene.language
    by_good: dict[str, list[ColumnScored]] = {}
    for fact in told.columns:
        by_good.setdefault(fact.good, []).append(fact)
    is_broken = told.alone is not None and told.alone.is_broken
    lead = language.say("The columns are paid, one line after another.")
    if is_broken:
        lead = language.say("The enemy has broken through: no column is paid.")
    return ScoringStep(
        tab=language.say("Columns"),
        layout=GRID,
        lead=lead,
        rows=[
            Row(
                cells=[_column(scene, fact) for fact in facts],
                title=capital(good_name(language, good)),
                icon=f"s-{good}",
                style=good,
                words=judging.column_alone(language, facts[0], is_broken)
                if is_alone
                else judging.column(language, facts, scene.names),
            )
            for good, facts in by_good.items()
        ],
        words=judging.monopolies(language, told.rounds, scene.names),
        points=[fact.monopolies for fact in told.rounds],
    )


def _column(scene: Scene[Sight], fact: ColumnScored) -> Cell:
    value = str(fact.crosses)
    if fact.circles is not None:
        value = scene.language.say(
            "{crosses} against {circles}", crosses=fact.crosses, circles=fact.circles
        )
    drawn = picture.crosses(scene.language, fact.crosses)
    return Cell(seat=fact.seat, points=fact.points, value=value, picture=drawn)


def _standing(scene: Scene[Sight], told: Told) -> ScoringStep:
    """Everybody from first to last, with what they had before."""
    language = scene.language
    ranked = sorted(told.rounds, key=lambda fact: (-fact.total, fact.seat))
    totals = [fact.total for fact in ranked]
    return ScoringStep(
        tab=language.say("Standing"),
        layout=STANDING,
        lead=language.say("Where you stand.")
        if len(ranked) == 1
        else language.say("Where everybody stands."),
        rows=[
            Row(
                [
                    Cell(
                        seat=fact.seat,
                        points=fact.points,
                        value=str(fact.total),
                        words=f"{fact.total - fact.points} + {fact.ship} + {fact.monopolies}",
                        place=ordinal(language, 1 + totals.index(fact.total))
                        if len(ranked) > 1
                        else "",
                    )
                ]
            )
            for fact in ranked
        ],
        words=_then(scene, told),
        before=[fact.total - fact.points for fact in told.rounds],
    )


def _then(scene: Scene[Sight], told: Told) -> str:
    """Who leads, or alone what is still to be reached; and how it goes on."""
    language = scene.language
    said = [
        judging.target(language, told.rounds[0], told.alone)
        if told.alone
        else judging.leader(language, told.rounds, scene.names)
    ]
    if told.begins and told.first:
        said.append(judging.next_round(language, told.begins, told.first, scene.names))
    return " ".join(said)
