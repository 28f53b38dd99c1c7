"""Florenza by clicks, by keys, on a phone; and axe on its pages."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.people import PHONE
from tests.browser.playing import (
    never_scrolls_sideways,
    read_the_same,
    record_before_the_end,
    sit_down_at,
    version,
    wait_for_my_turn,
    wait_for_somebody,
)
from tests.browser.still import changes, moved, watch_stillness
from tests.browser.test_accessible import violations
from tests.games.florenza.browser.playing import (
    A_LOOK,
    play_florenza_to_the_end,
    play_for_a_while,
    press_something,
    start_florenza,
)


def begin(page, chance: Random) -> None:
    """Build the starting workshops, until a kinsman is to be placed."""
    while wait_for_my_turn(page) and "Place a kinsman" not in page.locator("h1.q").inner_text():
        press_something(page, chance)


def test_a_whole_game_alone_against_a_ghost(person):
    page = person()
    start_florenza(page, "alone")
    wait_for_my_turn(page)
    expect(page.locator(".action-table li")).to_have_count(8)
    play_florenza_to_the_end(page)
    expect(page.locator(".scores tfoot td")).to_have_count(1)
    expect(page.locator(".highlights .panel").first).to_be_visible()
    expect(page.locator("#final-board .district")).to_be_visible()
    expect(page.locator("#final-board .family").first).to_be_visible()


def test_two_people_and_a_bot_see_each_other_play(person):
    host, guest = person(), person()
    start_florenza(host, "friends", 3)
    guest.goto(host.locator(".place input[readonly]").first.input_value())
    guest.get_by_label("Your name").fill("Bianca")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url(re.compile(r"/t/"))
    host.get_by_role("button", name="Start, with a bot in the free seat").click()
    play_for_a_while(host, guest, presses=20, seed=3)
    wait_for_somebody(host, guest)
    read_the_same(host, guest)


def test_the_last_decisions_of_three_lead_to_the_end(person, tmp_path):
    page = person()
    sit_down_at(page, record_before_the_end("florenza", 3, 5, tmp_path))
    play_florenza_to_the_end(page)
    expect(page.locator(".scores tfoot td")).to_have_count(3)
    expect(page.locator(".highlights .panel").first).to_be_visible()


def test_what_a_place_costs_is_said_before_it_is_pressed(person):
    page = person()
    start_florenza(page, "alone")
    begin(page, Random(1))
    rest = page.locator("#why").get_attribute("data-rest")
    page.locator('[data-action^="art duomo"]').first.hover()
    expect(page.locator("#why")).to_contain_text("In phase 6")
    expect(page.locator(".ledger .line-due .shown").first).to_be_visible()
    page.locator("h1.q").hover()
    expect(page.locator("#why")).to_have_text(rest)
    page.locator(".build-here").click()
    expect(page.locator(":popover-open .sale")).to_have_count(30)
    page.locator(':popover-open [data-action^="build"]').first.hover()
    expect(page.locator("#why")).to_contain_text("in phase 5")
    page.keyboard.press("Escape")
    expect(page.locator(":popover-open")).to_have_count(0)


def test_nothing_moves_and_all_fits_while_a_kinsman_is_placed(person):
    for size in ((1440, 900), (1280, 720), (390, 844)):
        page = person(viewport={"width": size[0], "height": size[1]})
        watch_stillness(page)
        start_florenza(page, "bots", 5)
        chance = Random(9)
        begin(page, chance)
        for _ in range(3):
            wait_for_my_turn(page)
            height = page.evaluate("document.documentElement.scrollHeight")
            assert height <= {900: 900, 720: 1080, 844: 3 * 844}[size[1]]
            press_something(page, chance)
        wait_for_my_turn(page)
        assert changes(page) > 2
        assert moved(page) == []


def test_a_tray_opens_at_what_was_pressed_and_escape_closes_it(person):
    page = person()
    watch_stillness(page)
    start_florenza(page, "alone")
    begin(page, Random(1))
    work = page.locator('[data-action^="art duomo"]').first
    name = work.get_attribute("id")
    work.click()
    tray = page.locator("#tray:popover-open")
    expect(tray).to_be_visible()
    assert page.locator(".at-tray").get_attribute("id") == name
    purse, box = page.locator(".purse").bounding_box(), tray.bounding_box()
    assert box["x"] >= purse["x"] + purse["width"] or box["y"] + box["height"] <= purse["y"]
    page.keyboard.press("Escape")
    expect(tray).to_have_count(0)
    page.locator('#question [popovertarget="tray"]').click()
    expect(tray).to_be_visible()
    assert moved(page) == []


def test_filters_decide_what_is_lit(person):
    page = person()
    start_florenza(page, "alone")
    begin(page, Random(2))
    colour = "place => getComputedStyle(place).borderTopColor"
    work, market = page.locator('[data-way="art"]').first, page.locator("#market")
    lit = market.evaluate(colour)
    assert work.evaluate(colour) == lit
    page.get_by_role("radio", name="Market").check(force=True)
    assert market.evaluate(colour) == lit
    assert work.evaluate(colour) != lit


def test_keys_alone_are_enough_for_florenza(person):
    page = person()
    start_florenza(page, "alone")
    wait_for_my_turn(page)
    for _ in range(6):
        wait_for_my_turn(page)
        page.wait_for_timeout(A_LOOK)
        before = version(page)
        page.keyboard.press("1")
        page.wait_for_selector(f'#table:not([data-version="{before}"])')
    begin(page, Random(3))
    page.locator(".build-here").focus()
    page.keyboard.press("Enter")
    expect(page.locator(":popover-open")).to_have_count(1)
    for _ in range(6):
        page.keyboard.press("Tab")
        if page.locator(":popover-open [data-action]:focus").count():
            break
    before = version(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    expect(page.locator(":popover-open")).to_have_count(0)


def test_around_one_screen_everybody_sees_the_own_district(person):
    page = person()
    start_florenza(page, "hot-seat", 2)
    chance = Random(4)
    seen = set()
    for _ in range(8):
        wait_for_my_turn(page)
        asked = page.locator("h1.q").inner_text().partition(":")[0]
        expect(page.locator(".purse h2")).to_have_text(asked)
        seen.add(asked)
        press_something(page, chance)
    assert seen == {"Ginevra", "Bianca"}


def test_a_spectator_and_the_past_of_florenza(person):
    player, spectator = person(), person()
    table = start_florenza(player, "bots", 3)
    begin(player, Random(5))
    spectator.goto(f"/t/{table}/watch")
    expect(spectator.locator("h1.q")).to_be_visible()
    assert spectator.locator("[data-action], [data-answer]").count() == 0
    before = version(spectator)
    press_something(player, Random(6))
    spectator.wait_for_selector(f'#table:not([data-version="{before}"])')
    player.goto(f"/t/{table}/replay?at=20")
    expect(player.locator(".district")).to_be_visible()
    player.keyboard.press("ArrowRight")
    player.wait_for_selector('#table:not([data-at="20"])')


def test_florenza_on_a_phone_in_italian(person):
    page = person(**PHONE)
    page.goto("/")
    page.get_by_role("button", name="Italiano").click()
    start_florenza(page, "bots", 3)
    chance = Random(7)
    for _ in range(5):
        wait_for_my_turn(page)
        never_scrolls_sideways(page)
        beyond = page.evaluate(
            "[...document.querySelectorAll('#table *')].filter(one => one.checkVisibility()"
            " && !one.closest('.families')"  # a row of their own, to be swiped
            " && one.getBoundingClientRect().right > innerWidth + 1)"
            ".map(one => one.outerHTML.slice(0, 90))"
        )
        assert beyond == []
        press_something(page, chance)
    wait_for_my_turn(page)
    expect(page.locator("h1.q")).to_contain_text(re.compile("familiare|artista"))
    district, city = (page.locator(one).bounding_box() for one in (".district", ".city"))
    assert district["y"] < city["y"]


def test_florenza_has_no_serious_violation(person):
    page = person(bypass_csp=True)
    page.goto("/rules/florenza")
    found = violations(page)
    start_florenza(page, "bots", 3)
    begin(page, Random(8))
    found += violations(page)
    page.locator(".build-here").click()
    found += violations(page)
    page.keyboard.press("Escape")
    page.locator('[data-action^="art "]').first.click()
    page.wait_for_selector(".offer")
    found += violations(page)
    assert found == []


def test_florenza_in_words_in_the_past_and_alone_has_no_serious_violation(person):
    page = person(bypass_csp=True)
    table = start_florenza(page, "alone")
    wait_for_my_turn(page)
    page.locator("#pop-words > summary").click()
    found = violations(page)
    page.goto(f"/t/{table}/replay?at=9")
    found += violations(page)
    assert found == []
