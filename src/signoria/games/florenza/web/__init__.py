"""Florenza, drawn: the city, the districts, people under their Life cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.web.chart import Target
from signoria.faces.web.drawing import Card, Drawing
from signoria.faces.web.page_data import FAMILIES
from signoria.faces.web.scene import Answer, Flight, Highlight, Phase, Scene
from signoria.faces.web.scoring import ScoringScene
from signoria.faces.web.strip import StripSeat
from signoria.faces.web.words import Language, term
from signoria.games.florenza.phrases import FlorenzaPhrases
from signoria.games.florenza.phrases.goods import good_order
from signoria.games.florenza.phrases.names import TOKENS_LINE, whose
from signoria.games.florenza.sights import Sight
from signoria.games.florenza.web import (
    answers as options,
)
from signoria.games.florenza.web import (
    districts,
    doubts,
    example,
    flights,
    highlights,
    in_words,
    ledger,
    people,
    places,
    scoring,
    shops,
    strip,
    tags,
    trading,
    tray,
    works,
)
from signoria.games.florenza.web.view import View
from signoria.kernel.game import ScoreSheet
from signoria.kernel.news import Fact
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
            time=language.say("90–150 min"),
            weight=language.say("heavy"),
        )

    def symbols(self, language: Language) -> dict[str, Any]:
        phrases = phrases_for(self.game, language.code)
        assert isinstance(phrases, FlorenzaPhrases)
        return {
            "letters": {good: phrases.letter(good) for good in tags.RESOURCES},
            "skills": {skill: phrases.skill_letter(skill) for skill in SKILLS},
            "names": _names(phrases),
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

    def strip(self, scene: Scene[Sight], scores: Sequence[ScoreSheet]) -> list[StripSeat]:
        return strip.strip(View(scene, ()))

    def board(self, scene: Scene[Sight], answers: Sequence[Answer]) -> dict[str, Any]:
        view = _view(scene, answers)
        return {
            "seat": view.large,
            "round": scene.seen["round"],
            "phase": view.phrases.phase(scene.seen["phase"]),
            "rounds": scene.seen["rounds"],
            "ways": _ways(view),
            "tray": tray.tray(view),
            "tracks": places.tracks(view),
            "buildings": works.city(view),
            "predicatore": people.charity(view, "duomo"),
            "market": places.market(view),
            "business": places.business(view),
            "captains": places.captains(view),
            "life": people.life(view),
            "life_free": people.free_places(view),
            "life_mark": doubts.lives(view),
            "unnamed_artist": people.unnamed_artist(view),
            "unnamed_preacher": people.unnamed_preacher(view),
            "muse": scene.seen["muse"],
            "muse_price": tags.tags(view.phrases, {tags.FIORINI: view.box["artist_prestige.muse"]}),
            "supply": shops.supply(view),
            "supply_key": _supply_key(view),
            "mine": districts.mine(view),
            "palazzo_mark": doubts.artworks(view, works.PALAZZO).heading,
            "chiesa_mark": doubts.artworks(view, works.CHIESA).heading,
            "ledger": ledger.rows(view),
            "others": districts.others(view),
            "words": in_words.board(view),
            "note": _note(view),
        }

    def answers(self, scene: Scene[Sight]) -> list[Answer]:
        return options.answers(scene)

    def earlier(self, scene: Scene[Sight]) -> list[Answer]:
        return options.earlier(scene)

    def empty_answer(self, scene: Scene[Sight]) -> tuple[str, str]:
        say = scene.language.say
        if scene.sets:
            return say("Trade"), say("Choose what you give and what you take.")
        return say("Choose"), say("press something with a terracotta edge")

    def targets(self, scene: Scene[Sight]) -> list[Target]:
        """The Ghosts, as they ended."""
        results = scene.seen["results"] or []
        return [
            Target(whose(scene.language, ghost, scene.names[:1]), int(results[ghost]["total"]))
            for ghost in range(1, len(results))
            if len(scene.seats) == 1
        ]

    def scoring(
        self, scene: Scene[Sight], moves: Sequence[Sequence[Fact]], first: int
    ) -> ScoringScene | None:
        return scoring.scoring(View(scene, ()), moves, first)

    def flights(self, scene: Scene[Sight]) -> list[Flight]:
        return flights.flights(scene)

    def highlights(self, scene: Scene[Sight], story: Story) -> list[Highlight]:
        return highlights.highlights(scene, story)


def _names(phrases: FlorenzaPhrases) -> dict[str, str]:
    """What each symbol of the sprite means; buildings keep their Italian names."""
    goods = {good: phrases.good(good) for good in good_order()}
    skills = {skill: phrases.skill(skill) for skill in SKILLS}
    offices = {office: phrases.office(office) for office in ("captain", "bishop")}
    places = {place: phrases.place(place) for place in ("market", "business", "muse")}
    return {**goods, **skills, **offices, **places, "token": phrases.line(TOKENS_LINE)}


def _view(scene: Scene[Sight], answers: Sequence[Answer]) -> View:
    """With all that is pressed where it is drawn, and what is chosen in parts."""
    single = [answer for answer in answers if not answer.parts]
    if answers:
        single += options.earlier(scene)
    view = View(scene, frozenset(answer.action for answer in single))
    sets = [answer for answer in answers if answer.parts]
    return replace(view, trade=trading.pieces(view, sets))


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


def _note(view: View) -> dict[str, Any]:
    """The line under the purse: what will fail as things stand, or what there is besides."""
    warnings, lacking = " ".join(view.scene.warnings), ledger.warning(view)
    if warnings or lacking:
        return {"words": lacking or warnings, "title": warnings or lacking, "is_bad": True}
    mine = districts.purse(view, view.large)
    found, long = [mine["pool_words"], mine["expelled_words"]], []
    if mine["tokens"]:
        found, long = [*found, districts.token_brief(view, view.large)], [mine["token_words"]]
    words = ", ".join(filter(None, found))
    return {"words": words, "title": ". ".join([words, *long]), "is_bad": False}


def _supply_key(view: View) -> str:
    """Changes when the viewer has built, so that the open list closes then."""
    built = sum(space is not None for space in view.family(view.large)["spaces"])
    return f"{view.seen['round']}-{built}"


DRAWING = FlorenzaDrawing
