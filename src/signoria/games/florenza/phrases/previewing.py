"""What an option would do: in a word or two, and in a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language, signed
from signoria.games.florenza.news import artworks, economy, kinsmen, rounds
from signoria.games.florenza.news.goods import Goods
from signoria.games.florenza.phrases import printed
from signoria.games.florenza.phrases.amounts import amount, amounts, gains, short
from signoria.games.florenza.phrases.names import whose
from signoria.kernel.news import Chose, Fact, Preview

TOO_DEAR = "!"
SILENT = ("pass", "visit", "give")  # what follows is not their doing


def result_of(preview: Preview) -> Fact | None:
    """What the option itself does: the first thing that it tells."""
    chosen, *facts = preview.facts
    assert isinstance(chosen, Chose)
    found = facts[0] if facts else None
    is_silent = chosen.action.partition(" ")[0] in SILENT
    return None if is_silent and not isinstance(found, artworks.ResultUsed) else found


# In a word or two


def gain(language: Language, preview: Preview) -> str:
    """``+2M −1PP``; an exclamation mark for what could not be paid as things stand."""
    fact = result_of(preview)
    match fact:
        case rounds.Started():
            return gains(language, _lost(fact.cost))
        case kinsmen.Operated():
            parts = (_lost(fact.takes), dict(fact.gives), {"prestige": -fact.price})
            return " ".join(text for part in parts if (text := gains(language, part)))
        case kinsmen.BuildingBegun():
            return _marked(gains(language, _lost(fact.cost)), fact.lack)
        case kinsmen.ArtworkBegun():
            return _marked(gains(language, dict(fact.gains)), fact.lack)
        case kinsmen.ArtistHired():
            most = short(language, "prestige", fact.most)
            return _marked(f"({signed(fact.least)}…{most})", fact.lack)
        case kinsmen.CharityGiven():
            return gains(language, {"fiorini": -fact.price, "kinsmen": fact.kinsmen})
        case kinsmen.CaptainHired():
            return f"({_lines(language, fact.captain)})"
        case artworks.CrestPlaced():
            return gains(language, printed.crest_income(fact.crest))
        case artworks.ResultUsed() | artworks.ValueReached():
            return gains(language, {"prestige": fact.prestige})
        case artworks.CompletionBegins():
            return gains(language, dict(fact.gains))
        case economy.BuildingFailed() | artworks.ArtworkFailed():
            return gains(language, {"prestige": -fact.lost})
        case economy.BoughtAtMarket() | artworks.MuseAsked():
            return gains(language, {"fiorini": -fact.fiorini})
        case economy.SoldAtMarket() | kinsmen.SentToBusiness() | economy.BusinessCollected():
            return gains(language, {"fiorini": fact.fiorini})
        case economy.Sold() | economy.Built() | economy.CaptainPaid() | economy.Produced():
            return gains(language, dict(fact.gains))
    return ""


def _lost(goods: Goods) -> dict[str, int]:
    return {name: -number for name, number in goods}


def _marked(text: str, lack: Goods) -> str:
    return f"{text} {TOO_DEAR}".strip() if lack else text


def _lines(language: Language, captain: str) -> str:
    """What he brings for money."""
    return " / ".join(
        f"{short(language, 'fiorini', fiorini)} {gains(language, gained)}"
        for fiorini, gained in printed.captain_lines(captain)[1:]
    )


# In a sentence


def consequence(language: Language, preview: Preview, names: Names) -> str:
    """What an option costs, when, and what it brings."""
    say = language.say
    fact = result_of(preview)
    match fact:
        case rounds.Started():
            does = printed.workshop_text(language, fact.workshop)
            return say("You pay {cost} now. It {does}.", cost=_all(language, fact.cost), does=does)
        case kinsmen.Operated():
            return _operated(language, fact, names)
        case kinsmen.BuildingBegun():
            does = printed.workshop_text(language, fact.workshop)
            cost = _all(language, fact.cost)
            paid = say("You pay {cost} in phase 5. It {does}.", cost=cost, does=does)
            return f"{paid} {_verdict(language, fact.lack)}"
        case kinsmen.ArtworkBegun():
            return _artwork(language, fact)
        case kinsmen.ArtistHired():
            price = amount(language, "fiorini", fact.price)
            paid = say("Works for nothing, with little luck.")
            if fact.price:
                paid = say("You pay {price} in phase 6.", price=price)
            return f"{paid} {_verdict(language, fact.lack)}"
        case kinsmen.CharityGiven():
            brought = {"kinsmen": fact.kinsmen, **dict(fact.gains)}
            return _paid_for(language, fact.price, brought)
        case kinsmen.SentToMarket():
            return say(
                "In phase 5: sell 1 resource for {sell} fiorini, buy 1 for {buy}, trade 2 for 1.",
                sell=fact.sell,
                buy=fact.buy,
            )
        case kinsmen.SentToBusiness():
            gained = amount(language, "fiorini", fact.fiorini)
            return say("He brings {gains} in phase 5.", gains=gained)
        case kinsmen.CaptainHired():
            lines = [
                printed.captain_line(language, fiorini, gained)
                for fiorini, gained in printed.captain_lines(fact.captain)
            ]
            return say("In phase 5 you choose: {lines}.", lines="; ".join(lines))
        case economy.Sold():
            goods, gained = _all(language, fact.takes), _all(language, fact.gains)
            return say("You give {goods} for {gains}.", goods=goods, gains=gained)
        case economy.Built():
            return say("You pay {cost}.", cost=_all(language, fact.cost))
        case economy.BuildingFailed():
            goods, lost = _all(language, fact.lack), amount(language, "prestige", fact.lost)
            if not fact.lost:
                return say("You lack {goods}: the tile goes back.", goods=goods)
            return say(
                "You lack {goods}: the tile goes back, and you lose {penalty}.",
                goods=goods,
                penalty=lost,
            )
        case economy.CaptainPaid():
            return _paid_for(language, fact.fiorini, dict(fact.gains))
        case artworks.CompletionBegins():
            return say(
                "You pay {cost}, for {gains}, and what the artist adds.",
                cost=_all(language, fact.cost),
                gains=_all(language, fact.gains),
            )
        case artworks.ArtworkFailed():
            goods, lost = _all(language, fact.lack), amount(language, "prestige", fact.lost)
            if not fact.lost:
                return say("You lack {goods}: it fails.", goods=goods)
            return say(
                "You lack {goods}: it fails, and you lose {penalty}.", goods=goods, penalty=lost
            )
        case artworks.MuseAsked():
            price = amount(language, "fiorini", fact.fiorini)
            return say("One more roll for {price}; you keep the one you like.", price=price)
    return ""


def _all(language: Language, goods: Goods) -> str:
    return amounts(language, dict(goods))


def _operated(language: Language, fact: kinsmen.Operated, names: Names) -> str:
    does = printed.workshop_text(language, fact.workshop)
    if not fact.price:
        return language.say("In phase 5 it {does}.", does=does)
    return language.say(
        "In phase 5 it {does}. You pay {name} {price} now.",
        does=does,
        name=whose(language, fact.owner, names),
        price=amount(language, "prestige", fact.price),
    )


def _artwork(language: Language, fact: kinsmen.ArtworkBegun) -> str:
    paid = language.say(
        "In phase 6 you pay the artist, and {cost}, for {gains}.",
        cost=_all(language, fact.cost),
        gains=_all(language, fact.gains),
    )
    if fact.income:
        income = language.say("Each round {gains}.", gains=_all(language, fact.income))
        paid = f"{paid} {income}"
    return f"{paid} {_verdict(language, fact.lack)}"


def _paid_for(language: Language, fiorini: int, brought: Mapping[str, int]) -> str:
    """What is gained for it, and what is lost beside it."""
    lost = amounts(language, {name: -number for name, number in brought.items() if number < 0})
    if not fiorini:
        return language.say("You pay nothing and lose {losses}.", losses=lost)
    parts = {
        "cost": amount(language, "fiorini", fiorini),
        "gains": amounts(language, {name: max(number, 0) for name, number in brought.items()}),
    }
    if min(brought.values(), default=0) < 0:
        return language.say(
            "You pay {cost} now, for {gains}, and lose {losses}.", losses=lost, **parts
        )
    return language.say("You pay {cost} now, for {gains}.", **parts)


def _verdict(language: Language, lack: Goods) -> str:
    if not lack:
        return language.say("You can pay for it as things stand.")
    return language.say(
        "You still lack {goods}; if you cannot pay then, it fails.", goods=_all(language, lack)
    )
