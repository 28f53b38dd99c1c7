"""A server's table in memory: a session and who sits where, at one version of its log.

It never changes, so readers need no lock.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from signoria.events import MOVE, NO, UNDO, UNDO_ANSWER, Event
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.notation import Former
from signoria.record import Record
from signoria.server.entries import CHANGES_THE_GAME, REMATCH, Entry, adoption, former_in
from signoria.session import FREE, PERSON, Session

OPEN = "open"  # anybody may sit down
FRIEND = "friend"  # only who has the link
ARCHIVE = "archive"  # a table that awaits nothing: an uploaded record


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits there, as it is stored; the hashes say who may use it."""

    seat: int
    player: str  # PERSON, OPEN, FRIEND, or a bot
    name: str = ""
    owner: str | None = None
    bearer: str | None = None
    invite: str | None = None
    has_resigned: bool = False
    is_hidden: bool = False
    is_away: bool = False  # a bot plays on until they come back

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
        return self.is_person and self.is_of(who)

    def is_of(self, who: str | None) -> bool:
        """Whether it is theirs, even while a bot plays on."""
        return who is not None and who in (self.owner, self.bearer)


@dataclass(frozen=True, slots=True)
class Terms:
    """What was settled when the table was opened, beside the game."""

    table: str
    host: str | None
    is_listed: bool
    is_archive: bool
    created: int
    pace: int = 0  # seconds a move; 0: as long as one likes


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A stored position: after so many moves, at that version."""

    version: int
    ply: int
    position: str

    def holds(self, entries: Sequence[Entry]) -> bool:
        """Whether nobody has gone back behind the stored position."""
        return all(
            entry.event.kind != UNDO or int(entry.event.text) >= self.ply
            for entry in entries
            if entry.version > self.version
        )


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table at one version."""

    terms: Terms
    chairs: tuple[Chair, ...]
    session: Session
    version: int = 0
    changed: int = 0
    turn_version: int = 0  # of the last entry that changed the game
    turn_at: int = 0  # … and its moment
    rematch: str | None = None
    keys: dict[str, Entry] = field(default_factory=dict)
    move_versions: tuple[int, ...] = ()  # of the entries of the session's moves
    went_back: Event | None = None  # somebody took moves back, or said no, since the last move
    begun_rules: int = 0  # which it is still said to be played by; 0: those of this program
    former: tuple[Former, ...] = ()  # rules and boxes that it was played with before

    # Questions

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, and nobody can take the end back."""
        return self.session.is_over

    def shown(self) -> Session:
        """The session as people may see it. While a move that would end the game is held, nobody
        sees the end: its maker could look at everything that is hidden, and take it back.
        """
        session = self.session
        if not session.is_held or session.actor != NOBODY:
            return session
        return session.after(session.undo([session.moves[-1].who]), listens=False)

    def awaits(self) -> tuple[str, int]:
        """What the table waits for, and whom."""
        return (ARCHIVE, NOBODY) if self.terms.is_archive else self.session.awaits()

    @property
    def rules(self) -> int:
        """The number of the rules that it is played by, as far as anything happened."""
        return self.begun_rules or self.session.game.rules

    def adoption(self) -> Event | None:
        """The rules have changed since the table's last move: to be written down with the next."""
        if self.rules == self.session.game.rules:
            return None
        box = self.session.game.box.fingerprint
        return adoption(Former(len(self.session.moves), self.rules, box))

    def seats_of(self, who: str | None) -> list[int]:
        """The seats of a browser or a program."""
        return [chair.seat for chair in self.chairs if chair.belongs_to(who)]

    def record(self) -> Record:
        """The game so far. With all its seeds: whoever shows it decides about them."""
        names = [chair.name for chair in self.chairs]
        record = self.session.record(names if any(names) else [])
        record.players = [chair.player for chair in self.chairs]
        record.rules, moves = self.rules, len(record.moves)
        record.former = [replace(old, until=min(old.until, moves)) for old in self.former]
        return record

    def moves_until(self, version: int) -> int:
        """How many of the moves so far were already made at a version."""
        return bisect_right(self.move_versions, version)

    # Going on

    def after(self, entries: Sequence[Entry], changed: int = 0) -> Sitting:
        """The table after some more entries, read from its log."""
        events = [entry.event for entry in entries]
        return self.logged(entries, self.session.after(events, listens=False), changed)

    def restored(
        self,
        entries: Sequence[Entry],
        snapshot: Snapshot | None,
        changed: int = 0,
        position: tuple[State, int] | None = None,
    ) -> Sitting:
        """A table without moves, after its whole log; a position that was stored saves time, or
        one that is known.
        """
        if position is None and snapshot is not None and snapshot.holds(entries):
            position = self.session.game.position(snapshot.position), snapshot.ply
        events = [entry.event for entry in entries]
        session = self.session.after(events, listens=False, position=position)
        return self.logged(entries, session, changed)

    def logged(self, entries: Sequence[Entry], session: Session, changed: int = 0) -> Sitting:
        """The table after entries that have led to *session*."""
        turn_version, turn_at, rematch = self.turn_version, self.turn_at, self.rematch
        versions, went_back = list(self.move_versions), self.went_back
        former = former_in(entries)
        for entry in entries:
            kind, text = entry.event.kind, entry.event.text
            if kind in CHANGES_THE_GAME:
                turn_version, turn_at = entry.version, entry.at
            if kind == MOVE:
                versions.append(entry.version)
                went_back = went_back if entry.event.seat == CHANCE else None
            elif kind == UNDO:
                del versions[int(text) :]
                went_back = entry.event
            elif (kind, text) == (UNDO_ANSWER, NO):
                went_back = entry.event
            elif kind == REMATCH:
                rematch = text
        keyed = {entry.key: entry for entry in entries if entry.key is not None}
        return replace(
            self,
            session=session,
            version=entries[-1].version if entries else self.version,
            changed=changed or self.changed,
            turn_version=turn_version,
            turn_at=turn_at,
            rematch=rematch,
            keys={**self.keys, **keyed} if keyed else self.keys,
            move_versions=tuple(versions),
            went_back=went_back,
            former=(*self.former, *former),
            begun_rules=0 if former else self.begun_rules,
        )

    def seated(self, chairs: Sequence[Chair]) -> Sitting:
        """The same table with other people in some of its seats."""
        others = {chair.seat: chair for chair in chairs}
        taken = tuple(others.get(chair.seat, chair) for chair in self.chairs)
        session = self.session.seated(players_in(taken), people_in(taken))
        return replace(self, chairs=taken, session=session)

    def begun_with(self) -> Session:
        """The session before the first entry of the log."""
        session = self.session
        return Session.open(
            session.game,
            session.players,
            session.options,
            session.dealer,
            people=session.people,
            deals=session.deals,
            with_confirmation=session.with_confirmation,
            has_begun=False,
        )


def players_in(chairs: Sequence[Chair]) -> list[str]:
    """Who plays in each seat, for a session."""
    return [FREE if chair.is_free else chair.player for chair in chairs]


def people_in(chairs: Sequence[Chair]) -> list[int]:
    """Whose each seat is, for a session: as the first seat of the same browser or program."""
    firsts: dict[tuple[str | None, str | None], int] = {}
    return [firsts.setdefault((chair.owner, chair.bearer), chair.seat) for chair in chairs]
