"""Undo, confirming, and consent."""

from __future__ import annotations

import pytest

from signoria import Record
from signoria.fairness import check
from tests.server.people import Person, Program, wait_until

KEY = "undo-key"


def test_a_move_can_be_taken_back_until_something_is_revealed(program):
    table = program.opens("me", "me")
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    after = player.sees(table.name)
    assert after["can_undo"]

    answer = player.does(table.name, "undo", version=after["version"])

    assert answer.status_code == 200
    back = player.sees(table.name)
    assert back["observation"] == seen["observation"]
    assert back["version"] > after["version"]


def test_a_repeated_undo_takes_back_one_move(program):
    table = program.opens("me", "me")
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    version = player.sees(table.name)["version"]
    first = player.does(table.name, "undo", version=version, key=KEY)
    second = player.does(table.name, "undo", version=version, key=KEY)
    assert (second.status_code, second.content) == (200, first.content)


def test_nobody_takes_back_somebody_elses_move(program):
    table = program.opens("me", "me")
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    other, seen = table.asked()
    answer = other.does(table.name, "undo", version=seen["version"])
    assert answer.status_code == 409
    assert answer.json()["type"].endswith("no-undo")


def test_dice_that_were_rolled_stay(program):
    table = program.opens("me", "me")
    for _ in range(2):
        player, seen = table.asked()
        player.acts(table.name, seen["options"][0], seen["version"])
    seen = player.sees(table.name)
    assert not seen["can_undo"]
    answer = player.does(table.name, "undo", version=seen["version"])
    assert answer.status_code == 409
    assert "chance" in answer.json()["detail"]


def test_with_confirmation_a_move_waits_before_anything_is_revealed(program):
    table = program.opens("me", "apprentice", with_confirmation=True)
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])

    held = player.sees(table.name)
    assert (held["status"], held["moves"]) == ("held", seen["moves"] + 1)
    answer = player.does(table.name, "undo", version=held["version"])
    assert answer.status_code == 200
    back = player.sees(table.name)
    assert back["observation"] == seen["observation"]

    player.acts(table.name, seen["options"][0], back["version"])
    held = player.sees(table.name)
    answer = player.does(table.name, "confirm", version=held["version"])
    assert answer.status_code == 200
    wait_until(lambda: player.sees(table.name)["moves"] > held["moves"])


def test_with_confirmation_the_end_waits_too_and_keeps_its_seed(program):
    table = program.opens("me", with_confirmation=True)
    (player,) = table.players.values()
    for _ in range(200):
        seen = player.sees(table.name)
        if seen["status"] == "held":
            assert seen["seed"] is None
            player.does(table.name, "confirm", version=seen["version"])
        elif seen["status"] == "over":
            break
        else:
            player.acts(table.name, seen["options"][0], seen["version"])
    assert player.sees(table.name)["seed"]


def test_what_is_not_held_cannot_be_confirmed(program):
    table = program.opens("me", "me")
    player, seen = table.asked()
    answer = player.does(table.name, "confirm", version=seen["version"])
    assert answer.status_code == 409


def test_nobody_moves_while_a_move_is_held(program):
    table = program.opens("me", "apprentice", with_confirmation=True)
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    held = player.sees(table.name)
    assert held["options"] == []
    answer = player.acts(table.name, seen["options"][0], held["version"])
    assert answer.status_code == 409


# Consent


@pytest.fixture
def both(program):
    """Two programs after a whole turn: chance has acted since."""
    table = program.opens("me", "me")
    order = []
    for _ in range(2):
        player, seen = table.asked()
        order.append((player, seen))
        player.acts(table.name, seen["options"][0], seen["version"])
    return table, order


def test_going_back_needs_the_others_consent(both):
    table, [(first, seen), (second, _)] = both
    version = first.sees(table.name)["version"]

    assert first.does(table.name, "undo-ask", version=version).status_code == 200
    asked = second.sees(table.name)
    assert (asked["undo_asked_by"], asked["undo_unanswered"]) == (0, [1])
    answer = second.does(table.name, "undo-answer", version=asked["version"], agree=True)

    assert answer.status_code == 200
    back = first.sees(table.name)
    assert back["observation"] == seen["observation"]
    assert back["undo_asked_by"] is None


def test_who_does_not_agree_keeps_the_game_as_it_is(both):
    table, [(first, _), (second, _)] = both
    before = first.sees(table.name)
    first.does(table.name, "undo-ask", version=before["version"])
    version = second.sees(table.name)["version"]
    second.does(table.name, "undo-answer", version=version, agree=False)
    after = first.sees(table.name)
    assert after["undo_asked_by"] is None
    assert after["observation"] == before["observation"]


def test_nobody_answers_their_own_question(both):
    table, [(first, _), _] = both
    first.does(table.name, "undo-ask", version=first.sees(table.name)["version"])
    version = first.sees(table.name)["version"]
    answer = first.does(table.name, "undo-answer", version=version, agree=True)
    assert answer.status_code == 409


def test_who_is_asked_for_consent_is_told_that_it_will_be_practice(both):
    table, [(first, _), (second, _)] = both
    before = first.sees(table.name)
    assert (before["is_practice"], before["undo_makes_practice"]) == (False, True)
    first.does(table.name, "undo-ask", version=before["version"])
    asked = second.sees(table.name)
    assert asked["undo_makes_practice"]
    second.does(table.name, "undo-answer", version=asked["version"], agree=True)
    after = second.sees(table.name)
    assert (after["is_practice"], after["undo_makes_practice"]) == (True, False)
    assert after["commitment"] != before["commitment"]
    assert [(deal["is_practice"], deal["seed"]) for deal in after["deals"]] == [
        (False, None),
        (True, None),
    ]


def test_going_back_is_practice_to_the_end_and_both_seeds_are_shown_then(both, site):
    table, [(first, _), (second, _)] = both
    first.does(table.name, "undo-ask", version=first.sees(table.name)["version"])
    version = second.sees(table.name)["version"]
    second.does(table.name, "undo-answer", version=version, agree=True)
    running = Record.parse(first.http.get(f"/tables/{table.name}/record").text)
    assert [deal.seed for deal in running.deals] == [None, None]
    seen = table.play_to_the_end()
    assert seen["is_practice"]
    record = Record.parse(first.http.get(f"/tables/{table.name}/record").text)
    assert [deal.is_practice for deal in record.deals] == [False, True]
    assert check(record) == []
    site.tables.forget(table.name)
    assert first.http.get(f"/tables/{table.name}/record").text == record.text(with_seed=True)


def test_bots_agree(program):
    table = program.opens("me", "apprentice")
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    _, later = table.asked()

    answer = player.does(table.name, "undo-ask", version=later["version"])

    assert answer.status_code == 200
    assert player.sees(table.name)["observation"] == seen["observation"]


def test_alone_what_chance_has_decided_stays(program):
    table = program.opens("me")
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    _, later = table.asked()
    answer = player.does(table.name, "undo-ask", version=later["version"])
    assert answer.status_code == 409


def test_nobody_goes_back_behind_the_end(site):
    table = Program(site.address).opens("me", "me")
    seen = table.play_to_the_end()
    for player in table.players.values():
        for what in ("undo", "undo-ask"):
            answer = player.does(table.name, what, version=seen["version"])
            assert answer.status_code == 409


def test_people_around_one_screen_need_nobodys_consent(site):
    person = Person(site.address)
    table = person.opens("me:Anna", "me:Bea")
    for _ in range(2):
        version, answers = person.answers(table)
        person.acts(table, answers[0], version)
    before = site.tables.get(table)

    answer = person.posts(f"/t/{table}/undo-ask", version=before.version)

    assert answer.status_code == 200
    assert len(site.tables.get(table).session.moves) < len(before.session.moves)


def test_undo_and_consent_by_forms(site):
    host, guest = Person(site.address), Person(site.address)
    table = host.opens("me", "open", name="Anna")
    guest.posts(f"/t/{table}/sit", name="Bea")
    for person in (host, guest):
        version, answers = person.answers(table)
        assert person.acts(table, answers[0], version).status_code == 200
    version = site.tables.get(table).version
    assert host.posts(f"/t/{table}/undo-ask", version=version).status_code == 200
    assert 'value="yes"' in guest.looks(table)
    version = site.tables.get(table).version
    answer = guest.posts(f"/t/{table}/undo-answer", version=version, answer="perhaps")
    assert answer.status_code == 422
    answer = guest.posts(f"/t/{table}/undo-answer", version=version, answer="yes")
    assert answer.status_code == 200
    assert len(site.tables.get(table).session.moves) == 5
