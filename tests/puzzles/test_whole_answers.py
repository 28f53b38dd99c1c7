"""What is chosen together is one answer to a puzzle: a beginning of it is none."""

from __future__ import annotations

import pytest

import signoria
from signoria.bundles import bundled, parts
from signoria.comparing import Comparison
from signoria.library import games
from signoria.offers import offer
from signoria.puzzles import Puzzle, Rival, shipped
from signoria.puzzles.answers import answers, meant
from signoria.puzzles.collection import Notebook
from tests.cli.running import run

GAME = "florenza"


@pytest.fixture(scope="module")
def trade():
    """A puzzle whose answer is to give two things for another."""
    for record in {id(one.record): one.record for one in shipped(GAME).puzzles}.values():
        for ply, state in enumerate(record.states()):
            if int(state.actor()) < 0 or ply >= len(record.moves):
                continue
            found = offer(state)
            traded = [way for way in found.sets if len(way) == 3]
            if traded:
                other = Rival(found.whole("pass"), 2.0, 0.1, Comparison("pass", False))
                best = found.whole(bundled(*traded[0]))
                return Puzzle(1, record, ply, best, (), other.said, 40, (other,))
    raise AssertionError("nobody could trade")


def test_a_trade_is_one_of_the_answers_and_its_beginning_is_none(trade):
    game, state = signoria.load(GAME), trade.state()
    known = answers(state)
    assert trade.answer in known
    assert not any(parts(said)[-1].startswith("give ") for said in known)
    assert meant(game, state, trade.answer) == trade.answer
    beginning = bundled(*parts(trade.answer)[:-1])
    assert meant(game, state, beginning) == ""


@pytest.mark.parametrize("name", games())
def test_every_answer_to_every_puzzle_stands_for_itself(name):
    for puzzle in shipped(name).puzzles[::10]:
        state = puzzle.state()
        for said in answers(state):
            assert meant(signoria.load(name), state, said) == said


def test_at_a_terminal_a_part_of_it_is_refused_and_the_whole_is_right(trade, tmp_path):
    file = tmp_path / "trade.jsonl"
    Notebook(file, signoria.load(GAME), "1").add(0, [trade], trade.record)
    *_, first, second, _ = parts(trade.answer)
    words = ("puzzle", GAME, "--file", str(file), "--number", "1")
    shown = run(*words, typed=f"{first}\n").stdout
    assert "is not a whole choice" in shown
    assert "1 Give " in shown
    assert "Take gold" in shown
    example = " ".join(shown.split()).partition("in any order: ")[2].split()[:3]
    typed = run(*words, typed=" ".join(example) + "\n").stdout
    assert "There is a better answer: Give" in typed or "Right: Give" in typed
    assert "There is a better answer: Give" in run(*words, typed="pass\n").stdout
    right = run(*words, typed=f"{trade.answer.rpartition('pass | ')[2]}\n").stdout
    assert f"Right: Give {1 + (first == second)}" in " ".join(right.split())
