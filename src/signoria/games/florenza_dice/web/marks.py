"""What is marked on the board for one viewer: what is new, and what options would do."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.fresh import Fresh, fresh
from signoria.games.florenza_dice.web.previews import Previews, previews


@dataclass(frozen=True)
class Marks:
    """Both together."""

    fresh: Fresh
    previews: Previews


def marks_of(scene: Scene[Sight]) -> Marks:
    """Worked out once for a drawing."""
    return Marks(fresh(scene), previews(scene))
