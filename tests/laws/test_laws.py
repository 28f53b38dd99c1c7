"""Random games are held to all laws, state by state; they end, and their records replay."""

from __future__ import annotations

from random import Random

import pytest

import signoria
from signoria import NOBODY, Record
from signoria.library import games
from tests.laws import encoding, news, scores, sight, states
from tests.laws.law import EVERY, LAST, SOME, WHOLE, Law, Moment
from tests.laws.walks import (
    CASES,
    Case,
    in_every_case,
    is_counted,
    is_looked_at,
    is_seen_whole,
    place_on_the_way,
    walk,
)

assert encoding and news and scores and sight and states  # their laws are known now


@in_every_case
def test_all_laws_hold(case):
    random = Random(str(case))
    for seed in range(case.games):
        hold(case.at(seed), seed, random)


def hold(case: Case, seed: int, random: Random) -> None:
    """Walk through a game; where a law is broken, say which, and how one gets there."""
    record = Record.begin(case.game, case.seats, case.game.choose(case.seats, dict(case.options)))
    most = case.game.most_actions(case.seats)
    some, is_whole = place_on_the_way(seed), is_seen_whole(seed)
    then = ""
    law: Law | None = None
    try:
        for ply, (state, options) in enumerate(walk(case, seed, record)):
            now = Moment(case, state, options, random, is_whole)
            is_over = state.actor() == NOBODY
            for law in EVERY:
                law(now)
            is_close = is_over or ply == some
            if is_close or (is_whole and is_counted(ply)):
                for law in WHOLE:
                    law(now)
            if is_close or (is_whole and is_looked_at(ply)):
                before = now.text
                then = before if ply == some else then
                for law in [*SOME, *LAST] if is_over else SOME:
                    law(now)
                    assert before == str(state), "to look and to try must not change the game"
            law = None
            assert ply <= most, "the game is longer than a game can be"
        replays(record, str(state), then, some)
    except BaseException as broken:
        name = law.__name__ if law else "a game ends and replays"
        broken.add_note(f"Law: {name}\nCase: {case}, seed {seed}\n{record.text()}")
        raise


def replays(record: Record, last: str, then: str, some: int) -> None:
    """A record is read as it was written, and any part of it leads to where it was written."""
    again = Record.parse(record.text())
    assert record.text() == again.text()
    assert last == str(again.replay())
    if then:
        assert then == str(again.replay(some)) == str(again.until(some).replay())


def test_text_action_and_number_name_each_other():
    for name in games():
        words = signoria.load(name).words
        for number, action in enumerate(words):
            assert number == action.number
            assert words.numbered(number) is action
            assert words.worded(action.text) is action
            assert action.text.split()[0] == action.verb
            assert action.text == str(action)


def test_a_law_that_does_not_hold_is_named_with_the_way_there(monkeypatch):
    def nobody_ever_moves(now):
        assert now.state.actor() != 0

    monkeypatch.setattr(f"{__name__}.EVERY", [nobody_ever_moves])
    with pytest.raises(AssertionError) as broken:
        hold(CASES[0], 0, Random(1))
    said = "\n".join(broken.value.__notes__)
    assert "nobody_ever_moves" in said
    assert str(CASES[0]) in said


def test_a_law_that_changes_the_game_is_found(monkeypatch):
    def a_careless_law(now):
        if now.state.actor() != NOBODY:
            now.state.apply(now.options[0])

    monkeypatch.setattr(f"{__name__}.SOME", [a_careless_law])
    with pytest.raises(AssertionError, match="must not change the game"):
        hold(CASES[0], 0, Random(1))
