"""Things worth telling at the end: each with who, in which round, and how much."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from signoria.faces.web.scene import Highlight, Scene
from signoria.games.florenza.news.artworks import (
    ArtworkCompleted,
    CrestPlaced,
    ResultUsed,
    ValueReached,
)
from signoria.games.florenza.news.economy import Built
from signoria.games.florenza.news.ghosts import GhostBuilt, GhostCreated
from signoria.games.florenza.news.rounds import (
    CaptainElected,
    RoundBegins,
    RoundEnds,
    Started,
)
from signoria.games.florenza.phrases.names import artwork_full_name, some_artist
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.web.view import View
from signoria.games.florenza.web.works import DUOMO
from signoria.kernel.news import Fact
from signoria.story import Story

LEAST_WORKSHOPS = 3  # fewer are not worth telling


@dataclass(frozen=True)
class Deed:
    """A fact, with its round and the moves until then."""

    fact: Fact
    number: int
    ply: int


def highlights(scene: Scene[Sight], story: Story) -> list[Highlight]:
    """The Duomo, the office of Captain, the best round, the greatest artwork, the workshops; of
    equals whoever was there first.
    """
    view, told = View(scene, ()), list(_deeds(story))
    tellers = (_duomo, _captain, _best_round, _greatest_work, _workshops)
    return [found for tell in tellers if (found := tell(view, told)) is not None]


def _deeds(story: Story) -> Iterator[Deed]:
    number = 1
    for ply, facts in enumerate(story.facts, 1):
        for fact in facts:
            if isinstance(fact, RoundBegins):
                number = fact.number
            yield Deed(fact, number, ply)


def _most(told: list[Deed], whose: Callable[[Fact], int | None]) -> tuple[int, list[Deed]] | None:
    """The family with the most of something, and all of it; of equals whoever was first to have
    so many.
    """
    counted: dict[int, list[Deed]] = {}
    for deed in told:
        if (family := whose(deed.fact)) is not None:
            counted.setdefault(family, []).append(deed)
    if not counted:
        return None
    return min(counted.items(), key=lambda found: (-len(found[1]), found[1][-1].ply))


def _patron(fact: Fact) -> int | None:
    """Whose crest came to lie in the Duomo; a Ghost's comes with its work."""
    if isinstance(fact, CrestPlaced | GhostCreated) and fact.artwork.startswith(f"{DUOMO} "):
        return fact.family
    return None


def _duomo(view: View, told: list[Deed]) -> Highlight | None:
    if (most := _most(told, _patron)) is None:
        return None
    family, found = most
    return _highlight(
        view,
        family,
        found[-1],
        view.language.say("Patron of the Duomo"),
        view.language.plural(
            "{name} set {number} crest in the Duomo, in round {round}.",
            "{name} set {number} crests in the Duomo, the last in round {round}.",
            len(found),
            name=view.name(family),
            round=found[-1].number,
        ),
    )


def _elected(fact: Fact) -> int | None:
    return fact.family if isinstance(fact, CaptainElected) else None


def _built(fact: Fact) -> int | None:
    return fact.family if isinstance(fact, Started | Built | GhostBuilt) else None


def _captain(view: View, told: list[Deed]) -> Highlight | None:
    """Whoever was elected most often, and when first."""
    if (most := _most(told, _elected)) is None:
        return None
    family, found = most
    tokens = sum(one.fact.tokens for one in found if isinstance(one.fact, CaptainElected))
    return _highlight(
        view,
        family,
        found[0],
        view.phrases.office("captain"),
        view.language.plural(
            "{name} was elected once, in round {round}: {tokens} tokens.",
            "{name} was elected {number} times, first in round {round}: {tokens} tokens.",
            len(found),
            name=view.name(family),
            round=found[0].number,
            tokens=tokens,
        ),
    )


def _best_round(view: View, told: list[Deed]) -> Highlight | None:
    """The most prestige within a round, before offices change hands."""
    before: tuple[int, ...] = ()
    best: tuple[int, int, Deed] | None = None
    for deed in told:
        if isinstance(deed.fact, RoundBegins):
            before = deed.fact.prestige
        elif isinstance(deed.fact, RoundEnds):
            for family, (old, new) in enumerate(zip(before, deed.fact.prestige, strict=True)):
                if best is None or new - old > best[0]:
                    best = (new - old, family, deed)
    if best is None or best[0] <= 0:
        return None
    points, family, deed = best
    return _highlight(
        view,
        family,
        deed,
        view.language.say("Best round"),
        view.language.say(
            "{name} gained {prestige} in round {round}.",
            name=view.name(family),
            prestige=view.amount("prestige", points),
            round=deed.number,
        ),
    )


def _greatest_work(view: View, told: list[Deed]) -> Highlight | None:
    """The artwork that brought most prestige, with what its artist brought."""
    best: tuple[int, Deed, ArtworkCompleted] | None = None
    work: ArtworkCompleted | None = None
    for deed in told:
        if isinstance(deed.fact, ArtworkCompleted):
            work = deed.fact
        elif isinstance(deed.fact, ResultUsed | ValueReached) and work is not None:
            points = dict(work.gains).get("prestige", 0) + deed.fact.prestige
            if best is None or points > best[0]:
                best = (points, deed, work)
    if best is None:
        return None
    points, deed, work = best
    return _highlight(
        view,
        work.family,
        deed,
        view.language.say("Greatest artwork"),
        view.language.say(
            "{name} completed {artwork} with {artist} in round {round}: {prestige}.",
            name=view.name(work.family),
            artwork=artwork_full_name(work.artwork),
            artist=some_artist(view.language, work.artist),
            round=deed.number,
            prestige=view.amount("prestige", points),
        ),
    )


def _workshops(view: View, told: list[Deed]) -> Highlight | None:
    if (most := _most(told, _built)) is None or len(most[1]) < LEAST_WORKSHOPS:
        return None
    family, found = most
    return _highlight(
        view,
        family,
        found[-1],
        view.language.say("Most workshops"),
        view.language.say(
            "{name} had {number} workshops in round {round}.",
            name=view.name(family),
            number=len(found),
            round=found[-1].number,
        ),
    )


def _highlight(view: View, family: int, deed: Deed, title: str, sentence: str) -> Highlight:
    seat = family if family < len(view.scene.seats) else None  # a Ghost has no line in the chart
    return Highlight(view.shield(family), title, sentence, seat=seat, ply=deed.ply)
