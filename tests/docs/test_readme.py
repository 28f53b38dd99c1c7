"""The README's example runs, and pages name things that exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import signoria

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("**/*.md"))]


def test_the_example_of_the_readme_runs():
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert found.attempted >= 8
    assert found.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page):
    prose = re.sub(
        r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    for link in re.findall(r"\]\(([^)#]+)\)", prose):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), link


def test_the_notation_page_shows_a_position_that_can_be_read():
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    text = re.search(r"```\n(seats 2;.*?)```", page, re.DOTALL)[1]

    state = signoria.load("medici_dice").position(text)

    assert str(state) == " ".join(text.split())


def test_the_record_on_the_notation_page_has_the_right_form():
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    record = signoria.Record.parse(re.search(r"```\n(signoria 1.*?)```", page, re.DOTALL)[1])

    assert record.names == ["Adam", "Bea"]
    assert len(record.moves) == 7
    assert record.box == signoria.load("medici_dice").box.fingerprint
    assert record.replay().actor() == signoria.CHANCE
