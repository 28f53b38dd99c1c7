"""A box whose grades were changed, and the marks that a page then carries."""

from __future__ import annotations

from dataclasses import replace
from xml.etree.ElementTree import Element

from signoria.faces import web
from signoria.faces.web import scene
from signoria.faces.web.grades import Grades
from tests.faces_web.reading import check
from tests.faces_web.tables import ENGLISH, seen_by


def regrade(monkeypatch, game, grade: str, *paths: str) -> None:
    """Everything at or below these paths has another grade; no marks are kept from before."""
    monkeypatch.setattr(scene, "grades_of", Grades)
    for known in (game.box.values, game.box.claims):
        for path, value in known.items():
            if any(path == one or path.startswith(f"{one}.") for one in paths):
                monkeypatch.setitem(known, path, replace(value, grade=grade))


def page(table, seat: int | None = 0) -> Element:
    """The table as a seat sees it."""
    return check(web.table_page(ENGLISH, seen_by(table, seat)))


def by_id(tree: Element, name: str) -> Element:
    """The element with an id."""
    return next(element for element in tree.iter() if element.get("id") == name)


def of_class(tree: Element, name: str) -> list[Element]:
    """The elements of a class."""
    return [one for one in tree.iter() if name in (one.get("class") or "").split()]


def grades(element: Element) -> list[str]:
    """The grades that are marked in an element by a visible sign."""
    return [
        one.get("data-grade", "")
        for one in element.iter()
        if one.get("data-grade") and one.get("data-covered") is None
    ]


def covered(element: Element) -> list[str]:
    """The grades in an element whose sign stands at the heading above."""
    return [
        one.get("data-grade", "") for one in element.iter() if one.get("data-covered") is not None
    ]
