"""Playing the game: seven rounds of eight phases."""

from __future__ import annotations

from typing import Final

from signoria.games.florenza.news.rounds import RoundBegins
from signoria.games.florenza.rules.artworks import Artworks
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import ROUNDS
from signoria.games.florenza.rules.economy import EconomicActivities
from signoria.games.florenza.rules.end_of_round import EndOfRound
from signoria.games.florenza.rules.ghost import (
    GhostBishop,
    GhostCaptain,
    GhostEndOfRound,
    GhostIncome,
    KinsmenAndGhosts,
)
from signoria.games.florenza.rules.income import CollectIncome
from signoria.games.florenza.rules.kinsmen import Kinsmen
from signoria.games.florenza.rules.layout import PRESTIGE
from signoria.games.florenza.rules.offices import Bishop, CaptainOfThePeople
from signoria.games.florenza.rules.scoring import tell_scoring
from signoria.games.florenza.rules.turn_order import TurnOrder, track
from signoria.kernel.steps import DONE, Step, Steps, in_order


class Round(Step[Board]):
    """Playing the game: seven rounds, each of eight phases in order."""

    def run(self, state: Board) -> Steps:
        if state.round > ROUNDS:
            if state.news is not None:
                tell_scoring(state)
            return DONE
        if state.news is not None:
            state.news.append(RoundBegins(int(state.round), track(state, PRESTIGE)))
        if state.families > state.seats:
            return ROUND_WITH_GHOSTS
        return ROUND


ROUND: Final = in_order(
    CollectIncome(),
    CaptainOfThePeople(),
    Bishop(),
    Kinsmen(0),
    EconomicActivities(),
    Artworks(),
    TurnOrder(),
    EndOfRound(),
    Round(),
)
ROUND_WITH_GHOSTS: Final = in_order(
    CollectIncome(),
    GhostIncome(),
    CaptainOfThePeople(),
    GhostCaptain(),
    Bishop(),
    GhostBishop(),
    KinsmenAndGhosts(0),
    EconomicActivities(),
    Artworks(),
    TurnOrder(),
    EndOfRound(),
    GhostEndOfRound(),
    Round(),
)
