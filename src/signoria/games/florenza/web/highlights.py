"""Three things worth telling at the end."""

from __future__ import annotations

from signoria.faces.web.scene import Highlight, Scene
from signoria.games.florenza.news.rounds import CaptainElected, RoundBegins
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.web.view import View
from signoria.story import Story


def highlights(scene: Scene[Sight], story: Story) -> list[Highlight]:
    """The greatest patron of the city, the best district, who was Captain most often."""
    view = View(scene, ())
    return [
        fact
        for fact in (_patron(view), _district(view), _captain(view, story), _workshops(view))
        if fact is not None
    ][:3]


def _best(counts: dict[int, int]) -> tuple[int, int] | None:
    """The family with the most, and how many; nobody if nobody has any."""
    if not counts or not max(counts.values()):
        return None
    most = max(counts.values())
    return next(family for family, count in counts.items() if count == most), most


def _patron(view: View) -> Highlight | None:
    counts = {one["family"]: 0 for one in view.seen["families"]}
    for work in view.seen["artworks"]:
        if work["crest"] is not None:
            counts[work["crest"]] += 1
    if (found := _best(counts)) is None:
        return None
    return Highlight(
        view.shield(found[0]),
        view.language.say("Patron of the city"),
        view.language.plural(
            "{name}: {number} crest on the main board.",
            "{name}: {number} crests on the main board.",
            found[1],
            name=view.name(found[0]),
        ),
    )


def _district(view: View) -> Highlight | None:
    counts = {
        one["family"]: sum(work["crest"] is not None for work in one["artworks"])
        for one in view.seen["families"]
    }
    if (found := _best(counts)) is None:
        return None
    return Highlight(
        view.shield(found[0]),
        view.language.say("Finest district"),
        view.language.plural(
            "{name}: {number} artwork in Palazzo and Chiesa.",
            "{name}: {number} artworks in Palazzo and Chiesa.",
            found[1],
            name=view.name(found[0]),
        ),
    )


def _captain(view: View, story: Story) -> Highlight | None:
    """How many rounds somebody held the office."""
    held = {one["family"]: 0 for one in view.seen["families"]}
    captain: int | None = None
    for fact in [fact for facts in story.facts for fact in facts]:
        if isinstance(fact, CaptainElected):
            captain = fact.family
        elif isinstance(fact, RoundBegins) and captain is not None:
            held[captain] += 1
    if (found := _best(held)) is None:
        return None
    return Highlight(
        view.shield(found[0]),
        view.phrases.office("captain"),
        view.language.plural(
            "{name} held the office in {number} round.",
            "{name} held the office in {number} rounds.",
            found[1],
            name=view.name(found[0]),
        ),
    )


def _workshops(view: View) -> Highlight | None:
    counts = {
        one["family"]: sum(space is not None and space["built"] for space in one["spaces"])
        for one in view.seen["families"]
    }
    if (found := _best(counts)) is None:
        return None
    return Highlight(
        view.shield(found[0]),
        view.language.say("Most workshops"),
        view.language.plural(
            "{name}: {number} workshop.",
            "{name}: {number} workshops.",
            found[1],
            name=view.name(found[0]),
        ),
    )
