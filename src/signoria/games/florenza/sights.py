"""What a seat sees of Florenza, field by field, as plain JSON.

Families go by their numbers, seats first and Ghosts after; goods, people and works by their keys in
the box. Amounts are ``{"marble": 2, "fiorini": 50}``, without what there is none of.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

Amounts = dict[str, int]


class Skill(TypedDict):
    """One of an artist's skills."""

    price: int
    row: list[int]  # prestige by die, from 1
    completed_row: list[int]  # the same when his Masterpiece is completed


class CharacterPrinted(TypedDict):
    """The card of an artist or a preacher."""

    key: str
    number: int
    name: str
    artist: bool
    skills: NotRequired[dict[str, Skill]]  # artists only
    price: NotRequired[int]  # preachers only, and all that follows
    kinsmen: NotRequired[int]
    gains: NotRequired[Amounts]
    at_once: NotRequired[bool]
    swaps: NotRequired[bool]


class Character(CharacterPrinted):
    """Somebody in play."""

    life: int  # rounds left: the Life card
    where: str  # card, detained, hired or turned
    masterpiece: bool  # completed


class Line(TypedDict):
    """A line of a Captain of Fortune."""

    fiorini: int
    gains: Amounts


class CaptainPrinted(TypedDict):
    """The card of a Captain of Fortune."""

    key: str
    letter: str
    name: str
    lines: list[Line]


class Captain(CaptainPrinted):
    """A Captain of Fortune in the game."""

    kinsman: int | None  # whose
    closed: bool  # by a Ghost, for this round


class ArtworkPrinted(TypedDict):
    """The box of an artwork."""

    key: str
    location: str
    location_name: str
    name: str
    skills: list[str]
    cost: Amounts
    points: Amounts
    flag: str | None


class Artwork(ArtworkPrinted):
    """What lies on it."""

    crest: int | None  # whose
    crest_kind: str | None
    kinsman: int | None
    artist: str | None  # while a kinsman is there; unnamed for somebody without a name


class TilePrinted(TypedDict):
    """A workshop tile."""

    key: str
    number: int
    name: str
    category: int
    purple: bool  # pays by itself in phase 1
    cost: Amounts
    takes: Amounts
    gives: Amounts
    reward: Amounts


class Tile(TilePrinted):
    """Workshops of a kind."""

    left: int  # in the supply


class Space(TypedDict):
    """A workshop in a district."""

    workshop: str
    built: bool
    kinsman: int | None


class Kinsmen(TypedDict):
    """Where a family's kinsmen are, beside boards and cards."""

    pool: int
    income: int
    market: int
    business: int
    expelled: int


class Due(TypedDict):
    """What a kinsman must pay in phase 5 or 6."""

    phase: str
    workshop: NotRequired[str]
    artwork: NotRequired[str]
    artist: NotRequired[str | None]
    cost: Amounts
    prices: NotRequired[Amounts]  # of the artist, by skill
    lack: Amounts  # what is not in hand, with the lowest price
    penalty: int  # prestige that would be lost now if it could not be paid; 0 at the lowest space


class Ledger(TypedDict):
    """The goods of a round; what could still be traded or sold is not counted."""

    hand: Amounts
    coming: Amounts  # production and business
    due: Amounts
    left: Amounts  # below 0: missing
    lack: Amounts  # missing in all, or coming only after a construction that needs it


class ActionSpace(TypedDict):
    """A space of a Ghost's Action Table."""

    action: str
    kinsman: str  # empty, standing or lying


class Family(TypedDict):
    """A family and its District board."""

    family: int
    name: str
    ghost: bool
    prestige: int
    church: int
    church_value: int  # what the influence would be worth now
    tokens: int
    token_value: int | None  # for the family itself, and at the end
    fiorini: int
    resources: Amounts  # all six
    kinsmen: Kinsmen
    crests: Amounts  # left, by kind
    predicatore: str | None
    spaces: list[Space | None]
    next_space: int | None  # where the next workshop would come, counted from 1
    due: list[Due]
    expected: Amounts  # in hand and coming, at the end of phase 5
    ledger: Ledger | None  # not for Ghosts
    actions: int | None  # a Ghost's, left in this round
    action_table: list[ActionSpace] | None
    artworks: list[Artwork]


class Offer(TypedDict):
    """What charity to a preacher costs in a place, and brings."""

    preacher: str
    price: int
    kinsmen: int
    gains: Amounts


class Offers(TypedDict):
    """All preachers who may receive charity, by place."""

    chiesa: list[Offer]
    duomo: list[Offer]


class Predicatore(TypedDict):
    """Who gave charity in the Duomo, and to whom."""

    family: int
    preacher: str


class Value(TypedDict):
    """No Die: a value that can be bought."""

    fiorini: int
    value: int
    prestige: int
    masterpiece: bool
    muse: bool  # takes her favor


class UnderWay(TypedDict):
    """What is being decided."""

    family: int | None  # who decides, or rolls
    workshop: str | None  # phase 5: the workshop that is resolved, whose, on which space from 1
    owner: int | None
    space: int | None
    lack: Amounts  # what its kinsman's family does not have for it
    artwork: str | None
    artist: str | None  # phase 6: who is at work; unnamed for somebody without a name
    skill: str | None
    rolled: list[int]
    row: list[int]  # what the artist brings by result, from 1
    masterpiece: int | None  # the result that would be his Masterpiece
    values: list[Value]  # by steps, from 0
    given: str | None


class Unnamed(TypedDict):
    """Artists and preachers without a name: always there."""

    artist_row: list[int]
    preacher_price: int
    preacher_kinsmen: int


class Tracks(TypedDict):
    """Where the tracks begin and end, and what church influence is worth."""

    prestige: list[int]
    church: list[int]
    church_values: list[int]


class Result(TypedDict):
    """How a family did."""

    lines: list[list[str | int]]
    total: int
    result: str  # won, shared or lost


class Sight(TypedDict):
    """The whole table."""

    game: str
    seats: int
    seat: int | None  # whose sight; None: a spectator's
    actor: int
    step: str
    options: list[str]
    round: int
    rounds: int
    phase: int
    phases: list[str]
    no_die: bool
    ghosts: list[str]  # their difficulties
    order: list[int]
    captain: int | None
    bishop: int | None
    muse: bool
    detained: str | None
    characters: list[Character]
    fortune: list[Captain]
    artworks: list[Artwork]  # of the city
    predicatore: Predicatore | None
    charity: Offers
    unnamed: Unnamed
    tracks: Tracks
    workshops: list[Tile]
    families: list[Family]
    under_way: UnderWay
    results: list[Result] | None
