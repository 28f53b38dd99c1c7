"""A score sheet of Medici: The Dice Game: columns at the left, ships at the right."""

from __future__ import annotations

from rich.text import Text

from signoria.faces.terminal.screen import POINTS, QUIET
from signoria.games.medici_dice.phrases import MediciDicePhrases
from signoria.games.medici_dice.sights import Sheet, Sight
from signoria.games.medici_dice.terminal.style import style_of
from signoria.kernel.steps import NOBODY

CELL = 3
CROSS, CIRCLE, BOTH, EMPTY = "×", "○", "⊗", "·"


def full_sheet(
    phrases: MediciDicePhrases, seen: Sight, seat: int, name: str, is_mine: bool
) -> list[Text]:
    """The whole sheet: a line with the name, then columns and ships side by side."""
    sheet = seen["sheets"][seat]
    left = _columns(phrases, seen, sheet)
    right = [
        line
        for ship in range(1, len(sheet["ships"]) + 1)
        for line in _ship(phrases, seen, sheet, ship)
    ]
    height = max(len(left), len(right))
    width = max(len(line) for line in left)
    left += [Text() for _ in range(height - len(left))]
    right += [Text() for _ in range(height - len(right))]
    body = []
    for one, other in zip(left, right, strict=True):
        one.pad_right(width - len(one) + 1)
        body.append(one.append_text(other))
    return [_heading(phrases, seen, seat, name, is_mine), *body]


def small_sheet(
    phrases: MediciDicePhrases, seen: Sight, seat: int, name: str, is_mine: bool
) -> list[Text]:
    """Two lines: name and columns, then the current ship and its value."""
    sheet = seen["sheets"][seat]
    heading = _heading(phrases, seen, seat, name, is_mine)
    heading.append("   ")
    for good, crosses in sheet["columns"].items():
        heading.append(f"{phrases.letter(good)}{CROSS}{crosses}", style=style_of(good)).append(" ")
    number = max(seen["round"], 1)
    ship = Text("    ").append_text(_ship(phrases, seen, sheet, number)[0])
    value = sheet["ships"][number - 1]["value"]
    return [heading, ship.append(" · ").append(phrases.language.say("value {value}", value=value))]


def one_line(
    phrases: MediciDicePhrases, seen: Sight, seat: int, name: str, is_mine: bool
) -> list[Text]:
    """Name, columns, and what the current ship is worth and can still take."""
    say, sheet = phrases.language.say, seen["sheets"][seat]
    line = _heading(phrases, seen, seat, name, is_mine).append("  ")
    for good, crosses in sheet["columns"].items():
        line.append(f"{phrases.letter(good)}{crosses}", style=style_of(good)).append(" ")
    ship = sheet["ships"][max(seen["round"], 1) - 1]
    line.append("· ").append(say("value {value}", value=ship["value"]))
    free = say("{count} free", count=ship["free"]) if ship["free"] else say("full")
    return [line.append(f", {free}", style=QUIET)]


def _heading(phrases: MediciDicePhrases, seen: Sight, seat: int, name: str, is_mine: bool) -> Text:
    total = seen["sheets"][seat]["total"]
    points = phrases.language.plural("{number} point", "{number} points", total)
    heading = Text.assemble(
        ("▶ " if seat == seen["actor"] else "  ", "bold"),
        (name, "bold underline" if is_mine else "bold"),
        " · ",
        (points, POINTS),
    )
    if seen["seats"] == 1 and seen["round"]:
        heading.append(f" · {phrases.rank(seen['rank'])}")
    elif seat == seen["roller"] and seen["actor"] != NOBODY:
        heading.append(" · ").append(phrases.language.say("has the dice"), style=QUIET)
    return heading


def _columns(phrases: MediciDicePhrases, seen: Sight, sheet: Sheet) -> list[Text]:
    """A head with the prizes, then a bar of crosses for each good and what it would pay now."""
    goods = list(sheet["columns"])
    name_width = max(len(phrases.good(good)) for good in goods)
    spaces = sheet["column_spaces"]
    head = [" "] * spaces
    for reached, _ in seen["column_bonus"]:
        for at, digit in enumerate(str(reached), reached - len(str(reached))):
            head[at] = digit
    circles = seen.get("circles")
    counted = 5 if circles else 2
    now = phrases.language.say("now")
    drawn = [
        Text.assemble(
            " " * (name_width + 4), ("".join(head), POINTS), " " * counted, (f" {now:>4}", QUIET)
        )
    ]
    for good in goods:
        crosses = sheet["columns"][good]
        line = Text.assemble(
            " ", (phrases.letter(good), style_of(good)), f" {phrases.good(good):{name_width}} "
        )
        line.append_text(_bar(good, crosses, circles[good] if circles else 0, spaces))
        count = f"{crosses}:{circles[good]}" if circles else str(crosses)
        points = sheet["column_points"][good]
        paid = f"+{points}" if points else ""
        line.append(f" {count:>{counted}}").append(f" {paid:>3}", POINTS)
        drawn.append(line)
    return drawn


def _bar(good: str, crosses: int, circles: int, spaces: int) -> Text:
    """As on paper: crosses and circles both fill a column from its beginning."""
    bar = Text()
    for space in range(spaces):
        crossed, circled = space < crosses, space < circles
        mark = BOTH if crossed and circled else CROSS if crossed else CIRCLE if circled else EMPTY
        bar.append(mark, style=style_of(good) if crossed else "" if circled else QUIET)
    return bar


def _ship(phrases: MediciDicePhrases, seen: Sight, sheet: Sheet, number: int) -> list[Text]:
    """Cargo above, running totals below; at the right what the round has brought."""
    say = phrases.language.say
    ship = sheet["ships"][number - 1]
    label = say("ship {number}", number=number)
    is_now = number == seen["round"] and not ship["is_scored"]
    upper = Text.assemble((f"{label} ", "bold" if is_now else QUIET))
    lower = Text(" " * len(upper))
    widest = max(other["spaces"] for other in sheet["ships"])
    for space in range(widest):
        if space < len(ship["cargo"]):
            face = ship["cargo"][space]
            short = f"{phrases.letter(face['good'])}{face['number']}"
            upper.append(short, style=style_of(face["good"])).append(" " * (CELL - len(short)))
            lower.append(f"{ship['totals'][space]:>2}".ljust(CELL))
        else:
            mark = f" {EMPTY} " if space < ship["spaces"] else " " * CELL
            upper.append(mark, style=QUIET)
            lower.append(" " * CELL)
    if ship["is_scored"]:
        upper.append(say("ship") + f" {ship['ship_points']}", style=POINTS)
        lower.append(say("columns") + f" {ship['monopoly_points']}", style=POINTS)
    elif is_now:
        upper.append(
            say("{count} free", count=ship["free"]) if ship["free"] else say("full"), style=QUIET
        )
    return [upper, lower]
