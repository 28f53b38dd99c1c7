"""Templates have no sentences but those that can be translated."""

from __future__ import annotations

import re

from signoria.faces.web.paint import TEMPLATES


def test_templates_say_nothing_but_by_the_catalogue():
    """Letters between tags must come from ``say`` or ``plural``, or be a name."""
    allowed = {"Signoria", "Tab", "Space", "Esc", "L", "signoria box", "mine.toml"}
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
