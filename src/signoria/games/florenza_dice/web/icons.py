"""Icons of artworks and spaces: ticked, open, and where a resource can go now."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.sights import Icon, Sight
from signoria.games.florenza_dice.web.marks import Marks
from signoria.games.florenza_dice.web.previews import could_go
from signoria.games.florenza_dice.web.wording import FIORINI, words


def groups(
    scene: Scene[Sight], seat: int, project: str, icons: Sequence[Icon], marks: Marks
) -> list[dict[str, Any]]:
    """Icons of one kind stand together; a click ticks the next of them."""
    return [
        _group(scene, seat, project, list(same), marks)
        for _, same in groupby(icons, key=lambda icon: icon["kind"])
    ]


def _group(
    scene: Scene[Sight], seat: int, project: str, alike: list[Icon], marks: Marks
) -> dict[str, Any]:
    kind = alike[0]["kind"]
    action = f"pay {project}" if kind == FIORINI else f"place {kind} {project}"
    is_mine = seat == scene.seat
    is_offered = is_mine and action in scene.seen["options"]
    ticked = sum(icon["ticked"] for icon in alike)
    old = ticked - marks.fresh.ticks[seat, project, kind]
    name = capital(words(scene).resource(kind))
    state = scene.language.say(
        "{what}: {ticked} of {count}", what=name, ticked=ticked, count=len(alike)
    )
    open_ = len(alike) - ticked if is_mine else 0
    shortcut = marks.shortcuts.icons.get(action) if open_ else None
    return {
        "kind": kind,
        "shortcut": shortcut,
        "two": marks.shortcuts.twos.get(action) if open_ > 1 else None,
        "second": ticked + 1,
        "action": action if is_offered else "",
        "action_label": capital(scene.phrases.label(scene.seen, action)) if is_offered else "",
        "label": state,
        "could": could_go(marks.previews, kind) if is_mine and ticked < len(alike) else "",
        "icons": [
            {"is_ticked": icon["ticked"], "is_fresh": old <= at < ticked}
            for at, icon in enumerate(alike)
        ],
    }
