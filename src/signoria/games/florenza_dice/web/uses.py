"""The uses of a die as buttons, and menus for those that ask for one thing more."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.sights import Die, Sight
from signoria.games.florenza_dice.web.wording import words

Use = dict[str, Any]


def options_of(scene: Scene[Sight], colour: str) -> dict[str, list[str]]:
    """What the viewer may use a die for, by the kind of use."""
    found: dict[str, list[str]] = defaultdict(list)
    for action in scene.seen["options"]:
        verb, *rest = action.split()
        if verb == "use" and rest[0] == colour:
            kind = "steps" if rest[1] in scene.game.box["tracks.names"] else rest[1]
            found[kind].append(action)
    return found


def plain_uses(scene: Scene[Sight], die: Die, actions: Sequence[str]) -> list[Use]:
    """Resources, steps or Fiorini; two of them stand side by side when there is a choice."""
    found = []
    is_small = len(actions) > 1
    for action in actions:
        _, _, way, *rest = action.split()
        shown = ""  # beside the icon
        if way == "resources":
            icons = [die["resource"]] * int(rest[0])
            text = rest[0] if is_small else words(scene).amount(die["resource"], int(rest[0]))
        elif way == "fiorini":
            icons, text = ["fiorini"], str(die["fiorini"])
        elif way == "more":
            icons, text = ["fiorini"], str(scene.game.box["effects.amounts.more_fiorini"])
        else:
            icons, steps = [way], f"+{rest[0]}"
            text = steps if is_small else words(scene).track(way)
            shown = "" if is_small else steps
        found.append(_use(scene, action, icons, text, is_small=is_small) | {"steps": shown})
    return found


def artist_uses(scene: Scene[Sight], die: Die, actions: Sequence[str]) -> list[Use]:
    """An artist for each work that is ready."""
    found = []
    for action in actions:
        _, _, way, work = action.split()
        fee = scene.seen["hiring"][action]["fee"]
        text = scene.language.say("{work} for {fee}", work=words(scene).artwork(work), fee=fee)
        icon = "anonymous" if way == "anonymous" else die["personality"]
        found.append(_use(scene, action, [icon], text))
    return found


def kind_uses(scene: Scene[Sight], die: Die, actions: Sequence[str]) -> list[Use]:
    """Two alike, of each kind."""
    number = scene.game.box["effects.amounts.identical_resources"]
    found = []
    for action in actions:
        kind = action.split()[-1]
        found.append(_use(scene, action, [kind], words(scene).amount(kind, number)))
    return found


def track_uses(scene: Scene[Sight], die: Die, actions: Sequence[str]) -> list[Use]:
    """Steps on each track."""
    number = scene.game.box["effects.amounts.steps"]
    found = []
    for action in actions:
        track = action.split()[-1]
        found.append(_use(scene, action, [track], f"{words(scene).track(track)} +{number}"))
    return found


def menu(
    text: str, title: str, icons: Sequence[str], uses: Sequence[Use], *, label: str, **more: Any
) -> dict[str, Any]:
    """Several uses behind one button."""
    return {
        "text": text,
        "title": title,
        "icons": icons,
        "uses": uses,
        "label": capital(label),
        "fee": 0,
        "steps": "",
        "is_small": False,
        **more,
    }


def _use(
    scene: Scene[Sight], action: str, icons: Sequence[str], text: str, is_small: bool = False
) -> Use:
    return {
        "action": action,
        "icons": icons,
        "text": text,
        "fee": 0,
        "steps": "",
        "is_small": is_small,
        "label": capital(scene.phrases.label(scene.seen, action)),
    }
