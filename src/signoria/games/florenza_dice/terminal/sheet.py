"""A District sheet of Florenza Dice Game: tracks and supply, Palazzo and Chiesa, the Rione."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.terminal.screen import ALIVE, POINTS, QUIET
from signoria.games.florenza_dice.phrases import FlorenzaDicePhrases
from signoria.games.florenza_dice.sights import Sheet, Sight, Space, Work
from signoria.games.florenza_dice.terminal.style import CROSS, beside, icons, padded
from signoria.kernel.steps import NOBODY
from signoria.library import load

HALF = 40
SPACE = 20
TITLE = 15
ICONS = 8
GAP = 3
BLANK = "·"
# What a space of a track holds, in one sign; the legend says it in words.
SIGNS = {"-": BLANK, "star": "*", "spare": "+", "resource": "?", "die": "#"}


def full_sheet(
    phrases: FlorenzaDicePhrases, seen: Sight, seat: int, name: str, is_mine: bool
) -> list[Text]:
    """The whole sheet."""
    sheet = seen["sheets"][seat]
    tracks = _tracks(phrases, sheet)
    return [
        heading(phrases, seen, seat, name, is_mine),
        *beside(tracks, _supply(phrases, sheet), len(tracks[0]) + GAP),
        *beside(palazzo(phrases, seen, sheet), chiesa(phrases, sheet), HALF),
        *_rione(phrases, sheet),
    ]


def small_sheet(
    phrases: FlorenzaDicePhrases, seen: Sight, seat: int, name: str, is_mine: bool
) -> list[Text]:
    """Three lines: name and supply, tracks and works, buildings."""
    sheet = seen["sheets"][seat]
    first = heading(phrases, seen, seat, name, is_mine)
    second = Text("    ")
    for track, found in sheet["tracks"].items():
        second.append(f"{phrases.track(track)} {found['marked']}  ")
    supply = sheet["supply"]
    second.append(
        phrases.language.say(
            "{fiorini} F, spares {spares}, stars {stars}",
            fiorini=supply["fiorini"],
            spares=supply["spares"],
            stars=supply["stars"],
        ),
        style=QUIET,
    )
    done = [work["title"] for work in (*sheet["palazzo"], *sheet["chiesa"]) if work["completed"]]
    built = [one["name"] for one in sheet["rione"] if one["name"]]
    third = Text(f"    {', '.join([*built, *done])}")
    third.truncate(2 * HALF, overflow="ellipsis")
    return [first, second, third]


def heading(
    phrases: FlorenzaDicePhrases,
    seen: Sight,
    seat: int,
    name: str,
    is_mine: bool,
    also: str = "",
) -> Text:
    """The name, the points, perhaps something more, and what the seat is this round."""
    total = seen["sheets"][seat]["total"]
    drawn = Text.assemble(
        ("▶ " if seat == seen["actor"] else "  ", "bold"),
        (name, "bold underline" if is_mine else "bold"),
        " · ",
        (phrases.language.plural("{number} point", "{number} points", total), POINTS),
    )
    if also:
        drawn.append(f" · {also}")
    for title in _titles(phrases, seen, seat):
        drawn.append(f" · {title}", style=QUIET)
    return drawn


def _titles(phrases: FlorenzaDicePhrases, seen: Sight, seat: int) -> list[str]:
    holders = {"captain": seen["captain"], "bishop": seen["bishop"]}
    found = [phrases.office(office) for office, holder in holders.items() if holder == seat]
    if seen["actor"] != NOBODY and seen["round"] and seen["active"] == seat:
        found.append(phrases.language.say("has the dice"))
    return found


def _tracks(phrases: FlorenzaDicePhrases, sheet: Sheet) -> list[Text]:
    """Crosses, then the signs of what is to come."""
    width = max(len(phrases.track(name)) for name in sheet["tracks"])
    drawn = []
    for name, track in sheet["tracks"].items():
        row = Text(f" {phrases.track(name):{width}} ")
        for at, icon in enumerate(track["spaces"]):
            if at < track["marked"]:
                row.append(f" {CROSS} ")
            else:
                is_blank = icon == "-"
                row.append(f" {sign(phrases, icon)} ", style=QUIET if is_blank else POINTS)
        row.append(f" {track['marked']:>2}")
        drawn.append(row)
    return drawn


def sign(phrases: FlorenzaDicePhrases, icon: str) -> str:
    """One sign for a space of a track: ``*`` a star, ``2`` points, ``B`` the Bishop."""
    what, _, number = icon.partition(" ")
    if what == "fiorini":
        return phrases.letter(what)
    return number or SIGNS.get(what) or phrases.initial(what)


def legend(phrases: FlorenzaDicePhrases) -> Text:
    """The signs in words."""
    steps = " ".join(phrases.initial(track) for track in ("captain", "bishop", "preacher"))
    said = phrases.language.say(
        "F 100 · 1 2 3 points · * star · + spare · ? resource · # die · {steps} step",
        steps=steps,
    )
    return Text(f" {said}", style=QUIET)


def _supply(phrases: FlorenzaDicePhrases, sheet: Sheet) -> list[Text]:
    say, plural, supply = phrases.language.say, phrases.language.plural, sheet["supply"]
    return [
        Text(say("{amount} Fiorini", amount=supply["fiorini"])),
        Text(plural("{number} spare", "{number} spares", supply["spares"])),
        Text(plural("{number} star", "{number} stars", supply["stars"])),
    ]


def palazzo(phrases: FlorenzaDicePhrases, seen: Sight, sheet: Sheet) -> list[Text]:
    """What all four bring, and each artwork."""
    prize = sheet["palazzo_prize"] or seen["prize"]
    title = phrases.language.say("Palazzo, all four: +{points}", points=prize)
    style = POINTS if sheet["palazzo_prize"] else "bold"
    return [Text(f" {title}", style=style), *works_of(phrases, sheet["palazzo"])]


def chiesa(phrases: FlorenzaDicePhrases, sheet: Sheet) -> list[Text]:
    """What all four bring, and each artwork."""
    steps = load(phrases.game).box["chiesa.bonus_steps"]
    title = phrases.language.say("Chiesa, all four: {steps} steps", steps=steps)
    return [Text(f" {title}", style="bold"), *works_of(phrases, sheet["chiesa"])]


def works_of(phrases: FlorenzaDicePhrases, works: list[Work]) -> list[Text]:
    """A line for each artwork."""
    return [_work(phrases, work) for work in works]


def _work(phrases: FlorenzaDicePhrases, work: Work) -> Text:
    """Icons, artists, points and effect; once completed, what it counts."""
    row = padded(Text(f"  {work['title']}"), TITLE + 2)
    effect = _effect(phrases, work)
    if work["completed"]:
        counted = f"{work['points']}+{work['artist_points']}"
        padded(row.append(f"✓ {counted}", style=POINTS), TITLE + 2 + ICONS)
        return row.append(f" {effect}", style=QUIET)
    padded(row.append_text(icons(phrases, work["icons"])), TITLE + 2 + ICONS)
    artists = "/".join(phrases.initial(artist) for artist in work["artists"])
    row.append(f"{artists:4}", style=ALIVE if work["ready"] else "")
    return row.append(str(work["points"]), style=POINTS).append(f" {effect}", style=QUIET)


def _effect(phrases: FlorenzaDicePhrases, work: Work) -> str:
    """In a sign or two: ``+`` a spare, ``C`` a step of the Captain every round."""
    if work["spares"]:
        return SIGNS["spare"] * int(work["spares"])
    if work["income"] is None:
        return ""
    return f"→{sign(phrases, work['income'])}"


def _rione(phrases: FlorenzaDicePhrases, sheet: Sheet) -> list[Text]:
    """Four spaces a line."""
    title = phrases.language.say("Rione")
    spaces = [padded(space(phrases, one), SPACE) for one in sheet["rione"]]
    across = 2 * HALF // SPACE
    rows = [Text().join(spaces[start : start + across]) for start in range(0, len(spaces), across)]
    return [Text(f" {title}", style="bold"), *rows]


def space(phrases: FlorenzaDicePhrases, seen: Space) -> Text:
    """The building that stands there; or the bonus of the space, and its icons."""
    number = f" {seen['space']}"
    if seen["building"]:
        drawn = Text.assemble((number, QUIET), f" {seen['name']}")
        if seen["counts"]:
            drawn.append(f" {seen['counts']}", style=POINTS)
        return drawn
    bonus = f"+{seen['bonus_points']}" if seen["bonus_points"] else ""
    bonus = SIGNS["spare"] if seen["bonus_spares"] else bonus
    drawn = Text.assemble((number, ALIVE if seen["next"] else QUIET), (f"{bonus:3}", POINTS))
    return drawn.append_text(icons(phrases, seen["icons"]))
