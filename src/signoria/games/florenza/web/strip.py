"""The strip above the table: turn order, prestige and church, kinsmen left, offices."""

from __future__ import annotations

from signoria.faces.web.strip import StripSeat, StripThing
from signoria.games.florenza.news.rounds import RoundBegins
from signoria.games.florenza.sights import Family
from signoria.games.florenza.web.view import View

PLACING = 4  # the phase in which kinsmen are placed
MOST_DRAWN = 3  # kinsmen; more become a number


def strip(view: View) -> list[StripSeat]:
    """Every family in turn order, Ghosts too; whoever has no place in it yet comes after."""
    families = view.seen["families"]
    order = [family for family in view.seen["order"] if family >= 0]
    rest = [one["family"] for one in families if one["family"] not in order]
    scores = [_points(view, one)[0].value or 0 for one in families]
    return [
        _seat(view, view.family(family), scores[family] == max(scores) > min(scores))
        for family in [*order, *rest]
    ]


def _seat(view: View, seen: Family, leads: bool) -> StripSeat:
    family = seen["family"]
    return StripSeat(
        seat=family,
        name=view.name(family),
        family=view.shield(family),
        points=_points(view, seen),
        left=_left(view, seen),
        offices=_offices(view, family),
        gained=gained(view, family),
        is_acting=view.seen["actor"] == family,
        leads=leads,
        is_done=view.seen["phase"] == PLACING and not _to_place(seen),
    )


def _points(view: View, seen: Family) -> list[StripThing]:
    """Both tracks; at the end all victory points."""
    if results := view.seen["results"]:
        return [StripThing(view.language.say("points"), results[seen["family"]]["total"])]
    return [
        StripThing(view.phrases.track("prestige"), seen["prestige"], "fl-prestige"),
        StripThing(view.phrases.track("church"), seen["church"], "fl-church"),
    ]


def gained(view: View, family: int) -> int | None:
    """Prestige in this round so far, as the strip shows it."""
    story = view.scene.story
    if story is None or view.scene.is_over:
        return None
    for facts in reversed(story.facts[: view.scene.ply]):
        for fact in facts:
            if isinstance(fact, RoundBegins):
                return view.family(family)["prestige"] - fact.prestige[family]
    return None


def _to_place(seen: Family) -> int:
    """Kinsmen to place; a Ghost's actions."""
    return seen["actions"] or 0 if seen["ghost"] else seen["kinsmen"]["income"]


def _left(view: View, seen: Family) -> list[StripThing]:
    plural = view.language.plural
    number = _to_place(seen)
    words = (
        plural("action left", "actions left", number)
        if seen["ghost"]
        else plural("kinsman to place", "kinsmen to place", number)
    )
    icon = f"fl-kin-{view.shield(seen['family'])}"
    shown = number if number > MOST_DRAWN else None
    piece = f"kin-{seen['family']}" if seen["family"] != view.large else ""  # mine: in the district
    found = [StripThing(words, shown, icon, number, piece)] if number else []
    if seen["tokens"]:
        tokens = plural("token, face down", "tokens, face down", seen["tokens"])
        found.append(StripThing(tokens, seen["tokens"], "fl-token"))
    return found


def _offices(view: View, family: int) -> list[StripThing]:
    holders = {"captain": view.seen["captain"], "bishop": view.seen["bishop"]}
    return [
        StripThing(view.phrases.office(office), icon=f"fl-{office}")
        for office, holder in holders.items()
        if holder == family
    ]
