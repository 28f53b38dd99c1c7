"""Phase 4: where a kinsman can go."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.rulebook import Chapter, Paragraph, Picture, Points, Things
from signoria.games.florenza.phrases.choosing import group_name
from signoria.games.florenza.phrases.values import Values


def kinsmen(language: Language, values: Values) -> Chapter:
    """Phase 4, kinsmen assignments."""
    say = language.say
    return Chapter(
        "kinsmen",
        say("Phase 4: placing kinsmen"),
        [
            Paragraph(
                say(
                    "In turn order everybody places one kinsman, round after round of the table, "
                    "until nobody has any left; who has none left is skipped. All must be placed. "
                    "Most of it is only promised here and paid later: you need not have the goods "
                    "yet. Each kinsman does one of seven things:"
                )
            ),
            Points(
                [
                    f"{group_name(language, verb)}. {sentence}"
                    for verb, sentence in _assignments(language, values).items()
                ]
            ),
            Paragraph(
                say(
                    "A place with a kinsman is taken for the round, but for the market and the "
                    "family business, where every family has room."
                )
            ),
        ],
    )


def _assignments(language: Language, values: Values) -> dict[str, str]:
    say = language.say
    return {
        "operate": say(
            "On a built workshop without a kinsman; each is used once a round. Your own cost "
            "nothing; in another district you pay its owner {price} at once, so not at {lowest}. "
            "What it gives comes in phase 5. Workshops 22 to 30 work by themselves: no kinsman "
            "goes there.",
            price=values.amount("prestige", "kinsmen.foreign_workshop"),
            lowest=values("tracks.lowest_prestige"),
        ),
        "build": say(
            "On a workshop tile from the supply, which you lay, with the side under construction "
            "up, on the lowest-numbered empty space of your district; a full district takes no "
            "more. Nobody else can take it; you pay and finish it in phase 5 and can use it from "
            "the next round on. You may have several of a kind, and begin several in a round."
        ),
        "art": say(
            "On an artwork of your own Palazzo or Chiesa or of the city that has no crest and no "
            "kinsman. At once you choose its artist: one whose tile lies on his card, under any "
            "Life card, or whom you have detained as Captain, with one of the skills that the "
            "work takes; his tile stays with the work. Artist and work are paid in phase 6. "
            "Unnamed artists of every skill are always there, as many as you like, and cost "
            "nothing. You must have a crest for every work under way, a plain one for each in "
            "your district."
        ),
        "charity": say("On a Predicatore space, for more kinsmen: see charity."),
        "market": say("One kinsman of each family, to trade in phase 5."),
        "business": say(
            "As many as you like: {fiorini} for each in phase 5.",
            fiorini=values.amount("fiorini", "kinsmen.business"),
        ),
        "fortune": say(
            "On a Captain of Fortune without a kinsman; in phase 5 you choose how much you pay "
            "him. One family may hold several."
        ),
    }


def charity(language: Language, values: Values) -> Chapter:
    """Phase 4, D: give to charity."""
    say = language.say
    return Chapter(
        "charity",
        say("Charity"),
        [
            Points(
                [
                    say(
                        "Place the kinsman on the Predicatore space of your own Chiesa or of the "
                        "Duomo, if it is empty; each takes one kinsman a round, the Duomo's one "
                        "of all families. You may use both. He stays there until phase 8."
                    ),
                    say(
                        "Choose a preacher whose tile lies on his card, or whom you have "
                        "detained as Captain; his tile goes to your kinsman, so he receives "
                        "charity once a round. Pay him at once; without the fiorini you cannot "
                        "choose him."
                    ),
                    say(
                        "Take the kinsmen that his card shows from your pool, as many as there "
                        "are; you place them in later turns of this round. Then what else he "
                        "does happens at once."
                    ),
                    say(
                        "The Duomo costs {fiorini} more, for unnamed preachers too, and brings "
                        "{kinsmen} more.",
                        fiorini=values.amount("fiorini", "charity.duomo_fiorini"),
                        kinsmen=values.amount("kinsmen", "charity.duomo_kinsmen"),
                    ),
                    say(
                        "Unnamed preachers are always there: {fiorini} for {kinsmen}, without any "
                        "effect.",
                        fiorini=values.amount("fiorini", "charity.unnamed_fiorini"),
                        kinsmen=values.amount("kinsmen", "charity.unnamed_kinsmen"),
                    ),
                ]
            ),
            Things("preacher"),
            Paragraph(
                say(
                    "Of Antonio's charity only the kinsmen of his card are placed at once, each "
                    "like any other; one from the Duomo waits. A preacher who costs points needs "
                    "a marker that can still fall: at {church} nobody can give to Giordano "
                    "Bruno, at {prestige} nobody to Girolamo Savonarola.",
                    church=values("tracks.lowest_church"),
                    prestige=values("tracks.lowest_prestige"),
                )
            ),
            Picture(
                "preacher",
                say(
                    "A preacher: his price, and the kinsmen he brings. A Captain of Fortune: "
                    "three lines."
                ),
            ),
        ],
    )
