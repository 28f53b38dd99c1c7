"""What can be chosen now, in one row: on a phone the sheet lies below the dice."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.wording import FIORINI, words

SPENDING = {"spend fiorini": FIORINI, "spend spare": "spare"}


def now(scene: Scene[Sight]) -> list[dict[str, Any]]:
    """Everything that is not done with a die: icons, buildings, tracks, spending."""
    found = [_thing(scene, action) for action in scene.seen["options"]]
    return [thing for thing in found if thing]


def _thing(scene: Scene[Sight], action: str) -> dict[str, Any] | None:
    verb, *rest = action.split()
    if verb == "place":
        icon, text = rest[0], words(scene).project(rest[1])
    elif verb == "pay":
        icon, text = FIORINI, words(scene).project(rest[0])
    elif verb == "advance":
        icon, text = rest[0], words(scene).track(rest[0])
    elif verb == "build":
        name = words(scene).building(int(rest[0]))
        icon, text = "", scene.language.say("Build {building}", building=name)
    elif action in SPENDING:
        icon, text = SPENDING[action], scene.language.say("spend")
    else:
        return None
    label = capital(scene.phrases.label(scene.seen, action))
    return {"action": action, "icon": icon, "text": capital(text), "label": label}
