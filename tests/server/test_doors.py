"""Who is one client at the door, and how many connections each may have."""

from __future__ import annotations

import pytest

from signoria.server.clients import client_at
from signoria.server.connections import Doors, most_connections
from signoria.server.settings import Settings


@pytest.mark.parametrize("proxies", ["10.0.0.2", "192.168.0.1, 10.0.0.0/8", "proxy,10.0.0.2/32"])
def test_one_client_has_so_many_and_a_proxy_more(monkeypatch, proxies):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
    doors = Doors(Settings(connections_each=2, connections=5))
    assert [doors.enter("203.0.113.9") for _ in range(3)] == [True, True, False]
    assert [doors.enter("10.0.0.2") for _ in range(4)] == [True, True, True, False]
    doors.leave("203.0.113.9")
    assert doors.enter("127.0.0.1")


def test_where_everybody_is_believed_a_proxy_is_anybody(monkeypatch):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    doors = Doors(Settings(connections_each=1, connections=5))
    assert [doors.enter("203.0.113.9") for _ in range(3)] == [True, True, True]


def test_connections_of_one_ipv6_household_are_counted_together():
    doors = Doors(Settings(connections_each=2))
    found = [doors.enter(f"2001:db8:1:2::{at}") for at in (1, 2, 3)]
    assert found == [True, True, False]
    assert doors.enter("2001:db8:1:3::1")


def test_turning_away_a_thousand_is_one_line(caplog):
    doors = Doors(Settings(connections_each=1))
    with caplog.at_level("WARNING", "signoria.server"):
        for _ in range(1000):
            doors.enter("203.0.113.9")
    assert len(caplog.records) <= 1


def test_there_are_never_more_connections_than_handles():
    import resource

    handles = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    assert most_connections(Settings(connections=10**9)) < handles
    assert most_connections(Settings(connections=3)) == 3


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_client(address, client):
    assert client_at(address) == client


def test_what_is_no_address_is_kept_short():
    """A careless proxy passes on whatever a client calls its address."""
    assert len(client_at("x" * 60_000)) <= 64
