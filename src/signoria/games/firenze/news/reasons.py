"""Why something is not possible in Firenze."""

from __future__ import annotations

from signoria.kernel.news import Reason


class OtherPhase(Reason):
    """That is asked for at another time: ``take``, ``exchange``, ``build``, ``fulfil``, ``swap``,
    ``pay``, ``give`` or ``discard``.
    """

    verb: str


class MustChoose(Reason):
    """One cannot pass here."""


# Cards


class NoCardThere(Reason):
    """The row is shorter."""

    place: int


class TooDear(Reason):
    """Fewer bricks than it costs."""

    price: int
    have: int


class NotInHand(Reason):
    """No such personnel card."""


class PlayedAlready(Reason):
    """One of that name this turn."""


class TooLate(Reason):
    """The Princess, after a card was chosen; the Mason, after the construction costs."""

    card: str


class NoUse(Reason):
    """Nothing would happen."""

    card: str


class NotYourTurn(Reason):
    """Personnel is for one's own turn."""


class FinishFirst(Reason):
    """Something else has begun that must come to its end."""


class NotYourCard(Reason):
    """No such card to discard."""


class CelebrationsStay(Reason):
    """They do not go at the card limit."""


class OnlyCelebrations(Reason):
    """The Patrician discards nothing else."""


class OrderOfCards(Reason):
    """Cards are discarded in one order, so that a choice has one spelling."""


# Bricks


class NoBrick(Reason):
    """None of that colour in one's storehouse."""

    colour: str


class TheyHaveNone(Reason):
    """None of that colour in somebody's storehouse."""

    seat: int
    colour: str


class SameColour(Reason):
    """A swap is of two different colours."""


class OrderOfColours(Reason):
    """Bricks are given in one order, so that a payment has one spelling."""


class PayElsewhere(Reason):
    """The next brick goes onto another card."""

    place: int


class NotOnCard(Reason):
    """No such brick on a card of the row."""

    place: int


class RowIsBare(Reason):
    """No brick lies in the row at all."""


# Towers and commissions


class AllBuilt(Reason):
    """So many bricks a turn, and no more."""

    most: int


class CannotPay(Reason):
    """The construction costs with one more brick, and what would be left to pay them."""

    price: int
    left: int


class SiteFull(Reason):
    """No room for another tower."""


class NoTower(Reason):
    """Of that colour and height: nobody can raise it, or take its top brick."""

    colour: str | None
    height: int


class TheyHaveNoTower(Reason):
    """Somebody else has no tower of that colour and height."""

    seat: int
    colour: str | None
    height: int


class NotTallest(Reason):
    """Another tower of the same player is taller."""


class LowerThanOthers(Reason):
    """Somebody has a taller tower than that seat: the Monument is not for it."""

    seat: int


class NoCampanile(Reason):
    """Its card does not lie on a church space."""


class ColourThere(Reason):
    """One's Campanile has that colour."""


class CampanileIncomplete(Reason):
    """Not all colours yet."""


class Sealed(Reason):
    """A seal covers the commission: somebody's, or a neutral one."""

    by: int | None


class BalconyFirst(Reason):
    """A lower numeral is still open."""

    balcony: str


class NoSealLeft(Reason):
    """All are placed."""


class NothingFits(Reason):
    """No tower of exactly that colour and height."""

    colour: str
    height: int


class BalconyThere(Reason):
    """Neutral seals do not lie on balconies."""

    balcony: str


class OrderOfSpaces(Reason):
    """Neutral seals are placed from white to purple, so that a choice has one spelling."""
