"""Laws of news: what is told is what happened, to whom it may be told, however one gets there."""

from __future__ import annotations

from signoria import CHANCE, NOBODY, Rng
from signoria.faces.phrases import phrases_for
from signoria.kernel.news import Chose, Dealt, Reason, hear, heard_by, preview
from signoria.kernel.steps import Roll
from tests.laws.law import of_some_states
from tests.laws.walks import hook

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa")
LOOKS = 3  # options or words that are tried at a state
MOST_OUTCOMES = 60  # of chance, one after another


def some(now, things):
    """A few of them."""
    return now.random.sample(list(things), min(LOOKS, len(things)))


@of_some_states
def listening_changes_nothing(now):
    for action in some(now, now.options):
        heard, unheard = now.state.copy(), now.state.copy()
        hear(heard, action)
        unheard.apply(action)
        assert str(heard) == str(unheard)
        assert heard.news is None


@of_some_states
def a_copy_does_not_listen(now):
    twin = now.state.copy()
    twin.news = []
    assert twin.copy().news is None


@of_some_states
def a_preview_is_what_happens(now):
    seat = int(now.state.actor())
    if seat < 0:
        return
    for action in some(now, now.options):
        seen = preview(now.state, action, seat)
        happened = forced(now.state, action, seat)
        assert seen.facts == happened[: len(seen.facts)]
        if not seen.is_open:
            assert seen.facts == happened


def forced(state, action, seat):
    """What a seat hears of its option, and of what it must do then without a choice."""
    copy = state.copy()
    heard = heard_by(seat, hear(copy, action))
    while copy.actor() == seat and len(copy.options()) == 1:
        facts = heard_by(seat, hear(copy, copy.options()[0]))
        heard += [fact for fact in facts if not isinstance(fact, Chose)]
    return heard


@of_some_states
def dealing_tells_as_taking_does(now):
    if now.state.actor() != CHANCE:
        return
    seed = now.random.getrandbits(32)
    dealt = now.state.copy()
    dealt.news = told = []
    dealt.deal(Rng(seed))
    dealt.news = None
    rng, taken, heard = Rng(seed), now.state.copy(), []
    for _ in range(MOST_OUTCOMES):
        options = taken.options()
        is_even = isinstance(taken.step, Roll)
        at = rng.below(len(options)) if is_even else rng.weighted(taken.weights())
        heard += [fact for fact in hear(taken, options[at]) if not isinstance(fact, Dealt)]
        if str(taken) == str(dealt):
            break
    assert heard == told


@of_some_states
def news_from_a_position_is_the_same(now):
    for action in some(now, now.options):
        again = now.case.game.position(now.text)
        assert hear(now.state.copy(), action) == hear(again, action)


@of_some_states
def every_action_that_is_not_offered_has_a_reason(now):
    if now.state.actor() < 0:
        return
    words = now.case.game.words
    for number in some(now, range(len(words))):
        action = words.numbered(number)
        if action in now.options:
            continue
        why = now.state.why_not(action)
        assert isinstance(why, Reason), action.text
        for code in ("en", "it"):
            assert phrases_for(now.case.name, code).because(why, NAMES), why


@of_some_states
def what_a_seat_may_not_see_changes_no_news_preview_reason_or_warning(now):
    game, state = now.case.game, now.state
    if state.actor() == NOBODY:
        return
    otherwise = hook(now.case, "hidden").otherwise
    words = game.words
    asked = [words.numbered(number) for number in some(now, range(len(words)))]
    for seat in now.seen:
        other = otherwise(state, seat, Rng(now.random.getrandbits(32)))
        if seat is not None:
            assert game.warnings(state, seat) == game.warnings(other, seat)
        if seat == state.actor():
            for action in some(now, now.options):
                assert preview(state, action, seat) == preview(other, action, seat)
            for action in asked:
                if action not in now.options:
                    assert state.why_not(action) == other.why_not(action)
        else:
            open_to_both = [one for one in now.options if one in other.options()]
            for action in some(now, open_to_both):
                one, two = (public(hear(at.copy(), action), seat) for at in (state, other))
                # Whom the rules ask next already tells: who has no card to play is not asked.
                most = min(len(one), len(two))
                assert one[:most] == two[:most]


def public(facts, seat):
    """What a seat hears before something is revealed to it."""
    told = []
    for fact in facts:
        if fact.reveals and not isinstance(fact, Dealt):
            break
        told += heard_by(seat, [fact])
    return told
