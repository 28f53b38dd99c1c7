"""Tracks, the phases of a round, and the first three of them."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.rulebook import Chapter, Grid, Paragraph, Picture, Points
from signoria.games.florenza.phrases.amounts import amount
from signoria.games.florenza.phrases.goods import good_name
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import phase_name, track_name
from signoria.games.florenza.phrases.printed import named
from signoria.games.florenza.phrases.values import Values

PHASES = range(1, 9)


def tracks(language: Language, values: Values) -> Chapter:
    """The game tracks."""
    say = language.say
    lowest = int(box()["tracks.lowest_church"])
    worth = values("tracks.church_values")
    return Chapter(
        "tracks",
        say("The two tracks"),
        [
            Points(
                [
                    say(
                        "Prestige is won and lost during the game; its marker never falls below "
                        "{lowest}. Whoever leads on it becomes Captain of the People.",
                        lowest=values("tracks.lowest_prestige"),
                    ),
                    say(
                        "Church influence has a marker of its own, which never falls below "
                        "{lowest}. Its row begins at {lowest}, the marker on the second space, 0. "
                        "Whoever leads on it may become Bishop.",
                        lowest=values("tracks.lowest_church"),
                    ),
                    say(
                        "What would take a marker below its lowest space is not lost. But nobody "
                        "at {lowest} prestige can pay for another's workshop.",
                        lowest=values("tracks.lowest_prestige"),
                    ),
                    say(
                        "Beyond the last space a marker is turned over and counts on; on the "
                        "church track every further point is worth one more prestige."
                    ),
                ]
            ),
            Grid(
                say("What a space of the church track is worth in prestige"),
                [track_name(language, "church"), good_name(language, "prestige")],
                [
                    [f"−{-space}" if space < 0 else str(space), points]
                    for space, points in enumerate(worth, lowest)
                ],
            ),
            Picture("tracks"),
        ],
    )


def overview(language: Language, values: Values) -> Chapter:
    """A round in brief."""
    say = language.say
    brief = [
        say("Everybody receives kinsmen, fiorini, resources and perhaps points."),
        say("The Captain of the People may keep an artist or preacher for himself."),
        say("The Bishop expels a kinsman of everybody else and calls one more."),
        say("One at a time, in turn order, everybody places all kinsmen."),
        say("Workshops produce, sell or are built; market, family business, Captains of Fortune."),
        say("Artworks are paid and completed, or fail."),
        say("A new Captain, a new Bishop, and a new turn order."),
        say("Kinsmen come home, people grow older, others come."),
    ]
    return Chapter(
        "round",
        say("A round"),
        [
            Paragraph(
                say(
                    "The game has {rounds} rounds of eight phases. In every phase the Captain of "
                    "the People acts first and the Bishop second; without a Captain the Bishop is "
                    "first.",
                    rounds=values("rounds.rounds"),
                )
            ),
            Points(
                [
                    f"{phase_name(language, number)}. {sentence}"
                    for number, sentence in zip(PHASES, brief, strict=True)
                ],
                numbered=True,
            ),
        ],
    )


def income(language: Language, values: Values) -> Chapter:
    """Phase 1."""
    say = language.say
    return Chapter(
        "income",
        say("Phase 1: income"),
        [
            Points(
                [
                    say(
                        "Every family receives {goods}.",
                        goods=language.listed(_base_income(language, values)),
                    ),
                    say(
                        "Every family receives a third resource, the same for all: the Captain "
                        "of the People chooses it. Without a Captain the first player rolls the "
                        "die, once for all."
                    ),
                    say("Workshops 22 to 30 give their owner what they show, without a kinsman."),
                    say(
                        "Every artwork of yours in the city brings what its flag shows: "
                        "1 prestige, 1 church influence or 1 kinsman; a special crest on it brings "
                        "its own income too."
                    ),
                    say(
                        "A whole Palazzo brings {palazzo}, a whole Chiesa {chiesa}.",
                        palazzo=values.amount("prestige", "district.palazzo_complete"),
                        chiesa=values.amount("church", "district.chiesa_complete"),
                    ),
                ]
            ),
            Grid(
                say("The third resource by the die"),
                [say("Die"), say("Resource")],
                [
                    [number, values.like("resources.names", good_name(language, name))]
                    for number, name in enumerate(box()["resources.names"], 1)
                ],
            ),
            Paragraph(
                say(
                    "Kinsmen come from the pool to the income area, where they wait to be placed. "
                    "A family has only {kinsmen}: if the pool is empty, the others do not come.",
                    kinsmen=values("start.kinsmen"),
                )
            ),
        ],
    )


def _base_income(language: Language, values: Values) -> list[str]:
    resources = named(box()["income.resources"])
    return [
        values.amount("kinsmen", "income.kinsmen"),
        values.amount("fiorini", "income.fiorini"),
        *(
            values.like("income.resources", amount(language, name, number))
            for name, number in resources.items()
        ),
    ]


def captain_and_bishop(language: Language, values: Values) -> Chapter:
    """Phases 2 and 3."""
    say = language.say
    return Chapter(
        "powers",
        say("Phases 2 and 3: what Captain and Bishop do"),
        [
            Points(
                [
                    say(
                        "The Captain of the People may detain one artist or preacher, or nobody: "
                        "his tile goes to the Captain's card. Only the Captain can hire him or "
                        "give him charity this round; whoever was not hired returns to his card "
                        "in phase 8."
                    ),
                    say(
                        "The Bishop expels {expelled} of every other family: from its pool, or "
                        "if that is empty from its income area. They wait on the Bishop card and "
                        "return in phase 8.",
                        expelled=values.amount("kinsmen", "offices.expelled"),
                    ),
                    say(
                        "Then the Bishop calls {more} more from the own pool to the income area, "
                        "if there is one.",
                        more=values.amount("kinsmen", "offices.extra_kinsman"),
                    ),
                ]
            )
        ],
    )
