"""Several moves in one press: an icon takes the die that fills it, a building what pays for it.

The rules say what is possible: every move is tried on a copy of the table, and what the last one
asks for is offered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.florenza_dice.sights import Sight
from signoria.games.florenza_dice.web.wording import FIORINI
from signoria.kernel.state import State

THEN = " | "  # between the moves of a bundle
SPEND_FIORINI, SPEND_SPARE, SPEND_STAR = "spend fiorini", "spend spare", "spend star"


@dataclass(frozen=True)
class Shortcut:
    """Moves that are made together."""

    action: str  # a bundle
    label: str  # both in words


@dataclass(frozen=True)
class Shortcuts:
    """By the move that ticks an icon, by the number of a building, by the move that hires."""

    icons: dict[str, Shortcut] = field(default_factory=dict)
    twos: dict[str, Shortcut] = field(default_factory=dict)  # two icons of a kind at once
    buildings: dict[int, Shortcut] = field(default_factory=dict)
    stars: dict[str, Shortcut] = field(default_factory=dict)  # an artist, and a star at once

    @property
    def all(self) -> list[Shortcut]:
        """Everything that is drawn."""
        groups = (self.icons, self.twos, self.buildings, self.stars)
        return [one for group in groups for one in group.values()]


def shortcuts(scene: Scene[Sight]) -> Shortcuts:
    """For the viewer who is asked."""
    if scene.state is None or scene.seat is None:
        return Shortcuts()
    state, icons = scene.state, _icons(scene, scene.state)
    return Shortcuts(
        icons,
        _twos(scene, state, icons),
        _buildings(scene, state, scene.seat),
        _stars(scene, state),
    )


def _icons(scene: Scene[Sight], state: State) -> dict[str, Shortcut]:
    """A die before a spare; of a die whose value is free, the most that it brings."""
    options = scene.seen["options"]
    uses = [action for action in options if action.split()[2:3] == ["resources"]]
    spends = [action for action in (SPEND_FIORINI, SPEND_SPARE) if action in options]
    found: dict[str, Shortcut] = {}
    for first in (*reversed(uses), *spends):
        for then in _asked_after(state, [first]):
            is_icon = then.startswith(("place ", "pay ")) and then not in options
            is_own = first in spends or then.split()[1:2] == [_kind_of(scene, first)]
            if is_icon and is_own and then not in found:
                found[then] = Shortcut(THEN.join((first, then)), _said(scene, first, then))
    return found


def _twos(scene: Scene[Sight], state: State, icons: dict[str, Shortcut]) -> dict[str, Shortcut]:
    """The second icon of a kind in a project takes what the first one takes, and once more."""
    first = {move: [move] for move in scene.seen["options"] if move.startswith(("place ", "pay "))}
    first |= {move: one.action.split(THEN) for move, one in icons.items()}
    found: dict[str, Shortcut] = {}
    for move, moves in first.items():
        again = moves if moves[0] in (SPEND_FIORINI, SPEND_SPARE) else [move]
        if again[-1] == move and _asked_after(state, [*moves, *again]):
            one = icons[move].label if move in icons else _named(scene, move)
            label = scene.language.say("{what}, twice", what=one)
            found[move] = Shortcut(THEN.join((*moves, *again)), label)
    return found


def _stars(scene: Scene[Sight], state: State) -> dict[str, Shortcut]:
    """A work that becomes a masterpiece as soon as it is completed."""
    return {
        hire: Shortcut(THEN.join((hire, SPEND_STAR)), _said(scene, hire, SPEND_STAR))
        for hire in scene.seen["hiring"]
        if SPEND_STAR in _asked_after(state, [hire])
    }


def _kind_of(scene: Scene[Sight], use: str) -> str:
    """What the die of a use brings."""
    colour = use.split()[1]
    return next(die["resource"] for die in scene.seen["dice"] if die["colour"] == colour)


def _buildings(scene: Scene[Sight], state: State, seat: int) -> dict[int, Shortcut]:
    """What the supply pays for in the next space."""
    sheet = scene.seen["sheets"][seat]
    space = next((space for space in sheet["rione"] if space["next"]), None)
    if space is None or not {SPEND_FIORINI, SPEND_SPARE} & set(scene.seen["options"]):
        return {}
    found: dict[int, Shortcut] = {}
    lacks = {building["number"]: building["cost"] for building in scene.seen["buildings"]}
    lacks |= {int(number): kinds for number, kinds in space["can_become"].items()}
    for number, kinds in lacks.items():
        if not kinds or len(kinds) > sheet["supply"]["spares"] + _icons_of_money(scene, seat):
            continue
        payments = _payments(kinds, space["space"])
        build = f"build {number}"
        if build in _asked_after(state, payments):
            found[number] = Shortcut(THEN.join((*payments, build)), _paying(scene, build, kinds))
    return found


def _icons_of_money(scene: Scene[Sight], seat: int) -> int:
    fiorini = scene.seen["sheets"][seat]["supply"]["fiorini"]
    return int(fiorini // scene.game.box["money.icon"])


def _payments(kinds: Sequence[str], space: int) -> list[str]:
    """Everything that a space lacks, from the supply."""
    found: list[str] = []
    for kind in kinds:
        if kind == FIORINI:
            found += [SPEND_FIORINI, f"pay {space}"]
        else:
            found += [SPEND_SPARE, f"place {kind} {space}"]
    return found


def _asked_after(state: State, moves: Sequence[str]) -> list[str]:
    """What the same seat may do after some moves; nothing if one of them is not possible."""
    copy = state.copy()
    seat = int(copy.actor())
    for move in moves:
        options = {action.text: action for action in copy.options()}
        if move not in options:
            return []
        copy.apply(options[move])
        if int(copy.actor()) != seat:
            return []
    return [action.text for action in copy.options()]


def _said(scene: Scene[Sight], first: str, then: str) -> str:
    """``2 marble with the white die: marble in the Cupola``."""
    return f"{_named(scene, first)}: {scene.phrases.label(scene.seen, then)}"


def _named(scene: Scene[Sight], move: str) -> str:
    return capital(scene.phrases.label(scene.seen, move))


def _paying(scene: Scene[Sight], build: str, kinds: Sequence[str]) -> str:
    """``Build Casa in space 3, paid with 1 spare and 200 Fiorini``."""
    count = Counter(kind == FIORINI for kind in kinds)
    language = scene.language
    things = []
    if count[False]:
        things.append(language.plural("{number} spare", "{number} spares", count[False]))
    if count[True]:
        amount = count[True] * scene.game.box["money.icon"]
        things.append(language.say("{amount} Fiorini", amount=amount))
    label = _named(scene, build)
    return language.say("{build}, paid with {things}", build=label, things=language.listed(things))
