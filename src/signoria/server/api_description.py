"""The API's OpenAPI description, exact to the status and the content type."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.security import HTTPBearer
from starlette.responses import Response

from signoria.server import sight_schemas
from signoria.server.api_models import ProblemAnswer, TableAnswer

_SSE = "text/event-stream"
PROBLEM = "application/problem+json"
SECRET = HTTPBearer(auto_error=False, scheme_name="seat", description="A seat's secret.")
_REFERENCE = "#/components/schemas/"
_MEANINGS = {
    400: "The request could not be read.",
    401: "No secret, or one that belongs to no seat of this table.",
    403: "Not yours to do.",
    404: "There is no such table, game or invitation.",
    409: "Not at this moment: the table has gone on, or another seat is asked, and `view` is "
    "fresh; or it stands still, and `stopped` says why.",
    413: "The request is too large.",
    415: "The request is not JSON.",
    422: "The request makes no sense, or the action is not legal.",
    429: "Too many requests: wait for the seconds in `Retry-After`.",
    503: "Too many things happened at once: try again.",
}


class _EventStream(Response):
    media_type = _SSE


STREAM: dict[str, Any] = {"response_class": _EventStream}
_STREAMED = {
    "description": "One of the stream's events.",
    "type": "object",
    "required": ["data"],
    "properties": {
        "data": {"type": "string", "pattern": "^[A-Za-z0-9_-]+:[0-9]+$"},
        "id": {"type": "string"},
        "event": {"type": "string"},
    },
}


def answers(*statuses: int, body: bool = False) -> dict[int | str, dict[str, Any]]:
    """The problems that an address may answer with, beside those that all have."""
    wanted = {*statuses, 422, 429, 503, *((400, 403, 413, 415) if body else ())}
    described: dict[int | str, dict[str, Any]] = {}
    for status in sorted(wanted):
        if status == 304:
            described[status] = {"description": "Nothing has changed since your ETag."}
        else:
            schema = {"$ref": f"{_REFERENCE}{ProblemAnswer.__name__}"}
            described[status] = {
                "description": _MEANINGS[status],
                "content": {PROBLEM: {"schema": schema}},
            }
    return described


def describe(app: FastAPI) -> dict[str, Any]:
    """The whole description."""
    description = get_openapi(
        title="Signoria",
        version="1",
        description="Play the games of a Signoria table from any language.",
        routes=app.routes,
        servers=[{"url": "/api"}],
    )
    schemas = description["components"]["schemas"]
    made = ProblemAnswer.model_json_schema(ref_template=_REFERENCE + "{model}")
    schemas |= made.pop("$defs", {})
    schemas[ProblemAnswer.__name__] = made
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    seen, sights = sight_schemas.observation()
    schemas |= sights
    schemas[TableAnswer.__name__]["properties"]["observation"] = seen
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            if stream := operation["responses"].get("200", {}).get("content", {}).get(_SSE):
                stream["schema"] = _STREAMED
            if operation.get("security") and method == "get":
                operation["security"].append({})  # without a secret: as a spectator
            if method == "post" and "403" not in operation["responses"]:
                raise AssertionError(f"{path} may be refused as cross-site")
    return description
