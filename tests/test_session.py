"""One law of going back, holding and consent, whatever the shell: a table or the server."""

from __future__ import annotations

from dataclasses import replace

import pytest

from signoria import CHANCE, Dealer, IllegalAction, Record, Table, UndoError
from signoria.events import (
    CONFIRM,
    MOVE,
    UNDO,
    UNDO_ANSWER,
    Event,
    Refusal,
)
from signoria.kernel.news import Chose, Dealt
from signoria.server import turns
from signoria.server.engine import migrate
from signoria.server.problems import TableProblem
from signoria.server.settings import Settings
from signoria.server.sitting import Chair
from signoria.server.storage import Storage
from signoria.server.tables import Opening, Tables
from signoria.server.thoughts import think
from signoria.session import FREE, HOUSE, OVER, PEOPLE, PERSON, SEAT, Session

MESSAGES = {
    "nothing": ("no move", "no move"),
    "chance": ("chance has acted",) * 2,
    "other": ("has moved since",) * 2,
}


class TableShell:
    """A table; at one screen the people there are one."""

    def __init__(self, medici, players, *, together=False, confirm=False, record=None):
        self.together = together
        self.table = (
            Table(medici, players, seed=3, confirm=confirm)
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

    def move(self):
        self.table.play(self.session.state.options()[0].text)
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

    def __init__(self, folder, players, *, together=False, confirm=False, record=None):
        storage = Storage(Settings(database=f"sqlite:///{folder}/t.sqlite"))
        migrate(storage.engine)
        self.tables = Tables(storage)
        self.together = together
        chairs = [
            Chair(seat, PERSON, owner=self.owner(seat)) if player is None else Chair(seat, player)
            for seat, player in enumerate(players)
        ]
        kept = {} if record is None else {"moves": record.moves, "deals": record.deals}
        opening = Opening("medici_dice", chairs, with_confirmation=confirm, **kept)
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

    def move(self):
        self.wishes(self.session.actor, MOVE, self.session.state.options()[0].text)

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
def sit_down(request, medici, tmp_path):
    """Either shell; both must follow the same law."""
    if request.param == "table":
        return lambda players, **more: TableShell(medici, players, **more)
    return lambda players, **more: ServerShell(tmp_path, players, **more)


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


def test_moves_that_another_dealer_saw_are_not_taken_back(sit_down, medici):
    table = TableShell(medici, [None] * 3, together=True).table
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


# Sessions themselves


@pytest.fixture
def session(medici):
    """Three people: two at one screen, one elsewhere; the dice lie there."""
    opened = Session.open(medici, [PERSON] * 3, {}, Dealer(3), people=[0, 0, 2])
    return opened.with_chance([])[0]


def moved(session, times):
    """So many moves of whoever is asked, with the chance that follows."""
    for _ in range(times):
        said = session.state.options()[0].text
        session, _ = session.with_chance(session.play(said, [session.actor]))
    return session


def test_a_session_never_changes(session):
    before = str(session.state), session.moves, session.awaits()
    after = moved(session, 3)
    assert after.moves[: len(session.moves)] == session.moves
    assert before == (str(session.state), session.moves, session.awaits())


def test_a_session_carries_the_news_of_its_last_change_alone(session):
    after = moved(session, 1)
    said = after.moves[-1].text
    assert [facts[0] for facts in after.news] == [Chose(0, said)]
    later = moved(after, 2)
    kinds = [type(facts[0]) for facts in later.news]
    assert kinds == [Chose] + [Dealt] * 5


def test_what_was_taken_back_is_no_news(session):
    after = moved(session, 1)
    assert after.after(after.undo([0])).news == ()


def test_who_does_not_listen_hears_nothing(session):
    events = session.play(session.state.options()[0].text, [0])
    assert session.after(events, listens=False).news == ()
    assert str(session.after(events, listens=False).state) == str(session.after(events).state)


def test_the_others_are_asked_and_those_at_the_same_screen_are_not(session):
    after = moved(session, 3)
    asked = after.after(after.ask_undo([0, 1]))
    assert (asked.ask.seat, asked.unanswered()) == (1, [2])
    with pytest.raises(Refusal) as refused:
        asked.answer_undo(True, [0, 1])
    assert refused.value.reason == "nothing-asked"
    back = asked.after(asked.answer_undo(True, [2]))
    assert (back.ask, back.actor) == (None, 1)
    stays = asked.after(asked.answer_undo(False, [2]))
    assert (stays.ask, stays.moves) == (None, after.moves)


def test_who_is_asked_by_one_of_two_others_waits_for_both(medici):
    opened = Session.open(medici, [PERSON] * 3, {}, Dealer(3))
    after = moved(opened.with_chance([])[0], 3)
    asked = after.after(after.ask_undo([0]))
    half = asked.after(asked.answer_undo(True, [1]))
    assert (half.unanswered(), half.moves) == ([2], after.moves)
    assert [event.kind for event in half.answer_undo(True, [2])] == [UNDO_ANSWER, UNDO]


def test_a_question_is_forgotten_when_the_one_who_asked_moves(session):
    after = moved(session, 3)
    asked = after.after(after.ask_undo([2]))
    assert asked.ask
    on = moved(asked, 1)
    while on.moves[-1].who != asked.ask.seat and on.ask:
        on = moved(on, 1)
    assert on.ask is None


def test_bots_agree_at_once(medici):
    opened = Session.open(medici, [PERSON, "random"], {}, Dealer(3))
    after = moved(opened.with_chance([])[0], 1)
    bots, _ = after.with_chance(after.house_plays(1, after.state.options()[0].text))
    assert [event.kind for event in bots.ask_undo([0])] == [UNDO]


def test_alone_what_chance_has_decided_stays(medici):
    after = moved(Session.open(medici, [PERSON], {}, Dealer(3)).with_chance([])[0], 1)
    with pytest.raises(UndoError) as refused:
        after.ask_undo([0])
    assert refused.value.reason == "alone"


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (lambda one: one.play("take 1", [1, 2]), "not-your-turn"),
        (lambda one: one.confirm([0]), "nothing-held"),
        (lambda one: one.undo([0]), "nothing"),
        (lambda one: one.ask_undo([0]), "nothing"),
        (lambda one: one.answer_undo(True, [0]), "nothing-asked"),
        (lambda one: replace(one, has_begun=False).play("take 1", [0]), "not-begun"),
        (lambda one: replace(one, has_begun=False).undo([0]), "not-begun"),
    ],
)
def test_what_is_refused_has_a_reason(session, wish, reason):
    with pytest.raises(Refusal) as refused:
        wish(session)
    assert refused.value.reason == reason


def test_words_that_are_not_legal_are_refused_as_everywhere(session):
    with pytest.raises(IllegalAction):
        session.play("take 1 2 3 4", [0])


def test_a_session_begins_when_the_last_seat_is_taken(medici):
    waiting = Session.open(medici, [PERSON, FREE], {}, Dealer(3), has_begun=False)
    assert (waiting.awaits()[0], waiting.begin(), waiting.deal()) == (PEOPLE, [], [])
    full = waiting.seated([PERSON, "random"], [0, 1])
    begun, events = full.with_chance(full.begin())
    assert [event.kind for event in events] == ["begin", *[MOVE] * 5]
    assert begun.awaits() == (SEAT, 0)


def test_what_a_session_awaits(medici):
    opened = Session.open(medici, ["random", PERSON], {}, Dealer(3))
    assert opened.awaits() == (HOUSE, CHANCE)
    assert opened.with_chance([])[0].awaits() == (HOUSE, 0)
    over = Table(medici, ["random"], seed=1)
    over.run()
    assert over.session.awaits()[0] == OVER


def test_a_bot_that_is_not_asked_any_more_does_nothing(session):
    assert session.house_plays(0, session.state.options()[0].text) == []


def test_a_confirmed_move_stays_confirmed_when_somebody_else_gets_up(medici):
    players = [PERSON, "random", PERSON]
    opened = Session.open(medici, players, {}, Dealer(3), with_confirmation=True)
    held = moved(opened.with_chance([])[0], 1)
    assert held.awaits() == (SEAT, 0)
    confirmed = held.after(held.confirm([0]))
    assert confirmed.awaits() == (HOUSE, 1)
    assert confirmed.seated([PERSON, "random", "random"], [0, 1, 2]).awaits() == (HOUSE, 1)


def test_a_log_is_read_at_once_however_often_somebody_went_back(session):
    said = session.state.options()[0].text
    events = [*session.play(said, [0]), Event(UNDO, 0, "5")] * 3 + session.play(said, [0])
    once = session.after(session.play(said, [0]))
    assert str(once.state) == str(session.after(events).state)
    assert once.moves == session.after(events).moves


def test_a_known_position_need_not_be_played_again(session, medici):
    later = moved(session, 5)
    events = [Event(MOVE, move.who, move.text, move.comment) for move in later.moves]
    opened = replace(session, moves=(), state=medici.new(3))
    known = moved(session, 3)
    position = medici.position(str(known.state)), len(known.moves)
    read = opened.after(events, listens=False, position=position)
    assert (str(read.state), read.moves) == (str(later.state), later.moves)
