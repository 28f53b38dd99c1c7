"""A tree of whole turns: an edge is a plan of the seat that is asked, a node the table where
another is asked then.

Chance is sampled: an edge that runs into it leads to several tables, to more of them the more often
it is taken. A node looks at its best plans first, and at more the more often it is visited
(progressive widening). Everybody takes what has the highest upper bound in points for whoever takes
it; a leaf is judged for every seat.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from signoria._compat import i64
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.learning.habits import NO_MOMENT, moment_of
from signoria.learning.judging import Judge, judge
from signoria.learning.manner import SEEDS, Manner, Thought, best_first
from signoria.learning.planning import is_late, plan_ahead, take
from signoria.learning.playing_on import by_habit, play_on

MILLISECONDS: Final = 1000.0
HALF: Final = 0.5  # of the time is for the plans of the root, at most
FEW: Final = 2.0  # visits that a node seems to have had before the first


class Edge:
    """A whole turn, and what came of it for the seat whose turn it is."""

    def __init__(self, way: list[Action], after: State, glance: float) -> None:
        self.way: Final = way
        self.after: Final = after
        self.glance: Final = glance
        self.visits: i64 = 0
        self.sum: float = 0.0
        self.nodes: Final[list[Node]] = []  # it led to, by what chance brought
        self.is_sure: bool = False  # chance has no part in it


class Node:
    """A table at which a seat may go on in several ways, the best at first glance first."""

    def __init__(self, seat: i64, edges: list[Edge]) -> None:
        self.seat: Final[i64] = seat
        self.edges: Final = edges
        self.visits: i64 = 0


def grow(
    judging: Judge, view: View, rng: Rng, how: Manner, visits: i64, milliseconds: i64
) -> list[Thought]:
    """Options with the turns that begin with them, what was visited most comes first;
    *milliseconds* end it early, 0 never.
    """
    root = grown(judging, view.imagine(rng), rng, how, visits, milliseconds)
    return _thoughts(root, view, how)


def grown(
    judging: Judge, world: State, rng: Rng, how: Manner, visits: i64, milliseconds: i64
) -> Node:
    """The root of a tree that was visited so often, or as often as there was time for."""
    began = perf_counter()
    spent = float(milliseconds) / MILLISECONDS
    until = began + HALF * spent if milliseconds else 0.0
    root = _node(judging, world, how.plans, until, rng)
    until = began + spent if milliseconds else 0.0
    while root.visits < visits and len(root.edges) > 1 and not is_late(until):
        _visit(judging, root, how, rng)
    return root


def _thoughts(root: Node, view: View, how: Manner) -> list[Thought]:
    """What the root has come to; options with which no plan begins come last."""
    found: list[Thought] = []
    least: float = root.edges[0].glance
    for edge in root.edges:
        thought = Thought(edge.way[0], edge.way, edge.glance, how.trust)
        thought.simulations = edge.visits
        thought.sum = edge.sum
        found.append(thought)
        least = min(least, edge.glance, thought.value)
    begun = [thought.action for thought in found]
    found.sort(key=best_first, reverse=True)
    found.sort(key=_visits, reverse=True)
    for action in view.options:
        if action not in begun:
            found.append(Thought(action, [action], least, how.trust))
    return found


def _visits(thought: Thought) -> i64:
    return thought.simulations


def _visit(judging: Judge, root: Node, how: Manner, rng: Rng) -> None:
    """Down to a table that is new, and up again."""
    nodes: list[Node] = []
    edges: list[Edge] = []
    turns: i64 = 0  # of the root's seat
    node: Node | None = root
    leaf = root.edges[0].after
    while node is not None:
        edge = _most_promising(node, how)
        nodes.append(node)
        edges.append(edge)
        if node.seat == root.seat:
            turns += 1
        leaf = edge.after
        node = None
        if _is_known(edge):
            if len(edge.nodes) > 0:
                node = edge.nodes[rng.below(len(edge.nodes))]
        elif leaf.who != NOBODY:
            leaf = _new_leaf(judging, edge, how, rng)
    if turns < how.horizon:
        dealer, player = Rng(rng.below(SEEDS)), Rng(rng.below(SEEDS))
        left = how.horizon - turns
        leaf = play_on(judging, leaf.copy(), dealer, player, root.seat, left)
    values: list[float] = []
    for seat in range(leaf.seats):
        values.append(judge(judging, leaf, seat))
    for at in range(len(nodes)):
        nodes[at].visits += 1
        edges[at].visits += 1
        edges[at].sum += values[nodes[at].seat]


def _is_known(edge: Edge) -> bool:
    """Whether there are tables enough behind an edge."""
    return edge.is_sure or float(len(edge.nodes)) > sqrt(float(edge.visits))


def _new_leaf(judging: Judge, edge: Edge, how: Manner, rng: Rng) -> State:
    """Another table behind an edge; the leaf is where its best plan ends."""
    state = edge.after.copy()
    edge.is_sure = not _go_on(state, rng)
    if state.who == NOBODY:
        return state
    node = _node(judging, state, how.replies, 0.0, rng)
    edge.nodes.append(node)
    return node.edges[0].after


def _most_promising(node: Node, how: Manner) -> Edge:
    """Of the plans that are looked at so far, the one with the highest upper bound."""
    looked_at: i64 = 1 + int(sqrt(float(node.visits)))
    seen = log(float(node.visits) + FEW)
    best = node.edges[0]
    highest: float = 0.0
    for at in range(min(looked_at, len(node.edges))):
        edge = node.edges[at]
        visits = float(edge.visits)
        mean = (how.trust * edge.glance + edge.sum) / (how.trust + visits)
        bound = mean + how.curiosity * sqrt(seen / (1.0 + visits))
        if at == 0 or bound > highest:
            best = edge
            highest = bound
    return best


def _node(judging: Judge, state: State, breadth: i64, until: float, rng: Rng) -> Node:
    """What whoever is asked may do there, the best at first glance first; any one among equals."""
    seat: i64 = state.who
    options = state.options()
    moment = moment_of(judging.habits, judging.game, state)
    edges: list[Edge] = []
    if moment == NO_MOMENT:
        planned = plan_ahead(judging, state, options, max(breadth, 1), until)
        for plan in planned.best(max(breadth, 1), rng):
            edges.append(Edge(plan.way, plan.state, plan.value))
    else:
        values = by_habit(judging, state, options, moment)
        for at in range(len(options)):
            after = state.copy()
            take(after, options[at], seat)
            edges.append(Edge([options[at]], after, values[at]))
        edges.sort(key=_glance, reverse=True)
    return Node(seat, edges)


def _glance(edge: Edge) -> float:
    return edge.glance


def _go_on(state: State, rng: Rng) -> bool:
    """Go on to the next choice; whether chance had a part in it."""
    dealt = False
    while state.who != NOBODY:
        if state.who == CHANCE:
            state.deal(rng)
            dealt = True
            continue
        options = state.options()
        if len(options) > 1:
            break
        state.apply(options[0])
    return dealt
