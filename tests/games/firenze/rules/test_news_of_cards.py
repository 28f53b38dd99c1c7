"""What the rules of Firenze tell of personnel and events: each fact with its cause."""

from __future__ import annotations

from signoria.games.firenze.news import building, cards
from signoria.games.firenze.news.parts import Tower
from tests.games.firenze.rules.hearing import heard, of, taken
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    DANIELA,
    FULFIL,
    HOLGER,
    LIMITS,
    THOMAS,
    play,
    position,
    taking,
)


def test_whose_card_it_was_belongs_to_the_news():
    held = {THOMAS: "saboteur"}
    state = position(2, cards=held, towers={HOLGER: "blue3"}, store={THOMAS: "1 red"}, next=BUILD)
    target = cards.TargetChosen(THOMAS, "saboteur", HOLGER, (), (Tower("blue", 3),))
    assert heard(state, "play saboteur", "target 1") == [target]
    cut = cards.TopBrickLost(HOLGER, "blue", 3, 2, "saboteur", THOMAS)
    assert heard(state, "cut blue 3") == [cut]
    struck = taking("botch", towers={THOMAS: "blue3"})
    botched = cards.TopBrickLost(THOMAS, "blue", 3, 2, "botch", None)
    assert heard(struck, "cut blue 3")[0] == botched


def test_a_campanile_loses_its_top_brick_too():
    state = taking("botch", campanile={THOMAS: "red blue"}, churches="campanile")
    lost = cards.TopBrickLost(THOMAS, None, 2, 1, "botch", None)
    assert heard(state, "cut campanile")[0] == lost


def test_swaps_are_told_with_both_bricks():
    state = position(
        2,
        cards={THOMAS: "wholesaler smuggler spy"},
        store={THOMAS: "2 white 1 red", HOLGER: "2 blue"},
        on_row={2: "1 green"},
        next=BUILD,
    )
    wanted = cards.BrickWanted(THOMAS, "green", None, 2, "smuggler", 1)
    assert heard(state, "play wholesaler", "swap green 2") == [wanted]
    swapped = cards.SwappedInRow(THOMAS, "white", "green", 2, "smuggler", 2)
    assert heard(state, "give white") == [swapped]
    play(state, "pass", "play smuggler", "target 1")
    wanted = cards.BrickWanted(THOMAS, "blue", HOLGER, None, None, 2)
    assert heard(state, "want blue") == [wanted]
    swapped = cards.SwappedWith(THOMAS, HOLGER, "white", "blue", 1)
    assert heard(state, "give white") == [swapped]
    spied = cards.BrickSpied(THOMAS, HOLGER, "white", 1)
    assert heard(state, "play spy", "target 1", "want white") == [spied]


def test_a_discarded_card_says_whether_a_patrician_did_it():
    held = "mason spy patrician workshop scandal scandal"
    state = position(3, cards={THOMAS: held}, next=LIMITS)
    by = cards.CardDiscarded(THOMAS, "scandal", "patrician")
    assert heard(state.copy(), "play patrician", "discard scandal")[0] == by
    assert heard(state, "discard spy")[0] == cards.CardDiscarded(THOMAS, "spy", None)


def test_a_patrician_spares_the_taker_or_stays_in_hand():
    flooded = {"cards": {THOMAS: "patrician"}, "store": {THOMAS: "7 red"}}
    spared = heard(taking("flood", **flooded), "play patrician")
    assert spared[:2] == [
        cards.PersonnelPlayed(THOMAS, "patrician"),
        cards.Spared(THOMAS, "flood"),
    ]
    assert heard(taking("flood", **flooded), "pass") == [
        cards.Endured(THOMAS, "flood"),
        cards.BricksDue(THOMAS, 2, "flood", None),
    ]


def test_alms_name_who_receives_them():
    state = position(3, turn=DANIELA, row="alms spy", store={DANIELA: "1 red 2 blue"}, next=CHOOSE)
    assert cards.BricksDue(DANIELA, 2, "alms", THOMAS) in heard(state, "take 1")
    assert heard(state, "give red") == [cards.BrickHandedOver(DANIELA, THOMAS, "red", 1, 1)]


def test_an_event_that_asks_nobody_tells_what_it_took():
    told = taken("tribute", cheapest=1, store={THOMAS: "1 white 3 red", HOLGER: "1 blue"})
    assert of(cards.BricksLost, told) == [
        cards.BricksLost(THOMAS, ("white", "red"), "tribute"),
        cards.BricksLost(HOLGER, ("blue",), "tribute"),
    ]


def test_too_many_bricks_are_due_without_a_card():
    state = position(2, store={THOMAS: "12 white"}, towers={THOMAS: "red3"}, next=FULFIL)
    assert heard(state, "pass") == [
        building.TowersStay(THOMAS, (Tower("red", 3),)),
        cards.BricksDue(THOMAS, 2, None, None),
    ]
    assert heard(state, "give white") == [cards.BrickReturned(THOMAS, "white", 12, 1)]
