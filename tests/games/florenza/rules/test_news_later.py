"""What the rules tell in phases 5 to 8, at the end, and of Ghosts."""

from __future__ import annotations

import pytest

from signoria.games.florenza.news import artworks, economy, ghosts, rounds
from tests.games.florenza.rules.hearing import of, told, two
from tests.games.florenza.rules.positions import (
    GAME,
    GHOST,
    GHOST_REST,
    JOHN,
    PAUL,
    YOU,
    goods,
    position,
)

# Phase 5


def test_phase_5_is_told_space_by_space():
    state = two(
        john={"income": 1, "workshops": "picconiere:built:0 boscaiuolo:open:0 fabbro:built:0"},
        paul={"workshops": "cava:built:1"},
    )
    facts = told(state, "business", "proceed")
    kinds = (economy.Produced, economy.Built, economy.BusinessCollected)
    assert [type(fact).__name__ for fact in facts if isinstance(fact, kinds)] == [
        "Produced",
        "Produced",
        "Built",
        "Produced",
        "BusinessCollected",
    ]
    (built,) = of(economy.Built, facts)
    assert built == economy.Built(JOHN, 2, "boscaiuolo", (("marble", 1), ("fiorini", 50)), ())
    assert of(rounds.AllPlaced, facts)


def test_a_marker_at_its_lowest_loses_nothing():
    state = two(
        john={"income": 1, "prestige": -3, "workshops": "zecca:open:0", "goods": goods()},
    )
    (failed,) = of(economy.BuildingFailed, told(state, "business", "proceed"))
    assert failed.lost == 0
    assert failed.lack == (("marble", 2), ("metal", 1))


def test_the_market_tells_each_trade():
    state = two(
        john={"income": 0, "market": 1, "goods": goods(wood=2, gold=1), "fiorini": 150},
        next="OtherActivities 0, OtherActivities 1, Artworks, TurnOrder, EndOfRound, Round",
    )
    moves = ["visit market", "sell gold", "buy gold", "give wood", "give wood", "resource marble"]
    facts = told(state, *moves)
    assert of(economy.SoldAtMarket, facts) == [economy.SoldAtMarket(JOHN, "gold", 100)]
    assert of(economy.BoughtAtMarket, facts)[0].resource == "gold"
    assert of(economy.TradedAtMarket, facts) == [
        economy.TradedAtMarket(JOHN, (("wood", 2),), "marble")
    ]


def test_a_captain_tells_his_line():
    state = two(
        john={"income": 0, "fiorini": 250},
        fortune="giovanni_dalle_bande_nere:0",
        next="OtherActivities 0, OtherActivities 1, Artworks, TurnOrder, EndOfRound, Round",
    )
    facts = told(state, "pay giovanni_dalle_bande_nere 3", "resource spice")
    assert of(economy.CaptainPaid, facts) == [
        economy.CaptainPaid(
            JOHN, "giovanni_dalle_bande_nere", 3, 250, (("prestige", 2), ("choice", 1))
        )
    ]
    assert of(economy.ResourceGranted, facts) == [economy.ResourceGranted(JOHN, "spice")]


# Phase 6


def artwork(**more):
    """John completes the Pulpito with Bernini."""
    return two(
        characters="gian_lorenzo_bernini:3",
        city_works="duomo.pulpito:0:gian_lorenzo_bernini",
        john={
            "income": 0,
            "fiorini": 500,
            "goods": goods(marble=2, textile=1),
            **more.pop("john", {}),
        },
        next="CompleteArtworks 0, CompleteArtworks 1, TurnOrder, EndOfRound, Round",
        **more,
    )


def test_an_artwork_is_told_from_its_payment_to_its_crest():
    moves = ["complete duomo pulpito", "as sculptor", "roll 2", "roll 2", "muse", "roll 6"]
    facts = told(artwork(), *moves, "result 6", "crest church")
    (completed,) = of(artworks.ArtworkCompleted, facts)
    assert (completed.artist, completed.skill, completed.price) == (
        "gian_lorenzo_bernini",
        "sculptor",
        200,
    )
    assert completed.cost == (("marble", 2), ("textile", 1), ("fiorini", 200))
    assert of(artworks.MuseAsked, facts) == [artworks.MuseAsked(JOHN, 50)]
    (result,) = of(artworks.ResultUsed, facts)
    assert (result.rolled, result.result, result.prestige, result.masterpiece) == (
        (2, 6),
        6,
        5,
        True,
    )
    assert of(artworks.CrestPlaced, facts) == [
        artworks.CrestPlaced(JOHN, "duomo pulpito", "church")
    ]


def test_a_failure_tells_what_was_missing_and_what_it_cost():
    facts = told(artwork(john={"fiorini": 0}), "complete duomo pulpito")
    (failed,) = of(artworks.ArtworkFailed, facts)
    assert failed.cost == (("marble", 2), ("textile", 1), ("fiorini", 400))
    assert failed.lack == (("fiorini", 400),)
    assert failed.lost == 3  # the marker ends at its lowest space


def test_without_a_die_the_value_is_told_with_its_price():
    state = artwork(no_die=1)
    facts = told(state, "complete duomo pulpito", "as sculptor", "incentive 1")
    (value,) = of(artworks.ValueReached, facts)
    base = GAME.box["no_die.base"][2]
    assert (value.fiorini, value.value) == (GAME.box["no_die.step"], base + 1)


def test_the_fourth_artwork_tells_a_whole_building():
    state = two(
        john={
            "income": 0,
            "works": "palazzo.ritratto:unnamed",
            "district": "palazzo.giardino palazzo.facciata palazzo.camera_nuziale",
            "crests": [7, 1, 1, 1],
            "goods": goods(marble=3, wood=3, metal=3, gold=3, spice=3, textile=3),
            "fiorini": 500,
        },
        next="CompleteArtworks 0, CompleteArtworks 1, TurnOrder, EndOfRound, Round",
    )
    facts = told(state, "complete palazzo ritratto", "roll 3", "pass")
    assert of(artworks.BuildingWhole, facts) == [
        artworks.BuildingWhole(JOHN, "palazzo", (("prestige", 4),))
    ]


# Phases 7 and 8, and the end


def test_offices_tell_tokens_and_the_cardinals_points():
    state = two(john={"income": 1, "prestige": 17, "church": 4}, bishop=JOHN)
    facts = told(state, "business")
    assert of(rounds.CaptainElected, facts) == [rounds.CaptainElected(JOHN, 17, 4)]
    assert of(rounds.BishopElected, facts) == [rounds.BishopElected(JOHN, 4, 3, 2)]
    assert of(rounds.OrderDecided, facts) == [rounds.OrderDecided((JOHN, PAUL))]


def test_the_last_round_ends_with_every_line_of_every_family():
    state = two(john={"income": 1, "tokens": [7, 2]}, round=7)
    facts = told(state, "business")
    scored = facts[facts.index(rounds.ScoringBegins()) :]
    mine = [fact for fact in scored if getattr(fact, "family", None) == JOHN]
    sheet = GAME.scores(state)[JOHN]
    assert [fact.points for fact in mine[:-1]] == [points for _, points in sheet.lines]
    assert rounds.TokensCounted(JOHN, 2, 7) in mine
    assert mine[-1] == rounds.Total(JOHN, sheet.total)
    assert len(of(rounds.Total, facts)) == 2


# Ghosts


def ghost(**more):
    """The Ghost's turn; you have a Convento."""
    table = {"characters": "leonardo_da_vinci:3", "fortune": "gattamelata:-", **more}
    return position(
        1,
        ghosts="easy",
        next=f"GhostTurn 1, ClearActionTable 1, KinsmenAndGhosts 0, {GHOST_REST}",
        f0={"workshops": "convento:built:-", "income": 1},
        f1={"workshops": "fabbro:built:-", "income": 2, "actions": 2},
        **table,
    )


def test_a_ghost_tells_what_its_die_counted_to_and_why_it_acted_so():
    facts = told(ghost(), "roll 4")
    assert of(ghosts.GhostRolled, facts) == [ghosts.GhostRolled(GHOST, 4, 4, "chiesa")]
    (created,) = of(ghosts.GhostCreated, facts)
    assert (created.artist, created.is_dearest, created.die) == ("leonardo_da_vinci", False, 1)
    (operated,) = of(ghosts.GhostOperated, told(ghost(), "roll 1", "roll 1"))
    assert (operated.owner, operated.price) == (YOU, 1)


@pytest.mark.parametrize(
    ("more", "rolls", "idle"),
    [
        ({"characters": ""}, ["roll 4"], ghosts.GhostIdle(GHOST, "chiesa", "artist", None)),
        ({"fortune": ""}, ["roll 6"], ghosts.GhostIdle(GHOST, "fortune", "captain", None)),
        (
            {"supply": {"mercatante": 0}},
            ["roll 3", "roll 2", "roll 5"],
            ghosts.GhostIdle(GHOST, "build", "tile", "mercatante"),
        ),
    ],
)
def test_a_ghost_that_does_nothing_tells_why(more, rolls, idle):
    assert of(ghosts.GhostIdle, told(ghost(**more), *rolls)) == [idle]
