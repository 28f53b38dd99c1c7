"""Errors in the reader's language.

Errors are raised in English, where something is wrong, and are part of the Python interface.
``mistakes.py`` lists those that somebody at a command line meets, as templates, and a game's
``phrases/mistakes.py`` what can be wrong with its box; here a message
finds the template that it was made from, and is said again. A message without one stays English.
"""

from __future__ import annotations

import re
from functools import cache

from signoria.faces.phrases import Language
from signoria.faces.phrases.language import ENGLISH
from signoria.faces.terminal.mistakes import MISTAKES
from signoria.library import games, module

INNER = "error"  # a part that is a message itself
CHOICE = "values"  # a part that is "one or another"
_PART = re.compile(r"{(\w+)}|…")


def worded(spoken: Language, message: str) -> str:
    """The message in that language."""
    if spoken.code == ENGLISH:
        return message
    return _said(spoken, " ".join(message.split())) or message


def _said(spoken: Language, message: str) -> str:
    for template, pattern in _patterns():
        if found := pattern.fullmatch(message):
            parts: dict[str, object] = dict(found.groupdict())
            if INNER in parts:
                parts[INNER] = _said(spoken, found[INNER])
                if not parts[INNER]:
                    continue
            if CHOICE in parts:
                parts[CHOICE] = spoken.listed(found[CHOICE].split(" or "), style="or")
            return spoken.say(template, **parts)
    return ""


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """The templates, the surest first: those that begin with words of their own, then those that
    hold another message, and of these the ones that say most.
    """
    own = [module(game, "phrases.mistakes") for game in games()]
    every = [*MISTAKES, *(template for one in own if one for template in one.MISTAKES)]
    found = sorted(dict.fromkeys(every), key=lambda template: -len(_PART.sub("", template)))
    found.sort(key=lambda template: (template[0] == "{", f"{{{INNER}}}" not in template))
    return [(template, pattern(template)) for template in found]


def pattern(template: str) -> re.Pattern[str]:
    """What a template's messages look like; ``…`` is anything, and not said again."""
    made, at, names = "", 0, set()
    for part in _PART.finditer(template):
        made += re.escape(template[at : part.start()])
        name = part[1]
        made += ".*?" if name is None else rf"(?P={name})" if name in names else f"(?P<{name}>.+?)"
        names.add(name)
        at = part.end()
    return re.compile(made + re.escape(template[at:]))
