"""What a seat may not see changes nothing that it gets, to the byte."""

from __future__ import annotations

from dataclasses import replace

import pytest

from signoria.dealer import Dealer
from signoria.events import Event
from signoria.server import entries
from tests.server.people import Person, Program


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
    site.tables._keep(closed)
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
        site.tables._keep(replace(sitting, session=replace(sitting.session, dealer=other)))
        assert [_everything(player, table.name) for player in table.players.values()] == before
        assert person.looks(table.name) == page
        assert person.http.get(f"/t/{table.name}/record").text == record
    finally:
        site.tables.forget(table.name)


def test_what_a_bot_thinks_is_not_stored_or_shown(site):
    table = Program(site.address).opens("me", "flat 60")
    player, _ = table.asked()
    seen = player.sees(table.name)
    assert set(seen["seats"][1]) == {"seat", "name", "player", "has_resigned", "is_yours"}
    assert Event.__slots__ == ("kind", "seat", "text", "note")
    assert entries.Entry.__slots__ == ("event", "version", "key")


def _everything(player, table):
    paths = ("", "/options", "/record", "/events?seconds=1")
    return b"\n".join(player.http.get(f"/tables/{table}{path}").content for path in paths)
