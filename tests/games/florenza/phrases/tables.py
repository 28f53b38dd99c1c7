"""Tables of Florenza to look at: played by chance, or set up for one question."""

from __future__ import annotations

from typing import Any

import signoria
from signoria.faces.terminal.choices import choices_of
from signoria.kernel.news import preview
from tests.games.florenza.rules.positions import REST_OF_ROUND, goods, position

GAME = signoria.load("florenza")
NAMES = ["Adam", "Bea", "Carlo", "Dora", "Enzo"]
ARTISTS = "leonardo_da_vinci:3 gian_lorenzo_bernini:2 bernardo_di_chiaravalle:3 giordano_bruno:4"


def random_table(seats: int, seed: int = 7, **options: str) -> signoria.Table:
    """A game that nobody thinks about."""
    players = ["random"] * seats
    return signoria.Table(GAME, players, seed=seed, names=NAMES[:seats], options=options)


def played_until(seats: int, round: int, step: str, **options: str) -> Any:
    """The first moment in a round at which somebody is asked for a step."""
    table = random_table(seats, **options)
    while not table.is_over:
        seen = GAME.observe(table.state, None)
        if seen["actor"] >= 0 and seen["round"] >= round and seen["step"].startswith(step):
            break
        table.step()
    return table.state


def finished(seats: int, **options: str) -> Any:
    """The end of a game."""
    table = random_table(seats, **options)
    table.run()
    return table.state


def placing(**more: Any) -> Any:
    """Adam places kinsmen; Bea has a Fabbro, Adam a Picconiere and a Casa."""
    adam = {
        "income": 3,
        "fiorini": 150,
        "goods": goods(marble=2, wood=1),
        "workshops": "picconiere:built:- casa:built:-",
        **more.pop("adam", {}),
    }
    bea = {"income": 2, "workshops": "fabbro:built:- cava:built:1", **more.pop("bea", {})}
    state = {
        "characters": ARTISTS,
        "fortune": "gattamelata:- duca_d_alba:1",
        "next": f"PlaceKinsman 0, Kinsmen 1, {REST_OF_ROUND}",
        "f0": adam,
        "f1": bea,
        **more,
    }
    return position(2, **state)


def seen_by_asked(state: Any) -> dict[str, Any]:
    """What the asked seat sees; a spectator's sight when nobody is asked."""
    actor = int(state.actor())
    return GAME.observe(state, None if actor < 0 else actor)


def choice(words: Any, state: Any, action: str) -> Any:
    """One option of whoever is asked, as the terminal shows it."""
    found = choices_of(words, GAME, state, int(state.actor()))
    return next(each for each in found if each.action == action)


def consequence(words: Any, state: Any, action: str) -> str:
    """What an option of whoever is asked would do."""
    shown = preview(state, GAME.words.worded(action), int(state.actor()))
    return str(words.consequence(shown, NAMES[: int(state.seats)]))


def warnings(words: Any, state: Any, seat: int | None = None) -> list[str]:
    """What a seat should not overlook; else whoever is asked."""
    who = int(state.actor()) if seat is None else seat
    return list(words.warn(GAME.warnings(state, who), NAMES[: int(state.seats)]))


def why_not(words: Any, state: Any, action: str) -> str:
    """Why something is not possible for whoever is asked."""
    why = state.why_not(GAME.words.worded(action))
    return str(words.because(why, NAMES[: int(state.seats)]))
