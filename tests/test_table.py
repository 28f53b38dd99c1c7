"""A table: seats for people, bots and scripts, and a dealer whom everybody can check."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

from signoria import CHANCE, Dealer, IllegalAction, Record, RecordError, Table, UnknownAction
from signoria.bots import RandomBot
from signoria.fairness import check


def until_asked(table):
    """Let chance and bots act until a person must."""
    while table.step() is not None:
        pass
    return table


# The dealer


def test_the_same_seed_deals_the_same_game(medici):
    first, second, other = (Table(medici, ["random"] * 3, seed=seed).run() for seed in (7, 7, 8))
    assert first.text() == second.text()
    assert first.moves != other.moves


def test_without_a_seed_every_table_is_dealt_anew(medici):
    first, second = (Table(medici, ["random"] * 2) for _ in range(2))
    assert first.dealer.seed != second.dealer.seed
    assert len(first.dealer.seed) >= 32


def test_the_hash_of_the_seed_is_in_the_record_before_the_first_move(medici):
    table = Table(medici, ["random"] * 2, seed="palazzo")
    digest = hashlib.sha256(b"signoria dealer palazzo").hexdigest()
    assert f"dealer 0 sha256:{digest}" in table.record.text().splitlines()
    assert "palazzo" not in table.record.text()


def test_with_the_seed_published_everybody_can_check_every_outcome(medici):
    record = Table(medici, ["greedy", "random"], seed="palazzo").run()
    assert check(Record.parse(record.text(with_seed=True))) == []


def test_without_the_seed_nothing_can_be_checked_and_it_says_so(medici):
    record = Table(medici, ["random"] * 2, seed="palazzo").run()
    assert check(Record.parse(record.text())) == [
        "the record publishes no seed, so its chance cannot be checked"
    ]


def test_a_wrong_seed_is_found_by_its_hash(medici):
    record = Table(medici, ["random"] * 2, seed="palazzo").run()
    deals = [replace(deal, seed="palazzi") for deal in record.deals]
    wrong = check(replace(record, deals=deals))
    assert wrong[0] == "the seed from move 1 on does not match its hash"


def test_a_forged_outcome_is_found_with_its_move(medici):
    table = Table(medici, ["random"] * 2, seed="palazzo")
    table.step()
    dealt = table.record.moves[0].text
    forged = next(face for face in ("roll gold5", "roll dye0") if face != dealt)
    record = replace(table.record, moves=[replace(table.record.moves[0], text=forged)])
    assert check(record) == [f"move 1: the seed deals {dealt!r}, not {forged!r}"]


@pytest.mark.parametrize("seed", ["", " ", "two words", "a\nb"])
def test_a_seed_is_one_word(seed):
    with pytest.raises(ValueError, match=r"a seed is one word or number"):
        Dealer(seed)


def test_outcomes_are_as_likely_as_their_weights():
    dealer = Dealer("palazzo")
    dealt = [dealer.deal(ply, [1, 3]) for ply in range(4000)]
    assert 2850 < dealt.count(1) < 3150


def test_a_bots_generator_says_nothing_about_the_dealers_outcomes():
    dealer = Dealer("palazzo")
    dealt = [dealer.deal(ply, [1] * 6) for ply in range(600)]
    drawn = [dealer.generator(ply).below(6) for ply in range(600)]
    assert 60 < sum(one == other for one, other in zip(dealt, drawn, strict=True)) < 140


# Players


def test_bots_go_by_their_names_or_are_given(medici):
    table = Table(medici, ["greedy", RandomBot(), "flat 3"], seed=1)
    assert table.record.players == ["greedy", "random", "flat 3"]


def test_a_function_from_a_view_to_an_action_or_to_words_is_a_player(medici):
    table = Table(
        medici, [lambda view: view.options[-1], lambda view: view.options[0].text], seed=1
    )
    record = table.run()
    assert table.is_over
    assert record.players == ["function", "function"]


def test_a_list_of_words_is_a_player(medici):
    table = Table(medici, [["take 1", "TAKE  2"], "random"], seed=1)
    assert table.record.players == ["script", "random"]
    while [move.who for move in table.record.moves].count(0) < 1:
        table.step()
    assert [move.text for move in table.record.moves if move.who == 0] == ["take 1"]


def test_a_script_that_runs_out_says_so(medici):
    with pytest.raises(IllegalAction, match=r"the script of seat 0 has no word 2"):
        Table(medici, [["take 1"]], seed=1).run()


@pytest.mark.parametrize(
    ("answer", "kind", "message"),
    [
        ("take 1 2 3 4", IllegalAction, r"seat 0 \(function\): 'take 1 2 3 4' is not legal here"),
        ("take everything", UnknownAction, r"seat 0 \(function\): 'take everything' is not a word"),
        (None, UnknownAction, r"seat 0 \(function\): "),
        (7, UnknownAction, r"seat 0 \(function\): "),
    ],
)
def test_an_illegal_answer_of_a_bot_is_refused_with_its_seat_and_changes_nothing(
    medici, answer, kind, message
):
    table = Table(medici, [lambda _: answer, "random"], seed=1)
    while table.state.actor() == CHANCE:
        table.step()
    before, moves = str(table.state), len(table.record.moves)
    with pytest.raises(kind, match=message):
        table.step()
    assert (before, moves) == (str(table.state), len(table.record.moves))


def test_an_action_that_is_not_legal_here_is_refused_too(medici):
    four = medici.words.worded("take 1 2 3 4")
    table = Table(medici, [lambda _: four], seed=1)
    with pytest.raises(IllegalAction, match=r"'take 1 2 3 4' is not legal here"):
        table.run()


def test_a_bot_gets_a_view_and_never_the_table(medici):
    seen = []

    def look(view):
        seen.append(view)
        view.observation()["sheets"].clear()
        return view.options[0]

    table = Table(medici, [look, "random"], seed=1)
    table.run()
    assert all(not isinstance(view, type(table.state)) for view in seen)
    assert len(medici.observe(table.state, 0)["sheets"]) == 2


def test_an_unknown_bot_is_refused(medici):
    with pytest.raises(ValueError, match=r"there is no bot 'greddy'; did you mean 'greedy'"):
        Table(medici, ["greddy"])


@pytest.mark.parametrize("seats", [0, 5])
def test_an_impossible_number_of_seats_is_refused(medici, seats):
    with pytest.raises(ValueError, match=rf"is for 1 to 4 players, not {seats}"):
        Table(medici, ["random"] * seats)


@pytest.mark.parametrize("names", [["Adam"], ["Adam", ""], ["Adam", "B\nea"], ["Adam", "  "]])
def test_impossible_names_are_refused(medici, names):
    with pytest.raises(ValueError, match=r"name"):
        Table(medici, ["random"] * 2, names=names)


# People


def test_a_person_is_awaited_and_acts_in_words(medici):
    table = until_asked(Table(medici, [None, "random"], seed=1))
    assert table.waiting_for == 0
    assert table.step() is None
    assert table.play("take 1").text == "take 1"
    assert table.record.moves[-1].text == "take 1"


def test_a_person_may_name_the_faces(medici):
    table = until_asked(Table(medici, ["person"], seed=1))
    face = table.record.moves[2].text.removeprefix("roll ")
    assert table.play(f"take {face}", seat=0).verb == "take"
    assert table.record.moves[-1].comment == face


def test_what_is_not_legal_changes_nothing(medici):
    table = until_asked(Table(medici, [None, None], seed=1))
    before = str(table.state)
    with pytest.raises(IllegalAction):
        table.play("take 1 2 3 4")
    with pytest.raises(IllegalAction, match=r"it is the turn of seat 0, not of seat 1"):
        table.play("take 1", seat=1)
    assert before == str(table.state)
    assert not table.can_undo()


def test_nobody_plays_while_chance_is_to_act(medici):
    with pytest.raises(IllegalAction, match=r"nobody is asked now"):
        Table(medici, [None], seed=1).play("take 1")


def test_nobody_plays_after_the_end(medici):
    table = Table(medici, ["random"], seed=1)
    table.run()
    assert (table.is_over, table.step(), table.waiting_for) == (True, None, None)
    with pytest.raises(IllegalAction, match=r"the game is over"):
        table.play("take 1")


def test_running_to_the_end_is_for_bots(medici):
    with pytest.raises(ValueError, match=r"seat 1 is a person's"):
        Table(medici, ["random", None], seed=1).run()


# Going on with a saved game


def test_with_its_seed_a_game_goes_on_as_if_it_had_never_been_saved(medici):
    whole = Table(medici, ["random", "greedy"], seed=7).run()
    saved = Record.parse(whole.until(40).text(with_seed=True))
    assert whole.text(with_seed=True) == Table.resume(saved).run().text(with_seed=True)


def test_without_its_seed_a_new_dealer_goes_on_and_both_are_in_the_record(medici):
    whole = Table(medici, ["random", "greedy"], seed=7).run()
    table = Table.resume(Record.parse(whole.until(40).text()), seed="other")
    record = table.run()
    assert [deal.first for deal in record.deals] == [0, 40]
    assert record.moves[:40] == Record.parse(whole.until(40).text()).moves
    assert check(record) == []
    assert str(table.state) == str(Record.parse(record.text()).replay())


def test_other_players_may_take_the_seats(medici):
    whole = Table(medici, ["random", "greedy"], seed=7).run()
    table = Table.resume(whole.until(40), seats=[None, "random"])
    assert table.record.players == ["person", "random"]
    with pytest.raises(RecordError, match=r"the record has 2 seats, not 3"):
        Table.resume(whole.until(40), seats=[None] * 3)


def test_the_saved_record_is_left_as_it_was(medici):
    saved = Table(medici, ["random", "greedy"], seed=7).run().until(40)
    before = saved.text(with_seed=True)
    Table.resume(saved).run()
    assert before == saved.text(with_seed=True)


def test_a_record_that_names_only_one_seat_can_be_resumed(medici):
    saved = Table(medici, ["random", "greedy"], seed=7).run().until(10).text()
    table = Table.resume(Record.parse(saved.replace("player 0", "name 0 Adam\nplayer 0", 1)))
    assert table.record.names[0] == "Adam"


def test_an_impossible_record_is_not_resumed(medici):
    saved = Table(medici, ["random", "greedy"], seed=7).run().until(10)
    with pytest.raises(RecordError, match=r"rules 99"):
        Table.resume(replace(saved, rules=99))
