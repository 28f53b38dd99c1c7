"""The log, and the end of a game."""

from __future__ import annotations

import signoria
from signoria.faces.phrases import LogLine, log, phrases_for
from tests.faces.tables import ADAMS_ROLL, NAMES, first_roll, seen_by_asked, table_at

ENGLISH = phrases_for("medici_dice", "en")
ITALIAN = phrases_for("medici_dice", "it")


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


def test_alone_the_log_tells_the_breakthrough_once():
    record = signoria.Table(signoria.load("medici_dice"), [lambda view: view.options[0]], seed=1)
    sentences = [line.sentence for line in log(ENGLISH, record.run())]
    broken = [sentence for sentence in sentences if "broken through" in sentence]
    assert broken == ["The enemy has broken through in fur: no column scores any more."]


def test_a_tie_that_columns_decide_is_explained():
    seen = seen_by_asked(first_roll())
    assert ENGLISH.ending(seen, [90, 90], [1], NAMES) == (
        "Bea wins with 90: Adam has as many, but shorter columns."
    )
    assert (
        ITALIAN.ending(seen, [90, 90], [0, 1], NAMES) == "Vincono insieme Adam e Bea con 90 punti."
    )
