"""A small game that asks much: may you swap, may you play, which three coins, who is next."""

from __future__ import annotations

from typing import ClassVar

from signoria.kernel.actions import Vocabulary
from signoria.kernel.game import Game
from signoria.kernel.news import TURN, Fact
from signoria.kernel.state import State
from signoria.kernel.steps import AUTOMATIC, Chance, Step, in_order

WORDS = Vocabulary()
(PASS,) = WORDS.verb("pass")
(SWAP,) = WORDS.verb("swap")
(PLAY,) = WORDS.verb("play")
GIVE = WORDS.verb("give", ["copper", "silver", "gold"])
BUILD = WORDS.verb("build", ["low", "high"])
(END,) = WORDS.verb("end")
ROLL = WORDS.verb("roll", ["1", "2"])


class Peeked(Fact, reveals=True):
    """Something that nobody knew."""


class TurnBegins(Fact, begins=TURN):
    """Another turn."""


class Table(State):
    """Coins by kind, how many are due, and whose turn it is."""

    def __init__(self, seats=2, coins=(2, 1, 3), due=0):
        super().__init__(seats)
        self.coins, self.due, self.turn, self.least = list(coins), due, 0, 0

    def copy(self):
        other = Table(self.seats, self.coins, self.due)
        other.turn, other.least = self.turn, self.least
        other.copy_agenda(self)
        return other

    def description(self):
        return [("coins", [str(count) for count in self.coins]), ("due", [str(self.due)])]

    def words(self):
        return WORDS


class Mine(Step):
    """Asks whose turn it is."""

    def actor(self, state):
        return state.turn


class MaySwap(Mine):
    goes_on = "pass"

    def options(self, state):
        return (PASS, SWAP)

    def take(self, state, action):
        return in_order(Give(2)) if action is SWAP else in_order()


class MayPlay(Mine):
    goes_on = "pass"

    def options(self, state):
        return (PASS, SWAP, PLAY)

    def take(self, state, action):
        return in_order(self) if action is not PASS else in_order()


class OnlyEnd(Mine):
    def options(self, state):
        return (END,)

    def take(self, state, action):
        return in_order()


class Peek(Mine):
    """Going on tells something."""

    goes_on = "pass"

    def options(self, state):
        return (PASS, SWAP)

    def take(self, state, action):
        if state.news is not None:
            state.news.append(Peeked())
        return in_order()


class Build(Mine):
    def options(self, state):
        return BUILD

    def take(self, state, action):
        return in_order()


class Give(Step):
    """So many coins of one's choice, in the order of the vocabulary."""

    gathers = True
    fields: ClassVar = {"number": range(1, 40)}

    def __init__(self, number):
        self.number = number

    def actor(self, state):
        return state.turn

    def options(self, state):
        rest = [sum(state.coins[kind:]) for kind in range(3)]
        kinds = [kind for kind in range(state.least, 3) if state.coins[kind]]
        return tuple(GIVE[kind] for kind in kinds if rest[kind] >= self.number)

    def take(self, state, action):
        state.coins[action.what] -= 1
        state.least = action.what
        if self.number > 1:
            return in_order(Give(self.number - 1))
        state.least = 0
        return in_order()


class GiveFreely(Give):
    """The same, in any order."""

    def options(self, state):
        return tuple(GIVE[kind] for kind in range(3) if state.coins[kind])

    def take(self, state, action):
        state.coins[action.what] -= 1
        return in_order(GiveFreely(self.number - 1)) if self.number > 1 else in_order()


class TakeForIt(Mine):
    """What was given is changed into something."""

    completes = True

    def options(self, state):
        return BUILD

    def take(self, state, action):
        return in_order()


class Rolls(Chance):
    def options(self, state):
        return ROLL

    def take(self, state, action):
        return in_order()


class NextSeat(Step):
    def actor(self, state):
        return AUTOMATIC

    def run(self, state):
        state.turn = (state.turn + 1) % state.seats
        if state.news is not None:
            state.news.append(TurnBegins())
        return in_order()


def asking(*steps, **more):
    """A table where these steps come one after the other."""
    state = Table(**more)
    state.settle(in_order(*steps))
    return state


class Asking(Game):
    """The game of these steps."""

    def __init__(self, *steps, **more):
        self.name = self.title = "asking"
        self.rules, self.seats, self.variants = 1, range(1, 4), {}
        self.words, self.steps = WORDS, {}
        self.first, self.more = steps, more

    def start(self, seats, options, news):
        return asking(*self.first, seats=seats, **self.more)

    def observe(self, state, seat):
        return {"actor": int(state.actor())}
