"""``python -m tests.browser.contact_sheet [folder]``: every state of every game on one page.

A game of each is played by bots; the first time that a kind of question is asked it is drawn as
its seat sees it, then the first round that is scored and the end, every step of their scenes.
Lessons, home, rules and replay come from a server. With ``--docs`` a few chosen pictures are
written to ``docs/pictures`` as well.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from html import escape
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import signoria
from signoria.faces import web
from signoria.faces.web.page_data import FAMILIES, SeatData, TableData, Visitor
from signoria.library import games
from signoria.offers import offer
from signoria.story import Story
from tests.browser.people import ARGUMENTS, CHROMIUM, serving
from tests.browser.playing import SCENE as PLAYED

DOCS = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ["Ginevra", "Contessina", "Lorenzo", "Lucrezia", "Giuliano"]
ROUND, END = "round", "end"
SCENE = 'id="scoring"'
SEATS = 3
QUALITY = 72
# How a state is looked at: its name, the window, dark or light, the language.
WIDE = ("1440", (1440, 900), "light", "en")
LOOKS = [
    WIDE,
    ("1280", (1280, 720), "light", "en"),
    ("phone", (390, 844), "light", "en"),
    ("dark", (1440, 900), "dark", "en"),
    ("italian", (1280, 720), "light", "it"),
]


@cache
def all_states(game: str) -> list[tuple[str, TableData]]:
    """The same for every look."""
    return list(states(game))


def states(game: str, seed: int = 7) -> Iterator[tuple[str, TableData]]:
    """The first question of each kind that seat 0 is asked, the first round that was scored, and
    the end.
    """
    names = NAMES[:SEATS]
    table = signoria.Table(signoria.load(game), ["greedy"] * SEATS, seed=seed, names=names)
    met: set[str] = set()
    is_scored = False
    while not table.is_over:
        step = str(table.state.step).split()[0]
        if int(table.state.actor()) == 0:
            if not is_scored and SCENE in web.table_page(Visitor("en"), seen(table)):
                is_scored = True
                yield ROUND, replace(seen(table), seen_ply=0)  # to whom all of it is new
            if step not in met:
                met.add(step)
                yield step, seen(table)
        table.step()
    yield END, seen(table)


def seen(table: signoria.Table) -> TableData:
    """The table as seat 0 sees it."""
    game, record, state = table.game, table.record, table.state
    offered = offer(state) if int(state.actor()) == 0 else None
    return TableData(
        table="picture",
        game=game.name,
        version=len(record.moves) + 1,
        seats=[
            SeatData(seat, name, FAMILIES[seat], "person" if seat == 0 else "greedy", seat == 0)
            for seat, name in enumerate(record.names)
        ],
        seat=0,
        my_seats=[0],
        observation=game.observe(offered.state if offered else state, 0),
        offer=offered,
        record=record,
        story=Story.of(record),
        options=record.options,
        scores=game.scores_seen(state, 0),
        winners=game.winners(state) if table.is_over else (),
        is_over=table.is_over,
        seen_ply=max(0, len(record.moves) - 1),
    )


def addresses() -> Iterator[tuple[str, str]]:
    """Pages that the server draws by itself."""
    yield "home", "/"
    for game in games():
        yield f"{game} new", f"/new?game={game}"
        yield f"{game} rules", f"/rules/{game}"
        lesson = web.lesson_of(Visitor("en"), game)
        assert lesson is not None
        for step in (0, len(lesson[0].steps) // 2, len(lesson[0].steps)):
            yield f"{game} lesson {step}", f"/learn/{game}?step={step}"


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


def take_all(address: str, folder: Path) -> list[str]:
    """Every state in every look: all of them wide; the first question, a lesson, a scored round
    and the end in each.
    """
    taken: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for look, (width, height), theme, language in LOOKS:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=theme,
                locale=language,
                reduced_motion="reduce",
                base_url=address,
            )
            page = context.new_page()
            for name, where in addresses():
                page.goto(where)
                shoot(page, folder, f"{name} {look}", taken)
            page.route("**/t/picture/**", lambda route: route.fulfill(status=304))
            for game in games():
                for number, (step, table) in enumerate(all_states(game)):
                    if look != WIDE[0] and number and step not in (ROUND, END):
                        continue
                    page.goto("/healthz")
                    page.evaluate("localStorage.clear()")
                    page.set_content(web.table_page(Visitor(language), table))
                    go_through_scene(page, folder, f"{game} {step} {look}", taken)
                    if step != ROUND:
                        shoot(page, folder, f"{game} {step} {look}", taken)
                    if step == END:
                        shoot(page, folder, f"{game} {step} whole {look}", taken, is_whole=True)
            context.close()
        browser.close()
    return taken


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
    asked = [word for word in sys.argv[1:] if not word.startswith("--")]
    folder = Path(asked[0] if asked else tempfile.mkdtemp(prefix="signoria-pictures-"))
    folder.mkdir(parents=True, exist_ok=True)
    with serving(folder, "pictures") as address:
        taken = take_all(address, folder)
    (folder / "index.html").write_text(sheet(taken), encoding="utf-8")
    if "--docs" in sys.argv:
        DOCS.mkdir(parents=True, exist_ok=True)
        chosen = ["home-1280.jpeg", *(f"{game}-lesson-0-1280.jpeg" for game in games())]
        for name in chosen:
            (DOCS / name).write_bytes((folder / name).read_bytes())
    print(folder / "index.html")


if __name__ == "__main__":
    main()
