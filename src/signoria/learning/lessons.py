"""The games of a lesson, in parts that any process may play: the same notes every time.

Each game depends on its number and on the network alone. A lesson is cut into parts of so many
games, whoever plays them, and notes are put together in the order of the games.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from signoria.kernel.box import Box
from signoria.kernel.game import Game
from signoria.learning import weights
from signoria.learning.features import Settings
from signoria.learning.habits import remember
from signoria.learning.judging import Judge
from signoria.learning.network import Network
from signoria.learning.practising import Tally, count_all, practise
from signoria.learning.selfplay import Teacher, play_games
from signoria.learning.studying import Notes, add_all, as_noted
from signoria.library import load_beside

GAMES_IN_A_PART = 32


@dataclass(frozen=True)
class Part:
    """Some games of a lesson, and all that is needed to play them: plain values."""

    game: str
    box: str  # its text
    seats: int
    settings: Settings
    seed: int
    done: int  # games before
    games: int
    numbers: bytes  # the network's weights
    habits: list[float]  # as they were learned so far
    heat: float = 0.0  # more: the games are for habits


@dataclass(frozen=True)
class Played:
    """What came of a part: notes, packed, and how well it went."""

    lines: bytes
    counts: bytes
    margins: bytes
    chances: bytes
    based: bytes
    points: float  # of seat 0, in games without random choices
    games: int  # without random choices
    rows: bytes = b""  # of habits: what was tried


Players = Callable[[Iterable[Part]], Iterator[Played]]  # in the order of the parts


def here(parts: Iterable[Part]) -> Iterator[Played]:
    """Play them in this process, one after the other."""
    return map(play, parts)


def parts_of(whole: Part) -> list[Part]:
    """A lesson, in parts."""
    ends = range(whole.done, whole.done + whole.games, GAMES_IN_A_PART)
    last = whole.done + whole.games
    return [replace(whole, done=at, games=min(GAMES_IN_A_PART, last - at)) for at in ends]


_ready: dict[tuple[str, str, int, str], tuple[Game[Any], Judge, Judge]] = {}


def play(part: Part) -> Played:
    """The games of a part."""
    game, judge, by_hand = _prepared(part)
    for one in (judge, by_hand):
        remember(one.habits, part.habits)
    if part.heat:
        return _practised(part, game, by_hand)
    unpack(part.numbers, judge.network)
    chosen, notes = part.settings, Notes()
    plans = chosen.study if chosen.plans else 0
    is_watched = part.done < chosen.watched
    guide = by_hand if is_watched else judge
    decay = 1.0 if is_watched and not part.habits else chosen.decay
    teacher = Teacher(judge, guide, part.seats, decay, chosen.random, plans, chosen.heat)
    play_games(teacher, game.new(part.seats), part.games, part.done, part.seed, notes)
    return Played(
        array("q", list(notes.lines)[: int(notes.used)]).tobytes(),
        array("q", notes.counts).tobytes(),
        array("d", notes.margins).tobytes(),
        array("d", notes.chances).tobytes(),
        array("d", notes.based).tobytes(),
        float(teacher.points),
        int(teacher.games),
    )


def _practised(part: Part, game: Game[Any], by_hand: Judge) -> Played:
    """The games of a part that is for habits."""
    first = game.new(part.seats)
    found = practise(by_hand, first, part.games, part.done, part.seed, part.heat)
    margins, rows = array("d", found.margins), array("d", list(found.rows))
    told = (b"", b"", margins.tobytes(), b"", b"")
    return Played(*told, float(found.points), part.games, rows.tobytes())


def tally_up(played: Played, tally: Tally) -> None:
    """Count the rows of a part that was for habits."""
    count_all(tally, list(array("d", played.rows)), list(array("d", played.margins)))


def _prepared(part: Part) -> tuple[Game[Any], Judge, Judge]:
    """The game and judges to play with; kept, for the next part is probably like this one."""
    key = (part.game, part.box, part.seats, repr(part.settings))
    if key not in _ready:
        game = load_beside(Box(part.box, part.game))
        _ready.clear()
        judge = weights.judge_for(game, part.seats, part.settings)
        _ready[key] = (game, judge, weights.by_hand(game, part.seats))
    return _ready[key]


def write_down(played: Played, notes: Notes) -> None:
    """The notes of a part, behind those of the parts before."""
    lines = list(array("q", played.lines))
    told = [list(array("d", one)) for one in (played.margins, played.chances, played.based)]
    found = as_noted(lines, list(array("q", played.counts)), *told)
    add_all(notes, found)


def pack(network: Network) -> bytes:
    """All weights, to the last digit."""
    return array("d", [*network.lines, *network.bias, *network.out]).tobytes()


def unpack(numbers: bytes, network: Network) -> None:
    """Weights as they were packed."""
    at, found = 0, array("d", numbers)
    for kept in (network.lines, network.bias, network.out):
        for place in range(len(kept)):
            kept[place] = found[at]
            at += 1
