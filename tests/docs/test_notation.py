"""docs/notation.md lists the words and news of all games as they are."""

from __future__ import annotations

from types import ModuleType

from signoria.kernel.news import ROUND, Fact, Reason
from signoria.library import games
from tests.docs import make_notation


def test_the_page_is_up_to_date():
    page = make_notation.PAGE.read_text(encoding="utf-8")

    assert make_notation.page() == page, "run python -m tests.docs.make_notation"


def test_every_game_and_all_its_verbs_are_listed():
    import signoria

    page = make_notation.page()
    for name in games():
        part = page.split(f"`{name}`\n", 1)[1].split("\n### ", 1)[0]
        for action in signoria.load(name).words:
            assert f"| `{action.verb}" in part


def test_facts_are_listed_with_their_fields_their_meaning_and_who_may_hear_them():
    class Began(Fact, begins=ROUND):
        """A round began."""

        number: int

    class Held(Fact, hides=("card",)):
        """Somebody holds a card.

        Longer.
        """

        seat: int
        card: str | None

    class TooPoor(Reason):
        """Not enough florins."""

    told = ModuleType("news")
    for fact in (Began, Held, TooPoor):
        fact.__module__ = "news"
        setattr(told, fact.__name__, fact)

    assert make_notation.declared(told) == [Began, Held, TooPoor]
    assert make_notation.table("news", [Began, Held]) == [
        "| news | fields | what it says |",
        "|---|---|---|",
        "| `Began` | `number: int` | A round began. Begins a round. |",
        (
            "| `Held` | `seat: int`, `card: str or None` "
            "| Somebody holds a card. Hidden from others: card. |"
        ),
        "",
    ]
