"""People of the city: artists and preachers by the rounds they stay, and Captains of Fortune."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.phrases import Names
from signoria.faces.phrases.language import signed
from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.phrases.table import row_of
from signoria.games.florenza.sights import Character, Sight
from signoria.games.florenza.terminal.style import (
    KINSMAN,
    MASTERPIECE,
    amounts,
    family_style,
    heading,
    padded,
    tag,
)

ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
_LIFE, _NAME = 4, 25
_CAPTAIN = 29


def characters(phrases: FlorenzaPhrases, seen: Sight) -> list[Text]:
    """Whoever stays the shortest comes first."""
    say = phrases.language.say
    drawn = [heading(say("Life in Florenza"), say("rounds left, price, prestige by die"))]
    for character in sorted(seen["characters"], key=lambda each: int(each["life"])):
        drawn.append(_character(phrases, character))
    drawn.append(_unnamed(phrases, seen))
    return drawn


def _character(phrases: FlorenzaPhrases, character: Character) -> Text:
    style = "" if character["where"] == "card" else QUIET
    mark = {"detained": "◆", "hired": "×", "turned": "×"}.get(character["where"], " ")
    line = Text(f"{ROMAN[character['life']]:>{_LIFE}}{mark}", style=style)
    line.append_text(padded(Text(phrases.character(character["key"]), style=style), _NAME))
    if not character["artist"]:
        line.append_text(_preacher(phrases, character))
        return line
    if character["masterpiece"]:
        line.append(f"{MASTERPIECE} ", style=POINTS)
    for skill, shown in character["skills"].items():
        row = "".join(signed(prestige) for prestige in row_of(character, skill))
        line.append(f"{phrases.skill_letter(skill)}{shown['price']} ", style=style)
        line.append(f"{row}  ", style=style or POINTS)
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


def _unnamed(phrases: FlorenzaPhrases, seen: Sight) -> Text:
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


def captains(phrases: FlorenzaPhrases, seen: Sight, names: Names) -> list[Text]:
    """Each with the three lines of the card, and who stands there."""
    say = phrases.language.say
    drawn = [heading(say("Captains of Fortune"), say("one line is paid in phase 5"))]
    for captain in seen["fortune"]:
        line = padded(Text(f" {captain['letter']} {phrases.captain(captain['key'])}"), _CAPTAIN)
        for number, paid in enumerate(captain["lines"]):
            if number:
                line.append(" · ", style=QUIET)
            line.append(f"{paid['fiorini']}{phrases.letter('fiorini')} ")
            line.append_text(amounts(phrases, paid["gains"]))
        if captain["kinsman"] is not None:
            owner = seen["families"][captain["kinsman"]]
            line.append(f" {KINSMAN} ")
            name = tag(phrases, seen, captain["kinsman"], names)
            line.append(name[: 80 - len(line)], style=family_style(owner))
        elif captain["closed"]:
            line.append(" ").append(say("closed"), style=QUIET)
        drawn.append(line)
    return drawn
