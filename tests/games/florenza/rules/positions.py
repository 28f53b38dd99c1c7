"""Positions of Florenza as text, so that a test names only what it is about.

Goods are written in the order marble, wood, metal, gold, spice, textile, then fiorini. Kinsmen that
a test does not place are in the pool, tiles that lie on no board are in the supply.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria import CHANCE, NOBODY
from signoria.games.florenza.rules.game import GAME

BOX = GAME.box
JOHN, PAUL, GEORGE, RINGO = range(4)
YOU, GHOST = 0, 1
GOODS = BOX["resources.names"]
WORKSHOPS = {
    path.partition(".")[0]: number
    for path, number in BOX.table("workshops").items()
    if path.endswith(".number")
}
SPACES = BOX["district.workshop_spaces"]
KINSMEN = BOX["start.kinsmen"]

# What comes after a step, as the rulebook lists it.
REST_OF_ROUND = "EconomicActivities, Artworks, TurnOrder, EndOfRound, Round"
GHOST_REST = "EconomicActivities, Artworks, TurnOrder, EndOfRound, GhostEndOfRound, Round"


def copies(kind: str, players: int) -> int:
    """Tiles of a kind in a game with so many players."""
    if kind == "casa":
        return players + BOX["start.casa"]
    if kind == "casamento":
        return players + BOX["start.casamento"]
    return BOX[f"workshops.{kind}.copies"]


def position(
    seats: int = 4,
    *,
    ghosts: str = "",
    no_die: int = 0,
    round: int = 1,
    order: Sequence[int] | None = None,
    captain: int | None = None,
    bishop: int | None = None,
    muse: int = 1,
    supply: Mapping[str, int] | None = None,
    characters: str = "",
    gone: str = "",
    detained: str = "-",
    masterpieces: str = "",
    turned: str = "",
    fortune: str = "",
    duomo: str = "-",
    city_crests: str = "",
    city_works: str = "",
    work: str = "-",
    skill: str = "-",
    rolled: str = "",
    given: str = "-",
    next: str,
    **families: Mapping[str, Any],
) -> Any:
    """A table by its text; ``f0={...}`` says what is special about family 0."""
    players = seats + len(ghosts.split())
    people = [dict(families.get(f"f{family}", {})) for family in range(players)]
    tiles = [one.get("workshops", "") for one in people]
    left = {
        kind: copies(kind, players)
        - sum(word.partition(":")[0] == kind for tile in tiles for word in tile.split())
        for kind in WORKSHOPS
    } | dict(supply or {})
    lines = [
        f"seats {seats}",
        f"ghosts {ghosts}",
        f"no_die {no_die}",
        f"round {round}",
        f"order {words(range(players) if order is None else order)}",
        f"captain {'-' if captain is None else captain}",
        f"bishop {'-' if bishop is None else bishop}",
        f"muse {muse}",
        f"supply {words(left.values())}",
        f"characters {characters}",
        f"gone {gone}",
        f"detained {detained}",
        f"masterpieces {masterpieces}",
        f"turned {turned}",
        f"fortune {fortune}",
        f"duomo {duomo}",
        f"city_crests {city_crests}",
        f"city_works {city_works}",
        f"work {work}",
        f"skill {skill}",
        f"rolled {rolled}",
        f"given {given}",
    ]
    out = [away(number, fortune, duomo, city_works, tiles) for number in range(players)]
    for number, one in enumerate(people):
        lines += family(number, one, number < seats, out[number])
    return GAME.position("; ".join([*lines, f"next {next}"]))


def away(number: int, fortune: str, duomo: str, city_works: str, tiles: list[str]) -> int:
    """Kinsmen of a family on captains, in the Duomo, on the city's artworks and on workshops."""
    return (
        sum(word.endswith(f":{number}") for word in fortune.split())
        + (duomo.split(maxsplit=1)[0] == str(number))
        + sum(word.split(":")[1] == str(number) for word in city_works.split())
        + sum(word.endswith(f":{number}") for tile in tiles for word in tile.split())
    )


def family(number: int, one: dict[str, Any], is_seat: bool, out: int) -> list[str]:
    """The facts of one family."""
    kinsmen = [one.get(what, 0) for what in ("income", "market", "business", "expelled")]
    works = one.get("works", "")
    charity = one.get("charity", "-")
    table = one.get("table", [0] * 8)
    out += len(works.split()) + (charity != "-") + sum(there > 0 for there in table)
    pool = one.get("pool", KINSMEN - sum(kinsmen) - out)
    workshops = one.get("workshops", "").split()
    district = one.get("district", "")
    crests = one.get("crests", [BOX["district.normal_crests"], 1, 1, 1])
    goods = one.get("goods", [0] * len(GOODS))
    lines = [
        f"prestige:{number} {one.get('prestige', 0)}",
        f"church:{number} {one.get('church', 0)}",
        f"tokens:{number} {words(one.get('tokens', [0, 0]))}",
        f"kinsmen:{number} {words([pool, *kinsmen])}",
        f"crests:{number} {words(crests)}",
        f"charity:{number} {charity}",
        f"workshops:{number} {words(workshops + ['-'] * (SPACES - len(workshops)))}",
        f"district:{number} {district}",
        f"works:{number} {works}",
    ]
    if is_seat:
        lines.append(f"goods:{number} {words([*goods, one.get('fiorini', 0)])}")
    else:
        lines.append(f"actions:{number} {words([one.get('actions', 0), *table])}")
    return lines


def words(numbers: Any) -> str:
    """``0 3 0``."""
    return " ".join(map(str, numbers))


def goods(**counts: int) -> list[int]:
    """``goods(marble=2)``: the six resources."""
    return [counts.get(name, 0) for name in GOODS]


def texts(state: Any) -> list[str]:
    """The options in words."""
    return [action.text for action in state.options()]


def verbs(state: Any, verb: str) -> list[str]:
    """What one may do with that verb."""
    return [text.removeprefix(f"{verb} ") for text in texts(state) if text.split()[0] == verb]


def play(state: Any, *lines: str) -> Any:
    """Say all that, in order."""
    for line in lines:
        state.play(line)
    return state


def step(state: Any) -> str:
    """The step that asks."""
    return str(state).rpartition("next ")[2].split(",")[0]


def facts(state: Any) -> dict[str, list[str]]:
    """What the position says."""
    return dict(state.description())


def see(state: Any, number: int) -> dict[str, Any]:
    """A family as it sees itself."""
    seat = number if number < GAME.observe(state, None)["seats"] else None
    return GAME.observe(state, seat)["families"][number]


def prestige(state: Any, *numbers: int) -> Any:
    """Captain markers."""
    found = [int(facts(state)[f"prestige:{number}"][0]) for number in numbers]
    return found[0] if len(found) == 1 else found


def church(state: Any, *numbers: int) -> Any:
    """Bishop markers."""
    found = [int(facts(state)[f"church:{number}"][0]) for number in numbers]
    return found[0] if len(found) == 1 else found


def fiorini(state: Any, number: int) -> int:
    """Money."""
    return int(facts(state)[f"goods:{number}"][-1])


def held(state: Any, number: int) -> dict[str, int]:
    """Resources, without zeros."""
    counts = map(int, facts(state)[f"goods:{number}"])
    return {name: count for name, count in zip(GOODS, counts, strict=False) if count}


def kinsmen(state: Any, number: int) -> dict[str, int]:
    """Where a family's kinsmen are, beside boards and cards."""
    return see(state, number)["kinsmen"]


def income(state: Any, number: int) -> int:
    """Kinsmen in the income area."""
    return kinsmen(state, number)["income"]


def pool(state: Any, number: int) -> int:
    """Kinsmen in the pool."""
    return kinsmen(state, number)["pool"]


def tile(state: Any, number: int, space: int) -> Any:
    """The workshop on a space, counted from 1."""
    return see(state, number)["spaces"][space - 1]


def tiles(state: Any, number: int) -> list[str]:
    """The workshops of a family, - for empty spaces."""
    return [word.partition(":")[0] for word in facts(state)[f"workshops:{number}"]]


def left(state: Any, kind: str) -> int:
    """Tiles of a kind in the supply."""
    return int(facts(state)["supply"][WORKSHOPS[kind] - 1])


def artwork(state: Any, key: str, number: int = 0) -> dict[str, Any]:
    """A box of the city, or of a family's district."""
    seen = GAME.observe(state, None)
    boxes = seen["artworks"] + seen["families"][number]["artworks"]
    return next(box for box in boxes if box["key"] == key)


def character(state: Any, key: str) -> dict[str, Any]:
    """A character in play."""
    return next(one for one in GAME.observe(state, None)["characters"] if one["key"] == key)


def in_play(state: Any) -> list[str]:
    """Characters in play, in the order in which they came."""
    return [one["key"] for one in GAME.observe(state, None)["characters"]]


def order(state: Any) -> list[int]:
    """The Turn Order track."""
    return GAME.observe(state, None)["order"]


def lines(state: Any, seat: int) -> dict[str, int]:
    """A score sheet by line."""
    return dict(GAME.scores(state)[seat].lines)


def is_over(state: Any) -> bool:
    """Whether the game has ended."""
    return state.actor() == NOBODY


def is_chance(state: Any) -> bool:
    """Whether a die or a draw comes now."""
    return state.actor() == CHANCE


def workshop(kind: str, what: str) -> Any:
    """A value of a tile from the box."""
    return BOX[f"workshops.{kind}.{what}"]


def purse(cost: Sequence[int]) -> dict[str, Any]:
    """A cost of seven numbers as a family's goods and fiorini."""
    return {"goods": list(cost[:-1]), "fiorini": cost[-1]}
