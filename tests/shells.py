"""The two shells of a session, a table and the server, for the same cases."""

from __future__ import annotations

import pytest

from signoria import Record, Table, UndoError, load
from signoria.events import CONFIRM, MOVE, UNDO, UNDO_ANSWER, UNDO_ASK, YES
from signoria.server import turns
from signoria.server.engine import migrate
from signoria.server.problems import TableProblem
from signoria.server.settings import Settings
from signoria.server.sitting import Chair
from signoria.server.storage import Storage
from signoria.server.tables import Opening, Tables
from signoria.server.thoughts import think
from signoria.session import PERSON


class TableShell:
    """A table; at one screen the people there are one."""

    def __init__(self, game, players, *, together=False, confirm=False, record=None):
        self.together = together
        self.table = (
            Table(load(game), players, seed=3, confirm=confirm)
            if record is None
            else Table.resume(record, seats=players, seed=4, confirm=confirm)
        )
        self.go_on()

    @property
    def session(self):
        return self.table.session

    def go_on(self):
        while self.table.step() is not None:
            pass

    def move(self, said=""):
        self.table.play(said or self.session.state.options()[0].text)
        self.go_on()

    def confirm(self):
        self.table.confirm()
        self.go_on()

    def undo(self, seat):
        try:
            self.table.undo(None if self.together else seat)
        except UndoError as refused:
            return refused.reason, str(refused)
        return "", ""

    def can_undo(self, seat):
        return self.table.can_undo(None if self.together else seat)

    def go_back(self, seat):
        """By everybody's consent."""
        waiting = self.table.ask_undo(None if self.together else seat)
        while waiting:
            waiting = self.table.answer_undo(True, waiting[0])

    def again(self):
        """The same table, read from what was saved."""
        return Table.resume(Record.parse(self.table.record.text(with_seed=True))).session


class ServerShell:
    """A table of a server, without HTTP."""

    def __init__(self, folder, game, players, *, together=False, confirm=False, record=None):
        storage = Storage(Settings(database=f"sqlite:///{folder}/t.sqlite"))
        migrate(storage.engine)
        self.tables = Tables(storage)
        self.together = together
        chairs = [
            Chair(seat, PERSON, owner=self.owner(seat)) if player is None else Chair(seat, player)
            for seat, player in enumerate(players)
        ]
        kept = {} if record is None else {"moves": record.moves, "deals": record.deals}
        opening = Opening(game, chairs, with_confirmation=confirm, **kept)
        self.name = self.tables.open(opening).terms.table
        self.go_on()

    def owner(self, seat):
        return "everybody" if self.together else f"owner {seat}"

    @property
    def sitting(self):
        return self.tables.get(self.name)

    @property
    def session(self):
        return self.sitting.session

    def go_on(self):
        while turn := turns.bot_turn(self.tables, self.name):
            turns.bot_acts(self.tables, turn, think(turn))

    def wishes(self, seat, kind, said=""):
        wish = turns.Wish(self.name, self.owner(seat), kind, self.sitting.version, None, said)
        turns.fulfil(self.tables, wish)
        self.go_on()

    def move(self, said=""):
        self.wishes(self.session.actor, MOVE, said or self.session.state.options()[0].text)

    def confirm(self):
        self.wishes(self.session.moves[-1].who, CONFIRM)

    def undo(self, seat):
        try:
            self.wishes(seat, UNDO)
        except TableProblem as refused:
            why = self.session.why_no_undo(self.sitting.seats_of(self.owner(seat)))
            assert refused.kind in ("no-undo", "over")
            return why, refused.detail
        return "", ""

    def go_back(self, seat):
        """By everybody's consent."""
        self.wishes(seat, UNDO_ASK)
        while waiting := self.session.unanswered():
            self.wishes(waiting[0], UNDO_ANSWER, YES)

    def again(self):
        """The same table, read from the database."""
        self.tables.forget(self.name)
        return self.session

    def can_undo(self, seat):
        return not self.session.why_no_undo(self.sitting.seats_of(self.owner(seat)))


@pytest.fixture(params=["table", "server"])
def sit_down(request, tmp_path):
    """Either shell; both must follow the same law."""

    def sit(players, game="medici_dice", **more):
        if request.param == "table":
            return TableShell(game, players, **more)
        return ServerShell(tmp_path, game, players, **more)

    return sit
