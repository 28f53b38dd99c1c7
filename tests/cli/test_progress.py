"""Long work: a bar at a terminal, nothing in pipes, and on Ctrl-C what was done so far."""

from __future__ import annotations

import json
import re

import pytest

from signoria.arena.spreading import over_all
from signoria.bench import Bench
from signoria.faces.terminal.progress import work
from tests.cli.running import at_a_terminal, run

CTRL_C = b"\x03"
ARENA = ["arena", "medici_dice", "--seats", "random,random", "--games", "100000"]


def numbers():
    """One after the other; interrupted after the third."""
    yield from (1, 2, 3)
    raise KeyboardInterrupt


def test_who_is_interrupted_gets_what_was_done():
    done = work(numbers(), 5, "numbers")
    assert (done.outcomes, done.wanted, done.is_all) == ([1, 2, 3], 5, False)


def test_what_outcomes_come_from_is_closed_when_nobody_wants_more():
    closed = []

    def endless():
        try:
            while True:
                yield 1
                if len(closed) == 0:
                    raise KeyboardInterrupt
        finally:
            closed.append(True)

    assert len(work(endless(), 9, "ones").outcomes) == 1
    assert closed == [True]


def interrupted(*words: str) -> str:
    """What a terminal shows of an arena when Ctrl-C is pressed after some games."""
    wait_for = r"[1-9]\d*/100000"
    return at_a_terminal([*ARENA, *words], CTRL_C, {"NO_COLOR": "1"}, wait_for=wait_for, code=130)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_gives_the_standings_so_far_and_the_bar_goes_away(jobs):
    shown = interrupted("--jobs", jobs)
    (games,) = re.findall(r"signoria: interrupted: (\d+) of 100000 games were played", shown)
    assert int(games) > 0
    assert f"random   {games}   " in re.sub(" {2,}", "   ", shown)
    assert "\x1b[2K" in shown  # the bar's line is wiped
    assert "Traceback" not in shown
    assert "KeyboardInterrupt" not in shown


def test_ctrl_c_gives_the_balance_report_so_far():
    shown = interrupted("--report")
    (games,) = re.findall(r"interrupted: (\d+) of 100000 games", shown)
    assert f"{games} games, seed 1" in shown


def test_the_games_so_far_are_the_first_ones_of_the_match(monkeypatch):
    words = ["arena", "medici_dice", "--seats", "random,random", "--json", "--games"]
    few = json.loads(run(*words, "3").stdout)
    from signoria.faces.terminal import arena

    def stopping(match, numbers, jobs, ray):
        yield from over_all(match, numbers[:3], jobs)
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "over_all", stopping)
    stopped = run(*words, "50")
    assert stopped.exit_code == 130
    found = json.loads(stopped.stdout)
    assert (found["games"], found["wanted"]) == (3, 50)
    for each in (*found["standings"], *few["standings"]):
        del each["milliseconds_a_move"]
    assert found["standings"] == few["standings"]
    assert "interrupted: 3 of 50 games were played" in stopped.stderr


def test_an_arena_that_is_interrupted_at_once_says_so(monkeypatch):
    from signoria.faces.terminal import arena

    def stopping(match, numbers, jobs, ray):
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(arena, "over_all", stopping)
    stopped = run("arena", "medici_dice", "--seats", "random", "--games", "5")
    assert (stopped.exit_code, stopped.stdout) == (130, "")
    assert stopped.stderr == "signoria: interrupted: 0 of 5 games were played\n"


def test_interrupted_verifying_gives_what_was_checked(monkeypatch, whole_game):
    from signoria.faces.terminal import verifying

    right = verifying._checked
    seen = []

    def stopping(file, box, language):
        if seen:
            raise KeyboardInterrupt
        seen.append(file)
        return right(file, box, language)

    monkeypatch.setattr(verifying, "_checked", stopping)
    stopped = run("verify", str(whole_game), str(whole_game), str(whole_game))
    assert stopped.exit_code == 130
    assert stopped.stdout.count("96 moves are legal") == 1
    assert "interrupted: 1 of 3 records were checked, 1 are right" in stopped.stderr


def test_bench_prints_its_table_and_on_an_interrupt_the_rounds_so_far(monkeypatch):
    slices = {"decision": 1.0, "copy": 0.5, "action": 2.0, "decisions_a_game": 10.0}

    def measured(self, count=7, stop=99):
        for seed in range(1, count + 1):
            if seed == stop:
                raise KeyboardInterrupt
            for way in ("compiled", "interpreted"):
                self.timings[way].add(slices)
            yield seed

    monkeypatch.setattr(Bench, "rounds", measured)
    whole = run("bench", "medici_dice")
    assert whole.exit_code == 0
    assert "| compiled | 1.000 |" in whole.stdout
    monkeypatch.setattr(Bench, "rounds", lambda self: measured(self, stop=3))
    stopped = run("bench", "medici_dice")
    assert stopped.exit_code == 130
    assert "| compiled | 1.000 |" in stopped.stdout
    assert stopped.stderr == "signoria: interrupted: 2 of 7 rounds were measured\n"


def test_a_round_of_a_bench_counts_when_it_is_complete():
    bench = Bench("medici_dice", 1)
    coming = bench.rounds(2)
    next(coming)
    coming.close()
    assert {way: len(found.decision) for way, found in bench.timings.items()} == {
        "compiled": 1,
        "interpreted": 1,
        "C": 0,
    }
    assert "### Medici: The Dice Game, 1 player" in bench.text()


def test_in_pipes_there_is_no_bar(whole_game):
    for words in (
        ["arena", "medici_dice", "--seats", "random", "--games", "2"],
        ["verify", str(whole_game), str(whole_game)],
    ):
        assert run(*words, FORCE_COLOR="1").stderr == ""
