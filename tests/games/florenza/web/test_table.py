"""Florenza's table: every option is drawn or a button, nothing hidden is told."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import signoria
from signoria.events import SEPARATOR
from signoria.faces import web
from signoria.faces.web import paint
from signoria.faces.web.drawings import drawing_of
from signoria.offers import offer
from tests.faces_web.reading import all_of, check, read
from tests.faces_web.tables import ENGLISH, VISITORS, replay_page
from tests.games.florenza.web.tables import asked, game, scene, seen_by, whole

# The most buttons that may stand in the question: anything more must be drawn.
MOST_BUTTONS = 3
STEPS = {
    1: ("StartingWorkshop", "PlaceKinsman", "HireArtist", "CompleteArtworks"),
    3: (
        "StartingWorkshop",
        "ThirdResource",
        "CaptainOfThePeople",
        "PlaceKinsman",
        "HireArtist",
        "Construction",
        "Sale",
        "OtherActivities",
        "SellAtMarket",
        "BuyAtMarket",
        "TradeAtMarket",
        "GiveAnother",
        "TakeAtMarket",
        "CompleteArtworks",
        "ChooseSkill",
        "FavorOfTheMuse",
        "ChooseResult",
        "PlaceCrest",
    ),
    5: ("PlaceKinsman", "Production", "PayIncentive", "ResourceOfYourChoice"),
}
EVERY_STEP = [(seats, step) for seats, steps in STEPS.items() for step in steps]


def options_are_reachable(table: signoria.Table, visitor) -> None:
    """What is asked now and what is passed: each drawn, a button, or the beginning of a set."""
    seat = int(table.state.actor())
    asked = offer(table.state)
    options = {action.text for action in asked.state.options()} | set(asked.earlier)
    tree = check(web.table_page(visitor, seen_by(table, seat)))
    answers = {
        one.get("data-answer"): one
        for one in tree.iter("button")
        if one.get("data-answer") is not None
    }
    sets = {action for action in answers if SEPARATOR in action}
    assert set(answers) - sets <= options
    assert set(answers) - sets | {action.split(SEPARATOR)[0] for action in sets} == options
    drawn = set(all_of(tree, "data-action"))
    buttons = {
        one.get("value")
        for one in tree.iter("button")
        if one.get("name") == "action" and one.get("data-answer") is None
    }
    parts = set(all_of(tree, "data-part"))
    for action, answer in answers.items():
        if action in sets:
            assert set(answer.get("data-parts").split()) <= parts
        else:
            assert action in drawn or answer.get("value") in buttons
    assert len(buttons) <= MOST_BUTTONS
    for one in tree.iter():
        if one.get("data-action"):
            assert one.tag == "button"
            assert one.get("aria-label")


@pytest.mark.parametrize("visitor", VISITORS, ids=["en", "it"])
@pytest.mark.parametrize(("seats", "step"), EVERY_STEP)
def test_every_option_is_drawn_or_a_button(seats, step, visitor):
    options_are_reachable(asked(seats, step), visitor)


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_option_is_reachable_throughout_random_games(seats):
    table = game(seats, seed=11 * seats)
    moves = 0
    while not table.is_over:
        if int(table.state.actor()) >= 0:
            moves += 1
            if moves % 41 == 1:
                options_are_reachable(table, VISITORS[moves % 2])
        table.step()
    check(web.table_page(ENGLISH, seen_by(table, 0)))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_who_is_not_asked_finds_nothing_to_press(seats):
    table = asked(seats, "PlaceKinsman", skip=40)
    others = [None] + [seat for seat in range(seats) if seat != int(table.state.actor())]
    for seat in others:
        tree = check(web.table_page(ENGLISH, seen_by(table, seat)))
        assert all_of(tree, "data-action") == []
        assert all_of(tree, "data-answer") == []


def test_what_waits_for_confirmation_can_not_be_pressed():
    table = asked(2, "PlaceKinsman", skip=40)
    data = seen_by(table, int(table.state.actor()), is_held=True, can_undo=True)
    assert all_of(check(web.table_page(ENGLISH, data)), "data-action") == []


def with_tokens(seats: int) -> tuple[signoria.Table, int]:
    """A position in which somebody else than the asked seat has tokens; and that somebody."""
    table = game(seats, 4, "greedy")
    while not table.is_over:
        actor = int(table.state.actor())
        if actor >= 0 and type(table.state.step).__name__ == "PlaceKinsman":
            for other in range(seats):
                family = table.game.observe(table.state, other)["families"][other]
                if other != actor and family["tokens"] > 1:
                    return table, other
        table.step()
    raise AssertionError("nobody has tokens")


@pytest.mark.parametrize("seats", [2, 3])
def test_the_worth_of_the_others_tokens_is_told_nowhere(seats):
    table, owner = with_tokens(seats)
    seat = int(table.state.actor())
    data = seen_by(table, seat)
    changed = [
        signoria.ScoreSheet(
            [
                (name, points + (77 if name == "prestige tokens" and at == owner else 0))
                for name, points in sheet.lines
            ]
        )
        for at, sheet in enumerate(data.scores)
    ]
    assert changed[owner].total == data.scores[owner].total + 77
    for viewer in (seat, None):
        seen = seen_by(table, viewer)
        page = web.table_page(ENGLISH, seen)
        assert web.table_page(ENGLISH, replace(seen, scores=changed)) == page
    own = seen_by(table, owner)
    assert web.table_page(ENGLISH, replace(own, scores=changed)) != web.table_page(ENGLISH, own)


def test_my_own_tokens_are_told_to_me_alone():
    table, owner = with_tokens(2)
    worth = table.game.observe(table.state, owner)["families"][owner]["token_value"]
    assert f"tokens worth {worth} prestige" in web.table_page(ENGLISH, seen_by(table, owner))
    for viewer in (1 - owner, None):
        page = web.table_page(ENGLISH, seen_by(table, viewer))
        assert f"tokens worth {worth}" not in page
        assert "tokens, face down" in page


def test_a_number_of_tokens_does_not_read_as_points():
    table, _ = with_tokens(2)
    for viewer in (0, 1, None):
        page = web.table_page(ENGLISH, seen_by(table, viewer))
        assert not re.search(r"\d prestige token", page)


def test_a_replay_tells_tokens_only_when_the_game_is_over():
    record = whole(2, 5)
    page = replay_page(ENGLISH, record, len(record.moves), "table1")
    assert "hidden until the end" not in page
    table = asked(2, "PlaceKinsman", skip=120)
    page = replay_page(ENGLISH, table.record, len(table.record.moves), "table1")
    assert "hidden until the end" in page


@pytest.mark.parametrize("visitor", VISITORS, ids=["en", "it"])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_replay_end_and_rules_are_whole(seats, visitor):
    record = whole(seats, 5)
    for ply in (0, 30, len(record.moves) // 2, len(record.moves)):
        check(replay_page(visitor, record, ply, "table1"))
    check(web.rules_page(visitor, "florenza"))
    check(web.home(visitor, [], []))


def test_the_end_tells_up_to_three_facts():
    table = game(3, 5)
    while not table.is_over:
        table.step()
    tree = read(web.table_page(ENGLISH, seen_by(table, 0)))
    facts = [one for one in tree.iter("section") if one.get("class") == "highlights"]
    assert len(facts) == 1
    assert 1 <= len(list(facts[0])) <= 3


def test_who_loses_alone_gets_no_shield_and_points_below_0_a_true_minus():
    table = game(1, 24)  # at random, and badly
    while not table.is_over:
        table.step()
    total = int(table.game.scores(table.state)[0].total)
    assert total < 0
    tree = read(web.table_page(ENGLISH, seen_by(table, 0)))
    (verdict,) = [one for one in tree.iter("section") if one.get("id") == "question"]
    said = " ".join("".join(verdict.itertext()).split())
    assert said.startswith(f"You lose with \u2212{-total}: ")
    assert "Ginevra \u2212" not in said  # not once more
    assert [one.get("href") for one in verdict.iter() if one.tag.endswith("use")] == ["#lily"]
    shown = [one.text for one in tree.iter() if one.tag.endswith("text") and one.text]
    assert f"\u2212{-total}" in shown
    assert not [text for text in shown if text.startswith("-")]


def test_what_is_new_is_marked_and_nothing_at_the_first_look():
    table = asked(3, "PlaceKinsman", skip=80)
    seat = int(table.state.actor())
    ply = len(table.record.moves)
    assert "just-now" in web.table_view(ENGLISH, seen_by(table, seat, seen_ply=ply - 12))
    assert "just-now" not in web.table_view(ENGLISH, seen_by(table, seat, seen_ply=ply))


def test_the_board_in_words_names_everybody_and_every_building():
    found = scene(asked(3, "PlaceKinsman", skip=80), None)
    drawing = drawing_of("florenza")
    parts = drawing.board(found, [])["words"]
    said = " ".join(sentence for part in parts for sentence in part["sentences"])
    for name in found.names:
        assert name in [part["title"] for part in parts]
    for building in ("Duomo", "Battistero", "San Lorenzo"):
        assert building in said


def test_the_bar_shows_round_and_phases():
    phases = drawing_of("florenza").phases(scene(asked(2, "PlaceKinsman"), None))
    assert [phase.title for phase in phases][:3] == ["Round 1 of 7", "1 Income", "2 Captain"]
    assert [phase.state for phase in phases] == ["", *["done"] * 3, "now", *[""] * 4]


def test_the_style_sheet_is_for_this_game_alone():
    """The home page loads the styles of all games together."""
    text = paint.static_file("games/florenza.css").read_text(encoding="utf-8")
    depth, start = 0, 0
    for at, letter in enumerate(text):
        if letter == "{":
            selector = text[start:at].rpartition("*/")[2].strip()
            if depth == 0 and not selector.startswith("@"):
                for one in selector.split(",\n"):
                    assert one.strip().startswith(".game-florenza"), one
            depth += 1
        elif letter == "}":
            depth -= 1
            start = at + 1 if depth == 0 else start
