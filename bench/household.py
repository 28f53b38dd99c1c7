"""People who share an address, under the usual limits: is anybody refused or slowed?

    python bench/household.py                     a person, four at a table, four at four tables
    python bench/household.py --pure              … at a server that runs interpreted
    python bench/household.py --answering 0       … without the limit of answering, to compare
    python bench/household.py --seconds 20        shorter
    python bench/household.py --scene "four at four tables" --seconds 900      whole games
    python bench/household.py --stranger          … while somebody else is there too

A page loads with its files, listens, looks when it is told to, shows the bots' turns one by one as
they were (``view?at=``), and clicks half a second after it is asked. All pages come from one
address. The server is one of our own on the loopback; all is bounded in time and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import os
import random
import re
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

sys.path[:0] = [str(Path(__file__).resolve().parent)]

from loopback import Client, free_port, start, stop  # noqa: E402

GAMES = ("medici_dice", "firenze", "florenza_dice", "florenza")
ADDRESS = "127.0.3.1"  # of the whole household
STRANGER = "127.0.3.2"
PAUSE = 0.5  # seconds before a click
BEAT = 0.45  # that a bot's turn is shown: the shortest a page has
CONNECTIONS = 6  # of a browser
BEATS = re.compile(r'<li data-since="(\d+)" data-ply="(\d+)"( data-mine)?( data-going)?>')
FILES = re.compile(r'(?:src|href)="(/static/[^"#]+)"')
LENGTH = re.compile(r"content-length: (\d+)")
ANSWERS = re.compile(r'name="action" value="([^"]+)"')


@dataclass
class Seen:
    """What a household noticed."""

    asked: list[float] = field(default_factory=list)  # milliseconds
    statuses: list[int] = field(default_factory=list)
    clicks: int = 0
    finished: int = 0  # pages that saw the end of their game

    def row(self, name: str, seconds: float) -> str:
        """For the report."""
        refused = [sum(one == status for one in self.statuses) for status in (429, 503)]
        others = sorted({one for one in self.statuses if one not in (200, 304, 429, 503)})
        p95 = statistics.quantiles(self.asked, n=20)[-1]
        return (
            f"| {name} | {seconds:.0f} | {self.clicks} | {len(self.asked)} | {refused[0]} "
            f"| {refused[1]} | {statistics.median(self.asked):.0f} | {p95:.0f} "
            f"| {max(self.asked):.0f} | {sum(self.asked) / 1000 / seconds * 60:.1f} "
            f"| {self.finished} | {others or ''} |"
        )


class Page:
    """Somebody's browser at a table."""

    def __init__(self, port: int, table: str, secret: str, seen: Seen) -> None:
        self.port, self.table, self.secret, self.seen = port, table, secret, seen
        self.idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self.html, self.told, self.news = "", 0, asyncio.Event()

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))

    async def ask(self, path: str, fields: dict[str, str] | None = None) -> str:
        """Ask for a page or send a form; what is answered."""
        reader, writer = self.idle.pop() if self.idle else await self._open()
        content = urlencode(fields).encode() if fields else b""
        head = f"{'POST' if fields else 'GET'} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        head += f"Cookie: signoria={self.secret}\r\nX-Signoria: 1\r\nAccept-Encoding: gzip\r\n"
        if fields:
            kind = "application/x-www-form-urlencoded"
            head += f"Content-Type: {kind}\r\nContent-Length: {len(content)}\r\n"
        began = time.perf_counter()
        writer.write(head.encode() + b"\r\n" + content)
        said = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = LENGTH.search(said)
        answer = await reader.readexactly(int(length[1])) if length else b""
        self.seen.asked.append((time.perf_counter() - began) * 1000)
        self.seen.statuses.append(int(said.split()[1]))
        self.idle.append((reader, writer))
        text = gzip.decompress(answer) if "content-encoding: gzip" in said else answer
        return text.decode(errors="replace")

    def _number(self, name: str) -> int:
        found = re.search(rf'data-{name}="(\d+)"', self.html)
        return int(found[1]) if found else 0

    async def listen(self) -> None:
        """Hear of moves for as long as the page is open."""
        reader, writer = await self._open()
        head = f"GET /t/{self.table}/events HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
        writer.write(f"{head}Cookie: signoria={self.secret}\r\n\r\n".encode())
        while line := await reader.readline():
            if line.startswith(f"data: {self.table}:".encode()):
                self.told = int(line.rpartition(b":")[2])
                self.news.set()

    async def load(self) -> None:
        """The page, and its files as a browser fetches them."""
        self.html = await self.ask(f"/t/{self.table}")
        files = sorted(set(FILES.findall(self.html)))
        assert files, self.html[:500]

        async def fetch() -> None:
            while files:
                await self.ask(files.pop())

        await asyncio.gather(*(fetch() for _ in range(CONNECTIONS)))

    async def arrive(self, html: str) -> None:
        """Show the others' turns, then the table as it is now."""
        if 'id="table"' not in html:
            return
        last, self.html = self._number("ply"), html
        for since, ply, is_mine, is_going in BEATS.findall(html):
            if int(ply) > last and not is_mine and not is_going:
                await self.ask(f"/t/{self.table}/view?at={ply}&since={since}")
                await asyncio.sleep(BEAT)

    async def play(self, rng: random.Random) -> None:
        """To the end of the game."""
        await self.load()
        hearing = asyncio.create_task(self.listen())
        try:
            while 'data-turn="none"' not in self.html:
                self.news.clear()
                version, offered = self._number("version"), ANSWERS.findall(self.html)
                if self.told > version:
                    await self.arrive(await self.ask(f"/t/{self.table}/view?version={version}"))
                elif 'data-turn="mine"' in self.html and offered:
                    await asyncio.sleep(PAUSE)
                    self.seen.clicks += 1
                    wanted = {"action": rng.choice(offered), "version": str(version)}
                    wanted["key"] = str(self.seen.clicks)
                    await self.arrive(await self.ask(f"/t/{self.table}/act", wanted))
                else:
                    await self.news.wait()
            self.seen.finished += 1
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)


async def visit(port: int) -> None:
    """Somebody from elsewhere looks at the first page every second: the household is not alone."""
    stranger = Client(port, "", STRANGER)
    while True:
        await stranger.ask("GET", "/")
        await asyncio.sleep(1)


async def play(
    port: int, tables: list[tuple[str, list[str]]], seconds: float, with_stranger: bool
) -> Seen:
    """Everybody who is named "me" at a table of such a game has a page open there."""
    seen, pages = Seen(), []
    visiting = asyncio.create_task(visit(port)) if with_stranger else None
    for game, players in tables:
        seats = [{"player": player} for player in players]
        wanted = {"game": game, "seats": seats}
        status, made = await Client(port, "", ADDRESS).ask("POST", "/api/v1/tables", wanted)
        assert status == 201, made
        secrets = [seat["secret"] for seat in made["seats"] if seat["secret"]]
        pages += [Page(port, made["table"], secret, seen) for secret in secrets]
    playing = [page.play(random.Random(at)) for at, page in enumerate(pages)]
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*playing), seconds)
    if visiting:
        visiting.cancel()
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", action="store_true", help="interpreted")
    parser.add_argument("--answering", help="seconds a minute, in place of the usual limit")
    parser.add_argument("--stranger", action="store_true", help="somebody else is there too")
    parser.add_argument("--scene", help="only the one of that name")
    parser.add_argument("--seconds", type=float, default=150, help="that each may take at most")
    said = parser.parse_args()
    environment = {"SIGNORIA_PURE": "1" if said.pure else "0", "SIGNORIA_SERVER_LOG_REQUESTS": "0"}
    if said.answering is not None:
        environment["SIGNORIA_SERVER_ANSWERING_A_MINUTE"] = said.answering
    bots = ["journeyman"] * 3
    scenes = {f"one person, {game}": [(game, ["me", *bots])] for game in GAMES}
    scenes["four at one table"] = [("florenza", ["me"] * 4)]
    scenes["four at four tables"] = [(game, ["me", *bots]) for game in GAMES]
    if said.scene is not None:
        scenes = {said.scene: scenes[said.scene]}
    print(f"load {os.getloadavg()[0]:.1f}")
    print("| | s | clicks | requests | 429 | 503 | p50 ms | p95 | most | s a minute | ended | |")
    for name, tables in scenes.items():
        port = free_port()
        with tempfile.TemporaryDirectory() as folder:
            served = ["-m", "signoria.server", "--database", f"sqlite:///{folder}/t.sqlite"]
            server = start([*served, "--port", str(port)], environment, port)
            try:
                began = time.perf_counter()
                seen = asyncio.run(play(port, tables, said.seconds, said.stranger))
                print(seen.row(name, time.perf_counter() - began), flush=True)
            finally:
                stop(server)


if __name__ == "__main__":
    main()
