"""The terminal asks less: what is offered together has numbers, and a set is typed in one line."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import signoria
from signoria.bundles import bundled
from signoria.faces.phrases import phrases_for
from signoria.faces.terminal.asking import Asked
from signoria.session import PERSON, Session


def questions(game, seed, most):
    """What people are shown in a random game."""
    chosen = random.Random(seed)
    session = Session.open(game, [PERSON] * 2, {}, signoria.Dealer(seed)).with_chance([])[0]
    for _ in range(most):
        if session.is_over:
            return
        yield session
        said = chosen.choice(session.state.options()).text
        session = session.with_chance(session.play(said, [session.actor]))[0]


@pytest.mark.parametrize("code", ["en", "it"])
@pytest.mark.parametrize("name", signoria.games())
def test_every_answer_has_a_number_and_means_what_it_says(name, code):
    game, phrases = signoria.load(name), phrases_for(name, code)
    chosen = random.Random(1)
    for session in questions(game, 3, 150):
        asked = Asked(phrases, game, session.state, session.actor, ["Ada", "Bea"])
        choices = asked.gaining()
        assert len({choice.key for choice in choices}) == len(choices)
        assert sorted(choice.action for choice in choices) == sorted(asked.seen["options"])
        for choice in choices:
            if asked.sets and choice.action not in asked.offer.earlier:
                continue
            assert asked.meant(str(choice.key)) == choice.action
            session.play(asked.whole(choice.action), [session.actor])  # is legal
        for way in chosen.sample(list(asked.sets), min(4, len(asked.sets))):
            keys = asked.typed(way).split()
            chosen.shuffle(keys)
            if len(way) > 1:
                meant = asked.meant(", ".join(keys)).split(" | ")
                assert Counter(meant) == Counter(way)
            session.play(asked.whole(bundled(*way)), [session.actor])


def test_a_set_is_typed_in_any_order_by_numbers_or_names():
    game, phrases = signoria.load("firenze"), phrases_for("firenze", "en")
    for seed in range(9):
        for session in questions(game, seed, 300):
            asked = Asked(phrases, game, session.state, session.actor)
            way = next((way for way in asked.sets if len(set(way)) == 2), None)
            if way is None or not all(text.startswith("give ") for text in way):
                continue
            names = [text.removeprefix("give ") for text in reversed(way)]
            assert asked.meant(" ".join(names)) == bundled(*way)
            assert asked.meant(" ".join(reversed(asked.typed(way).split()))) == bundled(*way)
            assert asked.is_part_of_a_set(" ".join([*names, names[0]] * 9))
            assert not asked.is_part_of_a_set("fly")
            assert asked.example()
            return
    raise AssertionError("nothing was gathered")
