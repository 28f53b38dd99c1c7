"""Choosing dice, by clicks."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.playing import choose_dice, load, start, wait_for_my_turn


def test_the_dice_i_choose_already_stand_in_my_ship(person):
    page = person()
    start(page, "alone")
    wait_for_my_turn(page)
    assert page.locator("[data-preview].shown").count() == 0
    choose_dice(page)
    assert page.locator(".ship.now svg > [data-preview].shown").count() == 1
    expect(page.locator(".ship-now .ship-sum")).to_contain_text("→")
    expect(page.locator("#would > .at-rest")).to_be_hidden()
    expect(page.locator("#would > .shown")).to_contain_text("Scored now: ship 0 + columns")
    expect(page.locator("#why")).to_contain_text("→")
    expect(page.locator("[data-set]")).to_contain_text("Load 1 die")
    page.get_by_role("button", name="Clear").click()
    page.locator("h1").hover()
    assert page.locator("[data-preview].shown").count() == 0
    expect(page.locator("#would > .at-rest")).to_be_visible()
    choose_dice(page)
    load(page)
    expect(page.locator('[id="cargo-1-1"]')).to_be_visible()


def test_no_more_dice_can_be_chosen_than_the_rules_allow_and_the_page_says_why(person):
    page = person()
    start(page, "alone")
    wait_for_my_turn(page)
    dice = page.locator("button.die")
    for at in range(3):
        dice.nth(at).click()
    expect(dice.nth(3)).to_have_attribute("aria-disabled", "true")
    dice.nth(3).click(force=True)
    expect(page.locator("#notice")).to_contain_text("3 dice at most")
    expect(dice.nth(3)).to_have_attribute("aria-pressed", "false")
