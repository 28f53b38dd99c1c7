"""Florenza: what an option would do, in a sentence."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from tests.games.florenza.phrases.tables import choice, consequence, placing
from tests.games.florenza.rules.positions import goods, play

ENGLISH = phrases_for("florenza", "en")
ITALIAN = phrases_for("florenza", "it")
NO_KINSMEN = {"workshops": "fabbro:built:-", "income": 0}
PHASE_5 = "Construction 5, DistrictActivities 6, OtherActivities 0, OtherActivities 1, Artworks"
PHASE_6 = "CompleteArtworks 0, CompleteArtworks 1, TurnOrder, EndOfRound, Round"


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("operate 0 1", "In phase 5 it produces 1 marble."),
        ("operate 1 1", "In phase 5 it produces 1 metal. You pay Bea 1 prestige now."),
        (
            "build boscaiuolo",
            (
                "You pay 1 marble and 50 fiorini in phase 5. It produces 1 wood. "
                "You can pay for it as things stand."
            ),
        ),
        (
            "build segheria",
            (
                "You pay 2 marble, 1 metal and 100 fiorini in phase 5. It produces 2 wood. "
                "You still lack 1 metal; if you cannot pay then, it fails."
            ),
        ),
        (
            "art duomo pulpito",
            (
                "In phase 6 you pay the artist, and 2 marble, 1 textile and 200 fiorini, for "
                "6 prestige and 2 church influence. Each round 1 church influence. You still lack "
                "1 textile and 50 fiorini; if you cannot pay then, it fails."
            ),
        ),
        (
            "charity chiesa giordano_bruno",
            "You pay 100 fiorini now, for 2 kinsmen and 1 wood, and lose 1 church influence.",
        ),
        (
            "build casa",
            (
                "You pay 1 marble, 2 wood and 50 fiorini in phase 5. It brings 50 fiorini and "
                "1 kinsman in phase 1 of every round. You still lack 1 wood; if you cannot pay "
                "then, it fails."
            ),
        ),
        (
            "market",
            "In phase 5: sell 1 resource for 100 fiorini, buy 1 for 200, trade 2 for 1.",
        ),
        ("business", "He brings 50 fiorini in phase 5."),
        (
            "fortune gattamelata",
            (
                "In phase 5 you choose: nothing, and you lose 1 prestige; "
                "100 fiorini for 1 prestige; 200 fiorini for 2 prestige."
            ),
        ),
    ],
)
def test_a_placement_says_what_it_costs_when_and_what_it_brings(action, sentence):
    assert sentence == consequence(ENGLISH, placing(), action)


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN], ids=["en", "it"])
def test_what_a_workshop_does_has_a_verb_in_every_sentence(words):
    verbs = ("It produces", "It sells", "It brings", "bottega produce", "bottega vende")
    for option in placing().options():
        if option.verb == "build":
            said = consequence(words, placing(), option.text)
            assert any(verb in said for verb in (*verbs, "bottega porta")), said


def test_a_captain_who_is_paid_nothing_takes_something_or_nothing():
    for prestige, said in (
        (0, "You pay nothing and lose 1 prestige."),
        (-3, "You pay nothing and lose nothing."),
    ):
        state = placing(
            adam={"income": 0, "prestige": prestige},
            bea=NO_KINSMEN,
            fortune="gattamelata:0",
            next="OtherActivities 0, Artworks",
        )
        assert consequence(ENGLISH, state, "pay gattamelata 1") == said


def test_an_artist_says_his_price_and_whether_it_can_be_paid():
    state = play(placing(), "art palazzo_vescovile salone")
    assert consequence(ENGLISH, state, "hire leonardo_da_vinci") == (
        "You pay 200 fiorini in phase 6. You still lack 1 metal, 1 gold, 1 spice, 1 textile and "
        "100 fiorini; if you cannot pay then, it fails."
    )
    assert consequence(ITALIAN, state, "hire unnamed").startswith("Lavora gratis")


def test_a_construction_is_paid_or_given_up():
    adam = {"workshops": "picconiere:built:- cava:open:0", "market": 1, "income": 0}
    state = placing(adam=adam, bea=NO_KINSMEN, next=PHASE_5)
    assert consequence(ENGLISH, state, "proceed") == (
        "You lack 1 wood and 1 metal: the tile goes back, and you lose 1 prestige."
    )
    state = placing(adam={**adam, "prestige": -3}, bea=NO_KINSMEN, next=PHASE_5)
    assert consequence(ENGLISH, state, "proceed") == (
        "You lack 1 wood and 1 metal: the tile goes back."
    )
    rich = {**adam, "goods": goods(wood=2, metal=1)}
    state = placing(adam=rich, bea=NO_KINSMEN, next=PHASE_5)
    assert consequence(ENGLISH, state, "proceed") == "You pay 2 wood, 1 metal and 100 fiorini."
    assert consequence(ENGLISH, state, "visit market") == ""


def test_an_artwork_is_paid_or_fails():
    works = {"city_works": "duomo.pulpito:0:gian_lorenzo_bernini", "next": PHASE_6}
    rich = {"income": 0, "fiorini": 400, "goods": goods(marble=2, textile=1)}
    state = placing(adam=rich, bea=NO_KINSMEN, **works)
    assert consequence(ENGLISH, state, "complete duomo pulpito") == (
        "You pay 2 marble, 1 textile and 400 fiorini, for 6 prestige and 2 church influence, and "
        "what the artist adds."
    )
    assert choice(ENGLISH, state, "complete duomo pulpito").gain == "+6PP +2CP"
    state = placing(adam={**rich, "fiorini": 399, "prestige": 9}, bea=NO_KINSMEN, **works)
    assert consequence(ENGLISH, state, "complete duomo pulpito") == (
        "You lack 1 fiorino: it fails, and you lose 4 prestige."
    )


def test_what_is_kept_from_the_die_is_said_before_the_muse_is_declined():
    state = placing(
        adam={"income": 0},
        city_works="duomo.pulpito:0:gian_lorenzo_bernini",
        work="duomo.pulpito",
        skill="sculptor",
        rolled="2",
        next=f"FavorOfTheMuse 0, ChooseResult 0, PlaceCrest 0, {PHASE_6}",
    )
    assert choice(ENGLISH, state, "pass").gain == "+4PP"
    assert choice(ENGLISH, state, "muse").gain == "−50f"
    assert consequence(ENGLISH, state, "muse") == (
        "One more roll for 50 fiorini; you keep the one you like."
    )
