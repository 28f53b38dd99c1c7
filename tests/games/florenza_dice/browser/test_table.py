"""Florenza Dice Game in a browser: whole games by clicks, keys, phone, screen reader, the past."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.playing import (
    is_over,
    look_before_pressing,
    never_scrolls_sideways,
    read_the_same,
    record_before_the_end,
    sit_down_at,
    start,
    version,
    wait_for_my_turn,
    wait_for_somebody,
)
from tests.browser.test_accessible import violations
from tests.browser.test_ways import PHONE
from tests.games.florenza_dice.browser.playing import GAME, choose, play_to_the_end, press, use

ANY_DIE = '.dice-board [data-action$=" fiorini"].alive'


def test_alone_against_the_pope_to_the_end_by_clicks(person):
    page = person()
    start(page, "alone", game=GAME)
    assert wait_for_my_turn(page)
    expect(page.locator(".pope")).to_contain_text("Pope Sisto IV")
    pressed = play_to_the_end(page)
    assert {action.split()[0] for action in pressed} >= {"use", "place"}
    expect(page.locator(".scores tfoot td")).to_have_count(1)
    expect(page.locator("main.end table.scores").first).to_be_visible()
    expect(page.locator("#final-board .district")).to_be_visible()
    never_scrolls_sideways(page)


def test_two_people_in_two_browsers(person):
    host, guest = person(), person()
    start(host, "friends", 2, GAME)
    guest.goto(host.locator(".place input[readonly]").input_value())
    guest.get_by_label("Your name").fill("Bianca <i>")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url(re.compile(r"/t/"))
    for page in (host, guest):
        page.wait_for_selector(".rivals .small-sheet")
    expect(host.locator(".rivals h3")).to_have_text("Bianca <i>")
    dealer, pressed = Random(2), 0
    while pressed < 30:
        for page in (host, guest):
            pressed += bool(choose(page, dealer))
    wait_for_somebody(host, guest)
    read_the_same(host, guest)


def test_the_last_decisions_of_three_lead_to_the_end(person, tmp_path):
    page = person()
    sit_down_at(page, record_before_the_end(GAME, 3, 8, tmp_path))
    play_to_the_end(page, coins=0.85)
    expect(page.locator(".scores tfoot td")).to_have_count(3)


def test_an_answer_that_is_pointed_at_shows_what_it_would_do(person):
    page = person()
    start(page, "alone", game=GAME)
    wait_for_my_turn(page)
    assert page.locator("[data-preview].shown").count() == 0
    steps = page.locator('[data-action^="use white captain"].alive').first
    steps.hover()
    expect(page.locator("#why")).to_contain_text("→")
    expect(page.locator("#track-captain [data-preview].shown").first).to_be_visible()
    page.locator("h1.q").hover()
    assert page.locator("[data-preview].shown").count() == 0
    page.locator('[data-action^="use white resources"].alive').first.focus()
    assert page.locator(".could.shown").count() > 5
    use(page, "resources")
    expect(page.locator("h1.q")).to_contain_text("Place")  # shortcuts were lit before, too
    expect(page.locator(".marks.alive").first).to_be_visible()
    page.locator("#work-giardino .marks.alive, .space .marks.alive").first.click()
    expect(page.locator(".mark.ticked").first).to_be_visible()


def test_what_was_chosen_can_be_taken_back(person):
    page = person()
    start(page, "alone", game=GAME)
    wait_for_my_turn(page)
    asked = page.locator("h1.q").inner_text()
    press(page, "spend fiorini")
    expect(page.locator(".marks.alive").first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("h1.q")).to_have_text(asked)


def test_keys_alone_are_enough(person):
    page = person()
    start(page, "alone", game=GAME)
    wait_for_my_turn(page)
    for _ in range(25):
        if page.locator("h1.q").inner_text().startswith("Use your third"):
            break
        look_before_pressing(page)
        before = version(page)
        main = page.locator('[data-main][value="done"]')
        page.keyboard.press("Enter" if main.count() else "1")
        page.wait_for_selector(f'#table:not([data-version="{before}"])')
    expect(page.locator("h1.q")).to_contain_text("third")
    page.locator(".dice-board .alive").first.focus()
    page.keyboard.press("ArrowRight")
    before = version(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    page.keyboard.press("?")
    expect(page.locator("#pop-help")).to_have_attribute("open", "")


def test_around_one_screen_everybody_sees_their_own_sheet(person):
    page = person()
    start(page, "hot-seat", 2, GAME)
    owners = set()
    for _ in range(40):
        wait_for_my_turn(page)
        asked = page.locator("h1.q").inner_text().partition(":")[0]
        owners.add(asked)
        expect(page.locator(".district h2")).to_have_text(asked)
        if len(owners) == 2:
            break
        if page.locator('[data-main][value="done"]').count():
            press(page, "done")
        else:
            press(page, page.locator(ANY_DIE).first.get_attribute("data-action") or "")
    assert len(owners) == 2


def test_a_spectator_sees_everything_and_the_past_can_be_watched(person):
    player, spectator = person(), person()
    table = start(player, "bots", 2, GAME)
    wait_for_my_turn(player)
    spectator.goto(f"/t/{table}/watch")
    expect(spectator.locator(".district")).to_be_visible()
    assert spectator.locator("[data-action]").count() == 0
    before = version(spectator)
    use(player, "fiorini")
    spectator.wait_for_selector(f'#table:not([data-version="{before}"])')
    player.goto(f"/t/{table}/replay?at=0")
    expect(player.locator("h1.q")).to_have_text("The beginning.")
    player.get_by_role("link", name="Last").click()
    expect(player.locator(".dice-board .die")).to_have_count(6)
    never_scrolls_sideways(player)


def test_on_a_phone_what_is_asked_is_beside_the_dice_and_nothing_is_sideways(person):
    page = person(**PHONE)
    start(page, "bots", 4, GAME)
    wait_for_my_turn(page)
    for way in ("resources", None):
        names = (".strip", ".dice-board", "#now", "#track-captain", "#space-1", "#work-giardino")
        tops = [page.locator(name).bounding_box()["y"] for name in (*names, ".rivals")]
        assert tops == sorted(tops)
        assert page.evaluate("document.documentElement.scrollHeight / innerHeight") <= 3
        if way is None:
            expect(page.locator('#now [data-action^="place"]').first).to_be_in_viewport()
        edge = page.evaluate(
            """() => Math.max(...[...document.querySelectorAll("main *")]
                .filter((one) => one.checkVisibility() && !one.closest(".hide, #now ul"))
                .map((one) => one.getBoundingClientRect().right))"""
        )
        assert edge <= 391
        never_scrolls_sideways(page)
        if way:
            use(page, way)
            page.wait_for_selector(".marks.alive")
    for pop in page.locator(".pop > summary:visible").all():
        pop.click()
        never_scrolls_sideways(page)


def test_axe_finds_nothing_serious(person):
    page = person(bypass_csp=True)
    page.goto(f"/rules/{GAME}")
    found = violations(page)
    page.goto(f"/new?game={GAME}")
    found += violations(page)
    table = start(page, "alone", game=GAME)
    wait_for_my_turn(page)
    found += violations(page)
    use(page, "resources")
    page.wait_for_selector(".marks.alive")
    found += violations(page)
    table = start(page, "bots", 4, GAME)
    wait_for_my_turn(page)
    found += violations(page)
    page.locator("#pop-words > summary").click()
    found += violations(page)
    page.goto(f"/t/{table}/watch")
    found += violations(page)
    assert found == []


def test_in_italian(person):
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Italiano").click()
    start(page, "alone", game=GAME)
    wait_for_my_turn(page)
    expect(page.locator(".dice-board h2")).to_have_text(re.compile("Dadi di"))
    expect(page.locator(".building-table h2")).to_have_text("Edifici")
    assert not is_over(page)


def test_dice_roll_and_move_when_motion_is_welcome(person):
    page = person(reduced_motion="no-preference")
    start(page, "alone", game=GAME)
    dealer = Random(3)
    for _ in range(12):
        wait_for_my_turn(page)
        choose(page, dealer)
    wait_for_my_turn(page)
    expect(page.locator(".rolling")).to_have_count(0)
