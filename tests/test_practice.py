"""Going back behind what was revealed: practice, dealt anew, in either shell; and its record."""

from __future__ import annotations

import pytest

from signoria import Record, Table, games, load
from signoria.dealer import Dealer
from signoria.events import PRACTICE, UNDO
from signoria.fairness import check
from signoria.kernel.steps import CHANCE
from signoria.session import PERSON, Session
from tests.shells import sit_down

__all__ = ["sit_down"]

THREE, WITH_BOT, PAIR = [None, None, None], [None, "random", None], [None, "random"]
# Players, whether they sit at one screen, the moves before, and whether going back is practice.
CASES = {
    "behind another person alone the game still counts": (THREE, False, 2, False),
    "behind the dice": (THREE, False, 3, True),
    "behind a bot": (WITH_BOT, False, 1, True),
    "at one screen behind the dice": (THREE, True, 3, True),
    "against a bot alone": (PAIR, False, 1, True),
}


def outcomes(session, since):
    return [move.text for move in session.moves[since:] if move.who == CHANCE]


@pytest.mark.parametrize("case", CASES)
def test_whoever_goes_back_behind_what_was_revealed_plays_practice(sit_down, case):
    players, together, moves, is_practice = CASES[case]
    shell = sit_down(players, together=together)
    for _ in range(moves):
        shell.move()
    before, mine = shell.session, range(3) if together else [0]
    assert before.makes_practice(mine) == is_practice
    shell.go_back(0)
    after = shell.session
    assert after.moves == before.moves[: before.last_decision(mine)]
    assert (before.is_practice, after.is_practice) == (False, is_practice)
    assert (after.dealer.commitment != before.dealer.commitment) == is_practice
    assert not after.makes_practice(mine)
    again = shell.again()
    assert (again.deals, again.dealer.seed) == (after.deals, after.dealer.seed)
    assert [str(move) for move in again.moves] == [str(move) for move in after.moves]


def test_undo_of_ones_own_moves_is_no_practice(sit_down):
    shell = sit_down(THREE)
    shell.move()
    assert shell.undo(0) == ("", "")
    assert not shell.session.is_practice
    assert len(shell.session.deals) == 1


def test_outcomes_after_going_back_are_others_and_the_record_verifies(sit_down):
    """Five dice of twenty faces: that all rounds came again by chance would be a miracle."""
    shell = sit_down(PAIR, together=True)
    known, dealt = [], []
    for _ in range(4):
        since = len(shell.session.moves)
        shell.move()
        known.append(outcomes(shell.session, since))
        shell.go_back(0)
        assert len(shell.session.moves) == since
        shell.move()
        dealt.append(outcomes(shell.session, since))
    assert any(one[:5] != other[:5] for one, other in zip(known, dealt, strict=True))
    assert check(shell.session.record()) == []


def test_in_practice_one_goes_back_as_far_as_one_likes_and_never_foresees(sit_down):
    shell = sit_down(PAIR, together=True)
    first = len(shell.session.moves)
    shell.move()
    shell.move()
    shell.go_back(0)
    shell.go_back(0)
    assert len(shell.session.moves) == first
    assert [deal.is_practice for deal in shell.session.deals] == [False, True]
    assert shell.session.deals[-1].first == first
    shell.move()
    assert check(shell.session.record()) == []


@pytest.mark.parametrize("name", games())
def test_a_record_of_practice_verifies_and_a_changed_one_does_not(name):
    table = Table(load(name), ["greedy", "random"], seed=7)
    for _ in range(60):
        table.step()
    dealt = [ply for ply, move in enumerate(table.session.moves) if move.who == CHANCE]
    table.rewind(dealt[-1] - 1)
    text = table.run().text(with_seed=True)
    record = Record.parse(text)
    first = record.deals[-1].first
    assert check(record) == []
    assert record.text(with_seed=True) == text
    for tampered in (
        text.replace(f"practice {first}\n", ""),
        text.replace(f"seed 0 {record.deals[0].seed}\n", ""),
        text.replace(f"seed {first} {record.deals[-1].seed}", f"seed {first} 1234"),
    ):
        assert tampered != text
        assert check(Record.parse(tampered)) != []


def test_a_practice_line_needs_its_dealer():
    text = Table(load("medici_dice"), ["greedy"], seed=1).run().text()
    with pytest.raises(ValueError, match="'practice 3' needs a line 'dealer 3' before it"):
        Record.parse(text.replace("\n\n", "\npractice 3\n\n", 1))


def test_practice_goes_on_when_a_saved_game_does_with_and_without_its_seed(medici):
    table = Table(medici, [None, "greedy"], seed=1)
    while table.step() is not None:
        pass
    table.play("take 1")
    while table.step() is not None:
        pass
    table.ask_undo()
    for with_seed in (True, False):
        again = Table.resume(Record.parse(table.record.text(with_seed)))
        assert again.session.is_practice
        assert (again.dealer.seed == table.dealer.seed) == with_seed


def test_the_hash_of_practice_is_no_hash_of_a_game_that_counts():
    assert Dealer("7", is_practice=True).commitment != Dealer("7").commitment
    assert Dealer("7", is_practice=True).deal(3, [1] * 1000) == Dealer("7").deal(3, [1] * 1000)


def test_a_log_from_before_practice_deals_as_it_did(medici):
    """Going back was told by one event then: such a log goes on with its dealer."""
    session, events = Session.open(medici, [PERSON, "random"], {}, Dealer(3)).with_chance([])
    session = session.after(session.play("take 1", [0]))
    session, _ = session.with_chance(session.house_plays(1, session.state.options()[0].text))
    back = session.ask_undo([0])
    assert [event.kind for event in back] == [UNDO, PRACTICE]
    old = session.after(back[:1])
    assert (old.is_practice, old.dealer.seed) == (False, "3")
    assert len(old.moves) == len(events)
