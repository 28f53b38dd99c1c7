"""What happened, for programs: the events of an answer, and the news since a version."""

from __future__ import annotations

import pytest

from signoria import course, story
from signoria.kernel.news import Fact, hear
from signoria.server import api_answers
from tests.server.people import Program, wait_until


class Whispered(Fact, secret=True):
    """Something that a seat alone knows."""

    seat: int
    word: str


class Drew(Fact, hides=("card",)):
    """Everybody sees that a card was drawn, and its owner which."""

    seat: int
    card: str | None


def heads(events):
    """The facts that begin moves, as who did what."""
    return [
        (event.get("seat"), event["action"])
        for event in events
        if event["fact"] in ("Chose", "Dealt")
    ]


def news(player, table, since):
    answer = player.http.get(f"/tables/{table.name}/news", params={"since": since})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_an_answer_says_what_happened_with_the_move_and_what_chance_added(any_site):
    table = Program(any_site.address).opens("me", "me")
    player, seen = table.asked()
    first = player.acts(table.name, seen["options"][0], seen["version"]).json()
    assert heads(first["events"]) == [(0, seen["options"][0])]
    player, seen = table.asked()
    second = player.acts(table.name, seen["options"][0], seen["version"]).json()
    moves = heads(second["events"])
    assert moves[0] == (1, seen["options"][0])
    assert [who for who, _ in moves[1:]] == [None] * 5
    record = player.http.get(f"/tables/{table.name}/record").text
    assert all(f"* {action}" in record for _, action in moves[1:])


def test_a_repeated_request_is_told_the_same_even_when_the_move_was_taken_back(any_site):
    table = Program(any_site.address).opens("me", "apprentice")
    player, seen = table.asked()
    asked = table.name, seen["options"][0], seen["version"], "the-same-key"
    first = player.acts(*asked)
    wait_until(lambda: player.sees(table.name)["options"])  # the bot and chance have acted
    assert player.acts(*asked).content == first.content
    version = player.sees(table.name)["version"]
    assert player.does(table.name, "undo-ask", version=version).status_code == 200
    assert player.acts(*asked).content == first.content
    assert heads(first.json()["events"]) == [(0, seen["options"][0])]


def test_a_confirmed_move_is_answered_with_what_chance_did_then(program):
    table = program.opens("me", with_confirmation=True)
    player, seen = table.asked()
    moved = player.acts(table.name, seen["options"][0], seen["version"]).json()
    assert len(heads(moved["events"])) == 1
    held = player.sees(table.name)
    confirmed = player.does(table.name, "confirm", version=held["version"], key="yes").json()
    assert {who for who, _ in heads(confirmed["events"])} == {None}
    again = player.does(table.name, "confirm", version=held["version"], key="yes").json()
    assert confirmed == again


def test_taking_back_is_no_news(program):
    table = program.opens("me", "me")
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    version = player.sees(table.name)["version"]
    answer = player.does(table.name, "undo", version=version).json()
    assert (answer["kind"], answer["events"]) == ("undo", [])


def test_news_is_what_happened_since_a_version(program):
    table = program.opens("me", "me")
    first, seen = table.asked()
    first.acts(table.name, seen["options"][0], seen["version"])
    second, later = table.asked()
    second.acts(table.name, later["options"][0], later["version"])
    told = news(first, table, seen["version"])
    assert (told["known"], told["moves"]) == (seen["moves"], seen["moves"] + 7)
    assert heads(told["events"])[:2] == [(0, seen["options"][0]), (1, later["options"][0])]
    assert news(first, table, later["version"])["events"] == told["events"][_next(told) :]
    nothing = news(first, table, told["version"])
    assert (nothing["known"], nothing["events"]) == (told["moves"], [])
    whole = news(Program(table.address), table, 0)
    assert (whole["known"], len(heads(whole["events"]))) == (0, told["moves"])


def test_news_says_from_where_the_game_goes_on_when_moves_were_taken_back(program):
    table = program.opens("me", "me")
    player, seen = table.asked()
    player.acts(table.name, seen["options"][0], seen["version"])
    moved = player.sees(table.name)
    player.does(table.name, "undo", version=moved["version"])
    back = news(player, table, moved["version"])
    assert (back["known"], back["moves"], back["events"]) == (seen["moves"], seen["moves"], [])
    player.acts(table.name, seen["options"][1], back["version"])
    again = news(player, table, moved["version"])
    assert again["known"] == seen["moves"]
    assert heads(again["events"]) == [(0, seen["options"][1])]


@pytest.fixture
def with_secrets(monkeypatch):
    """Rules that tell secrets with every move."""

    def telling(state, action):
        who = int(state.actor())
        facts = hear(state, action)
        if who >= 0:
            facts += [Whispered(who, f"secret of {who}"), Drew(who, f"card of {who}")]
        return facts

    monkeypatch.setattr(course, "hear", telling)
    monkeypatch.setattr(story, "hear", telling)


def test_news_is_told_to_those_who_may_know_it(program, site, with_secrets):
    table = program.opens("me", "me")
    first, seen = table.asked()
    answer = first.acts(table.name, seen["options"][0], seen["version"], "key").json()
    assert {"fact": "Whispered", "seat": 0, "word": "secret of 0"} in answer["events"]
    assert {"fact": "Drew", "seat": 0, "card": "card of 0"} in answer["events"]
    second, spectator = table.players[1], Program(site.address)

    assert answer["events"] == news(first, table, seen["version"])["events"]
    for stranger in (second, spectator):
        told = news(stranger, table, seen["version"])["events"]
        assert {"fact": "Drew", "seat": 0, "card": None} in told
        assert "of 0" not in str(told)
    repeated = first.acts(table.name, seen["options"][0], seen["version"], "key")
    assert repeated.json() == answer


def test_a_wrong_secret_gets_no_news(program):
    table = program.opens("me", "me")
    stranger = Program(table.address, "a" * 32)
    assert stranger.http.get(f"/tables/{table.name}/news").status_code == 401
    assert Program(table.address).http.get("/tables/nowhere/news").status_code == 404


def _next(told):
    """Where the second move begins."""
    starts = [at for at, event in enumerate(told["events"]) if event["fact"] in ("Chose", "Dealt")]
    return starts[1]


def test_the_news_of_a_long_game_come_in_parts(site, monkeypatch):
    monkeypatch.setattr(api_answers, "MOST_MOVES", 7)
    table = Program(site.address).opens("me", "me")
    for _ in range(4):
        player, seen = table.asked()
        player.acts(table.name, seen["options"][0], seen["version"])
    found, since, parts = [], 0, 0
    while True:
        part = news(player, table, since)
        found += heads(part["events"])
        since, parts = part["version"], parts + 1
        if part["is_all"]:
            break
    assert parts > 2
    moves = site.tables.get(table.name).session.moves
    assert [action for _, action in found] == [move.text for move in moves]
    assert part["moves"] == len(moves)
