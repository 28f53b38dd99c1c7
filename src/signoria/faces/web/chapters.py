"""The chapter of the rules that is about what is being asked."""

from __future__ import annotations

from functools import cache
from typing import Any

from signoria.faces.phrases import phrases_for
from signoria.faces.web.scene import Scene


def chapter_now(scene: Scene[Any]) -> dict[str, str] | None:
    """Where it is on the page of the rules, and its title."""
    key = scene.phrases.chapter(str(scene.seen["step"]))
    title = _titles(scene.game.name, scene.language.code).get(key)
    return {"key": key, "title": title} if title else None


@cache
def _titles(game: str, language: str) -> dict[str, str]:
    return {chapter.key: chapter.title for chapter in phrases_for(game, language).rulebook()}
