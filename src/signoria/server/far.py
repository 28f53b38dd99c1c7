"""Thinkers on other machines: they ask for a thought, think it, and bring the move.

They come to the server, over HTTP, and show a secret; what crosses is JSON, words and numbers, and
nothing that arrives is ever more than the text of a legal move. A thinker that is waiting is one
place more for thoughts. One that does not bring its move in time is believed dead: the server's own
processes think it again.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections import deque
from dataclasses import asdict
from secrets import token_hex
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from signoria.library import load
from signoria.server.problems import TableProblem
from signoria.server.queueing import Places
from signoria.server.thoughts import BotTurn

LOG = logging.getLogger("signoria.server")
FAR = APIRouter()
AWAITED = 20.0  # seconds that a thinker waits at the door before it knocks again
LOOK = 0.5  # seconds between looks whether it still waits
GRACE = 1.0  # seconds for the way there and back, beyond what may be thought
MOST_WAITING = 64  # thinkers at one time


class Brought(BaseModel):
    """What a thinker says when it comes: the move that it was asked for before, or nothing."""

    model_config = ConfigDict(extra="forbid")
    thought: str = Field("", max_length=64)
    action: str = Field("", max_length=1000)


class Far:
    """The thinkers that are there. Used from one event loop only."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._waiting: deque[asyncio.Future[dict[str, Any]]] = deque()
        self._thinking: dict[str, asyncio.Future[str]] = {}

    @property
    def waiting(self) -> int:
        """How many could think now."""
        return len(self._waiting)

    async def think(self, turn: BotTurn) -> str | None:
        """A move from one of them; ``None`` when none is there, or none has brought a good one."""
        asked = self._next()
        if asked is None:
            return None
        name, answer = token_hex(16), asyncio.get_running_loop().create_future()
        self._thinking[name] = answer
        game = load(turn.game)
        told = asdict(turn) | {"rules": game.rules, "fingerprint": game.box.fingerprint}
        asked.set_result({"thought": name, "turn": told})
        try:
            action: str = await asyncio.wait_for(answer, turn.seconds + GRACE)
        except TimeoutError:
            LOG.warning("a thinker elsewhere did not answer in time")
            return None
        finally:
            del self._thinking[name]
            self._places.change(-1)
        options = game.position(turn.position).options()
        if action in [option.text for option in options]:
            return action
        LOG.warning("a thinker elsewhere could not move: %.100r", action)
        return None

    def bring(self, thought: str, action: str) -> None:
        """A thinker has thought; if it took too long, nobody wants it any more."""
        answer = self._thinking.get(thought)
        if answer is not None and not answer.done():
            answer.set_result(action)

    async def wait(self, request: Request) -> dict[str, Any] | None:
        """The next thought for somebody at the door; ``None``: come again."""
        if len(self._waiting) >= MOST_WAITING:
            raise TableProblem(503, "no-time", "enough thinkers wait already")
        asked: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting.append(asked)
        self._places.change(1)
        try:
            for _ in range(int(AWAITED / LOOK)):
                done, _ = await asyncio.wait([asked], timeout=LOOK)
                if done:
                    return asked.result()
                if await request.is_disconnected():
                    break
            return None
        finally:
            if not asked.done():
                asked.cancel()
                self._waiting.remove(asked)
                self._places.change(-1)

    def _next(self) -> asyncio.Future[dict[str, Any]] | None:
        return self._waiting.popleft() if self._waiting else None


@FAR.post("/v1/thinkers", include_in_schema=False)
async def come(request: Request, brought: Brought) -> Response:
    """For thinkers: bring a move, and wait for the next thought."""
    here = request.app.state.server
    check_secret(request, here.settings.thinkers_secret)
    far: Far = here.thinkers.far
    if brought.thought:
        far.bring(brought.thought, brought.action)
    found = await far.wait(request)
    return Response(status_code=204) if found is None else JSONResponse(found)


def check_secret(request: Request, secret: str) -> None:
    """Nobody else thinks for us; without a secret there is no such door."""
    if not secret:
        raise TableProblem(404, "unknown-page", "there is nothing at this address")
    shown = request.headers.get("authorization", "").encode()
    if not hmac.compare_digest(shown, f"Bearer {secret}".encode()):
        raise TableProblem(401, "secret-needed", "show the secret of the thinkers")
