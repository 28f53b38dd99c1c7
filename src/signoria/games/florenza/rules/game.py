"""The folder's door: the game as others see it."""

from __future__ import annotations

from typing import Final

from signoria._compat import i64
from signoria.games.florenza.rules import (
    artist_prestige,
    artworks,
    charity,
    draws,
    economy,
    encoding,
    end_of_round,
    ghost,
    ghost_actions,
    ghost_artworks,
    ghost_setup,
    habits,
    hire_artist,
    income,
    judgement,
    kinsmen,
    length,
    market,
    no_die,
    offices,
    other_activities,
    outlook,
    positions,
    round,
    scoring,
    setup,
    sight,
    turn_order,
)
from signoria.games.florenza.rules.board import Board
from signoria.games.florenza.rules.box import (
    BOX,
    DIFFICULTIES,
    LEAST_SEATS,
    MOST_GHOSTS,
    MOST_SEATS,
)
from signoria.games.florenza.rules.value import BREADTH, HORIZON
from signoria.games.florenza.rules.words import WORDS
from signoria.games.florenza.sights import Sight
from signoria.kernel.actions import Action
from signoria.kernel.chance import Rng
from signoria.kernel.fields import Field
from signoria.kernel.game import NO, YES, Game, ScoreSheet, Variant
from signoria.kernel.news import Fact
from signoria.kernel.position import Description

NO_DIE: Final = "no_die"
GHOSTS: Final = "ghosts"
AND: Final = "+"


class Florenza(Game[Board]):
    """Florenza, X Anniversary."""

    def __init__(self) -> None:
        self.name = "florenza"
        self.title = "Florenza"
        self.rules = BOX.rules
        self.has_secrets = True
        self.seats = range(LEAST_SEATS, MOST_SEATS + 1)
        self.variants = {
            GHOSTS: Variant(GHOSTS, _ghosts(), range(1, 2)),
            NO_DIE: Variant(NO_DIE, [NO, YES], range(LEAST_SEATS, MOST_SEATS + 1)),
        }
        self.words = WORDS
        self.box = BOX
        self.horizon = HORIZON
        self.breadth = BREADTH
        self.habits = habits.HABITS
        self.moments = habits.MOMENTS
        self.steps = {
            "DrawCharacters": draws.DrawCharacters,
            "RevealCaptains": setup.RevealCaptains,
            "DrawTurnOrder": setup.DrawTurnOrder,
            "StartingWorkshop": setup.StartingWorkshop,
            "GhostStartingWorkshop": ghost_setup.GhostStartingWorkshop,
            "Round": round.Round,
            "CollectIncome": income.CollectIncome,
            "ThirdResource": income.ThirdResource,
            "RollThirdResource": income.RollThirdResource,
            "HoldingsIncome": income.HoldingsIncome,
            "GhostIncome": ghost.GhostIncome,
            "CaptainOfThePeople": offices.CaptainOfThePeople,
            "GhostCaptain": ghost.GhostCaptain,
            "Bishop": offices.Bishop,
            "GhostBishop": ghost.GhostBishop,
            "Kinsmen": kinsmen.Kinsmen,
            "PlaceKinsman": kinsmen.PlaceKinsman,
            "HireArtist": hire_artist.HireArtist,
            "ExchangeResource": charity.ExchangeResource,
            "TakeInExchange": charity.TakeInExchange,
            "KinsmenAndGhosts": ghost.KinsmenAndGhosts,
            "GhostTurn": ghost.GhostTurn,
            "GhostOperates": ghost_actions.GhostOperates,
            "GhostBuilds": ghost_actions.GhostBuilds,
            "GhostDistrictArtwork": ghost_artworks.GhostDistrictArtwork,
            "GhostCityArtwork": ghost_artworks.GhostCityArtwork,
            "GhostHiresCaptain": ghost_actions.GhostHiresCaptain,
            "GhostGainsInfluence": ghost_actions.GhostGainsInfluence,
            "ClearActionTable": ghost.ClearActionTable,
            "EconomicActivities": economy.EconomicActivities,
            "DistrictActivities": economy.DistrictActivities,
            "Construction": economy.Construction,
            "Sale": economy.Sale,
            "Production": economy.Production,
            "OtherActivities": other_activities.OtherActivities,
            "ResourceOfYourChoice": other_activities.ResourceOfYourChoice,
            "SellAtMarket": market.SellAtMarket,
            "BuyAtMarket": market.BuyAtMarket,
            "TradeAtMarket": market.TradeAtMarket,
            "GiveAnother": market.GiveAnother,
            "TakeAtMarket": market.TakeAtMarket,
            "Artworks": artworks.Artworks,
            "CompleteArtworks": artworks.CompleteArtworks,
            "ChooseSkill": artworks.ChooseSkill,
            "RollForPrestige": artist_prestige.RollForPrestige,
            "FavorOfTheMuse": artist_prestige.FavorOfTheMuse,
            "ChooseResult": artist_prestige.ChooseResult,
            "PayIncentive": no_die.PayIncentive,
            "PlaceCrest": artworks.PlaceCrest,
            "TurnOrder": turn_order.TurnOrder,
            "EndOfRound": end_of_round.EndOfRound,
            "GhostEndOfRound": ghost.GhostEndOfRound,
        }

    def start(self, seats: int, options: dict[str, str], news: list[Fact] | None) -> Board:
        ghosts: list[int] = []
        if seats == 1:
            ghosts = [DIFFICULTIES.index(name) for name in options[GHOSTS].split(AND)]
        return setup.new_game(seats, ghosts, options[NO_DIE] == YES, news)

    def board(self, described: Description) -> Board:
        return positions.read_board(described)

    def observe(self, state: Board, seat: int | None) -> Sight:
        return sight.observe(state, seat)

    def warnings(self, state: Board, seat: int) -> list[Fact]:
        return outlook.warnings(state, seat)

    def imagine(self, state: Board, seat: int, rng: Rng) -> Board:
        return state.copy()

    def fields_of_table(self, seats: int) -> list[Field]:
        return encoding.fields(seats)

    def most_actions(self, seats: int) -> int:
        return length.most_actions(seats)

    def scores(self, state: Board) -> list[ScoreSheet]:
        return scoring.score_sheets(state)

    def scores_seen(self, state: Board, seat: int | None) -> list[ScoreSheet]:
        return scoring.score_sheets_seen(state, -1 if seat is None else seat)

    def turn_order(self, state: Board) -> list[int]:
        return turn_order.turn_order(state)

    def winners(self, state: Board) -> list[int]:
        return scoring.winners(state)

    def value(self, state: Board, seat: i64) -> float:
        return judgement.value(state, seat)

    def habit(self, state: Board, action: Action) -> i64:
        return habits.habit(state, action)

    def moment(self, state: Board) -> i64:
        return habits.moment(state)

    def leanings(self) -> list[list[float]]:
        return habits.leanings()


def _ghosts() -> list[str]:
    """``easy`` to ``masterpiece+masterpiece+…``: each Ghost's difficulty, the easiest first."""
    found: list[str] = []
    rows: list[list[int]] = [[]]
    for _ in range(MOST_GHOSTS):
        longer: list[list[int]] = []
        for row in rows:
            for difficulty in range(row[-1] if row else 0, len(DIFFICULTIES)):
                longer.append([*row, difficulty])
        rows = longer
        found += [AND.join([DIFFICULTIES[one] for one in row]) for row in rows]
    return found


GAME: Final = Florenza()
