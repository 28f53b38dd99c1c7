"""Fewer questions, and nothing less: what a person who is asked is shown."""

from __future__ import annotations

import random

import pytest

from signoria import NOBODY, Dealer, games, load
from signoria.bundles import bundled
from signoria.kernel.news import Chose
from signoria.offers import MOST_WAYS, offer
from signoria.session import PERSON, Session
from tests.asking import (
    Build,
    Give,
    GiveFreely,
    MayPlay,
    MaySwap,
    NextSeat,
    OnlyEnd,
    Peek,
    Rolls,
    TakeForIt,
    asking,
)


def test_what_merely_goes_on_is_passed_and_offered_beside():
    found = offer(asking(MaySwap(), Build()))
    assert (found.before, found.earlier) == (("pass",), ("swap",))
    assert str(found.state.step) == "Build"
    assert found.whole("build high") == "pass | build high"
    assert found.whole("swap") == "swap"


def test_several_questions_are_passed_and_the_only_answers_between():
    found = offer(asking(MaySwap(), OnlyEnd(), MayPlay(), Build()))
    assert found.before == ("pass", "end", "pass")
    assert found.earlier == ("swap", "play")
    assert found.whole("play") == "pass | end | play"


def test_what_two_questions_know_is_an_answer_to_the_earlier_one():
    found = offer(asking(MaySwap(), MayPlay(), Build()))
    assert found.whole("swap") == "swap"
    later = offer(asking(MaySwap(), Give(1), coins=(1, 1, 1)))
    assert later.asks_for("give gold").before == ("pass",)


@pytest.mark.parametrize("border", [Rolls(), NextSeat(), Peek()])
def test_nobody_goes_on_to_what_is_not_known_yet_or_another_turn(border):
    is_peek = isinstance(border, Peek)
    steps = [border, Build()] if is_peek else [MaySwap(), border, Build()]
    assert offer(asking(*steps)).before == ()
    assert offer(asking(MaySwap(), NextSeat(), Build(), seats=1)).before == ()


def test_a_question_with_one_answer_is_shown_when_it_is_the_last():
    found = offer(asking(MaySwap(), OnlyEnd(), NextSeat(), Build()))
    assert found.before == ("pass",)
    assert [action.text for action in found.state.options()] == ["end"]


def test_several_things_are_one_choice_of_a_set():
    found = offer(asking(Give(2), Build()))
    assert [" ".join(text.split()[1] for text in way) for way in found.sets] == [
        *("copper copper", "copper silver", "copper gold", "silver gold", "gold gold"),
    ]


def test_what_completes_a_set_belongs_to_it():
    found = offer(asking(MaySwap(), Give(2), TakeForIt(), Build(), coins=(1, 0, 2)))
    assert found.sets == (
        ("give copper", "give gold", "build low"),
        ("give copper", "give gold", "build high"),
        ("give gold", "give gold", "build low"),
        ("give gold", "give gold", "build high"),
    )
    assert offer(asking(TakeForIt(), Build())).sets == ()


def test_one_thing_is_a_plain_question():
    assert offer(asking(Give(1), Build())).sets == ()


def test_ways_that_differ_in_their_order_alone_are_one():
    free, ordered = offer(asking(GiveFreely(3), Build())), offer(asking(Give(3), Build()))
    assert len(free.sets) == len(ordered.sets)
    assert {tuple(sorted(way)) for way in free.sets} == {tuple(sorted(way)) for way in ordered.sets}


def test_too_many_ways_are_asked_step_by_step():
    assert len(offer(asking(Give(22), coins=(99, 99, 99))).sets) == 276 <= MOST_WAYS
    assert offer(asking(Give(30), coins=(99, 99, 99))).sets == ()


def test_a_gathering_goes_with_what_is_passed():
    found = offer(asking(MaySwap(), Give(2), Build()))
    assert found.whole(bundled(*found.sets[0])) == "pass | give copper | give copper"


def test_the_preview_of_a_set_is_what_all_its_moves_do():
    found = offer(asking(Give(2), Build())).preview("give copper | give gold")
    assert found.facts == [Chose(0, "give copper")]
    assert found.is_open


# The law, over all games as they declare their steps.


def random_questions(name, seats, seed, most):
    """Sessions at questions of a random game."""
    game, chosen = load(name), random.Random(seed)
    session, _ = Session.open(game, [PERSON] * seats, {}, Dealer(seed)).with_chance([])
    for _ in range(most):
        if session.actor == NOBODY:
            return
        yield session
        said = chosen.choice(session.state.options()).text
        session, _ = session.with_chance(session.play(said, [session.actor]))


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("seed", [1, 2])
def test_every_offer_is_legal_and_nothing_is_lost(name, seed):
    chosen = random.Random(seed)
    for session in random_questions(name, max(2, load(name).seats[0]), seed, 250):
        found, seat = offer(session.state), session.actor
        shown = [action.text for action in found.state.options()]
        sets = [bundled(*way) for way in found.sets]
        reachable = {found.whole(said).split(" | ")[0] for said in [*shown, *found.earlier, *sets]}
        assert {action.text for action in session.state.options()} <= reachable
        if sets:  # every single answer begins a set
            assert {way[0] for way in found.sets} == set(shown)
        offered = [*shown, *found.earlier, *sets]
        for said in chosen.sample(offered, min(6, len(offered))):
            whole = found.whole(said)
            at_once = session.after(session.play(whole, [seat]))
            state = session.state.copy()
            for text in whole.split(" | "):
                assert int(state.actor()) == seat
                state.play(text)
            assert at_once.state == state
