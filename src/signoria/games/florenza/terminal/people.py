"""People of the city: artists and preachers by the rounds they stay, and Captains of Fortune."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.phrases import Names
from signoria.faces.phrases.language import signed
from signoria.faces.terminal.pieces import beside as columns_beside
from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.phrases.table import row_of
from signoria.games.florenza.sights import Captain, Character, Sight
from signoria.games.florenza.terminal.style import (
    KINSMAN,
    MASTERPIECE,
    amounts,
    family_style,
    heading,
    initials,
    padded,
    tag,
)

ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
_LIFE, _NAME = 4, 25
_CAPTAIN, NARROW_CAPTAIN = 29, 22
SHORTEST = 12
WIDTH = 80


def characters(phrases: FlorenzaPhrases, seen: Sight) -> list[Text]:
    """Whoever stays the shortest comes first."""
    say = phrases.language.say
    drawn = [heading(say("Life in Florenza"), say("rounds left, price, prestige by die"))]
    for character in sorted(seen["characters"], key=lambda each: int(each["life"])):
        drawn.append(character_line(phrases, character))
    return drawn


def characters_beside(phrases: FlorenzaPhrases, seen: Sight, width: int) -> list[Text]:
    """The same in two columns, with initials; whoever has too many skills for one comes last."""
    column = (width - 2) // 2
    narrow, wide = narrow_characters(phrases, seen, column)
    half = (len(narrow) + 1) // 2
    return columns_beside([narrow[:half], narrow[half:]], [column]) + wide


def narrow_characters(
    phrases: FlorenzaPhrases, seen: Sight, column: int
) -> tuple[list[Text], list[Text]]:
    """Those who fit in a column, with initials where they need them, and those who do not."""
    narrow: list[Text] = []
    wide: list[Text] = []
    for character in sorted(seen["characters"], key=lambda each: int(each["life"])):
        room = column - len(character_line(phrases, character, 0))
        line = character_line(phrases, character, min(_NAME, max(SHORTEST, room)))
        if len(line) <= column:
            narrow.append(line)
        else:
            wide.append(character_line(phrases, character))
    return narrow, wide


def character_line(phrases: FlorenzaPhrases, character: Character, name_width: int = _NAME) -> Text:
    """Rounds left, name, and by skill the price and the prestige for each result."""
    style = "" if character["where"] == "card" else QUIET
    mark = {"detained": "◆", "hired": "×", "turned": "×"}.get(character["where"], " ")
    line = Text(f"{ROMAN[character['life']]:>{_LIFE}}{mark}", style=style)
    name = initials(phrases.character(character["key"]), max(0, name_width - 1))
    line.append_text(padded(Text(name, style=style), name_width))
    if not character["artist"]:
        line.append_text(_preacher(phrases, character))
        return line
    if character["masterpiece"]:
        line.append(f"{MASTERPIECE} ", style=POINTS)
    for skill, shown in character["skills"].items():
        row = "".join(signed(prestige) for prestige in row_of(character, skill))
        line.append(f"{phrases.skill_letter(skill)}{shown['price']} ", style=style)
        line.append(f"{row}  ", style=style or POINTS)
    line.rstrip()
    return line


def _preacher(phrases: FlorenzaPhrases, character: Character) -> Text:
    given = {"fiorini": character["price"]}
    taken = {"kinsmen": character["kinsmen"], **character["gains"]}
    line = amounts(phrases, given).append(" → ").append_text(amounts(phrases, taken))
    if character["at_once"]:
        line.append(" ").append(phrases.language.say("at once"), style=QUIET)
    if character["swaps"]:
        line.append(" ").append(phrases.language.say("and an exchange"), style=QUIET)
    return line


def unnamed_line(phrases: FlorenzaPhrases, seen: Sight) -> Text:
    """Artists and preachers who are always there."""
    say = phrases.language.say
    unnamed = seen["unnamed"]
    row = " ".join(signed(prestige) for prestige in unnamed["artist_row"])
    charity = phrases.shorts({"fiorini": unnamed["preacher_price"]})
    kinsmen = phrases.shorts({"kinsmen": unnamed["preacher_kinsmen"]})
    return Text(
        say(
            "Always: unnamed artists, free ({row}); unnamed preachers, {price} → {kinsmen}.",
            row=row,
            price=charity,
            kinsmen=kinsmen,
        ),
        style=QUIET,
    )


def captains(
    phrases: FlorenzaPhrases,
    seen: Sight,
    names: Names,
    name_width: int = _CAPTAIN,
    width: int = WIDTH,
) -> list[Text]:
    """Each with the three lines of the card, and who stands there."""
    say = phrases.language.say
    drawn = [heading(say("Captains of Fortune"), say("one line is paid in phase 5"))]
    for captain in seen["fortune"]:
        line = captain_line(phrases, captain, name_width)
        if captain["kinsman"] is not None:
            owner = seen["families"][captain["kinsman"]]
            line.append(f" {KINSMAN} ")
            name = tag(phrases, seen, captain["kinsman"], names)
            line.append(name[: width - len(line)], style=family_style(owner))
        elif captain["closed"]:
            line.append(" ").append(say("closed"), style=QUIET)
        drawn.append(line)
    return drawn


def captain_line(phrases: FlorenzaPhrases, captain: Captain, name_width: int = _CAPTAIN) -> Text:
    """The letter, the name, and what each line of the card costs and brings."""
    name = initials(phrases.captain(captain["key"]), name_width - 4)
    line = padded(Text(f" {captain['letter']} {name}"), name_width)
    for number, paid in enumerate(captain["lines"]):
        if number:
            line.append(" · ", style=QUIET)
        line.append(f"{paid['fiorini']}{phrases.letter('fiorini')} ")
        line.append_text(amounts(phrases, paid["gains"]))
    return line
