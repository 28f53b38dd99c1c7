"""What happened, in sentences: one fact after the other, as the rules told them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from signoria.faces.phrases.kinds import Names, Said
from signoria.faces.phrases.language import Language
from signoria.games.florenza.news import News, artworks, economy, ghosts, income, kinsmen, rounds
from signoria.games.florenza.news.goods import Goods
from signoria.games.florenza.phrases import telling_artworks as of_artworks
from signoria.games.florenza.phrases import telling_economy as of_economy
from signoria.games.florenza.phrases import telling_ghosts as of_ghosts
from signoria.games.florenza.phrases import telling_kinsmen as of_kinsmen
from signoria.games.florenza.phrases import telling_rounds as of_rounds
from signoria.games.florenza.phrases.names import TOKENS_LINE
from signoria.kernel.news import Chose, Dealt, Fact


def tell(language: Language, facts: Sequence[Fact], names: Names) -> list[Said]:
    """The sentences of one move; none while a deed of several moves is still under way."""
    teller = Teller(language, names)
    for fact in facts:
        if not isinstance(fact, economy.Produced):
            teller.end_production()
        teller.hear(cast("News", fact))
    teller.end_production()
    return teller.told


class Teller:
    """Listens to the facts of one move; what belongs together becomes one sentence."""

    def __init__(self, language: Language, names: Names) -> None:
        self.language = language
        self.names = names
        self.told: list[Said] = []
        self.received: dict[int, list[Goods]] = {}  # income by family
        self.produced: dict[int, list[economy.Produced]] = {}  # in one go, by family
        self.scored: list[tuple[str, int]] = []  # lines of the family that is counted

    def say(self, family: int | None, sentence: str) -> None:
        """A sentence about a family, or about nobody; Ghosts are no seats."""
        if sentence:
            is_seat = family is not None and family < len(self.names)
            self.told.append(Said(family if is_seat else None, sentence))

    def end_production(self) -> None:
        """Productions without anything between them are one sentence a family."""
        for family, facts in self.produced.items():
            self.say(family, of_economy.produced(self.language, facts, self.names))
        self.produced.clear()

    def hear(self, fact: News) -> None:
        """One fact: most have a sentence of their own."""
        language, names = self.language, self.names
        match fact:
            case Chose() | Dealt():
                pass
            case rounds.RoundBegins() | rounds.PhaseBegins() | rounds.AllPlaced():
                pass
            # The setup, and rounds
            case rounds.CharactersCame():
                self.say(None, of_rounds.came(language, fact))
            case rounds.CharactersLeft():
                self.say(None, of_rounds.left(language, fact))
            case rounds.CaptainsRevealed():
                self.say(None, of_rounds.revealed(language, fact))
            case rounds.OrderDecided():
                self.say(None, of_rounds.order(language, fact, names))
            case rounds.Started():
                self.say(fact.family, of_rounds.started(language, fact, names))
            case rounds.RoundEnds():
                self.say(None, language.say("Round {number} ends.", number=fact.number))
            case rounds.CaptainElected():
                self.say(fact.family, of_rounds.captain(language, fact, names))
            case rounds.BishopElected():
                self.say(fact.family, of_rounds.bishop(language, fact, names))
            case rounds.BishopGone():
                self.say(None, language.say("There is no Bishop any more."))
            # Phases 1 to 3
            case income.ResourceChosen():
                self.say(fact.family, of_rounds.chosen(language, fact, names))
            case income.ResourceRolled():
                self.say(None, of_rounds.rolled(language, fact))
            case income.Income():
                self.received.setdefault(fact.family, []).append(fact.gains)
            case income.KinsmenReady():
                received = self.received.pop(fact.family, [])
                self.say(fact.family, of_rounds.ready(language, fact, received, names))
            case income.Detained():
                self.say(fact.family, of_rounds.detained(language, fact, names))
            case income.BishopActed():
                for sentence in of_rounds.bishop_acted(language, fact, names):
                    self.say(fact.family, sentence)
            # Phase 4
            case kinsmen.Operated():
                self.say(fact.family, of_kinsmen.operated(language, fact, names))
            case kinsmen.BuildingBegun():
                self.say(fact.family, of_kinsmen.begun(language, fact, names))
            case kinsmen.ArtworkBegun() | kinsmen.Outlook():
                pass  # an artwork is told with its artist
            case kinsmen.ArtistHired():
                self.say(fact.family, of_kinsmen.hired(language, fact, names))
            case kinsmen.CharityGiven():
                self.say(fact.family, of_kinsmen.charity(language, fact, names))
            case kinsmen.Exchanged():
                self.say(fact.family, of_kinsmen.exchanged(language, fact, names))
            case kinsmen.SentToMarket():
                self.say(fact.family, of_kinsmen.to_market(language, fact, names))
            case kinsmen.SentToBusiness():
                self.say(fact.family, of_kinsmen.to_business(language, fact, names))
            case kinsmen.CaptainHired():
                self.say(fact.family, of_kinsmen.captain(language, fact, names))
            # Phase 5
            case economy.Produced():
                self.produced.setdefault(fact.family, []).append(fact)
            case economy.Sold():
                self.say(fact.family, of_economy.sold(language, fact, names))
            case economy.SoldNothing():
                self.say(fact.family, of_economy.sold_nothing(language, fact, names))
            case economy.Built():
                self.say(fact.family, of_economy.built(language, fact, names))
            case economy.BuildingFailed():
                self.say(fact.family, of_economy.failed(language, fact, names))
            case economy.SoldAtMarket() | economy.BoughtAtMarket() | economy.TradedAtMarket():
                self.say(fact.family, of_economy.at_market(language, fact, names))
            case economy.BusinessCollected():
                self.say(fact.family, of_economy.collected(language, fact, names))
            case economy.CaptainPaid():
                self.say(fact.family, of_economy.captain(language, fact, names))
            case economy.ResourceGranted():
                self.say(fact.family, of_economy.granted(language, fact, names))
            # Phase 6
            case artworks.CompletionBegins():
                pass
            case artworks.ArtworkCompleted():
                self.say(fact.family, of_artworks.completed(language, fact, names))
            case artworks.ArtworkFailed():
                self.say(fact.family, of_artworks.failed(language, fact, names))
            case artworks.MuseAsked():
                self.say(fact.family, of_artworks.muse(language, fact, names))
            case artworks.ResultUsed():
                self.say(fact.family, of_artworks.result(language, fact, names))
            case artworks.ValueReached():
                self.say(fact.family, of_artworks.value(language, fact, names))
            case artworks.CrestPlaced():
                self.say(fact.family, of_artworks.crest(language, fact, names))
            case artworks.BuildingWhole():
                self.say(fact.family, of_artworks.whole(language, fact, names))
            # Ghosts
            case ghosts.GhostRolled() | ghosts.ActionTableCleared():
                pass  # the action tells more
            case ghosts.GhostOperated():
                self.say(fact.family, of_ghosts.operated(language, fact, names))
            case ghosts.GhostBuilt():
                self.say(fact.family, of_ghosts.built(language, fact, names))
            case ghosts.GhostCreated():
                self.say(fact.family, of_ghosts.created(language, fact, names))
            case ghosts.GhostHired():
                self.say(fact.family, of_ghosts.hired(language, fact, names))
            case ghosts.GhostGained():
                self.say(fact.family, of_ghosts.gained(language, fact, names))
            case ghosts.GhostIdle():
                self.say(fact.family, of_ghosts.idle(language, fact, names))
            # The end
            case rounds.ScoringBegins():
                pass
            case rounds.Scored():
                self.scored.append((fact.line, fact.points))
            case rounds.TokensCounted():
                self.scored.append((TOKENS_LINE, fact.points))
            case rounds.Total():
                self.say(fact.family, of_rounds.total(language, fact, self.scored, names))
                self.scored.clear()
            case _:
                assert_never(fact)
