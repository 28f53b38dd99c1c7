"""A game's course: moves of people and bots, confirming, and going back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from signoria.kernel.actions import Action, IllegalAction, choose
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.server import events as happened
from signoria.server import problems
from signoria.server.credentials import hashed
from signoria.server.events import Event
from signoria.server.sitting import SERVER, Sitting
from signoria.server.tables import Change, Tables
from signoria.server.thoughts import BotTurn

_Decide = Callable[[Sitting, list[int]], Event | Change]
_IsSame = Callable[[Sitting, Event], bool]


@dataclass(frozen=True)
class Request:
    """What every change of the game's course says: who, at which version, with which key."""

    table: str
    who: str | None
    version: int
    key_said: str | None = None

    @property
    def key(self) -> str | None:
        """The key as it is stored: everybody has keys of their own."""
        return None if self.key_said is None else hashed(f"{self.who} {self.key_said}")


@dataclass(frozen=True)
class Receipt:
    """A request was done: by this event. Repeated with the same key, it is the same receipt."""

    sitting: Sitting
    event: Event


def act(tables: Tables, request: Request, action: str) -> Receipt:
    """A person moves."""

    def decide(sitting: Sitting, mine: list[int]) -> Event:
        if sitting.is_held or sitting.actor not in mine:
            raise problems.not_your_turn()
        chosen = _legal(sitting, action)
        note = sitting.state.contents(chosen)
        return Event(happened.MOVE, sitting.actor, chosen.text, note, request.key)

    def same(sitting: Sitting, event: Event) -> bool:
        said = " ".join(action.split())
        is_other_word = said != event.text and said in sitting.game.words
        return event.kind == happened.MOVE and not is_other_word

    return _course(tables, request, decide, same)


def confirm(tables: Tables, request: Request) -> Receipt:
    """The last move stands: let the game go on."""

    def decide(sitting: Sitting, mine: list[int]) -> Event:
        if not sitting.is_held or sitting.moves[-1].who not in mine:
            raise problems.not_now("nothing-held", "no move of yours waits to be confirmed")
        return Event(happened.CONFIRM, sitting.moves[-1].who, key=request.key)

    return _course(tables, request, decide, _is(happened.CONFIRM))


def undo(tables: Tables, request: Request) -> Receipt:
    """Take one's last move back, freely: nothing was revealed since."""

    def decide(sitting: Sitting, mine: list[int]) -> Event:
        if why := why_no_undo(sitting, mine):
            raise problems.not_now("no-undo", _WHY_NOT[why])
        ply = len(sitting.moves) - 1
        return Event(happened.UNDO, sitting.moves[-1].who, str(ply), key=request.key)

    return _course(tables, request, decide, _is(happened.UNDO))


def ask_undo(tables: Tables, request: Request) -> Receipt:
    """Ask the others to go back before one's last decision. Bots agree: without other people it
    is done at once.
    """

    def decide(sitting: Sitting, mine: list[int]) -> Event:
        ply = last_decision(sitting, mine)
        if ply is None:
            raise problems.not_now("no-undo", _WHY_NOT["nothing"])
        if len(sitting.seats) == 1 and why_no_undo(sitting, mine):
            raise problems.not_now("no-undo", "alone, what chance has decided stays")
        seat = sitting.moves[ply].who
        kind = happened.UNDO_ASK if others(sitting, seat) else happened.UNDO
        return Event(kind, seat, str(ply), key=request.key)

    return _course(tables, request, decide, _is(happened.UNDO_ASK, happened.UNDO))


def answer_undo(tables: Tables, request: Request, yes: bool) -> Receipt:
    """Agree to go back, or not. When all have agreed, the table goes back."""

    def decide(sitting: Sitting, mine: list[int]) -> Change:
        ask = sitting.ask
        asked = [seat for seat in unanswered(sitting) if seat in mine]
        if ask is None or not asked:
            raise problems.not_now("nothing-asked", "nobody asks you to go back")
        events = [Event(happened.UNDO_ANSWER, seat, "yes" if yes else "no") for seat in asked]
        if not yes:
            events = events[:1]
        events[0] = Event(happened.UNDO_ANSWER, asked[0], events[0].text, key=request.key)
        if yes and set(asked) == set(unanswered(sitting)):
            events.append(Event(happened.UNDO, ask.seat, str(ask.ply)))
        return Change(events)

    return _course(tables, request, decide, _is(happened.UNDO_ANSWER))


# Bots


def bot_turn(tables: Tables, table: str) -> BotTurn | None:
    """The bot that must move at a table, if one must."""
    sitting = tables.get(table)
    awaits, seat = sitting.awaits()
    if awaits != SERVER:
        return None
    if seat == CHANCE:  # a crash between two versions of this program: deal what is missing
        sitting = tables.change(table, lambda _: Change())
        awaits, seat = sitting.awaits()
        if awaits != SERVER:
            return None
    return turn_of(sitting, seat)


def turn_of(sitting: Sitting, seat: int) -> BotTurn:
    """All that a bot needs to think for a seat."""
    return BotTurn(
        sitting.facts.table,
        sitting.version,
        sitting.game.name,
        str(sitting.state),
        seat,
        sitting.seats[seat].player,
        sitting.facts.dealer.seed,
        len(sitting.moves),
        any(chair.is_person for chair in sitting.seats),
    )


def bot_acts(tables: Tables, turn: BotTurn, action: str) -> None:
    """A bot has thought. If the table has gone on meanwhile, its thought is dropped."""

    def decide(sitting: Sitting) -> Change | None:
        is_asked = sitting.awaits() == (SERVER, turn.seat)
        if not is_asked or sitting.turn_version > turn.version:
            return None
        chosen = _legal(sitting, action)
        note = sitting.state.contents(chosen)
        return Change([Event(happened.MOVE, turn.seat, chosen.text, note)])

    tables.change(turn.table, decide)


# Questions


def why_no_undo(sitting: Sitting, mine: list[int]) -> str:
    """Why one cannot take back a move freely; nothing if one can."""
    if sitting.is_over or last_decision(sitting, mine) is None:
        return "nothing"
    if sitting.moves[-1].who == CHANCE:
        return "chance"
    return "" if sitting.moves[-1].who in mine else "other"


def last_decision(sitting: Sitting, mine: list[int]) -> int | None:
    """The ply of one's last move that can be gone back to, if there is one."""
    if sitting.is_over or not sitting.has_begun:
        return None
    for ply in range(len(sitting.moves) - 1, sitting.facts.began_at_ply - 1, -1):
        if sitting.moves[ply].who in mine:
            return ply
    return None


def others(sitting: Sitting, seat: int) -> list[int]:
    """The seats of other people: their consent is needed to go back."""
    me = sitting.seats[seat]
    return [
        chair.seat
        for chair in sitting.seats
        if chair.is_person and (chair.owner, chair.bearer) != (me.owner, me.bearer)
    ]


def unanswered(sitting: Sitting) -> list[int]:
    """The seats that have yet to say whether the table may go back."""
    ask = sitting.ask
    if ask is None:
        return []
    return [seat for seat in others(sitting, ask.seat) if seat not in ask.agreed]


# Helpers

_WHY_NOT = {
    "nothing": "there is no move of yours to take back",
    "chance": "chance has decided since: ask the others",
    "other": "somebody else has moved since: ask the others",
}


def _course(tables: Tables, request: Request, decide: _Decide, is_same: _IsSame) -> Receipt:
    """Check who, key and version, in this order; then let *decide* say what happens."""
    done: Event | None = None

    def checked(sitting: Sitting) -> Change | None:
        nonlocal done
        mine = sitting.seats_of(request.who)
        if not mine:
            raise problems.not_your_seat()
        if request.key is not None and (known := sitting.keys.get(request.key)):
            if known.seat not in mine or not is_same(sitting, known):
                raise problems.key_reused()
            done = known
            return None
        if not sitting.has_begun:
            raise problems.not_now("not-begun", "the game has not begun: seats are still free")
        if not sitting.turn_version <= request.version <= sitting.version:
            raise problems.stale(sitting.version)
        if sitting.is_over:
            raise problems.not_now("over", "the game is over")
        decided = decide(sitting, mine)
        change = decided if isinstance(decided, Change) else Change([decided])
        done = replace(change.events[0], version=sitting.version + 1)
        return change

    sitting = tables.change(request.table, checked)
    assert done is not None
    return Receipt(sitting, done)


def _legal(sitting: Sitting, said: str) -> Action:
    state = sitting.state
    if sitting.actor == NOBODY:
        raise problems.not_now("over", "the game is over")
    words = state.spelled(" ".join(said.split()))
    try:
        return choose(sitting.game.words, state.options(), words)
    except IllegalAction as error:
        raise problems.illegal(str(error)) from error


def _is(*kinds: str) -> _IsSame:
    return lambda _, event: event.kind in kinds
