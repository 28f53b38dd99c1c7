"""One law of going back, holding and consent, whatever the shell: a table or the server."""

from __future__ import annotations

import pytest

from signoria import Record, Table, UndoError, load
from signoria.bundles import bundled
from signoria.events import (
    CONFIRM,
    MOVE,
    UNDO,
    Event,
)
from signoria.server import turns
from signoria.server.engine import migrate
from signoria.server.problems import TableProblem
from signoria.server.settings import Settings
from signoria.server.sitting import Chair
from signoria.server.storage import Storage
from signoria.server.tables import Opening, Tables
from signoria.server.thoughts import think
from signoria.session import PERSON
from tests.test_bundles import two_moves

MESSAGES = {
    "nothing": ("no move", "no move"),
    "chance": ("chance has acted",) * 2,
    "other": ("has moved since",) * 2,
}


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


# Players, whether they sit at one screen, the moves before, and what then comes of undoing.
THREE, WITH_BOT = [None, None, None], [None, "random", None]
CASES = {
    "before the first move there is nothing": (THREE, False, 0, [(0, "nothing")]),
    "one's own last move": (THREE, False, 1, [(0, "")]),
    "once": (THREE, False, 1, [(0, ""), (0, "nothing")]),
    "who has not moved has nothing to take back": (THREE, False, 1, [(1, "nothing")]),
    "not behind another person": (THREE, False, 2, [(0, "other")]),
    "one after the other, each their own": (THREE, False, 2, [(1, ""), (0, "")]),
    "not behind the dice": (THREE, False, 3, [(0, "chance"), (2, "chance")]),
    "at one screen all moves back to the dice": (
        *(THREE, True, 2),
        [(0, ""), (0, ""), (0, "nothing")],
    ),
    "at one screen not behind the dice": (THREE, True, 3, [(0, "chance")]),
    "not behind a bot": (WITH_BOT, False, 1, [(0, "other")]),
    "a bot does not give its move back": (WITH_BOT, True, 1, [(0, "other")]),
    "later moves count like the first": (THREE, True, 8, [(0, ""), (0, ""), (0, "chance")]),
}


@pytest.mark.parametrize("case", CASES)
def test_a_move_is_taken_back_by_one_law(sit_down, case):
    players, together, moves, wanted = CASES[case]
    shell = sit_down(players, together=together)
    for _ in range(moves):
        shell.move()
    for seat, reason in wanted:
        before = len(shell.session.moves)
        assert shell.can_undo(seat) == (not reason)
        undone, message = shell.undo(seat)
        assert undone == reason
        if reason:
            assert MESSAGES[reason][0] in message
        assert before - len(shell.session.moves) == (0 if reason else 1)


def test_after_the_end_nothing_is_taken_back(sit_down):
    shell = sit_down([None], together=True)
    while not shell.session.is_over:
        shell.move()
    assert not shell.can_undo(0)
    assert shell.undo(0)[0] == "nothing"


def test_moves_that_another_dealer_saw_are_not_taken_back(sit_down):
    table = TableShell("medici_dice", [None] * 3, together=True).table
    table.play("take 1")
    saved = Record.parse(table.record.text())
    shell = sit_down([None] * 3, together=True, record=saved)
    assert shell.undo(0)[0] == "nothing"
    shell.move()
    assert [shell.undo(0)[0], shell.undo(0)[0]] == ["", "nothing"]


def test_a_held_move_is_taken_back_and_a_confirmed_one_is_not(sit_down):
    shell = sit_down([None], confirm=True)
    shell.move()
    assert shell.session.is_held
    assert shell.undo(0)[0] == ""
    assert not shell.session.is_held
    shell.move()
    shell.confirm()
    assert not shell.session.is_held
    assert shell.undo(0)[0] == "chance"


def test_dice_that_were_taken_back_fall_as_they_fell(sit_down):
    shell = sit_down([None, "random"], together=True, confirm=True)
    shell.move()
    shell.confirm()
    first = shell.session.moves
    again = shell.session.after([Event(UNDO, 0, str(len(first) - 7))])
    while dealing := again.deal():
        again = again.after(dealing)
    assert first[: len(again.moves)] == again.moves


# Where a person has one legal answer only, and where several moves are made as one.
ASKING = {
    "apart": ([None, None], False, False),
    "at one screen": ([None, None], True, False),
    "beside a bot": ([None, "random"], False, False),
    "with confirmation": ([None, "random"], False, True),
}


@pytest.mark.parametrize("case", ASKING)
def test_the_table_answers_what_has_one_answer_and_undo_goes_to_the_decision(sit_down, case):
    players, together, confirm = ASKING[case]
    shell = sit_down(players, game="firenze", together=together, confirm=confirm)
    answered = 0
    for _ in range(60):
        if shell.session.is_held:
            shell.confirm()
            continue
        seat, before = shell.session.actor, len(shell.session.moves)
        if len(shell.session.state.options()) == 1:  # the end of a turn, still free to take back
            assert shell.can_undo(seat)
        shell.move(shell.session.state.options()[-1].text)
        after = shell.session
        forced = [ply for ply in range(before + 1, len(after.moves)) if ply in after.joined]
        answered += len(forced)
        assert all(after.moves[ply].who != -1 for ply in forced)
        if shell.can_undo(seat) and after.last_decision([seat]) == before:
            assert shell.undo(seat) == ("", "")
            assert len(shell.session.moves) == before
            shell.move(shell.session.state.options()[-1].text)
            assert shell.session.moves == after.moves
    assert answered


def test_a_bundle_is_taken_back_as_one(sit_down):
    shell = sit_down([None, None], game="firenze")
    found, first, second = two_moves(shell.session)
    while found is not shell.session:
        shell.move()
        found, first, second = two_moves(shell.session)
    seat, before = shell.session.actor, shell.session.moves
    shell.move(bundled(first, second))
    assert [move.text for move in shell.session.moves[len(before) :][:2]] == [first, second]
    assert shell.undo(seat) == ("", "")
    assert shell.session.moves == before
