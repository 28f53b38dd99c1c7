"""Why an action is not possible now: short clauses for what the rules answer."""

from __future__ import annotations

from typing import assert_never, cast

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza.news import reasons
from signoria.games.florenza.phrases.amounts import amount, amounts
from signoria.games.florenza.phrases.goods import good_name
from signoria.games.florenza.phrases.names import (
    artist_name,
    artwork_name,
    character_name,
    whose,
)
from signoria.kernel.news import NotAsked, Reason


def because(language: Language, reason: Reason, names: Names) -> str:
    """The clause."""
    why = cast("reasons.Why", reason)
    say = language.say
    match why:
        case NotAsked():
            return say("that is not what is asked now")
        case reasons.NoWorkshop():
            return say("there is no workshop")
        case reasons.Occupied():
            return say("occupied by {name}", name=whose(language, why.family, names))
        case reasons.PaysByItself():
            return say("it pays by itself in phase 1")
        case reasons.NotThisRound():
            return say("it cannot be used this round")
        case reasons.MarkerTooLow():
            return say(
                "it costs {price}, and your marker is at {lowest}",
                price=amount(language, "prestige", why.price),
                lowest=why.marker,
            )
        case reasons.NoTileLeft():
            return say("no tile of it is left")
        case reasons.SameSpace():
            return say("another family has it on the same space")
        case reasons.NoFreeSpace():
            return say("your district has no free space")
        case reasons.CompletedBy():
            return say("completed by {name}", name=whose(language, why.family, names))
        case reasons.NoCrest():
            return say("you have no crest left for it")
        case reasons.CharityThisRound():
            return say("you gave charity there this round")
        case reasons.NotInFlorenza():
            name = character_name(language, why.character)
            return say("{character} is not in Florenza", character=name)
        case reasons.HeldBy():
            return say("detained by {name}", name=whose(language, why.family, names))
        case reasons.TakenThisRound():
            name = character_name(language, why.character)
            return say("{character} is taken for this round", character=name)
        case reasons.TooDear():
            return say("costs {price}, you have {have}", price=why.price, have=why.have)
        case reasons.CannotPay():
            return say(
                "costs {cost}, you lack {lack}",
                cost=amounts(language, dict(why.cost)),
                lack=amounts(language, dict(why.lack)),
            )
        case reasons.NothingToLose():
            return say("your marker can go no lower, so he takes nothing from you")
        case reasons.KinsmanThere():
            return say("your kinsman is there already")
        case reasons.NotInThisGame():
            return say("he is not in this game")
        case reasons.ClosedByGhost():
            return say("a Ghost has hired him this round")
        case reasons.SkillNotWanted():
            work = artwork_name(why.artwork)
            if why.artist is None:
                return say("{artwork} does not take it", artwork=work)
            return say("{artwork} does not take his skill", artwork=work)
        case reasons.SkillMissing():
            artist = artist_name(language, why.artist)
            return say("{artist} does not have that skill", artist=artist)
        case reasons.NoResource():
            return say("you have no {good}", good=good_name(language, why.resource))
        case reasons.InThisOrder():
            kinds = ", ".join(good_name(language, good) for good in why.resources)
            return say("the two are named in this order: {kinds}", kinds=kinds)
        case reasons.OfAnotherKind():
            return say("it must be of another kind")
        case reasons.NoKinsmanThere():
            return say("you have no kinsman there")
        case reasons.NothingBetter():
            return say("there is nothing better to win with it")
        case reasons.NotRolled():
            return say("it was not rolled")
        case reasons.TooMuch():
            return say("so much cannot be paid here")
        case reasons.NoneLeft():
            return say("you have none of these left for it")
        case _:
            assert_never(why)
