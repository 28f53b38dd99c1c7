"""Bundles: several moves in one go, all or none, taken back as one."""

from __future__ import annotations

import pytest

from signoria import CHANCE, Dealer, IllegalAction, Table, games, load
from signoria.bundles import bundled, parts, tells_more
from signoria.events import BUNDLE, MOVE, SEPARATOR
from signoria.kernel.news import hear
from signoria.session import PERSON, Session


def opened(name="firenze", seats=2):
    return Session.open(load(name), [PERSON] * seats, {}, Dealer(3)).with_chance([])[0]


def two_moves(session):
    """A session where somebody decides twice in a row, and what they say."""
    for _ in range(400):
        first = session.state.options()[0]
        copy, seat = session.state.copy(), session.actor
        facts = hear(copy, first)
        options = copy.options()
        if int(copy.actor()) == seat and len(options) > 1 and not tells_more(facts, seat):
            return session, first.text, options[-1].text
        session, _ = session.with_chance(session.play(first.text, [seat]))
    raise AssertionError("nobody decides twice in a row")


@pytest.mark.parametrize("name", games())
def test_no_word_of_a_game_looks_like_a_bundle(name):
    assert [word for word in load(name).words if SEPARATOR.strip() in word.text] == []


def test_a_bundle_leads_where_its_moves_lead():
    session, first, second = two_moves(opened())
    seat = session.actor
    one_by_one = session.after(session.play(first, [seat]))
    one_by_one = one_by_one.after(one_by_one.play(second, [seat]))

    events = session.play(bundled(first, second), [seat])
    at_once = session.after(events)

    assert [event.kind for event in events] == [BUNDLE, MOVE, MOVE]
    assert (at_once.state, at_once.moves) == (one_by_one.state, one_by_one.moves)
    assert at_once.record().text() == one_by_one.record().text()
    assert len(at_once.news) == 2


def test_a_bundle_is_taken_back_as_one_and_single_moves_one_by_one():
    session, first, second = two_moves(opened())
    seat = session.actor
    at_once = session.after(session.play(f"{first}|  {second}", [seat]))
    assert at_once.last_decision([seat]) == len(session.moves)
    back = at_once.after(at_once.undo([seat]))
    assert (back.moves, back.state, back.joined) == (session.moves, session.state, frozenset())
    single = back.after(back.play(first, [seat]))
    single = single.after(single.play(second, [seat]))
    assert len(single.after(single.undo([seat])).moves) == len(session.moves) + 1


def test_nothing_happens_when_one_of_the_moves_is_not_legal():
    session, first, _ = two_moves(opened())
    with pytest.raises(IllegalAction, match=r"^move 2 of 3: .* is not legal here"):
        session.play(bundled(first, first, first), [session.actor])
    with pytest.raises(IllegalAction, match=r"^move 2 of 2: .* is not a word"):
        session.play(bundled(first, "fly"), [session.actor])
    with pytest.raises(IllegalAction, match="at most 40 moves"):
        session.play(bundled(*[first] * 41), [session.actor])
    with pytest.raises(IllegalAction):
        session.play(f"{first} | ", [session.actor])


def test_nobody_learns_from_a_refusal_what_chance_would_have_brought():
    """After the last of a bundle anything may come; before it nothing that is not known."""
    session = opened("medici_dice", seats=1)
    said = session.state.options()[0].text
    assert int(session.after(session.play(said, [0])).state.actor()) == CHANCE
    with pytest.raises(IllegalAction, match=r"move 1 of 2: .* must be the last of its bundle"):
        session.play(f"{said} | nonsense", [0])


def test_a_bundle_of_a_table_in_a_variable():
    found, first, second = two_moves(opened())
    table = Table(found.game, [PERSON] * 2, seed=3)
    table.session = found
    assert table.play(bundled(first, second)).text == second
    table.undo()
    assert table.session.moves == found.moves


def test_the_parts_of_a_bundle():
    assert parts("take  1|pass ") == ["take 1", "pass"]
    assert bundled("", "take 1", "a | b") == "take 1 | a | b"
