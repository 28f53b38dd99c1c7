"""The agenda: a step answers with the steps that take its place."""

from __future__ import annotations

import pytest

from signoria.kernel.actions import Vocabulary
from signoria.kernel.chance import Rng
from signoria.kernel.state import State
from signoria.kernel.steps import (
    AUTOMATIC,
    CHANCE,
    DONE,
    NOBODY,
    OVER,
    Chance,
    Roll,
    Step,
    Steps,
    in_order,
)

WORDS = Vocabulary()
(GO,) = WORDS.verb("go")
(AGAIN,) = WORDS.verb("again")
(FIRST,) = WORDS.verb("first")


class Talk(State):
    """A table on which steps only leave their names."""

    def __init__(self) -> None:
        super().__init__(2)
        self.said: list[str] = []
        self.left = 0

    def words(self) -> Vocabulary:
        return WORDS

    def description(self) -> list[tuple[str, list[str]]]:
        return [("said", self.said)]


class Say(Step[Talk]):
    """Says its name."""

    def __init__(self, name: str, then: Steps = DONE) -> None:
        self.name = name
        self.then = then

    def run(self, state: Talk) -> Steps:
        state.said.append(self.name)
        return self.then

    def __str__(self) -> str:
        return f"Say {self.name}"


class Ask(Step[Talk]):
    """Asks seat 1."""

    def actor(self, state: Talk) -> int:
        return 1

    def options(self, state: Talk) -> tuple:
        return (GO, AGAIN, FIRST)

    def take(self, state: Talk, action) -> Steps:
        state.said.append(action.text)
        if action is AGAIN:
            return in_order(self)
        return in_order(Say("interruption"), self) if action is FIRST else DONE


class CountDown(Step[Talk]):
    """Comes back until nothing is left."""

    def run(self, state: Talk) -> Steps:
        state.left -= 1
        return in_order(CountDown()) if state.left else DONE


class Coin(Roll[Talk]):
    """Two equal outcomes."""

    def options(self, state: Talk) -> tuple:
        return (GO, AGAIN)

    def take(self, state: Talk, action) -> Steps:
        state.said.append(action.text)
        return DONE


class LoadedCoin(Chance[Talk]):
    """Two outcomes, one of them three times as likely."""

    def options(self, state: Talk) -> tuple:
        return (GO, AGAIN)

    def weights(self, state: Talk) -> list[int]:
        return [1, 3]

    def take(self, state: Talk, action) -> Steps:
        state.said.append(action.text)
        return DONE


def talk(*steps):
    """A table about to resolve these steps."""
    state = Talk()
    state.settle(in_order(*steps))
    return state


def waiting(state):
    """How many interrupted lists wait."""
    frames, at = 0, state.waiting
    while at is not None:
        frames, at = frames + 1, at.rest
    return frames


def test_steps_are_resolved_in_order_until_the_game_is_over():
    state = talk(Say("a"), Say("b"), Say("c"))
    assert (state.said, state.actor(), state.options()) == (["a", "b", "c"], NOBODY, ())


def test_no_steps_at_all_are_done():
    assert in_order() is DONE
    assert talk().actor() == NOBODY


def test_the_chain_of_steps_ends_in_done_and_done_in_itself():
    chain = in_order(Say("a"), OVER)
    assert chain.rest.rest is DONE
    assert DONE.rest is DONE


def test_a_step_with_an_actor_stops_the_agenda():
    state = talk(Say("a"), Ask(), Say("b"))
    assert (state.said, state.actor()) == (["a"], 1)
    assert [str(step) for step in state.agenda()] == ["Ask", "Say b"]


def test_done_ends_a_step():
    state = talk(Ask(), Say("b"))
    state.apply(GO)
    assert (state.said, state.actor()) == (["go", "b"], NOBODY)


def test_in_order_self_asks_again():
    state = talk(Ask(), Say("b"))
    for _ in range(3):
        state.apply(AGAIN)
    assert (state.said, state.actor()) == (["again"] * 3, 1)
    assert [str(step) for step in state.agenda()] == ["Ask", "Say b"]


def test_an_interruption_is_resolved_first_and_comes_back():
    state = talk(Ask(), Say("b"))
    state.apply(FIRST)
    assert (state.said, state.actor()) == (["first", "interruption"], 1)
    state.apply(GO)
    assert state.said == ["first", "interruption", "go", "b"]


def test_interruptions_within_interruptions_come_back_in_turn():
    inner = in_order(Say("c"), Say("d"))
    outer = in_order(Say("b", inner), Say("e"))
    assert talk(Say("a", outer), Say("f")).said == ["a", "b", "c", "d", "e", "f"]


def test_an_answer_takes_the_place_of_the_last_step_too():
    assert talk(Say("a"), Say("b", in_order(Say("c")))).said == ["a", "b", "c"]


def test_asking_again_a_thousand_times_leaves_no_frames():
    state = talk(Ask(), Say("b"))
    for _ in range(1000):
        state.apply(AGAIN)
    assert waiting(state) <= 1
    assert len(state.agenda()) == 2


def test_a_loop_of_a_thousand_turns_does_not_grow():
    state = Talk()
    state.left = 1000
    depths = []

    class Watch(CountDown):
        def run(self, state: Talk) -> Steps:
            depths.append(waiting(state))
            return super().run(state)

    state.settle(in_order(Watch(), Say("end")))
    assert max(depths) <= 1
    assert state.said == ["end"]


def test_automatic_is_never_the_actor_of_a_table():
    assert AUTOMATIC not in {talk(Say("a"), Ask()).actor(), talk(Say("a")).actor()}


def test_the_agenda_can_be_set_again_from_its_steps():
    state = talk(Ask(), Say("b"), Say("c"))
    again = Talk()
    again.resume(state.agenda())
    assert [str(step) for step in again.agenda()] == [str(step) for step in state.agenda()]


def test_the_text_of_a_state_is_its_facts_and_its_agenda():
    assert str(talk(Say("a"), Ask(), Say("b"))) == "said a; next Ask, Say b"
    assert str(talk(Say("a"))) == "said a; next"


def test_a_step_that_is_not_automatic_says_so():
    step = Step()
    assert step.actor(Talk()) == AUTOMATIC
    for ask in (step.run, step.options):
        with pytest.raises(AssertionError, match=r"Step"):
            ask(Talk())
    with pytest.raises(AssertionError, match=r"Step"):
        step.take(Talk(), GO)


def test_chance_acts_where_a_step_is_a_roll_or_a_draw():
    assert [talk(Coin()).actor(), talk(LoadedCoin()).actor()] == [CHANCE, CHANCE]


def test_a_roll_deals_as_taking_one_by_one_does():
    for seed in range(50):
        quick, slow = talk(Coin()), talk(Coin())
        quick.deal(Rng(seed))
        slow.apply(slow.options()[Rng(seed).weighted(slow.weights())])
        assert quick.said == slow.said


def test_a_draw_is_dealt_as_likely_as_its_weights():
    rng = Rng(1)
    said = []
    for _ in range(4000):
        state = talk(LoadedCoin())
        state.deal(rng)
        said += state.said
    assert 2800 < said.count("again") < 3200
