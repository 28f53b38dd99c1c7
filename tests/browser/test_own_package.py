"""A game in a package of its own, played in a browser by pressing what it draws."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import signoria
from tests.browser.playing import is_over, start, version, wait_for_my_turn
from tests.docs import lilies
from tests.server.site import ProcessSite


@pytest.fixture(scope="module")
def address(tmp_path_factory) -> Iterator[str]:
    """Where a server listens that was started beside the package."""
    folder: Path = tmp_path_factory.mktemp("package")
    source = Path(signoria.__file__).parents[1]
    with pytest.MonkeyPatch.context() as surroundings:
        path = f"{source}{os.pathsep}{lilies.install(folder)}"
        surroundings.setenv("PYTHONPATH", path)
        site = ProcessSite(f"sqlite:///{folder / 'tables.sqlite'}")
        site.start()
        yield site.address
        site.kill()


def test_the_bag_is_pressed_until_the_game_is_over(person):
    page = person()
    start(page, "bots", 2, game="lilies")

    while wait_for_my_turn(page):
        expect(page.locator("#question .q")).to_have_text("Draw on, or stop?")
        before = version(page)
        is_enough = len(page.locator(".lilies .hand").inner_text()) > 1
        page.locator(
            "button:has-text('stop and keep')" if is_enough else "button.bag"
        ).first.click()
        page.wait_for_selector(f'#table:not([data-version="{before}"]), main.end')

    assert is_over(page)
    assert "Lilies" in page.locator("main.end").inner_text()


def test_its_words_are_italian_for_whoever_reads_italian(person):
    page = person(locale="it-IT")
    start(page, "bots", 2, game="lilies")
    while not wait_for_my_turn(page):  # nothing but red lilies
        start(page, "bots", 2, game="lilies")

    expect(page.locator("#question .q")).to_have_text("Peschi ancora o ti fermi?")
    expect(page.locator("button.bag")).to_have_text("Pescare un giglio")
