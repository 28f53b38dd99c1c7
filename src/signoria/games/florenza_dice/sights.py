"""What a seat sees of the Florenza Dice Game: everything, for all sheets are open."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Die(TypedDict):
    """A die and what the dice board prints for its value; nothing before the first roll."""

    colour: str
    value: int | None
    used: bool  # whether it lies on its USED space
    resource: str
    personality: str  # a track or an artist
    resources: int | None
    steps: int | None  # of a track
    fee: int | None  # of an artist, as printed
    fiorini: int


class Building(TypedDict):
    """A row of the Building table."""

    number: int
    name: str
    resources: list[str]
    fiorini: int
    cost: list[str]  # both together, by kinds of icons
    points: int
    effect: str


class Icon(TypedDict):
    """A printed icon; of several alike the first are ticked first."""

    kind: str
    ticked: bool


class Supply(TypedDict):
    """What is circled and not crossed off."""

    spares: int
    fiorini: int
    stars: int


class Track(TypedDict):
    """A track: how many spaces are marked, and what each brings."""

    marked: int
    length: int
    spaces: list[str]


class Work(TypedDict):
    """An artwork of the Palazzo or the Chiesa."""

    name: str
    title: str  # as printed
    points: int
    artists: list[str]  # who may complete it
    artist_points: int | None
    completed: bool
    counts: int  # with its artist; 0 before it is completed
    ready: bool  # only the artist is missing
    icons: list[Icon]
    spares: int  # for completing it
    income: str | None  # a track, or fiorini


class Space(TypedDict):
    """A space of the Rione: what stands there, or what it may still become."""

    space: int
    building: int | None
    name: str | None
    points: int
    counts: int  # with the bonus; 0 before it is built
    icons: list[Icon]
    bonus_spares: int
    bonus_points: int
    next: bool
    can_become: dict[str, list[str]]  # what it lacks, by Buildings for which its ticks are of use


class Sheet(TypedDict):
    """A District sheet."""

    supply: Supply
    drawn: Supply  # how many are printed
    tracks: dict[str, Track]
    palazzo: list[Work]
    palazzo_prize: int | None
    chiesa: list[Work]
    rione: list[Space]
    fees: dict[str, int]  # what an artist costs its owner, by dice that show a value
    scores: dict[str, int]  # lines of the score sheet, as if the game ended now
    total: int
    projects: int  # artworks and Buildings
    dice_left: int  # to be used in this round


class Hire(TypedDict):
    """What an option to hire is about."""

    artist: str
    fee: int


class Asked(TypedDict):
    """What the step that asks is about, as far as it is about anything."""

    resource: str | None  # to place; any if there is none
    left: int  # how many of it
    open: int  # icons that take it
    may_trade: bool
    saved_by: list[int]  # Buildings that could still make use of it, if no icon takes it
    work: str | None  # for a star
    worth: int  # what its artist is worth
    with_star: int  # … and would be
    die: int  # which of one's dice is used next, from 1
    roller: int  # who rolls for a free Building


class Level(TypedDict):
    """A game against the Pope."""

    game: str
    points: int
    beaten: bool


class Pope(TypedDict):
    """Alone: the points of Pope Sisto IV."""

    game: str
    points: int
    beaten: bool
    missing: int
    levels: list[Level]  # the easiest first
    reached: str | None  # the hardest game that would be won


class Sight(TypedDict):
    """The table as a seat sees it."""

    game: str
    seats: int
    seat: int | None  # whose sight it is; a spectator's has none
    actor: int
    step: str
    options: list[str]  # of the seat that is asked
    asked: Asked
    hiring: dict[str, Hire]  # by option
    round: int  # 0 before the first
    rounds: int
    phase: str  # income, offices or turns
    order: list[int]  # of the turns
    first: int
    active: int | str | None  # a seat, or the ghost
    player: int
    own_turn: bool
    spent: list[int]  # Buildings whose effect works once a turn, and has
    captain: int | str | None
    bishop: int | str | None
    prize: int  # for a whole Palazzo in this turn
    prize_place: int | None  # where that is printed
    dice_board: str
    carpentiere: str
    dice: list[Die]
    buildings: list[Building]
    sheets: list[Sheet]
    ghost: NotRequired[dict[str, int]]  # alone: its spaces by track
    pope: NotRequired[Pope]
