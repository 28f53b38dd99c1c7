"""Other ways to play: keys, phone, Italian, a bad connection, the past."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE
from tests.browser.playing import (
    choose_dice,
    load,
    never_scrolls_sideways,
    start,
    take_turn,
    version,
    wait_for_my_turn,
)

PAGES = (
    "/new?game=medici_dice",
    "/rules/medici_dice",
    "/provenance/medici_dice",
    "/watch",
    "/researchers",
    "/replay",
    "/t/nowhere",
)
GAMES = ("medici_dice", "florenza_dice", "firenze", "florenza")
POINT_AT_ALL = """() => [...document.querySelectorAll("[data-answer]")].map((answer) => {
  answer.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  return document.getElementById("question").getBoundingClientRect().height;
})"""


def test_keys_alone_are_enough(person):
    page = person()
    page.goto("/")
    for _ in range(90):
        page.keyboard.press("Tab")
        if page.locator('#medici_dice button[value="bots"]:focus').count():
            break
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/"))
    wait_for_my_turn(page)
    page.keyboard.press("2")
    expect(page.locator("button.die.chosen")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(page.locator("button.die.chosen")).to_have_count(2)
    page.keyboard.press("Backspace")
    expect(page.locator("button.die.chosen")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("#pop-help")).to_have_attribute("open", "")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.locator(".log-scroll")).to_be_focused()
    before = version(page)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#table:not([data-version="{before}"])')


def test_a_screen_reader_is_told_what_happened(person):
    page = person()
    start(page, "bots", 2)
    wait_for_my_turn(page)
    take_turn(page)
    wait_for_my_turn(page)
    expect(page.locator("#announcer")).to_contain_text(re.compile("took|rolled"))
    page.locator("#pop-words > summary").click()
    expect(page.locator("#pop-words")).to_contain_text("Crosses: ")


def test_on_a_phone_nothing_is_sideways_and_the_question_is_at_hand(person):
    page = person(**PHONE, may_fail=True)
    page.goto("/")
    never_scrolls_sideways(page)
    start(page, "bots", 3)
    wait_for_my_turn(page)
    never_scrolls_sideways(page)
    choose_dice(page)
    box = page.locator("#question").bounding_box()
    assert box["y"] + box["height"] <= 845
    assert page.locator("[data-set]").bounding_box()["height"] >= 44
    load(page)
    never_scrolls_sideways(page)
    for way in PAGES:
        page.goto(way)
        never_scrolls_sideways(page)


def test_in_italian_all_the_way(person):
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator("h1")).to_have_text("Siediti a Firenze.")
    start(page, "bots", 2)
    wait_for_my_turn(page)
    expect(page.locator("h1.q")).to_contain_text("Scegli da 1 a 3 dadi")
    choose_dice(page)
    expect(page.locator("[data-set]")).to_contain_text("Carica 1 dado")
    load(page)
    expect(page.locator(".log")).to_contain_text("ha preso")


def test_the_theme_changes_at_once_and_is_kept(person):
    page = person(color_scheme="light")
    page.goto("/")
    with page.expect_response("**/theme"):
        page.get_by_role("button", name="Light or dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_reload_in_the_middle_loses_nothing(person):
    page = person()
    start(page, "bots", 2)
    wait_for_my_turn(page)
    take_turn(page)
    wait_for_my_turn(page)
    said = page.locator("h1.q").inner_text()
    choose_dice(page)
    page.reload()
    wait_for_my_turn(page)
    expect(page.locator("h1.q")).to_have_text(said)
    take_turn(page)


def test_a_lost_connection_is_said_and_mended(person):
    page = person(may_fail=True)
    start(page, "alone")
    wait_for_my_turn(page)
    choose_dice(page)
    before = version(page)
    page.context.set_offline(True)
    page.locator("[data-set]").click()
    expect(page.locator("#notice")).to_contain_text(re.compile("does not answer"))
    assert version(page) == before
    page.context.set_offline(False)
    page.wait_for_timeout(300)
    wait_for_my_turn(page)
    if page.locator("button.die.chosen").count() == 0:
        choose_dice(page)
    load(page)
    taken = [line for line in page.locator(".log li").all_inner_texts() if "took" in line]
    assert len(taken) == 1


def test_what_is_under_the_pointer_stays_as_long_as_there_is_no_news(person):
    page = person()
    page.add_init_script(
        "window.shown = 0; addEventListener('signoria:shown', () => { shown += 1; })"
    )
    start(page, "bots", 2)
    wait_for_my_turn(page)
    with page.expect_response(
        lambda answer: "/view?" in answer.url and answer.status in (200, 304)
    ):
        page.reload()  # a page that begins to listen looks once more
    page.wait_for_timeout(200)
    assert page.evaluate("shown") == 0
    take_turn(page)
    assert page.evaluate("shown") > 0


def test_a_move_is_drawn_once(person):
    page = person()
    start(page, "alone")
    wait_for_my_turn(page)
    page.wait_for_timeout(500)
    views = []
    page.on("response", lambda answer: views.append(answer.status) if "/view?" in answer.url else 0)
    for _ in range(3):
        take_turn(page)
        wait_for_my_turn(page)
    page.wait_for_timeout(300)  # until the news of my own moves have come, too
    assert set(views) <= {304}


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_an_answer_moves_nothing(person, game):
    page = person(viewport={"width": 800, "height": 900})  # where words need several lines
    start(page, "bots", 2, game)
    places = []
    for _ in range(4):
        wait_for_my_turn(page)
        before = version(page)
        places.append(page.evaluate(POINT_AT_ALL))
        page.evaluate("[...document.querySelectorAll('[data-answer]')].at(-1).click()")
        page.wait_for_selector(f'#table:not([data-version="{before}"])')
    assert [len(set(heights)) for heights in places] == [1, 1, 1, 1], places


def test_the_past_can_be_walked_through_and_played_on(person, tmp_path):
    page = person()
    table = start(page, "bots", 2)
    for _ in range(2):
        wait_for_my_turn(page)
        take_turn(page)
    wait_for_my_turn(page)
    page.goto(f"/t/{table}/replay?at=0")
    expect(page.locator("h1.q")).to_have_text("The beginning.")
    page.get_by_role("link", name="Forward").click()
    expect(page.locator("h1.q")).to_contain_text("Ginevra rolled")
    expect(page).to_have_url(re.compile("at=5$"))
    page.keyboard.press("ArrowRight")
    expect(page.locator("h1.q")).to_contain_text("Ginevra took")
    page.get_by_role("link", name="Last").click()
    expect(page.get_by_role("link", name="Last")).to_have_count(0)  # we are there
    last = int(page.locator("#table").get_attribute("data-at"))
    page.reload()
    expect(page.locator("#table")).to_have_attribute("data-at", str(last))
    page.locator("[data-slider]").fill("6")
    expect(page.locator("#table")).to_have_attribute("data-at", "6")
    page.get_by_role("button", name="Play the moves").click()
    page.wait_for_selector('#table:not([data-at="6"])')
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    page.goto("/replay")
    page.get_by_label("File").set_input_files(record)
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_url(re.compile(r"/t/.*/replay"))
    page.goto(page.url.partition("?")[0] + "?at=5")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    wait_for_my_turn(page)
    take_turn(page)


def test_dice_roll_and_fly_when_motion_is_welcome(person):
    page = person(reduced_motion="no-preference")
    start(page, "bots", 2)
    for _ in range(3):
        wait_for_my_turn(page)
        take_turn(page)
    wait_for_my_turn(page)
    expect(page.locator(".flying")).to_have_count(0)
    expect(page.locator(".rolling")).to_have_count(0)
