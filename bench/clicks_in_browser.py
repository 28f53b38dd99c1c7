"""The clicks of a game, really made in Chromium: see ``bench/clicks.py --browser``.

A server whose dice are known is started, everybody plays at one screen, and the moves of greedy
bots are made by clicks on what is drawn. Whatever must be opened first costs a click more; what
is drawn nowhere is chosen under "Answers in words", for two.
"""

from __future__ import annotations

import hashlib
import re
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.clicks import UNITS, Tally, chosen, offered, replayed
from playwright.sync_api import Error, Locator, Page, sync_playwright
from tests.browser.people import ARGUMENTS, CHROMIUM, serving

from signoria.faces.web.scene import Answer

NAME = "clicks"
SEED = hashlib.sha256(f"{NAME} 0".encode()).hexdigest()[:32]  # as tests.browser.seeded makes it
SOON = 4000  # milliseconds
CALM = 350  # until the page trusts that a click means the new question
MOST_PARTS = 60
VIEWPORT = {"width": 1440, "height": 900}


def count_in_browser(game: str, seats: int, most: int) -> Tally:
    """The clicks for the first answers of a game."""
    with _server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = browser.new_page(viewport=VIEWPORT, reduced_motion="reduce", base_url=address)
        page.add_locator_handler(
            page.locator(".scoring.playing"), lambda: _leave_scene(page), no_wait_after=True
        )
        _sit_down(page, game, seats)
        tally = _play(page, game, seats, most)
        browser.close()
    return tally


def _play(page: Page, game: str, seats: int, most: int) -> Tally:
    tally, answers_in = Tally(UNITS[game][0]), offered(game, seats)
    questions = replayed(game, seats, SEED)
    whole = ""
    try:
        session, coming = next(questions)
        for _ in range(most):
            _wait_for_ply(page, len(session.moves), whole)
            found, answers = answers_in(session)
            answer, whole = chosen(found, answers, coming)
            page.wait_for_timeout(CALM)
            clicks = _press(page, answer, whole)
            seat, step = session.actor, str(found.state.step).split()[0]
            after = session.with_chance(session.play(whole, [seat]))[0]
            facts = [fact for told in after.news for fact in told]
            tally.click(seat, step, clicks, facts)
            session, coming = questions.send(whole)
    except StopIteration:
        tally.finish()
    return tally


def _wait_for_ply(page: Page, ply: int, whole: str) -> None:
    """Until the page shows the position after so many moves, the last of them *whole*."""
    try:
        page.wait_for_selector(f'#table[data-turn="mine"][data-ply="{ply}"]', timeout=10_000)
    except Error as error:
        shown = page.locator("#table").get_attribute("data-ply")
        raise AssertionError(f"{whole!r} led to move {shown}, not {ply}") from error


def _press(page: Page, answer: Answer, whole: str) -> int:
    """Give an answer; how many clicks it took."""
    if answer.parts:
        return _gather(page, answer)
    drawn = page.locator(f'#table [data-action="{answer.action}"].alive')
    said = page.locator(f'#table button[name="action"][value="{whole}"]:not([data-answer])')
    for one in (drawn, said):
        for at in range(one.count()):
            if one.nth(at).is_visible():
                return _click(one.nth(at))
    for one in (drawn, said):
        if one.count() and (opener := _opener(page, one.first)) is not None:
            return _click(opener) + _click(one.first)
    page.locator("#pop-answers summary").click()
    return 1 + _click(page.locator(f'#pop-answers button[value="{whole}"]'))


def _gather(page: Page, answer: Answer) -> int:
    """Choose parts, click away what is too much, and confirm."""
    clicks, wanted = 0, Counter(answer.parts)
    while missing := list((wanted - _pressed(page)).elements()):
        part = f'#table [data-part="{missing[0]}"]:not([aria-pressed="true"])'
        clicks += _click(page.locator(part).first)
        assert clicks < MOST_PARTS, f"{answer.parts} cannot be chosen"
    for name in (_pressed(page) - wanted).elements():
        clicks += _click(page.locator(f'#table [data-part="{name}"][aria-pressed="true"]').first)
    return clicks + _click(page.locator("#table [data-set]"))


def _pressed(page: Page) -> Counter[str]:
    pressed = page.locator('#table [data-part][aria-pressed="true"]')
    return Counter(pressed.evaluate_all("parts => parts.map((part) => part.dataset.part)"))


def _opener(page: Page, hidden: Locator) -> Locator | None:
    """What opens the tray or the list that a thing is in."""
    name = hidden.evaluate("one => one.closest('[popover], .overlay, details')?.id ?? ''")
    for found in ("popovertarget", "data-opens", "aria-controls"):
        opener = page.locator(f'[{found}="{name}"]')
        if name and opener.count() and opener.first.is_visible():
            return opener.first
    return None


def _click(one: Locator) -> int:
    """One click; a second one only if the first was not heard."""
    table = one.page.locator("#table")
    before = table.get_attribute("data-version")
    try:
        one.click(timeout=SOON)
    except Error:  # something lies over its middle, or the busy page has gone on meanwhile
        if one.count() and table.get_attribute("data-version") == before:
            one.dispatch_event("click", timeout=SOON)
    return 1


def _leave_scene(page: Page) -> None:
    """To the standing, and on: nobody counts how often somebody looks at a scoring."""
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")


def _sit_down(page: Page, game: str, seats: int) -> None:
    page.goto("/")
    card = page.locator(f"article#{game}")
    card.locator(f'.count label:has(input[value="{seats}"])').click()
    card.locator('button[name="mode"][value="hot-seat"]').click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))


@contextmanager
def _server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), NAME) as address:
        yield address
