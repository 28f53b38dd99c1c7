"""Reading a box: what may be printed, and the reason when it may not.

Everything takes the box, so that ``box.py`` can refuse a file before any rule is loaded.
"""

from __future__ import annotations

from signoria.kernel.box import Box


def hundreds(box: Box, path: str, least: int, most: int) -> int:
    """A sum of money, counted in icons of 100 Fiorini."""
    return in_icons(box, path, [box.integer(path, least, most)])[0]


def in_icons(box: Box, path: str, sums: list[int]) -> list[int]:
    """Sums of money, counted in icons."""
    icon = int(box["money.icon"])
    for money in sums:
        if money % icon:
            raise box.refuse(path, f"must be in steps of {icon} Fiorini, not {money}")
    return [money // icon for money in sums]


def indices(box: Box, path: str, names: list[str]) -> list[int]:
    """A list of names, as numbers."""
    found = box[path]
    if not isinstance(found, list) or set(map(str, found)) - set(names):
        raise box.refuse(path, f"must be a list of {', '.join(names)}, not {found!r}")
    return [names.index(name) for name in found]


def one_of(box: Box, path: str, names: list[str]) -> int:
    """A name, as a number."""
    if box[path] not in names:
        raise box.refuse(path, f"must be one of {', '.join(names)}, not {box[path]!r}")
    return names.index(box[path])


def falling(box: Box, path: str, count: int, most: int) -> list[int]:
    """Points that never rise from one place to the next."""
    row = box.integers(path, count, 0, most)
    if row != sorted(row, reverse=True):
        raise box.refuse(path, f"must not rise from place to place, but is {row}")
    return row


def of_each_die(box: Box, path: str, colours: list[str], names: list[str]) -> list[int]:
    """Each name once, by die."""
    found = [box[f"{path}.{colour}"] for colour in colours]
    if sorted([str(name) for name in found]) != sorted(names):
        raise box.refuse(path, f"must name each of {', '.join(names)} once")
    return [names.index(name) for name in found]


def track(box: Box, name: str, tracks: list[str], icons: list[str]) -> list[tuple[int, int]]:
    """Icon and points of each space of a track; only the first track is scored."""
    path = f"tracks.{name}.spaces"
    spaces = box[path]
    known = icons + [other for other in tracks if other != name]
    if not isinstance(spaces, list) or not spaces:
        raise box.refuse(path, "must be a list of icons")
    found: list[tuple[int, int]] = []
    for space in spaces:
        icon, _, number = str(space).partition(" ")
        points = int(number) if number.isdigit() else 0
        if icon not in known or (icon == "points") != (points > 0):
            raise box.refuse(
                path, f"has {space!r}; an icon is one of {', '.join(known)} (points 1, points 2 …)"
            )
        if points and name != tracks[0]:
            raise box.refuse(path, "has points; only the Captain of the People's track is scored")
        found.append(((icons + tracks).index(icon), points))
    return found


def icons(box: Box, path: str, kinds: list[str], most: int, most_money: int) -> list[int]:
    """How many icons of each kind are printed there; the last kind is money."""
    found = [0] * len(kinds)
    for kind in indices(box, f"{path}.resources", kinds[:-1]):
        found[kind] += 1
    found[-1] = hundreds(box, f"{path}.fiorini", 0, most_money)
    for kind, count in enumerate(found):
        if count > most:
            where = f"{path}.{_row(kind, kinds)}"
            raise box.refuse(where, f"has {count} icons of {kinds[kind]}; most are {most}")
    return found


def cost(box: Box, path: str, kinds: list[str], space: list[int], most_money: int) -> list[int]:
    """How many icons of each kind a Building needs: they must be printed in a space."""
    found = [0] * len(kinds)
    for kind in indices(box, f"{path}.resources", kinds[:-1]):
        found[kind] += 1
    found[-1] = hundreds(box, f"{path}.fiorini", 0, most_money)
    for kind, count in enumerate(found):
        if count > space[kind]:
            row = _row(kind, kinds)
            raise box.refuse(
                f"{path}.{row}",
                f"cannot be built: it needs {count} icons of {kinds[kind]}, "
                f"and a space of the Rione shows {space[kind]} (rione.{row})",
            )
    if not any(found):
        raise box.refuse(f"{path}.resources", "must need something")
    return found


def effects(box: Box, by_die: list[str], single: list[str], dice: int, count: int) -> list[str]:
    """The name of each Building's effect, by number: every number has one, or is in ``none``."""
    found = [""] * (count + 1)
    for name in [*by_die, *single, "none"]:
        path = f"effects.{name}"
        numbers = box[path]
        if name in by_die:
            numbers = box.integers(path, dice, 1, count)
        elif name in single:
            numbers = [box.integer(path, 1, count)]
        for number in numbers:
            if number not in range(1, count + 1) or found[number]:
                raise box.refuse(
                    path, f"must share out the numbers 1 to {count}, each once, not {number!r}"
                )
            found[number] = name
    for number in range(1, count + 1):
        if not found[number]:
            raise box.refuse("effects.none", f"must name Building {number}: it has no effect")
    return found


def _row(kind: int, kinds: list[str]) -> str:
    return "fiorini" if kind == len(kinds) - 1 else "resources"
