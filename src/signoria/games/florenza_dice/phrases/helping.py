"""Help with a question, to whoever may be asked it; and where the rules tell more."""

from __future__ import annotations

from signoria.faces.phrases.language import Language, mark
from signoria.kernel.box import Box

_HELP = {
    "UseDie": mark(
        "In your turn you use {dice} dice, one after the other: each for its resources, its "
        "personality or Fiorini. What you have used only the Bishop can use as well."
    ),
    "UseOneDie": mark(
        "In another's turn you use one die that was left unused; as Bishop you may use any of "
        "them. The die stays where it is, for the others too."
    ),
    "UseAnyDie": mark(
        "A die on a track lets you use any die at once, even one that you have used already. "
        "It stays where it is."
    ),
    "EndStep": mark(
        "When your dice are used, you may still spend and build as you like; then you say that "
        "you are done."
    ),
    "SpendSpare": mark(
        "Your spare ticks any open icon of a resource, in whichever project you choose."
    ),
    "SpendFiorini": mark(
        "Your 100 Fiorini tick any open icon of 100 Fiorini, in whichever project you choose."
    ),
    "ObtainResources": mark(
        "You tick one open icon for each resource that you obtain, wherever you like. What fits "
        "nowhere is lost to you."
    ),
    "ObtainIdenticalResources": mark(
        "Your building gives you several resources of one kind, which you choose: you tick an "
        "open icon for each."
    ),
    "ObtainAnyResource": mark(
        "A track gives you one resource of the kind that you like. You tick an icon with it at "
        "once; you cannot keep it as a spare."
    ),
    "CaptainsResource": mark(
        "As Captain of the People you begin the round with one resource of your choice: you tick "
        "an icon with it at once."
    ),
    "Masterpiece": mark(
        "When your artist completes a work, you may spend a star: the work becomes a masterpiece, "
        "and the artist is worth more to you."
    ),
    "ChooseTrack": mark(
        "For your whole Chiesa you go {steps} steps, all on the one track that you choose."
    ),
}
_CHAPTERS = {
    "UseDie": "dice",
    "UseOneDie": "turns",
    "UseAnyDie": "tracks",
    "EndStep": "supply",
    "SpendSpare": "supply",
    "SpendFiorini": "supply",
    "ObtainResources": "resources",
    "ObtainIdenticalResources": "buildings",
    "ObtainAnyResource": "tracks",
    "CaptainsResource": "offices",
    "Masterpiece": "artworks",
    "ChooseTrack": "artworks",
    "Income": "income",
    "CollectIncome": "income",
    "RollForBuilding": "set-up",
    "ChooseFirstPlayer": "set-up",
    "RollDice": "turns",
    "GhostTurn": "alone",
}


def help_with(language: Language, box: Box, step: str) -> str:
    """In the second person; nothing about steps that ask nobody."""
    sentence = _HELP.get(_name(step))
    if sentence is None:
        return ""
    return language.say(sentence, dice=box["turn.active_dice"], steps=box["chiesa.bonus_steps"])


def chapter(step: str) -> str:
    """The chapter of the rules about a step."""
    return _CHAPTERS.get(_name(step), "")


def _name(step: str) -> str:
    return step.split(maxsplit=1)[0] if step.split() else ""
