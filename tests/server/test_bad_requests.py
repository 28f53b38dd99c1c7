"""Bad requests: the right status, a problem that says what to do, and no change to any game."""

from __future__ import annotations

import httpx
import pytest

from tests.server.people import Person, Program

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def running(site):
    """A table between two programs, and what it looks like."""
    return Program(site.address).opens("me", "me")


@pytest.fixture(autouse=True)
def unchanged(running, site):
    """Nothing here may change the running game."""
    before = site.tables.get(running.name)
    yield
    site.tables.forget(running.name)
    after = site.tables.get(running.name)
    assert (before.version, str(before.session.state)) == (after.version, str(after.session.state))


# Programs


def test_an_unknown_table(program):
    assert _problem(program.http.get("/tables/nowhere")) == (404, "unknown-table")
    assert _problem(program.http.get("/tables/no%00where")) == (404, "unknown-table")
    assert _problem(program.http.get("/tables/..%2F..%2Fetc")) in [
        (404, "unknown-table"),
        (404, "unknown-address"),
    ]


def test_a_wrong_secret(site, running):
    stranger = Program(site.address, "x" * 32)
    assert _problem(stranger.http.get(f"/tables/{running.name}")) == (401, "wrong-secret")
    assert _problem(stranger.acts(running.name, "take 1", 1)) == (401, "wrong-secret")


def test_a_missing_secret(program, running):
    assert _problem(program.acts(running.name, "take 1", 1)) == (401, "secret-needed")


def test_a_secret_said_in_another_way(site, running):
    answer = httpx.get(
        f"{site.address}/api/v1/tables/{running.name}", headers={"Authorization": "Basic eDp5"}
    )
    assert _problem(answer) == (401, "secret-needed")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_the_secret_of_another_table(site, program, running):
    other = program.opens("me", "me")
    answer = other.first().acts(running.name, "take 1", 1)
    assert _problem(answer) == (401, "wrong-secret")


def test_somebody_elses_turn(running):
    asked, seen = running.asked()
    (other,) = [player for player in running.players.values() if player is not asked]
    answer = other.acts(running.name, seen["options"][0], seen["version"])
    assert _problem(answer) == (409, "not-your-turn")


@pytest.mark.parametrize("action", ["take 9 9", "", "💥", "take 1' OR 1=1 --", "roll gold5"])
def test_an_action_that_is_not_legal(running, action):
    player, seen = running.asked()
    assert _problem(player.acts(running.name, action, seen["version"])) == (422, "illegal")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"action": 7, "version": 1}',
        b'{"action": "take 1"}',
        b'{"action": "take 1", "version": "1"}',
        b'{"action": "take 1", "version": -1}',
        b'{"action": "take 1", "version": 1e99}',
        b'{"action": "take 1", "version": 99999999999999999999}',
        b'{"action": "take 1", "version": 1, "key": ""}',
        b'{"action": "take 1", "version": 1, "more": 1}',
        b'{"action": "\\ud800", "version": 1}',
        b"\xff\xfe\x00",
        b'{"a":' * 5000,
    ],
)
def test_a_malformed_body(running, body):
    player, _ = running.asked()
    answer = player.http.post(f"/tables/{running.name}/actions", content=body, headers=JSON)
    status, _ = _problem(answer)
    assert status in (400, 422)


def test_a_huge_body(running):
    player, _ = running.asked()
    path = f"/tables/{running.name}/actions"
    assert _problem(player.http.post(path, content=b"x" * 10**6, headers=JSON)) == (
        413,
        "too-large",
    )
    pieces = (b"x" * 10_000 for _ in range(100))  # without announcing how much
    assert _problem(player.http.post(path, content=pieces, headers=JSON)) == (413, "too-large")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_wrong_content_type(running, kind):
    player, _ = running.asked()
    headers = {"content-type": kind}
    answer = player.http.post(f"/tables/{running.name}/actions", content=b"{}", headers=headers)
    assert _problem(answer) == (415, "wrong-type")


def test_a_wrong_method_and_a_wrong_address(program, running):
    answer = program.http.put(f"/tables/{running.name}")
    assert _problem(answer) == (405, "wrong-method")
    assert answer.headers["allow"] == "GET"
    assert _problem(program.http.get("/nothing")) == (404, "unknown-address")


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"game": "chess", "seats": [{"player": "me"}]}, 404),
        ({"game": "medici_dice", "seats": []}, 422),
        ({"game": "medici_dice", "seats": [{"player": "me"}] * 5}, 422),
        ({"game": "medici_dice", "seats": [{"player": "clever"}]}, 422),
        ({"game": "medici_dice", "seats": [{"player": "flat 900000000"}]}, 422),
        ({"game": "medici_dice", "seats": [{"player": "me", "name": "a\u202eb"}]}, 422),
        ({"game": "medici_dice", "seats": [{"player": "me", "name": "a" * 99}]}, 422),
        ({"game": "medici_dice", "seats": [{"player": "me"}], "variants": {"x": "y"}}, 422),
        ({"game": "medici_dice", "seats": [{"player": "me"}], "variants": {"starter": "no"}}, 422),
    ],
)
def test_a_table_that_cannot_be(program, wanted, status):
    assert _problem(program.http.post("/tables", json=wanted))[0] == status


def test_sitting_down_where_nobody_may(program, running):
    assert _problem(program.does(running.name, "join", name="x")) == (409, "seat-taken")
    assert _problem(program.does(running.name, "join", seat=7)) == (422, "bad-seat")
    answer = program.does(running.name, "join", invitation="guess")
    assert _problem(answer) == (404, "unknown-invitation")


# Browsers


@pytest.mark.parametrize(
    "path",
    [
        "/t/nowhere",
        "/t/nowhere/view",
        "/t/nowhere/replay",
        "/t/nowhere/record",
        "/t/nowhere/events",
        "/join/guess",
        "/rules/chess",
        "/provenance/chess",
        "/new?game=chess",
        "/nothing",
    ],
)
def test_a_page_that_is_not_there_is_answered_with_a_friendly_page(person, path):
    answer = person.http.get(path)
    assert answer.status_code == 404
    assert "<html" in answer.text
    assert "Traceback" not in answer.text


def test_a_stranger_cannot_move(site, person, running):
    _, seen = running.asked()
    answer = person.acts(running.name, seen["options"][0], seen["version"])
    assert answer.status_code == 403
    assert 'id="table"' in answer.text


def test_an_illegal_click_is_answered_with_the_table_and_a_message(site):
    person = Person(site.address)
    table = person.opens("me", "me:Bea")
    version, _ = person.answers(table)
    answer = person.acts(table, "take 9", version)
    assert answer.status_code == 422
    assert "That is not possible here." in answer.text
    assert 'id="table"' in answer.text
    without_script = Person(site.address, with_script=False)
    without_script.http.cookies = person.http.cookies
    answer = without_script.acts(table, "take 9", version)
    assert (answer.status_code, "<html" in answer.text) == (422, True)


@pytest.mark.parametrize(
    "fields", [{}, {"version": "x"}, {"version": "-1"}, {"version": "1", "key": "k" * 99}]
)
def test_a_form_with_wrong_fields(person, running, fields):
    answer = person.http.post(f"/t/{running.name}/act", data={"action": "take 1", **fields})
    assert answer.status_code == 422


def test_a_form_of_another_kind(person, running):
    answer = person.http.post(f"/t/{running.name}/act", json={"action": "take 1", "version": 1})
    assert answer.status_code == 415
    headers = {"content-type": "multipart/form-data"}
    answer = person.http.post(f"/t/{running.name}/act", content=b"--x", headers=headers)
    assert answer.status_code == 400


def test_a_huge_form(person, running):
    answer = person.http.post(f"/t/{running.name}/act", data={"action": "x" * 10**6})
    assert answer.status_code == 413
    fields = {f"field-{at}": "x" for at in range(1000)}
    assert person.http.post(f"/t/{running.name}/act", data=fields).status_code == 400


def test_an_unknown_language(person):
    answer = person.posts("/language", language="xx", back="/")
    assert answer.status_code == 422
    assert "set-cookie" not in answer.headers
    person.http.cookies.set("signoria-language", "../../etc")
    assert person.http.get("/").status_code == 200


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "medici_dice"},
        {"game": "medici_dice", "seat-0": "me", "seat-1": "clever"},
        {"game": "medici_dice", "seat-0": "me", "option-starter": "last", "seat-1": "apprentice"},
        {"game": "medici_dice", "seat-0": "me", "name": "x" * 99},
        {"game": "medici_dice", **{f"seat-{at}": "me" for at in range(9)}},
    ],
)
def test_a_new_table_that_cannot_be_is_shown_again_with_the_reason(person, fields):
    answer = person.http.post("/new", data=fields)
    assert answer.status_code == 422
    assert "<form" in answer.text


def test_a_quick_start_that_cannot_be(person):
    assert person.posts("/quick", game="chess").status_code == 404
    assert person.posts("/quick", game="medici_dice", mode="sideways").status_code == 422
    assert person.posts("/quick", game="medici_dice", mode="bots", players=9).status_code == 422


def test_nobody_is_sent_to_another_site(person):
    for back in ("https://evil.example", "//evil.example", "/\\evil.example", "javascript:x"):
        answer = person.posts("/language", language="it", back=back)
        assert answer.headers["location"] == "/"


def _problem(answer):
    """The status and the kind of a problem."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    said = answer.json()
    assert said["status"] == answer.status_code
    assert said["detail"]
    return answer.status_code, said["type"].rpartition(":")[2]
