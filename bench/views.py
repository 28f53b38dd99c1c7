"""What looking costs: ``observe``, and a drawn view of a table, in CPU time.

    python -m bench.views [game …]

A game of four greedy bots, the same every time, is looked at as it is played: after every move,
in four stretches of it, by the seat that is asked, as the server shows it then: the table's data,
and the drawing. Each view is drawn once, after the one before, as at a table; the first views of a
stretch are not counted. All this happens in three processes one after another; of each view the
least CPU time counts. Printed are the median and the slowest tenth of all views.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

import signoria
from signoria._ways_to_run import is_compiled
from signoria.faces.web import table_view
from signoria.faces.web.page_data import TableData, Visitor
from signoria.server.credentials import hashed, new_secret
from signoria.server.sitting import Chair, Sitting
from signoria.server.tables import Opening, prepare
from signoria.server.views import Viewer, table_data
from signoria.server.worker import tidy_seldom
from signoria.session import PERSON
from signoria.story import Story

SEATS = 4
STRETCHES = 4
LENGTH = 16  # views in a stretch
UNCOUNTED = 4
PROCESSES = 3
LOOKS = 20  # observations in one measurement
GOALS = {"medici_dice": 5, "firenze": 5, "florenza_dice": 10, "florenza": 10}  # milliseconds
OBSERVE_GOAL = 50  # microseconds


class Looking:
    """A game whose positions are looked at."""

    def __init__(self, name: str) -> None:
        self.game = signoria.load(name)
        self.record = signoria.Table(self.game, ["greedy"] * SEATS, seed=1).run()
        self.viewer = Viewer(new_secret())
        self.visitor = Visitor("en", "", "")
        self.story = Story.of(self.record)

    def stretches(self) -> list[list[int]]:
        """Positions in which somebody is asked, one after another, spread over the game."""
        asked = [ply for ply, move in enumerate(self.record.moves) if move.who >= 0]
        apart = max(LENGTH, (len(asked) - LENGTH) // (STRETCHES - 1))
        return [asked[first : first + LENGTH] for first in range(0, len(asked), apart)]

    def sitting(self, ply: int) -> Sitting:
        """The table after so many moves; every seat is the viewer's."""
        owner = hashed(self.viewer.secret or "")
        chairs = [Chair(seat, PERSON, f"Player {seat}", owner) for seat in range(SEATS)]
        options, moves = self.record.options, self.record.moves[:ply]
        found, _ = prepare(Opening(self.game.name, chairs, options, owner, moves=moves))
        return found

    def data(self, sitting: Sitting) -> TableData:
        """The table for its page, which shows the move before."""
        shown = max(0, len(sitting.session.moves) - 1)
        return table_data(sitting, self.story, self.viewer, shown_ply=shown)

    def draw(self, sitting: Sitting) -> str:
        """A view as it is sent."""
        return table_view(self.visitor, self.data(sitting))


def measure(name: str) -> dict[str, list[float]]:
    """Microseconds of each observation, and milliseconds of each view; in this process."""
    looking = Looking(name)
    tidy_seldom()  # as in a server's worker
    found: dict[str, list[float]] = {"observe": [], "view": []}
    for stretch in looking.stretches():
        for number, ply in enumerate(stretch):
            sitting = looking.sitting(ply)
            state, seat = sitting.session.state, sitting.session.actor
            began = time.process_time()
            looking.draw(sitting)
            drawn = time.process_time()
            for _ in range(LOOKS):
                looking.game.observe(state, seat)
            observed = time.process_time()
            if number >= UNCOUNTED:
                found["view"].append((drawn - began) * 1e3)
                found["observe"].append((observed - drawn) / LOOKS * 1e6)
    return found


def measured_apart(name: str) -> dict[str, list[float]]:
    """The same, of several processes the least."""
    runs = [
        json.loads(
            subprocess.run(
                [sys.executable, "-m", "bench.views", "--once", name],
                cwd=Path(__file__).parents[1],
                check=True,
                capture_output=True,
            ).stdout
        )
        for _ in range(PROCESSES)
    ]
    return {what: list(map(min, *(run[what] for run in runs))) for what in runs[0]}


def main() -> None:
    """Every game, or those that are named."""
    if sys.argv[1:2] == ["--once"]:
        print(json.dumps(measure(sys.argv[2])))
        return
    print("compiled" if is_compiled() else "interpreted")
    print("| game | observe, µs | 90 % | goal | a view, ms | 90 % | goal | views |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for name in sys.argv[1:] or list(GOALS):
        found = measured_apart(name)
        middle = {what: statistics.median(times) for what, times in found.items()}
        slow = {what: statistics.quantiles(times, n=10)[-1] for what, times in found.items()}
        print(
            f"| {signoria.load(name).title} | {middle['observe']:.0f} | {slow['observe']:.0f} "
            f"| {OBSERVE_GOAL} | {middle['view']:.1f} | {slow['view']:.1f} | {GOALS[name]} "
            f"| {len(found['view'])} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
