"""The ledger of a round: in hand, coming without fail, due in phases 5 and 6, and what is left.

The rules draw it up, also as it would be after each option; here it becomes a table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.faces.web.words import term
from signoria.games.florenza.news.kinsmen import Outlook
from signoria.games.florenza.sights import Ledger
from signoria.games.florenza.web.tags import GOODS
from signoria.games.florenza.web.view import View

LINES = (
    ("hand", term("florenza ledger", "in hand")),
    ("coming", term("florenza ledger", "coming")),
    ("due", term("florenza ledger", "due")),
    ("left", term("florenza ledger", "left")),
)
Amounts = Mapping[str, Mapping[str, int]]  # by line


def rows(view: View) -> dict[str, Any]:
    """The ledger as a table, with the options that would write into it."""
    ledger = view.family(view.large)["ledger"]
    assert ledger is not None
    now = _lines(ledger)
    then = {action: found for action in view.legal if (found := _after(view, action))}
    return {
        "goods": [{"good": good, "label": view.phrases.good(good)} for good in GOODS],
        "rows": [
            {
                "key": key,
                "title": view.language.term(title),
                "cells": [_cell(now, then, key, good) for good in GOODS],
            }
            for key, title in LINES
        ],
    }


def _lines(ledger: Ledger) -> Amounts:
    return {
        "hand": ledger["hand"],
        "coming": ledger["coming"],
        "due": ledger["due"],
        "left": ledger["left"],
        "lack": ledger["lack"],
    }


def _after(view: View, action: str) -> Amounts | None:
    """What an option would make of it."""
    for fact in view.preview(action).facts:
        if isinstance(fact, Outlook) and fact.family == view.large:
            return {
                "hand": dict(fact.hand),
                "coming": dict(fact.coming),
                "due": dict(fact.due),
                "left": dict(fact.left),
                "lack": dict(fact.lack),
            }
    return None


def _cell(now: Amounts, then: Mapping[str, Amounts], key: str, good: str) -> dict[str, Any]:
    here = _entry(now, key, good)
    variants: dict[tuple[int, bool], list[str]] = {}
    for action, ledger in then.items():
        other = _entry(ledger, key, good)
        if other != here:
            variants.setdefault(other, []).append(action)
    return {
        "good": good,
        "number": here[0],
        "is_short": here[1],
        "variants": [
            {"number": number, "actions": ";".join(actions), "is_short": is_short}
            for (number, is_short), actions in variants.items()
        ],
    }


def _entry(lines: Amounts, key: str, good: str) -> tuple[int, bool]:
    """A number, and whether it is not enough: what is left may have come too late."""
    return lines[key].get(good, 0), key == "left" and bool(lines["lack"].get(good))


def warning(view: View) -> str:
    """What is missing when it is due."""
    ledger = view.family(view.large)["ledger"]
    if not ledger or not ledger["lack"]:
        return ""
    goods = view.amounts(ledger["lack"])
    return view.language.say("You still lack {goods} for what is due.", goods=goods)
