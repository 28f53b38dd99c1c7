"""The API does what its OpenAPI description says, whatever is sent: no server error, no answer
that is not described.
"""

from __future__ import annotations

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from signoria.server.api import api
from signoria.server.api_description import describe
from tests.server.people import Program

EXAMPLES = int(os.environ.get("SIGNORIA_API_EXAMPLES", "12"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
BOUNDED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


DESCRIBED = schemathesis.openapi.from_dict(describe(api()))
OPERATIONS = [found.ok() for found in DESCRIBED.get_all_operations()]
NAMES = [f"{operation.method} {operation.path}" for operation in OPERATIONS]
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]


@pytest.fixture(scope="module")
def running(site):
    """A table that requests can hit."""
    return Program(site.address).opens("me", "open", "me")


@pytest.mark.parametrize("mode", MODES, ids=["good", "bad"])
@pytest.mark.parametrize("operation", OPERATIONS, ids=NAMES)
def test_requests_of_any_kind_are_answered_as_described(site, running, operation, mode):
    is_stream = operation.path.endswith("/events")

    @settings(BOUNDED, max_examples=4 if is_stream else EXAMPLES)
    @given(case=operation.as_strategy(generation_mode=mode), is_real=booleans())
    def check(case, is_real):
        headers = {}
        if is_real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = running.name
            headers["Authorization"] = f"Bearer {running.made['seats'][0]['secret']}"
        is_wrong = mode is GenerationMode.NEGATIVE and operation.body and not is_real
        checks = [*CHECKS, negative_data_rejection] if is_wrong else CHECKS
        _call(case, checks=checks, base_url=f"{site.address}/api", headers=headers)

    try:
        check()
    except Unsatisfiable:
        pytest.skip("nothing can be wrong about it")


def _call(case, **options):
    if case.path.endswith("/events") and isinstance(case.query, dict):
        seconds = case.query.get("seconds", 1)
        if isinstance(seconds, int) or "seconds" not in case.query:
            case.query["seconds"] = min(int(seconds), 1)  # do not listen for an hour
    case.call_and_validate(timeout=20, **options)


def test_a_whole_game_is_answered_as_described(site):
    """The good answers, too: every request of two programs is checked against the description."""
    program = Program(site.address)
    table = program.opens("me", "me", "apprentice")
    observe = DESCRIBED["/v1/tables/{table}"]["GET"]
    act = DESCRIBED["/v1/tables/{table}/actions"]["POST"]
    options = DESCRIBED["/v1/tables/{table}/options"]["GET"]
    for _ in range(400):
        player, seen = table.asked()
        looked = player.http.get(f"/tables/{table.name}")
        _validate(observe, looked)
        _validate(options, player.http.get(f"/tables/{table.name}/options"))
        if seen["status"] == "over":
            break
        answer = player.acts(table.name, seen["options"][-1], seen["version"])
        assert answer.status_code == 200
        _validate(act, answer)
        _validate(act, player.acts(table.name, seen["options"][-1], seen["version"]))  # stale
    assert seen["status"] == "over"
    _validate(DESCRIBED["/v1/games"]["GET"], program.http.get("/games"))
    _validate(
        DESCRIBED["/v1/tables/{table}/record"]["GET"],
        program.http.get(f"/tables/{table.name}/record"),
    )
    _validate(DESCRIBED["/v1/tables/{table}/rematch"]["POST"], player.does(table.name, "rematch"))


def test_every_answer_of_every_address_is_described():
    """Whoever adds an address describes its problems."""
    for path, operations in describe(api())["paths"].items():
        for method, operation in operations.items():
            statuses = set(operation["responses"])
            assert {"422", "429", "503"} <= statuses, path
            assert statuses & {"200", "201"}, path
            if method == "post":
                assert "403" in statuses, path
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    assert list(answer["content"]) == ["application/problem+json"]


def _validate(operation, answer):
    operation.validate_response(answer)
