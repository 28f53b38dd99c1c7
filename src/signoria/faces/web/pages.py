"""The pages around the tables: home, new table, join, rules, provenance, watch, researchers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.phrases.provenance import claimed, grade_meaning, grade_word, known
from signoria.faces.web.boxes import box_choices, box_words, titled
from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.lessons import lesson_of
from signoria.faces.web.paces import paces
from signoria.faces.web.page_data import FAMILIES, TableData, TableLine, Visitor
from signoria.faces.web.paint import paint
from signoria.faces.web.puzzles import has_puzzles
from signoria.faces.web.surroundings import playable, surroundings
from signoria.faces.web.words import Language, mark, spoken
from signoria.kernel.box import GRADES, Value
from signoria.library import games, load

# A level and what it is called; the server knows how strong each is.
LEVELS = (
    ("apprentice", mark("bot, apprentice: overlooks things")),
    ("journeyman", mark("bot, journeyman: knows what things are worth")),
    ("master", mark("bot, master: has played a lot and thinks ahead")),
)
GUESTS = ("Ginevra", "Bianca", "Piero", "Lisa", "Sandro")


def home(
    visitor: Visitor,
    mine: Sequence[TableLine],
    open_tables: Sequence[TableLine],
    boxes: Sequence[str] = (),
) -> str:
    """The first page: my tables, the games with the host's *boxes*, open tables."""
    language = spoken(visitor.language)
    drawings = [drawing_of(game) for game in playable()]
    return paint(
        "pages/home.html",
        visitor,
        **surroundings(
            visitor, "/", language.say("Games of Florence"), drawings=drawings, with_links=True
        ),
        cards=[(drawing, drawing.card(language)) for drawing in drawings],
        boxes={game: box_choices(language, game, boxes)[1:] for game in playable()},
        taught=[game for game in playable() if lesson_of(visitor, game)],
        mine=[_line(language, line) for line in mine],
        open_tables=[_line(language, line) for line in open_tables],
    )


def watch_page(visitor: Visitor, tables: Sequence[TableLine]) -> str:
    """Tables that anybody may watch."""
    language = spoken(visitor.language)
    return paint(
        "pages/watch.html",
        visitor,
        **surroundings(visitor, "/watch", language.say("Watch"), with_links=True),
        tables=[_line(language, line) for line in tables],
    )


def new_table(
    visitor: Visitor,
    game: str,
    form: Mapping[str, str] | None,
    problem: str | None,
    boxes: Sequence[str] = (),
) -> str:
    """Choose who sits where, variants, and who may find the table; and among the host's *boxes*,
    if there are some of this game.
    """
    language = spoken(visitor.language)
    found = load(game)
    said = form or {}
    return paint(
        "pages/new.html",
        visitor,
        **surroundings(
            visitor,
            f"/new?game={game}",
            titled(language, found),
            drawings=[drawing_of(game)],
            learn=game,
        ),
        boxes=box_choices(language, game, boxes),
        drawing=drawing_of(game),
        game=found,
        card=drawing_of(game).card(language),
        problem=problem,
        name=said.get("name", visitor.name),
        seats=[_seat_choice(language, found.seats, seat, said) for seat in range(found.seats[-1])],
        variants=[
            {
                "words": phrases_for(game, language.code).variant(variant),
                "chosen": said.get(f"option-{variant.name}", variant.default),
                "least": variant.seats[0],
                "most": variant.seats[-1],
            }
            for variant in found.variants.values()
        ],
        is_listed=bool(said.get("listed")),
        with_confirmation=bool(said.get("confirm")),
        paces=paces(language),
        pace=said.get("pace", "0"),
    )


def _seat_choice(
    language: Language, counts: range, seat: int, said: Mapping[str, str]
) -> dict[str, Any]:
    """What may sit in a seat; the first is mine, the next two bots unless said otherwise."""
    guest = GUESTS[seat % len(GUESTS)]
    chosen = said.get(f"seat-{seat}")
    if chosen is None:
        chosen = "me" if seat == 0 else "journeyman" if seat < min(3, counts[-1]) else ""
    if chosen.startswith("me:"):
        guest = chosen.removeprefix("me:") or guest
    choices = [("me", language.say("me"))]
    if seat > 0:
        choices.append((f"me:{guest}", language.say("somebody beside me, at this screen")))
    choices += [
        ("friend", language.say("a friend, by link")),
        ("open", language.say("open to anybody")),
        *((level, language.say(title)) for level, title in LEVELS),
    ]
    if seat >= counts[0]:
        choices.append(("", language.say("nobody")))
    return {
        "seat": seat,
        "family": FAMILIES[seat % len(FAMILIES)],
        "choices": choices,
        "chosen": chosen,
        "guest": guest,
    }


def join_page(visitor: Visitor, table: TableData, seat: int, secret: str) -> str:
    """Somebody was invited: a name, and sit down."""
    return paint(
        "pages/join.html",
        visitor,
        **surroundings(visitor, f"/join/{secret}", load(table.game).title, learn=table.game),
        drawing=drawing_of(table.game),
        table=table,
        owner=table.seats[seat],
        secret=secret,
        title=load(table.game).title,
        others=[other for other in table.seats if other.seat != seat and other.name],
    )


def rules_page(visitor: Visitor, game: str, table: str = "", boxes: Sequence[str] = ()) -> str:
    """The rules in our own words, with pictures by the same hands; *table*: to go back to."""
    language = spoken(visitor.language)
    drawing = drawing_of(game)
    found = load(game)
    return paint(
        "pages/rules.html",
        visitor,
        **surroundings(
            visitor,
            f"/rules/{game}",
            titled(language, found),
            drawings=[drawing],
            learn=game,
            with_links=True,
        ),
        own_box=box_words(language, found),
        boxes=box_choices(language, game, boxes),
        drawing=drawing,
        game=found,
        card=drawing.card(language),
        box=found.box,
        symbols=drawing.symbols(language),
        example=drawing.example(language),
        phrases=phrases_for(game, language.code),
        chapters=phrases_for(game, language.code).rulebook(),
        entries=phrases_for(game, language.code).entries(),
        known=known(language, found.box),
        shelf=[(name, load(name).title) for name in playable()],
        from_table=table,
        is_taught=lesson_of(visitor, game) is not None,
        has_puzzles=has_puzzles(game),
    )


def provenance_page(visitor: Visitor, game: str, boxes: Sequence[str] = ()) -> str:
    """Every printed value with its grade and source."""
    language = spoken(visitor.language)
    found = load(game)
    values = list(found.box.values.values())
    return paint(
        "pages/provenance.html",
        visitor,
        **surroundings(
            visitor, f"/provenance/{game}", titled(language, found), learn=game, with_links=True
        ),
        game=found,
        on_shelf=game,
        own_box=box_words(language, found),
        boxes=box_choices(language, game, boxes),
        known=known(language, found.box),
        claimed=claimed(language, found.box),
        grades=[
            {
                "grade": grade,
                "title": grade_word(language, grade),
                "meaning": grade_meaning(language, grade),
                "count": sum(value.grade == grade for value in values),
            }
            for grade in GRADES
        ],
        values=[_value(language, value) for value in values],
        claims=[_value(language, claim) for claim in found.box.claims.values()],
        shelf=[(name, load(name).title) for name in playable()],
    )


def _value(language: Language, value: Value) -> dict[str, str]:
    """A value or a claim as a line of the table."""
    return {
        "path": value.path.replace("_", " ").replace(".", " › "),
        "value": _shown(value.value),
        "grade": value.grade,
        "title": grade_word(language, value.grade),
        "source": value.source,
        "note": value.note,
    }


def researchers_page(visitor: Visitor) -> str:
    """The same rules from Python."""
    language = spoken(visitor.language)
    return paint(
        "pages/researchers.html",
        visitor,
        **surroundings(visitor, "/researchers", language.say("For researchers"), with_links=True),
        shelf=[(name, load(name)) for name in games()],
    )


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " · ".join(_shown(inner) for inner in value)
    return str(value)


def _line(language: Language, line: TableLine) -> dict[str, Any]:
    """A table in a list, in words."""
    names = [name for name in line.names if name]
    if line.whose == "other":
        what = language.say("Waiting for {name}", name=line.waiting_for)
    elif line.is_hot_seat:
        what = language.say("Around one screen: {names}", names=language.listed(names))
    elif names:
        what = language.say("With {names}", names=language.listed(names))
    else:
        what = language.say("Alone")
    return {
        "line": line,
        "title": load(line.game).title,
        "what": what,
        "when": ago(language, line.seconds_ago),
        "free": language.plural("{number} free seat", "{number} free seats", line.free_seats),
    }


def ago(language: Language, seconds: float) -> str:
    """How long since, roughly."""
    minutes = int(seconds // 60)
    if minutes < 1:
        return language.say("just now")
    if minutes < 60:
        return language.plural("{number} min ago", "{number} min ago", minutes)
    if minutes < 24 * 60:
        return language.plural("{number} hour ago", "{number} hours ago", minutes // 60)
    return language.plural("{number} day ago", "{number} days ago", minutes // (24 * 60))
