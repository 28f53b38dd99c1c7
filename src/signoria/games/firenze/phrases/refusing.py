"""Why something is not possible in Firenze: short clauses for what the rules answer."""

from __future__ import annotations

from typing import assert_never, cast

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.firenze.news import Reasons, reasons
from signoria.games.firenze.phrases.cards import card_name
from signoria.games.firenze.phrases.names import brick_colour, space_name, standing_name
from signoria.kernel.news import NotAsked, Reason


def because(language: Language, why: Reason, names: Names) -> str:
    """Why not."""
    reason = cast("Reasons", why)
    say = language.say
    match reason:
        case NotAsked():
            return say("it is not possible now")
        case reasons.MustChoose():
            return say("you must choose one of these")
        case reasons.FinishFirst():
            return say("first what you have begun must come to an end")
        case reasons.OtherPhase(verb):
            return _another_phase(language, verb)
        case (
            reasons.NoCardThere()
            | reasons.NotInHand()
            | reasons.PlayedAlready()
            | reasons.TooLate()
            | reasons.NoUse()
            | reasons.NotYourTurn()
            | reasons.NotYourCard()
            | reasons.CelebrationsStay()
            | reasons.OnlyCelebrations()
            | reasons.OrderOfCards()
        ):
            return _card(language, reason)
        case (
            reasons.TooDear()
            | reasons.NoBrick()
            | reasons.TheyHaveNone()
            | reasons.SameColour()
            | reasons.OrderOfColours()
            | reasons.PayElsewhere()
            | reasons.NotOnCard()
            | reasons.RowIsBare()
            | reasons.AllBuilt()
            | reasons.CannotPay()
        ):
            return _bricks(language, reason, names)
        case _:
            return _board(language, reason, names)


def _another_phase(language: Language, verb: str) -> str:
    say = language.say
    match verb:
        case "take":
            return say("a card is chosen at the start of your turn")
        case "exchange":
            return say("bricks are exchanged after choosing a card, once a turn")
        case "fulfil":
            return say("commissions are fulfilled after building")
        case "swap":
            return say("bricks of the row are for an exchange, or for the Wholesaler")
        case "pay":
            return say("nothing is to be paid on the cards of the row now")
        case "give":
            return say("no brick is due now")
        case "discard":
            return say("cards are discarded at the end of a turn, beyond the limit")
    return say("building comes after the exchange")


def _card(
    language: Language,
    reason: reasons.NoCardThere
    | reasons.NotInHand
    | reasons.PlayedAlready
    | reasons.TooLate
    | reasons.NoUse
    | reasons.NotYourTurn
    | reasons.NotYourCard
    | reasons.CelebrationsStay
    | reasons.OnlyCelebrations
    | reasons.OrderOfCards,
) -> str:
    say = language.say
    match reason:
        case reasons.NoCardThere(place):
            return say("there is no card {place}", place=place)
        case reasons.NotInHand():
            return say("it is not in your hand")
        case reasons.PlayedAlready():
            return say("one of that name was played this turn")
        case reasons.TooLate("princess"):
            return say("it is played before you choose a card")
        case reasons.TooLate("mason"):
            return say("it is played before the construction costs are paid")
        case reasons.TooLate():
            return say("it is played before the limits are checked")
        case reasons.NoUse(card):
            return say("{card} could do nothing now", card=card_name(language, card))
        case reasons.NotYourTurn():
            return say("personnel is played in your own turn")
        case reasons.NotYourCard():
            return say("you do not have that card")
        case reasons.CelebrationsStay():
            return say("celebrations stay; only a Patrician discards them")
        case reasons.OnlyCelebrations():
            return say("the Patrician discards celebrations only")
        case reasons.OrderOfCards():
            return say("cards are discarded in one order, personnel first: undo to begin again")
        case _:
            assert_never(reason)


def _bricks(
    language: Language,
    reason: reasons.TooDear
    | reasons.NoBrick
    | reasons.TheyHaveNone
    | reasons.SameColour
    | reasons.OrderOfColours
    | reasons.PayElsewhere
    | reasons.NotOnCard
    | reasons.RowIsBare
    | reasons.AllBuilt
    | reasons.CannotPay,
    names: Names,
) -> str:
    say = language.say
    match reason:
        case reasons.TooDear(price, have):
            return say("costs {price}, you have {have}", price=price, have=have)
        case reasons.NoBrick(colour):
            brick = brick_colour(language, colour)
            return say("no {colour} brick in your storehouse", colour=brick)
        case reasons.TheyHaveNone(seat, colour):
            brick = brick_colour(language, colour)
            return say("{name} has no {colour} brick", name=names[seat], colour=brick)
        case reasons.SameColour():
            return say("a brick is swapped for one of another colour")
        case reasons.OrderOfColours():
            return say(
                "bricks are given in the order of the colours, from white to purple: "
                "undo to begin again"
            )
        case reasons.PayElsewhere(place):
            return say("the next brick goes onto card {place}", place=place)
        case reasons.NotOnCard(place):
            return say("no brick of that colour lies on card {place}", place=place)
        case reasons.RowIsBare():
            return say("no brick lies in the row")
        case reasons.AllBuilt(most):
            return language.plural(
                "you have built {number} brick, and no more are allowed",
                "you have built {number} bricks, and no more are allowed",
                most,
            )
        case reasons.CannotPay(price, left):
            return say(
                "another brick would cost {price}, and you would have {have} left",
                price=price,
                have=left,
            )
        case _:
            assert_never(reason)


def _board(
    language: Language,
    reason: reasons.SiteFull
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
    | reasons.OrderOfSpaces,
    names: Names,
) -> str:
    say = language.say
    match reason:
        case reasons.SiteFull():
            return say("there is no room for another tower")
        case reasons.NoTower(colour, height):
            tower = standing_name(language, colour, height)
            return say("you have no such tower: {tower}", tower=tower)
        case reasons.TheyHaveNoTower(seat, colour, height):
            tower = standing_name(language, colour, height)
            return say("{name} has no such tower: {tower}", name=names[seat], tower=tower)
        case reasons.NotTallest():
            return say("another tower of yours is taller")
        case reasons.LowerThanOthers(seat):
            return say("{name} does not have the tallest tower", name=names[seat])
        case reasons.NoCampanile():
            return say("the Campanile does not lie on a church space")
        case reasons.ColourThere():
            return say("your Campanile has that colour already")
        case reasons.CampanileIncomplete():
            return say("your Campanile does not have all colours yet")
        case reasons.Sealed(by):
            if by is None:
                return say("a neutral seal closes it")
            return say("{name} has fulfilled it", name=names[by])
        case reasons.BalconyFirst(balcony):
            return say("balcony {numeral} comes first", numeral=balcony)
        case reasons.NoSealLeft():
            return say("you have no seal left")
        case reasons.NothingFits(colour, height):
            return say(
                "no tower of yours is exactly that: {commission}",
                commission=space_name(language, colour, height),
            )
        case reasons.BalconyThere(balcony):
            return say("balcony {numeral} lies there", numeral=balcony)
        case reasons.OrderOfSpaces():
            return say("the seals go from white to purple: undo to begin again")
        case _:
            assert_never(reason)
