"""Several moves in one request: through the API, through the page, and in the database."""

from __future__ import annotations

import pytest

from signoria.bundles import bundled
from tests.server.people import version_of
from tests.test_bundles import two_moves

KEY = "one-bundle"


def one_who_decides_twice(program, site):
    """Somebody at a table who is asked twice in a row, and what they may say."""
    table = program.opens("me", "me", game="firenze")
    while True:
        player, seen = table.asked()
        session = site.tables.get(table.name).session
        found, first, second = two_moves(session)
        if found is session:
            return table.name, player, seen, first, second
        player.acts(table.name, seen["options"][0], seen["version"])


def test_a_bundle_is_done_once_and_taken_back_as_one(program, site):
    name, player, seen, first, second = one_who_decides_twice(program, site)
    said = bundled(first, second)

    answer = player.acts(name, said, seen["version"], KEY)
    again = player.acts(name, said, seen["version"], KEY)
    other = player.acts(name, bundled(said, "pass"), seen["version"], KEY)
    single = player.acts(name, first, seen["version"], KEY)

    assert answer.status_code == 200, answer.text
    assert (answer.json()["kind"], answer.json()["text"]) == ("move", said)
    chosen = [fact["action"] for fact in answer.json()["events"] if fact["fact"] == "Chose"]
    assert chosen[:2] == [first, second]
    assert again.content == answer.content
    assert [other.json()["type"], single.json()["type"]] == ["urn:signoria:problem:key-reused"] * 2
    after = player.sees(name)
    assert after["moves"] >= seen["moves"] + 2
    if after["can_undo"]:
        player.does(name, "undo", version=after["version"])
        assert player.sees(name)["observation"] == seen["observation"]


def test_a_bundle_with_one_move_that_is_not_legal_changes_nothing(program, site):
    name, player, seen, first, _ = one_who_decides_twice(program, site)
    answer = player.acts(name, bundled(first, first, first), seen["version"])
    assert answer.status_code == 422
    assert "move 2 of 3" in answer.json()["detail"]
    assert player.sees(name)["version"] == seen["version"]


def test_what_is_stored_is_read_as_it_was(program, site):
    name, player, seen, first, second = one_who_decides_twice(program, site)
    player.acts(name, bundled(first, second), seen["version"])
    kept = site.tables.get(name).session
    site.tables.forget(name)
    read = site.tables.get(name).session
    assert kept.joined
    assert (read.moves, read.joined, read.state) == (kept.moves, kept.joined, kept.state)


@pytest.mark.parametrize("fields", [("before", "action"), ("action",)])
def test_a_page_says_what_goes_before(person, site, fields):
    table = person.opens("me:Anna", "me:Bea", game="firenze")
    while True:
        session = site.tables.get(table).session
        found, first, second = two_moves(session)
        version = version_of(person.looks(table))
        if found is session:
            break
        person.acts(table, session.state.options()[0].text, version)
    said = [first, second] if len(fields) == 2 else [bundled(first, second)]
    answer = person.posts(
        f"/t/{table}/act", version=version, key="k", **dict(zip(fields, said, strict=True))
    )
    assert answer.status_code == 200
    moves = site.tables.get(table).session.moves[len(session.moves) :]
    assert [move.text for move in moves[:2]] == [first, second]
