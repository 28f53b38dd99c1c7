"""Florenza, drawn: the city, the districts, people under their Life cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.web.drawing import Card, Drawing
from signoria.faces.web.page_data import FAMILIES
from signoria.faces.web.scene import Answer, Highlight, Phase, Scene
from signoria.faces.web.words import Language, term
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.web import (
    answers as options,
)
from signoria.games.florenza.web import (
    districts,
    example,
    highlights,
    in_words,
    ledger,
    people,
    places,
    shops,
    tags,
    tray,
    works,
)
from signoria.games.florenza.web.view import View
from signoria.library import load
from signoria.story import Story

SKILLS = ("architect", "sculptor", "painter")
WAYS = {
    "operate": term("florenza filter", "Operate"),
    "build": term("florenza filter", "Build"),
    "art": term("florenza filter", "Artwork"),
    "charity": term("florenza filter", "Charity"),
    "market": term("florenza filter", "Market"),
    "business": term("florenza filter", "Business"),
    "fortune": term("florenza filter", "Captain"),
}


class FlorenzaDrawing(Drawing[Sight]):
    """Every place where a kinsman may stand is pressed where it is drawn."""

    heaviness = 4

    def card(self, language: Language) -> Card:
        return Card(
            game=self.game,
            title=load(self.game).title,
            line=language.say(
                "Send your kinsmen through Florence: workshops, artists, preachers and power."
            ),
            players=load(self.game).seats,
            author="Stefano Groppi",
            time=language.say("90 to 150 min"),
            weight=language.say("heavy"),
        )

    def symbols(self, language: Language) -> dict[str, Any]:
        phrases = phrases_for(self.game, language.code)
        assert isinstance(phrases, FlorenzaPhrases)
        return {
            "letters": {good: phrases.letter(good) for good in tags.RESOURCES},
            "skills": {skill: phrases.skill_letter(skill) for skill in SKILLS},
            "houses": FAMILIES,
        }

    def example(self, language: Language) -> dict[str, Any]:
        return example.pieces(self.game, language)

    def phases(self, scene: Scene[Sight]) -> list[Phase]:
        seen = scene.seen
        phrases = View(scene, ()).phrases
        last = len(seen["phases"])
        now = last if scene.is_over else seen["phase"]
        title = scene.language.say(
            "Round {number} of {last}", number=seen["round"], last=seen["rounds"]
        )
        return [
            Phase(title, ""),
            *[
                Phase(
                    f"{number} {phrases.phase(number)}",
                    "done" if number < now else "now" if number == now else "",
                )
                for number in range(1, last)
            ],
        ]

    def board(self, scene: Scene[Sight], answers: Sequence[Answer]) -> dict[str, Any]:
        view = View(scene, frozenset(answer.action for answer in answers))
        return {
            "seat": view.large,
            "round": scene.seen["round"],
            "phase": view.phrases.phase(scene.seen["phase"]),
            "rounds": scene.seen["rounds"],
            "ways": _ways(view),
            "tray": tray.tray(view),
            "tracks": places.tracks(view),
            "order": places.order(view),
            "buildings": works.city(view),
            "predicatore": people.charity(view, "duomo"),
            "market": places.market(view),
            "business": places.business(view),
            "captains": places.captains(view),
            "life": people.life(view),
            "unnamed_artist": people.unnamed_artist(view),
            "unnamed_preacher": people.unnamed_preacher(view),
            "muse": scene.seen["muse"],
            "muse_price": tags.tags(view.phrases, {tags.FIORINI: view.box["artist_prestige.muse"]}),
            "supply": shops.supply(view),
            "supply_key": _supply_key(view),
            "mine": districts.mine(view),
            "ledger": ledger.rows(view),
            "others": districts.others(view),
            "is_tall": districts.is_tall(view),
            "words": in_words.board(view),
            "warnings": scene.warnings,
        }

    def answers(self, scene: Scene[Sight]) -> list[Answer]:
        return options.answers(scene)

    def empty_answer(self, scene: Scene[Sight]) -> tuple[str, str]:
        say = scene.language.say
        return say("Choose"), say("press something with a terracotta edge")

    def highlights(self, scene: Scene[Sight], story: Story) -> list[Highlight]:
        return highlights.highlights(scene, story)


def _ways(view: View) -> list[dict[str, Any]]:
    """Filters for the many places of a kinsman; they only decide what is lit."""
    if not view.is_placing:
        return []
    found = []
    for way, title in WAYS.items():
        count = sum(option.partition(" ")[0] == way for option in view.legal)
        if count:
            shown = count if count > 1 else None
            found.append({"way": way, "title": view.language.term(title), "count": shown})
    return found


def _supply_key(view: View) -> str:
    """Changes when the viewer has built, so that the open list closes then."""
    built = sum(space is not None for space in view.family(view.large)["spaces"])
    return f"{view.seen['round']}-{built}"


DRAWING = FlorenzaDrawing
