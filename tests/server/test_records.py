"""Records: downloaded, uploaded, damaged, and gone on from."""

from __future__ import annotations

import pytest

import signoria
from signoria.fairness import check
from tests.server.people import Person, Program


@pytest.fixture(scope="module")
def finished():
    game = signoria.load("medici_dice")
    return signoria.Table(game, ["greedy", "random"], seed=7, names=["Anna", "<i>Bea"]).run()


def test_a_record_is_uploaded_and_replayed_move_by_move(person, finished):
    answer = person.http.post("/replay", data={"text": finished.text(with_seed=True)})
    assert answer.status_code == 303
    table = answer.headers["location"].split("/")[2]
    for at in (0, 1, len(finished.moves), 10**8):
        assert person.http.get(f"/t/{table}/replay?at={at}").status_code == 200
        fragment = person.http.get(f"/t/{table}/replay/view?at={at}")
        assert fragment.status_code == 200
        assert "<i>Bea" not in fragment.text
    assert person.http.get(f"/t/{table}").status_code == 303
    downloaded = person.http.get(f"/t/{table}/record")
    assert downloaded.text == finished.text(with_seed=True)
    assert downloaded.headers["content-type"] == "text/plain; charset=utf-8"
    assert "attachment" in downloaded.headers["content-disposition"]


def test_a_record_is_uploaded_as_a_file(person, finished):
    files = {"file": ("record.txt", finished.text().encode(), "text/plain")}
    assert person.http.post("/replay", files=files).status_code == 303


@pytest.mark.parametrize("at", ["-1", "x", "1e9", "99999999999999999999"])
def test_a_move_that_no_record_can_have(person, finished, at):
    table = person.http.post("/replay", data={"text": finished.text()}).headers["location"]
    table = table.split("/")[2]
    assert person.http.get(f"/t/{table}/replay?at={at}").status_code == 422


def _damaged(text):
    lines = text.splitlines()
    yield "nothing", ""
    yield "not a record", "hello"
    yield "binary", "\x00\x01\xff" * 100
    yield "cut off", text[: len(text) // 2]
    yield "another game", text.replace("game medici_dice", "game chess")
    yield "other rules", text.replace("rules 1", "rules 99")
    yield "another box", text.replace(lines[5], "box 0000000000000000")
    yield "too many seats", text.replace("seats 2", "seats 98")
    yield "an illegal move", text.replace("* roll", "* take", 1)
    yield "the wrong actor", text.replace("* roll", "0 roll", 1)
    yield "a lost move", "\n".join([*lines[:20], *lines[21:], ""])
    yield "a wrong count", text.replace(lines[-1], "= 3 moves")
    yield "an unprintable name", text.replace("name 0 Anna", "name 0 An\u202ena")
    yield "a very long name", text.replace("name 0 Anna", "name 0 " + "A" * 4000)
    yield "a very long comment", text.replace(lines[-2], f"{lines[-2]}  # {'A' * 60_000}")
    dealer = next(line for line in lines if line.startswith("dealer"))
    yield "very many dealers", text.replace(dealer, "\n".join([dealer] * 600))


@pytest.mark.parametrize("at", range(16))
def test_a_damaged_record_is_refused_with_the_reason(site, person, finished, at):
    what, text = list(_damaged(finished.text()))[at]
    with site.tables.storage.engine.connect() as connection:
        before = connection.exec_driver_sql("SELECT count(*) FROM tables").scalar_one()

    answer = person.http.post("/replay", data={"text": text})

    assert answer.status_code == 422, what
    assert "<form" in answer.text
    with site.tables.storage.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM tables").scalar_one() == before


def test_a_huge_record_is_refused(person):
    assert person.http.post("/replay", data={"text": "x" * 10**6}).status_code == 413


def test_a_new_table_goes_on_from_a_position(site, person, finished):
    table = person.http.post("/replay", data={"text": finished.text()}).headers["location"]
    table = table.split("/")[2]

    answer = person.posts(f"/t/{table}/continue", at=60, seat=1, name="Cia", opponent="apprentice")

    assert answer.status_code == 303
    name = answer.headers["location"].removeprefix("/t/")
    sitting = site.tables.get(name)
    texts = [move.text for move in sitting.session.moves]
    assert texts[:60] == [move.text for move in finished.moves[:60]]
    assert [seat.player for seat in sitting.chairs] == ["apprentice", "person"]
    assert sitting.record().deals[-1].first == 60
    _finish(person, name)
    record = signoria.Record.parse(person.http.get(f"/t/{name}/record").text)
    assert check(record) == []


def test_nobody_takes_back_what_was_played_before_the_table_went_on(site, person, finished):
    table = person.http.post("/replay", data={"text": finished.text()}).headers["location"]
    table = table.split("/")[2]
    ply = next(at for at, move in enumerate(finished.moves) if move.who == 0) + 1
    answer = person.posts(f"/t/{table}/continue", at=ply, seat=0)
    name = answer.headers["location"].removeprefix("/t/")
    version = site.tables.get(name).version
    assert person.posts(f"/t/{name}/undo", version=version).status_code == 409


@pytest.mark.parametrize(
    "fields",
    [{}, {"at": "x"}, {"at": "9999"}, {"at": "3", "seat": "7"}, {"at": "3", "opponent": "x"}],
)
def test_a_position_that_nobody_can_go_on_from(person, finished, fields):
    table = person.http.post("/replay", data={"text": finished.text()}).headers["location"]
    table = table.split("/")[2]
    answer = person.http.post(f"/t/{table}/continue", data=fields)
    assert answer.status_code == 422


def test_nobody_goes_on_from_a_running_game(site):
    """It would show what the seat that is asked for has hidden."""
    table = Program(site.address).opens("me", "me")
    for person in (Person(site.address), table.first()):
        answer = person.http.post(
            f"{site.address}/t/{table.name}/continue", data={"at": "5", "seat": "1"}
        )
        assert answer.status_code == 409
    assert "/continue" not in Person(site.address).http.get(f"/t/{table.name}/replay").text


def _finish(person, table):
    for _ in range(400):
        html = person.looks(table)
        if 'data-turn="none"' in html:
            return
        version, answers = person.answers(table)
        if answers:
            person.acts(table, answers[0], version)
    raise AssertionError("the game does not end")
