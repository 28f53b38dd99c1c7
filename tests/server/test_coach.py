"""The coach at a server: what it says, to whom, how often, and what it costs everybody else."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

import signoria
from signoria import Record, Table
from signoria.coach import Summary, review, summary
from signoria.library import games
from signoria.server import coaching as coaching_module
from signoria.server.coaching import Coaching, Progress
from signoria.server.queueing import QueueFull
from signoria.server.thinking import Thinkers
from tests.server import loops
from tests.server.people import Person, Program, wait_until
from tests.server.site import QUICK, Site


@pytest.fixture(scope="module")
def over(site):
    """A table where bots have played a game to its end."""
    table = Program(site.address).opens("greedy", "random").name
    wait_until(lambda: Program(site.address).sees(table)["status"] == "over")
    return table


def reviewed(http, table):
    """A review, when it is done."""
    answer = http.post(f"/tables/{table}/coach")
    assert answer.status_code == 200, answer.text
    found = wait_until(
        lambda: (now := http.get(f"/tables/{table}/coach").json())["status"] != "working" and now
    )
    assert found["status"] == "done"
    return found


def test_a_review_is_that_of_the_record_and_the_second_look_is_free(site, over, monkeypatch):
    http = Program(site.address).http
    assert http.get(f"/tables/{over}/coach").json()["status"] == "unasked"
    found = reviewed(http, over)
    record = Record.parse(http.get(f"/tables/{over}/record").text)
    wanted = summary(review(record))
    assert found["review"]["luck"] == list(wanted.luck)
    assert [one["ply"] for one in found["review"]["costliest"]] == [
        one.ply for one in wanted.costliest
    ]
    monkeypatch.setattr(site.server.thinkers, "look", None)  # nobody thinks about it again
    assert http.post(f"/tables/{over}/coach").json() == found


@pytest.mark.parametrize("game", games())
def test_the_best_moves_of_a_position_are_said_once_and_again(site, game):
    record = Table(signoria.load(game), ["greedy", "greedy"], seed=3).run()
    person = Person(site.address)
    sent = person.http.post("/replay", data={"record": record.text(with_seed=True)})
    table = sent.headers["location"].split("/")[2]
    ply = next(
        at
        for at, state in enumerate(record.states())
        if at > 20 and int(state.actor()) >= 0 and len(state.options()) > 1
    )
    http = Program(site.address).http
    said = http.post(f"/tables/{table}/coach/moves", json={"at": ply})
    assert said.status_code == 200, said.text
    assert said.json()["seat"] == record.moves[ply].who
    if said.json()["moves"]:  # else there was no time, on a busy machine
        assert any(move["is_chosen"] for move in said.json()["moves"])
        assert http.post(f"/tables/{table}/coach/moves", json={"at": ply}).json() == said.json()


@pytest.mark.parametrize("way", ["coach", "coach/moves"])
def test_a_game_that_goes_on_is_not_looked_at(site, way):
    table = Program(site.address).opens("me", "me")
    for player in (*table.players.values(), Program(site.address)):
        refused = player.http.post(
            f"/tables/{table.name}/{way}", json={"at": 0} if "moves" in way else None
        )
        assert refused.status_code == 409
        assert refused.json()["type"] == "urn:signoria:problem:not-over"
    assert player.http.get(f"/tables/{table.name}/coach").status_code == 409
    person = Person(site.address)
    for page in ("coach", "replay/coach"):
        assert person.http.post(f"/t/{table.name}/{page}", data={"at": "0"}).status_code == 409
    assert person.http.get(f"/t/{table.name}/coach").status_code == 409


def test_a_record_of_half_a_game_has_no_review(site):
    record = Table(signoria.load("medici_dice"), ["greedy"] * 2, seed=3).run().until(30)
    sent = Person(site.address).http.post("/replay", data={"record": record.text()})
    table = sent.headers["location"].split("/")[2]
    refused = Program(site.address).http.post(f"/tables/{table}/coach")
    assert (refused.status_code, refused.json()["type"]) == (409, "urn:signoria:problem:not-over")


@pytest.mark.parametrize(
    ("at", "status"), [(0, 409), (99999, 422), (-1, 422), ("x", 422), (None, 422)]
)
def test_what_is_no_decision_is_refused(site, over, at, status):
    refused = Program(site.address).http.post(f"/tables/{over}/coach/moves", json={"at": at})
    assert refused.status_code == status, refused.text
    assert Person(site.address).http.post(
        f"/t/{over}/replay/coach", data={} if at is None else {"at": str(at)}
    ).status_code in (409, 422)


def test_pages_say_it_in_both_languages(site, over):
    found = reviewed(Program(site.address).http, over)["review"]
    for code, heading in (("en", "What decided the game"), ("it", "Che cosa ha deciso la partita")):
        http = Person(site.address).http
        http.headers["Accept-Language"] = code
        for page in (f"/t/{over}", f"/t/{over}/coach"):
            shown = http.get(page).text
            assert heading in shown
            assert shown.count(f"/t/{over}/continue") == len(found["costliest"])
        sent = http.post(f"/t/{over}/coach", headers={"X-Signoria": "0"})
        assert sent.headers["location"] == f"/t/{over}/coach"


# Limits


@pytest.fixture
def short_site(tmp_path):
    """A site whose clients may think for a moment only."""
    found = Site(f"sqlite:///{tmp_path}/t.sqlite", thinking_a_minute=0.0001)
    yield found
    found.stop()


def test_a_client_that_has_used_up_its_minute_comes_again_later(short_site):
    program = Program(short_site.address)
    table = program.opens("greedy", "greedy").name
    wait_until(lambda: program.sees(table)["status"] == "over")
    for way, body in (("coach", None), ("coach/moves", {"at": 0})):
        refused = program.http.post(f"/tables/{table}/{way}", json=body)
        assert refused.status_code in (503, 409)
        if way == "coach":
            assert refused.json()["type"] == "urn:signoria:problem:no-time"
            assert int(refused.headers["retry-after"]) >= 1
    page = Person(short_site.address).http.post(f"/t/{table}/coach")
    assert page.status_code == 503
    assert int(page.headers["retry-after"]) >= 1


def test_hints_and_the_coach_share_a_limit(tmp_path):
    site = Site(f"sqlite:///{tmp_path}/t.sqlite", hints_at_once=2, hints_a_second=0.001)
    try:
        program = Program(site.address)
        table = program.opens("me", "me").name
        statuses = [program.http.post(f"/tables/{table}/coach").status_code for _ in range(3)]
        assert statuses == [409, 409, 429]
        assert Person(site.address).http.post(f"/t/{table}/hint").status_code == 429
    finally:
        site.stop()


def finished(site, *players):
    """A sitting whose game is over."""
    table = Program(site.address).opens(*players).name
    return wait_until(lambda: (now := site.tables.get(table)).is_over and now)


def test_a_client_has_one_review_at_a_time_and_what_fails_can_be_asked_for_again(site, monkeypatch):
    first, second = (finished(site, "random", "random") for _ in range(2))
    thinkers = Thinkers(QUICK)

    async def never(*_):
        await asyncio.sleep(3600)

    async def both():
        coaching = Coaching(thinkers)
        thinkers.look = never
        assert isinstance(coaching.begin(first, "a"), Progress)
        assert coaching.begin(first, "b") is coaching.said_of(first)  # the same one, for nothing
        with pytest.raises(QueueFull):
            coaching.begin(second, "a")
        monkeypatch.setattr(coaching_module, "REVIEW_DEADLINE", 0.01)
        coaching.begin(second, "b")
        await coaching._tasks[coaching_module._key(second)]
        assert coaching.said_of(second).has_failed
        del thinkers.look
        monkeypatch.setattr(coaching_module, "REVIEW_DEADLINE", 600.0)
        assert not coaching.begin(second, "b").has_failed
        await coaching.close()

    try:
        loops.run(both())
    finally:
        thinkers.close()


def test_what_was_said_is_kept_as_long_as_there_is_room_and_without_time_the_rest_is_said(
    site, monkeypatch
):
    sittings = [finished(site, "random") for _ in range(3)]
    thinkers = Thinkers(QUICK)
    monkeypatch.setattr(coaching_module, "REVIEW_SECONDS", 0.0)
    monkeypatch.setattr(coaching_module, "MOST_LOOKS", 20)  # fewer than a quick machine could take

    async def all_of_them():
        coaching = Coaching(thinkers, most_bytes=1)
        for sitting in sittings:
            coaching.begin(sitting, "a")
            await asyncio.gather(*coaching._tasks.values())
        nothing = coaching.bytes
        coaching = Coaching(thinkers)
        coaching.begin(sittings[0], "a")
        await asyncio.gather(*coaching._tasks.values())
        return nothing, coaching.said_of(sittings[0])

    try:
        nothing, found = loops.run(all_of_them())
    finally:
        thinkers.close()
    assert nothing == 0
    assert isinstance(found, Summary)
    assert found.unseen > 0
    assert found.curve


def test_another_end_of_the_same_game_is_another_review(site):
    sitting = finished(site, "random")
    later = replace(sitting, move_versions=(*sitting.move_versions[:-1], 10**6))
    assert coaching_module._key(later) != coaching_module._key(sitting)
