"""Answers that are about somebody say who it is."""

from __future__ import annotations

import pytest

import signoria
from signoria.faces.phrases import phrases_for
from signoria.faces.terminal.asking import Asked

NAMES = ["Adam", "Bea", "Carlo", "Dora"]
# Actions whose words hold a seat, and where it stands.
ABOUT = {"firenze": {"target": 1}, "florenza": {"operate": 1}}


@pytest.mark.parametrize("game", ABOUT)
@pytest.mark.parametrize("code", ["en", "it"])
def test_a_choice_about_a_rival_has_their_name_and_is_understood_by_it(game, code):
    loaded, phrases = signoria.load(game), phrases_for(game, code)
    named = 0
    for seed in range(3):
        table = signoria.Table(loaded, ["random"] * 3, seed=seed)
        while not table.is_over:
            table.step()
            seat = int(table.state.actor())
            if seat < 0 or not any(
                action.text.split()[0] in ABOUT[game] for action in table.state.options()
            ):
                continue
            asked = Asked(phrases, loaded, table.state, seat, NAMES[:3])
            for choice in asked.gaining():
                verb, *words = choice.action.split()
                if verb not in ABOUT[game]:
                    continue
                other = int(words[ABOUT[game][verb] - 1])
                if other != seat:
                    named += 1
                    assert NAMES[other] in choice.label
                assert asked.meant(choice.label) == choice.action
            if named > 20:
                return
    assert named


@pytest.mark.parametrize("game", signoria.games())
def test_without_names_choices_are_worded_all_the_same(game):
    loaded, phrases = signoria.load(game), phrases_for(game, "en")
    table = signoria.Table(loaded, ["random"] * max(loaded.seats), seed=3)
    while table.state.actor() < 0:
        table.step()
    seen = loaded.observe(table.state, int(table.state.actor()))
    assert len(phrases.choices(seen)) == len(seen["options"])
