"""Tree search by whole turns: an edge is a plan of the seat that is asked, a node the table where
another is asked then.

Chance is sampled: an edge that runs into it leads to several tables, more of them the more often it
is taken. A node looks at its best plans first, at more the more often it is visited (progressive
widening). Everybody takes what has the highest upper bound in points; the leaf is judged by the
learned value, for every seat.
"""

from __future__ import annotations

from math import log, sqrt

from bench.searches.searcher import Searcher

from signoria.bots.learned import Knowledge
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.game import View
from signoria.kernel.state import State
from signoria.kernel.steps import CHANCE, NOBODY
from signoria.learning.habits import NO_MOMENT, moment_of
from signoria.learning.judging import Judge
from signoria.learning.planning import plan_ahead, take
from signoria.learning.thinking import SEEDS, by_habit, play_on


class Edge:
    """A whole turn, and what came of it."""

    def __init__(self, way: list[Action], after: State, glance: float) -> None:
        self.way = way
        self.after = after
        self.glance = glance
        self.visits = 0
        self.sum = 0.0  # for the seat whose turn it is
        self.nodes: list[Node] = []  # it led to, by what chance brought
        self.is_sure = False  # chance has no part in it


class Node:
    """A table at which a seat may go on in several ways, the best at first glance first."""

    def __init__(self, seat: int, edges: list[Edge]) -> None:
        self.seat = seat
        self.edges = edges
        self.visits = 0


class Tree(Searcher):
    """Grows a tree from the table, and takes what was visited most."""

    visits = 100  # of the root
    plans = 32  # that are followed at the root
    replies = 8  # that are followed at the other nodes
    horizon = 0  # own turns from the root that are played, the rest of them greedily
    curiosity = 2.0  # points by which what was seldom tried may seem worse
    width = 1.0  # plans that are looked at, times the root of the visits
    spread = 1.0  # tables behind chance, times the root of the visits
    trust = 1.0  # visits that the first glance weighs as much as

    def search(self, known: Knowledge, view: View, rng: Rng) -> list[Action]:
        """What the search came to most often."""
        root = self.grown(known.judge, view.imagine(rng), rng)
        return max(root.edges, key=lambda edge: (edge.visits, edge.sum)).way

    def grown(self, judge: Judge, world: State, rng: Rng) -> Node:
        """The root of a tree that was visited as often as it may be."""
        root = self._node(judge, world, self.plans, rng)
        for _ in range(self.visits if len(root.edges) > 1 else 0):
            self._visit(judge, root, rng)
        return root

    def _visit(self, judge: Judge, root: Node, rng: Rng) -> None:
        """Down to a table that is new, and up again."""
        node: Node | None = root
        path: list[tuple[Node, Edge]] = []
        leaf = root.edges[0].after
        while node is not None:
            edge = self._most_promising(node)
            path.append((node, edge))
            leaf, node = edge.after, None
            if self._is_known(edge):
                if edge.nodes:
                    node = edge.nodes[rng.below(len(edge.nodes))]
            elif leaf.who != NOBODY:
                leaf = self._new_leaf(judge, edge, rng)
        turns = sum(node.seat == root.seat for node, _ in path)
        values = self._judged(judge, leaf, root.seat, self.horizon - turns, rng)
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.sum += values[node.seat]

    def _is_known(self, edge: Edge) -> bool:
        """Whether there are tables enough behind an edge."""
        if edge.is_sure:
            return True
        return len(edge.nodes) > self.spread * sqrt(edge.visits)

    def _new_leaf(self, judge: Judge, edge: Edge, rng: Rng) -> State:
        """Another table behind an edge; the leaf is where its best plan ends."""
        state = edge.after.copy()
        edge.is_sure = not _deal(state, rng)
        if state.who == NOBODY:
            return state
        node = self._node(judge, state, self.replies, rng)
        edge.nodes.append(node)
        return node.edges[0].after

    def _most_promising(self, node: Node) -> Edge:
        """Of the plans that are looked at so far, the one with the highest upper bound."""
        looked_at = 1 + int(self.width * sqrt(node.visits))
        best, highest = node.edges[0], float("-inf")
        for edge in node.edges[:looked_at]:
            mean = (self.trust * edge.glance + edge.sum) / (self.trust + edge.visits)
            bound = mean + self.curiosity * sqrt(log(node.visits + 2.0) / (1.0 + edge.visits))
            if bound > highest:
                best, highest = edge, bound
        return best

    def _judged(self, judge: Judge, leaf: State, seat: int, turns: int, rng: Rng) -> list[float]:
        """What every seat may expect there, or so many turns of *seat* later."""
        if turns > 0:
            dealer, player = Rng(rng.below(SEEDS)), Rng(rng.below(SEEDS))
            leaf = play_on(judge, leaf.copy(), dealer, player, seat, turns)
        return [judge.judge(leaf, each) for each in range(int(leaf.seats))]

    def _node(self, judge: Judge, state: State, breadth: int, rng: Rng) -> Node:
        """What whoever is asked may do there, the best at first glance first."""
        seat, options = int(state.who), state.options()
        moment = moment_of(judge.habits, judge.game, state)
        edges: list[Edge] = []
        if moment != NO_MOMENT:
            for action, value in zip(options, by_habit(judge, state, options, moment), strict=True):
                after = state.copy()
                take(after, action, seat)
                edges.append(Edge([action], after, value))
            edges.sort(key=lambda edge: edge.glance, reverse=True)
        else:
            planned = plan_ahead(judge, state, options, breadth, 0.0)
            for plan in planned.best(breadth, rng):
                edges.append(Edge(plan.way, plan.state, plan.value))
        return Node(seat, edges)


def _deal(state: State, rng: Rng) -> bool:
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
