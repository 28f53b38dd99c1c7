"""How fast a game runs: compiled, interpreted, and beside its limit in C where there is one.

Every slice of one way to run stands between slices of the others, in one run, and the ratios
are taken slice by slice: on a busy machine only those mean something.
"""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from signoria.bots.search import copy_often, play_games
from signoria.kernel.chance import Rng
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.library import load

ROUNDS = 7
COMPILED, INTERPRETED, LIMIT = "compiled", "interpreted", "C"
_SLICES = {COMPILED: (4000, 200_000), INTERPRETED: (60, 10_000), LIMIT: (12_000, 1_000_000)}
_LIMITS = Path(__file__).parents[2] / "bench"


@dataclass
class Timings:
    """Microseconds by slice."""

    decision: list[float] = field(default_factory=list)  # inside the engine
    action: list[float] = field(default_factory=list)  # through the Python API
    copy: list[float] = field(default_factory=list)
    decisions_a_game: float = 0.0

    def add(self, measured: Mapping[str, float]) -> None:
        """One more slice."""
        self.decision.append(measured["decision"])
        self.copy.append(measured["copy"])
        if "action" in measured:
            self.action.append(measured["action"])
        self.decisions_a_game = measured["decisions_a_game"]


class Bench:
    """Measures a game, round by round, and makes a table of the rounds so far."""

    def __init__(self, name: str, seats: int | None = None) -> None:
        game = load(name)
        self.title = game.title
        self.players = max(game.seats) if seats is None else seats
        game.check_seats(self.players)
        self.timings = {way: Timings() for way in (COMPILED, INTERPRETED, LIMIT)}
        self.is_compiled = False
        self._name = name

    def rounds(self, count: int = ROUNDS) -> Generator[int]:
        """Measure so many rounds. A round counts when it is complete."""
        ways = (COMPILED, INTERPRETED)
        workers: dict[str, _Worker] = {}
        try:
            for way in ways:
                workers[way] = _Worker(self._name, self.players, way)
            self.is_compiled = workers[COMPILED].really
            has_limit = self.players > 1 and _Limit.source(self._name).exists()
            limit = _Limit(self._name, self.players) if has_limit else None
            if limit:
                _check_same_games(workers[COMPILED], limit)
            for seed in range(1, count + 1):
                slices = [(LIMIT, limit.measure(seed))] if limit else []
                slices += [(way, workers[way].measure(seed)) for way in ways]
                for way, measured in slices:
                    self.timings[way].add(measured)
                yield seed
        finally:
            for worker in workers.values():
                worker.close()

    def text(self) -> str:
        """A table in Markdown."""
        return _table(self.title, self.players, self.timings, self.is_compiled)


def report(name: str, seats: int | None = None, rounds: int = ROUNDS) -> str:
    """Measure a game and answer with a table in Markdown."""
    bench = Bench(name, seats)
    for _ in bench.rounds(rounds):
        pass
    return bench.text()


def _check_same_games(worker: _Worker, limit: _Limit) -> None:
    mine, right = worker.ask(task="check", seed=7, games=500), limit.check(7, 500)
    if mine != right:
        raise AssertionError(f"{limit.source(limit.name).name} plays other games: {mine} {right}")


def _table(title: str, seats: int, timings: dict[str, Timings], really_compiled: bool) -> str:
    lines = [
        f"### {title}, {seats} player{'' if seats == 1 else 's'}",
        "",
        "| | µs a decision, inside | playouts a second | µs an action, Python API | µs a copy |",
        "|---|---|---|---|---|",
    ]
    for way, timing in timings.items():
        if timing.decision:
            games = 1e6 / (min(timing.decision) * timing.decisions_a_game)
            action = f"{min(timing.action):.2f}" if timing.action else ""
            copy = f"{min(timing.copy):.3f}"
            lines.append(
                f"| {way} | {min(timing.decision):.3f} | {games:,.0f} | {action} | {copy} |"
            )
    if not really_compiled:
        lines.append("")
        lines.append("**No compiled modules were found: both rows are interpreted.**")
    lines.append("")
    for slow, fast in ((COMPILED, LIMIT), (INTERPRETED, COMPILED)):
        if timings[fast].decision:
            best = min(timings[slow].decision) / min(timings[fast].decision)
            paired = median(
                a / b for a, b in zip(timings[slow].decision, timings[fast].decision, strict=True)
            )
            lines.append(
                f"A decision {slow} takes {best:.1f} times the time of {fast} "
                f"(best against best; median of paired slices {paired:.1f})."
            )
    return "\n".join(lines)


class _Worker:
    """A process of its own that runs compiled or interpreted."""

    def __init__(self, name: str, seats: int, way: str) -> None:
        self.games, self.copies = _SLICES[way]
        environment = {key: value for key, value in os.environ.items() if key != "SIGNORIA_PURE"}
        if way == INTERPRETED:
            environment["SIGNORIA_PURE"] = "1"
        self.process = subprocess.Popen(  # noqa: S603 - this very program
            [sys.executable, "-W", "ignore", "-m", "signoria.bench", name, str(seats)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            process_group=0,  # Ctrl-C is for whoever waits
        )
        self.really = bool(self.ask(task="compiled"))

    def ask(self, **task: Any) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def measure(self, seed: int) -> dict[str, float]:
        answer: dict[str, float] = self.ask(
            task="measure", seed=seed, games=self.games, copies=self.copies
        )
        return answer

    def close(self) -> None:
        """Without a task it ends by itself; in the middle of one it is ended."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        try:
            self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


class _Limit:
    """The same game in C, from ``bench/``."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.seats = seats
        with tempfile.TemporaryDirectory() as folder:
            library = Path(folder) / "limit.so"
            compiler = os.environ.get("CC", "cc")
            subprocess.run(  # noqa: S603 - our own C file
                [compiler, "-O3", "-shared", "-fPIC", "-o", str(library), str(self.source(name))],
                check=True,
            )
            self.library = ctypes.CDLL(str(library))
        self.library.play_games.restype = ctypes.c_int64
        self.library.prepare()

    @staticmethod
    def source(name: str) -> Path:
        return _LIMITS / f"{name}_limit.c"

    def check(self, seed: int, games: int) -> list[int]:
        mixed = ctypes.c_int64()
        decisions = self.library.play_games(
            *map(ctypes.c_int64, (self.seats, games, seed)), ctypes.byref(mixed)
        )
        return [int(decisions), mixed.value]

    def measure(self, seed: int) -> dict[str, float]:
        games, copies = _SLICES[LIMIT]
        began = process_time()
        decisions = self.check(seed, games)[0]
        inside = process_time() - began
        began = process_time()
        self.library.copy_often(*map(ctypes.c_int64, (self.seats, copies)))
        copying = process_time() - began
        return {
            "decision": inside / decisions * 1e6,
            "copy": copying / copies * 1e6,
            "decisions_a_game": decisions / games,
        }


def _measure(first: State, seed: int, games: int, copies: int) -> dict[str, float]:
    began = process_time()
    decisions = int(play_games(first, games, Rng(seed)))
    inside = process_time() - began
    began = process_time()
    actions = sum(_play_through_the_api(first.copy(), Rng(seed)) for _ in range(games // 8))
    api = process_time() - began
    state = _middle(first, decisions // games)
    began = process_time()
    copy_often(state, copies)
    copying = process_time() - began
    return {
        "decision": inside / decisions * 1e6,
        "action": api / actions * 1e6,
        "copy": copying / copies * 1e6,
        "decisions_a_game": decisions / games,
    }


def _play_through_the_api(state: State, rng: Rng) -> int:
    """What a Python program does: ask, choose, apply; one outcome of chance at a time."""
    actions = 0
    while state.actor() != NOBODY:
        options = state.options()
        state.apply(options[rng.below(len(options))])
        actions += 1
    return actions


def _middle(first: State, decisions: int) -> State:
    state, rng = first.copy(), Rng(3)
    made = 0
    while made < decisions // 2 or state.actor() == CHANCE:
        options = state.options()
        made += state.actor() != CHANCE
        state.apply(options[rng.below(len(options))])
    return state


def _check(name: str, first: State, seed: int, games: int) -> list[int]:
    """Decisions and mixed points of random games, for comparison with the limit."""
    game, rng = load(name), Rng(seed)
    decisions = mixed = 0
    for _ in range(games):
        state = first.copy()
        while state.actor() != NOBODY:
            if state.actor() == CHANCE:
                state.deal(rng)
            else:
                options = state.options()
                state.apply(options[rng.below(len(options))])
                decisions += 1
        for sheet in game.scores(state):
            mixed = (mixed * 31 + sheet.total) & 0xFFFFFFF
    return [decisions, mixed]


def _work(name: str, seats: int) -> None:
    """Answer the tasks that come in, one line each."""
    from signoria import is_compiled

    first = load(name).new(seats)
    for line in sys.stdin:
        task = json.loads(line)
        answer: Any = is_compiled()
        if task["task"] == "measure":
            answer = _measure(first, task["seed"], task["games"], task["copies"])
        elif task["task"] == "check":
            answer = _check(name, first, task["seed"], task["games"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    _work(sys.argv[1], int(sys.argv[2]))
