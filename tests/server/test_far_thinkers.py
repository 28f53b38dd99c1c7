"""Thinkers on other machines: they think for a server, may die, and must show a secret."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from signoria.library import load
from signoria.server.queueing import Places
from signoria.server.settings import Settings, SettingsError
from signoria.server.think_command import answer, checked_address
from tests.boxes import other_box, other_text
from tests.server.loops import run
from tests.server.people import Program, wait_until
from tests.server.site import Site

SECRET = "a secret of the thinkers"
COME = {"Authorization": f"Bearer {SECRET}"}
LONG = 120.0  # seconds of patience with a busy machine


@pytest.fixture
def site(tmp_path):
    made = Site(f"sqlite:///{tmp_path}/t.sqlite", thinkers_secret=SECRET)
    yield made
    made.stop()


def thinker(address, secret=SECRET):
    """A thinker in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "signoria", "think", "--connect", address],
        env={**os.environ, "SIGNORIA_THINKERS_SECRET": secret, "SIGNORIA_PURE": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )


def come(site, **brought):
    """Somebody at the thinkers' door."""
    return httpx.post(f"{site.address}/api/v1/thinkers", json=brought, headers=COME, timeout=LONG)


def test_a_thinker_elsewhere_plays_and_when_it_dies_the_server_goes_on(site):
    far, moves, program = site.server.thinkers.far, [], Program(site.address)
    own, tables = far.think, []

    async def noted(turn):
        moves.append(await own(turn))
        return moves[-1]

    def opened():
        tables.append(program.opens("flat 4", "flat 4").name)

    def is_over():
        return program.sees(tables[-1])["status"] == "over"

    def plays():
        """On a busy machine it may come too late for a whole game."""
        if is_over():
            opened()
        return len([move for move in moves if move]) > 2

    far.think = noted
    process = thinker(site.address)
    try:
        wait_until(lambda: far.waiting, seconds=LONG)
        opened()
        wait_until(plays, seconds=LONG)
    finally:
        process.kill()
        process.wait()
    opened()
    wait_until(is_over, seconds=LONG)
    assert moves[-1] is None  # nobody elsewhere has thought of it


def test_a_move_that_is_not_legal_is_thought_again_here(site):
    with ThreadPoolExecutor() as pool:
        asked = pool.submit(come, site)
        wait_until(lambda: site.server.thinkers.far.waiting)
        program = Program(site.address)
        table = program.opens("flat 4", "flat 4")
        told = asked.result().json()
        assert told["turn"]["table"] == table.name
        assert told["turn"]["bot"] == "flat 4"
        assert answer({**told["turn"], "fingerprint": "another"}) == ""
        pool.submit(come, site, thought=told["thought"], action="take the crown")
        wait_until(lambda: program.sees(table.name)["moves"] > told["turn"]["ply"], seconds=LONG)
        wait_until(lambda: not site.server.thinkers.far.waiting, seconds=LONG)


def test_a_box_of_the_host_goes_to_the_thinker_with_the_turn(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(other_text("medici_dice"), encoding="utf-8")
    mine = other_box("medici_dice").fingerprint
    site = Site(f"sqlite:///{tmp_path}/t.sqlite", thinkers_secret=SECRET, boxes=str(file))
    try:
        with ThreadPoolExecutor() as pool:
            asked = pool.submit(come, site)
            wait_until(lambda: site.server.thinkers.far.waiting)
            Program(site.address).opens("flat 4", "flat 4", game="medici_dice", box=mine)
            turn = asked.result().json()["turn"]
        assert turn["fingerprint"] == mine
        assert turn["box"] == file.read_text(encoding="utf-8")
        assert answer(turn)
        usual = load("medici_dice").box.fingerprint
        assert answer({**turn, "fingerprint": usual}) == ""
        assert answer({**turn, "box": "no box"}) == ""
    finally:
        site.stop()


def test_who_does_not_know_the_secret_is_refused(site):
    wrong = {"Authorization": "Bearer of another secret"}
    for headers in (wrong, {}):
        refused = httpx.post(f"{site.address}/api/v1/thinkers", json={}, headers=headers)
        assert refused.status_code == 401
    assert not site.server.thinkers.far.waiting
    process = thinker(site.address, "a wrong secret, and a long one")
    said = process.communicate(timeout=LONG)[1].decode()
    assert process.returncode != 0
    assert "wants another secret" in said


def test_without_a_secret_there_is_no_such_door(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/t.sqlite")
    try:
        assert come(site).status_code == 404
    finally:
        site.stop()


@pytest.mark.parametrize("brought", [{"thought": "x" * 65}, {"more": 1}, {"action": 3}, [1]])
def test_what_is_not_a_move_is_refused(site, brought):
    found = httpx.post(f"{site.address}/api/v1/thinkers", json=brought, headers=COME)
    assert found.status_code == 422


def test_a_short_secret_and_a_wrong_address_are_told():
    with pytest.raises(SettingsError, match="at least 16 letters"):
        Settings(thinkers_secret="short").check()
    with pytest.raises(ValueError, match="written https"):
        checked_address("table.example:8000")
    assert checked_address("http://127.0.0.1:8000/") == "http://127.0.0.1:8000"


def test_places_come_and_go_while_somebody_thinks():
    async def thoughts():
        places, reached = Places(1, 40.0, 10), []

        async def think(name):
            async with places.place("", 1.0, is_attended=True):
                reached.append(name)
                await asyncio.sleep(0)

        async with places.place("", 1.0, is_attended=True):
            waiting = asyncio.ensure_future(think("second"))
            await asyncio.sleep(0)
            assert not reached
            places.change(1)
            await waiting
            places.change(-2)  # the first place is gone too, as soon as it is left
        late = asyncio.ensure_future(think("third"))
        await asyncio.sleep(0)
        assert reached == ["second"]
        places.change(1)
        await late
        return reached

    assert run(thoughts()) == ["second", "third"]
