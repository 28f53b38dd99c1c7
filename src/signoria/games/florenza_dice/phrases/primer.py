"""How points are made in Florenza Dice Game, with the numbers of the box in use."""

from __future__ import annotations

from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice.sights import Sight
from signoria.kernel.box import Box


def primer(language: Language, seen: Sight, box: Box) -> list[str]:
    """What to do, and what pays, in a few sentences."""
    say = language.say
    return [
        say("A die brings resources of its colour, its personality, or Fiorini: one of the three."),
        _values(language, seen, box),
        say("Resources tick icons at once, in any artwork or space; what fits nowhere is lost."),
        say(
            "When a space of the Rione has all that a building costs, build it; "
            "spaces are built from left to right, and what is left over is lost."
        ),
        say(
            "When all icons of an artwork are ticked, a green, red or yellow die hires its artist: "
            "{paid} points beside the artwork's, and {star} more with a star.",
            paid=box["artists.paid_points"],
            star=box["artists.masterpiece_points"],
        ),
        _palazzo(language, seen, box),
        language.plural(
            "Artworks of the Chiesa pay an income every round; the whole Chiesa brings "
            "{number} step on one track.",
            "Artworks of the Chiesa pay an income every round; the whole Chiesa brings "
            "{number} steps on one track.",
            box["chiesa.bonus_steps"],
        ),
        say(
            "Whoever alone is ahead on the Captain's track gets a resource each round; "
            "ahead on the Bishop's, any die in the turns of others."
        ),
        *_end(language, seen, box),
    ]


def _values(language: Language, seen: Sight, box: Box) -> str:
    """What low and high dice bring, on the dice board in use."""
    board = f"dice_board.{seen['dice_board']}"
    row = {name: box[f"{board}.{name}"] for name in ("resources", "steps", "fee")}
    return language.say(
        "A low die: resources {low_resources}, steps {low_steps}, an artist for {low_fee}. "
        "A high one: resources {high_resources}, steps {high_steps}, an artist for {high_fee}.",
        low_resources=row["resources"][0],
        low_steps=row["steps"][0],
        low_fee=row["fee"][0],
        high_resources=row["resources"][-1],
        high_steps=row["steps"][-1],
        high_fee=row["fee"][-1],
    )


def _palazzo(language: Language, seen: Sight, box: Box) -> str:
    if seen["seats"] == 1:
        prizes = language.listed([str(points) for points in box["palazzo.solo_prizes"]])
        return language.say(
            "The whole Palazzo brings more the earlier; by rounds: {prizes} points.", prizes=prizes
        )
    prizes = language.listed([str(points) for points in box["palazzo.prizes"][: seen["seats"]]])
    return language.say(
        "The whole Palazzo brings {prizes} points, the first one most.", prizes=prizes
    )


def _end(language: Language, seen: Sight, box: Box) -> list[str]:
    found = [
        language.say(
            "At the end a spare counts {spare}, a star {star}, and every {amount} Fiorini 1 point.",
            spare=box["score.spare"],
            star=box["score.star"],
            amount=box["score.fiorini_a_point"],
        )
    ]
    if seen["seats"] == 1:
        found.append(
            language.say(
                "Pope Sisto IV has {points} points; with as many you beat him.",
                points=seen["pope"]["points"],
            )
        )
    else:
        found.append(
            language.say(
                "There are {rounds} rounds. The most points win; of equals, "
                "whoever has more artworks and buildings.",
                rounds=seen["rounds"],
            )
        )
    return found
