"""What the rules of Firenze tell of set-up and row, and what is true of all that they tell."""

from __future__ import annotations

from pathlib import Path

from signoria import Record
from signoria.games.firenze.news import cards, row
from signoria.games.firenze.news.parts import Balcony, Space
from signoria.kernel.chance import Rng
from signoria.kernel.news import Fact, hear, heard_by
from signoria.story import Story
from tests.games.firenze.rules.hearing import heard, of, taken
from tests.games.firenze.rules.positions import (
    CHOOSE,
    DANIELA,
    GAME,
    HEIGHTS,
    HOLGER,
    THOMAS,
    play,
    position,
    taking,
)

GOLDEN = Path(__file__).parent.parent / "golden"


def test_the_set_up_is_told_when_the_table_is_laid():
    state = GAME.new(2, {"starter": "random"})
    assert heard(state, "start 1") == [row.StarterDrawn(HOLGER)]
    told: list[Fact] = []
    while not told or not isinstance(told[-1], row.TurnBegins):
        told = hear(state, state.options()[0])
    laid = told[-2]
    assert isinstance(laid, row.TableSet)
    assert laid.balconies[0] == Balcony("I", "white", 6, 7)
    assert len(laid.row) == 6
    assert len(laid.closed) == 5
    assert told[-1] == row.TurnBegins(HOLGER)


def test_a_starter_whom_the_host_names_is_told():
    state = GAME.new(2, {"starter": "host"})
    assert heard(state, "start 1") == [row.StarterNamed(HOLGER)]


def test_a_closed_commission_is_told():
    state = GAME.new(2, {"placement": "host"})
    while int(state.actor()) < 0:
        state.apply(state.options()[0])
    assert heard(state, "seal red 3") == [row.CommissionClosed("red", 3)]


def test_a_chosen_card_is_told_with_its_cost_and_where_the_bricks_go():
    state = position(3, store={THOMAS: "2 red"}, on_row={3: "1 blue"}, next=CHOOSE)
    assert heard(state, "take 3") == [
        row.CardChosen(THOMAS, 3, "princess", 2, (1, 2), ("blue",), False)
    ]
    assert heard(state, "pay red 1") == [
        row.BrickPaid(THOMAS, "red", 1, "wholesaler", None, 2, 1),
    ]
    assert heard(state, "pay red 2") == [
        row.BrickPaid(THOMAS, "red", 2, "smuggler", None, 1, 0),
        row.CardTaken(THOMAS, 3, "princess", 2, ("blue",)),
        row.RowSlid(3),
    ]


def test_the_princess_pays_for_a_card():
    state = position(3, cards={THOMAS: "princess"}, next=CHOOSE)
    assert heard(state, "play princess") == [cards.PersonnelPlayed(THOMAS, "princess")]
    taken = of(row.CardTaken, heard(state, "take 6"))
    assert taken == [row.CardTaken(THOMAS, 6, "saboteur", 0, ())]


def test_a_new_card_is_one_fact_with_its_last_brick():
    state = play(position(3, store={THOMAS: "1 red"}, next=CHOOSE), "take 1")
    for text in ("reveal spy", "draw red", "draw red", "draw blue"):
        assert heard(state, text) == []
    new = row.CardRevealed(6, "spy", ("white", "red", "red", "blue"))
    assert heard(state, "draw white") == [new]


def test_a_card_without_bricks_is_told_when_the_pouch_is_empty():
    nothing = dict.fromkeys(("white", "yellow", "green", "red", "blue", "purple"), 0)
    state = play(position(3, bag=nothing, next=CHOOSE), "take 1")
    assert heard(state, "reveal spy")[0] == row.CardRevealed(6, "spy", ())


def test_the_deck_and_the_last_round_are_told():
    state = position(3, deck="", discards="spy mason", reshuffles="0 3", next=CHOOSE)
    assert row.Reshuffled(1) in heard(state, "take 1")
    last = position(3, deck="", discards="spy mason", reshuffles="3 3", next=CHOOSE)
    assert [row.Reshuffled(4), row.LastRound()] == heard(last, "take 1")[-2:]


def test_buildings_churches_and_the_monument_say_where_they_went():
    assert row.PutUp(THOMAS, "workshop") in taken("workshop")
    second = taken("workshop", cards={THOMAS: "workshop"})
    assert row.SecondBuilding(THOMAS, "workshop") in second
    assert of(row.CardChosen, second)[0].is_discarded
    assert row.ChurchPlaced(THOMAS, "san_miniato") in taken("san_miniato")
    all_four = "campanile santa_croce orsanmichele santa_maria_novella"
    full = taken("san_miniato", churches=all_four)
    assert row.NoChurchSpace(THOMAS, "san_miniato") in full
    assert of(row.CardChosen, full)[0].is_discarded
    assert row.MonumentKept(THOMAS) in taken("monument")
    state = taking("monument", towers={HOLGER: "red2", DANIELA: "red2"})
    assert heard(state, "target 2")[0] == row.MonumentGiven(THOMAS, DANIELA)


# Laws


def test_dealing_tells_as_taking_does():
    """Several outcomes at once: what is complete at the end is the same."""
    for seed in range(6):
        state, rng = GAME.new(2 + seed % 3, {"starter": "random"}), Rng(seed)
        twin = state.copy()
        for _ in range(300):
            if int(state.actor()) == -2:
                break
            facts: list[Fact] = []
            if int(state.actor()) >= 0:
                action = state.options()[rng.below(len(state.options()))]
                assert hear(state, action) == hear(twin, action)
                continue
            state.news = facts
            dealing, before = Rng(seed), str(state)
            state.deal(dealing)
            state.news = None
            told: list[Fact] = []
            assert before == str(twin)
            again = Rng(seed)
            while str(twin) != str(state):
                options = twin.options()
                told += hear(twin, options[again.weighted(twin.weights())])[1:]
            assert facts == told


def test_nothing_that_is_told_is_secret():
    """Cards come from the open row and are played face up; hands are shown in the scoring."""
    for path in sorted(GOLDEN.glob("*.record"))[:3]:
        story = Story.of(Record.read(path))
        for facts in story.facts:
            assert heard_by(None, facts) == facts


def test_closed_commissions_of_a_dead_colour_are_part_of_the_set_up():
    state = GAME.new(2, {"dead_colour": "red"})
    told: list[Fact] = []
    while not told or not isinstance(told[-1], row.TurnBegins):
        told = hear(state, state.options()[0])
    laid = of(row.TableSet, told)[0]
    assert laid.closed == tuple(Space("red", height) for height in HEIGHTS)
