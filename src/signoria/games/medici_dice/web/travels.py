"""Dice travel from the middle into ships: which die is which, before and after."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from signoria.faces.web.scene import Flight, Scene
from signoria.games.medici_dice.news import Loaded, Took
from signoria.games.medici_dice.phrases.choosing import places
from signoria.games.medici_dice.sights import Sight
from signoria.kernel.news import Chose, Dealt

DICE = 5
SPRITE = "face-{face}"


@dataclass(frozen=True)
class Travel:
    """A die of the middle that somebody has entered, with its space in the ship from 1."""

    seat: int
    ship: int
    space: int
    roll: int  # outcomes of chance when it was rolled
    place: int  # in the middle, from 1
    face: str


def in_the_middle(roll: int, place: int) -> str:
    """The name of a die that lies in the middle."""
    return f"die-{roll}-{place}"


def names(scene: Scene[Sight], large: int) -> dict[tuple[int, int, int], str]:
    """Which cargo is a die that lay in the middle, by seat, ship and space.

    A die can be entered by several: the large sheet has it first, and while it still lies in the
    middle nobody has it.
    """
    found: dict[tuple[int, int, int], str] = {}
    taken = {
        in_the_middle(scene.rolls, place)
        for place, die in enumerate(scene.seen["dice"], 1)
        if die and die["left"]
    }
    for travel in sorted(travels(scene), key=lambda one: one.seat != large):
        name = in_the_middle(travel.roll, travel.place)
        if name not in taken:
            taken.add(name)
            found[travel.seat, travel.ship, travel.space] = name
    return found


def flights(scene: Scene[Sight], large: int) -> list[Flight]:
    """The others: those who enter a die that stays in the middle, or that somebody else has."""
    moving = names(scene, large)
    return [
        Flight(SPRITE.format(face=travel.face), f"die-{travel.place}", cargo_id(travel, large))
        for travel in travels(scene)
        if (travel.seat, travel.ship, travel.space) not in moving
        and travel.roll >= scene.rolls - DICE
        and travel.ship == scene.seen["round"]
    ]


def cargo_id(travel: Travel, large: int) -> str:
    """The element of a space: in the large ship, or in a rival's small one."""
    if travel.seat == large:
        return f"cargo-{travel.ship}-{travel.space}"
    return f"load-{travel.seat}-{travel.space}"


def travels(scene: Scene[Sight]) -> Iterator[Travel]:
    """All dice that were entered since the viewer looked last."""
    roll = scene.rolls - sum(isinstance(fact, Dealt) for fact in scene.news)
    chosen: list[int] = []
    lying: list[tuple[str, int]] = []  # faces that were taken, with their places in the middle
    for fact in scene.news:
        match fact:
            case Dealt():
                roll += 1
            case Chose(_, action):
                chosen = places(action)
            case Took():
                faces = [die.face for die in fact.dice]
                lying = list(zip(faces, chosen, strict=False))
            case Loaded():
                yield from _loaded(fact, roll, lying)
            case _:
                pass


def _loaded(fact: Loaded, roll: int, lying: list[tuple[str, int]]) -> Iterator[Travel]:
    """The ship has them by falling number, the middle by their places; equal faces are alike."""
    left = list(lying)
    for space, die in enumerate(fact.dice, fact.space):
        found = next((one for one in left if one[0] == die.face), None)
        if found:
            left.remove(found)
            yield Travel(fact.seat, fact.ship, space, roll, found[1], die.face)
