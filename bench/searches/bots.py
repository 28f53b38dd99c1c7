"""The bots of the duels: a search with the numbers it is measured with. What a class says about
itself is how the page names it.
"""

from __future__ import annotations

from bench.searches.next_roll import NextRoll
from bench.searches.rivals import AgainstMe, AgainstTheLeader, Rivals
from bench.searches.searcher import Thinker
from bench.searches.spread import Summed


class MediciRolls(NextRoll):
    """four options, 100 next rolls each"""

    rolls = 100


class MediciTrustingRolls(NextRoll):
    """four options, 100 next rolls each, the first glance weighs as much"""

    rolls = 100
    trust = 100.0


class DiceRolls(NextRoll):
    """three plans, eight next rolls each"""

    options = 3
    rolls = 8


class DiceMoreRolls(NextRoll):
    """four plans, 24 next rolls each"""


class DicePlans(Thinker):
    """512 plans"""

    plans = 512


class Tree(Thinker):
    """tree, 100 visits"""

    simulations = 100
    replies = 8
    trust = 1.0
    curiosity = 2.0


class DiceTree(Tree):
    """tree, 100 visits"""

    plans = 48


class FirenzePlans(Thinker):
    """32 plans"""

    plans = 32


class FirenzeTree(Tree):
    """tree, 100 visits"""

    plans = 32
    curiosity = 5.0


class FirenzeLargeTree(FirenzeTree):
    """tree, 300 visits"""

    simulations = 300


class FirenzeSimulations(Thinker):
    """60 simulations, everybody follows four plans"""

    simulations = 60
    horizon = 2
    trust = 4.0
    replies = 4


class FirenzeMoreSimulations(FirenzeSimulations):
    """120 simulations, everybody follows four plans"""

    simulations = 120


class FlorenzaTree(Tree):
    """tree, 100 visits, played on by habit for eight own turns"""

    plans = 16
    horizon = 8
    curiosity = 4.0


class FlorenzaSummed(Summed):
    """two searches of 40 simulations, summed"""

    simulations = 80


class FirenzeRivals(Rivals):
    """40 simulations, others want points of their own"""

    horizon = 2
    trust = 4.0
    replies = 4


class FirenzeAgainstMe(AgainstMe):
    """40 simulations, others go against the one who thinks"""

    horizon = 2
    trust = 4.0
    replies = 4


class FirenzeAgainstTheLeader(AgainstTheLeader):
    """40 simulations, others go against the leader"""

    horizon = 2
    trust = 4.0
    replies = 4
