"""What the game is about, and how it is set up."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.faces.phrases.rulebook import Chapter, Paragraph, Picture, Points
from signoria.games.florenza.phrases.entries import IN_DISTRICT, keys
from signoria.games.florenza.phrases.goods import good_name
from signoria.games.florenza.phrases.names import location_name
from signoria.games.florenza.phrases.printed import resources
from signoria.games.florenza.phrases.values import Values


def idea(language: Language, values: Values) -> Chapter:
    """The idea."""
    say = language.say
    return Chapter(
        "idea",
        say("The idea"),
        [
            Paragraph(
                say(
                    "You lead one of the great families of Florence. In {rounds} rounds your "
                    "kinsmen work in workshops, trade and give charity, so that you can hire "
                    "artists and pay for works of art. Art brings prestige, and the most victory "
                    "points at the end win. Two to {most} families play, or you alone against "
                    "Ghosts.",
                    rounds=values("rounds.rounds"),
                    most=values("players.most"),
                )
            ),
            Picture(
                "goods", say("Six resources, money, the two kinds of points, and your people.")
            ),
            Paragraph(
                say(
                    "Money is counted in fiorini; the six resources are {resources}. Neither "
                    "ever runs out: a ×2 or ×3 tile multiplies the pieces it lies with. What you "
                    "do not spend you keep for later rounds. Players never trade with each other.",
                    resources=language.listed([good_name(language, one) for one in resources()]),
                )
            ),
        ],
    )


def setup(language: Language, values: Values) -> Chapter:
    """Game setup."""
    say = language.say
    return Chapter(
        "setup",
        say("Setting up"),
        [
            Points(_table(language, values)),
            Paragraph(
                say(
                    "Then everybody builds two workshops, in reverse turn order, last player first:"
                )
            ),
            Points(
                [
                    say(
                        "Each in turn chooses a workshop, pays its cost from the starting goods, "
                        "places it built on space 1 and takes the reward for building it. Nobody "
                        "may choose one that somebody else has on space 1."
                    ),
                    say(
                        "When all have one, the same again for space 2: what lies on space 1, of "
                        "others too, may be chosen again, but nothing that somebody has on space 2."
                    ),
                    say(
                        "Whoever can pay an allowed workshop must build; whoever cannot builds "
                        "none and keeps the goods. With the starting goods only the workshops 1 to "
                        "6 and the Cambiavalute (19) can be paid, and none of them twice. Beware, "
                        "as first of five players: after a Cambiavalute there may be no second one."
                    ),
                ],
                numbered=True,
            ),
        ],
    )


def _table(language: Language, values: Values) -> list[str]:
    """What lies on the table before the first choice."""
    say = language.say
    return [
        say(
            "Every family begins with {fiorini}, {count} of each of the six resources, {kinsmen} "
            "in its pool, {crests} plain crests and one of each of the three special crests.",
            fiorini=values.amount("fiorini", "start.fiorini"),
            count=values("start.resources")[0],
            kinsmen=values.amount("kinsmen", "start.kinsmen"),
            crests=values("district.normal_crests"),
        ),
        say(
            "Its district has {spaces} numbered spaces for workshops, a palace (Palazzo) and a "
            "church (Chiesa) with four artworks each, and in the Chiesa a Predicatore space, "
            "where charity is given.",
            spaces=values("district.workshop_spaces"),
        ),
        _city(language),
        say(
            "The round marker begins on the first space, prestige markers at 0, church markers "
            "at 0. The turn order is drawn. There is no Captain of the People and no Bishop in "
            "the first round."
        ),
        say(
            "{more} more artists and preachers than there are players are drawn from the bag of "
            "40. The card of each lies under the Life in Florenza card, I to VI, with the number "
            "of rounds that he stays, an artist's with the side of a new artist up; his tile lies "
            "on his card.",
            more=values("start.characters"),
        ),
        say(
            "As many Captains of Fortune as there are players are revealed, of six. They stay for "
            "the whole game; the others are not used."
        ),
        say(
            "The supply of workshops has as many Casa as there are players, one Casamento fewer, "
            "and of the others as many as stands beside their names."
        ),
        say(
            "The Muse card, which grants an artist one more roll, lies with its available side up."
        ),
    ]


def _city(language: Language) -> str:
    """The main board."""
    works = {
        building: len(keys(f"artworks.{building}"))
        for building in keys("artworks")
        if building not in IN_DISTRICT
    }
    duomo = works.pop("duomo")
    return language.say(
        "The city is for all: the Duomo, its cathedral, with {duomo} artworks and a Predicatore "
        "space, and {number} civic buildings with {civic} artworks: {names}.",
        duomo=duomo,
        number=len(works),
        civic=sum(works.values()),
        names=language.listed([location_name(one) for one in works]),
    )
