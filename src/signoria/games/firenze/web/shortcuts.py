"""Several moves with one press, where people think of them as one.

Several bricks on one tower; the end of building together with a payment and a commission; an
exchange with the wanted brick; whom a card is played against with the brick or the tower. All are
tried on a copy, so nothing is offered that the rules refuse.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from signoria.faces.web.scene import Scene
from signoria.games.firenze.sights import Sight
from signoria.games.firenze.web.moves import moves_of, together
from signoria.kernel.state import State

NO_MORE = "pass"
EXCHANGE = "exchange"
LAID = ("build", "again")
STRUCK = ("want", "cut")


def shortcuts(scene: Scene[Sight]) -> list[str]:
    """What can be done at once, each as its moves."""
    if scene.state is None:
        return []
    match str(scene.seen["step"]):
        case "BuildTowers":
            bricks = [*_bricks(scene, scene.state)]
            return [
                *bricks,
                *_piled(scene, scene.state),
                *_finished(scene, scene.state),
                *_raised(scene, scene.state, bricks),
            ]
        case "ChooseCard":
            return [*_bought(scene, scene.state)]
        case "ChooseTarget":
            return [*_struck(scene, scene.state)]
    return []


def _after(scene: Scene[Sight], state: State, action: str) -> State | None:
    """The position after a move, if the same seat is asked there."""
    copy, seat = state.copy(), int(state.actor())
    copy.apply(scene.game.words.worded(action))
    return copy if int(copy.actor()) == seat else None


def _options(state: State) -> list[str]:
    return [action.text for action in state.options()]


def _bricks(scene: Scene[Sight], state: State) -> Iterator[str]:
    """Two bricks and more on a tower that stands, or on a new one."""
    for action in scene.seen["options"]:
        verb, _, rest = action.partition(" ")
        if verb not in LAID:
            continue
        colour, height = rest.split()
        moves, at, top = [action], _after(scene, state, action), int(height)
        while at is not None and (more := f"again {colour} {top + 1}") in _options(at):
            moves, at, top = [*moves, more], _after(scene, at, more), top + 1
            yield together(*moves)


def exchanged(scene: Scene[Sight]) -> list[str]:
    """The exchange with the brick that is wanted and those that are proposed for it; whoever
    wants to give others begins it by its button.
    """
    assert scene.seat is not None
    price = scene.seen["players"][scene.seat]["exchange_price"]
    given = [f"give {colour}" for colour in cheapest(scene, price)]
    for question in scene.offer.questions if scene.offer else ():
        if EXCHANGE in question.options:
            there = _after(scene, question.state, EXCHANGE)
            return [
                together(EXCHANGE, what, *given)
                for what in (_options(there) if there is not None else [])
                if what.startswith("swap ") and _is_possible(scene, there, [what, *given])
            ]
    return []


def _is_possible(scene: Scene[Sight], state: State | None, moves: list[str]) -> bool:
    for move in moves:
        if state is None or move not in _options(state):
            return False
        state = _after(scene, state, move)
    return True


def _finished(scene: Scene[Sight], state: State) -> Iterator[str]:
    """No more bricks: with a payment that is proposed, and with a tower that fits at once."""
    paid = _paid(scene, state, scene.seen["now"]["construction_cost"])
    if paid is None:
        return
    moves, at = paid
    if len(moves) > 1:
        yield together(*moves)
    yield from (together(*moves, action) for action in _options(at) if _is_handed_over(action))


def _raised(scene: Scene[Sight], state: State, found: list[str]) -> Iterator[str]:
    """A commission, with the bricks that are still missing, the end of building and its costs: of
    several ways the one with the fewest bricks.
    """
    raised = [*(one for one in scene.seen["options"] if one.split()[0] in LAID), *found]
    known = {action for action in _finished(scene, state) if "fulfil" in action}
    spaces = {action.rpartition("fulfil ")[2] for action in known}
    now = scene.seen["now"]
    for chain in sorted(raised, key=lambda one: len(moves_of(one))):
        moves = moves_of(chain)
        space = moves[-1].partition(" ")[2]
        if space in spaces or now["built"] + len(moves) >= len(now["costs"]):
            continue
        at: State | None = state
        for move in moves:
            at = _after(scene, at, move) if at is not None else None
        spent = Counter(space.split()[0] for _ in moves)
        paid = _paid(scene, at, now["costs"][now["built"] + len(moves)], spent) if at else None
        if paid and f"fulfil {space}" in _options(paid[1]):
            spaces.add(space)
            yield together(*moves, *paid[0], f"fulfil {space}")


def _paid(
    scene: Scene[Sight], state: State, cost: int, spent: Mapping[str, int] | None = None
) -> tuple[list[str], State] | None:
    """The end of building and its costs, paid as proposed; none where nothing is asked then."""
    moves: list[str] = []
    at: State | None = state
    if str(state.step) == "BuildTowers":
        moves, at = [NO_MORE], _after(scene, state, NO_MORE)
    if at is not None and str(at.step) == "PayConstructionCosts":
        for colour in cheapest(scene, cost, spent or {}):
            if at is None or f"give {colour}" not in _options(at):
                return None
            moves, at = [*moves, f"give {colour}"], _after(scene, at, f"give {colour}")
    return (moves, at) if at is not None else None


def _is_handed_over(action: str) -> bool:
    return action.startswith("fulfil ")


def _bought(scene: Scene[Sight], state: State) -> Iterator[str]:
    """A card of the row, paid for with what is proposed."""
    for action in scene.seen["options"]:
        verb, _, place = action.partition(" ")
        lying = scene.seen["row"][int(place) - 1] if verb == "take" else None
        if lying is None or not lying["cost"]:
            continue
        paid = [f"pay {colour} {on}" for on, colour in enumerate(cheapest(scene, lying["cost"]), 1)]
        if _is_possible(scene, state, [action, *paid]):
            yield together(action, *paid)


def cheapest(scene: Scene[Sight], number: int, spent: Mapping[str, int] | None = None) -> list[str]:
    """So many bricks of the viewer's, beside those *spent*: the commonest, as far as possible of
    colours by which no tower there grows; in the order of the colours.
    """
    assert scene.seat is not None
    player = scene.seen["players"][scene.seat]
    growing = {tower["colour"] for tower in player["towers"]}
    bricks = [
        colour
        for colour, count in player["storehouse"].items()
        for _ in range(count - (spent or {}).get(colour, 0))
    ]
    chosen = sorted(bricks, key=lambda colour: colour in growing)[:number]
    return sorted(chosen, key=list(player["storehouse"]).index)


def _piled(scene: Scene[Sight], state: State) -> Iterator[str]:
    """Everything that the Campanile lacks, as far as it can be laid."""
    moves, at = list[str](), state
    for action in scene.seen["options"]:
        if action.startswith("campanile ") and action in _options(at):
            following = _after(scene, at, action)
            moves.append(action)
            if following is None:
                break
            at = following
    if len(moves) > 1:
        yield together(*moves)


def _struck(scene: Scene[Sight], state: State) -> Iterator[str]:
    """A player, and what the card takes there."""
    for action in scene.seen["options"]:
        there = _after(scene, state, action)
        if there is not None:
            yield from (
                together(action, what) for what in _options(there) if what.split()[0] in STRUCK
            )
