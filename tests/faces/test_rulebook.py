"""The rules in our words: how they are found, and what marks values that we are not sure of."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from signoria.faces.phrases import (
    Chapter,
    Entry,
    Grid,
    Paragraph,
    Phrases,
    Picture,
    Points,
    Printed,
    Things,
    language,
)
from signoria.faces.phrases.printed import bare, plain
from signoria.faces.phrases.rulebook import find
from signoria.faces.terminal import commands, rules
from signoria.faces.web.paint import environment
from signoria.kernel.box import Box

BOX = Box(
    """
game = "toy"
rules = 1
[end]
grade = "rulebook"
source = "page 1"
seal = 3
tower = -2
names = ["white", "red"]
doubt = { tower = { grade = "reconstructed", source = "a guess" } }
[cards]
grade = "reconstructed"
source = "a guess"
heights = [4, 5]
mason = "Mason"
""",
    "toy.toml",
)
PRINTED = Printed(BOX)


class Toy(Phrases):
    def rulebook(self):
        return [
            Chapter(
                "towers",
                "Towers",
                [
                    Paragraph(
                        f"A tower costs {PRINTED('end.tower')}, a seal {PRINTED('end.seal')}."
                    ),
                    Points(["Build.", "Tear down half of it."], numbered=True),
                    Picture("tower", "A white tower"),
                ],
            ),
            Chapter("cards", "Cards", [Things("card"), Grid("Prices", ["", "gold"], [["red", 2]])]),
            Chapter("the-mason", "What a mason does", [Paragraph("He lays.")], terms=("Mason",)),
        ]

    def entries(self):
        return [
            Entry("mason", "card", "Mason", "Builds one brick more.", note="×2"),
            Entry("citta", "place", "Città", "All around.", terms=("town",)),
        ]

    def on_offer(self, seen):
        return ["mason", "mason"]


PHRASES = Toy("medici_dice", language("en"))


def printed_by(show, *arguments) -> str:
    out = io.StringIO()
    show(Console(file=out, width=70), PHRASES, *arguments)
    return out.getvalue()


@pytest.mark.parametrize(
    ("path", "shown"),
    [("end.seal", "3"), ("end.tower", "−2°"), ("cards.mason", "Mason°"), ("end.names", None)],
)
def test_a_value_that_we_are_not_sure_of_is_marked(path, shown):
    said = language("en").say("It is {value}.", value=PRINTED(path))

    assert plain(said) == f"It is {shown or BOX[path]}."


def test_lists_and_tables_are_marked_value_by_value():
    assert [plain(f"{one}") for one in PRINTED("cards.heights")] == ["4°", "5°"]
    assert {name: plain(f"{one}") for name, one in PRINTED("end").items() if name != "names"} == {
        "seal": "3",
        "tower": "−2°",
    }


def test_a_marked_number_is_a_number_still():
    heights = PRINTED("cards.heights")

    assert sum(heights) == 9
    said = language("en").plural("{number} level", "{number} levels", heights[0])
    assert plain(said) == "4° levels"
    assert bare(said) == "4 levels"


def test_other_words_for_a_value_are_marked_as_it_is():
    assert plain(PRINTED.like("end.tower", "two points")) == "two points°"
    assert plain(PRINTED.like("end.seal", "three points")) == "three points"


def test_a_value_that_is_not_there_is_a_mistake():
    with pytest.raises(KeyError):
        PRINTED("end.towr")


@pytest.mark.parametrize(
    ("words", "chapters", "entries"),
    [
        ("mason", ["the-mason"], ["mason"]),
        ("MASON", ["the-mason"], ["mason"]),
        ("what a", ["the-mason"], []),
        ("citta", [], ["citta"]),
        ("Città", [], ["citta"]),
        ("town", [], ["citta"]),
        ("tow", ["towers"], ["citta"]),
        ("ards", ["cards"], []),
        ("tear down", ["towers"], []),
        ("white", ["towers"], []),
        ("gold", ["cards"], []),
    ],
)
def test_what_is_found(words, chapters, entries):
    found = find(PHRASES.rulebook(), PHRASES.entries(), words)

    assert [chapter.key for chapter in found.chapters] == chapters
    assert [entry.key for entry in found.entries] == entries


def test_what_is_not_found_says_what_is_near():
    assert find(PHRASES.rulebook(), PHRASES.entries(), "masson").near == ("Mason",)
    assert find(PHRASES.rulebook(), PHRASES.entries(), "xyz").near == ()


def test_the_terminal_prints_a_chapter_with_its_entries():
    assert printed_by(rules.show_about, "cards").split() == (
        ["Cards", "Mason", "×2:", "Builds", "one", "brick", "more.", "Prices", "gold", "red", "2"]
    )


def test_the_terminal_explains_the_mark_only_where_it_stands():
    assert "° reconstructed" in printed_by(rules.show_about, "1")
    assert "reconstructed" not in printed_by(rules.show_about, "2")


def test_the_terminal_lists_what_is_on_offer_once():
    assert printed_by(rules.show_offer, {}).count("Mason") == 1


def test_the_terminal_says_when_there_is_nothing():
    assert "Did you mean Mason?" in printed_by(rules.show_about, "masson")
    assert "no word “xyz”" in printed_by(rules.show_about, "xyz")


def test_a_question_mark_needs_no_space():
    assert commands.find(commands.PLAY, language("en"), "?mason") is commands.HELP
    assert commands.find(commands.PLAY, language("it"), "regole torri") is commands.RULES


def test_a_page_escapes_the_sentence_and_marks_the_value():
    said = f"<b> {PRINTED('end.tower')}"
    shown = environment("en").from_string("{{ said|marked }}").render(said=said)

    assert shown.startswith("&lt;b&gt; <span class=")
    assert '>−2<sup aria-hidden="true">°</sup></span>' in shown
