"""Every page: valid, safe, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from signoria.comparing import Comparison, LineDifference
from signoria.faces import web
from signoria.faces.web.page_data import HintData, Problem, TableLine
from signoria.story import Story
from tests.faces_web.reading import check, read
from tests.faces_web.tables import ENGLISH, VISITORS, asked, played, replay_page, seen_by

MINE = [
    TableLine("a", "medici_dice", ["Bianca", "Cosimo"], "medici", "mine", "", 0, 130),
    TableLine("b", "medici_dice", ["Lorenzo"], "medici", "other", "Lorenzo", 0, 10),
    TableLine("c", "medici_dice", [], "pazzi", "over", "", 0, 90000),
    TableLine("d", "medici_dice", ["Lisa", "Piero"], "pazzi", "mine", "", 0, 7300, True),
]
OPEN = [TableLine("e", "medici_dice", ["Sandro", ""], None, "open", "", 2, 40)]


def lobby(visitor, is_host: bool) -> str:
    table = seen_by(played(4, 0), 0 if is_host else None, is_waiting=True, is_listed=True)
    seats = list(table.seats)
    seats[1] = replace(seats[1], player="open", name="", invite="/join/f00d" if is_host else None)
    return web.table_page(visitor, replace(table, seats=seats, is_host=is_host))


def hint(visitor) -> str:
    table = asked(4, 0)
    options = table.game.observe(table.state, 0)["options"]
    lines = (LineDifference(0, "ship 1", 4.2), LineDifference(1, "monopolies 1", -2.6))
    reasons = (Comparison(options[2], True), Comparison(options[3], False, 1, lines))
    advice = HintData(options[7], reasons)
    return web.hint_page(visitor, seen_by(table, 0), advice)


def held(visitor) -> str:
    table = asked(2, 0)
    table.step()
    return web.table_page(visitor, seen_by(table, 0, is_held=True, can_undo=True, why_no_undo=""))


def undo_asked(visitor) -> str:
    table = asked(3, 0, 40)
    return web.table_page(visitor, seen_by(table, 0, undo_asked_by=1, undo_unanswered=(0,)))


def refused(visitor) -> str:
    problem = Problem(409, "stale", "the table has gone on")
    return web.table_page(visitor, seen_by(asked(3, 0, 40), 0, problem=problem))


PAGES = {
    "home": lambda visitor: web.home(visitor, MINE, OPEN),
    "home of a newcomer": lambda visitor: web.home(replace(visitor, name=""), [], []),
    "new table": lambda visitor: web.new_table(visitor, "medici_dice", None, None),
    "new table refused": lambda visitor: web.new_table(
        visitor,
        "medici_dice",
        {"seat-0": "me", "seat-1": "me:Lisa", "seat-2": "friend", "listed": "yes"},
        "that does not work",
    ),
    "lobby of the host": lambda visitor: lobby(visitor, True),
    "lobby of a guest": lambda visitor: lobby(visitor, False),
    "join": lambda visitor: web.join_page(visitor, seen_by(played(3, 0), None), 1, "f00d"),
    "choose": lambda visitor: web.table_page(visitor, seen_by(asked(4, 0, 60), 0)),
    "choose one": lambda visitor: web.table_page(
        visitor, seen_by(asked(4, 0, 60, "ChooseOneDie"), 0)
    ),
    "wait": lambda visitor: web.table_page(visitor, seen_by(asked(3, 1, 30), 0)),
    "hint": hint,
    "held": held,
    "undo asked": undo_asked,
    "refused": refused,
    "spectator": lambda visitor: web.table_page(visitor, seen_by(asked(3, 1, 30), None)),
    "alone": lambda visitor: web.table_page(visitor, seen_by(asked(1, 0, 30), 0)),
    "end": lambda visitor: web.table_page(
        visitor, seen_by(played(4, 999), 0, seed="5eed", why_no_undo="nothing")
    ),
    "end alone": lambda visitor: web.table_page(visitor, seen_by(played(1, 999), 0)),
    "end with rematch": lambda visitor: web.table_page(
        visitor, seen_by(played(2, 999), None, rematch="table2")
    ),
    "replay": lambda visitor: replay_page(visitor, played(4, 999).record, 60, "table1"),
    "replay beyond": lambda visitor: replay_page(visitor, played(2, 30).record, 99, "table1"),
    "replay without a table": lambda visitor: replay_page(visitor, played(1, 999).record, 0, None),
    "upload": lambda visitor: web.replay_upload_page(visitor, None),
    "upload refused": lambda visitor: web.replay_upload_page(visitor, "line 3: <b>no</b>"),
    "rules": lambda visitor: web.rules_page(visitor, "medici_dice"),
    "provenance": lambda visitor: web.provenance_page(visitor, "medici_dice"),
    "watch": lambda visitor: web.watch_page(visitor, OPEN),
    "watch nobody": lambda visitor: web.watch_page(visitor, []),
    "researchers": web.researchers_page,
    "problem": lambda visitor: web.problem_page(visitor, Problem(404, "unknown-table", "no <x>")),
    "unknown problem": lambda visitor: web.problem_page(visitor, Problem(500, "surprise")),
}


@pytest.mark.parametrize("visitor", VISITORS, ids=["en", "it"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_valid_safe_and_in_the_visitors_language(name, visitor):
    page = PAGES[name](visitor)
    tree = check(page)
    assert tree.get("lang") == visitor.language
    assert tree.get("data-theme") == (visitor.theme or None)
    assert next(tree.iter("main")).get("id") == "table"
    assert next(tree.iter("h1")) is not None
    assert "Signoria" in (next(tree.iter("title")).text or "")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_the_same_bytes_twice(name):
    assert PAGES[name](VISITORS[0]) == PAGES[name](VISITORS[0])


def test_the_static_files_that_pages_name_exist():
    page = PAGES["choose"](VISITORS[0])
    kept = f'"/static/{web.fingerprint()}/'
    names = [part.partition('"')[0] for part in page.split(kept)[1:]]
    assert len(names) == page.count('"/static/') > 0
    for name in names:
        assert web.static_file(name).is_file(), name


def test_a_theme_that_does_not_exist_is_not_written():
    page = web.researchers_page(replace(VISITORS[0], theme='x" onload="'))
    assert "onload" not in page


def test_an_unknown_language_is_english():
    page = web.researchers_page(replace(VISITORS[0], language="tlh"))
    assert 'lang="en"' in page


def test_a_replay_shows_the_sheet_of_the_seat_it_is_seen_from():
    table = played(3, 400)
    story = Story.of(table.record)
    for seat in range(3):
        page = read(web.replay_page(ENGLISH, table.record, story, 30, "table1", seat))
        (mine,) = [one for one in page.iter("section") if "mine" in one.get("class", "").split()]
        assert mine.get("id") == f"seat-{seat}"


def test_rules_lead_back_to_the_table_and_provenance_to_every_game():
    assert 'href="/t/table1"' in web.rules_page(ENGLISH, "medici_dice", "table1")
    page = web.provenance_page(ENGLISH, "medici_dice")
    for game in web.playable():
        assert game == "medici_dice" or f'href="/provenance/{game}"' in page


@pytest.mark.parametrize(
    ("link", "is_only_here"),
    [
        ("http://127.0.0.1:8000/join/x", True),
        ("http://localhost:8000/join/x", True),
        ("https://table.example/join/x", False),
    ],
)
def test_an_invitation_to_this_computer_says_so(link, is_only_here):
    table = played(4, 0)
    data = seen_by(table, 0, is_waiting=True, is_host=True)
    seats = [replace(seat, invite=link if seat.seat == 3 else None) for seat in data.seats]
    page = web.table_page(ENGLISH, replace(data, seats=seats))
    assert is_only_here == ("only-here" in page)
