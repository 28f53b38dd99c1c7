"""Typed sights become the schemas of the API's description."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from signoria.server import sight_schemas
from signoria.server.api import api
from signoria.server.api_description import describe
from signoria.server.sight_schemas import observation, schema_of


class Tower(TypedDict):
    """A tower."""

    height: int
    colour: str | None  # None: not painted


class Ruin(Tower):
    """What is left of it."""

    saved: NotRequired[list[int]]  # bricks


class Sight(TypedDict):
    """All that is seen."""

    game: str
    towers: list[Tower | None]
    by_name: dict[str, Ruin]
    pair: tuple[int, bool]
    mode: Literal["one", "two"]
    anything: Any


def test_a_typed_dict_is_an_object_with_its_docstring_and_the_comments_of_its_fields():
    named = {}
    assert schema_of(Tower, "toy", named) == {"$ref": "#/components/schemas/toy.Tower"}
    assert named["toy.Tower"] == {
        "description": "A tower.",
        "type": "object",
        "properties": {
            "height": {"type": "integer"},
            "colour": {
                "anyOf": [{"type": "string"}, {"type": "null"}],
                "description": "None: not painted",
            },
        },
        "required": ["height", "colour"],
        "additionalProperties": False,
    }


def test_fields_are_inherited_and_may_be_missing():
    named = {}
    schema_of(Ruin, "toy", named)
    assert named["toy.Ruin"]["required"] == ["height", "colour"]
    properties = named["toy.Ruin"]["properties"]
    assert properties["saved"]["items"] == {"type": "integer"}
    assert properties["saved"]["description"] == "bricks"
    assert properties["colour"]["description"] == "None: not painted"


def test_whatever_json_has_can_be_declared():
    named = {}
    schema_of(Sight, "toy", named)
    assert set(named) == {"toy.Sight", "toy.Tower", "toy.Ruin"}
    properties = named["toy.Sight"]["properties"]
    assert properties["towers"]["items"]["anyOf"][0] == {"$ref": "#/components/schemas/toy.Tower"}
    assert properties["by_name"]["additionalProperties"]["$ref"].endswith("toy.Ruin")
    assert properties["pair"]["prefixItems"] == [{"type": "integer"}, {"type": "boolean"}]
    assert properties["mode"] == {"enum": ["one", "two"]}
    assert properties["anything"] == {}


def test_what_json_does_not_have_is_refused():
    with pytest.raises(TypeError, match="nothing that JSON has"):
        schema_of(set[int], "toy", {})


def test_an_observation_is_that_of_one_game(monkeypatch):
    sights = {"toy": SimpleNamespace(Sight=Sight), "plain": None}
    monkeypatch.setattr(sight_schemas, "games", lambda: list(sights))
    monkeypatch.setattr(sight_schemas, "module", lambda game, _: sights[game])
    schema, named = observation()
    typed, plain = schema["oneOf"]
    assert typed == {"$ref": "#/components/schemas/toy.Sight"}
    assert named["toy.Sight"]["properties"]["game"] == {"const": "toy"}
    assert plain["properties"]["game"] == {"enum": ["plain"]}


def test_the_description_has_the_sights_of_the_games():
    schemas = describe(api())["components"]["schemas"]
    schema, named = observation()
    assert schemas["TableAnswer"]["properties"]["observation"] == schema
    assert set(named) <= set(schemas)
