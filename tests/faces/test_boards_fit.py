"""Boards fit on screens: whole games are walked, and lines counted.

A game is in :data:`FITTING` as soon as all its tables fit.
"""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.console import Console
from rich.text import Text

import signoria
from signoria.faces.phrases import phrases_for
from signoria.faces.phrases.language import signed
from signoria.faces.terminal import boards
from signoria.faces.terminal.choices import choices_of, draw_choices

FITTING = ("medici_dice", "florenza_dice", "firenze", "florenza")
NAMES = ["Adam", "Bartolomea Portinari di Santa Maria Novel", "Carlo", "Dora", "Ezio", "Fiamma"]
SCREENS = {"small": (80, 24), "large": (120, 40)}
# So many answers have room beside a board in letters; with more the screen may scroll.
ANSWERS = {"small": 24, "large": 40}
WARNINGS = {"small": 8, "large": 10}  # lines; with more it may scroll as well
BOTS = ("greedy", "random")
OPTIONS = {("florenza", 1): {"ghosts": "easy+medium+hard+masterpiece"}}  # the most families
LOOKS = 8  # positions of a game that are looked at, beside the first, and the end

TABLES = [
    (game, seats, bot) for game in FITTING for seats in signoria.load(game).seats for bot in BOTS
]


def screen(size: str) -> Console:
    width, height = SCREENS[size]
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=True,
        color_system=None,
        legacy_windows=False,
        markup=False,
        highlight=False,
        emoji=False,
    )


@cache
def positions(game: str, seats: int, bot: str) -> list[signoria.State]:
    """Somebody is asked at each of them; the last is the end."""
    options = OPTIONS.get((game, seats), {})
    table = signoria.Table(signoria.load(game), [bot] * seats, seed=11, options=options)
    asked = []
    while not table.is_over:
        if table.state.actor() >= 0:
            asked.append(table.state)
        table.step()
    return [*asked[:: len(asked) // LOOKS + 1], table.state]


@cache
def boards_of(size: str, game: str, seats: int, bot: str, code: str) -> list[list[Text]]:
    """What is drawn at each of the positions, once for all tests: only to be looked at."""
    return [board(size, game, state, code) for state in positions(game, seats, bot)]


def board(size: str, game: str, state, code: str) -> list[Text]:
    loaded, actor = signoria.load(game), int(state.actor())
    seen = loaded.observe(state, None if actor < 0 else actor)
    names = NAMES[: int(state.seats)]
    return boards.draw(screen(size), phrases_for(game, code), seen, names, loaded.title)


def asking(size: str, game: str, state, code: str, above: int) -> list[Text]:
    """Everything below the board: warnings, the question, the answers, the line to type in."""
    loaded, actor, paper = signoria.load(game), int(state.actor()), screen(size)
    phrases, names = phrases_for(game, code), NAMES[: int(state.seats)]
    called = boards.short(paper, names)[actor]
    asked = phrases.question(loaded.observe(state, actor), names)
    below = warnings(size, game, state, code)
    sentence = f"{called}: {asked.sentence} {asked.why}"
    below += Text(sentence).wrap(paper, paper.width)
    choices = choices_of(phrases, loaded, state, actor, names)
    below += draw_choices(paper, choices, above + len(below))
    return [*below, Text(f"{called}> ")]


def warnings(size: str, game: str, state, code: str) -> list[Text]:
    loaded, actor, paper = signoria.load(game), int(state.actor()), screen(size)
    names = NAMES[: int(state.seats)]
    said = phrases_for(game, code).warn(loaded.warnings(state, actor), names)
    return [line for sentence in said for line in Text(sentence).wrap(paper, paper.width)]


def standing(game: str, state) -> list[int]:
    """Everybody's points now; in Florenza two tracks, for the score sheet has the end's too."""
    loaded, actor = signoria.load(game), int(state.actor())
    seat = None if actor < 0 else actor
    if game == "florenza":
        families = loaded.observe(state, seat)["families"]
        return [family[track] for family in families for track in ("prestige", "church")]
    return [sheet.total for sheet in loaded.scores_seen(state, seat)]


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize(("game", "seats", "bot"), TABLES)
def test_a_board_leaves_room_for_its_question_and_is_no_wider_than_the_screen(
    game, seats, bot, code, size
):
    room, width = boards.room(screen(size)), SCREENS[size][0]
    for drawn in boards_of(size, game, seats, bot, code):
        assert len(drawn) <= room, _page(drawn)
        assert max(boards.width_of(line) for line in drawn) <= width, _page(drawn)


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize(("game", "seats", "bot"), TABLES)
def test_board_question_and_answers_are_on_one_screen(game, seats, bot, code, size):
    width, height = SCREENS[size]
    drawn = boards_of(size, game, seats, bot, code)
    for state, shown in list(zip(positions(game, seats, bot), drawn, strict=True))[:-1]:
        above = [Text("─" * width), *shown]
        below = asking(size, game, state, code, len(above))
        page = [*above, *below]
        assert max(boards.width_of(line) for line in below) <= width, _page(page)
        warned = len(warnings(size, game, state, code))
        if len(state.options()) <= ANSWERS[size] and warned <= WARNINGS[size]:
            assert len(page) <= height, _page(page)


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize(("game", "seats", "bot"), TABLES)
def test_a_board_says_whose_turn_it_is_and_everybodys_points(game, seats, bot, code, size):
    drawn = boards_of(size, game, seats, bot, code)
    for state, shown in zip(positions(game, seats, bot), drawn, strict=True):
        page = _page(shown)
        seat = int(state.actor())
        for name in NAMES[:seats]:
            assert name[: boards.LONGEST_NAME - 1] in page, page
        for points in standing(game, state):
            assert signed(points) in page, page
        assert seat < 0 or "▶" in page, page


@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize(("game", "seats", "bot"), TABLES)
def test_parts_of_a_board_are_drawn_in_full_and_fit_in_width(game, seats, bot, code):
    loaded, phrases = signoria.load(game), phrases_for(game, code)
    for state in positions(game, seats, bot)[::6]:
        actor = int(state.actor())
        seen = loaded.observe(state, None if actor < 0 else actor)
        for part in boards.parts(game):
            said = phrases.language.term(part.word)
            assert boards.find_part(game, phrases.language, said) == part
            drawn = boards.draw_part(
                screen("small"), phrases, seen, NAMES[:seats], loaded.title, part
            )
            assert drawn
            assert part is boards.ALL or max(boards.width_of(line) for line in drawn) <= 80, _page(
                drawn
            )


def _page(drawn: list[Text]) -> str:
    return "\n" + "\n".join(line.plain for line in drawn)
