"""A family: markers, goods, kinsmen and the workshops of its district."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.phrases import Names
from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.sights import Family, Sight, Space
from signoria.games.florenza.terminal.style import (
    CREST,
    EMPTY,
    KINSMAN,
    LYING,
    amounts,
    beside,
    family_style,
    flowing,
    heading,
    padded,
    tag,
)
from signoria.games.florenza.terminal.works import (
    COLUMN,
    IN_DISTRICT,
    IN_NARROW_DISTRICT,
    work_line,
)

WIDTH = 80
_ACROSS = 4
_TILE = WIDTH // _ACROSS
NARROW = 34  # columns of an artwork of a district


def own_district(phrases: FlorenzaPhrases, seen: Sight, number: int, names: Names) -> list[Text]:
    """The viewer's family, with every artwork of Palazzo and Chiesa and its cost."""
    family = seen["families"][number]
    return [
        *_head(phrases, seen, number, names, True),
        *_workshops(phrases, seen, family, names, len(family["spaces"])),
        *own_works(phrases, seen, number, names),
    ]


def own_works(
    phrases: FlorenzaPhrases, seen: Sight, number: int, names: Names, is_roomy: bool = True
) -> list[Text]:
    """Every artwork of a district's Palazzo and Chiesa, side by side."""
    family = seen["families"][number]
    by_location: dict[str, list[Text]] = {"palazzo": [], "chiesa": []}
    widths = IN_DISTRICT if is_roomy else IN_NARROW_DISTRICT
    for work in family["artworks"]:
        by_location[work["location"]].append(work_line(phrases, seen, names, work, widths))
    left = [heading(phrases.location("palazzo")), *by_location["palazzo"]]
    right = [heading(phrases.location("chiesa")), *by_location["chiesa"]]
    return beside(left, right, COLUMN if is_roomy else NARROW)


def other_district(phrases: FlorenzaPhrases, seen: Sight, number: int, names: Names) -> list[Text]:
    """Another family in a few lines."""
    family = seen["families"][number]
    drawn = _head(phrases, seen, number, names, False)
    drawn += _workshops(phrases, seen, family, names, _ACROSS)
    drawn.append(_works(phrases, family))
    if family["action_table"]:
        drawn += _action_table(phrases, family)
    return drawn


def _head(
    phrases: FlorenzaPhrases, seen: Sight, number: int, names: Names, is_mine: bool
) -> list[Text]:
    """Name, points and offices; then goods and kinsmen."""
    family = seen["families"][number]
    name = _name(phrases, seen, number, names)
    points = [
        phrases.shorts({track: family[track]}) or f"0{phrases.letter(track)}"
        for track in ("prestige", "church")
    ]
    first = Text.assemble(
        ("▶ " if number == seen["actor"] else "  ", "bold"),
        (f" {name} ", f"{family_style(family)}{' underline' if is_mine else ''}"),
    )
    counted = [Text(" ".join(points), style=POINTS)]
    if family["tokens"]:
        tokens = phrases.language.plural("{number} token", "{number} tokens", family["tokens"])
        worth = "?" if family["token_value"] is None else family["token_value"]
        value = (f"({worth}{phrases.letter('prestige')})", POINTS)
        counted.append(Text.assemble(f"{tokens} ", value))
    for holder, phase in ((seen["captain"], 2), (seen["bishop"], 3)):
        if holder == number:
            counted.append(Text(phrases.phase(phase), style="bold"))
    return [*flowing(first, counted, 3, WIDTH, " · "), *_goods(phrases, family)]


def _name(phrases: FlorenzaPhrases, seen: Sight, number: int, names: Names) -> str:
    name = phrases.family(seen, number, names)
    family = seen["families"][number]
    if family["ghost"]:
        difficulty = seen["ghosts"][number - seen["seats"]]
        return f"{name} ({phrases.difficulty(difficulty)})"
    return f"{name[:12]} ({str(family['name']).capitalize()})"


def _goods(phrases: FlorenzaPhrases, family: Family) -> list[Text]:
    """Fiorini, resources and kinsmen, in as many lines as they need."""
    say = phrases.language.say
    kinsmen = family["kinsmen"]
    parts: list[Text] = []
    if not family["ghost"]:
        goods = Text(f"{family['fiorini']}{phrases.letter('fiorini')} ")
        parts.append(goods.append_text(amounts(phrases, family["resources"])))
    parts.append(Text(say("{number} to place", number=kinsmen["income"]), style="bold"))
    parts.append(Text(say("pool {number}", number=kinsmen["pool"])))
    return _flow([*parts, *kinsmen_elsewhere(phrases, family)])


def kinsmen_elsewhere(phrases: FlorenzaPhrases, family: Family) -> list[Text]:
    """At the market, in the family business, expelled, or in the Chiesa."""
    kinsmen = family["kinsmen"]
    parts = [
        Text(f"{phrases.place(place)} {KINSMAN * kinsmen[place]}")
        for place in ("market", "business")
        if kinsmen[place]
    ]
    if kinsmen["expelled"]:
        said = phrases.language.say("expelled {number}", number=kinsmen["expelled"])
        parts.append(Text(said))
    if family["predicatore"] is not None:
        parts.append(Text(f"{KINSMAN} {phrases.preacher(family['predicatore'])}"))
    return parts


def _flow(parts: list[Text]) -> list[Text]:
    """Parts one after the other; those that do not fit begin a new line."""
    drawn = [Text("   ")]
    for part in parts:
        is_first = len(drawn[-1]) == 3
        if not is_first and len(drawn[-1]) + len(part) + 3 > WIDTH:
            drawn.append(Text("   "))
            is_first = True
        drawn[-1].append("" if is_first else " · ").append_text(part)
    return drawn


def _workshops(
    phrases: FlorenzaPhrases, seen: Sight, family: Family, names: Names, least: int
) -> list[Text]:
    """Four spaces a line: number, name, state; empty lines only for the *least* first ones."""
    drawn: list[Text] = []
    for first in range(0, len(family["spaces"]), _ACROSS):
        tiles = family["spaces"][first : first + _ACROSS]
        if first >= least and not any(tiles):
            continue
        line = Text()
        for space, tile in enumerate(tiles, first + 1):
            line.append_text(padded(workshop(phrases, seen, space, tile, names), _TILE))
        drawn.append(line)
    return drawn


def workshop(
    phrases: FlorenzaPhrases, seen: Sight, space: int, tile: Space | None, names: Names
) -> Text:
    """A space of a district: its number, the workshop, and who works there."""
    line = Text(f" {space} ", style=QUIET)
    if tile is None:
        return line.append(EMPTY, style=QUIET)
    name = phrases.workshop(tile["workshop"])
    if tile["built"]:
        line.append(name)
    else:
        line.append(f"[{name}]", style=QUIET)
    if tile["kinsman"] is not None:
        worker = seen["families"][tile["kinsman"]]
        initial = tag(phrases, seen, tile["kinsman"], names)[:1]
        line.append(f"{KINSMAN}{initial}", style=family_style(worker))
    return line


def _works(phrases: FlorenzaPhrases, family: Family) -> Text:
    """Palazzo and Chiesa in short: what is done, and what is under way."""
    line = Text("   ")
    for location in ("palazzo", "chiesa"):
        marks = ""
        for work in family["artworks"]:
            if work["location"] == location:
                taken = CREST if work["crest"] is not None else ""
                marks += taken or (KINSMAN if work["kinsman"] is not None else EMPTY)
        line.append(f"{phrases.location(location)} {marks}   ")
    return line


def _action_table(phrases: FlorenzaPhrases, family: Family) -> list[Text]:
    """A Ghost's spaces with their kinsmen, standing or lying."""
    plural = phrases.language.plural
    signs = {"standing": KINSMAN, "lying": LYING}
    shown = [
        f"{signs.get(space['kinsman'], EMPTY)} {phrases.ghost_action(space['action'])}"
        for space in family["action_table"] or []
    ]
    head = Text("   ").append(
        plural("{number} action left", "{number} actions left", family["actions"] or 0),
        style="bold",
    )
    drawn = [head]
    for first in range(0, len(shown), 3):
        line = Text("   ")
        for words in shown[first : first + 3]:
            line.append(f"{words[:24]:26}", style="" if words[0] == EMPTY else QUIET)
        drawn.append(line)
    return drawn
