"""What a person who is asked is shown: fewer questions than the rules ask, and nothing less.

**Going on.** A step that says ``goes_on = "pass"`` has an option that does nothing but go on. Where
that leads to another question of the same seat, the later question is shown and the other options
of the earlier ones beside it: whoever takes one of those has not gone on so far.

**Gathering.** Steps with ``gathers = True`` ask again and again for one more thing. All of them in
a row are one choice of a set: every complete way through them is found, in the order that the
rules want. Steps with ``completes = True`` ask for the rest of such a choice in another way: what
is taken for what was given. Where there are too many ways, the question is asked step by step.

Nothing here knows what its seat cannot know: both end before chance, somebody else, another turn,
or anything that a move would reveal. Answers are bundles (:mod:`signoria.bundles`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from signoria.bundles import bundled, parts, tells_more
from signoria.kernel.actions import Action
from signoria.kernel.news import ROUND, SCORING, TURN, Chose, Fact, Preview, hear, preview
from signoria.kernel.state import State

MOST_PASSED = 8  # questions
MOST_WAYS = 300  # through a gathering
MOST_TRIED = 3000  # moves, while looking for them
BORDERS = (TURN, ROUND, SCORING)  # nobody goes on into another turn


@dataclass(frozen=True)
class Question:
    """A question on the way to the shown one, and the shown one itself, which is the last."""

    before: tuple[str, ...]  # the moves that lead to it
    state: State  # there: only look
    goes_on: str = ""  # the option that leads to the next one

    @cached_property
    def options(self) -> tuple[str, ...]:
        """What it asks for beside going on."""
        texts = (action.text for action in self.state.options())
        return tuple(text for text in texts if text != self.goes_on)


@dataclass(frozen=True)
class Offer:
    """What is shown to the seat that is asked. Every answer is known by its text alone: where two
    questions know the same, it is an answer to the earlier one, which leaves more open.
    """

    seat: int
    questions: tuple[Question, ...]

    @property
    def state(self) -> State:
        """Where the shown question is asked."""
        return self.questions[-1].state

    @property
    def before(self) -> tuple[str, ...]:
        """The moves that merely go on to the shown question."""
        return self.questions[-1].before

    @cached_property
    def earlier(self) -> tuple[str, ...]:
        """The options of passed questions that the shown one does not know."""
        shown = set(self.questions[-1].options)
        found: dict[str, None] = {}
        for question in self.questions[:-1]:
            found.update(dict.fromkeys(text for text in question.options if text not in shown))
        return tuple(found)

    @cached_property
    def sets(self) -> tuple[tuple[str, ...], ...]:
        """Every complete way through a gathering; none: it is asked step by step. Where one thing
        is enough, there is nothing to gather: a plain question, and one click less.
        """
        found = ways(self.state, self.seat) if self.state.step.gathers else ()
        return found if any(len(way) > 1 for way in found) else ()

    def asks_for(self, said: str) -> Question:
        """The question that a move or a bundle answers."""
        first, shown = parts(said)[0], self.questions[-1]
        if first != said and first in shown.options:
            return shown
        for question in self.questions[:-1]:
            if first in question.options:
                return question
        return shown

    def whole(self, said: str) -> str:
        """An answer together with what goes before it: what is sent."""
        return bundled(*self.asks_for(said).before, said)

    def preview(self, said: str) -> Preview:
        """What an answer would do, as far as its seat can know."""
        state = self.asks_for(said).state.copy()
        words, found = state.words(), list[Fact]()
        *first, last = parts(said)
        for text in first:
            facts = hear(state, words.worded(text))
            found += [fact for fact in facts if not found or not isinstance(fact, Chose)]
        then = preview(state, words.worded(last), self.seat)
        found += [fact for fact in then.facts if not found or not isinstance(fact, Chose)]
        return Preview(found, then.is_open)


def plain(state: State) -> Offer:
    """The question as the rules ask it."""
    return Offer(int(state.actor()), (Question((), state),))


def offer(state: State) -> Offer:
    """What is shown to the seat that is asked."""
    seat = int(state.actor())
    questions = list(_passed(state, seat))
    return Offer(seat, tuple(questions))


def ways(state: State, seat: int) -> tuple[tuple[str, ...], ...]:
    """Every complete way through questions of the same kind and those that complete them; none
    when there are too many. Ways that differ in their order alone are one.
    """
    kind = type(state.step)
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    met: set[tuple[str, ...]] = set()
    open_ways: list[tuple[tuple[str, ...], State]] = [((), state)]
    tried = 0
    while open_ways:
        way, at = open_ways.pop()
        for action in reversed(at.options()):
            longer = (*way, action.text)
            content = tuple(sorted(longer))
            if content in met:
                continue
            met.add(content)
            tried += 1
            copy = at.copy()
            facts = hear(copy, action)
            is_one_more = type(copy.step) is kind or copy.step.completes
            goes_on = int(copy.actor()) == seat and is_one_more
            if goes_on and not tells_more(facts, seat) and not _borders(facts):
                open_ways.append((longer, copy))
            else:
                found[content] = longer
            if len(found) > MOST_WAYS or tried > MOST_TRIED:
                return ()
    order = {action.text: action.number for action in state.words()}
    return tuple(sorted(found.values(), key=lambda way: [order[text] for text in way]))


def _passed(state: State, seat: int) -> Iterator[Question]:
    """The questions that are passed, and the one that is shown."""
    before: tuple[str, ...] = ()
    for _ in range(MOST_PASSED):
        onward = _onward(state, has_passed=bool(before))
        following = None if onward is None else _follow(state, onward, seat)
        if onward is None or following is None:
            break
        yield Question(before, state, onward.text)
        before, state = (*before, onward.text), following
    yield Question(before, state)


def _onward(state: State, has_passed: bool) -> Action | None:
    """The option that merely goes on; behind the first question also the only one."""
    options = state.options()
    if has_passed and len(options) == 1:
        return options[0]
    wanted = state.step.goes_on
    if not wanted or len(options) == 1:
        return None
    return next((action for action in options if action.text == wanted), None)


def _follow(state: State, action: Action, seat: int) -> State | None:
    """Where an option leads, if that is known to be another question of the same seat's turn."""
    copy = state.copy()
    facts = hear(copy, action)
    if int(copy.actor()) != seat or tells_more(facts, seat) or _borders(facts):
        return None
    return copy


def _borders(facts: list[Fact]) -> bool:
    return any(fact.begins in BORDERS for fact in facts)
