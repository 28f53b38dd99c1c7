"""Solitaire: you against one to four Ghosts."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.rulebook import Chapter, Grid, Paragraph, Points
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.phrases.names import (
    difficulty_name,
    ghost_action_name,
    location_name,
    workshop_name,
)
from signoria.games.florenza.phrases.values import Values


def alone(language: Language, values: Values) -> Chapter:
    """Rules for solitaire play."""
    say = language.say
    return Chapter(
        "alone",
        say("Alone"),
        [
            Paragraph(
                say(
                    "You play against one to {most} Ghosts, families that play by dice. Whatever "
                    "is not said here is as always; Ghosts count as players, for everything that "
                    "depends on their number too. You win with more points than every Ghost.",
                    most=values("ghosts.most"),
                )
            ),
            Points(
                [
                    say(
                        "A Ghost has {kinsmen}, {crests} plain and three special crests, a "
                        "district and an Action Table. It never has fiorini or resources, and it "
                        "receives no income but kinsmen.",
                        kinsmen=values.amount("kinsmen", "start.kinsmen"),
                        crests=values("district.normal_crests"),
                    ),
                    say(
                        "You are first in the first round, the Ghosts follow in an order that is "
                        "drawn. At the start each rolls for its two workshops, one of those "
                        "numbered 1 to 6, the last one first; it has no two alike, and none that "
                        "an earlier Ghost has on the same space: such a roll is repeated. You "
                        "choose last, as always."
                    ),
                    say(
                        "Phase 1: a Ghost receives as many kinsmen as the number of the round. As "
                        "Captain it rolls for the third resource, which is for you."
                    ),
                    say(
                        "Phase 2: as Captain it detains the dearest artist, by his dearest "
                        "skill; among equals the one under the lowest Life card, then the one on "
                        "top."
                    ),
                    say(
                        "Phase 3: as Bishop it has one action more, and you lose a kinsman as "
                        "always. If another is Bishop, a Ghost loses an action only if its pool "
                        "is empty."
                    ),
                    say("Phases 5 and 6: a Ghost does nothing."),
                    say("Phase 7 is as always: a Ghost can be Captain, Bishop and Cardinal."),
                    say(
                        "Phase 8: its kinsmen on the Action Table are laid down. Artists, "
                        "workshops and Captains of Fortune that Ghosts closed are open again."
                    ),
                    say(
                        "At the end a Ghost counts like you, without fiorini and resources. If you "
                        "tie, your resources, then your fiorini decide; with none you share the "
                        "victory."
                    ),
                ]
            ),
            _difficulties(language),
            Paragraph(
                say(
                    "Every Ghost may have a difficulty of its own. More Ghosts are not harder: "
                    "they take artists, captains and works of the city from each other, so that "
                    "their actions come to nothing more often. Four Masterpiece Ghosts are "
                    "easier to beat than one."
                )
            ),
        ],
    )


def _difficulties(language: Language) -> Grid:
    say = language.say
    values = box()
    dearest, rolls = values["ghosts.dearest"], values["ghosts.die"]
    return Grid(
        say("How a Ghost hires artists"),
        [say("Difficulty"), say("Artist"), say("Result as for a roll of")],
        [
            [
                difficulty_name(language, name),
                say("with the highest price") if dearest[at] else say("with the lowest price"),
                rolls[at],
            ]
            for at, name in enumerate(values["ghosts.difficulties"])
        ],
    )


def actions(language: Language, values: Values) -> Chapter:
    """Phase 4: how the Ghosts play."""
    say = language.say
    return Chapter(
        "ghosts",
        say("What Ghosts do in phase 4"),
        [
            Paragraph(
                say(
                    "Ghosts act in turn order like you, one action at a time. A Ghost rolls the "
                    "die, counts as many spaces without a kinsman on its Action Table, from "
                    "space 1 on and round again if necessary, and stands a kinsman on the last "
                    "one: that action is done at once. Kinsmen lying down from earlier rounds "
                    "occupy their spaces too. When all eight spaces are occupied, those lying "
                    "down leave the table, and it goes on until it has acted as often as kinsmen "
                    "are due to it."
                )
            ),
            Grid(
                say("The Action Table"),
                [say("Space"), say("Action")],
                [
                    [number, values.like("ghosts.actions", ghost_action_name(language, action))]
                    for number, action in enumerate(box()["ghosts.actions"], 1)
                ],
            ),
            Points(_actions(language, values)),
            _workshops(language),
            _locations(language),
        ],
    )


def _actions(language: Language, values: Values) -> list[str]:
    say = language.say
    return [
        say(
            "Operate a workshop: it rolls and counts the built workshops 1 to 21 without a "
            "kinsman, from space 1 of the first player on, district after district in turn "
            "order, its own too, and round again. In another's district it first pays the owner "
            "{price}, whatever the workshop gives; at {lowest} it counts only its own. From "
            "workshops 13 to 21 it receives the points that they show, never goods. The tile is "
            "turned over: nobody, not even its owner, can use it for the rest of the round. "
            "Without a workshop to count nothing happens.",
            price=values.amount("prestige", "kinsmen.foreign_workshop"),
            lowest=values("tracks.lowest_prestige"),
        ),
        say(
            "Build a workshop: one roll for the category, one for the workshop. It lays the tile "
            "on its lowest empty space, pays nothing and takes the reward. The tile is closed for "
            "this round. Without a tile or a space nothing happens."
        ),
        say(
            "Artwork in its Chiesa, or in its Palazzo: first it chooses the cheapest or the "
            "dearest artist with a name who can be hired, by his cheapest or dearest skill; "
            "among equals the one under the lowest Life card, then the one on top. Then it takes "
            "the first work of the alphabet that is free and takes that skill, sets a plain "
            "crest on it, and receives its points and the artist's. The artist is closed to "
            "everybody for the rest of the round. Without artist, work or plain crest nothing "
            "happens, and the artist stays free. A whole Palazzo or Chiesa brings its points "
            "once."
        ),
        say(
            "Captain of Fortune: it takes the points of the bottom line of the first one by "
            "letter who is free, and pays nothing. The card is closed to everybody for the rest "
            "of the round. If none is free, nothing happens."
        ),
        say(
            "Church influence: it gains {points}.",
            points=values.amount("church", "ghosts.influence"),
        ),
        say(
            "Artwork in the city: it rolls for the building, then as in its district, but uses "
            "its special crests first. If there is no work for the artist, nothing happens, "
            "without a second roll. In the Duomo too only its one result counts, and it never "
            "asks the Muse."
        ),
        say(
            "A Ghost that counts a 6 makes the artist's Masterpiece, and his card is turned "
            "over. As Captain it can take the artist whom it has detained, for any work."
        ),
    ]


def _workshops(language: Language) -> Grid:
    """The workshop summary: by two dice."""
    say = language.say
    values = box()
    rows = []
    for category in range(1, len(values["categories.kinds"]) + 1):
        by_name: dict[str, list[int]] = {}
        for path, number in values.table("workshops").items():
            key, _, what = path.partition(".")
            if what == "category" and number == category:
                by_name[workshop_name(key)] = list(values[f"workshops.{key}.die"])
        rows.append([category, ", ".join(_by_die(name, die) for name, die in by_name.items())])
    head = [say("First roll"), say("Second roll")]
    return Grid(say("Workshops by two rolls: category, then workshop"), head, rows)


def _by_die(name: str, die: list[int]) -> str:
    """``1–3 Casa``."""
    numbers = str(die[0]) if len(die) == 1 else f"{die[0]}–{die[-1]}"
    return f"{numbers} {name}"


def _locations(language: Language) -> Grid:
    say = language.say
    return Grid(
        say("Buildings of the city by the die"),
        [say("Die"), say("Building")],
        [[number, location_name(name)] for number, name in enumerate(box()["ghosts.locations"], 1)],
    )
