"""The cards, kind by kind, and the Campanile."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.printed import Printed
from signoria.faces.phrases.rulebook import Chapter, Paragraph, Part, Points, Things
from signoria.games.firenze.phrases.cards import CAMPANILE, card_name
from signoria.games.firenze.phrases.names import kind_name

KINDS = ("personnel", "building", "celebration", "event", "church")


def cards(language: Language, printed: Printed) -> Chapter:
    """What becomes of each kind of card, and all cards."""
    say = language.say
    parts: list[Part] = [
        Paragraph(
            say(
                "There are {cards} cards of five kinds. If a card contradicts the rules, the card "
                "is right. Hands are hidden, but how many cards somebody has is open, as are "
                "storehouses, towers and buildings.",
                cards=printed("contents.cards"),
            )
        )
    ]
    for kind in KINDS:
        sentences = " ".join(_sentences(language, kind, printed))
        name = kind_name(language, kind)
        parts.append(Paragraph(say("{kind}. {sentences}", kind=name, sentences=sentences)))
        parts.append(Things(kind))
    return Chapter("cards", say("The cards"), parts)


def _sentences(language: Language, kind: str, printed: Printed) -> list[str]:
    say = language.say
    match kind:
        case "personnel":
            return [
                say("Into your hand. Play it once, in your own turn; then it is discarded."),
                say(
                    "It can be played in the turn in which it was taken or later: before you "
                    "choose a card, before and after the exchange, while you build, and before, "
                    "between and after commissions; not while something is paid or carried out."
                ),
                say(
                    "As many as you like in one turn, but no two of the same name, and none that "
                    "would do nothing."
                ),
            ]
        case "building":
            return [
                say(
                    "In front of you, at work from now on. Nobody has two of a name: your second "
                    "one of the same name is discarded at once."
                ),
                say("You may take it all the same, for the sake of its bricks."),
            ]
        case "celebration":
            return [
                say("Into your hand until the end, where it brings or costs points."),
                say("Only a Patrician can discard it."),
                say("Several of the same name add up. Seals on balconies count by their height."),
            ]
        case "event":
            return [
                say("Carried out at once, then discarded."),
                say(
                    "It strikes only you, unless it says everybody: then you first and the others "
                    "clockwise. Everybody chooses what to lose; whoever has too little gives all. "
                    "What is lost goes into the pouch."
                ),
            ]
    return [
        language.plural(
            "Onto the church space, for whoever is first to do what it asks. If it is taken, the "
            "card is discarded.",
            "Onto a church space, for whoever is first to do what it asks. If all {number} spaces "
            "are taken, the card is discarded.",
            printed("churches.spaces"),
        ),
        say(
            "That may be anybody, you included, but only what is done while the card lies there "
            "counts. One commission can meet several churches; then each pays. A church that has "
            "paid is discarded."
        ),
    ]


def campanile(language: Language, printed: Printed) -> Chapter:
    """The tower of all colours."""
    say = language.say
    colours = len(printed("bricks.colours"))
    return Chapter(
        "the-campanile",
        say("The Campanile"),
        [
            Points(
                [
                    say(
                        "While the Campanile card lies on a church space, everybody may have one "
                        "Campanile on the construction site: a tower in which each brick has "
                        "another colour. Say so with its first brick."
                    ),
                    say(
                        "It is built like other towers: its bricks count among the {most} of a "
                        "turn and for what they cost. It must grow every turn, or it is torn down.",
                        most=printed("construction.most"),
                    ),
                    say(
                        "It can be cut: Botch, Saboteur and Collapse take the brick that was laid "
                        "last. It counts as a tower for the Monument and for Collapse."
                    ),
                    say(
                        "It fulfils no commission: it needs no seal, and counts for no level tile, "
                        "no other church, no flag and no celebration's seals."
                    ),
                    say(
                        "With all {colours} colours you may complete it in phase 5 of that turn: "
                        "{points} points, even if you have no seal left. Its bricks go into the "
                        "pouch, and the card is discarded.",
                        colours=colours,
                        points=printed("cards.campanile.points"),
                    ),
                    say(
                        "When somebody completes one, everybody else's Campanile is torn down at "
                        "once."
                    ),
                    say(
                        "Of a Campanile that is torn down the upper half, rounded up, goes into "
                        "the pouch, the rest to its owner's storehouse. That also happens to a "
                        "complete one that its owner kept: it cannot grow any more."
                    ),
                    say(
                        "If the card comes into the row again after the deck was reshuffled, the "
                        "race begins anew."
                    ),
                ]
            )
        ],
        terms=(card_name(language, CAMPANILE),),
    )
