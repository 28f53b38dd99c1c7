"""A game in session: one value that never changes, and the one law of playing at a table.

Whatever somebody wants is decided by a method of that name (:meth:`Session.play`,
:meth:`Session.undo` …): it answers with events, or refuses with a reason. What events lead to,
:meth:`Session.after` answers: another session. :class:`~signoria.table.Table` is a session in a
variable; the server's ``Sitting`` is a session with people, whose events are stored.

**Whose.** Whoever wants something says which seats are theirs (*mine*): one, or all that share a
screen. Bots and chance are the house: nobody has to be asked before they act.

**One answer.** Where a person has one legal answer only, the table gives it
(:mod:`signoria.forced`). It is a move like any other in the record, but nobody's decision: it
belongs to whatever came before it.

**Holding.** With confirmation, the move of a person is held when nobody but the house, or the
end, would come next: nothing is revealed before it is confirmed. An answer that the table gave
is held together with the decision before it, and without one not at all.

**Going back.** Whoever made the last move may take it back, and then the one before it, as far
back as all of them are theirs: until chance, a bot or another person has acted. Moves that were
made as one (a bundle) are taken back as one, and a decision with all the forced answers of one's
own that came of it. Beyond that the
other people must agree to go back to one's last decision; bots agree, and who plays alone has
nobody to agree, so there chance stands. Nobody goes back behind the end, unless the last move is
held, nor into moves that were taken over from another dealer.

**Practice.** Whoever goes back behind an outcome of chance or a bot's answer has seen what would
come. The game is practice from there on, for everybody, and dealt anew: from a fresh seed, whose
hash is told at that moment. So nobody foresees anything, and nobody rolls again in a game that
counts; whoever is asked for consent is told. To take back what people alone have decided since is
no practice: nothing that was hidden has shown itself.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from signoria import going_back
from signoria.bundles import bundled, played
from signoria.course import Course, dealt, legal
from signoria.dealer import Dealer
from signoria.events import (
    BEGIN,
    BUNDLE,
    CONFIRM,
    MOVE,
    Ask,
    Event,
    Refusal,
)
from signoria.forced import forced
from signoria.kernel.actions import Action
from signoria.kernel.game import Game
from signoria.kernel.news import Fact
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.notation import Deal, Move
from signoria.record import Record

# Who plays in a seat: one of these, or a bot's name.
PERSON = "person"
FREE = "free"  # nobody sits there yet

# What a session awaits.
PEOPLE = "people"  # that its seats are taken
SEAT = "seat"  # a person's decision
HOUSE = "server"  # chance or a bot
OVER = "over"

Seats = Collection[int]


@dataclass(frozen=True, slots=True)
class Session:
    """A game and what has happened in it so far."""

    game: Game[Any]
    options: Mapping[str, str]  # the variants chosen
    players: tuple[str, ...]  # by seat: PERSON, FREE, or a bot's name
    people: tuple[int, ...]  # by seat: whose it is, as the first seat of the same person
    dealer: Dealer
    deals: tuple[Deal, ...]  # who dealt from which move on; the last is the dealer's own
    state: State
    began_at_ply: int = 0  # moves that were taken over from another game
    moves: tuple[Move, ...] = ()
    joined: frozenset[int] = frozenset()  # moves that belong to the one before: no decisions
    with_confirmation: bool = False
    has_begun: bool = True
    is_confirmed: bool = False  # the last move
    ask: Ask | None = None
    news: tuple[tuple[Fact, ...], ...] = ()  # of each move that the last change added

    @classmethod
    def open(
        cls,
        game: Game[Any],
        players: Sequence[str],
        options: Mapping[str, object],
        dealer: Dealer,
        *,
        people: Sequence[int] | None = None,
        deals: Sequence[Deal] | None = None,
        with_confirmation: bool = False,
        has_begun: bool = True,
    ) -> Session:
        """Before the first move; everybody is a person of their own, unless *people* says else."""
        game.check_seats(len(players))
        chosen = game.choose(len(players), options)
        own = Deal(0, dealer.commitment, dealer.seed, dealer.is_practice)
        dealt_by = (own,) if deals is None else tuple(deals)
        return cls(
            game,
            chosen,
            tuple(players),
            tuple(range(len(players)) if people is None else people),
            dealer,
            dealt_by,
            game.new(len(players), chosen),
            dealt_by[-1].first if dealt_by else 0,
            with_confirmation=with_confirmation,
            has_begun=has_begun,
        )

    # Questions

    @property
    def actor(self) -> int:
        """Whom the rules ask."""
        return int(self.state.actor())

    @property
    def is_held(self) -> bool:
        """Whether the last move waits for its maker's confirmation."""
        if not self.with_confirmation or self.is_confirmed or not self.has_begun:
            return False
        if len(self.moves) <= self.began_at_ply or not self.is_persons(self.moves[-1].who):
            return False
        who = self.moves[-1].who
        mine = [seat for seat, person in enumerate(self.people) if person == self.people[who]]
        decision = going_back.free_decision(self, mine)
        if decision in self.joined or not self.is_persons(self.moves[decision].who):
            return False  # the table answered, and there is nothing to take back
        return not self.is_persons(self.actor)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, and nobody can take the end back."""
        return self.actor == NOBODY and not self.is_held

    @property
    def is_practice(self) -> bool:
        """Whether somebody has gone back behind what was revealed: it does not count."""
        return any(deal.is_practice for deal in self.deals)

    def makes_practice(self, mine: Seats) -> bool:
        """Whether going back makes practice of a game that counts: as somebody asks now, or as
        *mine* could ask.
        """
        ply = self.ask.ply if self.ask else going_back.last_decision(self, mine)
        return not self.is_practice and ply is not None and going_back.is_revealed(self, ply)

    def awaits(self) -> tuple[str, int]:
        """What must come next, and of whom."""
        if not self.has_begun:
            return PEOPLE, NOBODY
        if self.is_held:
            return SEAT, self.moves[-1].who
        if self.actor == NOBODY:
            return OVER, NOBODY
        return (SEAT if self.is_persons(self.actor) else HOUSE), self.actor

    def is_persons(self, seat: int) -> bool:
        """Whether a person decides there."""
        return seat >= 0 and self.players[seat] == PERSON

    def why_no_undo(self, mine: Seats) -> str:
        """Why one cannot take a move back freely, as in :class:`UndoError`; nothing if one can."""
        return going_back.why_no_undo(self, mine)

    def last_decision(self, mine: Seats) -> int | None:
        """How many moves came before one's last that can be gone back to, if there is one."""
        return going_back.last_decision(self, mine)

    def unanswered(self) -> list[int]:
        """The seats that have yet to say whether the table may go back."""
        return going_back.unanswered(self)

    def record(self, names: Sequence[str] = ()) -> Record:
        """The game so far. With all its seeds: whoever shows it decides about them."""
        record = Record.begin(self.game, len(self.players), dict(self.options))
        record.names, record.players = list(names), list(self.players)
        record.deals, record.moves = list(self.deals), list(self.moves)
        return record

    # Deciding

    def check_running(self) -> None:
        """Refuse whatever is for a game that has begun and is not over."""
        if not self.has_begun:
            raise Refusal("not-begun", "the game has not begun: seats are still free")
        if self.is_over:
            raise Refusal("over", "the game is over")

    def begin(self) -> list[Event]:
        """The last seat was taken."""
        return [] if self.has_begun or FREE in self.players else [Event(BEGIN)]

    def play(self, said: str, mine: Seats) -> list[Event]:
        """A person makes a move, or several (:mod:`signoria.bundles`), all or none. What is not
        legal raises :class:`IllegalAction`.
        """
        self.check_running()
        if self.is_held or self.actor not in mine or not self.is_persons(self.actor):
            raise Refusal("not-your-turn", "another seat is asked now")
        if (answer := forced(self)) and " ".join(said.split()) == answer[-1].text:
            return answer  # somebody was quicker than the table
        seat = self.actor
        moves = [
            Event(MOVE, seat, action.text, note)
            for action, note in played(self.game, self.state, said)
        ]
        if len(moves) == 1:
            return list(moves)
        return [Event(BUNDLE, seat, bundled(*(move.text for move in moves))), *moves]

    def house_plays(self, seat: int, said: str) -> list[Event]:
        """A bot has thought: it moves, unless it is not asked any more."""
        if self.awaits() != (HOUSE, seat):
            return []
        return [self._move(legal(self.game, self.state, said))]

    def deal(self) -> list[Event]:
        """What the dealer deals, when chance is asked."""
        if self.awaits() != (HOUSE, CHANCE):
            return []
        return [self._move(dealt(self.dealer, self.state, len(self.moves)))]

    def confirm(self, mine: Seats) -> list[Event]:
        """The last move stands: let the game go on."""
        self.check_running()
        if not self.is_held or self.moves[-1].who not in mine:
            raise Refusal("nothing-held", "no move of yours waits to be confirmed")
        return [Event(CONFIRM, self.moves[-1].who)]

    def undo(self, mine: Seats) -> list[Event]:
        """Take one's last move back, freely: nothing was revealed since."""
        self.check_running()
        return going_back.undo(self, mine)

    def ask_undo(self, mine: Seats) -> list[Event]:
        """Ask the others to go back before one's last decision. Bots agree: without other people
        it is done at once.
        """
        self.check_running()
        return going_back.ask(self, mine)

    def answer_undo(self, agree: bool, mine: Seats) -> list[Event]:
        """Agree to go back, or not. When all have agreed, the table goes back."""
        self.check_running()
        return going_back.answer(self, agree, mine)

    # Going on

    def after(
        self,
        events: Sequence[Event],
        *,
        listens: bool = True,
        position: tuple[State, int] | None = None,
    ) -> Session:
        """The session that *events* lead to, with the news of the moves among them if it
        *listens*. Who knows the *position* after so many of the moves need not play them again.
        """
        course = Course(self, listens)
        course.add(*events)
        if position is not None:
            course.stand_at(*position)
        return course.session()

    def with_chance(self, events: Sequence[Event]) -> tuple[Session, list[Event]]:
        """The session after *events* and all that chance and forced answers add to them; and all
        these events.
        """
        course, happened = Course(self), list(events)
        course.add(*happened)
        session = course.session()
        while coming := session.deal() or forced(session):
            happened += coming
            course.add(*coming)
            session = course.session()
        return session, happened

    def seated(self, players: Sequence[str], people: Sequence[int]) -> Session:
        """The same game with other players."""
        return replace(self, players=tuple(players), people=tuple(people))

    def _move(self, action: Action) -> Event:
        return Event(MOVE, self.actor, action.text, self.state.contents(action))
