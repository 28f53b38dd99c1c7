"""Who has a name in Florenza Dice Game: artists, the people of the tracks, the players."""

from __future__ import annotations

from signoria.faces.phrases.language import Language, term
from signoria.faces.phrases.printed import Printed, Unsure
from signoria.faces.phrases.rulebook import Entry
from signoria.games.florenza_dice.phrases.effects import building_name
from signoria.games.florenza_dice.phrases.names import (
    capital,
    colour_name,
    office_name,
    personality_name,
    somebody,
)


def artists(language: Language, printed: Printed) -> list[Entry]:
    """Those of the dice, and the anonymous one."""
    say = language.say
    box = printed.box
    colours = {box[f"dice.personalities.{colour}"]: colour for colour in box["dice.colours"]}
    found = [
        Entry(
            artist,
            "artist",
            capital(personality_name(language, artist)),
            say(
                "Hired with the {colour} die, for 100 or 200 Fiorini by its value; worth {points}.",
                colour=colour_name(language, colours[artist]),
                points=printed("artists.paid_points"),
            ),
            (language.term(term("florenza dice", "artist")),),
        )
        for artist in box["artists.names"]
    ]
    return [
        *found,
        Entry(
            "anonymous",
            "artist",
            capital(personality_name(language, "anonymous")),
            say(
                "Hired with any die by whoever has a {building}, once a turn. Costs nothing, "
                "completes any artwork, worth {points}.",
                building=building_name(box, box["effects.anonymous_artist"]),
                points=printed("artists.anonymous_points"),
            ),
            (somebody(language, "anonymous"), language.term(term("florenza dice", "artist"))),
        ),
    ]


def track(language: Language, printed: Printed, name: str) -> Entry:
    """How it is walked, and its office."""
    say = language.say
    box = printed.box
    (colour,) = [one for one in box["dice.colours"] if box[f"dice.personalities.{one}"] == name]
    offices = {
        "captain": say(
            "Whoever is alone ahead is Captain of the People and places one resource of any kind "
            "every round. Its points count at the end: {points} in all.",
            points=printed("tracks.captain.total"),
        ),
        "bishop": say(
            "Whoever is alone ahead is Bishop and may use any die in the turns of others."
        ),
        "preacher": say("It has no office."),
    }
    spaces = language.plural(
        "{number} space, walked with the {colour} die.",
        "{number} spaces, walked with the {colour} die.",
        _length(printed, name),
        colour=colour_name(language, colour),
    )
    return Entry(
        name,
        "track",
        say("Track of the {name}", name=personality_name(language, name)),
        f"{spaces} {offices.get(name, '')}".strip(),
        (personality_name(language, name), office_name(language, name)),
    )


def _length(printed: Printed, track: str) -> int:
    """How many spaces a track has, marked if we are not sure."""
    path = f"tracks.{track}.spaces"
    length = len(printed.box[path])
    return Unsure(length) if printed.is_unsure(path) else length


def players(language: Language, printed: Printed) -> list[Entry]:
    """Active Player, First Player, and the Pope."""
    say = language.say
    return [
        Entry(
            "active",
            "player",
            say("Active Player"),
            say("Whose turn it is: rolls the dice and uses three. The others are Non-Active."),
        ),
        Entry(
            "first",
            "player",
            say("First Player"),
            say("Rolled lowest at the beginning, and has the first turn of every round."),
        ),
        Entry(
            "pope",
            "player",
            say("Pope Sisto IV"),
            say(
                "Alone, your ghost: takes {number} dice in his turn and competes for both offices.",
                number=printed("ghost.dice"),
            ),
            (
                language.term(term("florenza dice", "ghost")),
                language.term(term("florenza dice", "pope")),
            ),
        ),
    ]
