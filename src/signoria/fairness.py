"""Whether chance was dealt as the dealer's published seeds say."""

from __future__ import annotations

from itertools import pairwise

from signoria.dealer import Dealer
from signoria.kernel.steps import CHANCE
from signoria.record import Record


def check(record: Record) -> list[str]:
    """What is wrong with a record's chance outcomes, by the seeds it publishes; best: nothing."""
    wrong = _unpublished(record)
    dealer: Dealer | None = None
    deals = {deal.first: deal for deal in record.deals}
    plies = 0
    for ply, state in enumerate(record.states()):
        if deal := deals.get(ply):
            dealer = Dealer(deal.seed, deal.is_practice) if deal.seed else None
            if dealer and dealer.commitment != deal.commitment:
                wrong.append(f"the seed from move {ply + 1} on does not match its hash")
        if ply < len(record.moves) and state.actor() == CHANCE and dealer:
            right = state.options()[dealer.deal(ply, state.weights())].text
            if right != record.moves[ply].text:
                wrong.append(
                    f"move {ply + 1}: the seed deals {right!r}, not {record.moves[ply].text!r}"
                )
            plies += 1
    if not plies and not wrong:
        wrong.append("the record publishes no seed, so its chance cannot be checked")
    return wrong


def _unpublished(record: Record) -> list[str]:
    """Practice and what came before it were dealt at one table: both seeds are published."""
    return [
        f"the seed from move {deal.first + 1} on is missing"
        for deal, other in pairwise(record.deals)
        if other.is_practice and (deal.seed is None) and any(one.seed for one in record.deals)
    ]
