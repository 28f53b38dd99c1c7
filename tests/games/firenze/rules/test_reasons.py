"""Why something is not possible in Firenze: from the predicate that decides it."""

from __future__ import annotations

from typing import get_args

import pytest

from signoria.games.firenze.news import Reasons, reasons
from signoria.games.firenze.rules.game import GAME
from signoria.kernel.chance import Rng
from signoria.kernel.news import NotAsked
from tests.games.firenze.rules.hidden import otherwise
from tests.games.firenze.rules.positions import (
    BUILD,
    CHOOSE,
    DANIELA,
    EXCHANGE,
    FULFIL,
    HEIGHTS,
    HOLGER,
    LIMITS,
    THOMAS,
    play,
    position,
    taking,
)
from tests.games.firenze.rules.test_previews import walked


def why(state, text):
    """The reason for what is not among the options."""
    action = GAME.words.worded(text)
    assert action not in state.options()
    return state.why_not(action)


def held(cards, **more):
    """Thomas builds and holds those cards."""
    return position(3, cards={THOMAS: cards}, store={THOMAS: "3 red"}, next=BUILD, **more)


def limits(cards):
    """Thomas has too many cards."""
    return position(3, cards={THOMAS: cards}, next=LIMITS)


def placing():
    """The host places neutral seals."""
    state = GAME.new(2, {"placement": "host"})
    while int(state.actor()) < 0:
        state.apply(state.options()[0])
    return state


CASES = {
    "a card that is too dear": (
        lambda: position(3, store={THOMAS: "4 red"}, next=CHOOSE),
        "take 6",
        reasons.TooDear(5, 4),
    ),
    "a card that is not there": (
        lambda: position(3, row="spy mason", store={THOMAS: "4 red"}, next=CHOOSE),
        "take 4",
        reasons.NoCardThere(4),
    ),
    "another place": (
        lambda: play(position(3, store={THOMAS: "4 red"}, next=CHOOSE), "take 4"),
        "pay red 2",
        reasons.PayElsewhere(1),
    ),
    "an exchange that is too dear": (
        lambda: position(
            3, cards={THOMAS: "mason"}, store={THOMAS: "2 red"}, on_row={1: "1 blue"}, next=EXCHANGE
        ),
        "exchange",
        reasons.TooDear(3, 2),
    ),
    "an exchange with a bare row": (
        lambda: position(3, cards={THOMAS: "mason"}, store={THOMAS: "3 red"}, next=EXCHANGE),
        "exchange",
        reasons.RowIsBare(),
    ),
    "a brick that does not lie there": (
        lambda: play(
            position(3, store={THOMAS: "3 red"}, on_row={1: "1 blue"}, next=EXCHANGE), "exchange"
        ),
        "swap blue 2",
        reasons.NotOnCard(2),
    ),
    "no such brick": (lambda: held(""), "build blue 1", reasons.NoBrick("blue")),
    "all bricks of a turn": (lambda: held("mason", built=6), "build red 1", reasons.AllBuilt(6)),
    "costs that cannot be paid": (
        lambda: held("mason", built=3),
        "build red 1",
        reasons.CannotPay(3, 2),
    ),
    "no such tower": (lambda: held(""), "build red 5", reasons.NoTower("red", 4)),
    "no room for a tower": (
        lambda: held("", towers={THOMAS: "white1 " * 12}),
        "build red 1",
        reasons.SiteFull(),
    ),
    "no Campanile": (lambda: held(""), "campanile red", reasons.NoCampanile()),
    "a colour of the Campanile": (
        lambda: held("", churches="campanile", campanile={THOMAS: "red"}),
        "campanile red",
        reasons.ColourThere(),
    ),
    "not in hand": (lambda: held("spy"), "play mason", reasons.NotInHand()),
    "played already": (
        lambda: held("mason", played="mason"),
        "play mason",
        reasons.PlayedAlready(),
    ),
    "too late": (lambda: held("princess"), "play princess", reasons.TooLate("princess")),
    "of no use": (lambda: held("spy"), "play spy", reasons.NoUse("spy")),
    "nothing is due": (lambda: held(""), "give red", reasons.OtherPhase("give")),
    "a card in the middle of another": (
        lambda: play(
            position(
                3,
                cards={THOMAS: "spy mason"},
                store={THOMAS: "3 red", HOLGER: "1 red", DANIELA: "1 red"},
                next=BUILD,
            ),
            "play spy",
        ),
        "play mason",
        reasons.FinishFirst(),
    ),
    "a swap for the same colour": (
        lambda: play(
            position(
                2,
                cards={THOMAS: "smuggler"},
                store={THOMAS: "3 red", HOLGER: "1 red 1 blue"},
                next=BUILD,
            ),
            "play smuggler",
            "target 1",
        ),
        "want red",
        reasons.SameColour(),
    ),
    "what they do not have": (
        lambda: play(
            position(
                2, cards={THOMAS: "spy"}, store={THOMAS: "3 red", HOLGER: "1 red"}, next=BUILD
            ),
            "play spy",
            "target 1",
        ),
        "want blue",
        reasons.TheyHaveNone(HOLGER, "blue"),
    ),
    "a tower that they do not have": (
        lambda: play(
            position(
                2,
                cards={THOMAS: "saboteur"},
                store={THOMAS: "3 red"},
                towers={HOLGER: "red2"},
                next=BUILD,
            ),
            "play saboteur",
            "target 1",
        ),
        "cut red 3",
        reasons.TheyHaveNoTower(HOLGER, "red", 3),
    ),
    "not the tallest": (
        lambda: taking("collapse", towers={THOMAS: "red2 blue3 green3"}),
        "cut red 2",
        reasons.NotTallest(),
    ),
    "a lower tower than others": (
        lambda: taking("monument", towers={HOLGER: "red2", DANIELA: "red1"}),
        "target 2",
        reasons.LowerThanOthers(DANIELA),
    ),
    "another's turn": (
        lambda: taking("tribute", store={HOLGER: "3 red 2 blue"}),
        "play spy",
        reasons.NotYourTurn(),
    ),
    "the order of colours": (
        lambda: play(taking("storehouse_fire", store={THOMAS: "2 red 2 blue"}), "give blue"),
        "give red",
        reasons.OrderOfColours(),
    ),
    "no passing": (lambda: position(3, next=CHOOSE), "pass", reasons.MustChoose()),
    "another phase": (lambda: position(3, next=CHOOSE), "build red 1", reasons.OtherPhase("build")),
    "celebrations": (
        lambda: position(
            3, cards={THOMAS: "mason spy patrician workshop scandal scandal"}, next=LIMITS
        ),
        "discard scandal",
        reasons.CelebrationsStay(),
    ),
    "a card one does not have": (
        lambda: position(
            3, cards={THOMAS: "mason spy patrician workshop scandal scandal"}, next=LIMITS
        ),
        "discard princess",
        reasons.NotYourCard(),
    ),
    "the order of cards": (
        lambda: play(
            position(
                3, cards={THOMAS: "mason spy spy patrician workshop scandal scandal"}, next=LIMITS
            ),
            "discard spy",
        ),
        "discard mason",
        reasons.OrderOfCards(),
    ),
    "what a Patrician does not discard": (
        lambda: play(held("patrician scandal spy"), "play patrician"),
        "discard spy",
        reasons.OnlyCelebrations(),
    ),
    "an incomplete Campanile": (
        lambda: position(
            3,
            towers={THOMAS: "red3"},
            campanile={THOMAS: "red"},
            churches="campanile",
            next=FULFIL,
        ),
        "fulfil campanile",
        reasons.CampanileIncomplete(),
    ),
    "a seal": (
        lambda: position(3, towers={THOMAS: "red3"}, seals={"green 3": HOLGER}, next=FULFIL),
        "fulfil green 3",
        reasons.Sealed(HOLGER),
    ),
    "a neutral seal": (
        lambda: position(3, towers={THOMAS: "red3"}, seals={"green 3": "n"}, next=FULFIL),
        "fulfil green 3",
        reasons.Sealed(None),
    ),
    "another balcony first": (
        lambda: position(
            3, towers={THOMAS: "red3"}, balconies="I_white_6 II_red_5 - -", next=FULFIL
        ),
        "fulfil red 5",
        reasons.BalconyFirst("I"),
    ),
    "no seal left": (
        lambda: position(
            3,
            cards={THOMAS: "spy"},
            store={HOLGER: "1 red"},
            seals={f"red {height}": THOMAS for height in HEIGHTS} | {"blue 3": THOMAS},
            next=FULFIL,
        ),
        "fulfil green 3",
        reasons.NoSealLeft(),
    ),
    "nothing that fits": (
        lambda: position(3, towers={THOMAS: "red3"}, next=FULFIL),
        "fulfil red 4",
        reasons.NothingFits("red", 4),
    ),
    "a balcony": (placing, "seal white 6", reasons.BalconyThere("I")),
    "the order of spaces": (
        lambda: play(placing(), "seal white 5"),
        "seal white 4",
        reasons.OrderOfSpaces(),
    ),
    "something else entirely": (placing, "reveal spy", NotAsked()),
}


@pytest.mark.parametrize("case", CASES)
def test_why_not(case):
    make, text, reason = CASES[case]
    assert why(make(), text) == reason


def test_every_reason_has_a_case():
    tried = {type(reason) for _, _, reason in CASES.values()}
    assert {kind.__name__ for kind in get_args(Reasons)} == {kind.__name__ for kind in tried}


def test_every_word_that_is_not_offered_has_a_reason_whatever_others_hold():
    for seed in range(3):
        for at, state in enumerate(walked(seed, 2 + seed)):
            if at % 29:
                continue
            other = otherwise(state, int(state.actor()), Rng(at))
            legal = state.options()
            for action in GAME.words:
                if action not in legal:
                    reason = state.why_not(action)
                    assert isinstance(reason, get_args(Reasons))
                    assert reason == other.why_not(action)
