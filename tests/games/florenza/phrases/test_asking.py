"""Florenza: what is asked, and what everybody else reads meanwhile."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import phrases_for
from signoria.faces.terminal.asking import Asked
from signoria.kernel.steps import CHANCE, NOBODY
from tests.games.florenza.phrases.tables import (
    GAME,
    NAMES,
    choice,
    placing,
    random_table,
    seen_by_asked,
)
from tests.games.florenza.rules.positions import GHOST_REST, play, position

ENGLISH = phrases_for("florenza", "en")
ITALIAN = phrases_for("florenza", "it")
BOTH = (ENGLISH, ITALIAN)


def test_whoever_places_reads_how_many_kinsmen_are_left_and_when_things_are_paid():
    seen = seen_by_asked(placing())
    assert ENGLISH.question(seen, NAMES).sentence == "Place a kinsman. You have 3."
    assert ITALIAN.question(seen, NAMES).sentence == "Piazza un familiare. Ne hai 3."
    assert ENGLISH.question(seen, NAMES).why == "Building is paid in phase 5, art in phase 6."


def test_an_artwork_asks_for_an_artist_with_one_of_its_skills():
    state = play(placing(), "art palazzo_vescovile salone")
    seen = seen_by_asked(state)
    question = ENGLISH.question(seen, NAMES)
    assert question.sentence == "Hire an artist for Salone (Palazzo Vescovile)."
    assert question.why.startswith("Skills that fit: architect / painter.")
    leonardo = choice(ENGLISH, state, "hire leonardo_da_vinci")
    assert leonardo.label == "Leonardo da Vinci: painter 200"
    assert leonardo.gain == "(3…7PP) !"
    assert choice(ENGLISH, state, "hire unnamed").label == "unnamed artist: free"


def test_a_construction_says_what_is_lacking_and_what_failing_costs():
    state = placing(
        adam={"workshops": "picconiere:built:- cava:open:0", "market": 1, "income": 0},
        bea={"workshops": "fabbro:built:-", "income": 0},
        next="Construction 5, DistrictActivities 6, OtherActivities 0, OtherActivities 1, Artworks",
    )
    seen = seen_by_asked(state)
    question = ENGLISH.question(seen, NAMES)
    assert question.sentence == "Cava is built now: it costs 2 wood, 1 metal and 100 fiorini."
    assert question.why.startswith("You lack 1 wood and 1 metal: use your other kinsmen first")
    given_up = choice(ENGLISH, state, "proceed")
    assert (given_up.label, given_up.gain) == ("Give up Cava", "−1PP")
    assert ENGLISH.waiting(seen, NAMES) == "Adam is busy with Cava."


def test_a_construction_that_fails_at_the_lowest_space_threatens_with_no_prestige():
    state = placing(
        adam={"workshops": "cava:open:0", "market": 1, "income": 0, "prestige": -3},
        bea={"workshops": "fabbro:built:-", "income": 0},
        next="Construction 0, DistrictActivities 1, OtherActivities 0, OtherActivities 1, Artworks",
    )
    why = ENGLISH.question(seen_by_asked(state), NAMES).why
    assert why.endswith("use your other kinsmen first, or the tile goes back.")
    assert "prestige" not in why
    assert choice(ENGLISH, state, "proceed").gain == ""


def test_a_production_says_why_the_order_matters():
    state = placing(
        adam={"workshops": "cambiavalute:built:0", "income": 0, "prestige": -3},
        bea={"workshops": "fabbro:built:-", "income": 0},
        fortune="gattamelata:0",
        next="EconomicActivities, Artworks",
    )
    seen = seen_by_asked(state)
    question = ENGLISH.question(seen, NAMES)
    assert question.sentence == (
        "Cambiavalute brings 1 prestige now: do you use other kinsmen before it?"
    )
    assert question.why == "At the end of a track a captain takes nothing; afterwards he does."
    assert choice(ENGLISH, state, "pay gattamelata 1").gain == ""
    produced = choice(ENGLISH, state, "proceed")
    assert (produced.label, produced.gain) == ("Let Cambiavalute produce", "+1PP")
    assert ENGLISH.waiting(seen, NAMES) == "Adam is busy with Cambiavalute."
    assert ITALIAN.question(seen, NAMES).sentence.startswith("Cambiavalute porta ora 1 punto")


@pytest.mark.parametrize("words", BOTH)
def test_every_step_that_asks_has_a_question_of_its_own(words):
    asked = set()
    for seats, options in ((4, {}), (2, {"no_die": "yes"}), (1, {"ghosts": "easy+masterpiece"})):
        table = random_table(seats, **options)
        while not table.is_over:
            seen = seen_by_asked(table.state)
            step = seen["step"].split()[0]
            if step not in asked:
                if seen["options"]:
                    asked.add(step)
                    assert words.question(seen, NAMES).sentence != words.help(seen["step"])
                assert words.waiting(seen, NAMES)
                assert "{" not in words.waiting(seen, NAMES)
            table.step()
    assert len(asked) >= 16


def test_whoever_waits_reads_who_is_doing_what():
    seen = GAME.observe(placing(), None)
    assert ENGLISH.waiting(seen, NAMES) == "Adam is placing a kinsman."
    assert ITALIAN.waiting(seen, NAMES) == "Adam sta piazzando un familiare."
    assert ENGLISH.waiting({**seen, "actor": NOBODY}, NAMES) == "The game is over."
    state = position(
        1,
        ghosts="easy",
        next=f"GhostTurn 1, ClearActionTable 1, KinsmenAndGhosts 0, {GHOST_REST}",
        f0={"income": 1},
        f1={"income": 2, "actions": 2},
    )
    assert state.actor() == CHANCE
    seen = GAME.observe(state, None)
    assert ENGLISH.waiting(seen, NAMES[:1]) == "Pazzi Ghost is rolling for its action."


def test_the_market_tells_all_that_can_be_done_there():
    state = placing(
        adam={"market": 1, "income": 0, "goods": [2, 1, 0, 0, 0, 0], "fiorini": 300},
        bea={"income": 0},
        next="OtherActivities 0, OtherActivities 1, Artworks",
    )
    asked = Asked(ENGLISH, GAME, play(state, "visit market"), 0, NAMES)
    question = ENGLISH.question(asked.seen, NAMES)
    assert question.sentence == (
        "At the market you may sell for 100 fiorini, buy for 200 fiorini or trade two for one."
    )
    after = play(state, "pass")  # now it is too late to sell
    later = ENGLISH.question(Asked(ENGLISH, GAME, after, 0, NAMES).seen, NAMES).sentence
    assert later.startswith("At the market you may buy for 200 fiorini or trade two")
