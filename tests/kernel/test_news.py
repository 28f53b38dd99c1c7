"""Facts: typed, frozen, told to whom they may be told."""

from __future__ import annotations

import json

import pytest

from signoria.kernel.news import TURN, Fact, Reason, heard_by


class TurnBegins(Fact, begins=TURN):
    """A turn."""

    seat: int


class Built(Fact):
    """A tower grew."""

    seat: int
    colour: str
    height: int = 0


class Drew(Fact, hides=("card",), reveals=True):
    """A card was drawn; the others see its back."""

    seat: int
    card: str | None


class Looked(Fact, secret=True):
    """Somebody looked at a card."""

    seat: int
    card: str


class Fell(Built):
    """A tower fell."""

    saved: int


class TooDear(Reason):
    """It costs more than there is."""

    price: int


def test_a_fact_has_the_fields_that_are_written_down():
    fact = Built(1, "red", 3)
    assert (fact.seat, fact.colour, fact.height) == (1, "red", 3)
    assert Built(seat=1, colour="red", height=3) == fact
    assert repr(fact) == "Built(seat=1, colour='red', height=3)"
    match fact:
        case Built(seat, colour, height):
            assert (seat, colour, height) == (1, "red", 3)


def test_a_fact_that_derives_has_the_fields_of_both():
    assert Fell(1, "red", 6, 3).saved == 3
    assert Fell.fields == ("seat", "colour", "height", "saved")


@pytest.mark.parametrize("fields", [(1,), (1, "red", 3, 4)])
def test_a_fact_needs_all_its_fields_and_no_more(fields):
    with pytest.raises((TypeError, KeyError)):
        Built(*fields)


def test_what_happened_cannot_change():
    fact = Built(1, "red", 3)
    with pytest.raises(AttributeError, match="has happened"):
        fact.height = 4
    assert fact.height == 3


def test_facts_are_equal_when_kind_and_fields_are():
    assert Built(1, "red", 3) == Built(1, "red", 3)
    assert Built(1, "red", 3) != Built(1, "red", 4)
    assert TurnBegins(5) != TooDear(5)
    assert len({Built(1, "red", 3), Built(1, "red", 3), TurnBegins(1), TooDear(1)}) == 3


def test_a_fact_is_ready_for_json():
    event = Built(1, "red", 3).event()
    assert (
        event
        == json.loads(json.dumps(event))
        == {
            "fact": "Built",
            "seat": 1,
            "colour": "red",
            "height": 3,
        }
    )


def test_secrets_are_for_the_seat_they_are_about():
    facts = [Built(0, "red", 1), Drew(0, "mason"), Looked(0, "mason")]
    assert heard_by(0, facts) == facts
    assert heard_by(1, facts) == heard_by(None, facts) == [Built(0, "red", 1), Drew(0, None)]


def test_only_fields_that_exist_can_be_hidden():
    with pytest.raises(AssertionError, match="has no fields"):
        type("Odd", (Fact,), {"__annotations__": {"seat": "int"}}, hides=("card",))


def test_what_a_fact_is_for_is_declared_with_it():
    assert TurnBegins.begins == TURN
    assert Drew.reveals
    assert not Built.reveals
    assert isinstance(TooDear(3), Reason)
