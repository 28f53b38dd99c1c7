"""What a placement will cost is what the rules then ask for."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.faces import web
from signoria.faces.web.page_data import TableData
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.games.florenza.news.kinsmen import Outlook
from signoria.games.florenza.web.answers import answers
from signoria.games.florenza.web.ledger import rows, warning
from signoria.games.florenza.web.tags import GOODS, RESOURCES, tags
from signoria.games.florenza.web.view import View
from tests.browser.contact_states import moments, played, seen
from tests.faces_web.reading import check
from tests.faces_web.tables import ENGLISH
from tests.games.florenza.phrases.tables import GAME, placing
from tests.games.florenza.web.tables import asked, game, scene, seen_by

KINSMEN_PHASE = 4


def view_of(table) -> View:
    options = frozenset(action.text for action in table.state.options())
    return View(scene(table, int(table.state.actor())), options)


def placements(seats: int, seed: int):
    """Positions of one game in which a kinsman or an artist is chosen."""
    table = game(seats, seed)
    asked_for = 0
    while not table.is_over:
        if type(table.state.step).__name__ in ("PlaceKinsman", "HireArtist"):
            asked_for += 1
            if asked_for % 7 == 0:
                yield table
        table.step()


@pytest.mark.parametrize(("seats", "seed"), [(1, 2), (2, 3), (4, 5)])
def test_the_ledger_after_an_option_is_what_the_rules_say(seats, seed):
    checked = 0
    for table in placements(seats, seed):
        view = view_of(table)
        seat = int(table.state.actor())
        for action in view.legal:
            after = table.state.copy()
            after.play(action)
            seen = table.game.observe(after, seat)
            if seen["phase"] != KINSMEN_PHASE:
                continue  # the phase has ended
            told = [fact for fact in view.preview(action).facts if isinstance(fact, Outlook)]
            assert seen["families"][seat]["ledger"] == {
                line: {
                    good: number
                    for good in GOODS
                    if (number := dict(getattr(told[0], line)).get(good, 0))
                    or line in ("hand", "left")
                }
                for line in ("hand", "coming", "due", "left", "lack")
            }
            checked += 1
    assert checked > 50


def test_an_option_writes_into_the_ledger():
    found = rows(view_of(asked(3, "PlaceKinsman", skip=60)))
    assert [row["key"] for row in found["rows"]] == ["hand", "coming", "due", "left"]
    due = found["rows"][2]
    actions = {one for cell in due["cells"] for variant in cell["variants"] for one in variant}
    assert actions
    fiorini = found["rows"][1]["cells"][-1]
    assert any("business" in one["actions"].split(";") for one in fiorini["variants"])


def test_a_workshop_said_to_be_payable_is_built():
    built = 0
    for table in placements(2, 9):
        if type(table.state.step).__name__ != "PlaceKinsman":
            continue
        view = view_of(table)
        seat = int(table.state.actor())
        space = view.family(seat)["next_space"]
        for action in sorted(view.legal):
            if not action.startswith("build ") or view.lacking(action):
                continue
            twin = table.state.copy()
            twin.play(action)
            while table.game.observe(twin, None)["phase"] in (KINSMEN_PHASE, KINSMEN_PHASE + 1):
                options = [one.text for one in twin.options()]
                calm = [text for text in ("business", "proceed", "pass") if text in options]
                twin.play(calm[0] if calm else options[0])
            found = table.game.observe(twin, None)["families"][seat]["spaces"][space - 1]
            assert found is not None
            assert f"build {found['workshop']}" == action
            built += 1
            break
    assert built > 3


def test_every_placement_says_when_it_is_paid():
    table = asked(3, "PlaceKinsman", skip=60)
    for answer in answers(scene(table, int(table.state.actor()))):
        assert answer.why.endswith("."), answer.action


def in_time(order: list[int]) -> TableData:
    """Adam builds on his first space; the metal for it comes from Bea's first space."""
    state = placing(
        order=order,
        adam={"workshops": "segheria:open:0", "fiorini": 100, "income": 1},
        bea={"workshops": "fabbro:built:0", "income": 0},
    )
    seen = {**GAME.observe(state, 0), "options": [], "actor": 1}  # while Bea thinks
    return seen_by(game(2, 1), 0, observation=seen, warnings=GAME.warnings(state, 0))


def view_for(data: TableData) -> View:
    return View(scene_of(spoken("en"), data, data.story), frozenset())


def ledger_of(data: TableData) -> dict[str, Any]:
    return rows(view_for(data))


def test_metal_that_comes_after_the_construction_is_short_in_the_ledger():
    found = ledger_of(in_time([0, 1]))
    metal = {row["key"]: row["cells"][GOODS.index("metal")] for row in found["rows"]}
    assert [metal[key]["number"] for key in ("hand", "coming", "due", "left")] == [0, 1, 1, 0]
    assert metal["left"]["is_short"]
    assert warning(view_for(in_time([0, 1]))) == "You still lack 1 metal for what is due."
    assert "You still lack 1 metal; without it" in web.table_page(ENGLISH, in_time([0, 1]))


def test_metal_that_comes_before_the_construction_is_not():
    found = ledger_of(in_time([1, 0]))
    metal = found["rows"][3]["cells"][GOODS.index("metal")]
    assert (metal["number"], metal["is_short"]) == (0, False)
    assert warning(view_for(in_time([1, 0]))) == ""
    assert "You still lack" not in web.table_page(ENGLISH, in_time([1, 0]))


def test_the_ledger_has_the_same_lines_in_a_quiet_round():
    table = asked(2, "StartingWorkshop")
    found = rows(View(scene(table, None), frozenset()))
    assert [row["key"] for row in found["rows"]] == ["hand", "coming", "due", "left"]
    assert [cell["number"] for cell in found["rows"][0]["cells"]] == [1] * len(RESOURCES) + [100]
    assert [good["good"] for good in found["goods"]] == list(GOODS)


def test_tags_show_two_icons_or_a_number():
    phrases = scene(asked(2, "StartingWorkshop"), None).phrases
    found = tags(phrases, {"marble": 2, "wood": 3, "fiorini": 50, "gold": 0}, {"wood": 1})
    assert [(tag["good"], tag["icons"], tag["lack"]) for tag in found] == [
        ("marble", 2, 0),
        ("wood", 0, 1),
        ("fiorini", 0, 0),
    ]
    assert found[0]["label"] == "2 marble"


def test_an_artwork_says_whether_it_will_fail_and_what_that_costs():
    failed = completed = 0
    for seed in range(1, 6):
        table = game(3, seed)
        while not table.is_over:
            if type(table.state.step).__name__ == "CompleteArtworks":
                view = view_of(table)
                seat = int(table.state.actor())
                for action in view.legal:
                    said = view.phrases.consequence(view.preview(action), view.scene.names)
                    after = table.state.copy()
                    after.play(action)
                    seen = table.game.observe(after, seat)
                    is_under_way = seen["under_way"]["artwork"] is not None
                    assert said.startswith("You pay") == is_under_way, said
                    failed += not is_under_way
                    completed += is_under_way
            table.step()
    assert failed
    assert completed


@pytest.mark.parametrize("step", ["FavorOfTheMuse", "PlaceCrest", "PayIncentive"])
def test_an_artwork_that_was_paid_is_due_no_more(step):
    table = asked(5 if step == "PayIncentive" else 2, step)
    seat = int(table.state.actor())
    seen = table.game.observe(table.state, seat)
    key = seen["under_way"]["artwork"]
    assert key is not None
    assert key not in [one.get("artwork") for one in seen["families"][seat]["due"]]


def test_the_note_is_brief_and_its_tooltip_tells_all():
    table = next(
        shown
        for moment in moments(played("florenza", 3))
        if moment.actor == 0 and (shown := seen(moment)).warnings
    )
    tree = check(web.table_page(ENGLISH, table))
    note = next(one for one in tree.iter("p") if "note-line" in one.get("class", ""))
    words = "".join(note.itertext())
    assert words.startswith("You still lack")
    assert len(words) < 60 < len(note.get("title"))
    assert note.get("title").startswith("Phase ")
