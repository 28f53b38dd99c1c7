"""Icons of artworks and spaces: ticked, open, and where a resource can go now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.phrases import FlorenzaDicePhrases
from signoria.games.florenza_dice.phrases.names import MOST_REMEMBERED
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
    fresh = marks.fresh.ticks[seat, project, kind]
    if seat != scene.seat:
        return _looks(words(scene), kind, tuple(icon["ticked"] for icon in alike), fresh)
    action = f"pay {project}" if kind == FIORINI else f"place {kind} {project}"
    is_offered = action in scene.seen["options"]
    ticked = sum(icon["ticked"] for icon in alike)
    open_ = len(alike) - ticked
    return {
        **_looks(words(scene), kind, tuple(icon["ticked"] for icon in alike), fresh),
        "shortcut": marks.shortcuts.icons.get(action) if open_ else None,
        "two": marks.shortcuts.twos.get(action) if open_ > 1 else None,
        "action": action if is_offered else "",
        "action_label": capital(scene.phrases.label(scene.seen, action)) if is_offered else "",
        "could": could_go(marks.previews, kind) if open_ else "",
    }


@lru_cache(MOST_REMEMBERED)
def _looks(
    phrases: FlorenzaDicePhrases, kind: str, ticks: tuple[bool, ...], fresh: int
) -> dict[str, Any]:
    """Icons to look at: on somebody else's sheet there is no more to them."""
    ticked = sum(ticks)
    return {
        "kind": kind,
        "shortcut": None,
        "two": None,
        "second": ticked + 1,
        "action": "",
        "action_label": "",
        "label": phrases.language.say(
            "{what}: {ticked} of {count}",
            what=capital(phrases.resource(kind)),
            ticked=ticked,
            count=len(ticks),
        ),
        "could": "",
        "icons": [
            {"is_ticked": tick, "is_fresh": ticked - fresh <= at < ticked}
            for at, tick in enumerate(ticks)
        ],
    }
