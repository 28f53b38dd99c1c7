"""Who sits where, with which deal; and that the arena favours nobody."""

from __future__ import annotations

import pytest

import signoria
from signoria import arena
from signoria.arena.controls import controls
from signoria.arena.match import bots_of, sit_down
from signoria.arena.standings import by_seat, by_turn
from signoria.kernel.steps import CHANCE
from signoria.library import games


def match(name, *bots, **more):
    variants = signoria.load(name).choose(len(bots), {})
    return arena.Match(name, bots, "7", variants, **more)


@pytest.mark.parametrize(
    ("bots", "games_a_round"),
    [
        (("greedy",), 1),
        (("greedy", "random"), 2),
        (("greedy", "greedy"), 1),
        (("greedy", "random", "random"), 3),
        (("greedy", "random", "greedy", "random"), 2),
        (("flat 5", "flat 6", "greedy", "random"), 4),
    ],
)
def test_a_round_has_every_arrangement_once(bots, games_a_round):
    found = match("medici_dice", *bots)
    assert found.games_a_round == games_a_round
    for first in (0, games_a_round, 5 * games_a_round):
        numbers = range(first, first + games_a_round)
        sat = [tuple(bots[bot] for bot in found.bot_at(number)) for number in numbers]
        assert len(set(sat)) == games_a_round
        assert len({found.round_of(number) for number in numbers}) == 1


def test_games_are_completed_to_whole_rounds():
    three = match("medici_dice", "greedy", "random", "random")
    assert [three.whole_rounds(number) for number in (1, 3, 100)] == [3, 3, 102]
    assert match("medici_dice", "random", "random").whole_rounds(7) == 7


def test_every_bot_sits_in_every_seat_equally_often():
    found = match("medici_dice", "greedy", "random", "greedy", "random")
    sat = [(seat, bot) for number in range(8) for seat, bot in enumerate(found.bot_at(number))]
    assert {sat.count(pair) for pair in set(sat)} == {2}
    assert len(set(sat)) == 16


@pytest.mark.parametrize("name", games())
def test_mirrored_games_are_dealt_alike_as_long_as_choices_agree(name):
    """Until the bots differ: chance is the same, move by move."""
    found = match(name, "greedy", "random")
    bots = bots_of(found)
    records = [sit_down(found, bots, number).run() for number in (0, 1)]
    assert len({record.deals[0].commitment for record in records}) == 1
    alike = 0
    for mine, other in zip(*(record.moves for record in records), strict=False):
        if mine.who == other.who == CHANCE:
            assert mine.text == other.text
            alike += 1
        elif mine.text != other.text:
            break
    assert alike > 0


def test_another_round_is_dealt_otherwise():
    found = match("medici_dice", "greedy", "random")
    seeds = [sit_down(found, bots_of(found), number).dealer.seed for number in range(4)]
    assert seeds == ["7-0", "7-0", "7-1", "7-1"]


def test_a_bot_against_itself_wins_its_share_and_no_luck_changes_that():
    found = match("medici_dice", "greedy", "greedy")
    played = list(arena.over_all(found, range(300), 1))
    for each in arena.standings(found, played):
        assert each.win_rate_low < 0.5 < each.win_rate_high
        assert abs(each.adjusted_win_rate - 0.5) < 0.2
        assert abs(each.adjusted_margin) < 3 * each.adjusted_margin_interval
        assert each.adjusted_margin_interval < each.margin_interval


def test_bots_that_play_alike_under_other_names_are_exactly_even():
    """Whoever has the better seat leaves it in the next game of the round, with the same deal."""
    found = match("medici_dice", "random", "tests.arena.players:Alike", tries=0)
    played = list(arena.over_all(found, range(20), 1))
    assert found.games_a_round == 2
    for each in arena.standings(found, played):
        assert (each.win_rate, each.margin, each.margin_interval) == (0.5, 0.0, 0.0)
        assert each.margin_spread > 0
        assert each.win_rate_low < 0.5 < each.win_rate_high


def test_wins_are_counted_by_seat_and_by_turn():
    found = match("medici_dice", "random", "random", "random")
    starters = {**found.options, "starter": "random"}
    found = arena.Match(found.game, found.bots, "7", starters, tries=0)
    played = list(arena.over_all(found, range(30), 1))
    seats, turns = by_seat(found, played), by_turn(found, played)
    assert sum(one.wins for one in seats) == pytest.approx(30)
    assert sum(one.wins for one in turns) == pytest.approx(30)
    assert [one.place for one in turns] == [1, 2, 3]
    assert any(game.places != [1, 2, 3] for game in played)
    first = sum(game.shares[game.places.index(1)] for game in played)
    assert turns[0].wins == pytest.approx(first)


def test_controls_are_each_bot_against_itself_and_against_random():
    found = controls(match("medici_dice", "greedy", "random", "greedy"))
    assert [one.bots for one in found] == [
        ("greedy", "greedy", "greedy"),
        ("greedy", "random", "random"),
        ("random", "random", "random"),
    ]
    assert [one.bots for one in controls(match("medici_dice", "greedy"))] == [("random",)]


@pytest.mark.parametrize("name", games())
def test_all_games_are_played_whatever_the_number_of_processes(name):
    found = match(name, "greedy", "random", tries=2, with_parts=True, with_records=True)
    one, two = (list(arena.over_all(found, range(3), jobs)) for jobs in (1, 2))
    assert [game.number for game in one] == [0, 1, 2]
    assert [without_time(game) for game in one] == [without_time(game) for game in two]
    assert one[0].record.startswith("signoria 1\n")
    assert all(arena.GamePlayed.read(game.line()).line() == game.line() for game in one)


def without_time(game):
    return {**vars(game), "milliseconds": None}
