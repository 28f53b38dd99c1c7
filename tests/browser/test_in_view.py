"""What must never be out of sight: everybody's score."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.playing import sit_down_at
from tests.browser.test_stillness import GAMES, SIZES, record_of

PLAYERS = 4
TRACKS = {"florenza": 2}  # prestige and church; the others count one thing
TO_THE_BOTTOM = "scrollTo(0, document.documentElement.scrollHeight)"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_everybodys_score_is_in_view_wherever_the_page_is(person, tmp_path, game, size):
    page = person(**SIZES[size])
    sit_down_at(page, record_of(game, tmp_path, PLAYERS, "middle", 1))
    scores = page.locator(".strip .points[data-count]")
    shown = PLAYERS * TRACKS.get(game, 1)
    expect(scores).to_have_count(shown)
    for where in ("scrollTo(0, 0)", TO_THE_BOTTOM):
        page.evaluate(where)
        for at in range(shown):
            expect(scores.nth(at)).to_be_in_viewport(ratio=1)
