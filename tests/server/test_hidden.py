"""What a seat may not see changes nothing that it gets, to the byte."""

from __future__ import annotations

from dataclasses import replace

import pytest

import signoria
from signoria.dealer import Dealer
from signoria.events import Event
from signoria.kernel.steps import NOBODY
from signoria.server import entries
from signoria.server.credentials import hashed, new_secret
from signoria.server.sitting import Chair
from signoria.server.tables import Opening
from signoria.session import PERSON
from tests.server.people import Person, Program

REPLAYS = ("/replay", "/replay?at=3", "/replay/view?at=99999", "/replay/view?at=99999&seat=0")


@pytest.fixture
def hidden_game(site):
    """A table of a game with a secret: what a seat sees is cut by ``observe``."""
    table = Program(site.address).opens("me", "me")
    sitting = site.tables.get(table.name)
    secret = ["first secret"]

    class Closed:
        """The same game, with a hand that seat 0 alone sees."""

        def __getattr__(self, name):
            return getattr(sitting.session.game, name)

        def observe(self, state, seat):
            seen = sitting.session.game.observe(state, seat)
            return seen | {"hand": secret[0]} if seat == 0 else seen

    closed = replace(sitting, session=replace(sitting.session, game=Closed()))
    site.tables.remembered.keep(closed)
    return table, secret


def test_a_seats_secret_reaches_that_seat_only(site, hidden_game):
    table, secret = hidden_game
    first, second = table.players.values()
    spectator = Program(site.address)
    before = [_everything(player, table.name) for player in (first, second, spectator)]
    assert b"first secret" in before[0]

    secret[0] = "quite another secret"

    after = [_everything(player, table.name) for player in (first, second, spectator)]
    assert b"quite another secret" in after[0]
    assert after[1:] == before[1:]


def test_the_dealers_seed_changes_nothing_that_anybody_sees(site):
    """Two tables that differ in the seed alone; only its published hash tells them apart."""
    table = Program(site.address).opens("me", "me")
    person = Person(site.address)
    sitting = site.tables.get(table.name)
    other = Dealer()
    other.commitment = sitting.session.dealer.commitment
    before = [_everything(player, table.name) for player in table.players.values()]
    page = person.looks(table.name)
    record = person.http.get(f"/t/{table.name}/record").text
    try:
        session = replace(sitting.session, dealer=other)
        site.tables.remembered.keep(replace(sitting, session=session))
        assert [_everything(player, table.name) for player in table.players.values()] == before
        assert person.looks(table.name) == page
        assert person.http.get(f"/t/{table.name}/record").text == record
    finally:
        site.tables.forget(table.name)


def test_what_a_bot_thinks_is_not_stored_or_shown(site):
    table = Program(site.address).opens("me", "flat 60")
    player, _ = table.asked()
    seen = player.sees(table.name)
    assert set(seen["seats"][1]) == {
        "seat",
        "name",
        "player",
        "has_resigned",
        "is_away",
        "is_yours",
    }
    assert Event.__slots__ == ("kind", "seat", "text", "note")
    assert entries.Entry.__slots__ == ("event", "version", "key", "at")


def _everything(player, table):
    paths = ("", "/options", "/record", "/events?seconds=1")
    return b"\n".join(player.http.get(f"/tables/{table}{path}").content for path in paths)


def _decided_last(game, seed):
    """A game that ends with what one seat decides, without chance; and where it decides."""
    for found in range(seed, seed + 100):
        record = signoria.Table(signoria.load(game), ["greedy"] * 2, seed=found).run()
        last = len(record.moves) - 1
        while record.moves[last].who < 0 or len(record.replay(last).options()) == 1:
            last -= 1
        if {move.who for move in record.moves[last:]} == {record.moves[last].who}:
            return record, last
    raise AssertionError(f"no game of {game} ends so")


@pytest.mark.parametrize(("game", "seed"), [("firenze", 1), ("firenze", 2), ("florenza", 3)])
def test_while_the_last_move_is_held_nobody_sees_the_end(site, game, seed):
    """Whoever makes it could look at all that is hidden, and take it back."""
    record, last = _decided_last(game, seed)
    seat = record.moves[last].who
    secrets = [new_secret(), new_secret()]
    chairs = [Chair(at, PERSON, f"N{at}", bearer=hashed(secrets[at])) for at in range(2)]
    opened = site.tables.open(
        Opening(
            game,
            chairs,
            record.options,
            moves=record.moves[:last],
            deals=record.deals,
            with_confirmation=True,
        )
    )
    table = opened.terms.table
    mover, other = (Program(site.address, secrets[at]) for at in (seat, 1 - seat))
    moves = [record.moves[last].text]
    spectator = Person(site.address).http
    while True:  # the decision, and perhaps a click that ends the turn
        before = [player.sees(table) for player in (mover, other)]
        replayed = [spectator.get(f"/t/{table}{page}").text for page in REPLAYS]
        version = before[0]["version"]
        done = mover.acts(table, moves.pop() if moves else before[0]["options"][0], version)
        assert done.status_code == 200
        if site.tables.get(table).session.actor == NOBODY:
            break
    assert done.json()["events"] == []

    seen = [player.sees(table) for player in (mover, other)]

    assert {found["status"] for found in seen} == {"held"}
    for old, new in zip(before, seen, strict=True):
        assert new["observation"] == old["observation"]
        assert new["scores"] == old["scores"]
        assert new["winners"] == []
    assert [spectator.get(f"/t/{table}{page}").text for page in REPLAYS] == replayed
    kept = len(site.tables.get(table).session.moves) - 1
    assert f"= {kept} moves" in Person(site.address).http.get(f"/t/{table}/record").text
    for page in ("", "/watch", "/replay", "/replay/view?at=99999"):
        shown = Person(site.address).http.get(f"/t/{table}{page}").text
        assert 'class="table play' in shown
        assert f'data-at="{kept + 1}"' not in shown
    news = mover.http.get(f"/tables/{table}/news?since={version}").json()
    assert news["events"] == []
    assert mover.does(table, "confirm", version=seen[0]["version"]).status_code == 200
    assert mover.sees(table)["status"] == "over"
