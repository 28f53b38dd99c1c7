"""A pace, the substitute, and coming back. The clock is set, nobody sleeps."""

from __future__ import annotations

from datetime import datetime

import pytest

from signoria.server.absence import AFTER_A_START
from signoria.server.clock import CLOCK
from signoria.server.levels import SUBSTITUTE
from tests.server.people import Person, Program, wait_until
from tests.server.site import Site

PACE = 180


@pytest.fixture
def later():
    """Let time go by."""
    before, began = CLOCK.ahead, CLOCK.began

    def go_by(seconds):
        CLOCK.ahead += int(seconds * 1000)

    yield go_by
    CLOCK.ahead, CLOCK.began = before, began


@pytest.fixture
def table(program):
    return program.opens("me", "me", "easy", pace=PACE)


def left(seen):
    return datetime.fromisoformat(seen["deadline"]).timestamp() - CLOCK.now() / 1000


def asked_and_other(table):
    asked, seen = table.asked()
    other = next(player for player in table.players.values() if player is not asked)
    return asked, seen, other


def kind(answer):
    return answer.json()["type"].rpartition(":")[2]


def test_everybody_sees_when_the_time_is_over(table, site):
    _, seen, other = asked_and_other(table)
    assert seen["pace"] == PACE
    for player in (other, Program(site.address)):
        assert player.sees(table.name)["deadline"] == seen["deadline"]
    assert 0 < left(seen) <= PACE


def test_each_move_begins_the_time_again(table, later):
    asked, seen, _ = asked_and_other(table)
    later(100)
    asked.acts(table.name, seen["options"][0], seen["version"])
    _, after = table.asked()
    assert PACE - 30 < left(after) <= PACE


def test_a_new_name_does_not_begin_it_again(site, later):
    host, guest = Person(site.address), Person(site.address)
    name = host.opens("me", "open", pace=PACE)
    guest.posts(f"/t/{name}/sit", name="Bea")
    before = site.tables.get(name).turn_at
    later(10)
    guest.posts(f"/t/{name}/rename", name="Bianca")
    assert site.tables.get(name).turn_at == before
    site.tables.forget(name)
    assert site.tables.get(name).turn_at == before


def test_the_substitute_is_called_when_the_time_is_over_and_not_before(table, later):
    asked, seen, other = asked_and_other(table)
    later(PACE - 30)
    early = other.does(table.name, "substitute")
    assert (early.status_code, kind(early)) == (409, "not-late")
    later(31)
    assert asked.does(table.name, "substitute").status_code == 409
    answer = other.does(table.name, "substitute")
    assert answer.status_code == 200
    seat = answer.json()["seats"][seen["seat"]]
    assert (seat["is_away"], seat["has_resigned"], seat["player"]) == (True, False, SUBSTITUTE)
    wait_until(lambda: other.sees(table.name)["moves"] > seen["moves"])


def test_who_was_absent_sees_no_more_than_a_spectator_and_takes_the_seat_back(table, later, site):
    asked, seen, other = asked_and_other(table)
    later(PACE + 1)
    other.does(table.name, "substitute")
    absent = asked.sees(table.name)
    assert (absent["seat"], absent["options"]) == (None, [])
    refused = asked.acts(table.name, seen["options"][0], absent["version"])
    assert refused.status_code == 403
    site.tables.forget(table.name)

    back = asked.does(table.name, "return")

    assert back.status_code == 200
    assert back.json()["seat"] == seen["seat"]
    assert not back.json()["seats"][seen["seat"]]["is_away"]
    assert asked.does(table.name, "return").status_code == 200  # twice is once
    assert table.play_to_the_end()["status"] == "over"


def test_nobody_makes_practice_of_an_absent_players_game(table, later):
    for _ in range(8):  # until the other has decided before something was revealed
        asked, seen, other = asked_and_other(table)
        if other.sees(table.name)["undo_makes_practice"]:
            break
        asked.acts(table.name, seen["options"][0], seen["version"])
    later(PACE + 1)
    assert other.does(table.name, "substitute").status_code == 200
    seen = wait_until(lambda: (found := other.sees(table.name))["options"] and found)
    answer = other.does(table.name, "undo-ask", version=seen["version"])
    assert (answer.status_code, kind(answer)) == (409, "somebody-away")
    assert not other.sees(table.name)["is_practice"]


def test_a_seat_that_is_not_ones_own_is_not_taken_back(table, later, site):
    asked, _, other = asked_and_other(table)
    later(PACE + 1)
    other.does(table.name, "substitute")
    other.does(table.name, "return")
    assert any(seat["is_away"] for seat in asked.sees(table.name)["seats"])
    assert Program(site.address).does(table.name, "return").status_code == 401
    assert Program(site.address).does(table.name, "substitute").status_code == 401


@pytest.mark.parametrize("players", [("me", "easy"), ("me",)])
def test_alone_there_is_no_pressure(program, players):
    table = program.opens(*players, pace=PACE)
    player, seen = table.asked()
    assert (seen["pace"], seen["deadline"]) == (PACE, None)
    assert kind(player.does(table.name, "substitute")) == "nobody-late"


def test_without_a_pace_nobody_is_late(program, later):
    table = program.opens("me", "me")
    _, seen, other = asked_and_other(table)
    later(10**7)
    assert (seen["pace"], seen["deadline"]) == (0, None)
    assert kind(other.does(table.name, "substitute")) == "nobody-late"


def test_a_held_move_waits_at_the_same_pace_and_then_stands(program, later):
    table = program.opens("me", "easy", "me", with_confirmation=True, pace=PACE)
    asked, seen, other = asked_and_other(table)
    asked.acts(table.name, seen["options"][0], seen["version"])
    assert other.sees(table.name)["status"] == "held"
    later(PACE + 1)
    assert other.does(table.name, "substitute").status_code == 200
    wait_until(lambda: other.sees(table.name)["status"] == "playing")


@pytest.mark.parametrize(("pace", "status"), [(0, 201), (30, 201), (29, 422), (2592001, 422)])
def test_a_pace_has_bounds(program, pace, status):
    seats = [{"player": "me"}, {"player": "easy"}]
    wanted = {"game": "medici_dice", "seats": seats, "pace": pace}
    assert program.http.post("/tables", json=wanted).status_code == status


def test_a_form_with_a_bad_pace_is_refused_and_a_rematch_keeps_a_good_one(site):
    person = Person(site.address)
    fields = {"game": "medici_dice", "seat-0": "me", "pace": "5"}
    assert person.http.post("/new", data=fields).status_code == 422
    name = person.opens("me", pace=PACE)
    assert site.tables.get(name).terms.pace == PACE


def test_time_while_the_server_was_down_does_not_count_within_an_hour(tmp_path, later):
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    first = Site(database, thinks=False)
    table = Program(first.address).opens("me", "me", pace=PACE)
    long = Program(first.address).opens("me", "me", pace=24 * 3600)
    first.stop()
    later(24 * 3600 + 5)
    second = Site(database, thinks=False)
    try:
        for opened, least in ((table, PACE), (long, AFTER_A_START / 1000)):
            (player, *_) = opened.players.values()
            again = Program(second.address, player.http.headers["Authorization"].split()[1])
            assert least - 30 < left(again.sees(opened.name)) <= least
    finally:
        second.stop()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Your time:", "’s time:", "Let a bot play on", "Take my seat back"]),
        ("it", ["Il tuo tempo:", "Tempo di ", "Fai giocare un bot", "Riprendi il mio posto"]),
    ],
)
def test_pages_show_the_time_the_call_and_the_way_back(site, later, language, words):
    host, guest = (Person(site.address, language) for _ in range(2))
    table = host.opens("me", "open", name="Anna", pace=PACE)
    guest.posts(f"/t/{table}/sit", name="Bea")
    mine, theirs, call, back = words
    assert mine in host.looks(table)
    assert theirs in guest.looks(table)
    assert call in guest.looks(table)
    assert call not in host.looks(table)
    later(PACE + 1)
    assert 'data-left="0"' in guest.looks(table)
    assert guest.posts(f"/t/{table}/substitute").status_code == 200
    shown = host.looks(table)
    assert back in shown
    assert host.posts(f"/t/{table}/return").status_code == 200
    assert back not in host.looks(table)
