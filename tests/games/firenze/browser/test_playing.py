"""Firenze in a browser: whole games by clicks, keys, phone, and for everybody."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import expect

from tests.browser.people import PHONE
from tests.browser.playing import (
    go_through_scenes,
    is_over,
    look_before_pressing,
    never_scrolls_sideways,
    sit_down_at,
    start,
    version,
    wait_for_my_turn,
)
from tests.browser.still import changes, moved, watch_stillness
from tests.browser.test_accessible import violations
from tests.games.firenze.browser.playing import (
    GAME,
    THINGS,
    click_something,
    finish_turn,
    record_until,
)

LONGEST_GAME = 600  # seconds; about one minute on a machine with nothing else to do
MOUSE_CLICKS = 40


def test_two_people_and_a_bot_play_a_whole_game_by_clicks(person):
    host, guest = person(), person()
    host.goto(f"/new?game={GAME}")
    host.locator("#name").fill("Ginevra")
    for seat, who in enumerate(("me", "friend", "journeyman")):
        host.locator(f"#seat-{seat}").select_option(who)
    host.locator("#option-reshuffles").select_option("1")
    host.locator("#option-neutral_seals").select_option("0")
    host.get_by_role("button", name="Open the table").click()
    guest.goto(host.locator(".place input[readonly]").input_value())
    guest.get_by_label("Your name").fill("Bianca")
    guest.get_by_role("button", name="Sit down").click()
    rng, end, clicked = random.Random(5), time.monotonic() + LONGEST_GAME, []
    while not is_over(host):
        assert time.monotonic() < end, "the game does not end"
        for page in (host, guest):
            if page.locator('#table[data-turn="mine"]').count():
                if len(clicked) < MOUSE_CLICKS:
                    clicked.append(click_something(page, rng).split()[0])
                else:
                    finish_turn(page)
        host.wait_for_timeout(20)
    for page in (host, guest):
        page.wait_for_selector("main.end")
        go_through_scenes(page)
        expect(page.locator("main.end h1")).to_contain_text(re.compile("wins? .*with"))
        expect(page.locator(".highlights .panel").first).to_be_visible()
    assert {"take", "build", "pass"} <= set(clicked)
    host.keyboard.press("b")
    expect(host.locator("#final-board")).to_be_in_viewport()
    expect(host.locator("#tower-purple")).to_be_visible()


def test_what_a_card_costs_and_brings_is_shown_before_the_click(person):
    page = person()
    start(page, "hot-seat", 4, GAME)
    wait_for_my_turn(page)
    at_rest = page.locator("#why").inner_text()
    page.locator("#card-3").hover()
    expect(page.locator(".ghost-brick.shown")).to_have_count(2)
    expect(page.locator(".gain-line.shown")).to_have_count(1)
    expect(page.locator("#why")).to_contain_text("You lay 2 bricks")
    expect(page.locator("#card-6")).to_have_attribute("title", "costs 5, you have 2")
    page.locator("h1.q").hover()
    expect(page.locator("#why")).to_have_text(at_rest)
    expect(page.locator(".ghost-brick.shown")).to_have_count(0)


def test_a_hint_lights_what_it_names(person):
    page = person()
    start(page, "bots", 2, GAME)
    wait_for_my_turn(page)
    page.get_by_role("button", name="Hint").click()
    hinted = page.locator("#hint").get_attribute("data-hint")
    expect(page.locator("#table .hinted")).to_have_count(1)
    expect(page.locator(f'#table .hinted[data-action="{hinted}"]')).to_be_visible()


def test_nothing_moves_away_from_the_pointer(person, tmp_path):
    page = person()
    for step in ("ChooseCard", "PayCardCosts", "GiveForBrick", "BuildTowers", "FulfilCommissions"):
        sit_down_at(page, record_until(step, tmp_path))
        page.mouse.move(2, 2)
        things = page.locator(THINGS)
        at_rest = [things.nth(at).bounding_box() for at in range(things.count())]
        for at, box in enumerate(at_rest):
            things.nth(at).hover()
            now = things.nth(at).bounding_box()
            assert abs(now["x"] - box["x"]) <= 2, (step, at)
            assert abs(now["y"] - box["y"]) <= 2, (step, at)


def test_around_one_screen_everybody_builds_in_turn(person):
    page = person()
    start(page, "hot-seat", 2, GAME)
    asked = set()
    for _ in range(4):
        wait_for_my_turn(page)
        asked.add(page.locator("h1.q").inner_text().partition(":")[0])
        seat, before = page.locator(".me").get_attribute("id"), version(page)
        page.locator("#card-1").click()
        page.wait_for_selector(f'#table:not([data-version="{before}"])')
        while page.locator(".me").get_attribute("id") == seat:
            before = version(page)
            brick = page.locator(".begin .heap.alive")
            if brick.count() and not page.locator(".site-tower.raised").count():
                brick.first.click()
            else:  # go on where that is possible; else a card asks for something
                on = page.locator("#question button[name=action]")
                (on if on.count() else page.locator(THINGS)).first.click()
            page.wait_for_selector(f'#table:not([data-version="{before}"])')
    assert asked == {"Ginevra", "Bianca"}


def test_what_does_not_change_stays_where_it_is(person, tmp_path):
    for size in ((1440, 900), (1280, 720), (390, 844)):
        page = person(viewport={"width": size[0], "height": size[1]})
        watch_stillness(page)
        sit_down_at(page, record_until("ChooseCard", tmp_path))
        for _ in range(2):
            if wait_for_my_turn(page):
                finish_turn(page)
        wait_for_my_turn(page)
        assert changes(page) > 3
        assert moved(page) == [], size
        if size[0] > 1000:
            assert page.evaluate("document.documentElement.scrollHeight") <= max(900, 1.5 * size[1])


def test_a_spectator_sees_the_board_and_can_do_nothing(person):
    player, spectator = person(), person()
    table = start(player, "bots", 3, GAME)
    wait_for_my_turn(player)
    spectator.goto(f"/t/{table}/watch")
    expect(spectator.locator("#tower-white")).to_be_visible()
    assert spectator.locator("[data-action], [data-answer]").count() == 0
    before = version(spectator)
    player.locator("#card-1").click()
    spectator.wait_for_selector(f'#table:not([data-version="{before}"])')
    expect(spectator.locator(".log")).to_contain_text("Ginevra took")


def test_keys_alone_take_a_card_build_and_go_on(person):
    page = person()
    start(page, "bots", 2, GAME)
    wait_for_my_turn(page)
    before = version(page)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.locator("#card-1:focus").count():
            break
    page.keyboard.press("ArrowRight")
    expect(page.locator("#card-2")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    for _ in range(12):
        wait_for_my_turn(page)
        look_before_pressing(page)
        before = version(page)
        brick = page.locator(".begin .heap.alive").first
        if brick.count():
            brick.focus()
            expect(brick).to_be_focused()
            page.keyboard.press("Space")
        elif page.locator("#question [data-set]").count():
            page.locator("#question [data-set]").focus()
            page.keyboard.press("Enter")  # what is proposed
        else:
            page.locator(THINGS).first.focus()
            page.keyboard.press("Enter")
        page.wait_for_selector(f'#table:not([data-version="{before}"])')
        if page.locator(".site-tower.raised").count():
            look_before_pressing(page)
            page.locator("#question button[name=action]").last.focus()
            page.keyboard.press("Enter")
            break
    expect(page.locator(".log")).to_contain_text("You built")


def test_a_commission_is_sealed_by_space_and_marked(person, tmp_path):
    page = person()
    sit_down_at(page, record_until("FulfilCommissions", tmp_path))
    before = version(page)
    place = page.locator(".commission.alive").first
    name = place.get_attribute("id")
    place.focus()
    expect(page.locator(f'[id="{name}"] > .shown')).to_have_count(1)
    page.keyboard.press("Space")
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    expect(page.locator(f'[id="{name}"] > use[href^="#s-"]')).to_have_count(1)


def test_on_a_phone_row_and_place_come_first_and_nothing_is_sideways(person, tmp_path):
    page = person(**PHONE)
    sit_down_at(page, record_until("BuildTowers", tmp_path))
    never_scrolls_sideways(page)
    mine, row, city = (page.locator(one).bounding_box()["y"] for one in (".me", "#row", "#city"))
    assert row < mine < city
    assert page.locator("#question").bounding_box()["height"] <= 844 / 5
    for brick in page.locator(".begin .heap.alive").all():
        assert brick.bounding_box()["height"] >= 44
    box = page.locator("#question").bounding_box()
    assert box["y"] + box["height"] <= 845
    wide = page.evaluate(
        "[...document.querySelectorAll('main *')].filter((one) => "
        "!one.closest('details:not([open]), .hide') && "
        "one.getBoundingClientRect().right > innerWidth + 1).length"
    )
    assert wide == 0
    sit_down_at(page, record_until("ChooseCard", tmp_path))
    now = [page.locator(one).bounding_box()["y"] for one in ("#row", ".me", "#city")]
    assert now == [row, mine, city]


def test_axe_finds_nothing_serious(person, tmp_path):
    page = person(bypass_csp=True)
    found = []
    for way in ("/", f"/new?game={GAME}", f"/rules/{GAME}", f"/provenance/{GAME}"):
        page.goto(way)
        found += violations(page)
    for step in ("ChooseCard", "ChooseBrick", "BuildTowers", "FulfilCommissions"):
        sit_down_at(page, record_until(step, tmp_path))
        found += violations(page)
    table = page.url.rpartition("/")[2]
    page.goto(f"/t/{table}/watch")
    found += violations(page)
    page.goto(f"/t/{table}/replay?at=60")
    found += violations(page)
    sit_down_at(page, record_until("ChooseCard", tmp_path, seats=2, is_late=True))
    while not is_over(page):
        if wait_for_my_turn(page):
            finish_turn(page)
    go_through_scenes(page)
    expect(page.locator("#final-board")).to_be_visible()
    found += violations(page)
    assert found == []
