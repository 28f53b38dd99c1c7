"""Positions of Firenze as text, so that a test names only what it is about.

What a test does not name is empty; bricks and cards that lie nowhere are in the pouch and in the
deck, so that every position has all the pieces of the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from signoria.games.firenze.rules.game import GAME

BOX = GAME.box
COLOURS = BOX["bricks.colours"]
HEIGHTS = BOX["heights.all"]
BRICKS = dict(zip(COLOURS, BOX["bricks.counts"], strict=True))
CARDS = {path.split(".")[1] for path in BOX.values if path.startswith("cards.")}
CARD_COUNT = {name: BOX[f"cards.{name}.count"] for name in CARDS}
THOMAS, HOLGER, DANIELA, RICCARDA = range(4)

PHASES = (
    "ChooseCard",
    "ExchangeBricks",
    "BuildTowers",
    "TearDown",
    "FulfilCommissions",
    "CheckLimits",
    "NextTurn",
)
CHOOSE, EXCHANGE, BUILD, TEAR_DOWN, FULFIL, LIMITS, NEXT = (
    ", ".join(PHASES[first:]) for first in range(len(PHASES))
)
EXAMPLE_ROW = "wholesaler smuggler princess mason storehouse_fire saboteur"
LINES = [what for what, _ in GAME.scores(GAME.new(2))[0].lines]


def position(
    seats: int = 3,
    *,
    next: str,
    starter: int = 0,
    turn: int = 0,
    finisher: int = -1,
    closing: int = 0,
    reshuffles: str = "0 3",
    cheapest: int = 0,
    played: str = "",
    built: int = 0,
    fulfilled: int = 0,
    place: int = 0,
    due: int = 0,
    event: str = "-",
    bag: Mapping[str, int] | None = None,
    row: str = EXAMPLE_ROW,
    on_row: Mapping[int, str] | None = None,
    deck: str | None = None,
    start_deck: str = "",
    discards: str = "",
    churches: str = "",
    balconies: str = "- - - -",
    levels: str = "5 6 7 8",
    seals: Mapping[str, object] | None = None,
    store: Mapping[int, str] | None = None,
    towers: Mapping[int, str] | None = None,
    campanile: Mapping[int, str] | None = None,
    cards: Mapping[int, str] | None = None,
    points: Mapping[int, int] | None = None,
) -> Any:
    """A table by its text."""
    places = [*row.split(), *["-"] * 6][:6]
    bricks_on = [counted((on_row or {}).get(number, "")) for number in range(1, 7)]
    churches_ = [*churches.split(), *["-"] * 4][:4]
    stores = [counted((store or {}).get(seat, "")) for seat in range(seats)]
    sites = [(towers or {}).get(seat, "") for seat in range(seats)]
    piles = [(campanile or {}).get(seat, "") for seat in range(seats)]
    hands = [Counter((cards or {}).get(seat, "").split()) for seat in range(seats)]
    used = sum([*bricks_on, *stores, *map(in_towers, sites), *map(in_pile, piles)], Counter())
    pouch = {name: count - used[name] for name, count in BRICKS.items()} if bag is None else bag
    if deck is None:
        away = Counter(word for word in [*places, *churches_, event] if word != "-")
        away += sum(hands, Counter()) + Counter(discards.split()) + Counter(start_deck.split())
        left = Counter({name: count - away[name] for name, count in CARD_COUNT.items()})
    else:
        left = Counter(deck.split())
    covers = {f"{colour} {height}": "-" for colour in COLOURS for height in HEIGHTS}
    covers |= {space: str(seal) for space, seal in (seals or {}).items()}
    lines = [
        f"seats {seats}",
        f"starter {starter}",
        f"turn {turn}",
        f"finisher {finisher}",
        f"closing {closing}",
        f"reshuffles {reshuffles}",
        f"cheapest {cheapest}",
        f"played {played}",
        f"built {built}",
        f"fulfilled {fulfilled}",
        f"place {place}",
        f"due {due}",
        "least 0",
        "wanted -",
        "playing -",
        "target 0",
        f"event {event}",
        "shielded 0",
        f"bag {by_colour(Counter(pouch))}",
        f"start_deck {as_cards(Counter(start_deck.split()))}",
        f"deck {as_cards(left)}",
        f"discards {as_cards(Counter(discards.split()))}",
        *(
            f"row:{number + 1} {places[number]} {by_colour(bricks_on[number])}"
            for number in range(6)
        ),
        f"churches {' '.join(churches_)}",
        f"balconies {balconies}",
        f"levels {levels}",
        *(
            f"seals:{colour} {' '.join(covers[f'{colour} {height}'] for height in HEIGHTS)}"
            for colour in COLOURS
        ),
    ]
    for seat in range(seats):
        scored = [(points or {}).get(seat, 0), *[0] * (len(LINES) - 1)]
        lines += [
            f"store:{seat} {by_colour(stores[seat])}",
            f"towers:{seat} {sites[seat]}",
            f"campanile:{seat} {piles[seat]}",
            f"cards:{seat} {as_cards(hands[seat])}",
            f"points:{seat} {' '.join(map(str, scored))}",
        ]
    return GAME.position("; ".join([*lines, f"next {next}"]))


def counted(text: str) -> Counter[str]:
    """``3 white 1 blue`` as counts."""
    words = text.split()
    return Counter(dict(zip(words[1::2], map(int, words[::2]), strict=True)))


def by_colour(counts: Counter[str]) -> str:
    """``3 0 0 0 1 0``."""
    return " ".join(str(counts[colour]) for colour in COLOURS)


def as_cards(counts: Counter[str]) -> str:
    """``mason=2 spy=1``."""
    return " ".join(f"{name}={count}" for name, count in sorted(counts.items()) if count)


def in_towers(text: str) -> Counter[str]:
    """The bricks of ``white4 red3*``."""
    found: Counter[str] = Counter()
    for word in text.replace("*", "").split():
        colour = word.rstrip("0123456789")
        found[colour] += int(word.removeprefix(colour))
    return found


def in_pile(text: str) -> Counter[str]:
    """The bricks of a Campanile, ``red blue *``."""
    return Counter(word for word in text.split() if word != "*")


def play(state: Any, *lines: str) -> Any:
    """Say all that, in order."""
    for line in lines:
        state.play(line)
    return state


def texts(state: Any) -> list[str]:
    """The options in words."""
    return [action.text for action in state.options()]


def said(state: Any, verb: str) -> list[str]:
    """What can be said after a verb."""
    return [text.removeprefix(f"{verb} ") for text in texts(state) if text.split()[0] == verb]


def step(state: Any) -> str:
    """The step that asks."""
    return str(state).rpartition("next ")[2].split(",")[0]


def seen(state: Any, seat: int | None = None) -> dict[str, Any]:
    """What a seat, or a spectator, sees."""
    return GAME.observe(state, seat)


def player(state: Any, seat: int) -> dict[str, Any]:
    """A player's place as the player sees it."""
    return GAME.observe(state, seat)["players"][seat]


def store(state: Any, seat: int) -> dict[str, int]:
    """The bricks in a storehouse."""
    return {name: count for name, count in player(state, seat)["storehouse"].items() if count}


def towers(state: Any, seat: int) -> list[str]:
    """``white4``: the towers on a construction site."""
    return [f"{one['colour']}{one['height']}" for one in player(state, seat)["towers"]]


def pile(state: Any, seat: int) -> list[str]:
    """The bricks of a Campanile from the ground."""
    return player(state, seat)["campanile"]["bricks"]


def cards(state: Any, seat: int) -> dict[str, int]:
    """Hand and buildings."""
    return player(state, seat)["hand"] | player(state, seat)["buildings"]


def bag(state: Any) -> Counter[str]:
    """The bricks in the pouch."""
    return Counter(seen(state)["bag"])


def row(state: Any) -> list[str | None]:
    """The cards of the row."""
    return [one and one["card"] for one in seen(state)["row"]]


def on_card(state: Any, place: int) -> dict[str, int]:
    """The bricks on a card of the row."""
    return {name: count for name, count in seen(state)["row"][place - 1]["bricks"].items() if count}


def discards(state: Any) -> dict[str, int]:
    """The discard pile."""
    return seen(state)["discards"]


def prestige(state: Any) -> list[int]:
    """Where the prestige markers stand."""
    return [one["prestige"] for one in seen(state)["players"]]


def line(state: Any, seat: int, what: str) -> int:
    """One line of a score sheet."""
    return dict(GAME.scores(state)[seat].lines)[what]


def commission(state: Any, space: str) -> dict[str, Any]:
    """A commission of the board, ``green 5``."""
    colour, height = space.split()
    tower = seen(state)["towers"][COLOURS.index(colour)]
    return tower["commissions"][HEIGHTS.index(int(height))]


def points_of(space: str) -> int:
    """The printed points of a commission."""
    colour, height = space.split()
    return BOX[f"commissions.{colour}.{height}"]


def reveal(state: Any, card: str, *bricks: str) -> Any:
    """Fill up the row."""
    return play(state, f"reveal {card}", *(f"draw {colour}" for colour in bricks))


def taking(card: str, **more: Any) -> Any:
    """A table where Thomas takes that card from the leftmost place, free of charge."""
    others = ["smuggler", "princess", "mason", "botch", "saboteur"]
    cards_ = [card, *[other for other in others if other != card], "wholesaler"][:6]
    return play(position(3, row=" ".join(cards_), next=CHOOSE, **more), "take 1")


def go_on(state: Any, seat: int | None = None, words: Sequence[str] = ("pass",)) -> Any:
    """Until it is another's turn, or the end: chance takes the first outcome, players pass."""
    turn = seen(state)["turn"] if seat is None else seat
    while state.actor() != -2 and seen(state)["turn"] == turn:
        options = state.options()
        passing = [action for action in options if action.text in words]
        state.apply((passing or options)[0])
    return state
