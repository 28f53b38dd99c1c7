"""Steps: a paragraph of the rulebook each. **A step answers with the steps that take its place.**

    return DONE                   this step is over
    return in_order(self)         ask again
    return in_order(Pay(), self)  do something else first, then come back
    return TURN                   go on with a list that was written down once:

    TURN: Final = in_order(RollDice(0), ChooseDice(), PassTheMarker())

Steps and lists of steps never change and hold no state, so all games share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from signoria._compat import i64, mypyc_attr
from signoria.kernel.menu import Menu, borrow, words_of

if TYPE_CHECKING:
    from signoria.kernel.actions import Action, Options
    from signoria.kernel.chance import Rng
    from signoria.kernel.news import Reason
    from signoria.kernel.state import State

CHANCE: Final = -1  # dice, cards and tiles decide
NOBODY: Final = -2  # the game is over
AUTOMATIC: Final = -3  # the step resolves itself; a state's actor is never this

S = TypeVar("S", bound="State")

NOT_NUMBERED: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Resolves itself, unless it names an actor; then its options are asked and one is taken."""

    fields: ClassVar[dict[str, range]] = {}  # the constructor's numbers, in order: name and range
    goes_on: ClassVar[str] = ""  # the option that does nothing but go on to the next question
    gathers: ClassVar[bool] = False  # several such questions in a row are one choice of a set
    completes: ClassVar[bool] = False  # it asks for what is missing in a set, for another thing
    has_menu: bool = False  # whether its options are gathered in rows: see ``Lists``
    # For rows of numbers: its place among the game's steps, and its fields, once asked for.
    _number: i64 = NOT_NUMBERED
    _first: i64 = 0
    _second: i64 = 0
    _third: i64 = 0

    def actor(self, state: S) -> i64:
        """Who decides: a seat, ``CHANCE``, or ``AUTOMATIC``."""
        return AUTOMATIC

    def run(self, state: S) -> Steps:
        """Resolve an automatic step."""
        raise AssertionError(f"{self} is not automatic")

    def options(self, state: S) -> Options:
        """What the actor may choose: complete, in vocabulary order, never empty."""
        raise AssertionError(f"{self} asks nobody")

    def gather(self, state: S, menu: Menu) -> None:
        """Put the options on a menu, row by row, if the step has one."""
        raise AssertionError(f"{self} has no menu")

    def take(self, state: S, action: Action) -> Steps:
        """Resolve the chosen action."""
        raise AssertionError(f"{self} asks nobody")

    def why_not(self, state: S, action: Action) -> Reason | None:
        """For what is not among the options: the reason, from the predicate that decided it.

        ``None``: the step does not ask for anything like it.
        """
        return None

    def weights(self, state: S) -> list[int]:
        """For ``CHANCE``: how likely each option is."""
        return [1] * len(self.options(state))

    def deal(self, state: S, rng: Rng) -> Steps:
        """For ``CHANCE``: let *rng* take. Override only to be quicker, with the same draws."""
        return self.take(state, self.options(state)[rng.weighted(self.weights(state))])

    def __str__(self) -> str:
        return " ".join([type(self).__name__, *[str(getattr(self, name)) for name in self.fields]])


@mypyc_attr(allow_interpreted_subclasses=True)
class Lists(Step[S]):
    """A decision with many options: it puts them on a menu, from which one is drawn quickly."""

    has_menu: bool = True

    def options(self, state: S) -> Options:
        menu = borrow()
        self.gather(state, menu)
        return words_of(menu)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A card or a tile is drawn: one outcome a step, as likely as its weight."""

    def actor(self, state: S) -> i64:
        return CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Chance[S]):
    """A die is rolled: all outcomes are equally likely."""

    def deal(self, state: S, rng: Rng) -> Steps:
        options = self.options(state)
        return self.take(state, options[rng.below(len(options))])


class Over(Step[Any]):
    """The game is over."""

    def actor(self, state: State) -> i64:
        return NOBODY

    def options(self, state: State) -> Options:
        return ()


@mypyc_attr(acyclic=True)
class Steps:
    """Steps in order: a chain that never changes."""

    step: Final[Step[Any]]
    rest: Final[Steps]  # the last one's rest is DONE, and DONE's is DONE

    def __init__(self, step: Step[Any], rest: Steps | None) -> None:
        self.step = step
        self.rest = self if rest is None else rest


OVER: Final = Over()
DONE: Final = Steps(OVER, None)


def in_order(*steps: Step[Any]) -> Steps:
    """First this step, then that."""
    chain = DONE
    at = len(steps)
    while at:
        at -= 1
        chain = Steps(steps[at], chain)
    return chain
