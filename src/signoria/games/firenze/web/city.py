"""The board: six towers of commissions, level tiles, churches, and the end of game tile."""

from __future__ import annotations

from typing import Any

from signoria.faces.web.paint import capital
from signoria.faces.web.scene import Answer, Scene
from signoria.games.firenze.sights import Commission, Sight, Tower
from signoria.games.firenze.web.bricks import PATTERNS, Offered, phrases_of
from signoria.games.firenze.web.fresh import Fresh
from signoria.games.firenze.web.moves import moves_of
from signoria.games.firenze.web.pieces import Pieces
from signoria.games.firenze.web.row import card_marks

HIGHEST = 8
TOP = 52  # of the highest commission
STOREY = 34
FIRST_HEIGHT = 3
SHIELD_X = 107
SHIELD_STEP = 10


def y_of(height: int) -> int:
    """Where a commission of that height is drawn; lower towers stand at the foot."""
    return TOP + STOREY * (HIGHEST - max(height, FIRST_HEIGHT - 1))


def towers(scene: Scene[Sight], offered: Offered, new: Fresh) -> list[dict[str, Any]]:
    """The six towers, from the commonest colour to the rarest."""
    return [_tower(scene, at, offered, new) for at in range(len(scene.seen["towers"]))]


def _tower(scene: Scene[Sight], at: int, offered: Offered, new: Fresh) -> dict[str, Any]:
    words = phrases_of(scene)
    tower = scene.seen["towers"][at]
    colour = tower["colour"]
    total = scene.game.box["bricks.counts"][at]
    return {
        "colour": colour,
        "pattern": PATTERNS.get(colour, ""),
        "majority": tower["majority"],
        "majority_mark": scene.grades.at(f"majorities.{colour}"),
        "flag": _flag(scene, tower, colour in new.flags),
        "base": f"{capital(words.colour(colour))} · {total}",
        "label": capital(words.tower(colour)),
        "storeys": [
            _storey(scene, colour, commission, (colour, commission["height"]) in new.seals, offered)
            for commission in reversed(tower["commissions"])
        ],
        "shields": _shields(scene, colour),
    }


def _flag(scene: Scene[Sight], tower: Tower, is_fresh: bool) -> dict[str, Any]:
    say, ahead = scene.language.say, tower["ahead"]
    label = (
        say("Majority at the end: +{points}. Nobody has a seal here.", points=tower["majority"])
        if ahead is None
        else say(
            "Majority at the end: +{points}. {name} is ahead.",
            points=tower["majority"],
            name=scene.names[ahead],
        )
    )
    return {
        "label": label,
        "family": "" if ahead is None else scene.family(ahead),
        "is_fresh": is_fresh,
    }


def _storey(
    scene: Scene[Sight],
    colour: str,
    commission: Commission,
    is_fresh: bool,
    offered: Offered,
) -> dict[str, Any]:
    height = commission["height"]
    answer = _answer(f"{colour} {height}", offered)
    seal = commission["seal"]
    shown = "neutral" if commission["neutral"] else "" if seal is None else scene.family(seal)
    sealing = answer is not None and answer.action.startswith("seal")
    return {
        "height": height,
        "y": y_of(height),
        "points": commission["points"],
        "mark": scene.grades.at(printed_at(scene, colour, commission)),
        "balcony": commission["balcony"],
        "is_open": commission["open"],
        "seal": shown,
        "is_fresh": is_fresh,
        "answer": answer,
        "my_seal": "neutral" if sealing or scene.seat is None else scene.family(scene.seat),
        "gain": "" if sealing else _gain(scene, answer),
        "label": answer.label if answer else commission_words(scene, colour, commission),
    }


def printed_at(scene: Scene[Sight], colour: str, commission: Commission) -> str:
    """Where the points of a commission stand in the box: a balcony covers those of the board."""
    height, numeral = commission["height"], commission["balcony"]
    if numeral is not None:
        tiles = scene.game.box.table("balconies")
        for name in dict.fromkeys(path.split(".")[0] for path in tiles):
            tile = (tiles[f"{name}.numeral"], tiles[f"{name}.colour"], tiles[f"{name}.height"])
            if tile == (numeral, colour, height):
                return f"balconies.{name}.total"
    return f"commissions.{colour}.{height}"


def _answer(space: str, offered: Offered) -> Answer | None:
    for action, answer in offered.items():
        if moves_of(action)[-1] in (f"fulfil {space}", f"seal {space}"):
            return answer
    return None


def _gain(scene: Scene[Sight], answer: Answer | None) -> str:
    """Everything that fulfilling it brings at once."""
    return scene.phrases.gain(scene.preview(answer.action)) if answer else ""


def commission_words(scene: Scene[Sight], colour: str, commission: Commission) -> str:
    """A commission: what it asks, what it brings, and whether it can still be fulfilled."""
    words, say = phrases_of(scene), scene.language.say
    space = capital(words.space(colour, commission["height"]))
    if commission["neutral"]:
        return say("{commission}: closed by a neutral seal", commission=space)
    if commission["seal"] is not None:
        return say(
            "{commission}: fulfilled by {name}",
            commission=space,
            name=scene.names[commission["seal"]],
        )
    points = scene.language.plural("{number} point", "{number} points", commission["points"])
    if commission["balcony"] is None:
        return say("{commission}: {points}", commission=space, points=points)
    balcony = words.balcony(commission["balcony"])
    if commission["open"]:
        return say(
            "{commission}, {balcony}: {points}", commission=space, balcony=balcony, points=points
        )
    return say(
        "{commission}, {balcony}: {points}, only after balcony {earlier}",
        commission=space,
        balcony=balcony,
        points=points,
        earlier=scene.seen["next_balcony"],
    )


def _shields(scene: Scene[Sight], colour: str) -> list[dict[str, Any]]:
    """How high the players' own towers of that colour stand."""
    found: dict[int, list[int]] = {}
    for seat, player in enumerate(scene.seen["players"]):
        for tower in player["towers"]:
            if tower["colour"] == colour:
                height = max(tower["height"], FIRST_HEIGHT - 1)
                if seat not in found.setdefault(height, []):
                    found[height].append(seat)
    return [
        {
            "family": scene.family(seat),
            "x": SHIELD_X if at % 2 == 0 else 0,
            "y": y_of(height) + (2 if height < FIRST_HEIGHT else 8) - SHIELD_STEP * (at // 2),
        }
        for height, seats in found.items()
        for at, seat in enumerate(seats)
    ]


def level_tiles(scene: Scene[Sight], new: Fresh) -> list[dict[str, Any]]:
    """Bonuses for the first tower of a height, the highest first; who took those that are gone."""
    found = []
    for tile in scene.seen["level_tiles"]:
        taker = tile["taker"]
        label = scene.language.say(
            "First tower of {height} to be fulfilled: +{points}",
            height=tile["height"],
            points=tile["points"],
        )
        if not tile["there"]:
            label = scene.language.say("{tile}. It is gone.", tile=label)
        found.append(
            {
                "height": tile["height"],
                "points": tile["points"],
                "mark": scene.grades.at(f"level_tiles.{tile['height']}"),
                "y": y_of(tile["height"]),
                "is_there": tile["there"],
                "is_fresh": tile["height"] in new.levels,
                "family": "" if taker is None else scene.family(taker),
                "label": label,
            }
        )
    return list(reversed(found))


def churches(
    scene: Scene[Sight], new: Fresh, pieces: Pieces | None = None
) -> list[dict[str, Any] | None]:
    """The church spaces: who does first what a card asks."""
    words = phrases_of(scene)
    return [
        None
        if card is None
        else {
            "card": card,
            "piece": pieces.churches[card] if pieces else "",
            "name": words.card(card),
            "text": words.card_text(card),
            **card_marks(scene, card),
            "is_fresh": card in new.churches,
        }
        for card in scene.seen["churches"]
    ]


def end_words(scene: Scene[Sight]) -> dict[str, Any]:
    """The end of game tile: how the game ends, or that it does."""
    say, end = scene.language.say, scene.seen["end"]
    bonus = scene.game.box["end.last_seal"]
    if end["finisher"] is not None:
        name = scene.names[end["finisher"]]
        return {
            "text": say("{name} placed the last seal first: +{points}.", name=name, points=bonus)
            if scene.is_over
            else say("{name} placed the last seal: everybody else has one more turn.", name=name),
            "family": scene.family(end["finisher"]),
            "is_near": True,
        }
    if end["last_round"]:
        return {
            "text": say("The deck ran out too often, so the game ended.")
            if scene.is_over
            else say("The deck ran out too often: this is the last round."),
            "family": "",
            "is_near": True,
        }
    return {
        "text": say(
            "First to place the last seal: +{points}, then one more turn for all others.",
            points=bonus,
        ),
        "family": "",
        "is_near": False,
    }
