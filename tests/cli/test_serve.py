"""``signoria serve`` says where it is when that is so, and only then."""

from __future__ import annotations

import signal

import httpx
import pytest

from signoria.server.serve import address_of
from tests.cli.running import PATIENCE, finished, process
from tests.server.postgres import free_port


def test_the_address_is_told_when_somebody_answers_there_and_by_nobody_else(tmp_path):
    port, said = str(free_port()), []
    words = ["serve", "--port", port, "--database", f"sqlite:///{tmp_path}/one.sqlite"]
    with process(*words) as serving:
        try:
            assert serving.stdout
            said.append(serving.stdout.readline())
            answer = httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE)
            another = ["serve", "--port", port, "--database", f"sqlite:///{tmp_path}/two.sqlite"]
            second = finished(*another)
        finally:
            serving.send_signal(signal.SIGINT)
    assert f"Signoria is at http://127.0.0.1:{port}/" in said[0]
    assert answer.status_code == 200
    assert second.returncode != 0
    assert port in second.stderr
    assert "Signoria is at" not in second.stdout


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("table.example", "http://table.example:8000"),
        ("0.0.0.0", "http://127.0.0.1:8000"),
        ("::", "http://127.0.0.1:8000"),
        ("::1", "http://[::1]:8000"),
    ],
)
def test_the_address_is_one_that_a_browser_takes(host, address):
    assert address_of(host, 8000) == address
