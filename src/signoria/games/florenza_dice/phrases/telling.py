"""What happened in Florenza Dice Game, in sentences; facts that are one deed share one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from signoria.faces.phrases.kinds import Names, Said
from signoria.faces.phrases.language import Language
from signoria.games.florenza_dice import news
from signoria.games.florenza_dice.news import News
from signoria.games.florenza_dice.phrases import deeds, names
from signoria.games.florenza_dice.phrases.effects import steps
from signoria.games.florenza_dice.phrases.gains import Gains, add_gain, worded
from signoria.kernel.box import Box
from signoria.kernel.news import Chose, Dealt, Fact


def tell(language: Language, box: Box, facts: Sequence[Fact], people: Names) -> list[Said]:
    """The sentences of one move."""
    teller = Teller(language, box, people)
    for fact in facts:
        teller.hear(cast("News", fact))
    teller.close()
    return teller.said


class Teller:
    """Hears the facts of one move; what belongs together is said when it is complete."""

    def __init__(self, language: Language, box: Box, people: Names) -> None:
        self.language = language
        self.box = box
        self.people = people
        self.said: list[Said] = []
        self.used: news.UsedForResources | None = None  # nothing of it was placed yet
        self.walk: news.UsedForSteps | None = None
        self.track = ""  # whose steps have their own sentence
        self.space = 0  # where they have led
        self.is_income = False
        self.gains: dict[int, Gains] = {}  # by seat
        self.ghost: list[str] = []  # steps
        self.scored: dict[int, list[str]] = {}  # lines, by seat

    def hear(self, fact: News) -> None:
        """Something happened."""
        if fact.begins:
            self.close()
        speak, box, people = self.language, self.box, self.people
        match fact:
            case news.FreeBuilding():
                self._say(fact.seat, deeds.free_building(speak, box, fact, people))
            case news.FirstPlayer():
                self._say(fact.seat, deeds.first_player(speak, fact, people))
            case news.RoundBegins():
                self._say(None, deeds.round_begins(speak, fact))
            case news.OfficesDetermined():
                self._say(None, deeds.offices(speak, fact, people))
            case news.Rolled():
                self._say(fact.seat, deeds.rolled(speak, fact, people))
            case news.GhostTook():
                self._say(None, deeds.ghost_took(speak, fact))
            case news.UsedForFiorini():
                self._say(fact.seat, deeds.used_for_fiorini(speak, fact, people))
            case news.Hired():
                self._say(fact.seat, deeds.hired(speak, fact, people))
            case news.Masterpiece():
                self._say(fact.seat, deeds.masterpiece(speak, fact, people))
            case news.PalazzoCompleted():
                self._say(fact.seat, deeds.palazzo_completed(speak, fact, people))
            case news.ChiesaSteps():
                self.track = fact.track
                self._say(fact.seat, deeds.chiesa_steps(speak, fact, people))
            case news.Built():
                self._say(fact.seat, deeds.built(speak, box, fact, people))
            case news.Placed():
                self._say(fact.seat, deeds.placed(speak, box, fact, people))
            case news.PaidFor():
                self._say(fact.seat, deeds.paid_for(speak, fact, people))
            case news.Changed():
                self._say(fact.seat, deeds.changed(speak, fact, people))
            case news.Lost():
                self._say(fact.seat, deeds.lost(speak, fact, self.used, people))
            case news.UsedForResources():
                self.used = fact
            case news.UsedForSteps():
                self.walk, self.track = fact, fact.track
            case news.Stepped() | news.SteppedBeyond():
                self._stepped(fact)
            case news.Gained():
                self._gained(fact)
            case news.IncomePaid():
                if not fact.at_once and not self.is_income:
                    self._say_gains()
                    self.is_income = True
            case news.GhostWalked():
                self._say_gains()
                self.ghost.append(steps(speak, fact.track, fact.steps))
            case news.Scored() if not fact.points:
                pass
            case news.Scored():
                line = f"{names.line_name(speak, fact.line)} {fact.points}"
                self.scored.setdefault(fact.seat, []).append(line)
            case (
                Chose()
                | Dealt()
                | news.IncomeBegins()
                | news.TurnBegins()
                | news.PartBegins()
                | news.ScoringBegins()
                | news.DieMoved()
                | news.Spent()
                | news.PointsChanged()
                | news.WorkLacks()
                | news.SpaceLacks()
                | news.ChiesaCompleted()
            ):
                pass
            case _:
                assert_never(fact)

    def close(self) -> None:
        """Say what was collected: something new begins, or the move is over."""
        self._say_gains()
        if self.ghost:
            walked = self.language.listed(self.ghost)
            self._say(None, self.language.say("Pope Sisto IV made {steps}.", steps=walked))
        for seat, found in self.scored.items():
            scored = {"name": self.people[seat], "lines": ", ".join(found)}
            self._say(seat, self.language.say("The points of {name}: {lines}.", **scored))
        self.ghost, self.scored, self.used, self.is_income = [], {}, None, False

    def _say(self, seat: int | None, sentence: str) -> None:
        if sentence:
            self.said.append(Said(seat, sentence))

    # What a move brings

    def _stepped(self, fact: news.Stepped | news.SteppedBeyond) -> None:
        found = self.gains.setdefault(fact.seat, {})
        if fact.track == self.track:
            self.space = fact.space
        elif isinstance(fact, news.Stepped):
            add_gain(found, fact.track, 1)
        if isinstance(fact, news.Stepped) and fact.brings == "points":
            add_gain(found, "points", fact.amount)

    def _gained(self, fact: news.Gained) -> None:
        if fact.source not in ("die", "change"):  # told by themselves
            add_gain(self.gains.setdefault(fact.seat, {}), fact.what, fact.number)

    def _say_gains(self) -> None:
        if self.walk:
            things = worded(self.language, self.gains.pop(self.walk.seat, {}))
            told = deeds.walked(self.language, self.walk, self.space, things, self.people)
            self.said.insert(0, Said(self.walk.seat, told))
        for seat, found in self.gains.items():
            said = {"name": self.people[seat], "things": worded(self.language, found)}
            if not said["things"]:
                continue
            if self.is_income:
                sentence = self.language.say("{name} received {things} as income.", **said)
            else:
                sentence = self.language.say("{name} gained {things}.", **said)
            self._say(seat, sentence)
        self.walk, self.track, self.gains = None, "", {}
