"""Attended tables beside an abuser.

    python bench/load.py --part abuser      20 attended tables while one address does its worst

One address opens tables of slow bots for nobody, asks for hints, and looks at long games that
nobody remembers, as fast as it is answered, while people play the four games against bots of all
levels, each from an address of their own. The limits of requests, connections and thinking are
the usual ones; those of tables, hints and records are lifted, so that the abuser can do worse than
it could. It is bounded in count and in time, and ends by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Any

from loopback import Client, Listener

ATTENDED = 20
ALONE = 40  # tables of the abuser, without a person
HINTS = 40
RECORDS = 70  # long games of the abuser: more than a worker has stories at hand
BROWSERS = 30  # connections of the abuser that look at them
PATIENCE = 1.0  # seconds that people wait beyond what a bot may think
LIMITS: dict[str, float] = {
    "requests_a_second": 60.0,
    "changes_a_second": 15.0,
    "answered_at_once": 2,
    "answering_a_minute": 3.0,
    "connections_each": 100,
    "streams_at_once": 40,
}
GAMES = ("medici_dice", "firenze", "florenza_dice", "florenza")
BUDGETS = {"apprentice": 0.05, "journeyman": 0.05, "master": 0.3, "flat 300ms": 0.3}
SLOW = ("flat 2000ms", "master 2000ms")  # the abuser's


@dataclass
class Beside:
    """What people at the attended tables noticed."""

    answers: dict[str, list[float]] = field(default_factory=dict)  # seconds until a bot had moved
    asked: list[float] = field(default_factory=list)  # milliseconds of a person's look or move
    health: list[float] = field(default_factory=list)  # milliseconds
    refused_hints: int = 0
    browsed: int = 0

    @property
    def late(self) -> int:
        """Bots that did not answer within their budget and a second."""
        return sum(
            answer > BUDGETS[bot] + PATIENCE
            for bot, found in self.answers.items()
            for answer in found
        )

    def row(self) -> str:
        """For the report."""
        every = [answer for found in self.answers.values() for answer in found]
        levels = ", ".join(
            f"{bot} p50 {statistics.median(found):.2f} s, slowest {max(found):.2f} s"
            for bot, found in sorted(self.answers.items())
        )
        return (
            f"{len(every)} answers of bots at attended tables of all games ({levels}), "
            f"{self.late} later than their budget and one second; {self.refused_hints} hints "
            f"refused; people's requests p50 {statistics.median(self.asked):.0f} ms, slowest "
            f"{max(self.asked):.0f} ms, beside {self.browsed} looks of the abuser; /healthz p50 "
            f"{statistics.median(self.health):.0f} ms, slowest {max(self.health):.0f} ms, "
            f"{len(self.health)} times"
        )


async def abuser(
    port: int, attended: int = ATTENDED, alone: int = ALONE, hints: int = HINTS, moves: int = 5
) -> Beside:
    """The abuser begins, then people come and play."""
    found, ended = Beside(), asyncio.Event()
    await _fill(port, alone)
    archive = await _upload(port, RECORDS if alone == ALONE else 2)
    working = [asyncio.create_task(_hint(port, found)) for _ in range(hints)]
    working += [
        asyncio.create_task(_browse(port, archive, at, found, ended)) for at in range(BROWSERS)
    ]
    looking = asyncio.create_task(_health(port, found, ended))
    await asyncio.gather(*(_attended(port, at, moves, found) for at in range(attended)))
    ended.set()
    await looking
    for task in working:
        task.cancel()
    await asyncio.gather(*working, return_exceptions=True)
    return found


# The abuser


async def _patiently(client: Client, method: str, path: str, body: object = None) -> Any:
    """What is answered when there is no limit in the way any more."""
    while True:
        status, answer = await client.ask(method, path, body)
        if status != 429:
            return status, answer
        await asyncio.sleep(0.2)


async def _fill(port: int, alone: int) -> None:
    """Tables of slow bots, for nobody."""
    client = Client(port)
    for at in range(alone):
        bots = [{"player": SLOW[at % len(SLOW)]}] * 4
        wanted = {"game": GAMES[at % len(GAMES)], "seats": bots}
        status, made = await _patiently(client, "POST", "/api/v1/tables", wanted)
        assert status == 201, made


async def _upload(port: int, count: int) -> list[str]:
    """Long games, to be looked at."""
    import signoria

    client, tables = Client(port), []
    table = signoria.Table(signoria.load("firenze"), ["random"] * 4, seed=1)
    text = table.run().text()
    for _ in range(count):
        status, address = await client.send_form("/replay", {"record": text})
        while status == 429:
            await asyncio.sleep(0.2)
            status, address = await client.send_form("/replay", {"record": text})
        assert status == 303, status
        tables.append(address.split("/")[2])
    return tables


async def _hint(port: int, found: Beside) -> None:
    client = Client(port)
    wanted = {"game": "medici_dice", "seats": [{"player": "me"}, {"player": "greedy"}]}
    _, made = await _patiently(client, "POST", "/api/v1/tables", wanted)
    me = Client(port, made["seats"][0]["secret"])
    status, _ = await _patiently(me, "POST", f"/t/{made['table']}/hint")
    found.refused_hints += status == 503


async def _browse(
    port: int, tables: list[str], at: int, found: Beside, ended: asyncio.Event
) -> None:
    client = Client(port)
    while not ended.is_set():
        at += 1
        path = f"/t/{tables[at % len(tables)]}/replay/view?at={at * 37 % 2000}"
        status, _ = await client.ask("GET", path)
        found.browsed += status == 200
        if status == 429:
            await asyncio.sleep(0.05)


# People


async def _health(port: int, found: Beside, ended: asyncio.Event) -> None:
    client = Client(port, address="127.0.2.1")
    while not ended.is_set():
        began = time.perf_counter()
        status, _ = await client.ask("GET", "/healthz")
        assert status == 200
        found.health.append((time.perf_counter() - began) * 1000)
        await _first(ended.wait(), 0.2)


async def _first(what: Awaitable[object], seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(what, seconds)


async def _attended(port: int, at: int, moves: int, found: Beside) -> None:
    """A person with a page open plays against a bot."""
    bot, address = list(BUDGETS)[at // len(GAMES) % len(BUDGETS)], f"127.0.1.{at + 1}"
    wanted = {"game": GAMES[at % len(GAMES)], "seats": [{"player": "me"}, {"player": bot}]}
    status, made = await Client(port, address=address).ask("POST", "/api/v1/tables", wanted)
    assert status == 201, made
    me, table = Client(port, made["seats"][0]["secret"], address), made["table"]
    answers = found.answers.setdefault(bot, [])

    async def asked(method: str, path: str, body: object = None) -> Any:
        began = time.perf_counter()
        status, answer = await me.ask(method, f"/api/v1/tables/{table}/{path}", body)
        found.asked.append((time.perf_counter() - began) * 1000)
        assert status == 200, answer
        return answer

    listener = Listener()
    stream = asyncio.create_task(listener.listen(port, table, address))
    number, since = 0, time.perf_counter()
    until = since + 60
    version = made["version"]
    while number < moves and time.perf_counter() < until:
        seen = await asked("GET", "options")
        if seen["options"]:
            number += 1
            wanted_move = {
                "action": seen["options"][-1],
                "version": seen["version"],
                "key": str(number),
            }
            done = await asked("POST", "actions", wanted_move)
            version, since = done["version"], time.perf_counter()
        else:
            await _first(listener.wait_for(max(version, seen["version"]) + 1), 20)
            if listener.version > version:
                answers.append(time.perf_counter() - since)
                version, since = listener.version, time.perf_counter()
    stream.cancel()
