"""Bots think elsewhere, move once, and go on after a crash."""

from __future__ import annotations

import os
import signal

import pytest

from signoria.bots import make
from signoria.server import turns
from signoria.server.levels import LEVELS, bot_named
from signoria.server.problems import TableProblem
from signoria.server.thoughts import BotTurn, think
from tests.server.people import Program, wait_until
from tests.server.site import Site


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


def test_a_restarted_server_goes_on_with_waiting_bots(any_site, tmp_path, postgres):
    is_postgres = any_site.settings.is_postgres
    url = postgres.database() if is_postgres else f"sqlite:///{tmp_path}/t.sqlite"
    first = Site(url, pause=60)
    table = Program(first.address).opens("me", "easy")
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    first.stop()

    second = Site(url)

    try:
        secret = table.made["seats"][0]["secret"]
        again = Program(second.address, secret)
        wait_until(lambda: again.sees(table.name)["options"])
    finally:
        second.stop()


def test_another_worker_takes_up_a_table_that_was_left(postgres):
    url = postgres.database()
    slow, quick = Site(url, pause=60), Site(url, rescue=0.2)
    try:
        table = Program(slow.address).opens("me", "easy")
        player, seen = table.asked()
        player.acts(table.name, seen["options"][0], seen["version"])
        wait_until(lambda: player.sees(table.name)["options"])
    finally:
        slow.stop()
        quick.stop()


def test_levels_are_bots_and_budgets_are_limited():
    assert [bot_named(level) for level in LEVELS] == list(LEVELS.values())
    assert bot_named(" flat  200 ") == "flat 200"
    for wrong in ("flat 5001", "flat 2001ms", "clever", "flat -1", ""):
        with pytest.raises(TableProblem):
            bot_named(wrong)
