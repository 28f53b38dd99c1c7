"""One law of going back, holding and consent, whatever the shell: a table or the server."""

from __future__ import annotations

import pytest

from signoria import Record
from signoria.bundles import bundled
from tests.shells import TableShell, sit_down
from tests.test_bundles import two_moves

__all__ = ["sit_down"]

MESSAGES = {
    "nothing": ("no move", "no move"),
    "chance": ("chance has acted",) * 2,
    "other": ("has moved since",) * 2,
}


# Players, whether they sit at one screen, the moves before, and what then comes of undoing.
THREE, WITH_BOT = [None, None, None], [None, "random", None]
CASES = {
    "before the first move there is nothing": (THREE, False, 0, [(0, "nothing")]),
    "one's own last move": (THREE, False, 1, [(0, "")]),
    "once": (THREE, False, 1, [(0, ""), (0, "nothing")]),
    "who has not moved has nothing to take back": (THREE, False, 1, [(1, "nothing")]),
    "not behind another person": (THREE, False, 2, [(0, "other")]),
    "one after the other, each their own": (THREE, False, 2, [(1, ""), (0, "")]),
    "not behind the dice": (THREE, False, 3, [(0, "chance"), (2, "chance")]),
    "at one screen all moves back to the dice": (
        *(THREE, True, 2),
        [(0, ""), (0, ""), (0, "nothing")],
    ),
    "at one screen not behind the dice": (THREE, True, 3, [(0, "chance")]),
    "not behind a bot": (WITH_BOT, False, 1, [(0, "other")]),
    "a bot does not give its move back": (WITH_BOT, True, 1, [(0, "other")]),
    "later moves count like the first": (THREE, True, 8, [(0, ""), (0, ""), (0, "chance")]),
}


@pytest.mark.parametrize("case", CASES)
def test_a_move_is_taken_back_by_one_law(sit_down, case):
    players, together, moves, wanted = CASES[case]
    shell = sit_down(players, together=together)
    for _ in range(moves):
        shell.move()
    for seat, reason in wanted:
        before = len(shell.session.moves)
        assert shell.can_undo(seat) == (not reason)
        undone, message = shell.undo(seat)
        assert undone == reason
        if reason:
            assert MESSAGES[reason][0] in message
        assert before - len(shell.session.moves) == (0 if reason else 1)


def test_after_the_end_nothing_is_taken_back(sit_down):
    shell = sit_down([None], together=True)
    while not shell.session.is_over:
        shell.move()
    assert not shell.can_undo(0)
    assert shell.undo(0)[0] == "nothing"


def test_moves_that_another_dealer_saw_are_not_taken_back(sit_down):
    table = TableShell("medici_dice", [None] * 3, together=True).table
    table.play("take 1")
    saved = Record.parse(table.record.text())
    shell = sit_down([None] * 3, together=True, record=saved)
    assert shell.undo(0)[0] == "nothing"
    shell.move()
    assert [shell.undo(0)[0], shell.undo(0)[0]] == ["", "nothing"]


def test_a_held_move_is_taken_back_and_a_confirmed_one_is_not(sit_down):
    shell = sit_down([None], confirm=True)
    shell.move()
    assert shell.session.is_held
    assert shell.undo(0)[0] == ""
    assert not shell.session.is_held
    shell.move()
    shell.confirm()
    assert not shell.session.is_held
    assert shell.undo(0)[0] == "chance"


# Where a person has one legal answer only, and where several moves are made as one.
ASKING = {
    "apart": ([None, None], False, False),
    "at one screen": ([None, None], True, False),
    "beside a bot": ([None, "random"], False, False),
    "with confirmation": ([None, "random"], False, True),
}


@pytest.mark.parametrize("case", ASKING)
def test_the_table_answers_what_has_one_answer_and_undo_goes_to_the_decision(sit_down, case):
    players, together, confirm = ASKING[case]
    shell = sit_down(players, game="firenze", together=together, confirm=confirm)
    answered = 0
    for _ in range(60):
        if shell.session.is_held:
            shell.confirm()
            continue
        seat, before = shell.session.actor, len(shell.session.moves)
        if len(shell.session.state.options()) == 1:  # the end of a turn, still free to take back
            assert shell.can_undo(seat)
        shell.move(shell.session.state.options()[-1].text)
        after = shell.session
        forced = [ply for ply in range(before + 1, len(after.moves)) if ply in after.joined]
        answered += len(forced)
        assert all(after.moves[ply].who != -1 for ply in forced)
        if shell.can_undo(seat) and after.last_decision([seat]) == before:
            assert shell.undo(seat) == ("", "")
            assert len(shell.session.moves) == before
            shell.move(shell.session.state.options()[-1].text)
            assert shell.session.moves == after.moves
    assert answered


def test_a_bundle_is_taken_back_as_one(sit_down):
    shell = sit_down([None, None], game="firenze")
    found, first, second = two_moves(shell.session)
    while found is not shell.session:
        shell.move()
        found, first, second = two_moves(shell.session)
    seat, before = shell.session.actor, shell.session.moves
    shell.move(bundled(first, second))
    assert [move.text for move in shell.session.moves[len(before) :][:2]] == [first, second]
    assert shell.undo(seat) == ("", "")
    assert shell.session.moves == before
