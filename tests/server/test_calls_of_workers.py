"""Several workers: what one sees, the others know."""

from __future__ import annotations

from signoria.server import caller
from signoria.server.caller import turn_of
from tests.server.people import Person, wait_until
from tests.server.receivers import Device, PushReceiver
from tests.server.site import Site
from tests.server.test_push import moves


def test_who_looks_through_another_worker_is_not_told(postgres, tmp_path, monkeypatch):
    monkeypatch.setattr(caller, "REFRESH", 0.05)
    receiver, database = PushReceiver(tmp_path), postgres.database()
    settings = {"push_services": receiver.service, "call_after": 3600.0, "thinks": False}
    one, other = (Site(database, **settings) for _ in range(2))
    try:
        host, guest = Person(one.address), Person(other.address)
        table = host.opens("me", "open", name="Anna")
        guest.posts(f"/t/{table}/sit", name="Bea")
        guest.posts(f"/t/{table}/calls/push", **Device(receiver).fields())
        wait_until(lambda: table in other.server.caller._called_from)
        with guest.http.stream("GET", f"/t/{table}/events") as stream:
            lines = stream.iter_lines()
            next(lines)
            wait_until(lambda: other.server.live.presence(table).seats)
            moves(host, table)
            turn = turn_of(one.tables.get(table))
            assert one.server.live.presence(table).seats == frozenset()
            found = one.server.caller.calls
            (call,) = found.of(table, turn.owner)
            wait_until(lambda: not found.is_due(call, turn.version))
            assert one.server.caller._due(turn) == []
        plain = Person(one.address)  # a turn that nobody looks at is still to be told
        second = plain.opens("me", "open", name="Anna")
        guest.posts(f"/t/{second}/sit", name="Bea")
        guest.posts(f"/t/{second}/calls/push", **Device(receiver).fields())
        moves(plain, second)
        assert len(one.server.caller._due(turn_of(one.tables.get(second)))) == 1
    finally:
        one.stop()
        other.stop()
        receiver.stop()
