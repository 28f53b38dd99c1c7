"""What a question of Florenza is about: the workshops, people and artworks among its answers."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.terminal.pieces import Form, cut
from signoria.faces.terminal.screen import QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.phrases.table import mine, row_of, step_name, tile, works
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.terminal.people import captain_line, character_line, unnamed_line
from signoria.games.florenza.terminal.style import flowing, results
from signoria.games.florenza.terminal.supply import tiles_beside
from signoria.games.florenza.terminal.works import cost_line

UNNAMED = "unnamed"
_OF_AN_ARTIST = ("ChooseSkill", "FavorOfTheMuse", "ChooseResult", "PayIncentive", "PlaceCrest")


def focus(phrases: FlorenzaPhrases, seen: Sight, width: int, with_artists: bool) -> list[Form]:
    """None if the answers speak for themselves; *with_artists* the fuller form has their rows."""
    step = step_name(seen)
    drawn: Form = []
    artists: list[str] = []
    if step == "StartingWorkshop":
        drawn = _workshops(phrases, seen, _answers(seen, "build"), width)
    elif step in ("Construction", "Sale") and seen["under_way"]["workshop"]:
        drawn = _workshops(phrases, seen, [seen["under_way"]["workshop"]], width)
    elif step == "HireArtist":
        drawn, artists = _artwork(phrases, seen), _answers(seen, "hire")
    elif step == "OtherActivities":
        drawn = _captains(phrases, seen)
    elif step == "CompleteArtworks":
        drawn, artists = _artworks(phrases, seen)
    elif step in _OF_AN_ARTIST:
        drawn = [*_artwork(phrases, seen), *_result(phrases, seen, width)]
    drawn = [cut(line, width) for line in drawn]
    forms = [drawn] if drawn else []
    if artists and with_artists:
        forms.append([*drawn, *_artists(phrases, seen, artists)])
    return forms


def _answers(seen: Sight, verb: str) -> list[str]:
    """What follows a verb in the options."""
    found = [option.partition(" ") for option in seen["options"]]
    return [what for first, _, what in found if first == verb]


def _workshops(phrases: FlorenzaPhrases, seen: Sight, keys: list[str], width: int) -> list[Text]:
    """Their costs and what they give."""
    return tiles_beside(phrases, [tile(seen, key) for key in keys], width)


def _artwork(phrases: FlorenzaPhrases, seen: Sight) -> list[Text]:
    """The artwork that is being decided, with its cost."""
    key = seen["under_way"]["artwork"]
    return [] if key is None else [cost_line(phrases, works(seen, mine(seen))[key])]


def _artists(phrases: FlorenzaPhrases, seen: Sight, keys: list[str]) -> list[Text]:
    drawn = [
        character_line(phrases, character)
        for character in seen["characters"]
        if character["key"] in keys
    ]
    return [*drawn, unnamed_line(phrases, seen)] if UNNAMED in keys else drawn


def _captains(phrases: FlorenzaPhrases, seen: Sight) -> list[Text]:
    """Those who are to be paid."""
    keys = {what.partition(" ")[0] for what in _answers(seen, "pay")}
    return [captain_line(phrases, captain) for captain in seen["fortune"] if captain["key"] in keys]


def _artworks(phrases: FlorenzaPhrases, seen: Sight) -> tuple[list[Text], list[str]]:
    """Those under way, and who works on them."""
    found = works(seen, mine(seen))
    drawn: list[Text] = []
    artists: list[str] = []
    for key in _answers(seen, "complete"):
        line = cost_line(phrases, found[key])
        drawn.append(line.append(f"  {phrases.artist(found[key]['artist'])}"))
        artists.append(found[key]["artist"] or UNNAMED)
    return drawn, artists


def _result(phrases: FlorenzaPhrases, seen: Sight, width: int) -> list[Text]:
    """The artist's row for the skill that was chosen, or all his rows."""
    under_way = seen["under_way"]
    key = under_way["artist"]
    artist = next((each for each in seen["characters"] if each["key"] == key), None)
    label = Text(f"  {phrases.artist(key)}", style="bold")
    if under_way["row"]:
        parts = [results(under_way["row"], under_way["rolled"])]
    elif artist is not None:
        parts = [
            Text(
                f"{phrases.skill(skill)} {shown['price']}{phrases.letter('fiorini')}: "
            ).append_text(results(row_of(artist, skill)))
            for skill, shown in artist["skills"].items()
        ]
    else:
        parts = []
    if step_name(seen) == "PlaceCrest":
        crests = seen["families"][mine(seen)]["crests"]
        parts = [
            Text(f"{phrases.crest(kind)} {number}", style="" if number else QUIET)
            for kind, number in crests.items()
        ]
    return flowing(label, parts, 2, width)
