"""A question with one legal answer is answered by the table, except where a click ends a turn."""

from __future__ import annotations

import random

import pytest

from signoria import NOBODY, Dealer, Table, UndoError, games, load
from signoria.events import FORCED, MOVE, Event
from signoria.fairness import check
from signoria.forced import forced
from signoria.session import PERSON, SEAT, Session
from tests.asking import Asking, Build, NextSeat, OnlyEnd, Peek, Rolls

TWO = [PERSON] * 2


def opened(*steps, players=TWO, people=None, confirm=False):
    """A session where these steps come one after the other, gone on by itself."""
    session = Session.open(
        Asking(*steps), players, {}, Dealer(1), people=people, with_confirmation=confirm
    )
    return session.with_chance([])[0]


def says(session, *said):
    for text in said:
        session, _ = session.with_chance(session.play(text, [session.actor]))
    return session


def texts(session):
    return [move.text for move in session.moves]


def test_the_only_answer_is_given_and_told():
    session = opened(OnlyEnd(), Build(), OnlyEnd(), Build())
    assert texts(session) == ["end"]
    later = says(session, "build low")
    assert (texts(later), len(later.news)) == (["end", "build low", "end"], 2)
    assert later.awaits() == (SEAT, 0)


@pytest.mark.parametrize("comes", [NextSeat(), Rolls()])
def test_the_last_answer_of_a_turn_is_a_click_while_it_can_be_taken_back(comes):
    session = says(opened(Build(), OnlyEnd(), comes, Build()), "build low")
    assert (texts(session), session.awaits()) == (["build low"], (SEAT, 0))
    assert session.why_no_undo([0]) == ""
    assert "end" in texts(says(session, "end"))


def test_the_last_answer_of_a_turn_is_given_where_nothing_can_be_taken_back():
    session = opened(Rolls(), OnlyEnd(), NextSeat(), Build())
    assert (texts(session)[1:], session.actor) == (["end"], 1)


def test_what_would_be_revealed_waits_for_a_click():
    class OnlyPeek(Peek):
        def options(self, state):
            return super().options(state)[:1]

    assert texts(says(opened(Build(), OnlyPeek(), Build()), "build low")) == ["build low"]


def test_undo_goes_back_over_forced_answers_to_the_decision():
    session = says(opened(Build(), OnlyEnd(), OnlyEnd(), Build()), "build low")
    assert len(session.moves) == 3
    back = session.after(session.undo([0]))
    assert (back.moves, back.joined, forced(back)) == ((), frozenset(), [])


def test_undo_of_the_click_that_ended_a_turn_leads_to_the_click():
    session = says(opened(Build(), OnlyEnd(), NextSeat(), Build()), "build low", "end")
    back, _ = session.with_chance(session.undo([0]))
    assert texts(back) == ["build low"]
    assert texts(back.with_chance(back.undo([0]))[0]) == []


def test_forced_answers_after_chance_are_nobodys_decision():
    session = says(opened(Build(), Rolls(), OnlyEnd(), Build()), "build low")
    assert texts(session)[-1] == "end"
    assert session.why_no_undo([0]) == "chance"
    assert session.last_decision([0]) == 0
    assert opened(Rolls(), OnlyEnd(), Build()).why_no_undo([0]) == "nothing"


def test_another_persons_forced_answer_stands_and_at_one_screen_it_does_not():
    steps = Build(), NextSeat(), OnlyEnd(), Build()
    apart = says(opened(*steps), "build low")
    assert texts(apart) == ["build low", "end"]
    assert (apart.why_no_undo([0]), apart.why_no_undo([1])) == ("other", "nothing")
    together = says(opened(*steps, people=[0, 0]), "build low")
    assert texts(together.after(together.undo([0, 1]))) == []


def test_consent_leads_back_to_the_decision():
    steps = Build(), OnlyEnd(), Build(), NextSeat(), Build(), Build()
    session = says(opened(*steps), "build low")
    session = says(session, "build high", "build low")
    asked = session.after(session.ask_undo([0]))
    assert (asked.ask.ply, asked.unanswered()) == (2, [1])
    assert texts(asked.after(asked.answer_undo(True, [1]))) == ["build low", "end"]


def test_with_confirmation_the_held_move_is_the_click():
    steps = Build(), OnlyEnd(), Rolls(), OnlyEnd(), Rolls(), Build()
    session = says(opened(*steps, players=[PERSON], confirm=True), "build low")
    assert (texts(session), session.is_held) == (["build low", "end"], True)
    assert texts(session.after(session.undo([0]))) == []
    on, _ = session.with_chance(session.confirm([0]))
    assert [texts(on)[at] for at in (0, 1, 3)] == ["build low", "end", "end"]
    assert (len(on.moves), on.is_held) == (5, False)


def test_bots_are_asked_everything():
    session = opened(OnlyEnd(), Build(), players=["random", PERSON])
    assert (session.moves, forced(session)) == ((), [])


def test_who_answers_before_the_table_does_has_decided_nothing():
    session = Session.open(Asking(OnlyEnd(), Build()), TWO, {}, Dealer(1))
    assert [event.kind for event in session.play(" end", [0])] == [FORCED, MOVE]


# In games


@pytest.mark.parametrize("name", games())
def test_people_are_not_asked_for_the_obvious_and_the_record_is_the_same(name):
    chosen = random.Random(5)
    game = load(name)
    session, _ = Session.open(game, TWO, {}, Dealer(5)).with_chance([])
    single = Table(game, TWO, seed=5)  # asked everything, as the rules do
    for _ in range(400):
        if session.actor == NOBODY:
            break
        if len(session.state.options()) == 1:
            assert session.why_no_undo([session.actor]) == ""
        said = chosen.choice(session.state.options()).text
        session, _ = session.with_chance(session.play(said, [session.actor]))
    events = [Event(MOVE, move.who, move.text, move.comment) for move in session.moves]
    single.session = single.session.after(events)
    assert single.record.text() == session.record().text()
    assert check(session.record()) == []


def test_a_table_in_a_variable_answers_too():
    table = Table(Asking(OnlyEnd(), Build(), OnlyEnd(), Build()), TWO, seed=1)
    assert str(table.step()) == "end"
    assert table.step() is None
    table.play("build low")
    assert str(table.step()) == "end"
    table.undo()
    assert [move.text for move in table.session.moves] == ["end"]
    with pytest.raises(UndoError):
        table.undo()
