"""Absent people and practice, as two browsers see them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, TEST
from tests.browser.playing import (
    look_before_pressing,
    never_scrolls_sideways,
    take_turn,
    version,
    wait_for_my_turn,
)

WORDS = {
    "en": {
        "time": "Ginevra’s time:",
        "over": "Ginevra’s time is over.",
        "call": "Let a bot play on",
        "back": "Take my seat back",
        "ask": "Ask to undo …",
        "practice": "From there on it is practice, dealt anew: it counts no more.",
        "banner": "Practice",
    },
    "it": {
        "time": "Tempo di Ginevra:",
        "over": "Il tempo di Ginevra è finito.",
        "call": "Fai giocare un bot",
        "back": "Riprendi il mio posto",
        "ask": "Chiedi di annullare …",
        "practice": "Da lì in poi è una partita di prova, con un nuovo caso: non conta più.",
        "banner": "Prova",
    },
}


@pytest.fixture
def time_goes_by():
    file = TEST[0].with_name("ahead")

    def go_by(seconds):
        file.write_text(str(seconds * 1000), encoding="utf-8")

    yield go_by
    file.unlink(missing_ok=True)


def two(person, language, pace="0", **guests_likes):
    """Ginevra, who is asked first, and Bianca, whom she has invited."""
    host = person(locale=language)
    guest = person(locale=language, **guests_likes)
    host.goto("/new?game=medici_dice")
    host.locator("#seat-1").select_option("friend")
    host.locator("#seat-2").select_option("")
    host.locator("#pace").select_option(pace)
    host.locator(".btn.main").click()
    guest.goto(host.locator(".place input[readonly]").input_value())
    guest.locator("input[name=name]").fill("Bianca")
    guest.locator("main form button").click()
    wait_for_my_turn(host)
    return host, guest


@pytest.mark.parametrize(("language", "likes"), [("en", {}), ("it", PHONE)])
def test_a_bot_plays_on_when_the_time_is_over_and_the_seat_is_taken_back(
    person, time_goes_by, language, likes
):
    words = WORDS[language]
    host, guest = two(person, language, "180", **likes)
    timer = guest.locator("[data-timer]")
    expect(guest.locator("#standing")).to_contain_text(words["time"])
    first, version = timer.inner_text(), guest.locator("#table").get_attribute("data-version")
    expect(timer).not_to_have_text(first)  # it runs, and nothing was drawn for it
    assert guest.locator("#table").get_attribute("data-version") == version
    expect(guest.get_by_role("button", name=words["call"])).to_be_hidden()
    never_scrolls_sideways(guest)

    time_goes_by(200)
    guest.reload()
    expect(guest.locator("#standing")).to_contain_text(words["over"])
    guest.get_by_role("button", name=words["call"]).click()
    host.get_by_role("button", name=words["back"]).click()
    expect(host.locator("#standing .away")).to_have_count(0)
    expect(host.locator(".strip-seat.you")).to_have_count(1)


@pytest.mark.parametrize("language", WORDS)
def test_who_is_asked_to_go_back_is_told_of_practice_and_may_agree(person, language):
    words = WORDS[language]
    host, guest = two(person, language)
    take_turn(host)
    wait_for_my_turn(guest)
    take_turn(guest)
    look_before_pressing(host)
    host.get_by_role("button", name=words["ask"]).click()
    expect(host.locator("#sure-practice")).to_contain_text(words["practice"])
    host.locator("#sure-practice .btn.alive").click()
    expect(guest.locator("#undo-asked")).to_contain_text("Ginevra")
    expect(guest.locator("#undo-asked")).to_contain_text(words["practice"])
    guest.locator('#undo-asked button[value="yes"]').click()
    for page in (host, guest):
        expect(page.locator("#standing .practice .chip")).to_have_text(words["banner"])
    wait_for_my_turn(host)


# What both pages of two people say when one does not want to go back.
REFUSED = {
    "en": ("Ask to undo …", "Bianca does not want to go back."),
    "it": ("Chiedi di annullare …", "Bianca non vuole tornare indietro."),
}


@pytest.mark.parametrize("language", REFUSED)
def test_who_does_not_want_to_go_back_tells_it_to_everybody(person, language):
    ask, refused = REFUSED[language]
    host, guest = two(person, language)
    take_turn(host)
    wait_for_my_turn(guest)
    take_turn(guest)
    host.wait_for_selector(f'#table[data-version="{version(guest)}"]')
    before = host.locator("#table").get_attribute("data-ply")
    for _ in range(2):  # whoever asks again is answered again
        look_before_pressing(host)
        host.get_by_role("button", name=ask).click()
        host.locator("#sure-practice .btn.alive").click()
        expect(host.locator("#undo-asked")).to_be_visible()
        for page in (host, guest):
            page.evaluate("document.getElementById('notice').textContent = ''")
        guest.locator('#undo-asked button[value="no"]').click()
        for page in (host, guest):
            expect(page.locator("#undo-asked")).to_have_count(0)
            expect(page.locator("#notice")).to_have_text(refused)
            expect(page.locator("#standing .practice")).to_have_count(0)
    for page in (host, guest):  # nothing was taken back
        expect(page.locator("#table")).to_have_attribute("data-ply", before)


def test_the_page_for_messages_works_and_its_worker_is_found(person):
    """A browser of tests has no push service; what can be seen without one, is."""
    host, _ = two(person, "en")
    host.locator("#pop-table > summary").click()
    host.get_by_role("link", name="Tell me when it is my turn").click()
    expect(host.get_by_role("button", name="Tell me on this device")).to_be_enabled()
    scope = host.evaluate(
        "navigator.serviceWorker.register('/worker.js').then((found) => found.scope)"
    )
    assert scope.endswith("/")
    never_scrolls_sideways(host)
    host.get_by_role("link", name="Back to the table").click()
    wait_for_my_turn(host)
