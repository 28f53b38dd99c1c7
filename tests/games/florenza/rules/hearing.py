"""Facts of moves, from positions."""

from __future__ import annotations

from signoria.kernel.news import hear
from tests.games.florenza.rules.positions import GAME, REST_OF_ROUND, goods, position


def told(state, *actions):
    """All facts of some moves."""
    return [fact for action in actions for fact in hear(state, GAME.words.worded(action))]


def of(kind, facts):
    """Those of one kind."""
    return [fact for fact in facts if isinstance(fact, kind)]


def two(**more):
    """John places a kinsman; Paul has none."""
    john = {
        "income": 2,
        "fiorini": 150,
        "goods": goods(marble=2, wood=1),
        "workshops": "picconiere:built:-",
        **more.pop("john", {}),
    }
    paul = {"workshops": "fabbro:built:-", **more.pop("paul", {})}
    table = {"next": f"PlaceKinsman 0, Kinsmen 0, {REST_OF_ROUND}", **more}
    return position(2, f0=john, f1=paul, **table)
