"""Web push: which subscriptions are accepted, and how a message is sent to one.

The message is encrypted for the browser (RFC 8291) and signed with this server's key (RFC 8292).
Nothing is sent to an address that a client chose but to the push services that the operator
allows: by TLS, to a host by its name, without following redirects.
"""

from __future__ import annotations

import base64
import binascii
import http.client
import ipaddress
import json
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from signoria.server import problems

LONGEST_ENDPOINT = 1000
SECONDS = 10.0  # for a push service to answer
KEPT = 24 * 3600  # seconds that a service keeps a message for a browser that is not there
TLS_PORT = 443
_POINT, _AUTH = 65, 16  # bytes
_GONE = (404, 410)
_FINAL = (400, 401, 403, 413)  # it would be refused again


class Gone(Exception):
    """Nobody listens there any more."""


class Refused(Exception):
    """It would be refused again."""


class Failed(Exception):
    """Perhaps later."""


def public_key(vapid: Vapid02) -> str:
    """What a browser needs to subscribe."""
    point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def checked_subscription(endpoint: str, p256dh: str, auth: str, services: str) -> str:
    """A subscription as it is kept, or a problem."""
    if not _is_allowed(endpoint, services):
        raise problems.impossible(
            "bad-subscription", "that is no push service which this server may use"
        )
    point, secret = _decoded(p256dh), _decoded(auth)
    try:
        if len(point) != _POINT or len(secret) != _AUTH:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise problems.impossible(
            "bad-subscription", "the keys of the subscription are not what browsers make"
        ) from None
    return json.dumps({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}})


def _is_allowed(endpoint: str, services: str) -> bool:
    """Whether an endpoint lies on one of the services: hosts, perhaps with a port."""
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable():
        return False
    if any(sign in endpoint for sign in ' \\#"<>'):
        return False
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or not host or "@" in parts.netloc or is_address(host):
        return False
    named = host if port in (None, TLS_PORT) else f"{host}:{port}"
    return any(named == one or named.endswith(f".{one}") for one in services.lower().split())


def is_address(host: str) -> bool:
    """Whether that is an IP address and not a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host.replace(".", "").isdecimal()
    return True


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


def send(
    vapid: Vapid02, contact: str, target: str, services: str, message: Mapping[str, str]
) -> None:
    """Send a message to a subscription, or raise what became of it."""
    from pywebpush import WebPusher  # with all that it brings, only where somebody is called

    subscription = json.loads(target)
    endpoint = str(subscription["endpoint"])
    if not _is_allowed(endpoint, services):
        raise Gone  # the operator has changed the list
    parts = urlsplit(endpoint)
    assert parts.hostname is not None
    body = WebPusher(subscription).encode(json.dumps(message).encode())["body"]
    headers = {
        **vapid.sign({"aud": f"https://{parts.netloc}", "sub": contact}),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
    }
    status = _post(parts.hostname, parts.port, f"{parts.path}?{parts.query}", body, headers)
    if status in _GONE:
        raise Gone
    if status in _FINAL:
        raise Refused
    if not 200 <= status < 300:
        raise Failed


def _post(host: str, port: int | None, path: str, body: bytes, headers: Mapping[str, str]) -> int:
    """One request: no proxy, no redirect, and nothing of the answer but its status."""
    connection = http.client.HTTPSConnection(
        host, port or TLS_PORT, timeout=SECONDS, context=ssl.create_default_context()
    )
    try:
        connection.request("POST", path.removesuffix("?") or "/", body, dict(headers))
        return connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise Failed from error
    finally:
        connection.close()
