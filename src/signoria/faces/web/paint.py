"""Templates become pages: one Jinja environment a language, everything escaped."""

from __future__ import annotations

import hashlib
from functools import cache, partial
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup, escape

from signoria.faces.phrases.printed import CLOSE, OPEN, SIGN, bare
from signoria.faces.web.page_data import Visitor
from signoria.faces.web.templating import Tables
from signoria.faces.web.words import ENGLISH, LANGUAGES, Language, roman, signed, spoken
from signoria.library import folder, games

HERE = Path(__file__).parent
STATIC = HERE / "static"
TEMPLATES = HERE / "templates"


def paint(template: str, visitor: Visitor, **contents: Any) -> str:
    """A template as text, in the visitor's language."""
    code = visitor.language if visitor.language in LANGUAGES else ENGLISH
    return environment(code).get_template(template).render(visitor=visitor, **contents)


@cache
def environment(code: str) -> Tables:
    """The templates in one language: ``say`` and ``plural`` are whole sentences."""
    of_games = {game: FileSystemLoader(folder(game) / "web" / "templates") for game in games()}
    made = Tables(
        loader=ChoiceLoader([FileSystemLoader(TEMPLATES), PrefixLoader(of_games)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    if code != ENGLISH:
        made.looks = environment(ENGLISH).looks  # the same in every language
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
    made.filters["duration"] = duration
    made.filters["marked"] = partial(marked, language)
    made.filters["unmarked"] = lambda said: bare(str(said))
    return made


def marked(language: Language, said: object) -> Markup:
    """A sentence of the rulebook; values that we are not sure of say so."""
    title = escape(language.say("reconstructed: perhaps not as printed"))
    before = Markup('<span class="unsure" title="{}">').format(title)
    after = Markup('<sup aria-hidden="true">{}</sup></span>').format(SIGN)
    return Markup(str(escape(str(said))).replace(OPEN, before).replace(CLOSE, after))  # noqa: S704  # escaped


def capital(text: str) -> str:
    """The first letter large, the others as they are."""
    return text[:1].upper() + text[1:]


def duration(seconds: int) -> str:
    """A time that runs, as the script goes on with it."""
    hours, minutes = seconds // 3600, seconds // 60 % 60
    if hours:
        return f"{hours}:{minutes:02}:{seconds % 60:02}"
    return f"{minutes}:{seconds % 60:02}"


def static_file(name: str) -> Path:
    """The file behind ``/static/name``; a game's style sheet lies in the game's folder."""
    game = name.removeprefix("games/").removesuffix(".css")
    if name == f"games/{game}.css" and game in games():
        return folder(game) / "web" / "style.css"
    return STATIC / name


@cache
def fingerprint() -> str:
    """Of all static files together: scripts name each other, so they change their names as one."""
    content = hashlib.sha256()
    files = [file for file in sorted(STATIC.rglob("*")) if file.is_file()]
    for file in [*files, *[static_file(f"games/{game}.css") for game in sorted(games())]]:
        if file.is_file():
            content.update(file.name.encode() + b"\0" + file.read_bytes())
    return content.hexdigest()[:12]


def static(name: str) -> str:
    """The address of a static file; it changes when one of them does, so it is kept for ever."""
    return f"/static/{fingerprint()}/{name}"
