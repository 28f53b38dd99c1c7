"""Bots think elsewhere, move once, and go on after a crash."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import httpx
import pytest

import signoria
from signoria import Table
from signoria.bots import make
from signoria.server import thinking, turns
from signoria.server.levels import LEVELS, bot_named
from signoria.server.problems import TableProblem
from signoria.server.queueing import QueueFull
from signoria.server.thoughts import QUICK_SECONDS, BotTurn, limited, seconds_of, think
from tests.server import loops
from tests.server.people import Person, Program, wait_until
from tests.server.site import QUICK, Site


def test_a_bot_that_thought_twice_moves_once(site):
    table = Program(site.address).opens("me", "me", "me")
    player, seen = table.asked()
    sitting = site.tables.get(table.name)
    turn = turns.turn_of(sitting, sitting.session.actor)
    player.does(table.name, "resign")  # a bot takes the seat, and moves
    wait_until(lambda: site.tables.get(table.name).session.moves != sitting.session.moves)
    after = site.tables.get(table.name)

    turns.bot_acts(site.tables, turn, seen["options"][0])

    assert site.tables.get(table.name).version == after.version


def test_a_bots_move_can_be_repeated(site):
    table = Program(site.address).opens("me", "me")
    sitting = site.tables.get(table.name)
    turn = turns.turn_of(sitting, sitting.session.actor)
    dealer, game = sitting.session.dealer, sitting.session.game
    for bot in ("random", "flat 50"):
        turn = BotTurn(**{**turn.__dict__, "bot": bot})
        view = game.view(sitting.session.state, sitting.session.actor)
        expected = str(make(bot).choose(view, dealer.generator(len(sitting.session.moves))))
        assert expected == think(turn) == think(turn)


def test_when_a_thinker_dies_another_goes_on(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/t.sqlite")
    try:
        program = Program(site.address)
        table = program.opens("flat 1000", "flat 1000")
        thinkers = site.server.thinkers
        for _ in range(2):
            pool = wait_until(lambda: thinkers._pool)
            for process in wait_until(lambda pool=pool: list((pool._processes or {}).values())):
                os.kill(process.pid, signal.SIGKILL)
            before = program.sees(table.name)["moves"]
            wait_until(lambda before=before: program.sees(table.name)["moves"] > before)
    finally:
        site.stop()


def test_thinkers_are_renewed_once_when_the_rules_have_been_compiled(monkeypatch):
    """What is thought meanwhile is thought to its end."""
    is_compiled = False
    monkeypatch.setattr(thinking, "is_next_compiled", lambda: is_compiled)
    session = Table(signoria.load("medici_dice"), [None, None], seed=1)
    while session.step() is not None:
        pass
    turn = BotTurn("t", 1, "medici_dice", str(session.state), 0, "flat 200", "1", 5)
    thinkers = thinking.Thinkers(QUICK)

    async def both() -> tuple[str, str]:
        nonlocal is_compiled
        first = asyncio.ensure_future(thinkers.move(turn, "", True))
        await asyncio.sleep(0)
        before = thinkers._pool
        assert thinkers._living() is before
        is_compiled = True
        after = thinkers._living()
        assert after is not before
        assert thinkers._living() is after
        return await first, await thinkers.move(turn, "", True)

    try:
        first, second = loops.run(both())
        assert first == second
    finally:
        thinkers.close()


def test_a_turn_crosses_to_its_thinker_as_words_and_numbers(site):
    """One of them may run compiled, the other interpreted: no state crosses."""
    table = Program(site.address).opens("me", "me")
    sitting = site.tables.get(table.name)
    turn = turns.turn_of(sitting, sitting.session.actor)
    assert {type(part) for part in vars(turn).values()} <= {str, int, float}
    assert isinstance(think(BotTurn(**{**vars(turn), "bot": "greedy"})), str)


def test_levels_are_bots_and_budgets_are_limited():
    assert [bot_named(level) for level in LEVELS] == list(LEVELS.values())
    assert bot_named(" flat  200 ") == "flat 200"
    for wrong in ("flat 5001", "flat 2001ms", "clever", "flat -1", ""):
        with pytest.raises(TableProblem):
            bot_named(wrong)


@pytest.mark.parametrize(
    ("bot", "seconds"),
    [
        ("flat 5000", 2.0),
        ("flat 300ms", 0.3),
        ("master 300ms", 0.3),
        ("master 5000", 2.0),
        ("apprentice", QUICK_SECONDS),
        ("journeyman", QUICK_SECONDS),
        ("learned", QUICK_SECONDS),
    ],
)
def test_every_bot_that_searches_asks_for_its_time_and_can_be_hurried(bot, seconds):
    assert seconds_of(bot_named(bot)) == seconds
    hurried = limited(make(bot), 0.1)
    if seconds > QUICK_SECONDS:
        assert hurried.milliseconds == 100
        assert getattr(hurried, "untrained", hurried).milliseconds == 100
    assert limited(make("flat 50ms"), 0.1).milliseconds == 50


@pytest.mark.parametrize("bot", ["flat 5000", "flat 2000ms", "master 5000", "master 2000ms"])
def test_a_bot_thinks_no_longer_than_it_may(site, bot):
    table = Program(site.address).opens("me", "me", game="florenza_dice")
    sitting = site.tables.get(table.name)
    turn = turns.turn_of(sitting, sitting.session.actor)
    began = time.process_time()
    think(BotTurn(**{**vars(turn), "bot": bot, "seconds": 0.1}))
    assert time.process_time() - began < 1.5  # a round of simulations is finished: be generous


def test_a_table_of_bots_that_nobody_looks_at_is_played_to_its_end(site):
    table = Program(site.address).opens("flat 2000ms", "apprentice")
    wait_until(lambda: site.tables.get(table.name).session.is_over, 60)


def test_opening_a_table_for_bots_alone_is_no_attention(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/t.sqlite", thinks=False)
    attended = {}

    async def move(turn, _client, is_attended):
        attended[turn.table] = is_attended
        await asyncio.sleep(3600)

    try:
        site.server.thinkers.move = move
        alone = Program(site.address).opens("apprentice", "apprentice")
        with_me = Program(site.address).opens("apprentice", "me")
        wait_until(lambda: len(attended) == 2)
        assert attended == {alone.name: False, with_me.name: True}
    finally:
        site.stop()


def test_thinkers_are_awake_before_they_are_asked():
    woken = thinking.Thinkers(QUICK)
    try:
        woken.wake()
        pool = woken._pool
        assert pool.submit(os.getpid).result(60) in pool._processes
    finally:
        woken.close()


def test_what_a_thinker_has_to_say_looks_like_the_rest_of_the_log(capfd):
    chatty = thinking.Thinkers(replace(QUICK, log_format="json"))
    chatty._living().submit(logging.getLogger("signoria.bots").warning, "careful").result(60)
    chatty.close(60)
    [line] = [line for line in capfd.readouterr().err.splitlines() if "careful" in line]
    said = json.loads(line)
    assert (said["level"], said["logger"]) == ("WARNING", "signoria.bots")


def test_a_server_that_stops_leaves_no_thinker_behind():
    """What they share is cleared away when they have ended, and Python does not complain."""
    stopped = thinking.Thinkers(QUICK)
    stopped.wake()
    [thinker] = stopped._pool._processes.values()
    stopped.close(60)
    assert not thinker.is_alive()


def test_a_hint_for_which_there_is_no_time_is_refused_and_says_when_to_come(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/t.sqlite", hints_waiting=0)
    try:
        person = Person(site.address)
        table = person.opens("me", "me:Bea")
        answer = person.http.post(f"/t/{table}/hint", headers={"X-Signoria": "1"})
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) >= 1
        assert 'id="table"' in answer.text
    finally:
        site.stop()


def test_a_hint_that_comes_too_late_is_refused_and_leaves_its_place(monkeypatch):
    monkeypatch.setattr(thinking, "HINT_DEADLINE", 0.01)
    turn = BotTurn("t", 1, "medici_dice", "", 0, "greedy", "1", 0)
    thinkers = thinking.Thinkers(QUICK)

    async def scene():
        async with thinkers._places.place("", 1.0, is_attended=True):
            with pytest.raises(QueueFull) as full:
                await asyncio.wait_for(thinkers.hint(turn, "client"), 30)
        assert thinkers._places.waiting == 0
        return full.value.seconds

    assert loops.run(scene()) > 0


def test_of_a_clients_tables_that_nobody_looks_at_so_many_think_at_one_time(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/t.sqlite", thinks=False, unattended_at_once=2)
    asked = []

    async def move(turn, client, is_attended):
        asked.append((client, is_attended))
        await asyncio.sleep(3600)

    try:
        site.server.thinkers.move = move
        transport = httpx.HTTPTransport(local_address="127.0.0.9")
        wanted = {"game": "medici_dice", "seats": [{"player": "apprentice"}] * 2}
        for _ in range(8):
            Program(site.address).opens("apprentice", "apprentice")
        with httpx.Client(base_url=site.address, transport=transport) as another:
            assert another.post("/api/v1/tables", json=wanted).status_code == 201
        wait_until(lambda: ("127.0.0.9", False) in asked)  # it does not wait for the first client
        wait_until(lambda: len(asked) == 3)
        assert asked.count(("127.0.0.1", False)) == 2
    finally:
        site.stop()


def test_many_waiting_hints_hold_no_thread(tmp_path, monkeypatch):
    monkeypatch.setattr(thinking, "HINT_DEADLINE", 60.0)  # they all wait at one time
    site = Site(f"sqlite:///{tmp_path}/t.sqlite", hints_waiting=1000)
    try:
        person = Person(site.address)
        tables = [person.opens("me", "me:Bea") for _ in range(60)]  # more than there are threads

        def ask(table: str) -> int:
            with httpx.Client(base_url=site.address, cookies=person.http.cookies) as client:
                answer = client.post(f"/t/{table}/hint", headers={"X-Signoria": "1"}, timeout=60)
                return answer.status_code

        with ThreadPoolExecutor(60) as pool:
            asked = [pool.submit(ask, table) for table in tables]
            wait_until(lambda: site.server.thinkers._places.waiting > 45)
            assert person.http.get(f"/t/{tables[0]}", timeout=20).status_code == 200
            assert {answer.result() for answer in asked} <= {200, 503}
    finally:
        site.stop()
