"""What is marked on the board for one viewer: what is new, and what options would do."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.fresh import Fresh, fresh
from signoria.games.florenza_dice.web.previews import Previews, previews
from signoria.games.florenza_dice.web.shortcuts import Shortcuts, shortcuts


@dataclass(frozen=True)
class Marks:
    """All of it together."""

    fresh: Fresh
    previews: Previews
    shortcuts: Shortcuts


def marks_of(scene: Scene[Sight]) -> Marks:
    """Worked out once for a drawing."""
    return Marks(fresh(scene), previews(scene), shortcuts(scene))
