"""Rules of Florenza changed on purpose: log, previews, reasons and warnings must follow."""

from __future__ import annotations

from tests.games.florenza.rules.hearing import two
from tests.games.florenza.rules.positions import goods
from tests.mutating import Mutation

LAST_TO_ACT = "OtherActivities 0, OtherActivities 1, Artworks, TurnOrder, EndOfRound, Round"
ARTWORKS = "CompleteArtworks 0, CompleteArtworks 1, TurnOrder, EndOfRound, Round"


def no_die() -> str:
    """Anna completes a work with an artist whose value can be raised."""
    state = two(
        no_die=1,
        characters="gian_lorenzo_bernini:3",
        city_works="duomo.pulpito:0:gian_lorenzo_bernini",
        john={"income": 0, "fiorini": 600, "goods": goods(marble=2, textile=1)},
        next=ARTWORKS,
    )
    return str(state)


def almost_whole() -> str:
    """Anna completes the last artwork of her Palazzo."""
    state = two(
        john={
            "income": 0,
            "works": "palazzo.ritratto:unnamed",
            "district": "palazzo.giardino palazzo.facciata palazzo.camera_nuziale",
            "crests": [7, 1, 1, 1],
            "goods": goods(marble=3, wood=3, metal=3, gold=3, spice=3, textile=3),
            "fiorini": 500,
        },
        muse=0,
        next=ARTWORKS,
    )
    return str(state)


MUTATIONS = [
    # A price: what a visit costs, in the log
    Mutation(
        file="kinsmen.py",
        old="price = -state.gain_prestige(family, -FOREIGN_WORKSHOP)",
        new="price = -state.gain_prestige(family, -2 * FOREIGN_WORKSHOP)",
        position=str(two(john={"prestige": 5})),
        moves=["operate 1 1"],
        said="and paid 1 prestige",
        says="and paid 2 prestige",
    ),
    # A price: charity in the Duomo, in the reason
    Mutation(
        file="charity.py",
        old="        return CHARITY_DUOMO\n",
        new="        return 2 * CHARITY_DUOMO\n",
        position=str(two()),
        moves=["charity duomo unnamed"],
        said="costs 200, you have 150",
        says="costs 300, you have 150",
    ),
    # An amount: what the business brings, before a kinsman is sent
    Mutation(
        file="other_activities.py",
        old="return BUSINESS * kinsmen",
        new="return 3 * BUSINESS * kinsmen",
        position=str(two()),
        moves=["business"],
        said="He brings 50 fiorini in phase 5.",
        says="He brings 150 fiorini in phase 5.",
    ),
    # An amount: what a workshop produces
    Mutation(
        file="income.py",
        old="state.receive(family, resource, WORKSHOP_GIVES[first + resource])",
        new="state.receive(family, resource, 2 * WORKSHOP_GIVES[first + resource])",
        position=str(two(john={"income": 1})),
        moves=["operate 0 1"],
        said="produced 1 marble (Picconiere)",
        says="produced 2 marble (Picconiere)",
    ),
    # A divisor: fiorini a point, at the end
    Mutation(
        file="scoring.py",
        old="return count // FIORINI_A_POINT",
        new="return count // (2 * FIORINI_A_POINT)",
        position=str(two(john={"income": 1, "fiorini": 750, "goods": goods()}, round=7)),
        moves=["business"],
        said="Fiorini and resources 4",
        says="Fiorini and resources 2",
    ),
    # A penalty: what a failed construction costs, in the warning
    Mutation(
        file="economy.py",
        old="lost = -state.gain_prestige(family, -FAILED_WORKSHOP)",
        new="lost = -state.gain_prestige(family, -2 * FAILED_WORKSHOP)",
        position=str(two(john={"workshops": "picconiere:built:- zecca:open:0"})),
        moves=["market"],
        said="without it you lose 1 prestige",
        says="without it you lose 2 prestige",
    ),
    # A penalty: a failed artwork with a named artist, before it is chosen
    Mutation(
        file="artwork_costs.py",
        old="penalty += FAILED_NAMED",
        new="penalty += 3 * FAILED_NAMED",
        position=str(
            two(
                characters="gian_lorenzo_bernini:3",
                city_works="duomo.pulpito:0:gian_lorenzo_bernini",
                john={"income": 0, "prestige": 9, "fiorini": 0},
                next=ARTWORKS,
            )
        ),
        moves=["complete duomo pulpito"],
        said="it fails, and you lose 4 prestige",
        says="it fails, and you lose 6 prestige",
    ),
    # An order: a tie in prestige is enough to swap
    Mutation(
        file="turn_order.py",
        old="return state.prestige(later) >= state.prestige(earlier)",
        new="return state.prestige(later) > state.prestige(earlier)",
        position=str(two(john={"income": 1})),
        moves=["business"],
        said="The turn order is Bruno and Anna.",
        says="The turn order is Anna and Bruno.",
    ),
    # An order: workshops come to the lowest space, so that later production is too late
    Mutation(
        file="district.py",
        old="                return space\n        return -1",
        new="                return SPACES - 1\n        return -1",
        position=str(two(john={"workshops": "- picconiere:built:0", "goods": goods()})),
        moves=["build boscaiuolo"],
        said="You still lack 1 marble; if you cannot pay then, it fails.",
        says="You can pay for it as things stand.",
    ),
    # A limit: how low the marker may be for a visit, in the reason
    Mutation(
        file="kinsmen.py",
        old="can_visit = state.prestige(family) - FOREIGN_WORKSHOP >= LOWEST_PRESTIGE",
        new="can_visit = state.prestige(family) - FOREIGN_WORKSHOP > LOWEST_PRESTIGE",
        position=str(two(john={"prestige": -2})),
        moves=["operate 1 1"],
        said="and paid 1 prestige",
        says="it costs 1 prestige, and your marker is at \u22122",
    ),
    # A limit: how far the value of a work can be raised
    Mutation(
        file="no_die.py",
        old="return min(most, FACES - base_value(state))",
        new="return min(most, 1)",
        position=no_die(),
        moves=["complete duomo pulpito", "as sculptor", "incentive 2"],
        said="more, so value",
        says="so much cannot be paid here",
    ),
    # An amount: a whole Palazzo
    Mutation(
        file="artworks.py",
        old="prestige = state.gain_prestige(family, PALAZZO_COMPLETE)",
        new="prestige = state.gain_prestige(family, 2 * PALAZZO_COMPLETE)",
        position=almost_whole(),
        moves=["complete palazzo ritratto", "roll 3"],
        said="has the whole Palazzo: 4 prestige",
        says="has the whole Palazzo: 8 prestige",
    ),
]
