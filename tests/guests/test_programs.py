"""Bots in any language: what they are told, and what becomes of those that misbehave."""

from __future__ import annotations

import json
import sys

import pytest

import signoria
from signoria import Table, guests
from signoria.guests.command import MOST_STARTS, CommandBot
from tests.guests.programs import BAD, LAST, LONG, SHORT, ends, is_running, spec

ANSWERS_BADLY = {
    *("talks nonsense", "answers a list", "cheats", "answers a number that is none"),
    *("says nothing", "nests"),
}


@pytest.fixture
def sits():
    """Makes guests, and ends them after the test."""
    made = []

    def make(named: str) -> CommandBot:
        bot = guests.make(named)
        assert isinstance(bot, CommandBot)
        made.append(bot)
        return bot

    yield make
    guests.end(made)


def played(medici, *players, seed=1):
    table = Table(medici, list(players), seed=seed)
    table.run()
    return table


def test_a_program_plays_a_whole_game_and_its_moves_are_its_own(medici, sits, tmp_path):
    table = played(medici, sits(spec(tmp_path, LAST)), "random")
    assert table.is_over
    assert table.forfeits == []
    states = table.record.states()
    chosen = [
        (state.options()[-1].text, move.text)
        for state, move in zip(states, table.record.moves, strict=False)
        if move.who == 0
    ]
    assert chosen
    assert all(last == said for last, said in chosen)


def test_a_program_is_told_the_game_the_view_the_news_and_the_end(medici, sits, tmp_path):
    log = tmp_path / "log"
    body = f"open({str(log)!r}, 'a').write(line); {LAST}"
    bot = sits(spec(tmp_path, body))
    file = tmp_path / "guest.py"
    told = f'    else:\n        open({str(log)!r}, "a").write(line)\n'
    file.write_text(file.read_text(encoding="utf-8") + told, encoding="utf-8")
    table = played(medici, "greedy", bot, seed=5)
    bot.end()
    messages = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    *asked, over = messages
    assert {one["type"] for one in asked} == {"choose"}
    assert over["type"] == "over"
    assert over["scores"] == [sheet.total for sheet in medici.scores(table.state)]
    assert over["winners"] == medici.winners(table.state)
    first = asked[0]
    ply = next(ply for ply, move in enumerate(table.record.moves) if move.who == 1)
    state = table.record.replay(ply)
    assert first["observation"] == json.loads(json.dumps(medici.observe(state, 1)))
    assert [one["text"] for one in first["options"]] == [one.text for one in state.options()]
    assert [one["number"] for one in first["options"]] == [one.number for one in state.options()]
    news = [fact for one in messages for fact in one["news"]]
    moves = [fact["action"] for fact in news if fact["fact"] in ("Chose", "Dealt")]
    assert moves == [move.text for move in table.record.moves]


def test_hello_says_which_game_it_is(medici, sits, tmp_path):
    log = tmp_path / "log"
    bot = sits(spec(tmp_path, LAST))
    file = tmp_path / "guest.py"
    text = file.read_text(encoding="utf-8")
    heard = text.replace(
        '        say({"ready"',
        f'        open({str(log)!r}, "w").write(line)\n        say({{"ready"',
    )
    file.write_text(heard, encoding="utf-8")
    Table(medici, ["random", bot], seed=1, options={"starter": "random"}).run()
    assert json.loads(log.read_text(encoding="utf-8")) == {
        "type": "hello",
        "protocol": 1,
        "game": "medici_dice",
        "rules": medici.rules,
        "box": medici.box.fingerprint,
        "options": {"starter": "random", "bonus_when_behind": "yes"},
        "seats": 2,
        "seat": 1,
        "milliseconds": 60000,
    }


def test_secrets_of_others_do_not_reach_a_program(sits, tmp_path):
    game = signoria.load("florenza_dice")
    log = tmp_path / "log"
    bot = sits(spec(tmp_path, f"open({str(log)!r}, 'a').write(line); {LAST}"))
    table = Table(game, [bot, "random"], seed=2)
    while not table.is_over and not log.exists():
        table.step()
    first = json.loads(log.read_text(encoding="utf-8").splitlines()[0])
    ply = next(ply for ply, move in enumerate(table.record.moves) if move.who == 0)
    seen = game.observe(table.record.replay(ply), 0)
    assert first["observation"] == json.loads(json.dumps(seen))


@pytest.mark.parametrize("way", BAD)
def test_a_program_that_misbehaves_forfeits_the_move_and_the_game_goes_on(
    way, medici, sits, tmp_path
):
    answers = way in ANSWERS_BADLY
    bot = sits(spec(tmp_path, BAD[way], LONG if answers or way != "hangs" else SHORT))
    table = played(medici, bot, "random")
    mine = [ply for ply, move in enumerate(table.record.moves, 1) if move.who == 0]
    assert [one.move for one in table.forfeits] == mine
    assert {one.seat for one in table.forfeits} == {0}
    assert table.record.moves[mine[0] - 1].comment.endswith(f"forfeited: {table.forfeits[0].why}")
    again = signoria.Record.parse(table.record.text())
    assert [move.text for move in again.moves] == [move.text for move in table.record.moves]
    said = {one.why for one in table.forfeits}
    assert any("not started again" in why for why in said) == (not answers)


@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("hangs", "it did not answer in time"),
        ("crashes", "it ended with code 1: I cannot play this"),
        ("floods", "its answer is longer than 65536 bytes"),
        ("talks nonsense", "its answer is not JSON: 'what?'"),
        ("answers a list", "its answer is no JSON object: '[1]'"),
        ("cheats", "'win' is none of its options"),
    ],
)
def test_why_a_move_was_forfeited_is_said(way, why, medici, sits, tmp_path):
    bot = sits(spec(tmp_path, BAD[way], SHORT if way == "hangs" else LONG))
    assert played(medici, bot).forfeits[0].why == why


def test_moves_that_are_made_for_a_program_repeat_with_the_seed(medici, sits, tmp_path):
    games = [played(medici, sits(spec(tmp_path, BAD["cheats"])), "random", seed=4) for _ in "12"]
    first, second = [[move.text for move in game.record.moves] for game in games]
    assert first == second


def test_a_program_that_keeps_failing_is_not_started_for_ever(medici, sits, tmp_path):
    starts = tmp_path / "starts"
    body = f"open({str(starts)!r}, 'a').write('x'); {BAD['crashes']}"
    bot = sits(spec(tmp_path, body))
    for seed in (1, 2):
        assert played(medici, bot, seed=seed).forfeits
    assert len(starts.read_text(encoding="utf-8")) == MOST_STARTS


def test_a_program_that_fails_once_is_started_again_and_plays_on(medici, sits, tmp_path):
    failed = tmp_path / "failed"
    crash = f"(open({str(failed)!r}, 'w'), sys.exit(1))"
    bot = sits(spec(tmp_path, f"os.path.exists({str(failed)!r}) or {crash}; {LAST}"))
    table = played(medici, bot)
    assert [one.why for one in table.forfeits] == ["it ended with code 1"]


def test_one_process_plays_game_after_game(medici, sits, tmp_path):
    numbers = tmp_path / "numbers"
    bot = sits(spec(tmp_path, f"open({str(numbers)!r}, 'a').write(f'{{os.getpid()}} '); {LAST}"))
    for seed in (1, 2, 3):
        assert played(medici, bot, seed=seed).forfeits == []
    assert len(set(numbers.read_text(encoding="utf-8").split())) == 1


def test_programs_are_ended_with_all_that_they_have_started(medici, tmp_path):
    numbers = tmp_path / "numbers"
    child = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])"
    body = (
        f"os.path.exists({str(numbers)!r}) or "
        f"open({str(numbers)!r}, 'w').write(str(os.getpid()) + ' ' + str({child}.pid)); {LAST}"
    )
    bot = guests.make(spec(tmp_path, body))
    with guests.ending([bot]):
        played(medici, bot)
        mother, daughter = map(int, numbers.read_text(encoding="utf-8").split())
        assert is_running(mother)
        assert is_running(daughter)
    assert not is_running(mother)
    assert ends(daughter)


def test_a_program_that_writes_much_to_standard_error_is_heard_all_the_same(medici, sits, tmp_path):
    bot = sits(spec(tmp_path, f"sys.stderr.write('no ' * 100000 + chr(10)); {LAST}"))
    assert played(medici, bot).forfeits == []


def test_a_program_that_does_not_listen_forfeits_too(medici, sits, tmp_path):
    file = tmp_path / "deaf.py"
    file.write_text(
        'import json, sys, time\nsys.stdin.readline()\nprint("{}", flush=True)\ntime.sleep(600)\n',
        encoding="utf-8",
    )
    bot = sits(f"cmd {SHORT}:{sys.executable} {file}")
    assert played(medici, bot).forfeits[0].why == "it did not answer in time"
