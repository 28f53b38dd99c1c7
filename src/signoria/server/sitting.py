"""A table in memory: what its events add up to. It never changes, so readers need no lock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from signoria.dealer import Dealer
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.notation import Deal, Move
from signoria.record import Record
from signoria.server import events as happened
from signoria.server.events import Event
from signoria.table import PERSON

OPEN = "open"  # anybody may sit down
FRIEND = "friend"  # only who has the link

PEOPLE = "people"  # a table waits: that its seats are taken
SEAT = "seat"  # a person's decision
SERVER = "server"  # chance or a bot
OVER = "over"
ARCHIVE = "archive"  # nothing: an uploaded record


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as it is stored; the hashes say who may use it."""

    seat: int
    player: str  # PERSON, OPEN, FRIEND, or a bot
    name: str = ""
    owner: str | None = None
    bearer: str | None = None
    invite: str | None = None
    has_resigned: bool = False
    is_hidden: bool = False

    @property
    def is_person(self) -> bool:
        """Whether somebody sits there and decides."""
        return self.player == PERSON

    @property
    def is_free(self) -> bool:
        """Whether nobody sits there yet."""
        return self.player in (OPEN, FRIEND)

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides."""
        return not self.is_person and not self.is_free

    def belongs_to(self, who: str | None) -> bool:
        """Whether the browser or program with that hash sits there."""
        return self.is_person and who is not None and who in (self.owner, self.bearer)


@dataclass(frozen=True, slots=True)
class Facts:
    """What was settled when the table was opened."""

    table: str
    game: Game[Any]
    rules: int
    box: str
    options: dict[str, str]
    host: str | None
    is_listed: bool
    with_confirmation: bool
    is_archive: bool
    dealer: Dealer
    deals: tuple[Deal, ...]  # before this table went on
    began_at_ply: int
    created: int


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A stored position: after so many moves, at that version."""

    version: int
    ply: int
    position: str


@dataclass(frozen=True, slots=True)
class Ask:
    """Somebody asks the others to go back."""

    seat: int
    ply: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table at one version."""

    facts: Facts
    seats: tuple[Seat, ...]
    state: State
    moves: tuple[Move, ...] = ()
    version: int = 0
    changed: int = 0
    turn_version: int = 0  # of the last event that changed the game
    has_begun: bool = False
    is_confirmed: bool = False
    ask: Ask | None = None
    rematch: str | None = None
    keys: dict[str, Event] = field(default_factory=dict)

    # Questions

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.facts.game

    @property
    def actor(self) -> int:
        """Whom the rules ask."""
        return int(self.state.actor())

    @property
    def is_held(self) -> bool:
        """Whether the last move waits for its maker's confirmation."""
        if not self.facts.with_confirmation or self.is_confirmed or not self.has_begun:
            return False
        if len(self.moves) <= self.facts.began_at_ply or self.moves[-1].who < 0:
            return False
        actor = self.actor
        return self.seats[self.moves[-1].who].is_person and (
            actor < 0 or not self.seats[actor].is_person
        )

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, and nobody can take the end back."""
        return self.actor == NOBODY and not self.is_held

    def awaits(self) -> tuple[str, int]:
        """What the table waits for, and whom."""
        if self.facts.is_archive:
            return ARCHIVE, NOBODY
        if not self.has_begun:
            return PEOPLE, NOBODY
        if self.is_held:
            return SEAT, self.moves[-1].who
        actor = self.actor
        if actor == NOBODY:
            return OVER, NOBODY
        is_person = actor != CHANCE and self.seats[actor].is_person
        return (SEAT if is_person else SERVER), actor

    def seats_of(self, who: str | None) -> list[int]:
        """The seats of a browser or a program."""
        return [seat.seat for seat in self.seats if seat.belongs_to(who)]

    def record(self) -> Record:
        """The game so far. With all its seeds: whoever shows it decides about them."""
        facts = self.facts
        deal = Deal(facts.began_at_ply, facts.dealer.commitment, facts.dealer.seed)
        return Record(
            facts.game.name,
            facts.rules,
            len(self.seats),
            facts.box,
            dict(facts.options),
            [seat.name for seat in self.seats] if any(seat.name for seat in self.seats) else [],
            [seat.player for seat in self.seats],
            list(facts.deals) if facts.is_archive else [*facts.deals, deal],
            list(self.moves),
        )

    # Going on

    def after(self, events: Sequence[Event], changed: int = 0) -> Sitting:
        """The table after some more events."""
        return _Fold(self).fold(events, changed)

    def seated(self, seats: Sequence[Seat]) -> Sitting:
        """The same table with other people."""
        return replace(self, seats=tuple(seats))

    def chance(self) -> Event:
        """What the dealer deals, when chance is asked."""
        ply = len(self.moves)
        at = self.facts.dealer.deal(ply, self.state.weights())
        action = self.state.options()[at]
        return Event(happened.MOVE, CHANCE, action.text, self.state.contents(action))

    def position_at(self, ply: int) -> State:
        """The state after so many moves."""
        return replay(self.facts, len(self.seats), self.moves[:ply])


def sit_down(
    facts: Facts, seats: Sequence[Seat], events: Sequence[Event], snapshot: Snapshot | None
) -> Sitting:
    """A table from all that is stored of it."""
    empty = Sitting(facts, tuple(seats), _first(facts, len(seats)))
    fold = _Fold(empty)
    if snapshot is not None and _holds(snapshot, events):
        fold.state, fold.state_ply = facts.game.position(snapshot.position), snapshot.ply
        fold.state_version = snapshot.version
    return fold.fold(events, 0)


def replay(facts: Facts, seats: int, moves: Sequence[Move]) -> State:
    """The state that so many stored moves lead to."""
    state = _first(facts, seats)
    words = facts.game.words
    for move in moves:
        state.apply(words.worded(move.text))
    return state


def _first(facts: Facts, seats: int) -> State:
    state: State = facts.game.new(seats, facts.options)
    return state


def _holds(snapshot: Snapshot, events: Sequence[Event]) -> bool:
    """Whether nobody has gone back behind the stored position."""
    return all(
        event.kind != happened.UNDO or int(event.text) >= snapshot.ply
        for event in events
        if event.version > snapshot.version
    )


class _Fold:
    """Adds events to a copy of a sitting. Moves are applied only when all are known."""

    def __init__(self, before: Sitting) -> None:
        self.before = before
        self.moves = list(before.moves)
        self.state = before.state
        self.state_ply = len(before.moves)  # how many moves the state knows
        self.state_version = 0  # going back before it does not concern the state
        self.owned = False  # whether the state is ours to change

    def fold(self, events: Sequence[Event], changed: int) -> Sitting:
        before = self.before
        turn_version, has_begun = before.turn_version, before.has_begun
        is_confirmed, ask, rematch = before.is_confirmed, before.ask, before.rematch
        version = before.version
        keyed = {event.key: event for event in events if event.key is not None}
        for event in events:
            version = event.version
            if event.kind in happened.CHANGES_THE_GAME:
                turn_version, is_confirmed = version, event.kind == happened.CONFIRM
            if event.kind == happened.MOVE:
                self.moves.append(Move(event.seat, event.text, event.note))
                ask = None if ask and ask.seat == event.seat else ask
            elif event.kind == happened.UNDO:
                self._go_back(int(event.text), version)
                ask = None
            elif event.kind == happened.BEGIN:
                has_begun = True
            elif event.kind == happened.UNDO_ASK:
                ask = Ask(event.seat, int(event.text))
            elif event.kind == happened.UNDO_ANSWER and ask:
                agreed = event.text == "yes"
                ask = replace(ask, agreed=ask.agreed | {event.seat}) if agreed else None
            elif event.kind == happened.REMATCH:
                rematch = event.text
        return replace(
            before,
            state=self._caught_up(),
            moves=tuple(self.moves),
            version=version,
            changed=changed or before.changed,
            turn_version=turn_version,
            has_begun=has_begun,
            is_confirmed=is_confirmed,
            ask=ask,
            rematch=rematch,
            keys={**before.keys, **keyed} if keyed else before.keys,
        )

    def _go_back(self, ply: int, version: int) -> None:
        del self.moves[ply:]
        if ply < self.state_ply and version > self.state_version:
            self.state = _first(self.before.facts, len(self.before.seats))
            self.state_ply, self.owned = 0, True

    def _caught_up(self) -> State:
        coming = self.moves[self.state_ply :]
        if not coming:
            return self.state
        state = self.state if self.owned else self.state.copy()
        words = self.before.facts.game.words
        for move in coming:
            state.apply(words.worded(move.text))
        return state
