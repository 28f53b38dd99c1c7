"""News: what the rules did, as typed facts, told where it happens while somebody listens.

    if state.news is not None:
        state.news.append(TornDown(seat, COLOUR_NAMES[colour], height, saved))

A copy does not listen, so playouts make no facts. A game declares its facts in ``news.py``:

    class TornDown(Fact):
        \"""A tower that was not worked on came down; so many bricks came back.\"""

        seat: int
        colour: str | None
        height: int
        saved: int

Who may know is declared there as well: ``class Drew(Fact, secret=True)`` is for the seat it is
about alone, ``hides=("card",)`` leaves single fields out for everybody else, ``reveals=True``
marks what nobody knew before it happened, so that no preview can tell it. ``begins`` names what
a fact opens (a turn, a phase, a round, a scoring), for listeners who group. Never compiled.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, dataclass_transform

from signoria.kernel.steps import CHANCE

if TYPE_CHECKING:
    from signoria.kernel.actions import Action
    from signoria.kernel.state import State

# What a fact may begin.
ROUND: Final = "round"
PHASE: Final = "phase"
TURN: Final = "turn"
SCORING: Final = "scoring"


@dataclass_transform(frozen_default=True)
class Fact:
    """Something that happened: derive, and write down its fields."""

    fields: ClassVar[tuple[str, ...]] = ()
    hides: ClassVar[tuple[str, ...]] = ()  # fields that are None for who may not see them
    is_secret: ClassVar[bool] = False  # nobody else hears of it at all
    reveals: ClassVar[bool] = False  # it was unknown to whoever chose: a preview stops before it
    begins: ClassVar[str] = ""  # ROUND, PHASE, TURN or SCORING

    def __init_subclass__(
        cls,
        *,
        secret: bool = False,
        hides: tuple[str, ...] = (),
        reveals: bool = False,
        begins: str = "",
    ) -> None:
        cls.fields = (*cls.fields, *vars(cls).get("__annotations__", {}))
        setattr(cls, "__match_args__", cls.fields)  # noqa: B010 - mypy derives its own
        assert set(hides) <= set(cls.fields), f"{cls.__name__} has no fields {hides}"
        cls.is_secret, cls.hides, cls.reveals, cls.begins = secret, hides, reveals, begins

    if not TYPE_CHECKING:

        def __init__(self, *values: object, **named: object) -> None:
            fields, content = self.fields, vars(self)
            if not named and len(values) == len(fields):  # as rules tell it, very often
                content.update(zip(fields, values, strict=True))
                return
            content.update(zip(fields, values, strict=False))
            for name in fields[len(values) :]:
                content[name] = named.pop(name)
            if named or len(values) > len(fields):
                raise TypeError(f"{type(self).__name__} has the fields {', '.join(fields)}")

        def __setattr__(self, name: str, value: object) -> None:
            raise AttributeError(f"{type(self).__name__} has happened: it cannot change")

    def audience(self) -> tuple[int, ...]:
        """Who hears what is secret: the seat it is about."""
        return (self.seat,)  # type: ignore[attr-defined]

    def heard_by(self, seat: int | None) -> Fact | None:
        """This fact as a seat may know it; ``None`` is a spectator."""
        if not (self.is_secret or self.hides) or seat in self.audience():
            return self
        if self.is_secret:
            return None
        shown = {name: None if name in self.hides else it for name, it in vars(self).items()}
        return type(self)(*shown.values())

    def event(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {"fact": type(self).__name__, **_plain(self)}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value!r}" for name, value in vars(self).items())
        return f"{type(self).__name__}({said})"


class Chose(Fact):
    """Somebody chose an option: the first fact of every move that is a seat's."""

    seat: int
    action: str


class Dealt(Fact, reveals=True):
    """Chance decided: the first fact of every move that is nobody's."""

    action: str


class Reason(Fact):
    """Why something is not possible: what ``Step.why_not`` answers. Games derive their own."""


class NotAsked(Reason):
    """The question is another one."""


def hear(state: State, action: Action) -> list[Fact]:
    """Resolve a legal action, and answer with what happened."""
    who = int(state.actor())
    heard: list[Fact] = [Dealt(action.text) if who == CHANCE else Chose(who, action.text)]
    state.news = heard
    try:
        state.apply(action)
    finally:
        state.news = None
    return heard


def heard_by(seat: int | None, facts: Iterable[Fact]) -> list[Fact]:
    """The facts as a seat may know them."""
    return [mine for fact in facts if (mine := fact.heard_by(seat))]


@dataclass(frozen=True)
class Preview:
    """What an option would do, as far as its seat can know."""

    facts: list[Fact]
    is_open: bool  # chance, a secret or somebody's decision comes before its end


def preview(state: State, action: Action, seat: int) -> Preview:
    """What an option of *seat* would do: up to chance or the first thing the seat may not know,
    and on through whatever the seat is asked next with one legal answer.
    """
    copy = state.copy()
    found: list[Fact] = []
    chosen, is_first = action, True
    while True:
        for fact in hear(copy, chosen):
            mine = fact.heard_by(seat)
            if fact.reveals or (mine is not fact and mine != fact):
                return Preview(found, is_open=True)
            if is_first or not isinstance(fact, Chose):
                found.append(fact)
        options = copy.options() if int(copy.actor()) == seat else ()
        if len(options) != 1:
            return Preview(found, is_open=int(copy.actor()) in (seat, CHANCE))
        chosen, is_first = options[0], False


def _plain(value: Any) -> Any:
    if isinstance(value, Fact):
        return {name: _plain(it) for name, it in vars(value).items()}
    if isinstance(value, tuple | list):
        return [_plain(it) for it in value]
    return value
