"""Firenze drawn: every option can be reached, nothing hidden is shown, nothing is untranslated."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

import signoria
from signoria import bundles
from signoria.faces import web
from signoria.kernel.chance import Rng
from tests.faces_web.reading import all_of, check, read
from tests.faces_web.tables import ENGLISH, ITALIAN, NAMES, VISITORS, replay_page, seen_by
from tests.games.firenze.rules.hidden import otherwise

MOST_BUTTONS = 3  # in the question; everything else is chosen where it is drawn
A_SAMPLE = 31  # every so many-th position is looked at
UNDRAWN = ("exchange", "pass")
# Words that are the same in both languages: names, numerals, letters of bricks
NAMES_IN_BOTH = {*NAMES, "Signoria", "Firenze", "Campanile", "Orsanmichele", "bot", "EN", "IT"}
NAMES_IN_BOTH |= {"San Miniato", "Santa Croce", "Santa Maria Novella", "Tab", "Space", "Esc"}
OPTIONS = ({}, {"placement": "host"}, {"campanile": "no"}, {"dead_colour": "red"})


def table(seats: int, seed: int, player: str, options=None) -> signoria.Table:
    """A game by bots."""
    return signoria.Table(
        signoria.load("firenze"),
        [player] * seats,
        seed=seed,
        names=list(NAMES[:seats]),
        options=options or {},
    )


@cache
def asked(step: str, seats: int = 3) -> signoria.Table:
    """The first position in which somebody is asked that."""
    for seed in range(1, 40):
        options = {"HostSeals": OPTIONS[1], "NameStarter": {"starter": "host"}}.get(step, {})
        found = table(seats, seed, "random" if seed % 2 else "greedy", options)
        while not found.is_over:
            if str(found.state.step).startswith(step) and int(found.state.actor()) >= 0:
                return found
            found.step()
    raise AssertionError(f"{step} never asks anybody")


def reachable(visitor, at: signoria.Table) -> None:
    """Every option is drawn, a part of a set or a button, and nothing else can be pressed."""
    seat = int(at.state.actor())
    tree = check(web.table_view(visitor, seen_by(at, seat)))
    options = [action.text for action in at.state.options()]
    buttons = [one for one in tree.iter("button") if one.get("name") == "action"]
    in_words = [one for one in buttons if one.get("data-answer") is not None]
    panel = [one.get("value") for one in buttons if one.get("data-answer") is None]
    drawn, parts = all_of(tree, "data-action"), Counter(all_of(tree, "data-part"))
    said = [one.get("value") for one in in_words]
    assert len(said) == len(set(said))
    assert set(options) == {bundles.parts(one)[0] for one in said}
    for one in said:
        assert bundles.played(at.game, at.state, one)
    assert set(drawn) <= {one.get("data-answer") for one in in_words}
    assert set(panel) <= set(said)
    for one in in_words:
        wanted = Counter(one.get("data-parts").split())
        if wanted:
            assert wanted <= parts
        else:
            assert (one.get("data-answer") in drawn) != (one.get("value") in panel)
        assert one.get("data-button")
        assert (one.text or "").strip() != one.get("value") or one.get("value") == "pass"
    for one in panel:  # going on, perhaps paid for at once, or an exchange
        *_, last = [move for move in bundles.parts(one) if not move.startswith("give ")]
        assert last.split()[0] in UNDRAWN
    assert len(panel) <= MOST_BUTTONS
    for one in tree.iter():
        if one.get("data-action") or one.get("data-part"):
            assert one.get("aria-label")
            assert "alive" in one.get("class", "").split()
            is_button = str(one.tag).rpartition("}")[2] == "button"
            assert is_button or (one.get("role") == "button" and one.get("tabindex") == "0")


@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "host", "no campanile", "dead red"])
@pytest.mark.parametrize(("seats", "player"), [(2, "random"), (3, "greedy"), (4, "random")])
def test_every_option_of_many_positions_can_be_reached(seats, player, options):
    at = table(seats, 5 + seats, player, options)
    looked = 0
    while not at.is_over and looked < 9:
        if len(at.record.moves) % A_SAMPLE == 0 and int(at.state.actor()) >= 0:
            reachable(VISITORS[looked % 2], at)
            looked += 1
        at.step()
    assert looked > 4


STEPS = [
    *(
        "NameStarter",
        "HostSeals",
        "ChooseCard",
        "PayCardCosts",
        "FaceEvent",
        "ReturnBricks",
        "GiveAlms",
    ),
    *("Botch", "Collapse", "GiveMonument", "ExchangeBricks", "ChooseBrick", "GiveForBrick"),
    *("BuildTowers", "PayConstructionCosts", "FulfilCommissions", "CardLimit", "StorehouseLimit"),
    *("Wholesaler", "GiveToRow", "ChooseTarget", "Smuggler", "GiveToTarget", "Saboteur", "Spy"),
    "Patrician",
]


@pytest.mark.parametrize("step", STEPS)
def test_every_question_can_be_answered_where_it_is_drawn(step):
    for visitor in VISITORS:
        reachable(visitor, asked(step))


def test_no_question_is_forgotten():
    game = signoria.load("firenze")
    asking = {step for step in game.steps if step in STEPS}
    seen = set()
    for seed in range(3):
        at = table(3, seed, "random")
        while not at.is_over:
            if int(at.state.actor()) >= 0:
                seen.add(str(at.state.step).split()[0])
            at.step()
    assert seen <= asking


@pytest.mark.parametrize("step", ["ChooseCard", "BuildTowers", "Spy", "FulfilCommissions"])
def test_who_is_not_asked_finds_nothing_to_press(step):
    at = asked(step)
    others = [seat for seat in (0, 1, 2, None) if seat != int(at.state.actor())]
    for seat in others:
        tree = check(web.table_view(ENGLISH, seen_by(at, seat)))
        assert all_of(tree, "data-action") == []
        assert all_of(tree, "data-answer") == []


@pytest.mark.parametrize("visitor", VISITORS, ids=["en", "it"])
def test_what_others_hold_is_not_on_the_page(visitor):
    changed = 0
    for seed in (1, 2):
        at = table(3, seed, "random")
        while not at.is_over and len(at.record.moves) < 260:
            if len(at.record.moves) % 37 == 0 and int(at.state.actor()) >= 0:
                for seat in (0, 1, None):
                    if seat == int(at.state.actor()):
                        continue
                    other = otherwise(at.state, seat, Rng(seed))
                    changed += str(other) != str(at.state)
                    page = web.table_view(visitor, seen_by(at, seat))
                    sight = at.game.observe(other, seat)
                    assert page == web.table_view(visitor, seen_by(at, seat, observation=sight))
            at.step()
    assert changed > 3


@pytest.mark.parametrize("step", [*STEPS, ""])
def test_nothing_is_left_in_english(step):
    at = asked(step) if step else finished()
    seat = max(0, int(at.state.actor()))
    english, italian = (
        {
            text.strip(" .·,:")
            for one in read(web.table_view(visitor, seen_by(at, seat))).iter()
            for text in (one.text, one.tail, one.get("title"), one.get("aria-label"))
            if text and re.search(r"[a-z]{2}", text)
        }
        for visitor in (ENGLISH, ITALIAN)
    )
    names = {*NAMES_IN_BOTH, at.game.box.fingerprint}
    both = {text for text in english & italian if text not in names}
    assert {text for text in both if not _is_a_name(text)} == set()


def _is_a_name(text: str) -> bool:
    """A bot, a seal of the dealer, or people with their points."""
    people = "|".join(NAMES)
    return bool(re.fullmatch(rf"greedy|random|c0ffee.*|((?:{people}) \d+(?:, )?)+", text))


@cache
def finished() -> signoria.Table:
    """A game that is over."""
    at = table(3, 5, "greedy")
    while not at.is_over:
        at.step()
    return at


@pytest.mark.parametrize("visitor", VISITORS, ids=["en", "it"])
def test_the_end_shows_the_board_and_dated_facts(visitor):
    tree = check(web.table_page(visitor, seen_by(finished(), 0, seed="5eed")))
    ids = all_of(tree, "id")
    assert "tower-purple" in ids
    assert "seat-2" in ids
    facts = [one for one in tree.iter() if one.get("class") == "highlights"]
    told = ["".join(one.itertext()) for one in facts[0].iter("p")]
    assert 3 <= len(told) <= 5
    assert all(re.search(r"round \d|at the end|alla fine", one) for one in told)


@pytest.mark.parametrize("at", [0, 1, 4, 9, 12, 30, 44, 200, 9999])
def test_any_moment_can_be_seen_again(at):
    for visitor in VISITORS:
        tree = check(replay_page(visitor, finished().record, at, "table1"))
        assert all_of(tree, "data-action") == []


def test_a_hot_seat_says_who_is_asked_and_shows_only_that_hand():
    at = asked("Patrician", 2)
    seat = int(at.state.actor())
    page = web.table_view(ENGLISH, seen_by(at, seat, my_seats=[0, 1]))
    assert f"{NAMES[seat]}: " in page
    assert f'id="card-{seat}-' in page
    hidden = set(re.findall(rf'id="card-{1 - seat}-(\w+)"', page))
    assert hidden == set()
