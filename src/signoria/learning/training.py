"""Training: self-play in lessons of so many games, with a checkpoint after each.

Everything counts in games, never in time: a training that was stopped goes on from its checkpoint
and ends as one that was not, with the same weights for the same seed.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from signoria.kernel.chance import Rng
from signoria.kernel.game import Game
from signoria.learning import weights
from signoria.learning.features import fingerprint
from signoria.learning.habits import as_learned, remember
from signoria.learning.lessons import (
    Part,
    Players,
    here,
    pack,
    parts_of,
    tally_up,
    write_down,
)
from signoria.learning.practising import Tally, step
from signoria.learning.selfplay import GAMES_IN_A_CYCLE
from signoria.learning.studying import Notes, Student, study

MAGIC = b"signoria training 1\n"
LESSONS = 100  # in a training
PRACTICES = 20  # lessons for habits, before
RIDGE = 0.3  # of what was seen on average: how much caution where little was seen
PACE = 0.7  # of a step towards what explains the margins best
COOLER = 0.5  # of the heat, in the last of them
SEEDS = 1 << 31
LAST_RATE = 0.01  # of the first
KEPT = 20  # lessons in the log of the weights


class TrainingError(ValueError):
    """A training that cannot go on; the message says why."""


@dataclass(frozen=True)
class Lesson:
    """How one went: games so far, how far off the margins were, seat 0's points in good games."""

    games: int
    off: float
    points: float


class Training:
    """One network for one game and number of players."""

    def __init__(self, game: Game[Any], seats: int, seed: int, games: int) -> None:
        game.check_seats(seats)
        if games < 1:
            raise TrainingError(f"a training has at least 1 game, not {games}")
        self.game = game
        self.seats = seats
        self.seed = seed
        self.games = games
        self.done = 0
        self.practised = 0  # games for habits
        self.log: list[Lesson] = []
        self.judge = weights.untrained(game, seats)
        self.settings = weights.settings_of(game, seats)
        self.rng = Rng(seed)
        self.judge.network.scatter(self.rng)
        self.student = Student(self.judge.network, self.settings.caution)
        self.first_seed = self.rng.below(SEEDS) * SEEDS  # of the games, the next number each
        cycle = int(GAMES_IN_A_CYCLE)
        self.lesson = max(games // LESSONS // cycle, 1) * cycle
        self.practice = self.settings.practice if game.habits else 0
        self.drill = max(self.practice // PRACTICES, 1)

    @property
    def lessons_left(self) -> int:
        """How many lessons there are still to come."""
        practice = self.practice - self.practised
        return -(-practice // self.drill) - (-(self.games - self.done) // self.lesson)

    def lessons(self, players: Players = here) -> Iterator[Lesson]:
        """Learn on, lesson by lesson, to the end; *players* play the games. Habits come first."""
        while self.practised < self.practice:
            yield self._practise(players)
        while self.done < self.games:
            yield self._learn(players)

    def _practise(self, players: Players) -> Lesson:
        games = min(self.drill, self.practice - self.practised)
        heat = self.settings.heat * (1.0 - COOLER * self.practised / self.practice)
        whole = self._part(self.first_seed + SEEDS // 2, self.practised, games, heat)
        tally, points = Tally(len(self.judge.habits.learned)), 0.0
        for played in players(parts_of(whole)):
            tally_up(played, tally)
            points += played.points
        step(tally, self.judge.habits, RIDGE, PACE)
        self.practised += games
        return Lesson(0, round(tally.spread, 3), round(points / games, 3))

    def _part(self, seed: int, done: int, games: int, heat: float = 0.0) -> Part:
        return Part(
            self.game.name,
            self.game.box.text,
            self.seats,
            self.settings,
            seed,
            done,
            games,
            pack(self.judge.network),
            as_learned(self.judge.habits),
            heat,
        )

    def _learn(self, players: Players) -> Lesson:
        chosen, notes = self.settings, Notes()
        games = min(self.lesson, self.games - self.done)
        points, good = 0.0, 0
        for played in players(parts_of(self._part(self.first_seed, self.done, games))):
            write_down(played, notes)
            points, good = points + played.points, good + played.games
        rate = chosen.rate * max(1.0 - self.done / self.games, LAST_RATE)
        self.student.errors, self.student.lessons = 0.0, 0
        study(self.student, notes, chosen.times, rate, self.rng)
        self.done += games
        off = (self.student.errors / max(int(self.student.lessons), 1)) ** 0.5 * chosen.scale
        lesson = Lesson(self.done, round(off, 3), round(points / max(good, 1), 3))
        self.log.append(lesson)
        return lesson

    def write(self, path: Path) -> None:
        """The weights so far, with their story."""
        every = max(len(self.log) // KEPT, 1)
        story = {
            "seed": self.seed,
            "games trained": self.done,
            "games planned": self.games,
            "games for habits": self.practised,
            "log": [[one.games, one.off, one.points] for one in self.log[::-every][::-1]],
        }
        weights.write(path, self.judge, self.seats, story, self._learned())

    def _learned(self) -> list[bool]:
        """Of each line, whether it was moved: what a margin is worth always moves."""
        moved, across = self.student.lines, int(self.judge.network.across)
        answer = int(self.judge.network.hidden)
        lines = range(int(self.judge.network.layout.lines))
        return [moved[line * across + answer] != self.settings.caution for line in lines]

    def save(self, path: Path) -> None:
        """A checkpoint: everything, to the last digit."""
        numbers = array("d", [number for kept in self._numbers() for number in kept]).tobytes()
        header = {
            **self._identity(),
            "done": self.done,
            "practised": self.practised,
            "habits": as_learned(self.judge.habits),
            "carry": int(self.rng.carry),
            "log": [[one.games, one.off, one.points] for one in self.log],
            "sha256": sha256(numbers).hexdigest(),
        }
        new = path.with_name(path.name + ".new")
        new.write_bytes(MAGIC + json.dumps(header).encode() + b"\n" + numbers)
        new.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint of the same training."""
        content = path.read_bytes()
        said, _, packed = content.removeprefix(MAGIC).partition(b"\n")
        try:
            header = json.loads(said)
            is_whole = header["sha256"] == sha256(packed).hexdigest()
        except (ValueError, KeyError, TypeError):
            is_whole = False
        if not content.startswith(MAGIC) or not is_whole:
            raise TrainingError(f"{path} is damaged; remove it to begin anew")
        for name, wanted in self._identity().items():
            if header.get(name) != wanted:
                raise TrainingError(
                    f"{path} is of a training with {name} {header.get(name)}, not {wanted}; "
                    f"train with that, choose another --output, or remove it"
                )
        numbers = array("d", packed)
        at = 0
        for kept in self._numbers():
            for place in range(len(kept)):
                kept[place] = numbers[at]
                at += 1
        self.done, self.practised = header["done"], header["practised"]
        remember(self.judge.habits, header["habits"])
        self.rng.carry = header["carry"]
        self.log = [Lesson(*one) for one in header["log"]]

    def _numbers(self) -> list[Any]:
        """All that was learned so far, and how."""
        network, student = self.judge.network, self.student
        kept = [network.lines, network.bias, network.out]
        return [*kept, student.lines, student.bias, student.out]

    def _identity(self) -> dict[str, Any]:
        """What must be the same to go on."""
        chosen = self.settings
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "box": self.game.box.fingerprint,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "settings": sha256(repr(chosen).encode()).hexdigest()[:16],
            "features": fingerprint(self.judge.network.layout),
        }
