"""What a seat sees in Firenze: everything on the table, its own hand, how many cards others hold.

Places and heights are counted from 1, seats from 0; bricks are counts by colour.
"""

from __future__ import annotations

from typing import TypedDict

Bricks = dict[str, int]  # by colour, the commonest first
Cards = dict[str, int]  # by name, only those that there are


class End(TypedDict):
    """How near the end is."""

    finisher: int | None  # the seat with the end of game tile
    last_round: bool  # the deck has run out too often


class Now(TypedDict):
    """What is going on in this turn."""

    played: list[str]  # personnel
    built: int  # bricks, until their costs are due
    most_built: int
    may_build: int  # so many more
    free: int  # bricks that cost nothing, all reductions included
    construction_cost: int  # of what is built
    next_cost: int | None  # with one brick more; None: no more are allowed
    costs: list[int]  # of 0, 1, 2 … bricks, all reductions included
    fulfilled: int  # commissions
    due: int  # bricks still to be given
    receiver: int | None  # the seat that they go to
    place: int | None  # of the card that is being taken or traded with
    pays_on: int | None  # the card that gets the next brick
    wanted: str | None  # the colour that will be received
    playing: str | None  # the personnel card whose effect goes on
    target: int | None  # the seat that it is played against
    cards_are_free: bool  # the Princess pays
    shielded: bool  # a Patrician keeps the event from the taker
    discards: str  # what events take from everybody: "chosen" or "cheapest"


class Deck(TypedDict):
    """Cards still to come."""

    start_cards: int
    cards: int
    reshuffles: int
    most_reshuffles: int  # 0: only a last seal ends the game


class Place(TypedDict):
    """A card of the row."""

    place: int
    card: str
    kind: str  # personnel, building, celebration, event or church
    cost: int
    bricks: Bricks


class Commission(TypedDict):
    """What a tower of the board asks for at one height."""

    height: int
    printed: int
    points: int  # printed, or those of its balcony
    balcony: str | None  # a numeral
    neutral: bool  # closed by a neutral seal
    seal: int | None  # whose
    open: bool


class Tower(TypedDict):
    """A tower of the board, its commissions from the lowest up."""

    colour: str
    majority: int
    ahead: int | None  # the seat that has the majority now
    commissions: list[Commission]


class Balcony(TypedDict):
    """A balcony tile and where it lies."""

    numeral: str
    colour: str
    height: int
    points: int
    seal: int | None


class LevelTile(TypedDict):
    """The bonus for the first tower of a height."""

    height: int
    points: int
    there: bool
    taker: int | None  # who took it, where the seals tell


class SiteTower(TypedDict):
    """A tower on a construction site."""

    colour: str
    height: int
    worked_on: bool
    fits: bool  # an open commission
    full: bool
    ready: bool  # can be handed over this turn
    in_danger: bool  # comes down this turn if it gets no brick
    grows_by: str | None  # the action that lays its next brick, possible or not


class Pile(TypedDict):
    """A Campanile."""

    bricks: list[str]  # colours from the ground
    worked_on: bool
    in_danger: bool
    complete: bool
    can_grow: bool  # its owner has a brick of a colour that it lacks


class Player(TypedDict):
    """A player's place."""

    seat: int
    seal_colour: str
    prestige: int
    lines: dict[str, int]  # points by line of the score sheet
    seals_left: int
    storehouse: Bricks
    stored: int
    storehouse_limit: int
    exchange_price: int
    towers: list[SiteTower]
    campanile: Pile
    buildings: Cards
    cards_in_hand: int
    cards: int  # in hand and in play: what counts for the limit
    hand: Cards | None  # its owner's; everybody's when the game is over


class Sight(TypedDict):
    """The whole table."""

    game: str
    seats: int
    seat: int | None  # the viewer's
    actor: int  # who is asked; -1: chance, -2: nobody, the game is over
    step: str
    options: list[str]  # only for the seat that is asked
    turn: int
    next: int | None  # whose turn comes then; None: the game ends
    starter: int
    phase: int  # 1 to 6; 0 in the set-up, and when the game is over
    over: bool
    end: End
    now: Now
    bag: Bricks
    deck: Deck
    discards: Cards
    row: list[Place | None]  # None: a hole
    event: str | None  # that is being carried out
    strikes_all: bool  # whether it is for every player
    churches: list[str | None]
    towers: list[Tower]
    balconies: list[Balcony | None]
    next_balcony: str | None
    level_tiles: list[LevelTile]
    construction_costs: list[int]  # printed
    free_bricks: int  # printed
    card_limit: int
    track: int
    players: list[Player]
