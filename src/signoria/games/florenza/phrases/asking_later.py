"""What is asked in phases 5 and 6."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Question, Seen
from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases import printed
from signoria.games.florenza.phrases.amounts import amount, amounts, lacking
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    artwork_full_name,
    good_name,
    some_artist,
    workshop_name,
)
from signoria.games.florenza.phrases.table import (
    artist_patron,
    characters,
    family,
    mine,
    purse,
    resolving,
    step_name,
    work_under_way,
    works,
)


def question_of_phase_5(language: Language, seen: Seen, names: Names) -> Question | None:
    """Building, selling, and what kinsmen do elsewhere."""
    step = step_name(seen)
    values = box()
    if step == "Construction":
        return _construction(language, seen)
    if step == "Sale":
        return _sale(language, seen)
    if step == "OtherActivities":
        return Question(
            language.say("Use your kinsmen at the market and with the captains."),
            language.say("Each must be used now, in any order; the phase ends with it."),
        )
    if step == "ResourceOfYourChoice":
        return Question(language.say("Choose a resource: the captain brings you 1."))
    if step == "SellAtMarket":
        price = amount(language, "fiorini", values["market.sell"])
        return Question(
            language.say("At the market: sell a resource for {price}, or none.", price=price),
            language.say("Then you may buy one, and trade two for one."),
        )
    if step == "BuyAtMarket":
        price = amount(language, "fiorini", values["market.buy"])
        return Question(
            language.say("At the market: buy a resource for {price}, or none.", price=price),
            language.say("Then you may trade two for one."),
        )
    if step == "TradeAtMarket":
        return Question(
            language.say("At the market: trade two resources for another one, or none."),
            language.say("Choose the first that you give; what you take differs from both."),
        )
    if step == "GiveAnother":
        given = good_name(language, seen["under_way"]["given"])
        return Question(
            language.say("Choose the second resource that you give, beside {given}.", given=given)
        )
    if step == "TakeAtMarket":
        return Question(language.say("Choose the resource that you take at the market."))
    return None


def _construction(language: Language, seen: Seen) -> Question:
    owner, space = resolving(seen)
    tile = family(seen, owner)["spaces"][space]["workshop"]
    cost = printed.workshop(tile).cost
    sentence = language.say(
        "{workshop} is built now: it costs {cost}.",
        workshop=workshop_name(tile),
        cost=amounts(language, cost),
    )
    lack = lacking(purse(seen, mine(seen)), cost)
    if lack:
        return Question(
            sentence,
            language.say(
                "You lack {lack}: use your other kinsmen first, or you lose {penalty} prestige.",
                lack=amounts(language, lack),
                penalty=printed.penalty(None, None),
            ),
        )
    return Question(sentence, language.say("You have it all; your other kinsmen can wait."))


def _sale(language: Language, seen: Seen) -> Question:
    owner, space = resolving(seen)
    tile = family(seen, owner)["spaces"][space]["workshop"]
    takes, gives = printed.workshop(tile).takes, printed.workshop(tile).gives
    sentence = language.say(
        "{workshop}: sell {goods} for {gains}?",
        workshop=workshop_name(tile),
        goods=amounts(language, takes),
        gains=amounts(language, gives),
    )
    if lack := lacking(purse(seen, mine(seen)), takes):
        return Question(
            sentence,
            language.say(
                "You lack {lack}: your other kinsmen may still bring it.",
                lack=amounts(language, lack),
            ),
        )
    return Question(sentence)


def question_of_phase_6(language: Language, seen: Seen) -> Question | None:
    """Completing artworks."""
    step = step_name(seen)
    if step == "CompleteArtworks":
        return _complete(language, seen)
    key = work_under_way(seen)
    if not key:
        return None
    work = artwork_full_name(key)
    if step == "ChooseSkill":
        return Question(
            language.say(
                "In which skill does {artist} work on {artwork}?",
                artist=artist_of(language, seen),
                artwork=work,
            ),
            language.say("You pay artist and work now; then his result is found in that row."),
        )
    if step == "FavorOfTheMuse":
        return _muse(language, seen)
    if step == "ChooseResult":
        return Question(
            language.say("Choose the result for {artist}.", artist=artist_of(language, seen)),
            language.say("A 6 is his Masterpiece and turns his card.") if _may_be(seen) else "",
        )
    if step == "PayIncentive":
        return _incentive(language, seen, key)
    if step == "PlaceCrest":
        return Question(
            language.say("Choose the crest that you set on {artwork}.", artwork=work),
            language.say("A special crest pays in every round, and there is only one of each."),
        )
    return None


def _complete(language: Language, seen: Seen) -> Question:
    count = len(seen["options"])
    return Question(
        language.plural(
            "Complete your artwork.", "Choose which of your {number} artworks comes next.", count
        ),
        language.say("Artist and work are paid together. What cannot be paid fails."),
    )


def _muse(language: Language, seen: Seen) -> Question:
    rolled = language.listed([str(face) for face in seen["under_way"]["rolled"]])
    price = amount(language, "fiorini", box()["artist_prestige.muse"])
    prestige = [prestige_for(seen, face) for face in seen["under_way"]["rolled"]]
    return Question(
        language.say("Rolled: {faces}. Ask the Muse for one more roll?", faces=rolled),
        language.say(
            "So far the artist brings {prestige} at best. She takes {price}, once a round in all.",
            prestige=amount(language, "prestige", max(prestige, default=0)),
            price=price,
        ),
    )


def _incentive(language: Language, seen: Seen, key: str) -> Question:
    values = box()
    return Question(
        language.say(
            "How much more do you pay {artist}? The value is {base} so far.",
            artist=artist_of(language, seen),
            base=values["no_die.base"][printed.area(key)],
        ),
        language.say(
            "Each {step} raise it by 1.", step=amount(language, "fiorini", values["no_die.step"])
        ),
    )


def artist_of(language: Language, seen: Seen) -> str:
    """The artist of the artwork that is being decided."""
    return some_artist(language, _artist(seen))


def prestige_for(seen: Seen, face: int) -> int:
    """What the artist of the artwork under way brings with that result."""
    artist, skill = _artist(seen), seen["under_way"]["skill"]
    if artist is None or artist == "unnamed":
        return int(seen["unnamed"]["artist_row"][face - 1])
    character = characters(seen)[artist]
    side = "completed_row" if character["masterpiece"] else "row"
    return int(character["skills"][skill][side][face - 1])


def _artist(seen: Seen) -> str | None:
    found: str | None = works(seen, artist_patron(seen))[work_under_way(seen)]["artist"]
    return found


def _may_be(seen: Seen) -> bool:
    """Whether a Masterpiece is among the results."""
    artist = _artist(seen)
    faces = seen["under_way"]["rolled"]
    if artist is None or artist == "unnamed" or max(faces, default=0) < 6:
        return False
    return not characters(seen)[artist]["masterpiece"]
