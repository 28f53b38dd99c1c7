"""Game setup: the city and its characters, the districts, the turn order, starting workshops."""

from __future__ import annotations

from typing import ClassVar, Final

from signoria._compat import i64, vec
from signoria.games.florenza.news.reasons import CannotPay, NoTileLeft, SameSpace
from signoria.games.florenza.news.rounds import CaptainsRevealed, OrderDecided, Started
from signoria.games.florenza.rules.amounts import building_cost, hand, lacking, reward, told
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    CAPTAINS,
    CHARACTERS,
    COST,
    IN_CITY,
    IN_DISTRICT,
    KINDS,
    KINSMEN,
    MORE_CAPTAINS,
    MORE_CHARACTERS,
    MOST_SEATS,
    NOBODY_THERE,
    NORMAL_CRESTS,
    NOTHING,
    RESOURCES,
    SPACES,
    SPECIAL_CRESTS,
    START_FIORINI,
    START_RESOURCES,
    START_WORKSHOPS,
)
from signoria.games.florenza.rules.draws import DrawCharacters
from signoria.games.florenza.rules.fortune import CAPTAIN_NAMES
from signoria.games.florenza.rules.ghost_setup import GhostStartingWorkshop
from signoria.games.florenza.rules.layout import (
    BAG,
    BOX_ARTIST,
    BOX_CREST,
    BOX_KINSMAN,
    BOX_SIZE,
    BOXES,
    CITY_BOXES,
    CRESTS,
    DIFFICULTY,
    FAMILIES_AT,
    FAMILY,
    FORTUNE_AT,
    FREE,
    NOT_IN_GAME,
    POOL,
    SUPPLY,
    WORKER,
)
from signoria.games.florenza.rules.layout import ORDER as ORDER_AT
from signoria.games.florenza.rules.round import Round
from signoria.games.florenza.rules.words import BUILD, ORDER, REVEAL
from signoria.games.florenza.rules.workshops import WORKSHOP_COST, WORKSHOP_NAMES, copies
from signoria.kernel.actions import Action, Options
from signoria.kernel.news import Fact, Reason
from signoria.kernel.steps import AUTOMATIC, DONE, Roll, Step, Steps, in_order


class RevealCaptains(Roll[Board]):
    """The city of Florenza: as many Captains of Fortune as players; the others stay in the box."""

    fields: ClassVar[dict[str, range]] = {"count": range(1, CAPTAINS + 1)}

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        for captain in range(CAPTAINS):
            if state.on_captain(captain) == NOT_IN_GAME:
                found.append(REVEAL[captain])
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        state.put_on_captain(action.what, FREE)
        if self.count == 1 and state.news is not None:
            tell_captains(state)
        return REVEAL_CAPTAINS[self.count - 1]


def tell_captains(state: Board) -> None:
    """Those in the game, when the last of them is revealed."""
    found: list[str] = []
    for captain in range(CAPTAINS):
        if state.on_captain(captain) != NOT_IN_GAME:
            found.append(CAPTAIN_NAMES[captain])
    if state.news is not None:
        state.news.append(CaptainsRevealed(tuple(found)))


class DrawTurnOrder(Roll[Board]):
    """The game tracks: mixed markers on the Turn Order track, from top to bottom."""

    fields: ClassVar[dict[str, range]] = {"place": range(MOST_SEATS)}

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        for family in range(state.families):
            drawn = False
            for place in range(self.place):
                if state.family(place) == family:
                    drawn = True
            if not drawn:
                found.append(ORDER[family])
        return tuple(found)

    def take(self, state: Board, action: Action) -> Steps:
        state.table[ORDER_AT + self.place] = action.what
        if self.place + 1 == state.families:
            if state.news is not None:
                order = [int(state.family(place)) for place in range(state.families)]
                state.news.append(OrderDecided(tuple(order)))
            return DONE
        return DRAW_ORDER[self.place + 1]


class StartingWorkshop(Step[Board]):
    """The Workshops: in reverse order everybody builds a different one, twice."""

    fields: ClassVar[dict[str, range]] = {
        "space": range(START_WORKSHOPS),
        "place": range(MOST_SEATS),
    }

    def __init__(self, space: i64, place: i64) -> None:
        self.space: Final[i64] = space
        self.place: Final[i64] = place

    def actor(self, state: Board) -> i64:
        family = state.family(self.place)
        for kind in range(1, KINDS + 1):
            if can_start_with(state, family, self.space, kind):
                return family
        return AUTOMATIC

    def run(self, state: Board) -> Steps:
        """Whoever can pay none of those that are allowed builds nothing."""
        return DONE

    def options(self, state: Board) -> Options:
        found: list[Action] = []
        for kind in range(1, KINDS + 1):
            if can_start_with(state, state.family(self.place), self.space, kind):
                found.append(BUILD[kind - 1])
        return tuple(found)

    def why_not(self, state: Board, action: Action) -> Reason | None:
        if action.verb != "build":
            return None
        family = state.family(self.place)
        kind = action.what
        if state.supply(kind) == 0:
            return NoTileLeft()
        if state.can_pay(family, WORKSHOP_COST, kind * COST, 0):
            return SameSpace()
        cost = building_cost(int(kind))
        return CannotPay(told(cost), told(lacking(hand(state, int(family)), cost)))

    def take(self, state: Board, action: Action) -> Steps:
        family = state.family(self.place)
        space = state.free_space(family)
        state.pay(family, WORKSHOP_COST, action.what * COST)
        state.begin_workshop(family, action.what, NOBODY_THERE)
        state.finish_workshop(family, space)
        if state.news is not None:
            kind = int(action.what)
            cost = told(building_cost(kind))
            state.news.append(
                Started(int(family), int(space) + 1, WORKSHOP_NAMES[kind], cost, told(reward(kind)))
            )
        return DONE


def can_start_with(state: Board, family: i64, space: i64, kind: i64) -> bool:
    """It can be paid, and nobody has it on a space of the same number."""
    if state.supply(kind) == 0 or not state.can_pay(family, WORKSHOP_COST, kind * COST, 0):
        return False
    for other in range(state.families):
        if state.kind(other, space) == kind:
            return False
    return True


def new_game(seats: int, ghosts: list[int], no_die: bool, news: list[Fact] | None) -> Board:
    """An empty table with *seats* players, and a Ghost of each of those difficulties."""
    state = empty_table(seats, ghosts)
    state.news = news
    state.no_die = 1 if no_die else 0
    for family in range(seats):
        for resource in range(RESOURCES):
            state.receive(family, resource, START_RESOURCES[resource])
        state.earn(family, START_FIORINI)
    families = int(state.families)
    turn_order = DrawTurnOrder(0)
    if ghosts:  # you always play first
        state.table[ORDER_AT] = 0
        turn_order = DrawTurnOrder(1)
    state.settle(
        in_order(
            DrawCharacters(families + MORE_CHARACTERS),
            RevealCaptains(families + MORE_CAPTAINS),
            turn_order,
            *_starting_workshops(seats, families),
            Round(),
        )
    )
    return state


def _starting_workshops(seats: int, families: int) -> list[Step[Board]]:
    """In reverse order; Ghosts roll for theirs."""
    found: list[Step[Board]] = []
    for space in range(START_WORKSHOPS):
        for back in range(families):
            place = families - 1 - back
            if seats == families or place == 0:
                found.append(StartingWorkshop(space, place))
            else:
                found.append(GhostStartingWorkshop(space, place))
    return found


def empty_table(seats: int, ghosts: list[int]) -> Board:
    """Boards without goods, everything still in bag, box and supply."""
    families = seats + len(ghosts)
    table = vec[i64]([0] * (FAMILIES_AT + families * FAMILY))
    state = Board(
        seats, families, 1, -1, -1, 1, NOTHING, 0, NOBODY_THERE, 0, 0, NOTHING, NOTHING, 0,
        NOTHING, table,
    )  # fmt: skip
    for character in range(CHARACTERS):
        table[BAG + character] = 1
    for kind in range(1, KINDS + 1):
        table[SUPPLY + kind] = copies(kind, families)
    for captain in range(CAPTAINS):
        table[FORTUNE_AT + captain] = NOT_IN_GAME
    for place in range(MOST_SEATS):
        table[ORDER_AT + place] = -1
    for artwork in range(IN_CITY):
        _clear_box(table, CITY_BOXES + artwork * BOX_SIZE)
    for family in range(families):
        first = family * FAMILY
        table[first + POOL] = KINSMEN
        table[first + CRESTS] = NORMAL_CRESTS
        for special in range(1, SPECIAL_CRESTS + 1):
            table[first + CRESTS + special] = 1
        for space in range(SPACES):
            table[first + WORKER + space] = NOBODY_THERE
        for artwork in range(IN_DISTRICT):
            _clear_box(table, first + BOXES + artwork * BOX_SIZE)
    for at, difficulty in enumerate(ghosts):
        table[(seats + at) * FAMILY + DIFFICULTY] = difficulty
    return state


def _clear_box(table: vec[i64], box: int) -> None:
    table[box + BOX_CREST] = NOBODY_THERE
    table[box + BOX_KINSMAN] = NOBODY_THERE
    table[box + BOX_ARTIST] = NOTHING


REVEAL_CAPTAINS: Final = [
    DONE,
    *[in_order(RevealCaptains(count)) for count in range(1, CAPTAINS + 1)],
]
DRAW_ORDER: Final = [in_order(DrawTurnOrder(place)) for place in range(MOST_SEATS)]
