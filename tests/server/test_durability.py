"""``kill -9`` under load, ten times: no acknowledged move is lost, and no game is stuck."""

from __future__ import annotations

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from uuid import uuid4

import httpx
import pytest

from signoria import Record
from signoria.fairness import check
from tests.server.people import OpenTable, Program, wait_until
from tests.server.site import ProcessSite

TABLES = 20
DRIVERS = 4
KILLS = 10
LOAD_SECONDS = 0.4


@dataclass
class Played:
    """A table under load, and what the server has acknowledged there."""

    table: OpenTable
    acknowledged: list[tuple[int, str]] = field(default_factory=list)  # seat, words
    unsent: tuple[int, dict] | None = None  # the request that the kill has cut off
    is_over: bool = False

    def play_on(self) -> None:
        """One move, if one of ours is asked."""
        for seat, player in self.table.players.items():
            if self.unsent is None:
                seen = player.sees(self.table.name)
                self.is_over = seen["status"] == "over"
                if not seen["options"]:
                    continue
                action = random.choice(seen["options"])
                wanted = {"action": action, "version": seen["version"], "key": str(uuid4())}
                self.unsent = (seat, wanted)
            if self.unsent[0] == seat:
                answer = player.http.post(f"/tables/{self.table.name}/actions", json=self.unsent[1])
                assert answer.status_code == 200, answer.text
                assert (answer.json()["seat"], answer.json()["text"]) == (
                    seat,
                    self.unsent[1]["action"],
                )
                self.acknowledged.append((seat, self.unsent[1]["action"]))
                self.unsent = None

    def check(self) -> Record:
        """Everything acknowledged is there, in order, and nothing of ours twice."""
        text = httpx.get(f"{self.table.address}/api/v1/tables/{self.table.name}/record").text
        record = Record.parse(text)
        said = list(self.acknowledged)
        if self.unsent is not None:  # perhaps committed, but killed before it was said
            said.append((self.unsent[0], self.unsent[1]["action"]))
        assert self._told(record, said) & {len(self.acknowledged), len(said)}
        return record

    def _told(self, record: Record, said: list[tuple[int, str]]) -> set[int]:
        """How many of *said*, from the first on, can be our moves in the record; what is left
        over had one legal answer, which the table gave.
        """
        told = {0}
        for state, move in zip(record.states(), [*record.moves, None], strict=True):
            if move is None or move.who not in self.table.players:
                continue
            one = (move.who, move.text)
            as_said = {count + 1 for count in told if said[count : count + 1] == [one]}
            told = as_said | (told if len(state.options()) == 1 else set())
            assert told, (one, said)
        return told


class Load:
    """At least twenty tables that are played without a pause."""

    def __init__(self, address: str) -> None:
        self.program = Program(address)
        self.address = address
        self.played = [self._open() for _ in range(TABLES)]
        self.finished: list[Played] = []

    def _open(self) -> Played:
        players = random.choice([("me", "me"), ("me", "journeyman"), ("me", "apprentice", "me")])
        return Played(self.program.opens(*players))

    def run_until(self, end: threading.Event) -> None:
        """Play until told; what a dying server has cut off is sent again, with the same key."""
        with ThreadPoolExecutor(DRIVERS) as pool:
            for done in [pool.submit(self._drive, at, end) for at in range(DRIVERS)]:
                done.result()

    def _drive(self, at: int, end: threading.Event) -> None:
        while True:
            for place in range(at, TABLES, DRIVERS):
                try:
                    self.played[place].play_on()
                    if self.played[place].is_over:
                        self.finished.append(self.played[place])
                        self.played[place] = self._open()
                except httpx.TransportError:
                    time.sleep(0.01)
                if end.is_set():
                    return

    def moves(self) -> int:
        return sum(len(played.acknowledged) for played in [*self.played, *self.finished])

    def check(self) -> None:
        for played in [*self.played, *self.finished[-5:]]:
            played.check()

    def finish(self) -> None:
        """No game is stuck: all of them come to their end, and the dealer was honest."""
        with ThreadPoolExecutor(DRIVERS) as pool:
            list(pool.map(_finish, self.played))
        for played in [*self.played, *self.finished]:
            assert check(played.check()) == []


def _finish(played: Played) -> None:
    def is_over() -> bool:
        played.play_on()
        return played.is_over

    wait_until(is_over, 60)


def _kill_in_the_midst(site: ProcessSite, load: Load, end: threading.Event) -> None:
    """The server dies at a moment of its own, after something was played since the last time."""
    before = load.moves()
    try:
        wait_until(lambda: load.moves() > before, 60)
        time.sleep(LOAD_SECONDS + random.random() * 0.2)
    finally:
        site.kill()
        end.set()


def _kill_ten_times(site: ProcessSite) -> Load:
    random.seed(7)
    site.start()
    load = Load(site.address)
    for _ in range(KILLS):
        end = threading.Event()
        with ThreadPoolExecutor(1) as pool:
            killed = pool.submit(_kill_in_the_midst, site, load, end)
            load.run_until(end)
            killed.result()
        site.start()
        load.check()
    load.finish()
    return load


def test_no_acknowledged_move_is_lost_on_sqlite(tmp_path):
    site = ProcessSite(f"sqlite:///{tmp_path}/tables.sqlite")
    try:
        _kill_ten_times(site)
    finally:
        site.kill()


def test_no_acknowledged_move_is_lost_on_postgres_with_two_workers(postgres):
    site = ProcessSite(postgres.database(), workers=2)
    try:
        _kill_ten_times(site)
    finally:
        site.kill()


@pytest.mark.parametrize("workers", [2])
def test_a_worker_that_dies_is_replaced_and_its_tables_go_on(postgres, workers):
    site = ProcessSite(postgres.database(), workers=workers)
    site.start()
    try:
        load = Load(site.address)
        for worker in site.workers_alive()[:1]:
            end = threading.Event()
            threading.Timer(0.4, worker.kill).start()
            threading.Timer(1.0, end.set).start()
            load.run_until(end)
        time.sleep(0.5)
        wait_until(lambda: len(site.workers_alive()) == workers)
        load.finish()
    finally:
        site.kill()
