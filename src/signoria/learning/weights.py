"""Weights as a file: a hash, what they are for in one line of JSON, then two bytes a weight.

They are packed, and lines that were never learned are left out: most combinations of numbers never
come up.

A file names game, rules, box and number of players, the seed and how its training went; weights
for anything else, or damaged ones, are refused with a sentence that says so.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from hashlib import sha256
from pathlib import Path
from typing import Any

from signoria.kernel.game import Game
from signoria.learning.features import (
    BASES,
    RESTS,
    LearningError,
    Settings,
    fingerprint,
    layout_of,
    points_of,
    settings,
)
from signoria.learning.habits import as_learned, remember
from signoria.learning.judging import Judge
from signoria.learning.network import Layout, Network
from signoria.library import folder

MAGIC = b"signoria weights 2\n"
PACKING = 9  # as small as can be
MOST = 32767  # of two bytes
SETTINGS = "learning.toml"


class WeightsError(ValueError):
    """Weights that cannot be used; the message says why."""


def settings_of(game: Game[Any], seats: int = 0) -> Settings:
    """What the game's ``learning.toml`` says, for so many players; 0: what it says for all."""
    return settings(folder(game.name) / SETTINGS, seats)


def shipped(game: Game[Any], seats: int) -> Path:
    """Where the weights that come with a game lie."""
    return folder(game.name) / "weights" / f"{seats}.weights"


def untrained(game: Game[Any], seats: int) -> Judge:
    """A judge whose network has no weights yet."""
    return judge_for(game, seats, settings_of(game, seats))


def judge_for(game: Game[Any], seats: int, chosen: Settings) -> Judge:
    """A judge without weights, with these settings."""
    victory = chosen.victory if seats > 1 else chosen.victory_alone
    hidden = chosen.hidden_units(game, seats)
    by_margin = chosen.chance == "margin" and seats > 1
    network = Network(layout_of(game, seats, chosen), hidden, chosen.scale, victory, by_margin)
    rest, base = RESTS[chosen.rest], BASES[chosen.base]
    return Judge(game, network, rest, base, points_of(game, seats, chosen))


def by_hand(game: Game[Any], seats: int) -> Judge:
    """A judge that has learned nothing, and says what the game's hand-made value says."""
    network = Network(Layout(0, [], [], 0, [], []), 0, 1.0, 0.0)
    rest = RESTS[settings_of(game, seats).rest]
    return Judge(game, network, rest, BASES["value"], [], by_hand=True)


def write(
    path: Path, judge: Judge, seats: int, story: dict[str, Any], learned: list[bool] | None = None
) -> None:
    """Write weights with their *story*: seed, games and how the training went. *learned* says of
    each line whether it was; without it, all are kept.
    """
    network = judge.network
    across = int(network.across)
    kept = learned or [True] * int(network.layout.lines)
    flat = list(network.lines)
    lines = [flat[at] for at in range(len(flat)) if kept[at // across]]
    steps = [
        max(map(abs, lines[unit::across]), default=0.0) / MOST or 1.0 for unit in range(across)
    ]
    small = array("h", [round(weight / steps[at % across]) for at, weight in enumerate(lines)])
    if sys.byteorder == "big":
        small.byteswap()
    by_unit = array("h", [weight for unit in range(across) for weight in small[unit::across]])
    packed = zlib.compress(bytes(kept) + by_unit.tobytes(), PACKING)
    header = {
        **_identity(judge, seats),
        **story,
        "steps": [_short(step) for step in steps],
        "bias": [_short(weight) for weight in network.bias],
        "out": [_short(weight) for weight in network.out],
        "habits": [_short(points) for points in as_learned(judge.habits)],
    }
    new = path.with_name(path.name + ".new")
    new.write_bytes(signed(json.dumps(header).encode() + b"\n" + packed))
    new.replace(path)


def signed(content: bytes) -> bytes:
    """With a hash in front, so that damage shows."""
    return MAGIC + sha256(content).hexdigest().encode() + b"\n" + content


def read(path: Path, game: Game[Any], seats: int) -> Judge:
    """The judge of a file, if it is whole and for this game, box and number of players."""
    header, packed = read_header(path)
    try:
        judge = untrained(game, seats)
    except LearningError as error:
        raise WeightsError(str(error)) from error
    for name, wanted in _identity(judge, seats).items():
        if header.get(name) != wanted:
            raise WeightsError(f"{path.name} is for {name} {header.get(name)!r}, not {wanted!r}")
    network = judge.network
    across = int(network.across)
    learned, small = _unpacked(packed, int(network.layout.lines))
    sizes = (len(small), len(header["bias"]), len(header["out"]), len(header["steps"]))
    if sizes != (len(learned) * across, across, len(network.out), across):
        raise WeightsError(f"{path.name} has not as many weights as the network")
    if len(header.get("habits", [])) not in (0, len(judge.habits.learned)):
        raise WeightsError(f"{path.name} has not as many habits as the game")
    steps = header["steps"]
    for unit in range(across):
        for at, line in enumerate(learned):
            weight = small[unit * len(learned) + at]
            network.lines[line * across + unit] = weight * steps[unit]
    for unit, weight in enumerate(header["bias"]):
        network.bias[unit] = weight
    for unit, weight in enumerate(header["out"]):
        network.out[unit] = weight
    remember(judge.habits, header.get("habits", []))
    return judge


def read_header(path: Path) -> tuple[dict[str, Any], bytes]:
    """What a file says about itself, and its weights, which are whole."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise WeightsError(f"{path.name} cannot be read: {error.strerror}") from error
    if not content.startswith(MAGIC):
        raise WeightsError(f"{path.name} is no file of weights")
    _, _, rest = content[len(MAGIC) :].partition(b"\n")
    if content != signed(rest):
        raise WeightsError(f"{path.name} is damaged")
    said, _, packed = rest.partition(b"\n")
    return json.loads(said), packed


def _unpacked(packed: bytes, lines: int) -> tuple[list[int], array[int]]:
    """The places of the lines that were learned, and their weights, unit by unit."""
    content = zlib.decompress(packed)
    small = array("h", content[lines:])
    if sys.byteorder == "big":
        small.byteswap()
    return [line for line, kept in enumerate(content[:lines]) if kept], small


def _identity(judge: Judge, seats: int) -> dict[str, Any]:
    """What weights must be for."""
    game = judge.game
    return {
        "game": game.name,
        "rules": game.rules,
        "box": game.box.fingerprint,
        "seats": seats,
        "features": fingerprint(judge.network.layout),
        "base": next(name for name, base in BASES.items() if base == judge.base),
        "hidden": int(judge.network.hidden),
        "chance": "margin" if judge.network.by_margin else "own",
    }


def _short(number: float) -> float:
    return float(f"{number:.7g}")
