"""Every sentence of the pages is translated, and names the same parts."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from signoria.faces.web.paint import TEMPLATES
from signoria.faces.web.words import ENGLISH, LANGUAGES
from tests.faces_web.catalogue import missing, sentences, translated

OTHERS = [code for code in LANGUAGES if code != ENGLISH]


def parts(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_untranslated(code):
    assert missing(code) == []


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_translated_that_nobody_says(code):
    said = {message.id for message in sentences()}
    assert [message.id for message in translated(code) if message.id not in said] == []


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_fills_in_the_same_parts(code):
    for message in translated(code):
        if not message.id:
            continue
        ids = [message.id] if isinstance(message.id, str) else list(message.id)
        strings = [message.string] if isinstance(message.string, str) else list(message.string)
        wanted = set().union(*(parts(text) for text in ids))
        for string in strings:
            assert parts(string) <= wanted, message.id
        assert parts(strings[-1]) == wanted, message.id


def test_templates_say_nothing_but_by_the_catalogue():
    """Letters between tags must come from ``say`` or ``plural``, or be a name."""
    allowed = {"Signoria", "Tab", "Space", "L", "signoria box", "mine.toml"}
    for file in sorted(TEMPLATES.rglob("*.html")):
        text = re.sub(r"\{% block body_class %\}.*?\{% endblock %\}", "", file.read_text())
        text = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", text, flags=re.DOTALL)
        text = re.sub(r"<pre.*?</pre>|<svg class=\"sprite\".*?</svg>", "", text, flags=re.DOTALL)
        text = re.sub(r"<[^>]*>", "\n", text, flags=re.DOTALL)
        for line in text.splitlines():
            said = re.sub(r"&\w+;", "", line).strip(" ·")
            if re.search(r"[A-Za-z]{2,}", said):
                assert any(said.startswith(word) or said == word for word in allowed), (
                    file.name,
                    said,
                )
