"""Two requests for one move, repeated requests, and requests that come too late."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from uuid import uuid4

import pytest

from tests.server.people import Person, Program
from tests.server.site import Site


def test_of_two_requests_that_race_for_one_move_exactly_one_wins(any_site):
    table = Program(any_site.address).opens("me", "me")
    for _ in range(12):
        player, seen = table.asked()
        statuses = _race([any_site.address] * 6, player, table.name, seen)
        assert sorted(statuses) == [200, 409, 409, 409, 409, 409]
        assert _moves_by_people(player.sees(table.name), seen) == 1


def test_of_requests_to_two_workers_exactly_one_wins(postgres):
    url = postgres.database()
    sites = [Site(url), Site(url)]
    try:
        table = Program(sites[0].address).opens("me", "me")
        for _ in range(12):
            player, seen = table.asked()
            addresses = [sites[0].address, sites[1].address] * 3
            statuses = _race(addresses, player, table.name, seen)
            assert sorted(statuses) == [200, 409, 409, 409, 409, 409]
    finally:
        for site in sites:
            site.stop()


def test_a_repeated_request_is_answered_in_the_same_way_and_done_once(any_site):
    table = Program(any_site.address).opens("me", "me")
    player, seen = table.asked()
    key = str(uuid4())
    first = player.acts(table.name, seen["options"][0], seen["version"], key)
    after = player.sees(table.name)

    second = player.acts(table.name, seen["options"][0], seen["version"], key)

    assert (second.status_code, second.content) == (200, first.content)
    assert player.sees(table.name) == after


def test_a_request_repeated_at_the_same_time_is_done_once(any_site):
    table = Program(any_site.address).opens("me", "me")
    player, seen = table.asked()

    statuses = _race([any_site.address] * 6, player, table.name, seen, key=str(uuid4()))

    assert statuses == [200] * 6
    assert _moves_by_people(player.sees(table.name), seen) == 1


def test_a_key_cannot_be_used_for_another_action(program):
    table = program.opens("me", "me")
    player, seen = table.asked()
    first, other = seen["options"][:2]
    player.acts(table.name, first, seen["version"], "one-key")
    after = player.sees(table.name)

    answer = player.acts(table.name, other, seen["version"], "one-key")

    assert answer.status_code == 422
    assert answer.json()["type"].endswith("key-reused")
    assert player.sees(table.name) == after


def test_two_players_may_use_the_same_key(program):
    table = program.opens("me", "me")
    for _ in range(2):
        player, seen = table.asked()
        answer = player.acts(table.name, seen["options"][0], seen["version"], "the-same")
        assert answer.status_code == 200


def test_who_comes_too_late_gets_a_fresh_view(program):
    table = program.opens("me", "me")
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    now = player.sees(table.name)

    answer = player.acts(table.name, seen["options"][0], seen["version"])

    assert answer.status_code == 409
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["type"] == "urn:signoria:problem:stale"
    assert answer.json()["view"] == now


def test_who_comes_too_late_gets_a_fresh_page(site):
    person = Person(site.address)
    table = person.opens("me", "me:Bea")
    version, answers = person.answers(table)
    person.acts(table, answers[0], version)

    answer = person.acts(table, answers[0], version)

    assert answer.status_code == 409
    assert f'data-version="{site.tables.get(table).version}"' in answer.text


def test_a_version_from_the_future_is_refused(program):
    table = program.opens("me", "me")
    player, seen = table.asked()

    answer = player.acts(table.name, seen["options"][0], seen["version"] + 1)

    assert answer.status_code == 409
    assert player.sees(table.name) == seen


def test_a_new_name_does_not_make_a_move_stale(site):
    person = Person(site.address)
    table = person.opens("me", "me:Bea", name="Anna")
    version, answers = person.answers(table)
    person.posts(f"/t/{table}/rename", name="Annina", seat=0)

    answer = person.acts(table, answers[0], version)

    assert answer.status_code == 200


@pytest.mark.parametrize("what", ["rematch", "sit"])
def test_of_two_who_want_the_same_both_cannot_have_it(site, what):
    if what == "sit":
        host = Person(site.address)
        table = host.opens("me", "open", "open")
        people = [Person(site.address) for _ in range(6)]
        answers = _at_once(
            [lambda p=p: p.posts(f"/t/{table}/sit", seat=1, name="x") for p in people]
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    else:
        table = Program(site.address).opens("me", "me")
        table.play_to_the_end()
        asks = [lambda p=p: p.does(table.name, "rematch") for p in table.players.values()]
        answers = _at_once(asks * 3)
        assert len({answer.json()["table"] for answer in answers}) == 1


def _race(addresses, player, table, seen, key=None):
    """Many requests for the same move at once; their statuses."""
    secret = player.http.headers["Authorization"].removeprefix("Bearer ")
    racers = [Program(address, secret) for address in addresses]
    for racer in racers:
        racer.sees(table)  # connected
    action, version = seen["options"][0], seen["version"]
    answers = _at_once(
        [lambda r=racer: r.acts(table, action, version, key or str(uuid4())) for racer in racers]
    )
    return [answer.status_code for answer in answers]


def _at_once(requests):
    barrier = Barrier(len(requests))

    def run(request):
        barrier.wait()
        return request()

    with ThreadPoolExecutor(len(requests)) as pool:
        return list(pool.map(run, requests))


def _moves_by_people(after, before):
    """How many decisions there were between two views, without the dice."""
    rolled = 5 if (after["moves"] - before["moves"]) > 1 else 0
    return after["moves"] - before["moves"] - rolled
