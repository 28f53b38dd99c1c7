"""Templates become pages: one Jinja environment a language, everything escaped."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined

from signoria.faces.web.page_data import Visitor
from signoria.faces.web.words import ENGLISH, LANGUAGES, roman, signed, spoken
from signoria.library import folder, games

HERE = Path(__file__).parent
STATIC = HERE / "static"
TEMPLATES = HERE / "templates"


def paint(template: str, visitor: Visitor, **contents: Any) -> str:
    """A template as text, in the visitor's language."""
    code = visitor.language if visitor.language in LANGUAGES else ENGLISH
    return environment(code).get_template(template).render(visitor=visitor, **contents)


@cache
def environment(code: str) -> Environment:
    """The templates in one language: ``say`` and ``plural`` are whole sentences."""
    of_games = {game: FileSystemLoader(folder(game) / "web" / "templates") for game in games()}
    made = Environment(
        loader=ChoiceLoader([FileSystemLoader(TEMPLATES), PrefixLoader(of_games)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    language = spoken(code)
    made.globals.update(
        language=code,
        languages=LANGUAGES,
        say=language.say,
        plural=language.plural,
        listed=language.listed,
        roman=roman,
        static=static,
    )
    made.filters["capital"] = capital
    made.filters["signed"] = signed
    return made


def capital(text: str) -> str:
    """The first letter large, the others as they are."""
    return text[:1].upper() + text[1:]


def static_file(name: str) -> Path:
    """The file behind ``/static/name``; a game's style sheet lies in the game's folder."""
    game = name.removeprefix("games/").removesuffix(".css")
    if name == f"games/{game}.css" and game in games():
        return folder(game) / "web" / "style.css"
    return STATIC / name


@cache
def static(name: str) -> str:
    """The address of a static file; it changes when the file does."""
    content = static_file(name).read_bytes()
    return f"/static/{name}?{hashlib.sha256(content).hexdigest()[:8]}"
