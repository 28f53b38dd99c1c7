"""What must stay true of a table of the Florenza Dice Game, counted from its text alone.

Ticks are printed icons, Buildings stand once, tracks have an end, points are what the sheet says.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.florenza_dice.rules.positions import (
    BOX,
    CHIESA,
    GAME,
    ICON,
    LENGTHS,
    PALAZZO,
    PATHS,
    SPACES,
    WORKS,
    icons,
)

PRINTED = Counter(f"{project}.{kind}" for project in (*WORKS, *SPACES) for kind in icons(project))
ARTISTS = {0} | {
    artist + star
    for artist in (BOX["artists.paid_points"], BOX["artists.anonymous_points"])
    for star in (0, BOX["artists.masterpiece_points"], BOX["effects.amounts.masterpiece"])
}
CAPTAIN = [0]
for space in BOX["tracks.captain.spaces"]:
    CAPTAIN.append(CAPTAIN[-1] + (int(space.split()[1]) if space.startswith("points") else 0))
DIE_ICONS = sum(BOX[f"tracks.{track}.spaces"].count("die") for track in BOX["tracks.names"])


def check(state: Any) -> None:
    """Count everything."""
    facts = dict(state.description())
    seats = int(facts["seats"][0])
    _check_dice(facts)
    sheets = GAME.scores(state)
    for seat in range(seats):
        _check_sheet(facts, seat)
        assert dict(sheets[seat].lines) == points(facts, seat)
    if seats == 1:
        assert all(
            0 <= int(space) <= end for space, end in zip(facts["ghost"], LENGTHS, strict=True)
        )
    if state.actor() >= 0:
        _check_options(state, facts)


def _check_dice(facts: dict[str, list[str]]) -> None:
    assert len(facts["dice"]) == 6
    assert set(facts["dice"]) <= set("-123456")
    for colour in facts["used"]:
        assert facts["dice"][BOX["dice.colours"].index(colour)] != "-"


def _check_sheet(facts: dict[str, list[str]], seat: int) -> None:
    assert min(int(count) for count in facts[f"supply:{seat}"]) >= 0
    for marked, end in zip(facts[f"tracks:{seat}"], LENGTHS, strict=True):
        assert 0 <= int(marked) <= end
    built = facts[f"rione:{seat}"]
    assert len(set(built)) == len(built) <= len(SPACES) + 1
    assert not built or int(built[0]) in range(1, 7)  # as a die shows
    artists = [int(points) for points in facts[f"artists:{seat}"]]
    assert set(artists) <= ARTISTS
    ticked = Counter(facts[f"ticks:{seat}"])
    assert ticked <= PRINTED
    finished = {work for work, points in zip(WORKS, artists, strict=True) if points}
    finished |= set(SPACES[: max(0, len(built) - 1)])
    assert not finished & {tick.split(".")[0] for tick in ticked}
    assert not int(facts[f"bonus:{seat}"][0]) or finished >= set(PALAZZO)


def points(facts: dict[str, list[str]], seat: int) -> dict[str, int]:
    """The seven lines, from the printed values."""
    artists = [int(points) for points in facts[f"artists:{seat}"]]
    works = [
        (BOX[f"{path}.points"] + artist) if artist else 0
        for path, artist in zip(PATHS, artists, strict=True)
    ]
    spares, fiorini, stars = (int(count) for count in facts[f"supply:{seat}"])
    built = [int(number) for number in facts[f"rione:{seat}"]]
    buildings = [BOX[f"buildings.{number}.points"] for number in built[1:]]
    spaces = BOX["rione.points"][1 : len(built)] if built else []
    free = BOX["start.free_building_points"] if built else 0
    return {
        "palazzo": sum(works[: len(PALAZZO)]) + int(facts[f"bonus:{seat}"][0]),
        "chiesa": sum(works[-len(CHIESA) :]),
        "rione": free + sum(buildings) + sum(spaces),
        "captain": CAPTAIN[int(facts[f"tracks:{seat}"][0])],
        "stars": stars * BOX["score.star"],
        "spares": spares * BOX["score.spare"],
        "fiorini": fiorini // BOX["score.fiorini_a_point"],
    }


def cost(number: int, edition: str) -> Counter[str]:
    """What a Building requires."""
    path = f"buildings.{number}"
    if edition == "italian" and number == BOX["carpentiere.building"]:
        path = "carpentiere"
    money = Counter({"fiorini": BOX[f"{path}.fiorini"] // ICON})
    return +(Counter(BOX[f"{path}.resources"]) + money)


COSTS = {
    (number, edition): cost(number, edition)
    for number in range(1, 26)
    for edition in ("english", "italian")
}


def _check_options(state: Any, facts: dict[str, list[str]]) -> None:
    """What is offered is possible, and every Building that is possible is offered."""
    seat = state.actor()
    ticked = facts[f"ticks:{seat}"]
    built = facts[f"rione:{seat}"]
    artists = facts[f"artists:{seat}"]
    done = {work for work, points in zip(WORKS, artists, strict=True) if points != "0"}
    done |= set(SPACES[: len(built) - 1])
    spares, fiorini, stars = (int(count) for count in facts[f"supply:{seat}"])
    supply = {"spend spare": spares, "spend fiorini": fiorini, "spend star": stars}
    buildable = []
    for action in state.options():
        verb, *words = action.text.split()
        if verb in ("place", "pay"):
            icon = f"{words[-1]}.{words[0] if verb == 'place' else 'fiorini'}"
            assert ticked.count(icon) < PRINTED[icon]
            assert words[-1] not in done
        elif verb == "build":
            buildable.append(int(words[0]))
        else:
            assert supply.get(action.text, 1)
    if len(built) <= len(SPACES) and not str(state.step).startswith("Spend"):
        there = f"{SPACES[len(built) - 1]}."
        begun = Counter(tick.removeprefix(there) for tick in ticked if tick.startswith(there))
        edition = facts["carpentiere"][0]
        possible = [
            number
            for number in range(1, 26)
            if COSTS[number, edition] <= begun and str(number) not in built
        ]
        assert buildable == possible
