"""Florenza: options in words, with what they bring."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from tests.games.florenza.phrases.tables import (
    NAMES,
    choice,
    placing,
    played_until,
    seen_by_asked,
    warnings,
)
from tests.games.florenza.rules.positions import goods

ENGLISH = phrases_for("florenza", "en")
ITALIAN = phrases_for("florenza", "it")
BOTH = (ENGLISH, ITALIAN)


def test_a_trade_is_one_answer():
    seen = seen_by_asked(placing())
    two = ["give wood", "give wood", "resource gold"]
    assert ENGLISH.labels(seen, two) == "Give 2 wood for 1 gold"
    assert ITALIAN.labels(seen, two) == "Dai 2 legni per 1 oro"
    assert ENGLISH.labels(seen, ["give wood", "resource gold"]) == "Give 1 wood for 1 gold"
    assert ENGLISH.labels(seen, ["give wood", "give gold"]) == "Give wood and Give gold"


def test_assignments_come_in_groups_with_what_they_give_or_cost():
    state = placing()
    seen = seen_by_asked(state)
    own = choice(ENGLISH, state, "operate 0 1")
    assert (own.label, own.short, own.gain, own.group) == (
        "Operate your Picconiere (space 1)",
        "Picconiere 1",
        "+1M",
        "Operate",
    )
    assert ENGLISH.label(seen, "operate 1 1", NAMES) == "Operate Fabbro of Bea (space 1)"
    assert choice(ENGLISH, state, "operate 1 1").gain == "+1E −1PP"
    charity = choice(ITALIAN, state, "charity chiesa giordano_bruno")
    assert (charity.label, charity.gain, charity.group) == (
        "Carità nella tua Chiesa: Giordano Bruno",
        "−100f +2F",
        "Carità",
    )
    groups = list(dict.fromkeys(each.group for each in ENGLISH.choices(seen)))
    assert groups == ["Operate", "Build", "Artwork", "Charity", "Market", "Business", "Captain"]


def test_a_placement_that_cannot_be_paid_at_present_is_marked():
    state = placing()
    assert choice(ENGLISH, state, "build boscaiuolo").gain == "−1M −50f"
    assert choice(ENGLISH, state, "build segheria").gain == "−2M −1E −100f !"
    assert choice(ITALIAN, state, "art palazzo ritratto").gain == "+3PP !"


def test_what_is_promised_counts_as_spent():
    state = placing(
        adam={"goods": goods(marble=1), "fiorini": 100},
        bea={"workshops": "fabbro:built:-", "income": 0},
    )
    assert choice(ENGLISH, state, "build boscaiuolo").gain == "−1M −50f"
    state.play("build boscaiuolo")
    assert choice(ENGLISH, state, "build boscaiuolo").gain == "−1M −50f !"
    assert warnings(ENGLISH, state) == []


@pytest.mark.parametrize("words", BOTH)
@pytest.mark.parametrize(
    ("seats", "step"),
    [
        (4, "StartingWorkshop"),
        (4, "PlaceKinsman"),
        (3, "HireArtist"),
        (3, "SellAtMarket"),
        (2, "CompleteArtworks"),
        (5, "CaptainOfThePeople"),
    ],
)
def test_every_option_is_understood_in_all_its_spellings(words, seats, step):
    seen = seen_by_asked(played_until(seats, 1, step))
    spelled = {}
    for each in words.choices(seen):
        for said in {str(each.key), each.action, each.label.lower(), each.short.lower()}:
            assert spelled.setdefault(said, each.action) == each.action
        assert words.understand(seen, each.label) == each.action
    assert len(words.choices(seen)) == len(seen["options"])


def test_a_result_is_chosen_by_its_own_number():
    state = placing(
        city_works="duomo.pulpito:0:gian_lorenzo_bernini",
        work="duomo.pulpito",
        skill="sculptor",
        rolled="2 6",
        next="ChooseResult 0, PlaceCrest 0, CompleteArtworks 0",
    )
    seen = seen_by_asked(state)
    assert ENGLISH.understand(seen, "2") == "result 2"
    assert ENGLISH.understand(seen, "6") == "result 6"
    gains = [choice(ENGLISH, state, f"result {face}").gain for face in (2, 6)]
    assert gains == ["+4PP", "+5PP"]
    assert "Masterpiece" in ENGLISH.question(seen, NAMES).why


def test_goods_in_hand_and_in_sight_pay_for_a_placement():
    """A kinsman at home in the Picconiere brings the marble that is lacking."""
    state = placing(
        adam={"goods": goods(wood=2, marble=1), "fiorini": 50},
        bea={"workshops": "fabbro:built:-", "income": 0},
    )
    assert choice(ENGLISH, state, "art chiesa cupola").gain.endswith("!")
    state.play("operate 0 1")
    assert choice(ENGLISH, state, "art chiesa cupola").gain == "+4PP +1CP"
