"""Tables that this program cannot go on with: shown from what is stored, and nothing is lost."""

from __future__ import annotations

import pytest
from sqlalchemy import select, update

from signoria import Record
from signoria.library import games
from signoria.server.schema import EVENTS, SNAPSHOTS, TABLES
from tests.server.people import Person, Program


def begun(site, game="medici_dice", moves=12, **more):
    """A table of two people after some moves."""
    table = Program(site.address).opens("me", "me", game=game, **more)
    for _ in range(moves):
        player, seen = table.asked()
        player.acts(table.name, seen["options"][0], seen["version"])
    return table


def rewritten(site, table, **values):
    """As if another version had stored the table."""
    with site.tables.storage.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
    site.tables.forget(table)


def with_an_illegal_move(site, table):
    """As if former rules had allowed what these do not; answers with its place."""
    moves = [
        row
        for row in site.tables.storage.log(table)
        if row.event.kind == "move" and row.event.seat >= 0
    ]
    bad = moves[len(moves) // 2]
    with site.tables.storage.engine.begin() as connection:
        connection.execute(
            update(EVENTS)
            .where(EVENTS.c.table_id == table, EVENTS.c.version == bad.version)
            .values(text="take nothing")
        )
    rewritten(site, table, rules=0)
    return bad


def stopped(site, table):
    answer = Program(site.address).http.get(f"/tables/{table}")
    assert answer.status_code == 409
    assert answer.json()["type"] == "urn:signoria:problem:other-rules"
    return answer.json()["stopped"]


@pytest.mark.parametrize("game", games())
def test_other_rules_stop_a_table_until_somebody_there_plays_on(any_site, game):
    table = begun(any_site, game)
    before = Program(any_site.address).http.get(f"/tables/{table.name}/record").text
    rewritten(any_site, table.name, rules=99)
    told = stopped(any_site, table.name)
    assert (told["reason"], told["can_play_on"], told["is_over"]) == ("rules", True, False)
    assert told["moves"] == told["legal_moves"]
    record = Program(any_site.address).http.get(f"/tables/{table.name}/record")
    assert Record.parse(record.text).moves == Record.parse(before).moves
    assert Record.parse(record.text).rules == 99
    assert "seed" not in record.text
    player = table.first()
    assert player.acts(table.name, "take", 1).status_code == 409
    assert Program(any_site.address).does(table.name, "play-on").status_code == 401
    assert Program(any_site.address, "x" * 30).does(table.name, "play-on").status_code == 403
    answer = player.does(table.name, "play-on")
    assert answer.status_code == 200, answer.text
    again = player.does(table.name, "play-on")
    assert again.json()["version"] == answer.json()["version"]
    player, seen = table.asked()
    assert player.acts(table.name, seen["options"][0], seen["version"]).status_code == 200
    after = Record.parse(player.http.get(f"/tables/{table.name}/record").text)
    assert after.rules == seen["rules"] != 99
    assert [(old.until, old.rules) for old in after.former] == [(told["moves"], 99)]
    any_site.tables.forget(table.name)
    assert any_site.tables.get(table.name).record().former == after.former


@pytest.mark.parametrize("game", games())
def test_a_page_says_why_and_shows_the_last_position(site, game):
    person = Person(site.address, with_script=False)
    seats = ["me", "me:Bea"]
    name = person.opens(*seats, game=game)
    rewritten(site, name, rules=99)
    page = person.http.get(f"/t/{name}")
    assert page.status_code == 200
    assert "This game stands still." in page.text
    assert "begun by rules 99" in page.text
    assert f'action="/t/{name}/play-on"' in page.text
    assert f'href="/t/{name}/record"' in page.text
    assert "as far as it can be shown" in page.text
    stranger = Person(site.address, language="it", with_script=False)
    seen = stranger.http.get(f"/t/{name}").text
    assert "play-on" not in seen
    assert "Questa partita è ferma." in seen
    assert stranger.posts(f"/t/{name}/play-on").status_code == 403
    assert stranger.http.get(f"/t/{name}/replay").status_code == 200
    script = Person(site.address).http.get(f"/t/{name}/view")
    assert script.status_code == 409
    assert script.text.lstrip().startswith("<main")
    assert person.posts(f"/t/{name}/play-on").status_code == 303
    assert "This game stands still." not in person.http.get(f"/t/{name}").text


def test_a_move_that_is_not_legal_any_more_stops_a_table_for_good(any_site):
    table = begun(any_site)
    bad = with_an_illegal_move(any_site, table.name)
    told = stopped(any_site, table.name)
    assert (told["reason"], told["can_play_on"]) == ("illegal", False)
    assert 0 < told["legal_moves"] < told["moves"]
    assert table.first().does(table.name, "play-on").status_code == 409
    record = Program(any_site.address).http.get(f"/tables/{table.name}/record").text
    assert f"{bad.event.seat} take nothing" in record
    assert "is not possible" in Person(any_site.address).http.get(f"/t/{table.name}").text


def test_the_position_that_was_stored_is_shown_where_the_rules_end(site):
    table = begun(site, moves=24)
    bad = with_an_illegal_move(site, table.name)
    with site.tables.storage.engine.connect() as connection:
        wanted = select(SNAPSHOTS.c.ply).where(SNAPSHOTS.c.table_id == table.name)
        stored = connection.execute(wanted).scalar_one()
    assert stored > bad.version
    page = Person(site.address, with_script=False).http.get(f"/t/{table.name}").text
    assert f"The position after move {stored} of" in page


def test_the_end_of_a_game_is_stored_for_rules_that_cannot_replay_it(site):
    table = begun(site, moves=0)
    table.play_to_the_end()
    last = len(site.tables.get(table.name).session.moves)
    with_an_illegal_move(site, table.name)
    page = Person(site.address, with_script=False).http.get(f"/t/{table.name}").text
    assert "This game is kept as it was played." in page
    assert f"The position after move {last} of {last}" in page
    told = stopped(site, table.name)
    assert (told["is_over"], told["can_play_on"]) == (True, False)
    assert "\nseed " in Program(site.address).http.get(f"/tables/{table.name}/record").text


def test_a_box_that_nobody_knows_stops_a_table_that_may_go_on_with_the_usual_one(site):
    table = begun(site)
    usual = table.first().sees(table.name)["box"]
    rewritten(site, table.name, box="feedfeedfeedfeed")
    told = stopped(site, table.name)
    assert (told["reason"], told["can_play_on"]) == ("box", True)
    answer = table.first().does(table.name, "play-on").json()
    assert answer["box"] == usual
    former = Record.parse(table.first().http.get(f"/tables/{table.name}/record").text).former
    assert [(old.until, old.box) for old in former] == [(told["moves"], "feedfeedfeedfeed")]


def test_a_game_that_is_not_on_the_shelf_any_more_keeps_its_record(site):
    table = begun(site)
    rewritten(site, table.name, game="tarot")
    told = stopped(site, table.name)
    assert (told["reason"], told["can_play_on"]) == ("game", False)
    person = Person(site.address, with_script=False)
    for path in ("", "/replay", "/watch"):
        page = person.http.get(f"/t/{table.name}{path}")
        assert page.status_code == 200
        assert "not on the shelf" in page.text
    assert "game tarot" in person.http.get(f"/t/{table.name}/record").text


def test_a_move_that_can_still_be_taken_back_is_not_in_the_record_of_a_table_that_stands(site):
    table = Program(site.address).opens("me", "easy", with_confirmation=True)
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    held = site.tables.get(table.name)
    assert held.session.is_held
    rewritten(site, table.name, rules=99)
    shown = Record.parse(Program(site.address).http.get(f"/tables/{table.name}/record").text)
    assert len(shown.moves) == len(held.session.moves) - 1
