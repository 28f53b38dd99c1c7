"""The table of the Florenza Dice Game: every option can be reached, whoever looks sees all."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import signoria
from signoria.bundles import played
from signoria.faces import web
from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.games.florenza_dice.web.answers import BUTTONS
from signoria.story import Story
from tests.faces_web.reading import all_of, check, read
from tests.faces_web.tables import ENGLISH, VISITORS, replay_page, seen_by
from tests.games.florenza_dice.web.moments import (
    NAMES,
    Moment,
    end,
    moments,
    records,
    richest,
    telling,
    with_uses,
)

ONCE_A_TURN = ("two", "advance", "anonymous", "artist", "cheaper", "more")
MOST_BUTTONS = 3  # beside the question: what is not drawn is never a wall


def pressed(tree) -> tuple[set[str], list[str]]:
    """What can be pressed on the board, and what beside the question."""
    drawn = {action for action in all_of(tree, "data-action") if action and " | " not in action}
    beside = [
        one.get("value")
        for one in tree.iter("button")
        if one.get("name") == "action" and one.get("data-answer") is None
    ]
    return drawn, beside


@pytest.mark.parametrize("number", range(len(richest())))
def test_every_option_is_on_the_board_or_beside_the_question(number):
    moment = richest()[number]
    tree = check(web.table_view(VISITORS[number % 2], seen_by(moment, moment.seat)))
    drawn, beside = pressed(tree)
    assert set(moment.options) == drawn | set(beside)
    assert set(beside) == set(moment.options) & set(BUTTONS)
    assert len(beside) <= MOST_BUTTONS
    answers = [one for one in tree.iter("button") if one.get("data-answer") is not None]
    single = [one for one in answers if " | " not in one.get("value")]
    assert sorted(moment.options) == sorted(one.get("value") for one in single)
    assert all(one.get("data-button") for one in answers)
    assert all(one.get("data-why") for one in single)


@pytest.mark.parametrize("number", range(len(records())))
def test_the_same_in_every_golden_game(number):
    *_, moment = telling(records()[number])
    view = web.table_view(ENGLISH, seen_by(moment, moment.seat))
    offered = set(re.findall(r'(?:data-action|name="action" value)="([^"]+)"', view))
    assert {action for action in offered if " | " not in action} == set(moment.options)
    for action in offered:
        played(moment.game, moment.state, action)  # refuses what is not legal


def test_an_icon_takes_the_die_that_fills_it_and_a_building_what_pays_for_it():
    kinds = set()
    for moment in richest():
        tree = read(web.table_view(ENGLISH, seen_by(moment, moment.seat)))
        for action in {one for one in all_of(tree, "data-action") if one and " | " in one}:
            first, *_, last = action.split(" | ")
            assert first in moment.options
            played(moment.game, moment.state, action)
            kinds.add((first.split()[0], last.split()[0]))
    assert kinds == {
        *(("use", "place"), ("spend", "place"), ("spend", "pay"), ("spend", "build")),
        *(("place", "place"), ("use", "spend")),
    }


def test_a_die_that_fills_no_icon_is_offered_all_the_same():
    moment = useless_resources()
    tree = check(web.table_view(ENGLISH, seen_by(moment, moment.seat)))
    drawn, beside = pressed(tree)
    assert set(moment.options) == drawn | set(beside)


def useless_resources() -> Moment:
    """Somebody may use the last die for resources that fit nowhere: the turn may end then."""
    game = signoria.load("florenza_dice")
    for seed in range(53, 500):
        record = signoria.Table(game, ["random"] * 2, seed=seed, names=NAMES[:2]).run()
        for moment in moments(record):
            uses = [one for one in moment.options if one.split()[2:3] == ["resources"]]
            if any("done" in after(moment, use) for use in uses):
                return moment
    raise AssertionError("no such die is met")


def after(moment: Moment, action: str) -> list[str]:
    state = moment.state.copy()
    state.play(action)
    return [one.text for one in state.options()] if int(state.actor()) == moment.seat else []


def test_all_steps_that_ask_are_among_those_moments():
    shown = {str(moment.state.step).split()[0] for moment in richest()}
    assert {
        *("UseDie", "UseOneDie", "UseAnyDie", "EndStep", "SpendSpare", "SpendFiorini"),
        *("ObtainResources", "ObtainIdenticalResources", "ObtainAnyResource"),
        *("CaptainsResource", "Masterpiece", "ChooseTrack"),
    } <= shown


def test_a_die_has_few_buttons_and_the_rest_in_menus():
    moment = with_uses(*ONCE_A_TURN)
    tree = read(web.table_view(ENGLISH, seen_by(moment, moment.seat)))
    rows = [one for one in tree.iter("li") if "dice-row" in (one.get("class") or "")]
    assert len(rows) == 6
    for row in rows:
        menus = list(row.iter("details"))
        hidden = {button for menu in menus for button in menu.iter("button")}
        shown = [button for button in row.iter("button") if button not in hidden]
        assert len(shown) + len(menus) <= 9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_not_asked_finds_nothing_to_press(seats):
    record = next(record for record in records() if record.seats == seats)
    moment = telling(record)[0]
    for seat in (None, (moment.seat + 1) % seats):
        tree = check(web.table_view(ENGLISH, seen_by(moment, seat)))
        assert pressed(tree) == (set(), [])
        assert all_of(tree, "data-preview") == []


def test_all_sheets_are_open_so_every_viewer_sees_the_same_of_each():
    record = next(record for record in records() if record.seats == 3)
    *_, moment = moments(record)
    seen = [moment.game.observe(moment.state, seat) for seat in (None, 0, 1, 2)]
    for one in seen:
        assert {**seen[0], "seat": 0, "options": []} == {**one, "seat": 0, "options": []}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_end_is_shown_with_highlights(seats):
    visitor = VISITORS[seats % 2]
    record = next(record for record in records() if record.seats == seats)
    tree = check(web.table_page(visitor, seen_by(end(record), 0, why_no_undo="nothing")))
    panels = [one for one in tree.iter() if one.get("class") == "highlights"]
    assert len(panels) == 1
    told = ["".join(one.itertext()) for one in panels[0].iter("p")]
    assert 1 <= len(told) <= 5
    assert all(re.search(r"rounds? [IVX1-9]", one) for one in told)


@pytest.mark.parametrize("visitor", VISITORS, ids=["en", "it"])
def test_replays_and_pages_around_the_table(visitor):
    record = next(record for record in records() if record.seats == 2)
    for ply in (0, len(record.moves) // 2):
        check(replay_page(visitor, record, ply, "table1"))
    check(web.rules_page(visitor, "florenza_dice"))
    check(web.new_table(visitor, "florenza_dice", None, None))
    check(web.home(visitor, [], []))


def test_hostile_names_stay_text():
    hostile = ("<script>alert(1)</script>", '"><img src=x onerror=alert(2)>')
    record = replace(next(one for one in records() if one.seats == 2), names=hostile)
    for moment in telling(record)[:2]:
        page = web.table_page(ENGLISH, seen_by(moment, moment.seat))
        check(page)
        assert "<script>" not in page


def test_only_one_rolled_die_moves_to_its_used_space():
    moment = next(one for one in telling(records()[0]) if "UseDie" in str(one.state.step))
    tree = read(web.table_view(ENGLISH, seen_by(moment, moment.seat)))
    dice = [one for one in tree.iter() if (one.get("id") or "").startswith("die-")]
    assert len(dice) == 6
    assert all(one.get("data-piece") for one in dice)


def facts(moment, seat=None, **more):
    data = seen_by(moment, moment.seat if seat is None else seat, **more)
    scene = scene_of(spoken("en"), data, Story.of(moment.record))
    return scene, drawing_of("florenza_dice").board(scene, [])


def test_what_is_new_since_the_last_look_is_marked():
    record = next(one for one in records() if one.seats == 2)
    *_, moment = moments(record)
    _, old = facts(moment, seen_ply=0)
    _, now = facts(moment, seen_ply=len(moment.record.moves))
    marked = [space for track in old["sheet"]["tracks"] for space in track["spaces"]]
    assert any(space["is_fresh"] for space in marked)
    for track in now["sheet"]["tracks"]:
        assert not any(space["is_fresh"] for space in track["spaces"])


def test_a_space_says_what_it_can_become():
    for moment in telling(records()[0]):
        scene, board = facts(moment)
        for space, seen in zip(
            board["sheet"]["rione"], scene.seen["sheets"][scene.seat]["rione"], strict=True
        ):
            numbers = [one["number"] for one in space["candidates"]]
            assert sorted(numbers) == sorted(int(number) for number in seen["can_become"])


def test_why_a_building_cannot_be_built_is_said():
    for moment in telling(records()[0]):
        _, board = facts(moment)
        for group in board["buildings"]["groups"]:
            for row in group["rows"]:
                assert bool(row["action"]) != bool(row["reason"])


def test_ending_the_turn_is_the_main_answer():
    moment = next(one for record in records() for one in telling(record) if "done" in one.options)
    tree = read(web.table_view(ENGLISH, seen_by(moment, moment.seat)))
    main = [one.get("value") for one in tree.iter("button") if one.get("data-main") is not None]
    assert main == ["done"]


def test_shields_stand_at_the_prizes_that_are_won():
    for record in records()[::4]:
        scene, board = facts(end(record), 0)
        won = [sheet["palazzo_prize"] for sheet in scene.seen["sheets"] if record.seats > 1]
        shown = [prize["points"] for prize in board["prizes"] for _ in prize["families"]]
        assert sorted(filter(None, won)) == sorted(shown)


def test_who_stays_below_the_pope_gets_no_crest_and_reads_who_wins():
    lost = [one for one in records() if one.seats == 1 and not end(one).game.winners(one.replay())]
    won = [one for one in records() if one.seats == 1 and one not in lost]
    assert lost
    assert won
    for record, crests, said in ((lost[0], 0, "Pope Sisto IV wins"), (won[0], 1, "is beaten")):
        tree = read(web.table_page(ENGLISH, seen_by(end(record), 0)))
        (verdict,) = [one for one in tree.iter("section") if one.get("id") == "question"]
        assert said in " ".join("".join(verdict.itertext()).split())
        used = [one.get("href") for one in verdict.iter() if one.tag.endswith("use")]
        assert len([href for href in used if href.startswith("#f-")]) == crests
        totals = [row for row in tree.iter("tr") if row.get("class") == "tot"]
        won_in = [
            cell for cell in totals[0].iter("td") if "win" in (cell.get("class") or "").split()
        ]
        assert len(won_in) == crests
        page = "".join(tree.itertext())
        assert ("He wins: " in page, "Beaten." in page) == (crests == 0, crests == 1)
        assert "as things stand" not in page
