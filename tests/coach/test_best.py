"""The best moves of a position: checked again before anything is said, and fairly."""

from __future__ import annotations

from time import perf_counter

import pytest

import signoria
from signoria import Rng, Table, games, load
from signoria.coach import best_moves
from signoria.coach.best import weighed
from signoria.coach.worlds import chosen_at, followed, greedily, margin
from signoria.faces.phrases import phrases_for
from signoria.faces.phrases.coaching import best_words, labels_of
from signoria.offers import offer
from tests.bots.test_hidden import asked_to_choose, dealt_anew
from tests.kernel.toy import TOY

LONG = 60.0  # seconds: as many worlds as are wanted


def asked(name, plies, seats=2):
    """A position at which somebody has a choice."""
    table = Table(load(name), ["greedy"] * seats, seed=4)
    while not table.is_over:
        is_late = len(table.record.moves) >= plies
        if is_late and int(table.state.actor()) >= 0 and len(table.state.options()) > 2:
            return table.state
        table.step()
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("name", games())
def test_every_move_has_a_margin_and_words_in_both_languages(name):
    game, state = load(name), asked(name, 30)
    chosen = [state.options()[-1].text]
    best = best_moves(game, state, 20_000, Rng(1), chosen, most_worlds=5)
    assert 2 <= len(best.moves) <= 4
    assert best.worlds == 5
    assert [move.is_chosen for move in best.moves].count(True) >= 1
    assert (best.moves[0].behind, best.moves[0].is_worse) == (0.0, False)
    for code in ("en", "it"):
        phrases, names = phrases_for(name, code), ["Ada", "Bea"]
        said = best_words(phrases, best, labels_of(phrases, game, state, names), names)
        assert all(move.label and move.expected for move in said.moves)
        assert all(move.reason for move in said.moves[1:])
        assert bool(said.conclusion) == (not best.matters)


def test_margins_are_those_of_the_end_in_the_same_worlds(medici):
    state = asked("medici_dice", 20)
    said = [action.text for action in state.options()[:3]]
    best = weighed(medici, state, said, perf_counter() + LONG, Rng(3), most_worlds=8)
    ways = [[option] for option in state.options()[:3]]
    ends = list(followed(medici, state, ways, 8, Rng(3), greedily()))
    seat = int(state.actor())
    for move in best.moves:
        at = said.index(move.said)
        wanted = [margin(medici.scores(world[at]), seat) for world in ends]
        assert move.margin == pytest.approx(sum(wanted) / 8)
    assert best.moves[0].margin - best.moves[-1].margin == pytest.approx(best.moves[-1].behind)


def test_the_same_answer_twice_does_not_matter(medici):
    state = asked("medici_dice", 20)
    said = [state.options()[0].text] * 2
    best = weighed(medici, state, said, perf_counter() + LONG, Rng(3), most_worlds=8)
    assert not best.matters
    words = best_words(phrases_for("medici_dice", "en"), best, str, ["Ada", "Bea"])
    assert words.conclusion == "It does not matter, as far as can be told."
    assert words.moves[1].reason == "About as good, as far as can be told."


def test_what_the_search_liked_is_overtaken_only_by_what_is_clearly_better(medici):
    record = Table(medici, ["random"], seed=3).run()
    decision = signoria.coach.review(record).costliest(1)[0]
    state = record.replay(decision.ply)
    said = [decision.chosen, decision.best]
    best = weighed(medici, state, said, perf_counter() + LONG, Rng(5), most_worlds=40)
    assert [move.said for move in best.moves] == said[::-1]
    assert best.moves[1].is_worse
    assert best.matters


def test_what_was_chosen_is_found_among_the_answers_or_added():
    """Somebody who goes on to a later question in one bundle has chosen its answer."""
    game, found = load("firenze"), 0
    record = Table(game, ["greedy"] * 2, seed=2).run()
    for ply, state in enumerate(record.states()):
        if int(state.actor()) < 0 or len(offer(state).questions) == 1:
            continue
        chosen = chosen_at(record, ply)
        best = weighed(game, state, [], perf_counter() + LONG, Rng(1), chosen, 5)
        (only,) = best.moves
        assert only.is_chosen
        passed = [question.goes_on for question in offer(state).questions[:-1]]
        found += only.said not in passed
        if found == 2:
            return
    raise AssertionError("nobody went on")


def test_without_time_nothing_is_claimed(medici):
    state = asked("medici_dice", 20)
    best = weighed(medici, state, [state.options()[0].text], perf_counter(), Rng(1))
    assert (best.moves, best.worlds, best.matters) == ((), 0, False)
    words = best_words(phrases_for("medici_dice", "en"), best, str, ["Ada", "Bea"])
    assert words.conclusion == "There was too little time to tell: ask again."


def test_what_is_hidden_from_a_seat_changes_nothing_that_the_coach_tells_it():
    compared = 0
    for number, state in enumerate(asked_to_choose(1)):
        seat, said = int(state.actor()), [action.text for action in state.options()]
        told = weighed(TOY, state, said, perf_counter() + LONG, Rng(number), most_worlds=6)
        for other in dealt_anew(state, seat):
            again = weighed(TOY, other, said, perf_counter() + LONG, Rng(number), most_worlds=6)
            assert again == told
            compared += 1
    assert compared > 5
