"""Inviting, sitting down, leaving, resigning, and tables that follow others."""

from __future__ import annotations

import re

from tests.server.people import Person, Program, wait_until


def _invitations(html):
    return re.findall(r"/join/([\w-]+)", html)


def test_a_friend_sits_down_by_link_and_both_play(site):
    host, guest = Person(site.address), Person(site.address)
    table = host.opens("me", "friend", name="Anna")
    (secret,) = set(_invitations(host.looks(table)))

    page = guest.http.get(f"/join/{secret}")
    assert page.status_code == 200
    assert site.tables.get(table).chairs[1].player == "friend"
    answer = guest.posts("/join", secret=secret, name="Bea")

    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert site.tables.get(table).session.has_begun
    for person in (host, guest):
        version, answers = person.answers(table)
        assert person.acts(table, answers[0], version).status_code == 200


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(site):
    host = Person(site.address)
    answer = host.http.post("/new", data={"game": "medici_dice", "seat-0": "me", "name": "Anna"})
    for cookie in answer.headers.get_list("set-cookie"):
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
    secret = host.http.cookies["signoria"]
    assert len(secret) >= 22


def test_an_invitation_is_shown_to_the_host_only_and_until_it_is_taken(site):
    host, guest, stranger = (Person(site.address) for _ in range(3))
    table = host.opens("me", "friend", "friend")
    first, second = dict.fromkeys(_invitations(host.looks(table)))
    assert not _invitations(stranger.looks(table))
    guest.posts("/join", secret=first, name="Bea")
    assert set(_invitations(host.looks(table))) == {second}
    assert not _invitations(guest.looks(table))


def test_an_invitation_is_good_once(site):
    host, guest, late = (Person(site.address) for _ in range(3))
    table = host.opens("me", "friend", "friend")
    secret = _invitations(host.looks(table))[0]
    guest.posts("/join", secret=secret, name="Bea")
    before = site.tables.get(table)

    assert late.posts("/join", secret=secret, name="Eve").status_code == 404
    assert late.http.get(f"/join/{secret}").status_code == 404
    assert guest.posts("/join", secret=secret, name="Bea").status_code == 303

    assert site.tables.get(table).version == before.version


def test_anybody_sits_down_at_an_open_table_that_is_listed(site):
    host, guest = Person(site.address), Person(site.address)
    table = host.opens("me", "open", listed="on", name="Anna")
    assert table in guest.http.get("/").text
    assert any(row["table"] == table for row in Program(site.address).http.get("/tables").json())
    answer = guest.posts(f"/t/{table}/sit", name="Bea")
    assert answer.status_code == 200
    assert table not in [row["table"] for row in Program(site.address).http.get("/tables").json()]
    assert table in guest.http.get("/watch").text


def test_a_private_table_is_in_no_list(site):
    host, guest = Person(site.address), Person(site.address)
    table = host.opens("me", "open")
    assert table not in guest.http.get("/").text
    assert table in host.http.get("/").text


def test_the_host_starts_with_bots_in_the_free_seats(site):
    host, stranger = Person(site.address), Person(site.address)
    table = host.opens("me", "friend", "open")
    assert stranger.posts(f"/t/{table}/start").status_code == 403
    assert host.posts(f"/t/{table}/start").status_code == 200
    sitting = site.tables.get(table)
    assert [seat.player for seat in sitting.chairs] == ["person", "journeyman", "journeyman"]
    assert sitting.session.has_begun


def test_nobody_moves_before_all_have_come(site):
    table = Program(site.address).opens("me", "open")
    player = table.first()
    seen = player.sees(table.name)
    assert (seen["status"], seen["options"]) == ("waiting", [])
    answer = player.acts(table.name, "take 1", seen["version"])
    assert answer.status_code == 409
    assert answer.json()["type"].endswith("not-begun")


def test_programs_join_open_seats_and_by_invitation(site):
    program = Program(site.address)
    table = program.opens("me", "open", "friend")
    (invitation,) = [seat["invitation"] for seat in table.made["seats"] if seat["invitation"]]
    opened = program.does(table.name, "join", name="Bea")
    invited = program.does(table.name, "join", name="Cia", invitation=invitation)
    assert (opened.json()["seat"], invited.json()["seat"]) == (1, 2)
    for answer in (opened, invited):
        player = Program(site.address, answer.json()["secret"])
        assert player.sees(table.name)["seat"] == answer.json()["seat"]
    again = program.does(table.name, "join", name="Eve", invitation=invitation)
    assert again.status_code == 404


def test_who_leaves_before_the_game_frees_the_seat(site):
    host, guest = Person(site.address), Person(site.address)
    table = host.opens("me", "open", "open")
    guest.posts(f"/t/{table}/sit", name="Bea", seat=1)
    assert guest.posts(f"/t/{table}/leave").status_code in (200, 303)
    assert site.tables.get(table).chairs[1].player == "open"
    assert Person(site.address).posts(f"/t/{table}/sit", name="Cia", seat=1).status_code == 200


def test_a_bot_plays_on_for_who_resigns(site):
    table = Program(site.address).opens("me", "me")
    player, seen = table.asked()
    assert player.does(table.name, "resign").status_code == 200
    del table.players[seen["seat"]]

    end = table.play_to_the_end()

    assert end["seats"][seen["seat"]]["has_resigned"]
    assert player.acts(table.name, seen["options"][0], end["version"]).status_code == 403


def test_leaving_a_running_game_is_resigning_and_leaving_the_list(site):
    person = Person(site.address)
    table = person.opens("me", "apprentice")
    person.posts(f"/t/{table}/leave")
    assert site.tables.get(table).chairs[0].has_resigned
    assert table not in person.http.get("/").text
    wait_until(lambda: site.tables.get(table).is_over)


def test_a_new_name_is_seen_by_all_and_escaped(site):
    host, stranger = Person(site.address), Person(site.address)
    table = host.opens("me", "me:Bea", name="Anna")
    hostile = "<b>&'\"x"
    assert host.posts(f"/t/{table}/rename", name=hostile, seat=0).status_code == 200
    html = stranger.looks(table)
    assert "<b>&" not in html
    assert "&lt;b&gt;" in html
    assert stranger.posts(f"/t/{table}/rename", name="Eve", seat=0).status_code == 403
    assert host.posts(f"/t/{table}/rename", name="a\u202ec", seat=0).status_code == 422


def test_a_rematch_brings_the_same_people_together(site):
    table = Program(site.address).opens("me", "me", "apprentice")
    assert table.first().does(table.name, "rematch").status_code == 409
    table.play_to_the_end()
    first, second = table.players.values()

    following = first.does(table.name, "rematch").json()
    same = second.does(table.name, "rematch").json()

    assert following["table"] == same["table"] != table.name
    assert [following["seat"], same["seat"]] == [2, 0]  # the second begins this time
    assert first.sees(table.name)["rematch"] == following["table"]
    assert following["commitment"] != table.made["commitment"]
    table.name = following["table"]
    table.players = {2: first, 0: second}
    assert table.play_to_the_end()["status"] == "over"


def test_where_chance_finds_the_starter_everybody_keeps_their_seat(site):
    table = Program(site.address).opens("me", "me", variants={"starter": "random"})
    table.play_to_the_end()
    first, second = table.players.values()
    seats = [player.does(table.name, "rematch").json()["seat"] for player in (first, second)]
    assert seats == [0, 1]


def test_a_stranger_asks_for_no_rematch(site, program):
    table = program.opens("me", "apprentice")
    table.play_to_the_end()
    assert Person(site.address).posts(f"/t/{table.name}/rematch").status_code == 403
    assert program.does(table.name, "rematch").status_code == 401


def test_a_spectator_sees_the_table_and_is_offered_nothing(site):
    person, stranger = Person(site.address), Person(site.address)
    table = person.opens("me", "me:Bea")
    assert stranger.http.get(f"/t/{table}/watch").status_code == 200
    assert stranger.answers(table)[1] == []
    watching = person.http.get(f"/t/{table}/watch").text
    assert 'name="action"' not in watching


def test_a_hint_names_an_option_and_changes_nothing(site):
    person, stranger = Person(site.address), Person(site.address)
    table = person.opens("me", "me:Bea")
    before = site.tables.get(table).version
    answer = person.posts(f"/t/{table}/hint")
    assert answer.status_code == 200
    assert "A bot would choose" in answer.text
    assert stranger.posts(f"/t/{table}/hint").status_code == 409
    assert site.tables.get(table).version == before


def test_home_says_whose_turn_it_is(site):
    host, guest = Person(site.address), Person(site.address)
    table = host.opens("me", "open", name="Anna")
    guest.posts(f"/t/{table}/sit", name="Bea")
    assert f"/t/{table}" in host.http.get("/").text
    assert "Waiting for Anna" in guest.http.get("/").text
