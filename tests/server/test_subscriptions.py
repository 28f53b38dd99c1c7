"""Which subscriptions to push are accepted."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from signoria.server.problems import TableProblem
from signoria.server.push import checked_subscription
from tests.server.receivers import text_of

PORT = 8443
SERVICE = f"localhost:{PORT}"
POINT = ec.generate_private_key(ec.SECP256R1()).public_key()
GOOD = {
    "endpoint": f"https://{SERVICE}/x",
    "p256dh": text_of(POINT.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)),
    "auth": text_of(b"sixteen bytes ok"),
}
BAD_ENDPOINTS = {
    "no TLS": "http://{service}/x",
    "an address": "https://127.0.0.1:{port}/x",
    "an address of version 6": "https://[::1]:{port}/x",
    "an address in one number": "https://2130706433:{port}/x",
    "another port": "https://localhost:1/x",
    "the usual port": "https://localhost/x",
    "somebody else": "https://push.example/x",
    "a name that ends alike": "https://evil{service}/x",
    "a name before another": "https://{service}.evil.example/x",
    "a user": "https://a@{service}/x",
    "a password": "https://{service}:b@evil.example/x",
    "a backslash": "https://evil.example\\@{service}/x",
    "a space": "https://{service}/x y",
    "a line": "https://{service}/x\r\nHost: evil",
    "too long": "https://{service}/" + "x" * 2000,
    "a bad port": "https://localhost:99999999/x",
    "nothing": "",
}


@pytest.mark.parametrize("case", BAD_ENDPOINTS)
def test_no_request_goes_to_an_address_that_a_client_chose(case):
    endpoint = BAD_ENDPOINTS[case].format(service=SERVICE, port=PORT)
    with pytest.raises(TableProblem) as problem:
        checked_subscription(**{**GOOD, "endpoint": endpoint}, services=SERVICE)
    assert problem.value.status == 422


@pytest.mark.parametrize(
    "wrong",
    [
        {"p256dh": ""},
        {"p256dh": "BAAA"},
        {"p256dh": "B" + "A" * 86},  # no point of the curve
        {"p256dh": "!" * 87},
        {"auth": ""},
        {"auth": "A" * 1000},
    ],
)
def test_keys_that_no_browser_makes_are_refused(wrong):
    with pytest.raises(TableProblem) as problem:
        checked_subscription(**{**GOOD, **wrong}, services=SERVICE)
    assert problem.value.status == 422


@pytest.mark.parametrize("host", ["push.example", "a.push.example", "PUSH.example"])
def test_names_below_a_service_are_allowed_and_written_as_they_came(host):
    endpoint = f"https://{host}/x?y=1"
    assert endpoint in checked_subscription(
        **{**GOOD, "endpoint": endpoint}, services="other.example Push.example"
    )


def test_a_good_one_is_accepted():
    assert SERVICE in checked_subscription(**GOOD, services=SERVICE)
