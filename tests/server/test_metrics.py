"""Numbers for Prometheus: for whoever shows the secret, and of all workers together."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from signoria.server.metrics import OWN
from signoria.server.thinking import Thinkers
from signoria.server.thoughts import BotTurn
from tests.server import loops
from tests.server.people import Person, Program, wait_until
from tests.server.site import QUICK, ProcessSite, Site

SECRET = "a secret for the numbers"


@pytest.fixture
def metered(tmp_path):
    """A site of its own that tells numbers."""
    found = Site(f"sqlite:///{tmp_path}/tables.sqlite", metrics_secret=SECRET)
    yield found
    found.stop()


def numbers(address: str) -> dict[str, float]:
    answer = httpx.get(f"{address}/metrics", headers={"Authorization": f"Bearer {SECRET}"})
    assert answer.status_code == 200
    lines = [line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_numbers_are_for_whoever_shows_the_secret(metered, site):
    assert httpx.get(f"{site.address}/metrics").status_code == 404  # it has no secret
    for shown in ({}, {"Authorization": "Bearer no"}, {"Authorization": SECRET}):
        assert httpx.get(f"{metered.address}/metrics", headers=shown).status_code == 401


def test_numbers_tell_requests_moves_thoughts_streams_and_tables(metered):
    before = numbers(metered.address)
    table = Program(metered.address).opens("me", "greedy")
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    assert Person(metered.address).http.get("/no/such/page").status_code == 404

    def grown(name: str) -> float:
        return numbers(metered.address).get(name, 0) - before.get(name, 0)

    wait_until(lambda: grown('signoria_moves_total{game="medici_dice",who="bot"}') >= 1)
    table.asked()  # nothing more happens by itself
    mine = [move for move in metered.tables.get(table.name).session.moves if move.who == 0]
    assert grown('signoria_moves_total{game="medici_dice",who="person"}') == len(mine) >= 1
    assert grown('signoria_moves_total{game="medici_dice",who="chance"}') >= 1
    assert grown('signoria_thinking_seconds_count{what="move"}') >= 1
    assert numbers(metered.address)["signoria_thinking_waiting"] >= 0
    assert (
        sum(
            number
            for name, number in numbers(metered.address).items()
            if name.startswith("signoria_tables{")
        )
        == len(metered.tables.storage.counted())
        == 1
    )
    answered = [name for name in numbers(metered.address) if "signoria_requests_total" in name]
    assert any('status="404"' in name for name in answered)
    assert not [name for name in answered if table.name in name]  # kinds of addresses, not names


def test_thoughts_that_wait_are_counted_while_they_wait():
    """Most of them wait outside the processes that think."""
    turn = BotTurn("t", 1, "medici_dice", "", 0, "greedy", "1", 0)
    before = OWN.get_sample_value("signoria_thinking_waiting")

    def waiting():
        return OWN.get_sample_value("signoria_thinking_waiting") - before

    async def scene():
        thinkers = Thinkers(QUICK)
        async with thinkers._places.place("", 1.0, is_attended=True):
            asked = [asyncio.ensure_future(thinkers.move(turn, "", True)) for _ in range(5)]
            await asyncio.sleep(0)  # they have asked
            assert thinkers._places.waiting == 5
            assert waiting() == 5
            for one in asked:
                one.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
        assert waiting() == 0

    loops.run(scene())


def test_several_workers_tell_their_numbers_together(postgres):
    site = ProcessSite(postgres.database(), workers=2, metrics_secret=SECRET)
    try:
        site.start()
        wait_until(lambda: len(site.workers_alive()) == 2)
        for _ in range(12):  # by a new connection each, so that both have some
            Program(site.address).opens("me", "me")
        opened = 'signoria_requests_total{method="POST",route="/v1/tables",status="201"}'
        wait_until(lambda: numbers(site.address).get(opened) == 12)
        assert {numbers(site.address)[opened] for _ in range(10)} == {12}
    finally:
        site.kill()
