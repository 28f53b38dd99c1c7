"""How points are made in Florenza, with the numbers of the box in use."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.games.florenza.phrases import printed
from signoria.games.florenza.phrases.amounts import amount
from signoria.games.florenza.phrases.goods import good_letter, good_name
from signoria.games.florenza.phrases.in_use import box
from signoria.games.florenza.sights import Sight


def primer(language: Language, seen: Sight) -> list[str]:
    """What pays, in a few sentences."""
    values = box()
    say = language.say
    found = [
        say(
            "Most prestige comes from artworks: the points of the work, and more from its artist. "
            "Works cost resources and fiorini, which workshops and the market bring."
        ),
        say(
            "Kinsmen are placed in phase 4. Workshops produce or are built in phase 5, artworks "
            "are completed in phase 6; whoever cannot pay then loses prestige."
        ),
        say(
            "After each round the leader on the prestige track becomes Captain of the People and "
            "keeps the points as tokens; the marker starts again at 0."
        ),
        say(
            "With {influence} church influence or more, and more than anybody else, you become "
            "Bishop, and the influence becomes prestige.",
            influence=values["offices.bishop_from"],
        ),
        say(
            "Works in the city pay in every round, and so do a whole Palazzo ({palazzo} prestige) "
            "and a whole Chiesa ({chiesa} church influence).",
            palazzo=values["district.palazzo_complete"],
            chiesa=values["district.chiesa_complete"],
        ),
        say(
            "At the end: prestige and tokens, church influence by its track, 1 point for "
            "{fiorini} fiorini (a resource counts {resource}), {office} for each office.",
            fiorini=values["end.fiorini_a_point"],
            resource=values["end.resource_worth"],
            office=values["end.captain"],
        ),
        say(
            "Each empty workshop space and each missing artwork of your district costs {lost}; "
            "a Palazzo or Chiesa without any artwork costs {more} more.",
            lost=-values["end.empty_space"],
            more=-values["end.no_palazzo"],
        ),
        _letters(language),
    ]
    if seen["no_die"]:
        found.append(
            say("No Die: an artist's result is not rolled, but raised by paying him more.")
        )
    if seen["ghosts"]:
        found.append(
            say(
                "Alone, you win with more points than every Ghost. Ghosts pay nothing but "
                "{price} to the owner of a workshop in another district.",
                price=amount(language, "prestige", values["kinsmen.foreign_workshop"]),
            )
        )
    return found


def _letters(language: Language) -> str:
    """What the short forms mean."""
    names = [*printed.resources(), "fiorini", "prestige", "church", "kinsmen"]
    letters = [f"{good_letter(language, name)} {good_name(language, name)}" for name in names]
    return language.say("Letters: {letters}.", letters=", ".join(letters))
