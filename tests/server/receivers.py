"""A push service and a mail server of our own, on the loopback."""

from __future__ import annotations

import base64
import json
import ssl
import threading
from dataclasses import dataclass
from email import message_from_bytes
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
import trustme
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.postgres import free_port


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Pushed:
    """What somebody has sent to the service."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushReceiver:
    """A push service by TLS; it answers as it is told."""

    def __init__(self, folder) -> None:
        self.got: list[Pushed] = []
        self.answers: list[int] = []  # statuses to come; then 201
        self.may_answer = threading.Event()
        self.may_answer.set()
        authority = trustme.CA()
        self.authority = str(folder / "authority.pem")
        authority.cert_pem.write_to_path(self.authority)
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.append(Pushed(self.path, dict(self.headers.items()), body))
                receiver.may_answer.wait(30)
                self.send_response(receiver.answers.pop(0) if receiver.answers else 201)
                self.send_header("Location", f"https://localhost:{receiver.port}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert("localhost").configure_cert(tls)
        self._server.socket = tls.wrap_socket(self._server.socket, server_side=True)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def service(self) -> str:
        return f"localhost:{self.port}"

    def stop(self) -> None:
        self.may_answer.set()
        self._server.shutdown()
        self._server.server_close()


class Device:
    """A browser that has subscribed there."""

    def __init__(self, receiver: PushReceiver, path: str = "/send/secret-path") -> None:
        self.endpoint = f"https://{receiver.service}{path}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"

    def fields(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "p256dh": text_of(point),
            "auth": text_of(self._auth),
        }

    def reads(self, pushed: Pushed) -> dict[str, str]:
        """The message, which only this device can read."""
        assert pushed.headers["Content-Encoding"] == "aes128gcm"
        found = http_ece.decrypt(
            pushed.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(found)


def signer(pushed: Pushed) -> tuple[str, dict[str, object]]:
    """The key that has signed a message, if it has, and its claims."""
    said = pushed.headers["Authorization"].removeprefix("vapid ")
    parts = dict(part.strip().split("=", 1) for part in said.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    key = Vapid02.from_raw_public(parts["k"].encode())
    assert key.verify_token(signed.encode(), signature)
    claims = signed.partition(".")[2]
    return parts["k"], json.loads(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))


class MailReceiver:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.got = []
        self.refusals: list[str] = []  # to come
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self._controller.start()
        self.address = f"smtp://127.0.0.1:{self._controller.port}"

    async def handle_DATA(self, _server, _session, envelope):  # noqa: N802 - aiosmtpd's name
        if self.refusals:
            return self.refusals.pop(0)
        self.got.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"

    def stop(self) -> None:
        self._controller.stop()
