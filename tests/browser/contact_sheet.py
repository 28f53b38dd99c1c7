"""``python -m tests.browser.contact_sheet [folder]``: every state of every game on one page.

Every kind of question, as the seat that is asked sees it, a round that is scored and the ends,
every step of their scenes, a crowded table and one for spectators; lessons, home, rules, puzzles, a
replay, a lobby, what the coach says and a mistake come from a server. All of it in five looks:
wide, 1280, a phone, dark, Italian. ``--game`` and ``--look`` choose some of it; with ``--docs`` a
few chosen pictures are written to ``docs/pictures`` as well.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Collection, Iterator
from html import escape
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import signoria
from signoria.faces import web
from signoria.faces.web.page_data import Visitor
from signoria.library import games
from tests.browser.contact_states import END, ROUND, SEATS, all_states, played
from tests.browser.people import ARGUMENTS, CHROMIUM, serving
from tests.browser.playing import SCENE as PLAYED

DOCS = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY = 72
# How a state is looked at: its name, the window, dark or light, the language.
LOOKS = [
    ("1440", (1440, 900), "light", "en"),
    ("1280", (1280, 720), "light", "en"),
    ("phone", (390, 844), "light", "en"),
    ("dark", (1440, 900), "dark", "en"),
    ("italian", (1280, 720), "light", "it"),
]
FRIEND = "friend"
PATIENCE = 300_000  # milliseconds for the coach, who gives way to everything else


def addresses(chosen: Collection[str]) -> Iterator[tuple[str, str]]:
    """Pages that the server draws by itself."""
    for name in ("watch", "researchers", "puzzles", "replay"):
        yield name, f"/{name}"
    yield "home", "/"
    yield "mistake", "/t/nothing-here"
    for game in chosen:
        yield f"{game} new", f"/new?game={game}"
        yield f"{game} rules", f"/rules/{game}"
        yield f"{game} provenance", f"/provenance/{game}"
        yield f"{game} puzzle", f"/puzzles/{game}/1"
        lesson = web.lesson_of(Visitor("en"), game)
        assert lesson is not None
        for step in (0, len(lesson[0].steps) // 2, len(lesson[0].steps)):
            yield f"{game} lesson {step}", f"/learn/{game}?step={step}"


def take_a_lobby(page: Page, folder: Path, game: str, look: str, taken: list[str]) -> None:
    """A table that waits for a friend."""
    page.goto(f"/new?game={game}")
    page.locator("#seat-1").select_option(FRIEND)
    page.locator("main form .btn.main").click()
    page.wait_for_selector(".place input[readonly]")
    shoot(page, folder, f"{game} lobby {look}", taken)


def open_a_record(page: Page, folder: Path, game: str, seats: int) -> None:
    """A finished game, opened from a file."""
    page.goto("/replay")
    record = folder / f"{game}.record"
    record.write_text(played(game, seats).text(), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(record)
    page.locator("form:has(input[type=file]) button").first.click()
    page.wait_for_url("**/replay?at=0")


def ask_the_coach(browser: Browser, address: str, folder: Path, game: str) -> str:
    """A game that the coach has looked at: where it is told."""
    page = browser.new_page(base_url=address)
    open_a_record(page, folder, game, min(signoria.load(game).seats))
    told = page.url.split("/replay")[0] + "/coach"
    page.goto(told)
    page.locator("form[data-coach] button").click()
    page.locator("#coach .chart").wait_for(timeout=PATIENCE)
    page.close()
    return told


def take_a_replay(page: Page, folder: Path, game: str, look: str, taken: list[str]) -> None:
    """A finished game, in its middle."""
    open_a_record(page, folder, game, SEATS)
    middle = int(page.locator("input[type=range]").get_attribute("max") or 0) // 2
    page.goto(page.url.replace("at=0", f"at={middle}"))
    shoot(page, folder, f"{game} replay {look}", taken)


def shoot(page: Page, folder: Path, name: str, taken: list[str], *, is_whole: bool = False) -> None:
    """One picture, of the window or of the whole page."""
    page.wait_for_timeout(250)
    file = f"{name.replace(' ', '-')}.jpeg"
    page.screenshot(path=folder / file, type="jpeg", quality=QUALITY, full_page=is_whole)
    taken.append(file)


def go_through_scene(page: Page, folder: Path, name: str, taken: list[str]) -> None:
    """Every step of a scoring scene, if there is one; then it is closed."""
    page.wait_for_timeout(350)  # a scene begins a moment after the table was drawn
    steps = page.locator(f"{PLAYED} [data-to-step]")
    for at in range(steps.count()):
        steps.nth(at).click()
        shoot(page, folder, f"{name} scene {at + 1}", taken)
    while page.locator(PLAYED).count():
        page.keyboard.press("Escape")


def take_all(
    address: str, folder: Path, chosen: Collection[str], looks: Collection[str]
) -> list[str]:
    """Every state in every look."""
    taken: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        told = {game: ask_the_coach(browser, address, folder, game) for game in chosen}
        for look, (width, height), theme, language in LOOKS:
            if look not in looks:
                continue
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=theme,
                locale=language,
                reduced_motion="reduce",
                base_url=address,
            )
            page = context.new_page()
            for name, where in addresses(chosen):
                page.goto(where)
                shoot(page, folder, f"{name} {look}", taken)
            for game in chosen:
                take_a_lobby(page, folder, game, look, taken)
                take_a_replay(page, folder, game, look, taken)
                page.goto(told[game])
                shoot(page, folder, f"{game} coach {look}", taken, is_whole=True)
            page.route("**/t/picture/**", lambda route: route.fulfill(status=304))
            for game in chosen:
                take_states(page, folder, game, look, language, taken)
            context.close()
        browser.close()
    return taken


def take_states(
    page: Page, folder: Path, game: str, look: str, language: str, taken: list[str]
) -> None:
    """All states of a game in one look."""
    for state, table in all_states(game):
        page.goto("/healthz")
        page.evaluate("localStorage.clear()")
        page.set_content(web.table_page(Visitor(language), table))
        go_through_scene(page, folder, f"{game} {state} {look}", taken)
        if state != ROUND:
            shoot(page, folder, f"{game} {state} {look}", taken)
        if state.startswith(END):
            shoot(page, folder, f"{game} {state} whole {look}", taken, is_whole=True)


def sheet(taken: list[str]) -> str:
    """All of them on one page."""
    pictures = "\n".join(
        f'<figure><a href="{one}"><img src="{one}" loading="lazy"></a>'
        f"<figcaption>{escape(one.removesuffix('.jpeg'))}</figcaption></figure>"
        for one in sorted(taken)
    )
    style = "body{display:flex;flex-wrap:wrap;gap:12px;font:13px sans-serif}img{width:360px}"
    return f"<!doctype html><title>Signoria</title><style>{style}</style>\n{pictures}\n"


def main() -> None:
    """Start a server, take the pictures, stop the server."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.contact_sheet")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--game", action="append", choices=games(), help="only this one; repeat")
    looks = [look for look, *_ in LOOKS]
    parser.add_argument("--look", action="append", choices=looks, help="only this one; repeat")
    parser.add_argument("--docs", action="store_true", help="renew docs/pictures")
    asked = parser.parse_args()
    folder = asked.folder or Path(tempfile.mkdtemp(prefix="signoria-pictures-"))
    folder.mkdir(parents=True, exist_ok=True)
    with serving(folder, "pictures") as address:
        taken = take_all(address, folder, asked.game or games(), asked.look or looks)
    (folder / "index.html").write_text(sheet(taken), encoding="utf-8")
    if asked.docs:
        DOCS.mkdir(parents=True, exist_ok=True)
        for name in ["home-1280.jpeg", *(f"{game}-lesson-0-1280.jpeg" for game in games())]:
            (DOCS / name).write_bytes((folder / name).read_bytes())
    print(folder / "index.html")


if __name__ == "__main__":
    main()
