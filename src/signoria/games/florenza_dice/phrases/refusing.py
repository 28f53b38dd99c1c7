"""Why something cannot be done now in Florenza Dice Game: short clauses with the facts in them."""

from __future__ import annotations

from typing import assert_never, cast

from signoria.faces.phrases.kinds import Names
from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.phrases import effects, names
from signoria.games.florenza_dice.phrases.deeds import holder
from signoria.kernel.box import Box
from signoria.kernel.news import NotAsked, Reason


def because(language: Language, box: Box, reason: Reason, people: Names) -> str:
    """A clause without a full stop."""
    say = language.say
    why = cast("news.Refusal", reason)
    match why:
        case NotAsked():
            return say("it is not possible now")
        case news.AnswerFirst():
            return say("first answer the question")
        case news.DieToUse():
            return say("you still have a die to use")
        case news.DieUsed():
            die = names.die_name(language, why.colour)
            if why.is_mine:
                return say("you have used {die}", die=die)
            return say("{name} has used {die}", name=holder(language, why.by, people), die=die)
        case news.OtherAmount():
            brings = _amount(language, box, why.what, why.number)
            return say("it shows {value} and brings {what}", value=why.value, what=brings)
        case news.OnlyWith():
            return say("only with {building}", building=_building(box, why.building))
        case news.OnceATurn():
            return say("{building} works once a turn", building=_building(box, why.building))
        case news.OnlyInTurns():
            return say("{building} works only in turns", building=_building(box, why.building))
        case news.WorkIsCompleted():
            return say("{work} is completed", work=names.the_artwork(language, why.work))
        case news.WorkStillLacks():
            work = names.the_artwork(language, why.work)
            missing = names.several(language, box, why.kinds)
            return say("{work} still lacks {resources}", work=work, resources=missing)
        case news.NeedsArtist():
            work = names.the_artwork(language, why.work)
            needed = [names.somebody(language, artist) for artist in why.artists]
            return say("{work} needs {artists}", work=work, artists=_either(language, needed))
        case news.TooDear():
            return say("costs {cost}, you have {have}", cost=why.fee, have=why.have)
        case news.NothingToPlace():
            return say("you have no resource to place now")
        case news.ProjectFinished():
            return say("{project} is finished", project=_project(language, why.project))
        case news.IconTicked():
            project, kind = _project(language, why.project), _resource(language, why.kind)
            return say("{project} has its {resource}", project=project, resource=kind)
        case news.NoSuchIcon():
            project, kind = _project(language, why.project), _resource(language, why.kind)
            return say("{project} needs no {resource}", project=project, resource=kind)
        case news.OtherKind():
            return say("it is {resource}", resource=_resource(language, why.kind))
        case news.IconOpen():
            if why.kind is None:
                return say("an icon is open for it")
            return say("an icon for {resource} is open", resource=_resource(language, why.kind))
        case news.NoFiorini():
            return say("you have no Fiorini")
        case news.NoSpare():
            return say("you have no spare")
        case news.NoStar():
            return say("you have no star")
        case news.NoIconOpen():
            if why.kind is None:
                return say("no icon of a resource is open")
            return say("no icon of {resource} is open", resource=_resource(language, why.kind))
        case news.SpendFirst():
            return say("first choose to spend 100 Fiorini")
        case news.OnlyInATurn():
            return say("only in a turn")
        case news.HasBuilding():
            return say("you have {building} already", building=_building(box, why.building))
        case news.RioneFull():
            return say("your Rione is full")
        case news.SpaceStillLacks():
            missing = names.several(language, box, why.kinds)
            return say(
                "space {number} still lacks {resources}", number=why.space, resources=missing
            )
        case _:
            assert_never(why)


def _amount(language: Language, box: Box, what: str, number: int) -> str:
    if what in box["tracks.names"]:
        return effects.steps(language, what, number)
    return names.amount(language, what, number)


def _either(language: Language, people: list[str]) -> str:
    """``a sculptor or a painter``."""
    if len(people) != 2:
        return language.listed(people)
    return language.say("{one} or {other}", one=people[0], other=people[1])


def _building(box: Box, number: int) -> str:
    return effects.building_name(box, number)


def _resource(language: Language, kind: str) -> str:
    return names.resource_name(language, kind)


def _project(language: Language, project: str) -> str:
    if project.isdecimal():
        return names.project_name(language, project)
    return names.the_artwork(language, project)
