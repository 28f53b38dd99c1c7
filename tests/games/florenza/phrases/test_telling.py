"""Florenza: what happened, in sentences."""

from __future__ import annotations

import pytest

from signoria.faces.phrases import log, phrases_for
from tests.faces.tables import sentences
from tests.games.florenza.phrases.tables import GAME, NAMES, placing, random_table
from tests.games.florenza.rules.positions import GHOST_REST, goods, position

ENGLISH = phrases_for("florenza", "en")
ITALIAN = phrases_for("florenza", "it")
NO_KINSMEN = {"workshops": "fabbro:built:-", "income": 0}


def told(state, *actions, words=ENGLISH):
    """The sentences of some moves."""
    return sentences(words, GAME, NAMES[: int(state.seats)], state, *actions)


def test_an_artwork_and_its_artist_are_one_sentence():
    assert told(placing(), "art palazzo_vescovile salone", "hire leonardo_da_vinci") == [
        "Adam hired Leonardo da Vinci for Salone (Palazzo Vescovile)."
    ]
    assert told(placing(), "art palazzo ritratto", "hire unnamed", words=ITALIAN) == [
        "Adam affida Ritratto (Palazzo) a un artista senza nome."
    ]


def test_a_penalty_at_the_lowest_space_is_told_as_what_was_really_lost():
    lowest = {"income": 0, "prestige": -3, "church": -1}
    artworks = {"works": "palazzo.ritratto:unnamed", "fiorini": 0, "goods": goods()}
    state = placing(adam=lowest | artworks, bea=NO_KINSMEN, next="Artworks, PlaceKinsman 0")
    assert told(state, "complete palazzo ritratto") == [
        "Adam could not pay for Ritratto (Palazzo)."
    ]
    state = placing(
        adam=lowest | artworks | {"prestige": -2, "works": "palazzo.ritratto:gian_lorenzo_bernini"},
        bea=NO_KINSMEN,
        next="Artworks, PlaceKinsman 0",
    )
    assert told(state, "complete palazzo ritratto") == [
        "Adam could not pay for Ritratto (Palazzo) and lost 1 prestige."
    ]
    state = placing(
        adam=lowest, bea=NO_KINSMEN, fortune="duca_d_alba:0", next="OtherActivities 0, Artworks"
    )
    said = told(state, "pay duca_d_alba 1")[0]
    assert said == "Adam paid Duca d'Alba nothing and lost nothing."


def test_a_captain_without_points_has_no_token():
    state = placing(
        adam={"income": 1, "prestige": 0}, bea=NO_KINSMEN | {"prestige": -1}, fortune=""
    )
    said = told(state, "business")
    assert "Adam is Captain of the People, without a token: the marker is at 0." in said


def test_placements_are_told():
    assert told(placing(), "operate 1 1") == [
        "Adam sent a kinsman to Fabbro of Bea and paid 1 prestige."
    ]
    assert told(placing(), "charity chiesa giordano_bruno") == [
        "Adam gave 100 fiorini to Giordano Bruno (Chiesa)."
    ]
    state = placing(adam={"fiorini": 200})
    assert told(state, "charity chiesa bernardo_di_chiaravalle", "give wood", "resource gold") == [
        "Adam gave 150 fiorini to Bernardo di Chiaravalle (Chiesa).",
        "Adam exchanged wood for gold.",
    ]


def test_the_last_placement_is_followed_by_what_goes_by_itself():
    state = placing(adam={"income": 2}, bea=NO_KINSMEN, fortune="")
    assert told(state, "operate 0 1", "business")[:4] == [
        "Adam sent a kinsman to Picconiere at home.",
        "Adam put a kinsman into the family business.",
        "Adam produced 1 marble (Picconiere).",
        "Adam took 50 fiorini from the family business.",
    ]


def test_a_construction_that_cannot_be_paid_is_told():
    state = placing(adam={"income": 1}, bea=NO_KINSMEN, fortune="")
    assert told(state, "build zecca")[:2] == [
        "Adam is going to build Zecca.",
        "Adam could not pay for Zecca and lost 1 prestige.",
    ]
    state = placing(adam={"income": 1}, bea=NO_KINSMEN, fortune="")
    assert told(state, "build cambiavalute")[1] == (
        "Adam built Cambiavalute for 1 marble, 1 wood and 100 fiorini, and gained 1 prestige."
    )


def test_a_trade_of_two_for_one_is_one_sentence():
    state = placing(
        adam={"market": 1, "income": 0, "goods": goods(wood=2, gold=1)},
        bea=NO_KINSMEN,
        fortune="",
        next="OtherActivities 0, OtherActivities 1, Artworks, TurnOrder, EndOfRound, Round",
    )
    moves = ["visit market", "sell gold", "pass", "give wood", "give wood", "resource marble"]
    assert told(state, *moves)[:2] == [
        "Adam sold 1 gold at the market for 100 fiorini.",
        "Adam traded 2 wood for 1 marble at the market.",
    ]


def test_an_artwork_is_told_from_its_payment_to_its_crest():
    state = placing(
        adam={"fiorini": 400, "goods": goods(marble=2, textile=1), "income": 0},
        bea=NO_KINSMEN,
        city_works="duomo.pulpito:0:gian_lorenzo_bernini",
        next="CompleteArtworks 0, CompleteArtworks 1, TurnOrder, EndOfRound, Round",
        fortune="",
    )
    moves = ["complete duomo pulpito", "as sculptor", "roll 2", "roll 6", "result 6"]
    assert told(state, *moves, "crest kinsman")[:3] == [
        (
            "Adam completed Pulpito (Duomo) with Gian Lorenzo Bernini as sculptor: "
            "6 prestige and 2 church influence."
        ),
        "A 6: the Masterpiece of Gian Lorenzo Bernini brings 5 prestige.",
        "Adam set the crest with a kinsman on Pulpito (Duomo).",
    ]


def test_the_end_of_a_round_tells_offices_and_turn_order_but_no_value_of_tokens():
    state = placing(
        adam={"income": 1, "prestige": 17, "church": 4},
        bea=NO_KINSMEN,
        bishop=0,
        fortune="",
    )
    assert told(state, "business")[2:] == [
        "Round 1 ends.",
        (
            "Adam is Captain of the People: the marker returns to 0, "
            "its points become 4 tokens, face down."
        ),
        "Adam is Bishop again, and Cardinal: 2 prestige on top.",
        "The turn order is Adam and Bea.",
    ]


def ghost(table=None, **more):
    """You and one Ghost, whose turn it is."""
    return position(
        1,
        ghosts="easy",
        characters="leonardo_da_vinci:3",
        fortune="gattamelata:- ludovico_il_moro:-",
        next=f"GhostTurn 1, ClearActionTable 1, KinsmenAndGhosts 0, {GHOST_REST}",
        f0={"workshops": "convento:built:-", "income": 1, "prestige": 2, **more},
        f1={"workshops": "fabbro:built:-", "income": 2, "actions": 2, "table": table or [0] * 8},
    )


@pytest.mark.parametrize(
    ("rolls", "sentence"),
    [
        (
            ["roll 1", "roll 1"],
            (
                "Pazzi Ghost paid 1 prestige to Adam and operated Convento: "
                "2 prestige and 1 church influence."
            ),
        ),
        (["roll 3", "roll 2", "roll 5"], "Pazzi Ghost built Mercatante and gained 2 prestige."),
        (
            ["roll 4"],
            (
                "Pazzi Ghost created Cappella (Chiesa) with Leonardo da Vinci: "
                "6 prestige and 1 church influence."
            ),
        ),
        (["roll 5"], "Pazzi Ghost created Giardino (Palazzo) with Leonardo da Vinci: 6 prestige."),
        (["roll 6"], "Pazzi Ghost hired the captain Gattamelata: 2 prestige."),
    ],
)
def test_every_action_of_a_ghost_is_one_sentence(rolls, sentence):
    assert told(ghost(), *rolls) == [sentence]


def test_a_ghosts_die_counts_only_empty_spaces():
    table = [2, 0, 2, 2, 2, 0, 0, 0]  # those with a 2 stand
    sentences = told(ghost(table), "roll 3", words=ITALIAN)
    assert sentences == ["Fantasma Pazzi ha ottenuto 1 punto Chiesa."]


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (2, {"no_die": "yes"}), (1, {"ghosts": "easy+hard"})],
)
def test_the_log_of_a_whole_game_is_sentences_from_setup_to_verdict(words, seats, options):
    table = random_table(seats, seed=3, **options)
    table.run()
    sentences = [line.sentence for line in log(words, table.record)]
    assert all("{" not in sentence and sentence.endswith(".") for sentence in sentences)
    for number in range(1, 8):
        assert words.language.say("Round {number} ends.", number=number) in sentences
    assert len(sentences) < len(table.record.moves) * 1.5 + 60
