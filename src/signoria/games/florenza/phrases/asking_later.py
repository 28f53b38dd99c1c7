"""What is asked in phases 5 and 6."""

from __future__ import annotations

from signoria.faces.phrases.kinds import Names, Question
from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases.amounts import amount, amounts
from signoria.games.florenza.phrases.goods import good_name
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    artwork_full_name,
    some_artist,
    workshop_name,
)
from signoria.games.florenza.phrases.table import family, mine, step_name, tile
from signoria.games.florenza.sights import Sight

MARKET = ("SellAtMarket", "BuyAtMarket", "TradeAtMarket")


def question_of_phase_5(language: Language, seen: Sight, names: Names) -> Question | None:
    """Building, selling, and what kinsmen do elsewhere."""
    step = step_name(seen)
    if step == "Construction":
        return _construction(language, seen)
    if step == "Sale":
        return _sale(language, seen)
    if step == "Production":
        return _production(language, seen)
    if step == "OtherActivities":
        return Question(
            language.say("Use your kinsmen at the market and with the captains."),
            language.say("Each must be used now, in any order; the phase ends with it."),
        )
    if step == "ResourceOfYourChoice":
        return Question(language.say("Choose a resource: the captain brings you 1."))
    if step in MARKET:
        return _market(language, seen)
    if step == "GiveAnother":
        given = good_name(language, seen["under_way"]["given"] or "")
        return Question(
            language.say("Choose the second resource that you give, beside {given}.", given=given)
        )
    if step == "TakeAtMarket":
        return Question(language.say("Choose the resource that you take at the market."))
    return None


def _market(language: Language, seen: Sight) -> Question:
    """All that can be done there now, whatever the rules ask for first."""
    verbs = {option.partition(" ")[0] for option in seen["options"]}
    values, say = box(), language.say
    ways = {
        "sell": say("sell for {price}", price=amount(language, "fiorini", values["market.sell"])),
        "buy": say("buy for {price}", price=amount(language, "fiorini", values["market.buy"])),
        "give": say("trade two for one"),
    }
    possible = [words for verb, words in ways.items() if verb in verbs]
    sentence = say("At the market you may {ways}.", ways=language.listed(possible, "or"))
    if "give" in verbs:
        return Question(
            sentence,
            say("You give two of one kind or of two; what you take differs from both."),
        )
    if "buy" in verbs:
        return Question(sentence, say("Then you may trade two for one."))
    return Question(sentence, say("Then you may buy one, and trade two for one."))


def _construction(language: Language, seen: Sight) -> Question:
    key, lack = seen["under_way"]["workshop"] or "", seen["under_way"]["lack"]
    due = next(one for one in family(seen, mine(seen))["due"] if one.get("workshop") == key)
    sentence = language.say(
        "{workshop} is built now: it costs {cost}.",
        workshop=workshop_name(key),
        cost=amounts(language, due["cost"]),
    )
    if lack and due["penalty"]:
        return Question(
            sentence,
            language.say(
                "You lack {lack}: use your other kinsmen first, or you lose {penalty} prestige.",
                lack=amounts(language, lack),
                penalty=due["penalty"],
            ),
        )
    if lack:
        return Question(
            sentence,
            language.say(
                "You lack {lack}: use your other kinsmen first, or the tile goes back.",
                lack=amounts(language, lack),
            ),
        )
    return Question(sentence, language.say("You have it all; your other kinsmen can wait."))


def _sale(language: Language, seen: Sight) -> Question:
    printed = tile(seen, seen["under_way"]["workshop"] or "")
    sentence = language.say(
        "{workshop}: sell {goods} for {gains}?",
        workshop=printed["name"],
        goods=amounts(language, printed["takes"]),
        gains=amounts(language, printed["gives"]),
    )
    if lack := seen["under_way"]["lack"]:
        return Question(
            sentence,
            language.say(
                "You lack {lack}: your other kinsmen may still bring it.",
                lack=amounts(language, lack),
            ),
        )
    return Question(sentence)


def _production(language: Language, seen: Sight) -> Question:
    printed = tile(seen, seen["under_way"]["workshop"] or "")
    return Question(
        language.say(
            "{workshop} brings {gains} now: do you use other kinsmen before it?",
            workshop=printed["name"],
            gains=amounts(language, printed["gives"]),
        ),
        language.say("At the end of a track a captain takes nothing; afterwards he does."),
    )


def question_of_phase_6(language: Language, seen: Sight) -> Question | None:
    """Completing artworks."""
    step = step_name(seen)
    if step == "CompleteArtworks":
        return _complete(language, seen)
    key = seen["under_way"]["artwork"]
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
            _masterpiece(language, seen),
        )
    if step == "PayIncentive":
        return _incentive(language, seen)
    if step == "PlaceCrest":
        return Question(
            language.say("Choose the crest that you set on {artwork}.", artwork=work),
            language.say("A special crest pays in every round, and there is only one of each."),
        )
    return None


def _complete(language: Language, seen: Sight) -> Question:
    count = len(seen["options"])
    return Question(
        language.plural(
            "Complete your artwork.", "Choose which of your {number} artworks comes next.", count
        ),
        language.say("Artist and work are paid together. What cannot be paid fails."),
    )


def _muse(language: Language, seen: Sight) -> Question:
    rolled = language.listed([str(face) for face in seen["under_way"]["rolled"]])
    price = amount(language, "fiorini", box()["artist_prestige.muse"])
    row = seen["under_way"]["row"]
    prestige = [row[face - 1] for face in seen["under_way"]["rolled"]]
    return Question(
        language.say("Rolled: {faces}. Ask the Muse for one more roll?", faces=rolled),
        language.say(
            "So far the artist brings {prestige} at best. She takes {price}, once a round in all.",
            prestige=amount(language, "prestige", max(prestige, default=0)),
            price=price,
        ),
    )


def _incentive(language: Language, seen: Sight) -> Question:
    values = seen["under_way"]["values"]
    return Question(
        language.say(
            "How much more do you pay {artist}? The value is {base} so far.",
            artist=artist_of(language, seen),
            base=values[0]["value"],
        ),
        language.say(
            "Each {step} raise it by 1.", step=amount(language, "fiorini", box()["no_die.step"])
        ),
    )


def artist_of(language: Language, seen: Sight) -> str:
    """The artist of the artwork that is being decided."""
    return some_artist(language, seen["under_way"]["artist"])


def _masterpiece(language: Language, seen: Sight) -> str:
    """What a Masterpiece does, if it is among the results."""
    result = seen["under_way"]["masterpiece"]
    if result not in seen["under_way"]["rolled"]:
        return ""
    return language.say("A {result} is his Masterpiece and turns his card.", result=result)
