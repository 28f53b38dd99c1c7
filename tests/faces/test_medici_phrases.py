"""Medici: The Dice Game in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from signoria.faces.phrases import LogLine, log, phrases_for
from signoria.kernel.steps import CHANCE, NOBODY
from tests.faces.refusing import refusal
from tests.faces.tables import ADAMS_ROLL, NAMES, first_roll, seen_by_asked, table_at

ENGLISH = phrases_for("medici_dice", "en")
ITALIAN = phrases_for("medici_dice", "it")


def test_the_roller_is_asked_for_one_to_three_dice():
    seen = seen_by_asked(first_roll(3))
    assert ENGLISH.question(seen, NAMES).sentence == "Choose 1 to 3 dice for your ship."
    assert ITALIAN.question(seen, NAMES).sentence == "Scegli da 1 a 3 dadi per la tua nave."
    assert ENGLISH.question(seen, NAMES).why == "The others then choose from the rest."


def test_the_others_are_asked_for_one_of_the_dice_left():
    state = first_roll(3)
    state.play("take 1 2 5")
    seen = seen_by_asked(state)
    assert ENGLISH.question(seen, NAMES).sentence == "Take one of the dice Adam left."
    assert ITALIAN.question(seen, NAMES).sentence == "Prendi uno dei dadi lasciati da Adam."
    assert ENGLISH.waiting(seen, NAMES) == "Bea is choosing one die."


def test_the_final_player_is_asked_to_fill_the_ship():
    table = table_at(2, 60)
    seen = seen_by_asked(table.state)
    assert seen["step"] == "FillShip"
    expected = "Choose the 2 dice that fill your ship."
    assert expected == ENGLISH.question(seen, NAMES).sentence


def test_whoever_waits_reads_who_is_doing_what():
    game = signoria.load("medici_dice")
    assert ENGLISH.waiting(game.observe(game.new(2), None), NAMES) == "Adam is rolling the dice."
    rolled = game.observe(first_roll(), None)
    assert ENGLISH.waiting(rolled, NAMES) == "Adam is choosing dice."
    assert ITALIAN.waiting(rolled, NAMES) == "Adam sta scegliendo i dadi."
    assert ENGLISH.waiting({**rolled, "actor": NOBODY}, NAMES) == "The game is over."


def test_single_dice_are_numbered_by_their_place_and_sets_come_after_them():
    choices = ENGLISH.choices(seen_by_asked(first_roll()))
    assert [choice.key for choice in choices] == list(range(1, 26))
    assert [choice.action for choice in choices[:5]] == [f"take {die}" for die in range(1, 6)]
    pair = next(choice for choice in choices if choice.action == "take 2 5")
    assert (pair.label, pair.short, pair.gain, pair.group) == (
        "dye 4 and gold 5",
        "D4 ⚜5",
        "+9",
        "2 dice",
    )


@pytest.mark.parametrize(
    ("said", "action"),
    [
        ("2", "take 2"),
        ("take 2", "take 2"),
        ("2 5", "take 2 5"),
        ("5 2", "take 2 5"),
        ("take 5,2", "take 2 5"),
        ("dye4 gold5", "take 2 5"),
        ("take dye4 gold5", "take 2 5"),
        ("dye 4 and gold 5", "take 2 5"),
        ("D4 ⚜5", "take 2 5"),
        ("TAKE Dye0", "take 1"),
        ("d0 d4 f3", "take 1 2 4"),
        ("6", "take 1 2"),
        ("something else", "something else"),
        ("spices4", "spices4"),
        ("dye4 dye4", "dye4 dye4"),
        ("", ""),
    ],
)
def test_people_may_say_a_number_places_or_faces(said, action):
    assert action == ENGLISH.understand(seen_by_asked(first_roll()), said)


@pytest.mark.parametrize("said", ["tinture4 oro5", "prendi T4 e oro 5", "2 5", "carica dye4 gold5"])
def test_people_may_say_it_in_italian(said):
    assert ITALIAN.understand(seen_by_asked(first_roll()), said) == "take 2 5"


def test_every_option_of_a_game_is_understood_in_all_its_spellings():
    table = table_at(3, 0)
    while not table.is_over:
        if table.state.actor() >= 0:
            seen = seen_by_asked(table.state)
            for words in (ENGLISH, ITALIAN):
                for choice in words.choices(seen):
                    for said in (str(choice.key), choice.action, choice.label, choice.short):
                        assert choice.action == words.understand(seen, said)
        table.step()


@given(st.text(max_size=30) | st.text("0123456789 dye,⚜⑤+take", max_size=30))
def test_whatever_is_typed_gets_an_answer(said):
    seen = seen_by_asked(first_roll())
    for words in (ENGLISH, ITALIAN):
        meant = words.understand(seen, said)
        if meant not in seen["options"]:
            is_word = meant in signoria.load("medici_dice").words
            assert refusal(words, seen, said, NAMES, is_word)


def test_any_of_several_golds_means_the_first():
    state = signoria.load("medici_dice").new(2)
    for face in ("gold5", "fur0", "gold5", "spices0", "gold5"):
        state.play(f"roll {face}")
    seen = seen_by_asked(state)
    assert ENGLISH.understand(seen, "take 5") == "take 1"
    assert ENGLISH.understand(seen, "3 5") == "take 1 3"


def test_a_refusal_says_why():
    state = first_roll(2)
    seen = seen_by_asked(state)
    assert refusal(ENGLISH, seen, "take 1 2 3 4", NAMES, True) == (
        "“take 1 2 3 4” cannot be done: you can take 3 dice at most."
    )
    state.play("take 1 2 5")
    seen = seen_by_asked(state)
    assert refusal(ITALIAN, seen, "2", NAMES, True) == (
        "“2” non si può fare: il dado 2 l’ha preso Adam."
    )
    assert "? for help" in refusal(ENGLISH, seen, "xyzzy", NAMES, False)


def test_a_roll_is_one_sentence_and_each_choice_another():
    game = signoria.load("medici_dice")
    record = signoria.Record.begin(game, 2, game.choose(2, {}))
    record.names = ["Adam", "Bea"]
    state = game.new(2)
    for text in [*ADAMS_ROLL, "take 1 2 5", "take 3"]:
        record.add(state, game.words.worded(text))
        state.play(text)
    assert log(ENGLISH, record) == [
        LogLine(5, 0, "Adam rolled dye 0, dye 4, grain 2, fur 3 and gold 5."),
        LogLine(6, 0, "Adam took dye 0, dye 4 and gold 5."),
        LogLine(7, 1, "Bea took grain 2 from Adam's roll."),
    ]
    assert log(ITALIAN, record)[2].sentence == "Bea ha preso grano 2 dal tiro di Adam."


def test_the_log_of_a_whole_game_tells_every_round_and_the_end():
    table = table_at(2, 10_000)
    sentences = [line.sentence for line in log(ENGLISH, table.record)]
    for number in (1, 2, 3):
        assert f"Round {number} is scored." in sentences
    assert sentences[-1].startswith(("Adam wins with", "Bea wins with"))
    assert all("{" not in sentence for sentence in sentences)


def test_alone_the_log_tells_what_the_enemy_marked_and_the_rank():
    table = table_at(1, 10_000)
    sentences = [line.sentence for line in log(ENGLISH, table.record)]
    assert any(sentence.startswith("The enemy marked") for sentence in sentences)
    assert sentences[-1] == "Adam has 223 points: Medici."


def test_a_tie_that_columns_decide_is_explained():
    seen = seen_by_asked(first_roll())
    assert ENGLISH.ending(seen, [90, 90], [1], NAMES) == (
        "Bea wins with 90: Adam has as many, but shorter columns."
    )
    assert (
        ITALIAN.ending(seen, [90, 90], [0, 1], NAMES) == "Vincono insieme Adam e Bea con 90 punti."
    )


def test_the_enemy_is_announced_before_and_after_the_breakthrough():
    seen = seen_by_asked(table_at(1, 0).state)
    seen["circles"] = {"spices": 8, "dye": 0, "grain": 0, "fur": 0, "cloth": 0}
    assert "1 more circle in spices" in ENGLISH.warnings(seen, NAMES)[0]
    seen["circles"]["fur"] = 9
    assert "broken through in fur" in ENGLISH.warnings(seen, NAMES)[-1]
    assert "pellicce" in ITALIAN.warnings(seen, NAMES)[-1]


def test_score_lines_options_and_ranks_have_names():
    game = signoria.load("medici_dice")
    assert ENGLISH.line("monopolies 2") == "Monopolies, round 2"
    assert ITALIAN.line("ship 1") == "Nave 1"
    assert ITALIAN.rank("quartermaster") == "quartiermastro"
    options = ITALIAN.options(game.options.values())
    assert [option.name for option in options] == list(game.options)
    assert all(option.title != option.name and option.sentence for option in options)
    ranks = [name.split(".")[-1] for name in game.box.table("solitaire.ranks")]
    assert all("_" not in ENGLISH.rank(rank) for rank in ranks)


def test_undo_is_refused_in_words():
    assert ITALIAN.no_undo("chance", NAMES, CHANCE) == (
        "Nel frattempo è stato tirato un dado: chiedi agli altri."
    )
    assert ENGLISH.no_undo("nothing", NAMES, NOBODY) == "No move has been made yet."
    assert ENGLISH.no_undo("nothing", NAMES, CHANCE) == "There is no move to take back."
    assert ENGLISH.no_undo("other", NAMES, 0) == "Adam has moved since: ask the others."
