"""Rules of the Florenza Dice Game, changed on purpose, and what must be said then."""

from __future__ import annotations

from tests.games.florenza_dice.rules.positions import OTHERS, all_but, position
from tests.mutating import Mutation

LOW = "1 1 1 1 1 1"
READY = all_but("giardino")
FIRST = str(position())
WALKING = str(position(dice=LOW, tracks={0: "1 12 0"}))
HIRING = str(position(supply={0: "0 200 1"}, rione={0: "1 18"}, ticks={0: READY}))
POOR = str(position(ticks={0: READY}))
BUILDING = str(
    position(rione={0: "1 2 3 4"}, ticks={0: "5.wood 5.metal"}, next="EndStep, UseOneDie, EndStep")
)
ANSWERING = str(position(used="white red grey", next=OTHERS))
ROUND_ENDS = str(
    position(
        next="EndStep, Round",
        supply={0: "1 0 0"},
        tracks={0: "2 0 0", 1: "2 0 0"},
        artists={1: "0 0 0 0 2 0 0 0"},
    )
)
LAST_ROUND = str(position(next="EndStep, Round", round=6, supply={0: "2 0 0"}))
GHOST = str(
    position(
        1,
        active="ghost",
        dice="2 1 3 1 1 -",
        next="RollDice 5, GhostChoosesDice, AnswerTheGhost, UseOneDie, EndStep",
    )
)

MUTATIONS = [
    Mutation(  # a divisor: what money counts, in the consequence
        "sheets.py",
        "return count // FIORINI_A_POINT",
        "return count",
        said="points 0 → 1",
        says="points 0 → 2",
        moves=["use white fiorini"],
        position=FIRST,
    ),
    Mutation(  # what a die brings: log and consequence
        "use_die.py",
        "return _take_fiorini(state, die, FIORINI_OF_A_DIE, NO_BUILDING)",
        "return _take_fiorini(state, die, FIORINI_OF_A_DIE + 1, NO_BUILDING)",
        said="for 200 Fiorini",
        says="for 300 Fiorini",
        moves=["use white fiorini"],
        position=FIRST,
    ),
    Mutation(
        "use_die.py",
        "return _take_fiorini(state, die, FIORINI_OF_A_DIE, NO_BUILDING)",
        "return _take_fiorini(state, die, FIORINI_OF_A_DIE + 1, NO_BUILDING)",
        said="Fiorini 0 → 200",
        says="Fiorini 0 → 300",
        moves=["use white fiorini"],
        position=FIRST,
    ),
    Mutation(  # a price: the log, and what is left
        "die_uses.py",
        "return max(full - CHEAPER, 0)",
        "return full",
        said="for 100 Fiorini: 4 + 2 points",
        says="for 200 Fiorini: 4 + 2 points",
        moves=["use green cheaper giardino"],
        position=HIRING,
    ),
    Mutation(  # a limit: the reason
        "die_uses.py",
        "return cost <= state.fiorini(seat)",
        "return cost < state.fiorini(seat)",
        said="completed the Giardino",
        says="costs 200, you have 200",
        moves=["use green artist giardino"],
        position=HIRING,
    ),
    Mutation(  # what is lost beyond the end of a track
        "tracks.py",
        'gain(state, seat, FIORINI, OVERFLOW, "track")',
        'gain(state, seat, FIORINI, OVERFLOW * 3, "track")',
        said="200 F",
        says="600 F",
        moves=["use brown bishop 2"],
        position=WALKING,
    ),
    Mutation(  # the points of a space: gain and log
        "buildings.py",
        "points = BUILDING_POINTS[building] + SPACE_POINTS[space]",
        "points = BUILDING_POINTS[building] + 3 * SPACE_POINTS[space]",
        said="built Taverna in space 5: 2 points",
        says="built Taverna in space 5: 4 points",
        moves=["build 16"],
        position=BUILDING,
    ),
    Mutation(  # the worth of a star
        "artworks.py",
        "return MASTERPIECE_POINTS\n",
        "return MASTERPIECE_POINTS + 1\n",
        said="2 points more",
        says="3 points more",
        moves=["use green artist giardino", "spend star"],
        position=HIRING,
    ),
    Mutation(  # the lowest fee: the warning
        "box.py",
        "[min(list(FEE_FOR)[board * FACES",
        "[max(list(FEE_FOR)[board * FACES",
        said="costs at least 100 Fiorini",
        says="costs at least 200 Fiorini",
        moves=["use white fiorini"],
        position=POOR,
    ),
    Mutation(  # who may use which die: the reason
        "use_die.py",
        "if state.bishop == state.player:",
        "if state.bishop != state.player:",
        said="Anna has used the white die",
        says="Bruno used the white die (4) for 200 Fiorini",
        moves=["use white fiorini"],
        position=ANSWERING,
    ),
    Mutation(  # a tie
        "offices.py",
        "elif marked == most:\n            found = NONE",
        "elif marked == most:\n            found = seat",
        said="Nobody is Captain of the People",
        says="Bruno is Captain of the People",
        moves=["done"],
        position=ROUND_ENDS,
    ),
    Mutation(  # the income
        "artworks.py",
        'gain(state, state.player, FIORINI, INCOME_FIORINI, "income")',
        'gain(state, state.player, FIORINI, 2 * INCOME_FIORINI, "income")',
        said="Bruno received 100 Fiorini as income",
        says="Bruno received 200 Fiorini as income",
        moves=["done"],
        position=ROUND_ENDS,
    ),
    Mutation(  # the final scoring
        "sheets.py",
        "return count * SPARE_SCORE",
        "return count * SPARE_SCORE * 2",
        said="Spares left 2",
        says="Spares left 4",
        moves=["done"],
        position=LAST_ROUND,
    ),
    Mutation(  # an order: the Ghost counts the dice
        "ghost.py",
        "        die += 1\n        if die == DICE:\n            die = 0\n",
        "        die -= 1\n        if die < 0:\n            die = DICE - 1\n",
        said="Pope Sisto IV took",
        says="Pope Sisto IV took grey, green and red",
        moves=["roll yellow 1"],
        position=GHOST,
    ),
]
