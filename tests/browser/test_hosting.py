"""What a host does, as people see it: boxes of their own, games that stand still, light pages."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from signoria import Record, load
from tests.boxes import CHANGED, other_box, other_text
from tests.browser.people import PHONE, serving
from tests.browser.playing import never_scrolls_sideways, start, wait_for_my_turn

WORDS = {
    "en": {
        "usual": "as it comes with Signoria",
        "stopped": "This game stands still.",
        "why": "It was begun by rules 99; rules {now} play some things differently.",
        "position": "The position after move {ply} of {last}, as far as it can be shown.",
        "record": "Download the record",
        "on": "Play on by the rules of now",
    },
    "it": {
        "usual": "come esce con Signoria",
        "stopped": "Questa partita è ferma.",
        "why": "È cominciata con le regole 99; le regole {now} giocano alcune cose in altro modo.",
        "position": "La posizione dopo la mossa {ply} di {last}, per quanto si può mostrare.",
        "record": "Scarica la partita",
        "on": "Continua con le regole di adesso",
    },
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """Everything that the host keeps; a corrected box of each game is there."""
    found: Path = tmp_path_factory.mktemp("host")
    for game in CHANGED:
        (found / f"my {game}.toml").write_text(other_text(game), encoding="utf-8")
    return found


def arguments(folder: Path) -> list[str]:
    return [said for game in sorted(CHANGED) for said in ("--box", str(folder / f"my {game}.toml"))]


@pytest.fixture(scope="module")
def address(folder) -> Iterator[str]:
    """Where a server with those boxes listens."""
    with serving(folder, "boxes", arguments(folder)) as found:
        yield found


@pytest.mark.parametrize(
    ("game", "language", "likes"),
    [
        ("medici_dice", "en", {}),
        ("firenze", "it", PHONE),
        ("florenza_dice", "it", {}),
        ("florenza", "en", {}),
    ],
)
def test_a_box_is_chosen_and_the_table_says_which_it_plays(person, tmp_path, game, language, likes):
    words, title = WORDS[language], f"my {game}"
    page = person(locale=language, **likes)
    page.goto(f"/new?game={game}")
    boxes = page.locator("nav.boxes a")
    expect(boxes).to_have_text([words["usual"], title])
    expect(boxes.first).to_have_attribute("aria-current", "true")
    boxes.last.click()
    expect(page.locator("nav.boxes a").last).to_have_attribute("aria-current", "true")
    never_scrolls_sideways(page)
    page.screenshot(path=tmp_path / "new.png")
    page.locator("main form .btn.main").click()
    wait_for_my_turn(page)
    expect(page.locator(".where")).to_have_text(f"{load(game).title} · {title}")
    page.locator("#pop-table > summary").click()
    said = page.locator("#pop-table dd", has_text=title)
    expect(said).to_be_visible()
    expect(said.locator("code")).to_have_text(other_box(game).fingerprint)
    never_scrolls_sideways(page)
    page.screenshot(path=tmp_path / "table.png")


def begun_by_other_rules(folder: Path, table: str) -> None:
    """As if another version had stored it; no server runs."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("UPDATE tables SET rules = 99 WHERE id = ?", (table,))
    database.close()


@pytest.mark.parametrize(
    ("game", "language", "likes"),
    [
        ("medici_dice", "it", {}),
        ("firenze", "en", {}),
        ("florenza_dice", "en", PHONE),
        ("florenza", "it", PHONE),
    ],
)
def test_a_game_that_stands_still_says_why_and_can_be_played_on(
    person, tmp_path, game, language, likes
):
    words = WORDS[language]
    page = person(locale=language, may_fail=True, **likes)  # the server goes away meanwhile
    with serving(tmp_path, game) as here:
        page.goto(here)
        page.goto(f"{here}/new?game={game}")
        page.locator("main form .btn.main").click()
        wait_for_my_turn(page)
        table = page.url.rpartition("/")[2]
        page.goto("about:blank")
    begun_by_other_rules(tmp_path, table)
    with serving(tmp_path, game) as here:
        page.goto(f"{here}/t/{table}")
        expect(page.locator("h1")).to_have_text(words["stopped"])
        panel = page.locator(".stopped")
        expect(panel).to_contain_text(words["why"].format(now=load(game).rules))
        with page.expect_download() as download:
            panel.get_by_role("link", name=words["record"]).click()
        record = Record.parse(Path(download.value.path()).read_text(encoding="utf-8"))
        assert (record.game, record.rules) == (game, 99)
        last = len(record.moves)
        expect(panel).to_contain_text(words["position"].format(ply=last, last=last))
        expect(page.locator(".log code")).to_have_text([str(move) for move in record.moves])
        never_scrolls_sideways(page)
        page.screenshot(path=tmp_path / "stopped.png", full_page=True)
        panel.get_by_role("button", name=words["on"]).click()
        wait_for_my_turn(page)
        expect(page.locator("#table")).to_have_attribute("data-ply", str(last))
        page.goto("about:blank")


def test_opening_a_table_fits_a_phone_in_every_game(person):
    page = person(**PHONE)
    for game in CHANGED:
        page.goto(f"/new?game={game}")
        expect(page.locator("nav.boxes a")).to_have_count(2)
        never_scrolls_sideways(page)


def test_a_page_load_draws_the_table_once(person):
    page = person()
    start(page, "hot-seat")
    wait_for_my_turn(page)
    with page.expect_response(lambda it: "/view" in it.url) as first:
        page.goto(page.url)
    assert first.value.status == 304  # the stream is open, and nothing is new
    asked: list[int] = []
    page.on("response", lambda it: asked.append(it.status) if "/view" in it.url else None)
    page.wait_for_timeout(500)  # for whatever else would ask
    assert set(asked) <= {304}
