"""What can happen in Firenze, why something cannot, and what should not be overlooked.

Every card was taken from the open row and is played face up, so no fact is secret; only hands are,
until the final scoring shows them.
"""

from __future__ import annotations

from signoria.games.firenze.news import building, cards, reasons, row, warnings
from signoria.kernel.news import Chose, Dealt, NotAsked

News = (
    Chose
    | Dealt
    | row.StarterDrawn
    | row.StarterNamed
    | row.CommissionClosed
    | row.TableSet
    | row.TurnBegins
    | row.CardChosen
    | row.BrickPaid
    | row.CardTaken
    | row.PutUp
    | row.SecondBuilding
    | row.ChurchPlaced
    | row.NoChurchSpace
    | row.MonumentKept
    | row.MonumentGiven
    | row.RowSlid
    | row.Reshuffled
    | row.LastRound
    | row.CardRevealed
    | cards.PersonnelPlayed
    | cards.TargetChosen
    | cards.BrickWanted
    | cards.SwappedInRow
    | cards.SwappedWith
    | cards.BrickSpied
    | cards.TopBrickLost
    | cards.CardDiscarded
    | cards.Spared
    | cards.Endured
    | cards.BricksDue
    | cards.BricksLost
    | cards.BrickReturned
    | cards.BrickHandedOver
    | building.ExchangeBegun
    | building.Exchanged
    | building.BrickLaid
    | building.Built
    | building.Abandoned
    | building.TornDown
    | building.Fulfilled
    | building.CampanileCompleted
    | building.LevelBonus
    | building.ChurchPaid
    | building.LastSealPlaced
    | building.FlagPasses
    | building.TowersStay
    | building.ScoringBegins
    | building.MajorityPaid
    | building.CelebrationPaid
)

Reasons = (
    NotAsked
    | reasons.OtherPhase
    | reasons.MustChoose
    | reasons.NoCardThere
    | reasons.TooDear
    | reasons.NotInHand
    | reasons.PlayedAlready
    | reasons.TooLate
    | reasons.NoUse
    | reasons.NotYourTurn
    | reasons.FinishFirst
    | reasons.NotYourCard
    | reasons.CelebrationsStay
    | reasons.OnlyCelebrations
    | reasons.OrderOfCards
    | reasons.NoBrick
    | reasons.TheyHaveNone
    | reasons.SameColour
    | reasons.OrderOfColours
    | reasons.PayElsewhere
    | reasons.NotOnCard
    | reasons.RowIsBare
    | reasons.AllBuilt
    | reasons.CannotPay
    | reasons.SiteFull
    | reasons.NoTower
    | reasons.TheyHaveNoTower
    | reasons.NotTallest
    | reasons.LowerThanOthers
    | reasons.NoCampanile
    | reasons.ColourThere
    | reasons.CampanileIncomplete
    | reasons.Sealed
    | reasons.BalconyFirst
    | reasons.NoSealLeft
    | reasons.NothingFits
    | reasons.BalconyThere
    | reasons.OrderOfSpaces
)

Warnings = (
    warnings.LastTurn
    | warnings.RoundIsLast
    | warnings.OneSealLeft
    | warnings.MustGrow
    | warnings.Doomed
    | warnings.FullyGrown
    | warnings.TooManyBricks
    | warnings.TooManyCards
)
