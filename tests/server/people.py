"""People and programs that use a site."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from uuid import uuid4

import httpx

PATIENCE = 60.0  # seconds with a busy machine


class Program:
    """Somebody who plays through the API."""

    def __init__(self, address: str, secret: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        self.address = address
        self.http = httpx.Client(
            base_url=f"{address}/api/v1", headers=headers, timeout=30, verify=False
        )

    def opens(self, *players: str, game: str = "medici_dice", **more: object) -> OpenTable:
        seats = [{"player": player} for player in players]
        answer = self.http.post("/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return OpenTable(self.address, answer.json())

    def sees(self, table: str) -> dict:
        answer = self.http.get(f"/tables/{table}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def acts(self, table: str, action: str, version: int, key: str | None = None) -> httpx.Response:
        wanted = {"action": action, "version": version, "key": key or str(uuid4())}
        return self.http.post(f"/tables/{table}/actions", json=wanted)

    def does(self, table: str, what: str, **fields: object) -> httpx.Response:
        return self.http.post(f"/tables/{table}/{what}", json=fields or None)


class OpenTable:
    """A table that was opened through the API, with the secrets of its seats."""

    def __init__(self, address: str, made: dict) -> None:
        self.address = address
        self.name = made["table"]
        self.made = made
        self.players = {
            seat["seat"]: Program(address, seat["secret"])
            for seat in made["seats"]
            if seat["secret"]
        }

    @property
    def secrets(self) -> list[str]:
        found = [seat[what] for seat in self.made["seats"] for what in ("secret", "invitation")]
        return [secret for secret in found if secret]

    def first(self) -> Program:
        return next(iter(self.players.values()))

    def asked(self) -> tuple[Program, dict]:
        """Whoever of ours is asked, once somebody is."""
        return wait_until(self._asked)

    def _asked(self) -> tuple[Program, dict] | None:
        for player in self.players.values():
            seen = player.sees(self.name)
            if seen["options"] or seen["status"] == "over":
                return player, seen
        return None

    def play_to_the_end(self, most: int = 1000) -> dict:
        for _ in range(most):
            player, seen = self.asked()
            if seen["status"] == "over":
                return seen
            answer = player.acts(self.name, seen["options"][0], seen["version"])
            assert answer.status_code == 200, answer.text
        raise AssertionError("the game does not end")


class Person:
    """Somebody with a browser: cookies, forms, and perhaps the page's script."""

    def __init__(self, address: str, language: str = "en", with_script: bool = True) -> None:
        headers = {"Accept-Language": language, "Sec-Fetch-Site": "same-origin", "Origin": address}
        if with_script:
            headers["X-Signoria"] = "1"
        self.http = httpx.Client(base_url=address, headers=headers, timeout=30, verify=False)

    def posts(self, path: str, **fields: object) -> httpx.Response:
        named = {name.replace("_", "-"): str(value) for name, value in fields.items()}
        return self.http.post(path, data=named)

    def opens(self, *seats: str, game: str = "medici_dice", **fields: object) -> str:
        chosen = {f"seat-{at}": seat for at, seat in enumerate(seats)}
        answer = self.http.post("/new", data={"game": game, **chosen, **fields})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def looks(self, table: str) -> str:
        answer = self.http.get(f"/t/{table}/view")
        assert answer.status_code == 200, answer.text
        return answer.text

    def answers(self, table: str) -> tuple[int, list[str]]:
        """The version that is shown, and what can be clicked."""
        html = self.looks(table)
        return version_of(html), re.findall(r'name="action" value="([^"]+)"', html)

    def acts(self, table: str, action: str, version: int, key: str = "") -> httpx.Response:
        return self.posts(
            f"/t/{table}/act", action=action, version=version, key=key or str(uuid4())
        )


def version_of(html: str) -> int:
    """The version in a page or a fragment."""
    found = re.search(r'data-version="(\d+)"', html)
    assert found, html[:500]
    return int(found[1])


def wait_until(question: Callable[[], object], seconds: float = PATIENCE):
    """The first true answer."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if found := question():
            return found
        time.sleep(0.01)
    raise AssertionError("waited in vain")
