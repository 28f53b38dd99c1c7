"""Scoring scenes: the incomes and offices between two rounds, and the score sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.faces.web.scoring import GRID, LINES, Cell, Row, ScoringScene, ScoringStep
from signoria.faces.web.words import roman
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.phrases import judging
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.wording import office_holders, words
from signoria.kernel.news import Fact

ICONS = {
    "captain": "d-captain",
    "stars": "d-star",
    "spares": "d-spare",
    "fiorini": "d-fiorini",
}


@dataclass
class Income:
    """What a work of the Chiesa paid somebody."""

    paid: news.IncomePaid
    fiorini: int = 0
    points: int = 0


@dataclass
class Told:
    """What the beginning of a round told."""

    round: int
    incomes: list[Income] = field(default_factory=list)


def scoring(
    scene: Scene[Sight], moves: Sequence[Sequence[Fact]], first: int
) -> ScoringScene | None:
    """The latest among these moves: the end, or offices that were determined."""
    told: Told | None = None
    found: ScoringScene | None = None
    for ply, facts in enumerate(moves, first):
        for at, fact in enumerate(facts):
            match fact:
                case news.ScoringBegins():
                    found = _end(scene, facts[at:], ply)
                case news.RoundBegins():
                    told = Told(fact.round)
                case news.OfficesDetermined() if told:
                    found, told = _round(scene, told, fact, ply), None
                case _ if told:
                    _hear_income(told, fact)
    return found


# Between two rounds


def _hear_income(told: Told, fact: Fact) -> None:
    """Everything until the offices comes from incomes."""
    if isinstance(fact, news.IncomePaid):
        told.incomes.append(Income(fact))
    elif told.incomes:
        last = told.incomes[-1]
        if isinstance(fact, news.Gained) and fact.source == "income":
            last.fiorini += fact.number
        elif isinstance(fact, news.PointsChanged) and fact.seat == last.paid.seat:
            last.points += fact.after - fact.before


def _round(
    scene: Scene[Sight], told: Told, offices: news.OfficesDetermined, ply: int
) -> ScoringScene:
    say = scene.language.say
    steps = [_incomes(scene, told)] if told.incomes else []
    return ScoringScene(
        ply=ply,
        title=say("Round {number} ends", number=roman(told.round - 1)),
        steps=[*steps, _offices(scene, offices)],
        go_on=say("Begin round {number}", number=roman(told.round)),
    )


def _incomes(scene: Scene[Sight], told: Told) -> ScoringStep:
    """By the works that pay, in the order of the sheet."""
    language = scene.language
    rows = []
    for name in scene.game.box["chiesa.works"]:
        cells = [
            Cell(
                income.paid.seat,
                income.points,
                words=capital(judging.income(language, income.paid, income.fiorini)),
            )
            for income in told.incomes
            if income.paid.work == name
        ]
        if cells:
            rows.append(Row(cells, title=capital(words(scene).artwork(name))))
    points = [0] * len(scene.names)
    for income in told.incomes:
        points[income.paid.seat] += income.points
    return ScoringStep(
        tab=language.say("Income"),
        layout=LINES,
        rows=rows,
        lead=language.say("Every completed work of the Chiesa pays."),
        points=points,
    )


def _offices(scene: Scene[Sight], fact: news.OfficesDetermined) -> ScoringStep:
    """How far everybody is on both tracks, and who has the offices for it."""
    language = scene.language
    rows = []
    for office in office_holders(scene):
        spaces = fact.captain_spaces if office == judging.CAPTAIN else fact.bishop_spaces
        rows.append(
            Row(
                _furthest_first(scene, spaces),
                title=capital(words(scene).office(office)),
                icon=f"d-{office}",
                words=judging.office(language, fact, office, scene.names),
            )
        )
    return ScoringStep(
        tab=language.say("Captain and Bishop"),
        layout=LINES,
        rows=rows,
        lead=language.say("Whoever is furthest on a track has its office in the next round."),
    )


def _furthest_first(scene: Scene[Sight], spaces: Sequence[int]) -> list[Cell]:
    """Everybody on a track; alone the Ghost, too, who has no seat."""
    seats = len(scene.names)
    return [
        Cell(seat, value=str(spaces[seat]))
        if seat < seats
        else Cell(None, value=str(spaces[seat]), words=words(scene).pope())
        for seat in sorted(range(len(spaces)), key=lambda seat: -spaces[seat])
    ]


# The end


def _end(scene: Scene[Sight], facts: Sequence[Fact], ply: int) -> ScoringScene:
    language = scene.language
    lines: dict[str, list[news.Scored]] = {}
    for fact in facts:
        if isinstance(fact, news.Scored):
            lines.setdefault(fact.line, []).append(fact)
    points = [0] * len(scene.names)
    for scored in (fact for same in lines.values() for fact in same):
        points[scored.seat] += scored.points
    step = ScoringStep(
        tab=language.say("Score sheet"),
        layout=GRID,
        rows=[
            Row(
                [
                    Cell(fact.seat, fact.points, value=judging.counted(language, fact))
                    for fact in same
                ],
                title=capital(words(scene).line(line)),
                icon=ICONS.get(line, ""),
                words=_best(scene, same),
            )
            for line, same in lines.items()
            if any(fact.points for fact in same)
        ],
        lead=language.say("The last round is over: the sheets are compared line by line."),
        words=_against_the_pope(scene, points[0]) if len(points) == 1 else "",
        points=points,
    )
    return ScoringScene(
        ply=ply,
        title=language.say("The end"),
        steps=[step],
        go_on=language.say("See the end"),
    )


def _best(scene: Scene[Sight], same: Sequence[news.Scored]) -> str:
    """Who has most of a line, or who share it."""
    if len(same) == 1:
        return ""
    most = max(fact.points for fact in same)
    best = [scene.names[fact.seat] for fact in same if fact.points == most]
    if len(best) == 1:
        return scene.language.say("{name} has most.", name=best[0])
    tied = [scene.language.who(name) for name in best]
    return scene.language.say("A tie: {names}.", names=scene.language.listed(tied))


def _against_the_pope(scene: Scene[Sight], points: int) -> str:
    return scene.phrases.ending(scene.seen, [points], [0], scene.names)
