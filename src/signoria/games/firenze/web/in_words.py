"""The board in sentences, for those who listen to it."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Scene
from signoria.games.firenze.sights import Sight, Tower
from signoria.games.firenze.web.bricks import phrases_of
from signoria.games.firenze.web.city import churches, commission_words, end_words
from signoria.games.firenze.web.fresh import Fresh
from signoria.games.firenze.web.hand import hand
from signoria.games.firenze.web.row import deck
from signoria.games.firenze.web.seats import seals_label


def board(scene: Scene[Sight]) -> list[dict[str, Any]]:
    """A heading and its sentences, for the row, the towers and every player."""
    words = phrases_of(scene)
    return [
        {"title": words.part("card row"), "sentences": _row(scene)},
        *(
            {"title": capital(words.tower(tower["colour"])), "sentences": _tower(scene, tower)}
            for tower in scene.seen["towers"]
        ),
        {"title": words.part("church space"), "sentences": _churches(scene)},
        *(
            {"title": scene.names[seat], "sentences": _player(scene, seat)}
            for seat in range(len(scene.seats))
        ),
    ]


def _row(scene: Scene[Sight]) -> list[str]:
    words, say = phrases_of(scene), scene.language.say
    beside = deck(scene)
    said = [
        say(
            "Card {place}, {card}, costs {cost}. Bricks: {bricks}. {text}",
            place=lying["place"],
            card=words.card(lying["card"]),
            cost=lying["cost"],
            bricks=words.bricks(lying["bricks"]) or "–",
            text=words.card_text(lying["card"]),
        )
        for lying in scene.seen["row"]
        if lying
    ]
    if scene.seen["event"]:
        said.append(say("Being carried out: {card}.", card=words.card(scene.seen["event"])))
    said.append(f"{words.part('deck')}: {beside['cards']}.")
    said.append(f"{words.part('pouch')}: {beside['bag_label']}.")
    return said


def _tower(scene: Scene[Sight], tower: Tower) -> list[str]:
    return [
        f"{commission_words(scene, tower['colour'], commission)}."
        for commission in reversed(tower["commissions"])
    ]


def _churches(scene: Scene[Sight]) -> list[str]:
    lying = [f"{church['name']}: {church['text']}" for church in churches(scene, Fresh()) if church]
    return [*(lying or ["–"]), end_words(scene)["text"]]


def _player(scene: Scene[Sight], seat: int) -> list[str]:
    words, say, player = phrases_of(scene), scene.language.say, scene.seen["players"][seat]
    towers = [words.tower(tower["colour"], tower["height"]) for tower in player["towers"]]
    pile = [words.colour(colour) for colour in player["campanile"]["bricks"]]
    if pile:
        towers.append(f"{words.card('campanile')} ({scene.language.listed(pile)})")
    cards = hand(scene, seat, {}, Fresh())
    said = [
        say("Points so far: {points}.", points=player["prestige"]),
        f"{seals_label(scene, seat)}.",
        say("Towers: {towers}.", towers=scene.language.listed(towers) or "–"),
        f"{words.part('storehouse')}: {words.bricks(player['storehouse']) or '–'}.",
    ]
    if player["hand"] is None:
        held = scene.language.plural(
            "{number} in hand", "{number} in hand", int(player["cards_in_hand"])
        )
        said.append(f"{held}.")
    said += [f"{card['face']['name']}: {card['face']['text']}" for card in cards]
    return said
