"""What a bot would do is said as an answer to the question that is shown."""

from __future__ import annotations

import pytest

from signoria import Table, load
from signoria.advice import assessed
from signoria.bundles import bundled
from signoria.offers import offer


@pytest.mark.parametrize("wanted", ["sets", "before"])
def test_advice_is_one_of_the_answers_that_are_offered(wanted):
    game = load("firenze")
    table = Table(game, ["greedy"] * 2, seed=2)
    met = 0
    while met < 4 and not table.is_over:
        state = table.state
        if int(state.actor()) >= 0 and len(state.options()) > 1:
            found = offer(state)
            if getattr(found, wanted):
                met += 1
                answers = assessed(game, state, 20, table.dealer.generator(met))
                shown = {bundled(*way) for way in found.sets} or {
                    action.text for action in found.state.options()
                }
                passed = {question.goes_on for question in found.questions[:-1]}
                assert {said for said, _, _ in answers} <= shown | set(found.earlier) | passed
                assert answers[0][0] in shown | set(found.earlier)
        table.step()
    assert met == 4
