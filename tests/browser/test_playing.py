"""Whole games, by clicks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.playing import (
    choose_dice,
    is_over,
    load,
    play_to_the_end,
    start,
    take_turn,
    version,
    wait_for_my_turn,
)


def test_a_newcomer_finishes_a_game_against_a_bot_and_plays_again(person):
    page = person()
    first = start(page, "bots", 2)
    assert wait_for_my_turn(page)
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.locator("[data-set]")).to_have_attribute("aria-disabled", "true")
    play_to_the_end(page)
    expect(page.locator("main.end h1")).to_contain_text("wins with")
    expect(page.locator(".score-panel tfoot td")).to_have_count(2)
    expect(page.locator("svg.chart")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: first not in address)
    assert wait_for_my_turn(page)


def test_two_people_meet_through_a_link_and_see_each_other_move_at_once(person):
    host, guest = person(), person()
    start(host, "friends", 2)
    expect(host.locator("h1")).to_contain_text("Waiting for 1 more player")
    link = host.locator(".place input[readonly]").input_value()
    guest.goto(link)
    guest.get_by_label("Your name").fill("Bianca <i>")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_url(re.compile(r"/t/"))
    assert wait_for_my_turn(host)
    expect(host.locator("#seat-1 h3")).to_have_text("Bianca <i>")
    expect(guest.locator("h1.q")).to_contain_text("is choosing dice")
    take_turn(host)
    assert wait_for_my_turn(guest)
    expect(guest.locator("h1.q")).to_contain_text("Take one of the dice")
    take_turn(guest)
    expect(host.locator(".log")).to_contain_text("Bianca <i> took")
    for page in (guest, host, host, guest):
        wait_for_my_turn(page)
        take_turn(page)
    wait_for_my_turn(guest)
    told = guest.locator(".log li").first.inner_text().replace("You", "Bianca <i>")
    expect(host.locator(".log li").first).to_have_text(told)


def test_around_one_screen_everybody_is_asked_by_name(person):
    page = person()
    start(page, "hot-seat", 2)
    asked = set()
    for _ in range(6):
        wait_for_my_turn(page)
        asked.add(page.locator("h1.q").inner_text().partition(":")[0])
        take_turn(page)
    assert asked == {"Ginevra", "Bianca"}


def test_a_spectator_sees_everything_and_can_do_nothing(person):
    player, spectator = person(), person()
    table = start(player, "bots", 3)
    wait_for_my_turn(player)
    spectator.goto(f"/t/{table}/watch")
    expect(spectator.locator("h1.q")).to_be_visible()
    assert spectator.locator("button.die, [data-answer], [data-set]").count() == 0
    before = version(spectator)
    take_turn(player)
    spectator.wait_for_selector(f'#table:not([data-version="{before}"])')
    expect(spectator.locator(".log")).to_contain_text("Ginevra took")


def test_a_move_can_be_undone_until_it_is_confirmed(person):
    page = person()
    page.goto("/new?game=medici_dice")
    page.get_by_label("Seat 3", exact=True).select_option("")
    page.get_by_label("Confirm every move").check()
    page.get_by_role("button", name="Open the table").click()
    wait_for_my_turn(page)
    take_turn(page)
    expect(page.locator("h1.q")).to_have_text("Is that your move?")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("h1.q")).to_contain_text("Choose 1 to 3 dice")
    take_turn(page)
    page.get_by_role("button", name="End my move").click()
    wait_for_my_turn(page)
    expect(page.locator(".log")).to_contain_text("took")


def test_bots_never_mind_an_undo_but_it_is_practice_then(person):
    page = person()
    start(page, "bots", 2)
    wait_for_my_turn(page)
    table = page.locator("#table")
    first, dice = table.get_attribute("data-ply"), page.locator("button.die").all_inner_texts()
    take_turn(page)
    wait_for_my_turn(page)
    assert table.get_attribute("data-ply") != first
    page.wait_for_timeout(600)  # until the bot's last move has been drawn
    page.get_by_role("button", name="Undo …").click()
    expect(page.locator("#sure-practice")).to_contain_text("From there on it is practice")
    page.get_by_role("button", name="Go back").click()
    expect(table).to_have_attribute("data-ply", first)
    assert page.locator("button.die").all_inner_texts() == dice
    expect(page.locator("#standing .practice")).to_contain_text("Practice")


def test_a_hint_names_an_option_and_chooses_it(person):
    page = person()
    start(page, "bots", 2)
    wait_for_my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("#hint")).to_contain_text("A bot would choose")
    page.get_by_role("button", name="Choose these").click()
    assert page.locator("button.die.chosen").count() >= 1
    load(page)


def test_a_move_made_in_another_window_is_not_made_twice(person):
    page = person()
    start(page, "alone")
    wait_for_my_turn(page)
    other = page.context.new_page()
    other.route("**/events", lambda route: route.abort())
    other.goto(page.url)
    wait_for_my_turn(other)
    choose_dice(other)
    take_turn(page)
    other.locator("[data-set]").click()
    expect(other.locator(".notice.shown")).to_contain_text("moved on")
    assert version(other) >= version(page)


def test_who_resigns_leaves_a_bot_behind(person):
    page = person()
    start(page, "bots", 2)
    wait_for_my_turn(page)
    page.locator("#pop-table > summary").click()
    page.locator("#sure-resign > summary").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.wait_for_selector("main.end")
    assert is_over(page)


def test_a_page_without_script_is_playable(chromium, address):
    context = chromium.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    page.locator('#medici_dice button[name="mode"][value="alone"]').click()
    page.wait_for_timeout(300)
    page.reload()
    page.locator("#pop-answers > summary").click()
    before = page.locator("#table").get_attribute("data-version")
    page.locator("#pop-answers button").first.click()
    assert page.locator("#table").get_attribute("data-version") != before
    context.close()
