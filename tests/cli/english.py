"""English words in what should be Italian."""

from __future__ import annotations

import re

import signoria

# Words that no Italian sentence has; what is quoted, typed or a name is not looked at.
WORDS = (
    "the|is|are|was|were|be|not|no|there|must|of|has|have|had|with|without|cannot|can|this|that|"
    "these|those|did|you|your|mean|needs|need|missing|such|which|an|and|or|to|from|for|by|at|"
    "game|games|move|moves|legal|record|line|folder|value|unexpected|extra|name|give|before|"
    "after|here|already|whole|number|one|two|more|than|everybody|seat|seats|player|players"
)
_ENGLISH = re.compile(rf"\b(?:{WORDS})\b", re.IGNORECASE)
_NOT_WORDS = re.compile(
    r"'[^']*'|\"[^\"]*\"|\[[^\]]*\]"  # quoted, or a value of a box
    r"|\S*[/=,_.-]\S+"  # a path, NAME=VALUE, a list of names, an option
    r"|(?:Esempio|Example): .*|^  \w+  |^Uso: .*",  # commands
    re.MULTILINE,
)


def english_in(text: str) -> list[str]:
    """The English words of a text."""
    for name in signoria.games():
        text = text.replace(signoria.load(name).title, "")
    return _ENGLISH.findall(_NOT_WORDS.sub("", text))
