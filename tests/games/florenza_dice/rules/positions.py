"""Positions of the Florenza Dice Game as text, so that a test names only what it is about.

Tracks are written captain, bishop, preacher; supplies Spares, Fiorini, stars.
"""

from __future__ import annotations

from typing import Any

import signoria

GAME = signoria.load("florenza_dice")
BOX = GAME.box
COLOURS = BOX["dice.colours"]
RESOURCES = BOX["resources.names"]
KINDS = [*RESOURCES, "fiorini"]
PALAZZO = BOX["palazzo.works"]
CHIESA = BOX["chiesa.works"]
WORKS = PALAZZO + CHIESA
PATHS = [f"palazzo.{work}" for work in PALAZZO] + [f"chiesa.{work}" for work in CHIESA]
SPACES = [str(space) for space in range(2, BOX["rione.spaces"] + 1)]
TRACKS = BOX["tracks.names"]
LENGTHS = [len(BOX[f"tracks.{track}.spaces"]) for track in TRACKS]
ICON = BOX["money.icon"]
RINGO, PAUL, GEORGE, JOHN = range(4)

# Everything that comes after the asking step in one's own turn
ACTIVE = "UseDie, UseDie, UseDie, EndStep"
OTHERS = "BeginStep 1, UseOneDie, EndStep"
OTHERS_3 = f"{OTHERS}, BeginStep 2, UseOneDie, EndStep, BeginStep 3, UseOneDie, EndStep"
SPENT = {"spare": "spend spare", "pay": "spend fiorini"}
STRONG_FOR_RESOURCES = "4 4 4 4 4 4"
STRONG_FOR_PERSONALITIES = "1 1 1 1 1 1"


def icons(project: str) -> list[str]:
    """The printed icons of a project, by kind."""
    path = "rione" if project in SPACES else PATHS[WORKS.index(project)]
    money = ["fiorini"] * (BOX[f"{path}.fiorini"] // ICON)
    return sorted(BOX[f"{path}.resources"], key=KINDS.index) + money


def all_but(project: str, *open_kinds: str) -> str:
    """Ticks for every icon of a project but some."""
    ticked = icons(project)
    for kind in open_kinds:
        ticked.remove(kind)
    return " ".join(f"{project}.{kind}" for kind in ticked)


def whole_sheet(*open_icons: str) -> str:
    """Ticks for every icon of the sheet but some, written as cupola.wood."""
    ticked = [f"{project}.{kind}" for project in (*WORKS, *SPACES) for kind in icons(project)]
    for icon in open_icons:
        ticked.remove(icon)
    return " ".join(ticked)


def position(
    seats: int = 2,
    *,
    next: str = ACTIVE,
    round: int = 1,
    first: int = 0,
    active: object = 0,
    player: int = 0,
    own_turn: int = 1,
    dice: str = STRONG_FOR_RESOURCES,
    used: str = "",
    spent: str = "",
    captain: object = "-",
    bishop: object = "-",
    prize: int = 6,
    dice_board: str = "tradeoff",
    carpentiere: str = "english",
    pope: str = "normal",
    ghost: str = "0 0 0",
    **sheets: dict[int, str],
) -> Any:
    """A table by its text. Sheets by seat: supply, tracks, rione, artists, bonus, ticks."""
    lines = [
        f"seats {seats}",
        f"dice_board {dice_board}",
        f"carpentiere {carpentiere}",
        f"round {round}",
        f"first {first}",
        f"active {active}",
        f"player {player}",
        f"own_turn {own_turn}",
        f"dice {dice}",
        f"used {used}",
        f"spent {spent}",
        f"captain {captain}",
        f"bishop {bishop}",
        f"prize {prize}",
    ]
    if seats == 1:
        lines += [f"pope {pope}", f"ghost {ghost}"]
    usual = {
        "supply": "0 0 0",
        "tracks": "0 0 0",
        "rione": "1",
        "artists": "0 0 0 0 0 0 0 0",
        "bonus": "0",
        "ticks": "",
    }
    assert set(sheets) <= set(usual), sheets
    for seat in range(seats):
        for name, nothing in usual.items():
            lines.append(f"{name}:{seat} {sheets.get(name, {}).get(seat, nothing)}")
    return GAME.position("; ".join([*lines, f"next {next}"]))


def facts(state: Any) -> dict[str, list[str]]:
    """What the position says, by name."""
    return dict(state.description())


def supply(state: Any, seat: int = 0) -> list[int]:
    """Spares, Fiorini, stars."""
    return [int(word) for word in facts(state)[f"supply:{seat}"]]


def tracks(state: Any, seat: int = 0) -> list[int]:
    """Marked spaces: captain, bishop, preacher."""
    return [int(word) for word in facts(state)[f"tracks:{seat}"]]


def ticks(state: Any, seat: int = 0) -> list[str]:
    """Ticked icons, as cupola.wood."""
    return facts(state)[f"ticks:{seat}"]


def rione(state: Any, seat: int = 0) -> list[int]:
    """The Buildings in order."""
    return [int(word) for word in facts(state)[f"rione:{seat}"]]


def artist(state: Any, work: str, seat: int = 0) -> int:
    """The points written for a work's artist."""
    return int(facts(state)[f"artists:{seat}"][WORKS.index(work)])


def bonus(state: Any, seat: int = 0) -> int:
    """The prize marked for the Palazzo."""
    return int(facts(state)[f"bonus:{seat}"][0])


def lines(state: Any, seat: int = 0) -> dict[str, int]:
    """A score sheet by line."""
    return dict(GAME.scores(state)[seat].lines)


def total(state: Any, seat: int = 0) -> int:
    """A seat's points."""
    return GAME.scores(state)[seat].total


def texts(state: Any) -> list[str]:
    """The options in words."""
    return [action.text for action in state.options()]


def offers(state: Any, start: str) -> list[str]:
    """The options that begin with those words; for spare and pay, where they may be spent."""
    spend = SPENT.get(start.split(maxsplit=1)[0] if start else "")
    if spend is None:
        return [text for text in texts(state) if text.startswith(start)]
    if spend not in texts(state):
        return []
    return [text.replace("place ", "spare ") for text in texts(play(state.copy(), spend))]


def uses(state: Any) -> set[str]:
    """The colours of the dice that may be used."""
    return {text.split()[1] for text in offers(state, "use ")}


def play(state: Any, *said: str) -> Any:
    """Say all that, in order; "spare gold 3" and "pay 3" are short for two words each."""
    for line in said:
        if spend := SPENT.get(line.split()[0]):
            state.play(spend)
        state.play(line.replace("spare ", "place ") if line.startswith("spare") else line)
    return state


def roll(state: Any, values: str) -> Any:
    """All six dice, in their order."""
    return play(
        state, *(f"roll {c} {value}" for c, value in zip(COLOURS, values.split(), strict=True))
    )


def step(state: Any) -> str:
    """The step that asks."""
    return str(state).rpartition("next ")[2].split(",")[0]


def completed(*works: str, points: int = 2) -> str:
    """Artists' points: the same for each of some works."""
    return " ".join(str(points if work in works else 0) for work in WORKS)
