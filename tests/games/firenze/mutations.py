"""Rules of Firenze, changed on purpose, and what must be said then."""

from __future__ import annotations

from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    EXCHANGE,
    FULFIL,
    HOLGER,
    NEXT,
    THOMAS,
    position,
)
from tests.mutating import Mutation

CHOOSING = str(position(3, store={THOMAS: "4 red"}, next=CHOOSE))
EXCHANGING = str(
    position(
        3, cards={THOMAS: "mason"}, store={THOMAS: "2 red"}, on_row={1: "1 blue"}, next=EXCHANGE
    )
)
BUILDING = str(
    position(3, store={THOMAS: "1 red 5 blue"}, towers={THOMAS: "red2 green5"}, next=BUILD)
)
RICH = str(position(3, store={THOMAS: "13 white 1 red"}, towers={THOMAS: "red2"}, next=BUILD))
NEARLY_ALL_BUILT = str(
    position(3, store={THOMAS: "14 white 1 red"}, cards={THOMAS: "mason"}, built=5, next=BUILD)
)
FIRE = str(position(3, row="storehouse_fire spy", store={THOMAS: "3 red 2 blue"}, next=CHOOSE))
ALMS = str(position(3, row="alms spy", store={THOMAS: "3 red 2 blue"}, next=CHOOSE))
FLOOD = str(
    position(3, row="flood spy", cheapest=1, store={THOMAS: "7 red", HOLGER: "8 blue"}, next=CHOOSE)
)
FULFILLING = str(
    position(
        3,
        towers={THOMAS: "white6 red5"},
        balconies="I_white_6 II_red_5 - -",
        churches="santa_croce",
        next=FULFIL,
    )
)
THE_END = str(
    position(
        2,
        turn=HOLGER,
        finisher=THOMAS,
        seals={"white 3": HOLGER, "white 7": THOMAS},
        towers={HOLGER: "red3"},
        next=f"FulfilCommissions, {NEXT}",
    )
)

MUTATIONS = [
    Mutation(  # what comes back of a tower: the log
        "towers.py",
        "return height // 2",
        "return height",
        said="tore down: green tower of 5; 2 bricks came back",
        says="tore down: green tower of 5; 5 bricks came back",
        moves=["build red 3", "pass"],
        position=BUILDING,
    ),
    Mutation(  # … and what an option would do
        "towers.py",
        "return height // 2",
        "return 0",
        said="Not raised, so they come down: green tower of 5 and red tower of 2. 3 bricks come",
        says="Not raised, so they come down: green tower of 5 and red tower of 2. 0 bricks come",
        moves=["pass"],
        position=BUILDING,
    ),
    Mutation(  # the price of a card: what an option brings
        "choose_card.py",
        "has_played(PRINCESS) else place",
        "has_played(PRINCESS) else place + 1",
        said="for 2 bricks",
        says="for 3 bricks",
        moves=["take 3"],
        position=CHOOSING,
    ),
    Mutation(  # … and a refusal
        "choose_card.py",
        "has_played(PRINCESS) else place",
        "has_played(PRINCESS) else place + 1",
        said="costs 5, you have 4",
        says="costs 6, you have 4",
        moves=["take 6"],
        position=CHOOSING,
    ),
    Mutation(  # the price of an exchange: a refusal
        "buildings.py",
        "return EXCHANGE\n",
        "return EXCHANGE + 2\n",
        said="costs 3, you have 2",
        says="costs 5, you have 2",
        moves=["exchange"],
        position=EXCHANGING,
    ),
    Mutation(  # construction costs
        "buildings.py",
        "cost = COSTS[bricks]",
        "cost = COSTS[bricks] + 1",
        said="1 brick laid this turn: costs 0",
        says="1 brick laid this turn: costs 1",
        moves=["build red 3"],
        position=BUILDING,
    ),
    Mutation(  # how many bricks a turn: a refusal
        "build_towers.py",
        "if state.built == MOST_BUILT:",
        "if state.built == MOST_BUILT - 1:",
        said="6 bricks laid this turn",
        says="you have built 5 bricks, and no more are allowed",
        moves=["build red 1"],
        position=NEARLY_ALL_BUILT,
    ),
    Mutation(  # a penalty
        "events.py",
        "return stored - stored // 2",
        "return stored",
        said="returns 3 bricks to the pouch: Storehouse Fire",
        says="returns 5 bricks to the pouch: Storehouse Fire",
        moves=["take 1"],
        position=FIRE,
    ),
    Mutation(  # who receives alms
        "events.py",
        "return state.clockwise(1)",
        "return state.clockwise(2)",
        said="Anna gives Bruno 2 bricks: Alms",
        says="Anna gives Carla 2 bricks: Alms",
        moves=["take 1"],
        position=ALMS,
    ),
    Mutation(  # what a flood leaves, where nobody is asked
        "events.py",
        "return max(stored - FLOOD_KEEP, 0)",
        "return max(stored - FLOOD_KEEP - 1, 0)",
        said="Bruno lost 3 bricks: Flood",
        says="Bruno lost 2 bricks: Flood",
        moves=["take 1"],
        position=FLOOD,
    ),
    Mutation(  # the limit of a storehouse: a warning
        "buildings.py",
        "return STOREHOUSE_LIMIT",
        "return STOREHOUSE_LIMIT + 2",
        said="You have 14 bricks; 10 may stay",
        says="You have 14 bricks; 12 may stay",
        moves=["pass"],
        position=RICH,
    ),
    Mutation(  # which towers can be saved: a warning
        "build_towers.py",
        "state.bricks(seat, TOWER_COLOUR[number]) > 0",
        "state.bricks(seat, TOWER_COLOUR[number]) > 1",
        said="It needs a brick this turn, or it comes down: red tower of 2",
        says="You have no brick that fits it, so it would come down: red tower of 2",
        moves=["pass"],
        position=RICH,
    ),
    Mutation(  # what a church pays: gain, consequence and log
        "churches.py",
        "return SANTA_CROCE_POINTS",
        "return SANTA_CROCE_POINTS + 4",
        said="Churches +3",
        says="Santa Croce brings Anna 7 more",
        moves=["fulfil white 6"],
        position=FULFILLING,
    ),
    Mutation(  # the order of the balconies: a refusal becomes a deed
        "commissions.py",
        "numeral != next_balcony(state)",
        "numeral == next_balcony(state)",
        said="balcony I comes first",
        says="Anna fulfilled balcony II, red 5",
        moves=["fulfil red 5"],
        position=FULFILLING,
    ),
    Mutation(  # who has the majority of those tied
        "scoring.py",
        "top > highest",
        "top < highest",
        said="Anna has the majority, white tower",
        says="Bruno has the majority, white tower",
        moves=["pass"],
        position=THE_END,
    ),
]
