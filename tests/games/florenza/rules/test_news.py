"""What the rules tell: each fact where it happens, and to whom."""

from __future__ import annotations

from pathlib import Path

from signoria.faces.phrases.log import begins_anew
from signoria.games.florenza.news import economy, income, kinsmen, rounds
from signoria.kernel.news import PHASE, ROUND, TURN, Chose, hear, heard_by, preview
from tests.games.florenza.rules.hearing import of, told, two
from tests.games.florenza.rules.hidden import otherwise
from tests.games.florenza.rules.positions import (
    GAME,
    JOHN,
    PAUL,
    REST_OF_ROUND,
    goods,
    position,
)

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.record"))


# The setup


def test_the_setup_is_told_when_each_draw_is_complete():
    state = GAME.new(2)
    facts = []
    while state.actor() < 0:
        facts += hear(state, state.options()[0])
    (came,) = of(rounds.CharactersCame, facts)
    assert len(came.characters) == 2 + GAME.box["start.characters"]
    (captains,) = of(rounds.CaptainsRevealed, facts)
    assert len(captains.captains) == 2 + GAME.box["start.captains"]
    assert of(rounds.OrderDecided, facts) == [rounds.OrderDecided((0, 1))]
    assert told(state, "build fabbro")[1:] == [
        rounds.Started(PAUL, 1, "fabbro", (("spice", 1),), ())
    ]


# Phases 1 to 3


def test_income_is_told_by_its_sources():
    state = position(
        2,
        captain=JOHN,
        city_crests="duomo.cupola:0:2",
        f0={"workshops": "casa:built:-", "district": "palazzo.ritratto", "crests": [9, 1, 0, 1]},
        next=f"ThirdResource, HoldingsIncome, Bishop, Kinsmen 0, {REST_OF_ROUND}",
    )
    facts = told(state, "resource gold")
    assert of(income.ResourceChosen, facts) == [income.ResourceChosen(JOHN, "gold")]
    mine = [
        (one.source, one.key, one.gains) for one in of(income.Income, facts) if one.family == JOHN
    ]
    assert mine == [
        ("third", None, (("gold", 1),)),
        ("base", None, (("marble", 1), ("wood", 1), ("fiorini", 200), ("kinsmen", 3))),
        ("workshop", "casa", (("fiorini", 50), ("kinsmen", 1))),
        ("flag", "duomo cupola", (("prestige", 1),)),
        ("crest", "duomo cupola", (("church", 1),)),
    ]
    assert of(income.KinsmenReady, facts) == [
        income.KinsmenReady(JOHN, 4),
        income.KinsmenReady(PAUL, 3),
    ]


def test_the_bishop_tells_whom_he_expelled_and_whom_he_spared():
    state = position(
        3,
        captain=JOHN,
        bishop=JOHN,
        characters="giotto:3",
        f0={"income": 2},
        f1={"income": 1},
        f2={"income": 0, "pool": 0},
        next=f"CaptainOfThePeople, Bishop, Kinsmen 0, {REST_OF_ROUND}",
    )
    facts = told(state, "detain giotto")
    assert of(income.Detained, facts) == [income.Detained(JOHN, "giotto")]
    assert of(income.BishopActed, facts) == [income.BishopActed(JOHN, (PAUL,), (2,), 1)]


# Phase 4


def test_a_visit_tells_the_owner_and_the_price():
    facts = told(two(), "operate 1 1")
    assert facts[:2] == [
        Chose(JOHN, "operate 1 1"),
        kinsmen.Operated(JOHN, PAUL, 1, "fabbro", 1, (), (("metal", 1),)),
    ]


def test_a_construction_tells_its_cost_and_what_will_be_missing():
    (begun,) = of(kinsmen.BuildingBegun, told(two(), "build segheria"))
    assert begun.cost == (("marble", 2), ("metal", 1), ("fiorini", 100))
    assert begun.lack == (("metal", 1),)
    assert begun.space == 2


def test_production_on_a_later_space_comes_too_late_for_a_construction():
    """Boscaiuolo costs a marble on space 1, which Picconiere on space 2 brings afterwards."""
    late = {"workshops": "- picconiere:built:0", "goods": goods(), "income": 2}
    state = two(john=late)
    (begun,) = of(kinsmen.BuildingBegun, told(state, "build boscaiuolo"))
    assert (begun.space, begun.lack) == (1, (("marble", 1),))
    (warning,) = GAME.warnings(state, JOHN)
    assert isinstance(warning, economy.BuildingFailed)
    assert (warning.workshop, warning.lack, warning.lost) == ("boscaiuolo", (("marble", 1),), 1)
    early = {"workshops": "picconiere:built:0", "goods": goods(), "income": 2}
    state = two(john=early)
    (begun,) = of(kinsmen.BuildingBegun, told(state, "build boscaiuolo"))
    assert (begun.space, begun.lack) == (2, ())
    assert GAME.warnings(state, JOHN) == []


def test_what_fails_takes_nothing_from_what_comes_after_it():
    state = two(
        john={"workshops": "- -", "goods": goods(marble=1), "fiorini": 50, "income": 3},
    )
    told(state, "build segheria", "build boscaiuolo")
    (warning,) = GAME.warnings(state, JOHN)
    assert warning.workshop == "segheria"


def test_artwork_and_artist_tell_cost_price_and_prospects():
    state = two(characters="leonardo_da_vinci:3")
    facts = told(state, "art palazzo_vescovile salone", "hire leonardo_da_vinci")
    (begun,) = of(kinsmen.ArtworkBegun, facts)
    assert begun.gains == (("prestige", 5), ("church", 1))
    assert begun.income == (("church", 1),)
    (hired,) = of(kinsmen.ArtistHired, facts)
    assert (hired.artist, hired.price, hired.least, hired.most) == ("leonardo_da_vinci", 200, 3, 7)
    assert ("fiorini", 100) in hired.lack


def test_charity_tells_what_was_paid_and_who_came():
    state = two(characters="giordano_bruno:4", john={"fiorini": 300, "pool": 3})
    facts = told(state, "charity duomo giordano_bruno")
    assert of(kinsmen.CharityGiven, facts) == [
        kinsmen.CharityGiven(JOHN, "duomo", "giordano_bruno", 200, 3, (("wood", 1), ("church", -1)))
    ]


def test_the_outlook_follows_every_placement():
    (outlook,) = of(kinsmen.Outlook, told(two(), "business"))
    assert outlook.coming == (("fiorini", 50),)
    assert outlook.left == (("marble", 2), ("wood", 1), ("fiorini", 200))


# For everybody


def test_a_preview_is_what_then_happens():
    state = two(characters="leonardo_da_vinci:3", fortune="gattamelata:-")
    for action in state.options():
        shown = preview(state, action, JOHN).facts
        heard = hear(state.copy(), action)
        assert shown[: len(heard)] == heard[: len(shown)]


def test_a_preview_of_the_last_move_keeps_the_others_tokens_secret():
    state = two(john={"income": 1, "tokens": [7, 2]}, paul={"tokens": [21, 3]}, round=7)
    shown = preview(state, GAME.words.worded("business"), JOHN)
    assert shown.is_open
    assert not of(rounds.TokensCounted, shown.facts)
    assert not of(rounds.Total, shown.facts)


class Zeros:
    """A generator that always draws the first."""

    def below(self, _: int) -> int:
        return 3


def test_nothing_that_is_hidden_changes_what_a_seat_is_told():
    state = two(
        john={"income": 1, "tokens": [7, 2]}, paul={"tokens": [21, 3]}, fortune="gattamelata:-"
    )
    other = otherwise(state, JOHN, Zeros())
    for action in state.options():
        mine, same = (heard_by(JOHN, hear(each.copy(), action)) for each in (state, other))
        assert mine == same
    assert GAME.warnings(state, JOHN) == GAME.warnings(other, JOHN)


def test_the_board_is_worth_another_look_when_all_kinsmen_are_placed():
    assert not begins_anew(told(two(), "business"))
    facts = told(two(john={"income": 1}), "business")
    assert begins_anew(facts)
    begun = [fact.begins for fact in facts if fact.begins]
    assert begun[:3] == [TURN, PHASE, PHASE]  # all placed, economic activities, artwork
    assert begun[-1] in (ROUND, PHASE)
