"""Connections that dribble, and too many of them: through a real server."""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import socket
import subprocess
import sys
import threading
import time
from dataclasses import replace

import httpx
import pytest
import uvicorn

from signoria.server.connections import RESERVED_HANDLES, protocol
from signoria.server.pieces import MOST_PIECES
from tests.server.people import wait_until
from tests.server.postgres import free_port
from tests.server.site import QUICK

HEAD, BODY = 0.4, 0.8
LONG = 60.0  # seconds of patience with a busy machine
HANDLES = 400  # of a small machine
RAISED = """
import resource
from signoria.server.connections import raise_handles
from signoria.server.settings import Settings
raise_handles(Settings(connections=300))
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


FAILED: list[Exception] = []  # answers that could not be sent


async def application(scope, receive, send):
    """Answers when the whole body is there."""
    if scope["type"] != "http":
        return
    more = scope["path"] != "/at-once"
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        more = message.get("more_body", False)
    try:
        await send({"type": "http.response.start", "status": 200, "headers": []})
    except Exception as error:
        FAILED.append(error)
        raise
    body = b"." * LARGE if scope["path"] == "/large" else b"done"
    await send({"type": "http.response.body", "body": body})


@pytest.fixture
def kind(request):
    """Of connections, by how long their heads and bodies may take."""
    head, body = getattr(request, "param", (HEAD, BODY))
    return protocol(replace(QUICK, head_seconds=head, body_seconds=body, connections=6))


@pytest.fixture
def port(kind):
    config = uvicorn.Config(
        application, port=0, http=kind, ws=Sockets, log_level="critical", lifespan="off"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    thread.join(5)


LARGE = 40_000_000  # bytes: more than the buffers on the way hold


CHUNKED = b"POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"


class Sockets:
    """What a WebSocket library would bring: from here on the connection is its own."""

    def __init__(self, **_: object) -> None:
        raise AssertionError("a connection has changed hands")


def connected(port: int) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", port))
    found.settimeout(5)
    return found


def answer_of(found: socket.socket) -> bytes:
    """All of an answer."""
    answer = b""
    while not answer.endswith(b"0\r\n\r\n"):
        more = found.recv(1000)
        assert more, answer
        answer += more
    return answer


def is_cut_off(found: socket.socket) -> bool:
    """Whether the other side closes it; an answer is no such thing."""
    try:
        return found.recv(100) == b""
    except ConnectionError:
        return True


def test_a_head_that_dribbles_is_cut_off(port):
    with connected(port) as slow:
        began = time.monotonic()
        with contextlib.suppress(ConnectionError):
            for letter in b"GET / HTTP/1.1\r\nHost: here":
                slow.send(bytes([letter]))
                time.sleep(0.1)
                if time.monotonic() - began > 3 * HEAD:
                    break
        assert is_cut_off(slow)


def test_a_silent_connection_is_cut_off(port):
    with connected(port) as silent:
        assert is_cut_off(silent)


def test_a_body_that_never_comes_is_cut_off(port):
    with connected(port) as slow:
        slow.sendall(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nabc")
        assert is_cut_off(slow)


@pytest.mark.parametrize("kind", [(LONG, LONG)], indirect=True)
def test_a_body_of_crumbs_is_refused_and_one_of_many_pieces_is_not(port):
    """A crumb costs as much as hundreds of letters; and nobody is answered meanwhile."""
    with connected(port) as sender:
        sender.sendall(CHUNKED + b"1\r\nx\r\n" * MOST_PIECES + b"0\r\n\r\n")
        assert b"200" in answer_of(sender)
    with connected(port) as sender:
        sender.sendall(CHUNKED + b"1\r\nx\r\n" * (MOST_PIECES + 1) + b"0\r\n\r\n")
        said = b""
        with contextlib.suppress(ConnectionError):  # what was not read yet may cut it short
            while more := sender.recv(1000):
                said += more
        assert not said or said.startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("kind", [(LONG, LONG)], indirect=True)
@pytest.mark.parametrize("rest", [b"1\r\nx\r\n" * (MOST_PIECES + 1), b"no chunk\r\n"])
def test_what_comes_after_the_answer_is_cut_off_too(port, rest, caplog):
    with connected(port) as sender:
        sender.sendall(CHUNKED.replace(b"/", b"/at-once", 1))
        assert b"200" in answer_of(sender)
        with contextlib.suppress(ConnectionError):
            sender.sendall(rest)
        assert is_cut_off(sender)
    assert not caplog.records


def test_who_is_about_to_answer_what_was_refused_need_not(port):
    """It would be told in the log as a mistake of ours."""
    FAILED.clear()
    with connected(port) as sender:
        crumbs = b"1\r\nx\r\n" * (MOST_PIECES + 1)
        sender.sendall(CHUNKED.replace(b"/", b"/at-once", 1) + crumbs)
        with contextlib.suppress(ConnectionError):
            while sender.recv(1000):
                pass
    assert not FAILED


def test_a_connection_does_not_change_hands(port):
    """It would be counted as open for ever, and nothing here speaks WebSocket."""
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    with connected(port) as asking:
        asking.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n" + upgrade + b"\r\n")
        assert b"200" in answer_of(asking)


def test_a_second_request_has_a_clock_too(port):
    request = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
    with connected(port) as kept:
        for _ in range(2):
            kept.sendall(request)
            assert b"200" in answer_of(kept)
            time.sleep(1.5 * HEAD)  # nothing is under way: it may rest
        kept.sendall(request[:10])
        assert is_cut_off(kept)


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(port, kind):
    with connected(port) as slow:
        slow.sendall(b"GET /large HTTP/1.1\r\nHost: here\r\n\r\n")
        read = len(slow.recv(1))  # it is being answered
        wait_until(lambda: kind.doors.total == 0)
        with contextlib.suppress(ConnectionError):
            while more := slow.recv(1_000_000):
                read += len(more)
        assert read < LARGE  # it was cut off


@pytest.mark.parametrize("kind", [(HEAD, LONG)], indirect=True)
def test_an_answer_that_is_read_slowly_arrives(port):
    with connected(port) as reader:
        reader.sendall(b"GET /large HTTP/1.1\r\nHost: here\r\n\r\n")
        read = 0
        while read < LARGE:
            more = reader.recv(1_000_000)
            assert more
            read += len(more)


@pytest.mark.parametrize("kind", [(LONG, LONG)], indirect=True)
def test_connections_beyond_the_limit_are_turned_away_and_places_come_free(port, kind):
    request = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
    with contextlib.ExitStack() as stack:
        inside = [stack.enter_context(connected(port)) for _ in range(6)]
        for found in inside:
            found.sendall(request)
            assert b"200" in answer_of(found)
        beyond = stack.enter_context(connected(port))
        with contextlib.suppress(ConnectionError):
            beyond.sendall(request)
        assert is_cut_off(beyond)
        inside[0].close()
        wait_until(lambda: kind.doors.total == 5)
        another = stack.enter_context(connected(port))
        another.sendall(request)
        assert b"200" in answer_of(another)


def test_a_machine_with_few_handles_stays_quiet_and_comes_back(tmp_path):
    """Python takes many connections before it shows them to us: handles must not run out then."""
    log, port = tmp_path / "log", free_port()
    command = [sys.executable, "-m", "signoria.server", "--port", str(port)]
    limit = f"ulimit -n {HANDLES}; exec {shlex.join(command)} --database sqlite:///{tmp_path}/t"
    with log.open("wb") as written:
        server = subprocess.Popen(
            ["bash", "-c", limit], stdout=written, stderr=written, start_new_session=True
        )
    try:
        wait_until(lambda: is_healthy(port), 60)
        with contextlib.ExitStack() as stack:
            for _ in range(3 * HANDLES):
                with contextlib.suppress(OSError):
                    stack.enter_context(socket.create_connection(("127.0.0.1", port), 1))
        wait_until(lambda: is_healthy(port), 60)
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()
    assert "too many connections" in log.read_text()
    assert "out of system resource" not in log.read_text()
    assert log.stat().st_size < 20_000


def is_healthy(port: int) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5).status_code == 200
    return False


def test_a_server_takes_as_many_handles_as_it_may():
    done = subprocess.run(
        ["bash", "-c", f"ulimit -Sn 200; exec {shlex.join([sys.executable, '-c', RAISED])}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(done.stdout) >= 300 + RESERVED_HANDLES
