"""Undo: free until something was revealed; beyond that by everybody's consent."""

from __future__ import annotations

import pytest

from signoria import CHANCE, NOBODY, IllegalAction, Record, Table, UndoError
from signoria.fairness import check


@pytest.fixture
def table(medici):
    """Three people; the first has rolled."""
    table = Table(medici, [None] * 3, seed=1)
    while table.step() is not None:
        pass
    return table


def test_a_move_can_be_taken_back_until_something_is_revealed(table):
    before, record = str(table.state), table.record.text()
    table.play("take 1")
    assert table.can_undo()
    table.undo()
    assert (before, record) == (str(table.state), table.record.text())
    table.play("take 2")


def test_before_the_first_move_there_is_nothing_to_take_back(medici):
    table = Table(medici, [None], seed=1)
    with pytest.raises(UndoError, match=r"no move has been made yet"):
        table.undo()


def test_the_dice_are_never_taken_back(table):
    assert not table.can_undo()
    with pytest.raises(UndoError, match=r"there is no move to take back"):
        table.undo()


def test_a_move_stands_once_another_person_has_moved(table):
    table.play("take 1")
    table.play("take 2")
    assert (table.can_undo(seat=0), table.can_undo(seat=1)) == (False, True)
    with pytest.raises(UndoError, match=r"seat 1 has moved since: ask the others"):
        table.undo(seat=0)
    table.undo(seat=1)
    table.undo(seat=0)
    with pytest.raises(UndoError, match=r"there is no move to take back"):
        table.undo()


def test_at_one_table_all_moves_back_to_the_dice_can_be_taken_back(table):
    before = str(table.state)
    for word in ("take 1", "take 2"):
        table.play(word)
    table.undo()
    table.undo()
    assert before == str(table.state)
    assert not table.can_undo()


def test_a_move_stands_once_a_bot_has_moved(medici):
    table = Table(medici, [None, "random"], seed=1)
    while table.step() is not None:
        pass
    table.play("take 1")
    assert table.can_undo(seat=0)
    table.step()
    assert not table.can_undo(seat=0)


def test_a_move_stands_once_dice_were_rolled(table):
    for word in ("take 1", "take 2", "take 2"):
        table.play(word)
    assert table.state.actor() == CHANCE
    assert table.can_undo(seat=2)
    table.step()
    with pytest.raises(UndoError, match=r"chance has acted since"):
        table.undo(seat=2)


def test_a_refused_move_does_not_touch_what_can_be_taken_back(table):
    table.play("take 1")
    with pytest.raises(IllegalAction):
        table.play("take 1")
    table.undo(seat=0)
    assert table.waiting_for == 0


# Consent


def go_on(table):
    """Until a person is asked."""
    while table.step() is not None:
        pass


def test_bots_agree_at_once_and_it_is_practice_dealt_anew(medici):
    table = Table(medici, [None, "greedy"], seed=1)
    go_on(table)
    before = str(table.state)
    table.play("take 1")
    go_on(table)
    dealt = [move for move in table.session.moves[5:] if move.who < 0]
    assert not table.can_undo()
    assert table.ask_undo() == []
    assert str(table.state) == before
    table.play("take 1")
    go_on(table)
    assert [move for move in table.session.moves[5:] if move.who < 0] != dealt
    assert [deal.is_practice for deal in table.record.deals] == [False, True]
    assert check(table.record) == []


def test_other_people_are_asked_one_by_one_before_the_table_goes_back(table):
    before = str(table.state)
    for word in ("take 1", "take 2", "take 2"):
        table.play(word)
    go_on(table)
    assert table.ask_undo(seat=0) == [1, 2]
    assert table.answer_undo(True, 2) == [1]
    assert str(table.state) != before
    assert table.answer_undo(True, 1) == []
    assert str(table.state) == before


def test_one_who_does_not_agree_is_enough(table):
    for word in ("take 1", "take 2", "take 2"):
        table.play(word)
    go_on(table)
    there = str(table.state)
    assert table.ask_undo() == [0, 1]
    assert table.answer_undo(False, 0) == []
    assert str(table.state) == there
    with pytest.raises(UndoError, match=r"nobody asks you"):
        table.answer_undo(True, 1)


def test_alone_nobody_can_agree_to_what_chance_has_decided(medici):
    table = Table(medici, [None], seed=1)
    go_on(table)
    table.play("take 1")
    go_on(table)
    with pytest.raises(UndoError, match=r"alone, what chance has decided stays"):
        table.ask_undo()


def test_nobody_asks_to_go_back_behind_the_end(medici):
    table = Table(medici, [None, "random"], seed=1)
    while not table.is_over:
        go_on(table)
        if not table.is_over:
            table.play(table.state.options()[0].text)
    with pytest.raises(UndoError, match=r"the game is over"):
        table.ask_undo()


# Confirming


def test_with_confirmation_the_game_waits_before_it_reveals_anything(medici):
    table = Table(medici, [None], seed=1, confirm=True)
    while table.step() is not None:
        pass
    table.play("take 1")
    assert (table.held, table.waiting_for, table.step()) == (True, None, None)
    with pytest.raises(IllegalAction, match=r"nobody is asked now"):
        table.play("take 1")
    table.confirm()
    assert table.step().verb == "roll"


def test_a_held_move_can_be_taken_back(medici):
    table = Table(medici, [None, "random"], seed=1, confirm=True)
    while table.step() is not None:
        pass
    table.play("take 1")
    table.undo()
    assert (table.held, table.waiting_for) == (False, 0)


def test_with_confirmation_the_last_move_of_a_game_waits_too(medici):
    table = Table(medici, [None], seed=1, confirm=True)
    while not table.is_over:
        while table.step() is not None:
            pass
        table.play(table.state.options()[0].text)
        was_held = table.held
        last = str(table.state)
        if not table.is_over:
            table.confirm()
    assert (was_held, table.state.actor()) == (True, NOBODY)
    table.undo()
    assert last != str(table.state)


def test_nothing_is_held_while_the_next_person_chooses_from_what_all_see(medici):
    table = Table(medici, [None, None], seed=1, confirm=True)
    while table.step() is not None:
        pass
    table.play("take 1")
    assert (table.held, table.waiting_for) == (False, 1)


# By consent


def test_a_table_can_be_rewound_to_any_move(medici):
    table = Table(medici, ["random", "greedy"], seed=7)
    states = [str(table.state)]
    while table.step() is not None:
        states.append(str(table.state))
    table.rewind(30)
    assert (states[30], 30) == (str(table.state), len(table.record.moves))
    assert not table.can_undo()
    record = table.run()
    assert check(record) == []
    assert str(table.state) == str(Record.parse(record.text()).replay())


def test_a_rewound_table_is_no_longer_held(medici):
    table = Table(medici, [None], seed=1, confirm=True)
    while table.step() is not None:
        pass
    table.play("take 1")
    table.rewind(5)
    assert (table.held, table.waiting_for) == (False, 0)


@pytest.mark.parametrize("ply", [-1, 1000])
def test_a_table_cannot_be_rewound_beyond_its_record(medici, ply):
    table = Table(medici, ["random"], seed=1)
    table.run()
    before = str(table.state)
    with pytest.raises(ValueError, match=r"moves, not"):
        table.rewind(ply)
    assert before == str(table.state)


def test_whoever_deals_after_a_rewind_has_a_hash_in_the_record(medici):
    saved = Table(medici, ["random", "greedy"], seed=7).run().until(40)
    table = Table.resume(Record.parse(saved.text()), seed="other")
    table.rewind(10)
    assert table.dealer.commitment == table.record.deals[-1].commitment
    assert check(table.run()) == ["the seed from move 1 on is missing"]  # of who dealt before
