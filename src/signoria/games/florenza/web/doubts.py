"""How sure we are of what is printed in the city, on tiles and on cards."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.faces.web.grades import Group, Mark
from signoria.games.florenza.web.view import View

LINES = ("unpaid", "middle", "bottom")  # of a Captain of Fortune


def artworks(view: View, location: str) -> Group:
    """The costs and points of a building's artworks."""
    if location not in view.groups:
        tables = _tables(view, f"artworks.{location}")
        view.groups[location] = view.scene.grades.group(
            (f"{table}.{what}",) for table in tables for what in ("cost", "points")
        )
    return view.groups[location]


def artwork(view: View, key: str, is_alone: bool = False) -> dict[str, Mark]:
    """One artwork, by its key ``duomo abside``; alone where no heading speaks for it."""
    location, name = key.split()
    table = f"artworks.{location}.{name}"
    at = view.scene.grades.at if is_alone else artworks(view, location).at
    return {"cost_mark": at(f"{table}.cost"), "points_mark": at(f"{table}.points")}


def workshops(view: View, keys: Sequence[str]) -> Group:
    """What the workshops of a category do, cost and bring."""
    return view.scene.grades.group(
        paths for key in keys for paths in (_effect(key), _cost(key), _reward(key))
    )


def workshop(view: View, key: str, group: Group | None = None) -> dict[str, Mark]:
    """One workshop; in the supply its heading may speak for it."""
    at = group.at if group else view.scene.grades.at
    return {
        "effect_mark": at(*_effect(key)),
        "cost_mark": at(*_cost(key)),
        "reward_mark": at(*_reward(key)),
    }


def lives(view: View) -> Mark:
    """How long people stay."""
    tables = [*_tables(view, "artists"), *_tables(view, "preachers")]
    return view.scene.grades.group((f"{table}.life",) for table in tables).heading


def artist(view: View, key: str, skill: str) -> dict[str, Mark]:
    """What an artist costs, and brings by die."""
    at = view.scene.grades.at
    return {
        "price_mark": at(f"artists.{key}.prices"),
        "row_mark": at(f"artists.{key}.{skill}"),
    }


def unnamed_artist(view: View) -> Mark:
    """What somebody without a name brings by die."""
    return view.scene.grades.at("artist_prestige.unnamed")


def preacher(view: View, key: str) -> dict[str, Mark]:
    """What charity to a preacher costs and brings."""
    at = view.scene.grades.at
    return {
        "price_mark": at(f"preachers.{key}.price"),
        "brings_mark": at(f"preachers.{key}.kinsmen", f"preachers.{key}.gains"),
    }


def unnamed_preacher(view: View) -> dict[str, Mark]:
    """The same of the preacher without a name."""
    at = view.scene.grades.at
    return {
        "price_mark": at("charity.unnamed_fiorini"),
        "brings_mark": at("charity.unnamed_kinsmen"),
    }


def captain_line(view: View, key: str, at: int) -> Mark:
    """A line of a Captain of Fortune, from 0."""
    return view.scene.grades.at(f"captains.{key}.{LINES[at]}")


def track(view: View, name: str) -> Mark:
    """How far a track goes, and what its spaces are worth."""
    path = "tracks.prestige_track" if name == "prestige" else "tracks.church_values"
    return view.scene.grades.at(path)


def _effect(key: str) -> tuple[str, ...]:
    return (f"workshops.{key}.gives", f"workshops.{key}.takes")


def _cost(key: str) -> tuple[str, ...]:
    return (f"workshops.{key}.cost",)


def _reward(key: str) -> tuple[str, ...]:
    return (f"workshops.{key}.reward",)


def _tables(view: View, above: str) -> list[str]:
    """The tables right below a table."""
    below = [path.split(".") for path in view.box.table(above)]
    return list(dict.fromkeys(f"{above}.{path[0]}" for path in below if len(path) > 1))
