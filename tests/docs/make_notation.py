"""Writes the words, positions and news of all games into docs/notation.md, between its markers.

    python -m tests.docs.make_notation

Words come from the vocabularies; who says them, and when, from the golden records. Facts come from
each game's ``news``; a game that does not tell yet is listed without.
"""

from __future__ import annotations

import pkgutil
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import signoria
from signoria import CHANCE, Record
from signoria.faces.phrases import step_help
from signoria.games import packages
from signoria.kernel import news as of_all
from signoria.kernel.news import Fact, Reason
from signoria.library import games, module

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "notation.md"
BEGIN = "<!-- Made by python -m tests.docs.make_notation: change it there. -->"
END = "<!-- The end of what is made. -->"
LONGEST = 60  # letters of an example
LOOKED_AT = 6  # golden records, for the names in positions


def page() -> str:
    """The page as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + "\n".join([BEGIN, "", *_of_all(), *_of_games(), END]) + after


def _of_all() -> list[str]:
    facts = [of_all.Chose, of_all.Dealt, of_all.NotAsked]
    return ["### Every game", "", *table("news", facts)]


def _of_games() -> list[str]:
    own = [name for name in games() if packages()[name].startswith("signoria.games.")]
    return [line for name in own for line in _of_game(name)]


def _of_game(name: str) -> list[str]:
    lines = [f"### {signoria.load(name).title}", "", f"`{name}`", "", *_words(name)]
    lines += ["Names in positions: " + ", ".join(f"`{each}`" for each in _places(name)) + ".", ""]
    told = module(name, "news")
    if told is None:
        return lines
    facts = declared(told)
    heard = set(getattr(getattr(told, "News", None), "__args__", ()))
    reasons = [fact for fact in facts if issubclass(fact, Reason)]
    news = [fact for fact in facts if fact in heard]
    others = [fact for fact in facts if fact not in heard and fact not in reasons]
    lines += table("news", news) + table("parts of news, and warnings", others)
    return lines + table("reasons", reasons)


# Words


def _words(name: str) -> list[str]:
    game = signoria.load(name)
    by_verb: dict[str, list[str]] = {}
    for action in game.words:
        by_verb.setdefault(action.verb, []).append(action.text)
    said = _said(name, set(by_verb))
    lines = [f"| words ({len(game.words)}) | how many | who | when |", "|---|---|---|---|"]
    for verb, texts in by_verb.items():
        who, steps = said.get(verb, ("", []))
        when = "<br>".join(f"`{step}`: {_heading(step_help(name, step))}" for step in steps)
        lines.append(f"| {_example(texts)} | {len(texts)} | {who} | {when} |")
    return [*lines, ""]


def _example(texts: list[str]) -> str:
    shown = texts[0] if len(texts) == 1 else f"{texts[0]} … {texts[-1]}"
    short = shown if len(shown) <= LONGEST else f"{texts[0]} …"
    return f"`{short}`"


def _said(name: str, verbs: set[str]) -> dict[str, tuple[str, list[str]]]:
    """Who says each verb, and in which steps, as far as the golden records show it."""
    found: dict[str, tuple[str, list[str]]] = {}
    words = signoria.load(name).words
    for record in _records(name):
        if verbs <= set(found):
            break
        for move, state in zip(record.moves, record.states(), strict=False):
            who = "chance" if move.who == CHANCE else "a seat"
            steps = found.setdefault(words.worded(move.text).verb, (who, []))[1]
            if (step := type(state.step).__name__) not in steps:
                steps.append(step)
    return {verb: (who, sorted(steps)) for verb, (who, steps) in found.items()}


def _heading(help: str) -> str:
    """The rulebook's words with which a step's help begins."""
    return help.partition(": ")[0]


def _places(name: str) -> list[str]:
    """The names with which the facts of a position begin, without the seat they are about."""
    found: dict[str, None] = {}
    for record in _records(name)[:LOOKED_AT]:
        for ply in range(0, len(record.moves), len(record.moves) // 5):
            for place, _ in record.replay(ply).description():
                found[place.partition(":")[0]] = None
    return list(found)


def _records(name: str) -> list[Record]:
    return [Record.read(path) for path in sorted(_golden(name).glob("*.record"))]


def _golden(name: str) -> Path:
    return ROOT / "tests" / "games" / name / "golden"


# Facts


def declared(told: ModuleType) -> list[type[Fact]]:
    """The facts that a game declares, in its own order; ``news`` may be a package."""
    parts = [told]
    if hasattr(told, "__path__"):
        names = [part.name for part in pkgutil.iter_modules(told.__path__)]
        parts += [import_module(f"{told.__name__}.{part}") for part in names]
    found: dict[type[Fact], None] = {}
    for part in parts:
        for fact in vars(part).values():
            if _is_fact(fact) and fact.__module__ == part.__name__:
                found[fact] = None
    return list(found)


def _is_fact(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, Fact)


def table(title: str, facts: list[type[Fact]]) -> list[str]:
    """Facts as rows of a table; nothing, if there are none."""
    if not facts:
        return []
    lines = [f"| {title} | fields | what it says |", "|---|---|---|"]
    for fact in facts:
        fields = ", ".join(f"`{name}: {_type(fact, name)}`" for name in fact.fields)
        lines.append(f"| `{fact.__name__}` | {fields} | {_meaning(fact)} |")
    return [*lines, ""]


def _type(fact: type[Fact], name: str) -> str:
    for each in fact.__mro__:
        if name in vars(each).get("__annotations__", {}):
            return str(each.__annotations__[name]).replace("|", "or")
    return ""


def _meaning(fact: type[Fact]) -> str:
    said = [_first_sentence(fact.__doc__ or "")]
    if fact.begins:
        said.append(f"Begins a {fact.begins}.")
    if fact.is_secret:
        said.append("Secret.")
    if fact.hides:
        said.append(f"Hidden from others: {', '.join(fact.hides)}.")
    if fact.reveals:
        said.append("Unknown before.")
    return " ".join(said)


def _first_sentence(text: str) -> str:
    return " ".join(text.split("\n\n", maxsplit=1)[0].split())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.exit(0)
