"""A game in progress: what lies on the table, and the agenda of steps to resolve."""

from __future__ import annotations

from typing import Any, Final

from signoria._compat import i32, i64, mypyc_attr, vec
from signoria.kernel.actions import Action, Options, Vocabulary, choose
from signoria.kernel.chance import Rng
from signoria.kernel.menu import Menu
from signoria.kernel.news import Fact, NotAsked, Reason
from signoria.kernel.steps import AUTOMATIC, DONE, NOBODY, OVER, Step, Steps, in_order


@mypyc_attr(acyclic=True)
class Waiting:
    """Steps that were interrupted, and those that were interrupted before."""

    steps: Final[Steps]
    rest: Final[Waiting | None]

    def __init__(self, steps: Steps, rest: Waiting | None) -> None:
        self.steps = steps
        self.rest = rest


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: who is asked, what is legal, what follows.

    Games derive from it and add integers and flat arrays. Two states are equal when they are the
    same position of the same game: everything on the table, hidden or not, and the whole agenda.
    How they came about, and whether somebody listens, does not count. A state changes as the game
    goes on, and its hash with it: put a copy into a set, and do not play on with that.
    """

    seats: i64  # how many play
    who: i64  # is asked now
    step: Step[Any]  # asks
    steps: Steps  # come then …
    waiting: Waiting | None  # … and after those, what they interrupted
    news: list[Fact] | None  # a list while somebody listens; copies do not

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.who = NOBODY
        self.step = OVER
        self.steps = DONE
        self.waiting = None
        self.news = None

    # What a game adds

    def copy(self) -> State:
        """An independent twin."""
        raise AssertionError(f"{type(self).__name__} must define copy()")

    def description(self) -> list[tuple[str, list[str]]]:
        """What lies on the table, by name: all that a position must say beside the agenda."""
        raise AssertionError(f"{type(self).__name__} must define description()")

    def words(self) -> Vocabulary:
        """The game's vocabulary."""
        raise AssertionError(f"{type(self).__name__} must define words()")

    def reward(self, seat: i64) -> float:
        """At the end, for search: 0 to 1, the more the better this seat has done."""
        raise AssertionError(f"{type(self).__name__} must define reward()")

    def encode(self, seat: i64, out: vec[i32], at: i64) -> None:
        """Write what *seat* sees of the table into *out* from *at* on, as the game's
        ``fields_of_table`` say.
        """
        raise AssertionError(f"{type(self).__name__} must define encode()")

    def spelled(self, text: str) -> str:
        """The vocabulary's text for what a person may say instead; else *text* itself."""
        return text

    def contents(self, action: Action) -> str:
        """What lies at the places that a legal action names, for the comments of a record."""
        return ""

    # What everybody uses

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, _: object) -> State:
        return self.copy()

    def actor(self) -> i64:
        """A seat, ``CHANCE``, or ``NOBODY`` when the game is over."""
        return self.who

    def options(self) -> Options:
        """What the actor may choose: complete, in vocabulary order, never empty before the end."""
        return self.step.options(self)

    def weights(self) -> list[int]:
        """Beside the options, when ``CHANCE`` acts."""
        return self.step.weights(self)

    def apply(self, action: Action) -> None:
        """Resolve a legal action, and every automatic step that follows. Trusted: no check."""
        settle(self, self.step.take(self, action))

    def deal(self, rng: Rng) -> None:
        """Let *rng* act for ``CHANCE``: perhaps several outcomes at once."""
        settle(self, self.step.deal(self, rng))

    def play(self, text: str) -> Action:
        """Resolve what somebody typed, if it is legal; otherwise nothing changes."""
        action = choose(self.words(), self.options(), self.spelled(" ".join(text.split())))
        self.apply(action)
        return action

    def why_not(self, action: Action) -> Reason:
        """Why an action that is not among the options is not: from the step that decides it."""
        why = self.step.why_not(self, action)
        return NotAsked() if why is None else why

    def agenda(self) -> list[Step[Any]]:
        """The step that asks, and all that are to come."""
        found: list[Step[Any]] = [] if self.step is OVER else [self.step]
        steps = self.steps
        waiting = self.waiting
        while True:
            while steps is not DONE:
                found.append(steps.step)
                steps = steps.rest
            if waiting is None:
                return found
            steps = waiting.steps
            waiting = waiting.rest

    def __str__(self) -> str:
        lines = [" ".join([name, *words]) for name, words in self.description()]
        return "; ".join(
            [*lines, "next " + ", ".join([str(step) for step in self.agenda()])]
        ).strip()

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        if self is other:
            return True
        # What follows from the position is compared first: most states differ there already.
        if self.who != other.who or self.seats != other.seats or type(self) is not type(other):
            return False
        return str(self.step) == str(other.step) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    # The agenda

    def copy_agenda(self, other: State) -> None:
        """Be where *other* is; the steps are shared."""
        self.who = other.who
        self.step = other.step
        self.steps = other.steps
        self.waiting = other.waiting

    def resume(self, agenda: list[Step[Any]]) -> None:
        """Set the agenda, for positions read from text."""
        self.waiting = None
        self.steps = DONE
        settle(self, in_order(*agenda))

    def settle(self, answer: Steps) -> None:
        """Put *answer* in front, then go on until somebody must decide."""
        settle(self, answer)


# Functions, not methods: compiled, they are called directly, whoever derives from the state.


def settle(state: State, answer: Steps) -> None:
    """Put *answer* in front, then go on until somebody must decide."""
    step = _next_step(state, answer)
    who: i64 = step.actor(state)
    while who == AUTOMATIC:
        step = _next_step(state, step.run(state))
        who = step.actor(state)
    state.step = step
    state.who = who


def gather(state: State, menu: Menu) -> None:
    """Put on a menu what the actor may choose, and nothing else."""
    menu.clear()
    step = state.step
    if step.has_menu:
        step.gather(state, menu)
    else:
        menu.add(step.options(state))


def _next_step(state: State, answer: Steps) -> Step[Any]:
    """The first step of *answer*; what was to come waits, and comes back after it."""
    if answer is DONE:
        answer = state.steps
        while answer is DONE:
            waiting = state.waiting
            if waiting is None:
                return OVER
            answer = waiting.steps
            state.waiting = waiting.rest
    elif state.steps is not DONE:  # nothing is left to wait: no frame, so loops do not grow
        state.waiting = Waiting(state.steps, state.waiting)
    state.steps = answer.rest
    return answer.step
