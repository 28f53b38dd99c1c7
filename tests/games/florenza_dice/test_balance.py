"""The parts of Florenza Dice Game in a balance report."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import balance
from signoria.balance.part import Part, grades, parts_of
from signoria.games.florenza_dice import balance as dice
from signoria.kernel.news import hear
from tests.games.florenza_dice.rules.positions import BOX, GAME, all_but, completed, position

EVERY = parts_of("florenza_dice", BOX).every


def tally(seats: int, games: int = 4, bot: str = "greedy"):
    match = balance.Match("florenza_dice", (bot,) * seats, "7", GAME.choose(seats, {}), None)
    return balance.play(match, games, 1)


def counted(found) -> dict[str, Counter[str]]:
    kinds: dict[str, Counter[str]] = {}
    for part, uses in found.uses.items():
        kinds.setdefault(part.kind, Counter())[part.name] += uses
    return kinds


def parts_told(state, *actions: str) -> list[tuple[int, str, str]]:
    found: list[tuple[int, Part]] = []
    for action in actions:
        found += dice.told(hear(state, GAME.words.worded(state.spelled(action))))
    return [(seat, part.kind, part.name) for seat, part in found]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_use_of_a_die_and_every_building_and_artwork_is_counted_once(seats):
    played = tally(seats)
    found = counted(played)
    assert found[dice.FREE].total() == 4 * seats
    assert found[dice.BUILT].total() <= 4 * seats * 7
    assert found[dice.ARTWORK].total() == found[dice.ARTIST].total()
    dice_used = found[dice.DIE].total() + found[dice.EFFECT].total()
    turns = max(seats, 2)
    least = 4 * seats * BOX[f"players.rounds.{seats}"] * (3 + (turns - 1 if seats > 1 else 1))
    assert dice_used >= least
    assert (dice.FIRST in found) == (seats > 1)
    assert set(played.uses) <= {part for part in EVERY if part.is_for(seats)}


def test_hiring_counts_the_work_the_artist_the_die_and_what_allows_it():
    ticks = {0: all_but("giardino")}
    state = position(supply={0: "0 200 0"}, dice="1 1 1 1 1 1", ticks=ticks)
    assert parts_told(state, "use green artist giardino") == [
        (0, dice.ARTWORK, "giardino"),
        (0, dice.ARTIST, "sculptor"),
        (0, dice.DIE, "green artist"),
    ]
    state = position(rione={0: "1 13"}, ticks=ticks)
    assert parts_told(state, "use white anonymous giardino") == [
        (0, dice.ARTWORK, "giardino"),
        (0, dice.ARTIST, "anonymous"),
        (0, dice.EFFECT, "13 Casa"),
    ]


def test_effects_icons_prizes_and_offices_are_counted():
    state = position(rione={0: "1 8 16"})
    assert (0, dice.EFFECT, "8 Carpentiere") in parts_told(
        state, "use brown resources 2", "place gold 4"
    )
    state = position(rione={0: "1 16"})
    assert parts_told(state, "use red more fiorini") == [(0, dice.EFFECT, "16 Taverna")]
    state = position(dice="1 1 1 1 1 1", tracks={0: "11 0 0"})
    assert parts_told(state, "use white captain 2") == [
        (0, dice.DIE, "white captain"),
        (0, dice.ICON, "captain: points"),
        (0, dice.ICON, "captain: beyond the end"),
    ]
    state = position(
        supply={0: "0 200 0"},
        artists={0: completed("ritratto", "camera_nuziale", "palazzo_facciata")},
        ticks={0: all_but("giardino")},
    )
    assert (0, dice.PRIZE, "6 points") in parts_told(state, "use green artist giardino")
    state = position(player=1, next="UseOneDie, EndStep, Round", tracks={1: "1 0 0"})
    told = parts_told(state, "use white resources 2", "place marble 2", "place marble 3")
    assert (1, dice.OFFICE, "captain") in told


def test_alone_the_popes_scores_that_are_reached_are_parts():
    state = position(
        1,
        round=6,
        active="ghost",
        next="UseOneDie, EndStep, SolitaireRound",
        supply={0: "59 0 0"},
    )
    told = parts_told(state, "use white fiorini", "done")
    reached = {name for _, kind, name in told if kind == dice.POPE}
    assert reached == {"easy", "normal", "hard"}


def test_all_parts_lie_in_the_box_and_no_two_are_alike():
    assert len(EVERY) == len(set(EVERY)) > 100
    assert all(grades(BOX, part) for part in EVERY)
    names = {part.name for part in EVERY if part.kind == dice.BUILT}
    assert len(names) == 25


def test_alone_no_part_decides_because_nearly_every_game_is_lost():
    text = balance.report_text(tally(1, 40, "random"))
    assert "| wins |" in text
    assert "more or less often: none." in text
