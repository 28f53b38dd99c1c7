"""What a game must offer, and what everybody may ask of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from signoria._compat import i32, i64, mypyc_attr, vec
from signoria.kernel.actions import Action, Options, Vocabulary
from signoria.kernel.box import Box
from signoria.kernel.chance import Rng
from signoria.kernel.encoding import QUESTION, encode_question, fields_of_question
from signoria.kernel.fields import Field, Fields
from signoria.kernel.news import Fact
from signoria.kernel.position import Description, PositionError
from signoria.kernel.state import State
from signoria.kernel.steps import NOBODY, Step

S = TypeVar("S", bound=State)

YES: Final = "yes"
NO: Final = "no"


class ScoreSheet:
    """One seat's points by line; the lines add up."""

    def __init__(self, lines: list[tuple[str, int]]) -> None:
        self.lines: Final = lines  # what they are for, and how many

    @property
    def total(self) -> int:
        """All the lines together."""
        return sum([points for _, points in self.lines])

    def __repr__(self) -> str:
        return f"ScoreSheet({self.lines!r})"


class Variant:
    """A variant: a choice to make before the game begins."""

    def __init__(self, name: str, values: list[str], seats: range) -> None:
        self.name: Final = name
        self.values: Final = values  # the first is the default
        self.default: Final = values[0]
        self.seats: Final = seats  # with how many players it means anything

    def __repr__(self) -> str:
        return f"Variant({self.name!r}, {self.values!r}, {self.seats!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: immutable, shared by all its states. Games derive from it."""

    name: str  # as in ``signoria.load(name)``
    title: str  # as on the box
    rules: int  # raised when behaviour changes
    seats: range  # how many may play
    variants: dict[str, Variant]  # by name
    words: Vocabulary  # every action: ``words[number]``
    box: Box  # what is printed on its components
    steps: dict[str, Any]  # every step by its class name, for positions and help
    # How bots think about it
    horizon: int = 0  # choices of a seat before its value judges a simulation; 0: to the end
    breadth: int = 0  # with a horizon: options to simulate, the best at first glance; 0: all

    habits: int = 0  # kinds of choices that experience may judge beside the value; 0: none
    moments: int = 0  # at which it may judge them differently

    has_secrets: bool = False  # whether seats see different things

    # What a game adds

    def start(self, seats: int, options: dict[str, str], news: list[Fact] | None) -> S:
        """Getting ready to play, told into *news*; *seats* and *options* are possible, complete."""
        raise AssertionError(f"{type(self).__name__} must define start()")

    def board(self, described: Description) -> S:
        """The table that a position describes, without its agenda."""
        raise AssertionError(f"{type(self).__name__} must define board()")

    def misfit(self, state: S, agenda: list[Step[Any]]) -> str:
        """Why a position's agenda does not fit its table, if it does not."""
        return ""

    def observe(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """What *seat* sees at a glance, ready for JSON; ``None`` is a spectator."""
        raise AssertionError(f"{type(self).__name__} must define observe()")

    def warnings(self, state: S, seat: int) -> list[Fact]:
        """What *seat* should not overlook: facts to come, as far as it can know them."""
        return []

    def imagine(self, state: S, seat: int, rng: Rng) -> S:
        """Some state that *seat* cannot rule out."""
        raise AssertionError(f"{type(self).__name__} must define imagine()")

    def scores(self, state: S) -> list[ScoreSheet]:
        """One sheet a seat, at any time."""
        raise AssertionError(f"{type(self).__name__} must define scores()")

    def scores_seen(self, state: S, seat: int | None) -> list[ScoreSheet]:
        """The sheets as *seat* sees them: others' hidden points are left out before the end."""
        return self.scores(state)

    def fields_of_table(self, seats: int) -> list[Field]:
        """What :meth:`State.encode` writes, own seat first."""
        raise AssertionError(f"{type(self).__name__} must define fields_of_table()")

    def most_actions(self, seats: int) -> int:
        """More decisions and outcomes than a game can have."""
        raise AssertionError(f"{type(self).__name__} must define most_actions()")

    def turn_order(self, state: S) -> list[int]:
        """The seats in turn order, first to last, as it stands; none while that is open. Here:
        clockwise from whoever is asked.
        """
        who = int(state.actor())
        return clockwise(who, int(state.seats)) if who >= 0 else []

    def winners(self, state: S) -> list[int]:
        """The seats that are ahead, or that have won; ties included, nobody if alone one lost."""
        raise AssertionError(f"{type(self).__name__} must define winners()")

    def value(self, state: S, seat: i64) -> float:
        """A hand-made judgement for bots: the more the better for *seat*. Here: the lead."""
        mine: float = 0.0
        best: float = 0.0
        for other, sheet in enumerate(self.scores(state)):
            if other == seat:
                mine = float(sheet.total)
            else:
                best = max(best, float(sheet.total))
        return mine - best

    def habit(self, state: S, action: Action) -> i64:
        """Which kind of choice an option is, wherever there is a ``moment``."""
        raise AssertionError(f"{type(self).__name__} must define habit()")

    def moment(self, state: S) -> i64:
        """Which of the ``moments`` it is, by what everybody knows; -1 where habits say nothing."""
        raise AssertionError(f"{type(self).__name__} must define moment()")

    def leanings(self) -> list[list[float]]:
        """For each moment a row of numbers: a habit is learned as what each of them counts."""
        raise AssertionError(f"{type(self).__name__} must define leanings()")

    # What everybody uses

    def new(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        news: list[Fact] | None = None,
    ) -> S:
        """A game about to begin; *news* gets what set-up has to tell."""
        self.check_seats(seats)
        chosen = self.choose(seats, {} if options is None else options)
        state = self.start(seats, chosen, news)
        state.news = None
        return state

    def position(self, text: str) -> S:
        """The state that ``str(state)`` wrote."""
        described = Description(text)
        state = self.board(described)
        agenda = described.steps(self.steps)
        wrong = self.misfit(state, agenda)
        if wrong:
            raise PositionError(wrong)
        try:
            state.resume(agenda)
        except (AssertionError, IndexError) as error:
            raise PositionError(f"the agenda does not fit this table: {error}") from error
        if state.actor() != NOBODY and not state.options():
            raise PositionError(f"nothing is legal here: {state.step} does not fit this table")
        return state

    def fields(self, seats: int) -> Fields:
        """What the numbers of a row mean, for so many players: see :meth:`encode`."""
        self.check_seats(seats)
        return Fields([*fields_of_question(seats, self.steps), *self.fields_of_table(seats)])

    def encode(self, state: S, seat: i64, out: vec[i32], at: i64) -> None:
        """Write what *seat* sees into *out* from *at* on: who is asked what, then the table."""
        encode_question(state, seat, self.steps, out, at)
        state.encode(seat, out, at + QUESTION)

    def view(self, state: S, seat: int) -> View:
        """What a bot in *seat* gets instead of the state."""
        return View(self, state, seat)

    def check_seats(self, seats: object) -> None:
        """Refuse a number of players that the game is not for."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise ValueError(f"{self.title} is for {least} to {most} players, not {seats!r}")

    def choose(self, seats: int, wanted: Mapping[str, object]) -> dict[str, str]:
        """Every option's value as text: as *wanted*, else its default."""
        for name in wanted:
            if name not in self.variants:
                known = ", ".join(self.variants) or "none"
                raise ValueError(f"{self.title} has no option {name!r}; it has: {known}")
        chosen: dict[str, str] = {}
        for variant in self.variants.values():
            value = variant.default
            if variant.name in wanted:
                value = _as_text(wanted[variant.name])
            if value not in variant.values:
                allowed = " or ".join(variant.values)
                raise ValueError(f"option {variant.name} must be {allowed}, not {value!r}")
            if value != variant.default and seats not in variant.seats:
                least, most = variant.seats[0], variant.seats[-1]
                players = f"{least}" if least == most else f"{least} to {most}"
                raise ValueError(
                    f"option {variant.name}={value} is for games with {players} "
                    f"player{'' if most == 1 else 's'}, not {seats}"
                )
            chosen[variant.name] = value
        return chosen


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """A bot's place at the table: its options, what it sees, and worlds it can imagine."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.options: Final[Options] = state.options()
        self._state: Final = state

    def observation(self) -> Mapping[str, Any]:
        """What the seat sees, ready for JSON."""
        return self.game.observe(self._state, self.seat)

    def imagine(self, rng: Rng) -> State:
        """Some state that the seat cannot rule out: the bot's own, to play with."""
        imagined: State = self.game.imagine(self._state, self.seat, rng)
        return imagined


def clockwise(first: int, seats: int) -> list[int]:
    """All seats, from that one on."""
    return [*range(first, seats), *range(first)]


def _as_text(value: object) -> str:
    if value is True:
        return YES
    if value is False:
        return NO
    return str(value)
