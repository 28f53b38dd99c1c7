"""A table: a session in a variable, with players who think, names and a record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from signoria import going_back
from signoria.course import Course, dealt, legal
from signoria.dealer import Dealer
from signoria.events import CONFIRM, NO_SEAT, Event, Refusal, UndoError
from signoria.forced import forced
from signoria.kernel.actions import Action, IllegalAction
from signoria.kernel.game import Game
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.listening import Audience, Forfeit
from signoria.notation import Deal, RecordError
from signoria.players import Player, Script, player_name, thinker
from signoria.record import Record
from signoria.session import PERSON, Session

__all__ = ["LONGEST_NAME", "PERSON", "Player", "Script", "Table", "UndoError"]

LONGEST_NAME = 40


class Table:
    """A game in session.

    *seats* has one player a seat: ``None`` or ``"person"`` for somebody who acts through
    :meth:`play`, a bot or its name (``"greedy"``, ``"flat 500"``), a function from a view to an
    action, or a list of words to say. With *confirm*, the game goes on after a person's move
    only when :meth:`confirm` is called; until then the move can be taken back.

    Whatever happens makes another :attr:`session`; the one before stays as it was.
    """

    session: Session

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[Player],
        *,
        seed: str | int | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        confirm: bool = False,
    ) -> None:
        game.check_seats(len(seats))
        self.game = game
        self.players = [thinker(player) for player in seats]
        self.names = _names(names, len(seats))
        self.session = Session.open(
            game,
            [player_name(player) for player in seats],
            options or {},
            Dealer(seed),
            with_confirmation=confirm,
        )
        self.forfeits: list[Forfeit] = []  # moves that were made for players who made none
        self._audience = Audience(game, self.players, self.session.options)

    @classmethod
    def resume(
        cls,
        record: Record,
        *,
        seats: Sequence[Player] | None = None,
        seed: str | int | None = None,
        confirm: bool = False,
    ) -> Table:
        """Go on with a saved game: with its dealer if the record has the seed, else a new one."""
        game = record.load()
        state = record.replay()
        players: list[Player] = list(seats if seats is not None else record.players)
        if not players:
            players = [PERSON] * record.seats
        if len(players) != record.seats:
            raise RecordError(f"the record has {record.seats} seats, not {len(players)}")
        known = record.deals[-1].seed if record.deals else None
        is_practice = any(deal.is_practice for deal in record.deals)
        dealer = Dealer(seed if known is None else known, is_practice)
        deals = list(record.deals)
        if known is None:
            deal = Deal(len(record.moves), dealer.commitment, dealer.seed, is_practice)
            deals = [*(old for old in deals if old.first < deal.first), deal]
        table = cls(game, players, seed=dealer.seed, options=record.options, confirm=confirm)
        table.names = list(record.names)
        table.session = replace(
            table.session,
            dealer=dealer,
            deals=tuple(deals),
            began_at_ply=len(record.moves) if known is None else _began(deals),
            moves=tuple(record.moves),
            state=state,
        )
        return table

    # Looking

    @property
    def state(self) -> State:
        """The state of the game; play with a copy of it."""
        return self.session.state

    @property
    def dealer(self) -> Dealer:
        """Who acts for chance."""
        return self.session.dealer

    @property
    def record(self) -> Record:
        """The game so far, with its seeds."""
        return self.session.record(self.names)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.session.actor == NOBODY

    @property
    def held(self) -> bool:
        """Whether the last move waits for :meth:`confirm`."""
        return self.session.is_held

    @property
    def waiting_for(self) -> int | None:
        """The seat whose person must act, if one must."""
        session = self.session
        actor = session.actor
        return actor if session.is_persons(actor) and not session.is_held else None

    # Playing

    def play(self, text: str, seat: int | None = None) -> Action:
        """A person acts, perhaps with a bundle of moves (``first | second``). What is not legal
        raises :class:`IllegalAction` and changes nothing. Answers with the last move made.
        """
        waiting = self.waiting_for
        if waiting is None:
            raise IllegalAction("the game is over" if self.is_over else "nobody is asked now")
        if seat is not None and seat != waiting:
            raise IllegalAction(f"it is the turn of seat {waiting}, not of seat {seat}")
        events = self.session.play(text, [waiting])
        self._go_on(self.session.after(events))
        return self.game.words.worded(events[-1].text)

    def confirm(self) -> None:
        """The person is content with the last move: let the game go on."""
        if self.held:
            self.session = self.session.after([Event(CONFIRM)])

    def step(self) -> Action | None:
        """One outcome of chance, one bot's move, or a person's only legal answer; ``None`` when a
        person must decide.
        """
        if answer := forced(self.session):
            self._go_on(self.session.after(answer))
            return self.game.words.worded(answer[-1].text)
        if self.is_over or self.held or self.waiting_for is not None:
            return None
        course = Course(self.session)
        action, remark = self._choice(course)
        course.act(action, remark)
        self._go_on(course.session())
        return action

    def run(self) -> Record:
        """Play to the end, without people; only players who want to listen to the news."""
        course = Course(self.session, listens=bool(self._audience))
        try:
            while int(course.state.actor()) != NOBODY:
                course.act(*self._choice(course))
                self._audience.hear(course.news[-1:])
        finally:
            self.session = course.session()
        self._audience.hear_the_end(self.state)
        return self.record

    # Undo

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last move can be taken back freely: by *seat*, or by the people here."""
        return not self.session.why_no_undo(self._mine(seat))

    def undo(self, seat: int | None = None) -> None:
        """Take the last move back, as long as nothing was revealed since."""
        self._go_back(lambda: self.session.undo(self._mine(seat)))

    def ask_undo(self, seat: int | None = None) -> list[int]:
        """Ask to go back before the last decision of *seat*, or of the people here. Answers with
        the seats that must agree; bots do, so that without other people it is done at once.
        """
        return self._go_back(lambda: self.session.ask_undo(self._mine(seat)))

    def answer_undo(self, agree: bool, seat: int) -> list[int]:
        """What *seat* says to that. Answers with the seats that must still agree; when all have
        agreed, the table has gone back.
        """
        return self._go_back(lambda: self.session.answer_undo(agree, [seat]))

    def rewind(self, ply: int) -> None:
        """By everybody's consent: back to the state after so many moves. Behind what was revealed
        it is practice from there on.
        """
        moves = len(self.session.moves)
        if not 0 <= ply <= moves:
            raise RecordError(f"there are {moves} moves, not {ply}")
        self.session = self.session.after(going_back.back_to(self.session, NO_SEAT, ply))

    # Helpers

    def _go_back(self, decide: Callable[[], list[Event]]) -> list[int]:
        try:
            self.session = self.session.after(decide())
        except UndoError:
            raise
        except Refusal as refused:
            raise UndoError("nothing", str(refused)) from refused
        return self.session.unanswered()

    def _mine(self, seat: int | None) -> Sequence[int]:
        return range(len(self.players)) if seat is None else (seat,)

    def _go_on(self, session: Session) -> None:
        self.session = session
        self._audience.hear(session.news)
        if self.is_over:
            self._audience.hear_the_end(self.state)

    def _choice(self, course: Course) -> tuple[Action, str]:
        """What chance or a bot does next, and a remark about it."""
        state = course.state
        actor = int(state.actor())
        if actor == CHANCE:
            return dealt(self.dealer, state, len(course.moves)), ""
        player = self.players[actor]
        if player is None:
            raise ValueError(f"seat {actor} is a person's: run() is for bots")
        view = self.game.view(state, actor)
        chosen = player.choose(view, self.dealer.generator(len(course.moves)))
        remark = ""
        if why := self._audience.forfeit_of(actor):
            self.forfeits.append(Forfeit(actor, len(course.moves) + 1, why))
            remark = f"forfeited: {why}"
        if isinstance(chosen, Action):
            if chosen in view.options:
                return chosen, remark
            chosen = chosen.text
        try:
            return legal(self.game, state, str(chosen)), remark
        except IllegalAction as error:
            name = self.session.players[actor]
            raise type(error)(f"seat {actor} ({name}): {error}") from error


def _began(deals: Sequence[Deal]) -> int:
    """Where the dealer began whose game this is; practice goes on with it."""
    return next((deal.first for deal in reversed(deals) if not deal.is_practice), 0)


def _names(names: Sequence[str] | None, seats: int) -> list[str]:
    if names is None:
        return []
    if len(names) != seats:
        raise ValueError(f"{len(names)} names for {seats} seats")
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise ValueError(
                f"a name is one line of at most {LONGEST_NAME} printable characters, not {name!r}"
            )
    return [" ".join(name.split()) for name in names]
