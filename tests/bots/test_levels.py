"""Levels: the same names everywhere, each stronger than the one below, mistakes like people's."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria import CHANCE, NOBODY, Rng, Table, games, load
from signoria.bots import LEVELS, NAMES, ApprenticeBot, JourneymanBot, MasterBot, make
from signoria.bots.search import look_ahead
from signoria.faces.web import pages
from signoria.server import levels
from tests.bots.test_bots import asked_state, points


def test_levels_have_the_same_names_everywhere():
    assert LEVELS == ("apprentice", "journeyman", "master")
    assert tuple(levels.LEVELS) == LEVELS
    assert tuple(level for level, _ in pages.LEVELS) == LEVELS
    assert set(LEVELS) < set(NAMES)


@pytest.mark.parametrize(
    ("spec", "kind", "name"),
    [
        ("apprentice", ApprenticeBot, "apprentice"),
        ("journeyman", JourneymanBot, "journeyman"),
        ("master", MasterBot, "master"),
        ("master  50", MasterBot, "master 50"),
        ("master 300ms", MasterBot, "master 300ms"),
    ],
)
def test_a_level_is_a_bot_by_its_name(spec, kind, name):
    bot = make(spec)
    assert (type(bot), bot.name) == (kind, name)


@pytest.mark.parametrize(
    ("said", "spec"),
    [
        ("apprentice", "apprentice"),
        ("journeyman", "journeyman"),
        ("master", "master 300ms"),
        ("easy", "apprentice"),
        (" medium ", "journeyman"),
        ("hard", "master 300ms"),
        ("greedy", "greedy"),
        ("flat 300ms", "flat 300ms"),
    ],
)
def test_a_server_knows_levels_former_names_and_bots(said, spec):
    assert levels.bot_named(said) == spec


@pytest.mark.parametrize("said", ["master 90000ms", "master 900000", "grandmaster"])
def test_a_server_refuses_what_would_think_too_long(said):
    with pytest.raises(Exception, match=r"at most|there is no bot"):
        levels.bot_named(said)


def test_an_apprentice_seldom_takes_the_worst_and_often_the_best(medici):
    """Mistakes that people make: chance would take the worse half every other time."""
    state = asked_state(medici)
    view = medici.view(state, 0)
    values = look_ahead(view, Rng(1))
    order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    rank = {view.options[at].text: place for place, at in enumerate(order)}
    ranks = Counter(rank[ApprenticeBot().choose(view, Rng(seed)).text] for seed in range(200))
    half = len(values) // 2
    assert sum(count for place, count in ranks.items() if place >= half) < 40
    assert 30 < sum(count for place, count in ranks.items() if place < 3) < 190


def test_an_apprentice_beats_chance_and_a_journeyman_the_apprentice(medici):
    totals = points(medici, ["apprentice", "random"], 8)
    assert totals["apprentice"] > totals["random"]
    totals = points(medici, ["journeyman", "apprentice"], 16)
    assert totals["journeyman"] > totals["apprentice"]


def test_alone_the_master_reaches_more_than_a_journeyman(medici):
    master = points(medici, ["master"], 12)["master"]
    assert master > points(medici, ["journeyman"], 12)["journeyman"]


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game(name, level):
    """The beginning of a game, with as many players as can be: all answers are legal."""
    game = load(name)
    bot, state, rng, chosen = make(level), game.new(game.seats[-1]), Rng(3), 0
    while state.actor() != NOBODY and chosen < 2:
        if state.actor() == CHANCE:
            state.deal(rng)
            continue
        options = state.options()
        action = bot.choose(game.view(state, int(state.actor())), rng)
        assert action in options
        chosen += len(options) > 1
        state.apply(action)
    assert chosen == 2


def test_a_record_keeps_the_level(medici):
    record = Table(medici, ["apprentice", "journeyman"], seed=2).run()
    assert record.players == ["apprentice", "journeyman"]
