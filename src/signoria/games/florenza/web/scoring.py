"""Scoring scenes: what a round brought phase by phase, and the last count line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from signoria.faces.web.paint import capital
from signoria.faces.web.scoring import GRID, LINES, Cell, Row, ScoringScene, ScoringStep
from signoria.faces.web.strip import StripThing
from signoria.faces.web.words import roman, signed
from signoria.games.florenza.news import artworks, income, rounds
from signoria.games.florenza.news.goods import Goods
from signoria.games.florenza.phrases import telling_rounds as told
from signoria.games.florenza.phrases.names import TOKENS_LINE
from signoria.games.florenza.web.view import View
from signoria.kernel.news import Fact, heard_by

PHASE_6 = "artwork"


def scoring(view: View, moves: Sequence[Sequence[Fact]], first: int) -> ScoringScene | None:
    """The latest among these moves: the end, or a round that has ended."""
    latest: tuple[rounds.RoundEnds, int, int] | None = None
    for ply, facts in enumerate(moves, first):
        for at, fact in enumerate(facts):
            if isinstance(fact, rounds.ScoringBegins):
                return _end(view, facts[at:], ply)
            if isinstance(fact, rounds.RoundEnds):
                latest = fact, ply, at
    if latest is None:
        return None
    ended, ply, at = latest
    after = chain(moves[ply - first][at:], *moves[ply - first + 1 :])
    return _round(view, ended, _works(view, ply), list(after), ply)


# A round


def _works(view: View, ply: int) -> list[Fact]:
    """Everything that was told in phase 6 of the round that ends with a move."""
    story = view.scene.story
    assert story is not None
    found: list[list[Fact]] = []
    for facts in reversed(story.facts[:ply]):
        found.append(heard_by(view.scene.seat, facts))
        if any(isinstance(fact, rounds.PhaseBegins) and fact.phase == PHASE_6 for fact in facts):
            break
    return [fact for facts in reversed(found) for fact in facts]


def _round(
    view: View, fact: rounds.RoundEnds, works: Sequence[Fact], after: Sequence[Fact], ply: int
) -> ScoringScene:
    say = view.language.say
    rows = [
        *_artworks(view, works),
        *_offices(view, after),
        *_people(view, after),
        *_incomes(view, after),
    ]
    step = ScoringStep(
        tab=say("Round {number}", number=roman(fact.number)),
        layout=LINES,
        rows=rows,
        points=_sums(view, rows),
        second=_church(view, rows),
    )
    return ScoringScene(
        ply=ply,
        title=say("Round {number} ends", number=roman(fact.number)),
        steps=[step],
        go_on=say("Begin round {number}", number=roman(fact.number + 1)),
    )


def _sums(view: View, rows: Sequence[Row]) -> list[int]:
    return [
        sum(cell.points for row in rows for cell in row.cells if cell.seat == seat)
        for seat in range(view.seen["seats"])
    ]


def _church(view: View, rows: Sequence[Row]) -> list[int]:
    return [
        sum(
            thing.value or 0
            for row in rows
            for cell in row.cells
            if cell.seat == seat
            for thing in cell.more
            if thing.icon == "fl-church"
        )
        for seat in range(view.seen["seats"])
    ]


def _cell(view: View, family: int, prestige: int, words: str, *more: StripThing) -> Cell:
    """A family's; a Ghost has no seat, so its name stands in the words."""
    if family < view.seen["seats"]:
        return Cell(family, prestige, words=words, more=[one for one in more if one.value])
    points = view.amount("prestige", prestige) if prestige else ""
    return Cell(None, words=", ".join(filter(None, [f"{view.name(family)}: {words}", points])))


def _influence(view: View, number: int) -> StripThing:
    return StripThing(view.phrases.track("church"), number, "fl-church")


def _points(gains: Goods) -> tuple[int, int]:
    found = dict(gains)
    return found.get("prestige", 0), found.get("church", 0)


def _artworks(view: View, facts: Sequence[Fact]) -> Iterator[Row]:
    """Each artwork with its artist's result, and what a whole Palazzo or Chiesa brought."""
    say, phrases = view.language.say, view.phrases
    cells: list[Cell] = []
    for fact in facts:
        match fact:
            case artworks.ArtworkCompleted():
                words = say(
                    "{artwork}, {artist}",
                    artwork=phrases.artwork_in(fact.artwork),
                    artist=phrases.artist(fact.artist),
                )
                prestige, church = _points(fact.gains)
                cells.append(_cell(view, fact.family, prestige, words, _influence(view, church)))
            case artworks.ResultUsed():
                words = say("the die shows {number}", number=fact.result)
                _add_result(view, cells, fact, words)
            case artworks.ValueReached():
                _add_result(view, cells, fact, say("value {number}", number=fact.value))
            case artworks.ArtworkFailed():
                words = say("{artwork} failed", artwork=phrases.artwork_in(fact.artwork))
                cells.append(_cell(view, fact.family, -fact.lost, words))
            case artworks.BuildingWhole():
                prestige, church = _points(fact.gains)
                words = say("Palazzo") if fact.building == "palazzo" else say("Chiesa")
                words = say("all four of the {building}", building=words)
                cells.append(_cell(view, fact.family, prestige, words, _influence(view, church)))
    if cells:
        yield Row(cells, title=say("Artworks"), icon="fl-dome")


def _add_result(
    view: View,
    cells: list[Cell],
    fact: artworks.ResultUsed | artworks.ValueReached,
    words: str,
) -> None:
    """What the artist made of it stands in the line of the work, which was told just before."""
    if fact.masterpiece:
        words += ", " + view.language.say("Masterpiece")
    words += f": {'+' if fact.prestige > 0 else ''}{signed(fact.prestige)}"
    work = cells.pop()
    points = 0 if work.seat is None else work.points + fact.prestige
    cells.append(replace(work, points=points, words=f"{work.words}; {words}"))


def _offices(view: View, facts: Sequence[Fact]) -> Iterator[Row]:
    """Captain, Bishop, turn order."""
    language, names, say = view.language, view.scene.names, view.language.say
    for fact in facts:
        match fact:
            case rounds.CaptainElected():
                title, words = view.phrases.office("captain"), told.captain(language, fact, names)
                if fact.family is None:
                    cell = Cell(None, words=words)
                else:
                    title_of = language.plural("token, face down", "tokens, face down", fact.tokens)
                    token = StripThing(title_of, fact.tokens, "fl-token")
                    cell = _cell(view, fact.family, -fact.points, words, token)
                yield Row([cell], title=title, icon="fl-captain")
            case rounds.BishopElected():
                words = told.bishop(language, fact, names)
                gone = _influence(view, -fact.influence)
                cell = _cell(view, fact.family, fact.prestige + fact.cardinal, words, gone)
                yield Row([cell], title=view.phrases.office("bishop"), icon="fl-bishop")
            case rounds.BishopGone():
                words = say("There is no Bishop any more.")
                title = view.phrases.office("bishop")
                yield Row([Cell(None, words=words)], title=title, icon="fl-bishop")
            case rounds.OrderDecided():
                words = told.order(language, fact, names)
                yield Row([Cell(None, words=words)], title=say("Turn order"))


def _people(view: View, facts: Sequence[Fact]) -> Iterator[Row]:
    """Who leaves and who comes."""
    cells = []
    for fact in facts:
        match fact:
            case rounds.CharactersLeft():
                cells.append(Cell(None, words=told.left(view.language, fact)))
            case rounds.CharactersCame():
                cells.append(Cell(None, words=told.came(view.language, fact)))
    if cells:
        yield Row(cells, title=view.language.say("Life in Florenza"))


def _incomes(view: View, facts: Sequence[Fact]) -> Iterator[Row]:
    """What everybody receives to begin the next round with."""
    received: dict[int, dict[str, int]] = {}
    for fact in facts:
        if isinstance(fact, income.Income):
            sums = received.setdefault(fact.family, {})
            for good, number in fact.gains:
                sums[good] = sums.get(good, 0) + number
    cells = []
    for family, sums in received.items():
        prestige, church = sums.pop("prestige", 0), sums.pop("church", 0)
        words = view.amounts({good: number for good, number in sums.items() if number})
        cells.append(_cell(view, family, prestige, words, _influence(view, church)))
    if cells:
        yield Row(cells, title=view.language.say("Income"), icon="fl-fiorini")


# The end


def _end(view: View, facts: Sequence[Fact], ply: int) -> ScoringScene:
    say, seats = view.language.say, view.seen["seats"]
    lines: dict[str, dict[int, int]] = {}
    for fact in facts:
        if isinstance(fact, rounds.Scored):
            lines.setdefault(fact.line, {})[fact.family] = fact.points
        elif isinstance(fact, rounds.TokensCounted):
            lines.setdefault(TOKENS_LINE, {})[fact.family] = fact.points
    rows = [
        Row(
            [Cell(seat, found.get(seat, 0)) for seat in range(seats)],
            title=capital(view.phrases.line(line)),
            words=_best(view, found),
        )
        for line, found in lines.items()
        if any(found.values())
    ]
    alone = seats == 1 and view.seen["results"]
    step = ScoringStep(
        tab=say("Score sheet"),
        layout=GRID,
        rows=rows,
        lead=say("The last round is over: everything is counted line by line."),
        words=view.phrases.ending(view.seen, [], [0], view.scene.names) if alone else "",
        points=_sums(view, rows),
    )
    return ScoringScene(ply=ply, title=say("The end"), steps=[step], go_on=say("See the end"))


def _best(view: View, found: dict[int, int]) -> str:
    """Who has most of a line, or loses least, Ghosts too; or who share it."""
    say = view.language.say
    most = max(found.values())
    best = [view.name(family) for family, points in found.items() if points == most]
    if len(found) == 1 or not most:
        return ""
    if len(best) == len(found):
        return say("The same for all.")
    if len(best) > 1:
        tied = [view.language.who(name) for name in best]
        return say("A tie: {names}.", names=view.language.listed(tied))
    if most < 0:
        return say("{name} loses least.", name=best[0])
    return say("{name} has most.", name=best[0])
