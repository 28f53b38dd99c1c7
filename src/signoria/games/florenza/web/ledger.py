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
    is_busy = bool(now["coming"] or now["due"] or then)
    return {
        "goods": [{"good": good, "label": view.phrases.good(good)} for good in GOODS],
        "rows": [
            {
                "key": key,
                "title": view.language.term(title),
                "cells": [_cell(now, then, key, good) for good in GOODS],
            }
            for key, title in (LINES if is_busy else LINES[:1])
        ],
        "warning": _warning(view, ledger),
    }


def _lines(ledger: Ledger) -> Amounts:
    return {
        "hand": ledger["hand"],
        "coming": ledger["coming"],
        "due": ledger["due"],
        "left": ledger["left"],
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
            }
    return None


def _cell(now: Amounts, then: Mapping[str, Amounts], key: str, good: str) -> dict[str, Any]:
    number = now[key].get(good, 0)
    variants: dict[int, list[str]] = {}
    for action, ledger in then.items():
        other = ledger[key].get(good, 0)
        if other != number:
            variants.setdefault(other, []).append(action)
    return {
        "good": good,
        "number": number,
        "is_short": key == "left" and number < 0,
        "variants": [
            {"number": other, "actions": ";".join(actions), "is_short": key == "left" and other < 0}
            for other, actions in variants.items()
        ],
    }


def _warning(view: View, ledger: Ledger) -> str:
    """What is missing for all that is due."""
    short = {good: -number for good, number in ledger["left"].items() if number < 0}
    if not short:
        return ""
    return view.language.say("You still lack {goods} for what is due.", goods=view.amounts(short))
