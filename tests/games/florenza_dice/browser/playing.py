"""What people do at a table of the Florenza Dice Game, by clicks on the board alone."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.playing import is_over, version

GAME = "florenza_dice"
LONGEST_GAME = 600  # seconds, on a very busy machine
COINS, SAVING = 0.5, 0.95  # how often
LOOK = """(alive) => {
  const table = document.getElementById("table");
  const lit = table.dataset.turn === "mine" ? [...document.querySelectorAll(alive)] : [];
  const named = (one) => [one.dataset.action || one.value, one.checkVisibility()];
  return [table.dataset.version, lit.map(named)];
}"""
# Between the bar and the dock: a click that scrolls by itself may do so while the table changes.
TO_THE_MIDDLE = "(one) => one.scrollIntoView({ block: 'center', behavior: 'instant' })"
ALIVE = '#table [data-action].alive, #table [data-group="answers"] .btn'


def choose(page: Page, dealer: Random, coins: float = COINS) -> str:
    """Press something that is lit, opening its menu if it has one; what was pressed.

    Nothing, if I am not asked.
    """
    before, found = page.evaluate(LOOK, ALIVE)
    if not found:
        return ""
    actions = sorted({action for action, _ in found})
    action = dealer.choice(_worth_doing(actions, dealer, coins))
    _click(page, action, any(shown for other, shown in found if other == action))
    page.wait_for_selector(f'#table:not([data-version="{before}"])')
    return action


def _worth_doing(actions: list[str], dealer: Random, share: float) -> list[str]:
    """Build when it is possible, end rather than spend, often take coins: games stay short."""
    for wanted in ("build ", "done", "spend star"):
        if chosen := [action for action in actions if action.startswith(wanted)]:
            return chosen
    coins = [action for action in actions if action.startswith("use ") and "fiorini" in action]
    if coins and dealer.random() < share:
        return coins
    plain = [action for action in actions if not action.startswith("spend ")]
    return plain if plain and dealer.random() < SAVING else actions


def press(page: Page, action: str) -> None:
    """Click on what carries an action, and see the table go on."""
    before = version(page)
    _click(page, action, True)
    page.wait_for_selector(f'#table:not([data-version="{before}"])')


def _click(page: Page, action: str, is_shown: bool) -> None:
    here = page.locator(f'#table :is([data-action="{action}"].alive, .answers [value="{action}"])')
    if not is_shown:
        page.locator("#table .menu", has=here).first.locator("summary").click()
    shown = here.locator("visible=true").first
    shown.evaluate(TO_THE_MIDDLE)
    shown.click()


def use(page: Page, way: str) -> None:
    """Use the first die that may be used like that."""
    page.locator(f'.dice-board [data-action^="use "][data-action*=" {way}"].alive').first.click()


def play_to_the_end(*people: Page, seed: int = 1, coins: float = COINS) -> list[str]:
    """Everybody presses what is lit when asked; all that was pressed."""
    dealer, pressed = Random(seed), []
    end = time.monotonic() + LONGEST_GAME
    while not is_over(people[0]):
        assert time.monotonic() < end, f"the game does not end after {len(pressed)} clicks"
        for page in people:
            while action := choose(page, dealer, coins):
                pressed.append(action)
    for page in people:
        page.wait_for_selector("main.end")
        expect(page.locator("main.end h1")).to_be_visible()
    return pressed
