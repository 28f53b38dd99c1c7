"""What the rules of Firenze tell of exchange, towers, commissions and the end."""

from __future__ import annotations

from signoria.games.firenze.news import building, row
from signoria.games.firenze.news.parts import Tower
from tests.games.firenze.rules.hearing import heard, of
from tests.games.firenze.rules.positions import (
    BOX,
    BUILD,
    EXCHANGE,
    FULFIL,
    HEIGHTS,
    HOLGER,
    NEXT,
    THOMAS,
    points_of,
    position,
)


def test_an_exchange_is_told_at_its_begin_and_at_its_end():
    state = position(3, store={THOMAS: "3 white 1 red"}, on_row={4: "1 blue"}, next=EXCHANGE)
    assert heard(state, "exchange") == [building.ExchangeBegun(THOMAS, 3)]
    paid = row.BrickPaid(THOMAS, "white", 4, "mason", "blue", 3, 2)
    assert heard(state, "swap blue 4", "give white") == [paid]
    done = building.Exchanged(THOMAS, 3, "blue", 4, "mason")
    assert heard(state, "give white", "give white")[-1] == done


def test_a_laid_brick_says_what_the_tower_fits_and_all_it_would_bring():
    state = position(
        3,
        store={THOMAS: "3 green 3 blue 4 red"},
        towers={THOMAS: "green4 blue3 red4"},
        seals={"blue 4": HOLGER},
        balconies="I_white_6 II_red_5 - -",
        churches="campanile",
        next=BUILD,
    )
    points = points_of("green 5")
    level = BOX["level_tiles.5"]
    assert heard(state, "build green 5") == [
        building.BrickLaid(THOMAS, "green", 4, 5, False, 1, 0, "open", None, points, points + level)
    ]
    assert heard(state, "build blue 4") == [
        building.BrickLaid(THOMAS, "blue", 3, 4, False, 2, 0, "gone", None, 0, 0)
    ]
    assert heard(state, "build red 5") == [
        building.BrickLaid(THOMAS, "red", 4, 5, False, 3, 1, "waiting", "II", 0, 0)
    ]
    assert heard(state, "campanile red")[:1] == [
        building.BrickLaid(THOMAS, "red", 0, 1, True, 4, 3, None, None, 0, 0)
    ]


def test_what_was_built_and_what_was_abandoned_are_told_before_the_costs_are_paid():
    state = position(
        3, store={THOMAS: "5 red 3 blue"}, towers={THOMAS: "red2 green5 green1"}, next=BUILD
    )
    assert heard(state, "build red 3", "build blue 1", "again red 4", "pass") == [
        building.Built(THOMAS, 3, 1, (Tower("red", 4), Tower("blue", 1))),
        building.Abandoned(THOMAS, "green", 1, 0),
        building.Abandoned(THOMAS, "green", 5, 2),
    ]
    assert of(building.TornDown, heard(state, "give red")) == [
        building.TornDown(THOMAS, "green", 1, (), None),
        building.TornDown(THOMAS, "green", 5, ("green", "green"), None),
    ]


def test_a_campanile_that_comes_down_gives_back_its_lower_bricks():
    state = position(
        2,
        churches="campanile",
        campanile={THOMAS: "white yellow red"},
        store={THOMAS: "1 red"},
        next=BUILD,
    )
    fallen = of(building.TornDown, heard(state, "pass"))
    assert fallen == [building.TornDown(THOMAS, None, 3, ("white",), None)]


def test_a_completed_campanile_is_why_the_others_come_down():
    state = position(
        2,
        churches="campanile",
        campanile={THOMAS: "white yellow green red blue purple", HOLGER: "red blue"},
        next=FULFIL,
    )
    assert heard(state, "fulfil campanile")[:2] == [
        building.CampanileCompleted(THOMAS, 10),
        building.TornDown(HOLGER, None, 2, ("red",), THOMAS),
    ]


# Commissions and the end


def test_a_commission_is_told_with_all_that_it_brought():
    state = position(
        3,
        towers={THOMAS: "white6"},
        balconies="I_white_6 - - -",
        churches="santa_croce orsanmichele",
        seals={f"red {height}": THOMAS for height in HEIGHTS},
        next=FULFIL,
    )
    assert heard(state, "fulfil white 6")[:6] == [
        building.Fulfilled(THOMAS, 7, "white", 6, "I", 0),
        building.LevelBonus(THOMAS, 2, 6),
        building.ChurchPaid(THOMAS, 3, "santa_croce"),
        building.ChurchPaid(THOMAS, 2, "orsanmichele"),
        building.LastSealPlaced(THOMAS, 5),
        building.FlagPasses(THOMAS, "white"),
    ]


def test_a_flag_passes_only_to_somebody_new():
    state = position(3, towers={THOMAS: "red5"}, seals={"red 3": THOMAS}, next=FULFIL)
    assert of(building.FlagPasses, heard(state, "fulfil red 5")) == []


def test_the_final_scoring_tells_each_line_as_it_is_paid():
    state = position(
        2,
        turn=HOLGER,
        finisher=THOMAS,
        cards={THOMAS: "scandal recognition"},
        seals={"white 7": HOLGER, "red 3": THOMAS, "red 4": HOLGER},
        towers={HOLGER: "blue3"},
        next=f"FulfilCommissions, {NEXT}",
    )
    assert heard(state, "pass")[1:] == [
        building.ScoringBegins(),
        building.MajorityPaid(HOLGER, 2, "white", 1, (0, 1), (0, 7)),
        building.MajorityPaid(HOLGER, 4, "red", 1, (1, 1), (3, 4)),
        building.CelebrationPaid(THOMAS, 1, "recognition", 1),
        building.CelebrationPaid(THOMAS, -3, "scandal", 1),
    ]
