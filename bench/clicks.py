"""Clicks a turn: how much a person at the page has to click.

    python bench/clicks.py [game ...] [--games 3] [--seats 3] [--browser [--answers 60]] [--why]

Greedy bots play games with fixed seeds; then their moves are made again by somebody at the page,
through the answers that the page offers: an answer of parts costs a click a part and one that
confirms, any other one click, and what the table answers by itself costs nothing. Printed are the
median and the mean of the clicks for a turn (Firenze), a placed kinsman (Florenza), a die
(Florenza Dice) and a roll (Medici), against the goals. ``--why`` names the questions that cost
most. ``--browser`` makes the moves of one game of each really, in Chromium.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import signoria
from signoria.bundles import parts
from signoria.faces.web.drawings import drawing_of
from signoria.faces.web.scene import Answer
from signoria.faces.web.tables import scene_of
from signoria.faces.web.words import spoken
from signoria.kernel.news import TURN, Fact
from signoria.kernel.steps import NOBODY
from signoria.offers import Offer, offer
from signoria.server.sitting import Chair, Sitting
from signoria.server.tables import Opening, prepare
from signoria.server.views import Viewer, table_data
from signoria.session import PERSON, Session
from signoria.story import Story

# What clicks are counted for: the facts that begin one, its name, and the goal for the median.
KINSMAN = (
    *("Operated", "BuildingBegun", "ArtworkBegun", "CharityGiven", "SentToMarket"),
    *("SentToBusiness", "CaptainHired"),
)
DIE = ("UsedForResources", "UsedForSteps", "UsedForFiorini", "Hired")
UNITS = {
    "firenze": (("TurnBegins",), "turn", "turns", 5.0),
    "florenza": (KINSMAN, "kinsman", "kinsmen", 2.0),
    "florenza_dice": (DIE, "die", "dice", 2.0),
    "medici_dice": (("Took",), "roll", "rolls", 2.0),
}
SECRET = "s" * 32


@dataclass
class Tally:
    """Clicks by unit, and what they were spent on."""

    unit: tuple[str, ...]
    units: list[int] = field(default_factory=list)
    spent: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    waiting: dict[int, int] = field(default_factory=lambda: defaultdict(int))

    def click(self, seat: int, step: str, clicks: int, facts: Sequence[Fact]) -> None:
        """An answer of a seat, and what came of it."""
        self.spent[step] += clicks
        self.asked[step] += 1
        self.waiting[seat] += clicks
        for fact in facts:
            if type(fact).__name__ in self.unit:
                whose = getattr(fact, "seat", seat)
                clicked = self.waiting.pop(whose, 0)
                if fact.begins != TURN or clicked:  # before the first turn nothing was clicked
                    self.units.append(clicked)

    def finish(self) -> None:
        """A turn ends with the game; other clicks after the last unit belong to it."""
        for clicks in filter(None, self.waiting.values()):
            if self.unit == UNITS["firenze"][0]:
                self.units.append(clicks)
            else:
                self.units[-1] += clicks
        self.waiting.clear()


def replayed(game: str, seats: int, seed: int) -> Iterator[tuple[Session, list[str]]]:
    """Every question of a game of greedy bots, as people would meet it, and the moves that the
    bot makes from there on until somebody else or chance comes.
    """
    record = signoria.Table(signoria.load(game), ["greedy"] * seats, seed=seed).run()
    moves = [(move.who, move.text) for move in record.moves]
    session = Session.open(
        signoria.load(game), [PERSON] * seats, {}, signoria.Dealer(seed), people=[0] * seats
    )
    session, _ = session.with_chance([])
    while session.actor != NOBODY:
        seat, ply = session.actor, len(session.moves)
        coming = []
        for who, text in moves[ply:]:
            if who != seat:
                break
            coming.append(text)
        said = yield session, coming
        session, _ = session.with_chance(session.play(said, [seat]))
    assert [(move.who, move.text) for move in session.moves] == moves, "another game came of it"


def offered(game: str, seats: int) -> Any:
    """Answers with what the page offers in a session."""
    mine = Viewer(SECRET)
    chairs = [Chair(seat, PERSON, f"P{seat}", owner=mine.who) for seat in range(seats)]
    sitting, _ = prepare(Opening(game, chairs))
    story: list[Story] = []

    def answers(session: Session) -> tuple[Offer, list[Answer]]:
        if not story:
            story.append(Story(session.game, seats, session.options))
        story[0].go_on(session.moves)
        shown: Sitting = Sitting(sitting.terms, sitting.chairs, session, 1)
        scene = scene_of(spoken("en"), table_data(shown, story[0], mine), story[0])
        drawing = drawing_of(game)
        return offer(session.state), [*drawing.answers(scene), *drawing.earlier(scene)]

    return answers


def chosen(found: Offer, answers: Sequence[Answer], coming: Sequence[str]) -> tuple[Answer, str]:
    """The answer that makes the moves to come, the most of them at once."""
    best: tuple[int, int, Answer, str] | None = None
    for answer in answers:
        whole = found.whole(answer.action)
        moves = parts(whole)
        is_set = answer.parts and Counter(moves) == Counter(coming[: len(moves)])
        if is_set or moves == coming[: len(moves)]:  # only a set is free in its order
            worth = (len(moves), -cost(answer, answers))
            if best is None or worth > best[:2]:
                best = (*worth, answer, whole)
    assert best is not None, f"nothing offered leads to {coming[:6]}: {answers}"
    return best[2], best[3]


def cost(answer: Answer, answers: Sequence[Answer]) -> int:
    """Clicks: the parts and the confirmation, or one. What is proposed need not be clicked, and
    gives way to what is; what is too much is clicked away.
    """
    if not answer.parts:
        return 1
    wanted = Counter(answer.parts)
    proposed = next((Counter(one.parts) for one in answers if one.is_proposed), Counter())
    more, less = (wanted - proposed).total(), (proposed - wanted).total()
    return max(more, less) + 1


def count(game: str, seats: int, seeds: Sequence[int]) -> Tally:
    """The clicks of whole games."""
    tally = Tally(UNITS[game][0])
    for seed in seeds:
        answers_in = offered(game, seats)
        questions = replayed(game, seats, seed)
        try:
            session, coming = next(questions)
            while True:
                found, answers = answers_in(session)
                answer, whole = chosen(found, answers, coming)
                seat, step = session.actor, str(found.state.step).split()[0]
                after = session.with_chance(session.play(whole, [seat]))[0]
                facts = [fact for told in after.news for fact in told]
                tally.click(seat, step, cost(answer, answers), facts)
                session, coming = questions.send(whole)
        except StopIteration:
            tally.finish()
    return tally


def main() -> None:
    """Count, and print."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    asked.add_argument("games", nargs="*", default=list(UNITS))
    asked.add_argument("--games", type=int, default=3, dest="number")
    asked.add_argument("--seats", type=int, default=3)
    asked.add_argument("--why", action="store_true")
    asked.add_argument("--browser", action="store_true")
    asked.add_argument("--answers", type=int, default=60)
    said = asked.parse_args()
    for game in said.games or list(UNITS):
        _, unit, units, goal = UNITS[game]
        if said.browser:
            from bench.clicks_in_browser import count_in_browser

            tally = count_in_browser(game, said.seats, said.answers)
        else:
            tally = count(game, said.seats, range(1, said.number + 1))
        middle, average = median(tally.units), mean(tally.units)
        print(
            f"{game:14} clicks a {unit:8} median {middle:4.1f} (goal {goal:.0f})  "
            f"mean {average:5.2f}  most {max(tally.units):3}  {len(tally.units)} {units}  "
            f"{'reached' if middle <= goal else 'MISSED'}"
        )
        if said.why:
            for step, clicks in tally.spent.most_common(10):
                share = clicks / len(tally.units)
                print(f"    {step:24} {share:5.2f} a {unit}, {tally.asked[step]} questions")


if __name__ == "__main__":
    main()
