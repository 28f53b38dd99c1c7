"""Florenza on a screen that is too low for all of it: what a question needs is there."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from signoria.faces.phrases import phrases_for
from signoria.faces.terminal import boards
from tests.games.florenza.phrases.tables import (
    GAME,
    NAMES,
    placing,
    played_until,
    random_table,
    seen_by_asked,
)
from tests.games.florenza.rules.positions import goods


def screen(width: int = 80, height: int = 24) -> Console:
    return Console(
        file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None
    )


def board(state, code: str = "en", **size: int) -> list[str]:
    """The lines of the board."""
    phrases, names = phrases_for("florenza", code), NAMES[: int(state.seats)]
    drawn = boards.draw(screen(**size), phrases, seen_by_asked(state), names, GAME.title)
    return [line.plain.rstrip() for line in drawn]


def part(state, name: str, code: str = "en") -> list[str]:
    """A part of the board in full."""
    phrases, names = phrases_for("florenza", code), NAMES[: int(state.seats)]
    found = boards.find_part("florenza", phrases.language, name)
    assert found is not None
    drawn = boards.draw_part(screen(), phrases, seen_by_asked(state), names, GAME.title, found)
    return [line.plain.rstrip() for line in drawn]


def test_each_family_has_a_line_with_points_goods_and_kinsmen():
    drawn = board(placing(adam={"prestige": 7, "church": 2, "pool": 4}))
    head = next(number for number, line in enumerate(drawn) if "Turn order" in line)
    assert "PP  CP     f  M  W  E  G  S  T    ● Pala Chie tokens" in drawn[head]
    adam = drawn[head + 1].split()
    assert adam[1:] == ["Adam", "Medic", "7", "2", "150", "2", "1", *"····", "3+4", "····", "····"]


def test_the_families_stand_in_turn_order():
    state = played_until(5, 3, "PlaceKinsman")
    drawn = board(state)
    head = next(number for number, line in enumerate(drawn) if "Turn order" in line)
    found = [line.strip("▶ ").split()[0] for line in drawn[head + 1 : head + 6]]
    assert found == [NAMES[family] for family in seen_by_asked(state)["order"]]
    assert found != sorted(found)


def test_ones_own_workshops_and_kinsmen_are_named_in_full():
    drawn = board(placing(adam={"market": 1, "tokens": [15, 2]}))
    line = next(line for line in drawn if "workshops" in line)
    assert "1 Picconiere" in line
    assert "2 Casa" in line
    assert "2 tokens (15PP)" in line
    assert "market ●" in line


def test_what_is_due_and_missing_is_told_until_it_is_paid():
    placed = placing(adam={"workshops": "picconiere:built:- segheria:open:0", "income": 2})
    drawn = "\n".join(board(placed))
    assert "this round  to pay 2M 1E 100f  left 1W −1E 50f  missing 1E" in drawn
    paid = "\n".join(board(played_until(3, 1, "PlaceCrest")))
    assert "to pay" not in paid


def test_whoever_hires_sees_the_artwork_and_what_each_artist_brings():
    state = placing(adam={"fiorini": 900, "goods": goods(marble=5, wood=5, gold=5)})
    state.play("art palazzo giardino")
    seen = seen_by_asked(state)
    drawn = "\n".join(board(state))
    words = phrases_for("florenza", "en")
    assert words.artwork_in(seen["under_way"]["artwork"]) in drawn
    assert "S   1M1W1G50f         4" in drawn
    hired = [option.split()[1] for option in seen["options"]]
    for character in seen["characters"]:
        if character["key"] in hired:
            row = "".join(str(number) for number in character["skills"]["sculptor"]["row"])
            assert row in drawn
            assert words.character(character["key"]) in drawn
    assert "unnamed artists, free (−1 0 0 0 1 1)" in drawn


def test_however_many_warnings_there_are_the_artwork_is_shown():
    poor = {"fiorini": 0, "goods": goods(), "workshops": "segheria:open:0 miniera:open:0"}
    state = placing(adam=poor, city_works="duomo.altare:0:leonardo_da_vinci")
    state.play("art duomo cupola")
    assert len(GAME.warnings(state, 0)) == 4
    drawn = board(state)
    assert len(drawn) <= 8
    assert any(line.startswith(" Cupola (Duomo) AP  4M2W2G2S300f") for line in drawn)


def test_whoever_begins_sees_what_the_workshops_on_offer_give():
    state = played_until(3, 0, "StartingWorkshop")
    seen, drawn = seen_by_asked(state), "\n".join(board(state))
    words = phrases_for("florenza", "en")
    for option in seen["options"]:
        tile = next(one for one in seen["workshops"] if one["key"] == option.split()[1])
        gives = "".join(f"{number}{words.letter(good)}" for good, number in tile["gives"].items())
        line = next(line for line in drawn.splitlines() if words.workshop(tile["key"]) in line)
        assert gives in line


def test_the_captain_sees_everybody_who_can_be_detained():
    state = played_until(5, 1, "CaptainOfThePeople")
    seen, drawn = seen_by_asked(state), "\n".join(board(state))
    assert seen["characters"]
    for character in seen["characters"]:
        assert phrases_for("florenza", "en").character(character["key"]).split()[-1] in drawn


def test_offices_and_parts_stand_in_the_heading():
    drawn = board(placing(captain=1, bishop=0, round=2))[0]
    assert " · Captain Bea · Bishop Adam" in drawn
    setup = board(played_until(2, 0, "StartingWorkshop"), "it")[0]
    assert setup.endswith(" · tavolo città/gente/botteghe/mio/altri/tracciati")


@pytest.mark.parametrize("code", ["en", "it"])
def test_every_workshop_has_a_line_that_says_what_it_does(code):
    words = phrases_for("florenza", code)
    drawn = part(placing(), words.language.term(boards.parts("florenza")[2].word), code)
    said = " ".join(" ".join(drawn).split())
    for tile in seen_by_asked(placing())["workshops"]:
        assert any(line.startswith(words.workshop(tile["key"])) for line in drawn)
        assert words.workshop_text(tile["key"]) in said


def test_a_part_is_shown_in_full():
    state = placing()
    assert any("Palazzo della Signoria" in line for line in part(state, "city"))
    people = "\n".join(part(state, "people"))
    assert "Gian Lorenzo Bernini" in people
    assert "Gattamelata" in people
    mine, others = "\n".join(part(state, "me")), "\n".join(part(state, "others"))
    assert "Adam (Medici)" in mine
    assert "Camera Nuziale" in mine
    assert "Bea" not in mine
    assert "Bea (Pazzi)" in others
    assert "Adam (Medici)" not in others
    assert part(state, "tracks")[0] == "Turn order: Adam → Bea"


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (5, {}), (1, {"ghosts": "easy+medium+hard+masterpiece"})],
)
def test_a_large_screen_has_all_works_people_and_families_at_once(seats, options):
    """Before kinsmen are placed; later the answers need more of the screen."""
    table = random_table(seats, **options)
    looked_at = 0
    while not table.is_over:
        seen = seen_by_asked(table.state)
        if seen["actor"] >= 0 and seen["step"].startswith(("StartingWorkshop", "ThirdResource")):
            drawn = board(table.state, width=120, height=40)
            assert len(drawn) <= 30
            _has_everything(seen, "\n".join(drawn))
            looked_at += 1
        table.step()
    assert looked_at >= seats


def _has_everything(seen, drawn: str) -> None:
    words = phrases_for("florenza", "en")
    for work in [*seen["artworks"], *seen["families"][seen["seat"]]["artworks"]]:
        assert words.artwork(work["key"]) in drawn
        assert (
            work["location"] in ("palazzo", "chiesa") or words.location(work["location"]) in drawn
        )
    for person in seen["characters"]:
        assert words.character(person["key"]).split()[-1] in drawn
    for captain in seen["fortune"]:
        assert words.captain(captain["key"]).split()[-1] in drawn
    for family in seen["families"]:
        name = family["name"].capitalize() if family["ghost"] else NAMES[family["family"]]
        assert name in drawn


def test_a_small_board_has_its_colours():
    phrases = phrases_for("florenza", "en")
    drawn = boards.draw(screen(), phrases, seen_by_asked(placing()), NAMES[:2], GAME.title)
    styles = {str(span.style) for line in drawn for span in line.spans}
    assert any("#9c2440" in style for style in styles), "of Adam's family"
