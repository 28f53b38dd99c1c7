"""Looking for puzzles in a game: a quick look at every choice, and a long one at what stands out.

What seemed best in few worlds often was lucky there, so each stage has worlds of its own, more of
them for fewer answers; in the last one the seat plays on as a master does.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from signoria.coach.why import compared
from signoria.coach.worlds import foreseen, greedily
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.puzzles.answers import answers, glances, moves, obvious
from signoria.puzzles.puzzle import Puzzle, Rival
from signoria.puzzles.weighing import (
    Sheets,
    are_twins,
    ends,
    generator,
    lead,
    masterly,
    means,
)
from signoria.record import Record

FEWEST_ANSWERS = 3
MOST_ANSWERS = 120  # where there are more, nobody sees them all
FIRST = 6  # answers that are followed first: those that seem best at once
GLANCE_WORLDS = 2
FAR = 10  # own choices that are enough for a glance
SECOND_WORLDS = 8  # of the two that matter
SCREEN_WORLDS = (6, 12)  # of the better ones, then of the best
WORLDS = 100  # to check it
FEWEST_WORLDS = 40  # … if it is very clear
BATCH = 10  # worlds, then it is seen whether that is worth going on
CONTENDERS = 4  # answers that are followed to the last stage, the best among them
STANDS_OUT = 1.0  # points more than the obvious answer
CLEAR = 1.0  # points that the best must be ahead of the second
SURE = 2.6  # standard errors, that is 99 of 100, when it is checked
VERY_SURE = 4.0  # … so that no more worlds are needed
ROOM = 0.25  # points that even the lower end of that interval is away from nothing
BEGINNING = 0.75  # of a game, where nothing is looked for
MOST_RIGHT = 2  # answers that come to the same
MOST_A_GAME = 6
MOST_OF_A_KIND = 2  # questions of one kind in a game
APART = 6  # moves between two puzzles of a game


@dataclass(frozen=True)
class Place:
    """A question in a game, and everything that judges it the same again."""

    game: Game[Any]
    state: State
    name: str  # seed, game and move

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.state.actor())


def find_in(record: Record, name: str) -> Generator[Puzzle | None]:
    """Move by move: a puzzle, or nothing. *name*: what the generators are seeded with."""
    game = record.load()
    kinds: dict[str, int] = {}
    found, last = 0, -APART
    for ply, state in enumerate(record.states()):
        kind = type(state.step).__name__ if ply < len(record.moves) else ""
        is_asked = _is_worth(state, ply, len(record.moves))
        is_free = ply >= last + APART and kinds.get(kind, 0) < MOST_OF_A_KIND
        puzzle = None
        if is_asked and is_free and found < MOST_A_GAME:
            puzzle = _look(Place(game, state.copy(), f"{name} {ply}"), record, ply)
        if puzzle:
            found, last = found + 1, ply
            kinds[kind] = kinds.get(kind, 0) + 1
        yield puzzle


def _is_worth(state: State, ply: int, moves: int) -> bool:
    """Whether a question is looked at: what is gathered is what one pays or gives back, which
    hardly makes a puzzle, what completes a choice belongs to it; and of what happens early, little
    is left at the end.
    """
    if not BEGINNING * moves <= ply < moves or int(state.actor()) < 0:
        return False
    return len(state.options()) > 1 and not state.step.gathers and not state.step.completes


def _look(place: Place, record: Record, ply: int) -> Puzzle | None:
    said = answers(place.state)
    if not FEWEST_ANSWERS <= len(said) <= MOST_ANSWERS:
        return None
    values = glances(place.game, place.state, said, generator(place.name, "glance"))
    seeming = obvious(said, values)
    order = sorted(range(len(said)), key=lambda at: -values[at])
    contenders = _screened(place, [said[at] for at in order], seeming)
    if contenders is None:
        return None
    weighed = weigh(place, contenders, WORLDS)
    found = (weighed.best, *weighed.also)
    if contenders[0] not in found or len(found) > MOST_RIGHT or set(found) & set(seeming):
        return None
    if not is_clear(weighed.rivals):
        return None
    shown = next(one.said for one in weighed.rivals if one.said in seeming)
    return Puzzle(0, record, ply, weighed.best, weighed.also, shown, weighed.worlds, weighed.rivals)


def _screened(place: Place, liked: list[str], seeming: list[str]) -> list[str] | None:
    """The answers to check, the best first and the obvious among them; nothing, if it is no
    puzzle as far as can be seen quickly.
    """
    if len(seeming) == len(liked):
        return None
    quick = _ranked(place, liked[:FIRST])
    seems = next(said for said, _ in quick if said in seeming)
    if quick[0][0] in seeming or not _is_ahead(place, quick[0][0], seems):
        return None
    few = [said for said, _ in quick]
    if _kept(place, few, seeming, SCREEN_WORLDS[0], "screen") is None:
        return None
    if len(liked) > FIRST:  # with the same worlds
        quick = sorted([*quick, *_ranked(place, liked[FIRST:])], key=lambda one: -one[1])
        few = [said for said, _ in quick[: 2 * CONTENDERS]]
        few += [seems] if seems not in few else []
    return _kept(place, few, seeming, SCREEN_WORLDS[1], "screen again")


def _is_ahead(place: Place, best: str, seems: str) -> bool:
    """Whether an answer is better than the obvious one in other worlds, too."""
    rng = generator(place.name, "second")
    found = list(ends(place.game, place.state, [best, seems], SECOND_WORLDS, rng, greedily()))
    ahead, error = lead(found, 0, 1, place.seat)
    return ahead >= max(STANDS_OUT, error)


def _kept(
    place: Place, said: list[str], seeming: list[str], worlds: int, what: str
) -> list[str] | None:
    """The best of some answers, and the best of the obvious ones among them; nothing, if the best
    is one of those, or hardly better than the second.
    """
    rng = generator(place.name, what)
    found = list(ends(place.game, place.state, said, worlds, rng, greedily()))
    mean = means(found, place.seat)
    order = sorted(range(len(said)), key=lambda at: -mean[at])
    best = [at for at in order if are_twins(found, order[0], at)]
    others = [at for at in order if at not in best]
    if not others or any(said[at] in seeming for at in best):
        return None
    ahead, error = lead(found, best[0], others[0], place.seat)
    if ahead < error:
        return None
    kept = [said[at] for at in (*best[:CONTENDERS], *others[: CONTENDERS - 1])]
    if not set(kept) & set(seeming):
        kept.append(next(said[at] for at in order if said[at] in seeming))
    return kept


def _ranked(place: Place, said: list[str]) -> list[tuple[str, float]]:
    """Answers with what they seem to bring, the best first; always in the same few worlds."""
    rng = generator(place.name, "first")
    ways = [moves(place.state, one) for one in said]
    horizon = min(FAR, int(place.game.horizon))
    mean = foreseen(place.game, place.state, ways, GLANCE_WORLDS, rng, horizon)
    return sorted(zip(said, mean, strict=True), key=lambda one: -one[1])


class Weighed(NamedTuple):
    """What came of weighing some answers, in so many worlds."""

    best: str
    also: tuple[str, ...]  # those that are the same in every world
    rivals: tuple[Rival, ...]  # the others, the nearest first
    worlds: int


def weigh(
    place: Place,
    said: Sequence[str],
    worlds: int,
    what: str = "check",
    to_the_end: bool = False,
) -> Weighed:
    """Which of some answers is best, and what the others cost; the seat plays on as a master does.
    Unless it goes *to_the_end*, it ends early where it is no puzzle, or clearly one.
    """
    rng = generator(place.name, what)
    found: list[list[Sheets]] = []
    for sheets in ends(place.game, place.state, said, worlds, rng, masterly):
        found.append(sheets)
        is_pause = len(found) % BATCH == 0 and not to_the_end
        if is_pause and _is_settled(found, place.seat):
            break
    mean = means(found, place.seat)
    best = max(range(len(said)), key=lambda at: mean[at])
    also, rivals = [], []
    for at, other in enumerate(said):
        if at == best:
            continue
        if are_twins(found, best, at):
            also.append(other)
            continue
        why = compared([(sheets[best], sheets[at]) for sheets in found], place.seat, other)
        rivals.append(Rival(other, *lead(found, best, at, place.seat), why))
    rivals.sort(key=lambda one: one.cost)
    return Weighed(said[best], tuple(also), tuple(rivals), len(found))


def _is_settled(found: Sequence[list[Sheets]], seat: int) -> bool:
    """Whether the answer that was best before is hardly ahead of another, or far ahead of all."""
    others = [at for at in range(1, len(found[0])) if not are_twins(found, 0, at)]
    leads = [lead(found, 0, at, seat) for at in others]
    if any(ahead < error for ahead, error in leads):
        return True
    is_far = all(ahead >= CLEAR and ahead - VERY_SURE * error >= ROOM for ahead, error in leads)
    return is_far and len(found) >= FEWEST_WORLDS


def is_clear(rivals: Sequence[Rival]) -> bool:
    """Whether the best answer is better than each of the others, beyond doubt."""
    return bool(rivals) and all(
        one.cost >= CLEAR and one.cost - SURE * one.error >= ROOM for one in rivals
    )
