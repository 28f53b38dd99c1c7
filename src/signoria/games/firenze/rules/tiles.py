"""The balcony tiles of a box, checked: where each lies, and what it is worth."""

from __future__ import annotations

from signoria.kernel.box import Box


def balcony_tiles(
    box: Box, numerals: list[str], colours: list[str], heights: list[int], most_points: int
) -> list[list[int]]:
    """Of each tile its numeral, its space, and its total."""
    names = sorted({name.partition(".")[0] for name in box.table("balconies")}, key=_tile_number)
    tiles: list[list[int]] = []
    spaces: list[int] = []
    for name in names:
        path = f"balconies.{name}"
        numeral, colour = box[f"{path}.numeral"], box[f"{path}.colour"]
        height, total = box[f"{path}.height"], box[f"{path}.total"]
        if numeral not in numerals or colour not in colours or height not in heights:
            raise box.refuse(path, "needs a numeral, a colour and a height of this game")
        if not isinstance(total, int) or not 0 <= total <= most_points:
            raise box.refuse(path, f"needs a total from 0 to {most_points}, not {total!r}")
        space = colours.index(colour) * len(heights) + heights.index(height)
        if space in spaces:
            raise box.refuse(path, f"lies on {colour} {height}, where another balcony lies")
        spaces.append(space)
        tiles.append([numerals.index(numeral), space, total])
    _check_numerals(box, numerals, len(heights), tiles)
    return tiles


def _check_numerals(box: Box, numerals: list[str], storeys: int, tiles: list[list[int]]) -> None:
    """Every numeral has tiles in two colours, so that a dead colour leaves one to draw."""
    for number, name in enumerate(numerals):
        colours = {space // storeys for numeral, space, _ in tiles if numeral == number}
        if len(colours) <= 1:
            raise box.refuse(
                "contents.balconies",
                f"leaves numeral {name} in {len(colours)} colours; it needs two at least",
            )


def _tile_number(name: str) -> int:
    return int(name.rpartition("_")[2])
