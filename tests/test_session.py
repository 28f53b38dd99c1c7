"""A game in session: a value that never changes, and the law of playing at a table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from signoria import CHANCE, Dealer, IllegalAction, Table, UndoError
from signoria.events import MOVE, PRACTICE, UNDO, UNDO_ANSWER, Event, Refusal
from signoria.kernel.news import Chose, Dealt
from signoria.session import FREE, HOUSE, OVER, PEOPLE, PERSON, SEAT, Session


@pytest.fixture
def session(medici):
    """Three people: two at one screen, one elsewhere; the dice lie there."""
    opened = Session.open(medici, [PERSON] * 3, {}, Dealer(3), people=[0, 0, 2])
    return opened.with_chance([])[0]


def moved(session, times):
    """So many moves of whoever is asked, with the chance that follows."""
    for _ in range(times):
        said = session.state.options()[0].text
        session, _ = session.with_chance(session.play(said, [session.actor]))
    return session


def test_a_session_never_changes(session):
    before = str(session.state), session.moves, session.awaits()
    after = moved(session, 3)
    assert after.moves[: len(session.moves)] == session.moves
    assert before == (str(session.state), session.moves, session.awaits())


def test_a_session_carries_the_news_of_its_last_change_alone(session):
    after = moved(session, 1)
    said = after.moves[-1].text
    assert [facts[0] for facts in after.news] == [Chose(0, said)]
    later = moved(after, 2)
    kinds = [type(facts[0]) for facts in later.news]
    assert kinds == [Chose] + [Dealt] * 5


def test_what_was_taken_back_is_no_news(session):
    after = moved(session, 1)
    assert after.after(after.undo([0])).news == ()


def test_who_does_not_listen_hears_nothing(session):
    events = session.play(session.state.options()[0].text, [0])
    assert session.after(events, listens=False).news == ()
    assert str(session.after(events, listens=False).state) == str(session.after(events).state)


def test_the_others_are_asked_and_those_at_the_same_screen_are_not(session):
    after = moved(session, 3)
    asked = after.after(after.ask_undo([0, 1]))
    assert (asked.ask.seat, asked.unanswered()) == (1, [2])
    with pytest.raises(Refusal) as refused:
        asked.answer_undo(True, [0, 1])
    assert refused.value.reason == "nothing-asked"
    back = asked.after(asked.answer_undo(True, [2]))
    assert (back.ask, back.actor) == (None, 1)
    stays = asked.after(asked.answer_undo(False, [2]))
    assert (stays.ask, stays.moves) == (None, after.moves)


def test_who_is_asked_by_one_of_two_others_waits_for_both(medici):
    opened = Session.open(medici, [PERSON] * 3, {}, Dealer(3))
    after = moved(opened.with_chance([])[0], 3)
    asked = after.after(after.ask_undo([0]))
    half = asked.after(asked.answer_undo(True, [1]))
    assert (half.unanswered(), half.moves) == ([2], after.moves)
    assert [event.kind for event in half.answer_undo(True, [2])] == [
        UNDO_ANSWER,
        UNDO,
        PRACTICE,
    ]


def test_a_question_is_forgotten_when_the_one_who_asked_moves(session):
    after = moved(session, 3)
    asked = after.after(after.ask_undo([2]))
    assert asked.ask
    on = moved(asked, 1)
    while on.moves[-1].who != asked.ask.seat and on.ask:
        on = moved(on, 1)
    assert on.ask is None


def test_bots_agree_at_once(medici):
    opened = Session.open(medici, [PERSON, "random"], {}, Dealer(3))
    after = moved(opened.with_chance([])[0], 1)
    bots, _ = after.with_chance(after.house_plays(1, after.state.options()[0].text))
    assert [event.kind for event in bots.ask_undo([0])] == [UNDO, PRACTICE]


def test_alone_what_chance_has_decided_stays(medici):
    after = moved(Session.open(medici, [PERSON], {}, Dealer(3)).with_chance([])[0], 1)
    with pytest.raises(UndoError) as refused:
        after.ask_undo([0])
    assert refused.value.reason == "alone"


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (lambda one: one.play("take 1", [1, 2]), "not-your-turn"),
        (lambda one: one.confirm([0]), "nothing-held"),
        (lambda one: one.undo([0]), "nothing"),
        (lambda one: one.ask_undo([0]), "nothing"),
        (lambda one: one.answer_undo(True, [0]), "nothing-asked"),
        (lambda one: replace(one, has_begun=False).play("take 1", [0]), "not-begun"),
        (lambda one: replace(one, has_begun=False).undo([0]), "not-begun"),
    ],
)
def test_what_is_refused_has_a_reason(session, wish, reason):
    with pytest.raises(Refusal) as refused:
        wish(session)
    assert refused.value.reason == reason


def test_words_that_are_not_legal_are_refused_as_everywhere(session):
    with pytest.raises(IllegalAction):
        session.play("take 1 2 3 4", [0])


def test_a_session_begins_when_the_last_seat_is_taken(medici):
    waiting = Session.open(medici, [PERSON, FREE], {}, Dealer(3), has_begun=False)
    assert (waiting.awaits()[0], waiting.begin(), waiting.deal()) == (PEOPLE, [], [])
    full = waiting.seated([PERSON, "random"], [0, 1])
    begun, events = full.with_chance(full.begin())
    assert [event.kind for event in events] == ["begin", *[MOVE] * 5]
    assert begun.awaits() == (SEAT, 0)


def test_what_a_session_awaits(medici):
    opened = Session.open(medici, ["random", PERSON], {}, Dealer(3))
    assert opened.awaits() == (HOUSE, CHANCE)
    assert opened.with_chance([])[0].awaits() == (HOUSE, 0)
    over = Table(medici, ["random"], seed=1)
    over.run()
    assert over.session.awaits()[0] == OVER


def test_a_bot_that_is_not_asked_any_more_does_nothing(session):
    assert session.house_plays(0, session.state.options()[0].text) == []


def test_a_confirmed_move_stays_confirmed_when_somebody_else_gets_up(medici):
    players = [PERSON, "random", PERSON]
    opened = Session.open(medici, players, {}, Dealer(3), with_confirmation=True)
    held = moved(opened.with_chance([])[0], 1)
    assert held.awaits() == (SEAT, 0)
    confirmed = held.after(held.confirm([0]))
    assert confirmed.awaits() == (HOUSE, 1)
    assert confirmed.seated([PERSON, "random", "random"], [0, 1, 2]).awaits() == (HOUSE, 1)


def test_a_log_is_read_at_once_however_often_somebody_went_back(session):
    said = session.state.options()[0].text
    events = [*session.play(said, [0]), Event(UNDO, 0, "5")] * 3 + session.play(said, [0])
    once = session.after(session.play(said, [0]))
    assert str(once.state) == str(session.after(events).state)
    assert once.moves == session.after(events).moves


def test_a_known_position_need_not_be_played_again(session, medici):
    later = moved(session, 5)
    events = [Event(MOVE, move.who, move.text, move.comment) for move in later.moves]
    opened = replace(session, moves=(), state=medici.new(3))
    known = moved(session, 3)
    position = medici.position(str(known.state)), len(known.moves)
    read = opened.after(events, listens=False, position=position)
    assert (str(read.state), read.moves) == (str(later.state), later.moves)
