"""Before the first card: the specialist, and the bids for a start in front."""

from echappee.flamme.bots.tempo.start import PRIZE
from echappee.flamme.kernel.card_table import BAROUDEUR_NUMBER
from echappee.flamme.kernel.policies.tempo.forecast import add_up_to, begin
from echappee.flamme.kernel.policies.tempo.weights import RATING
from echappee.flamme.kernel.rules.piles import KINDS, count, size
from echappee.flamme.kernel.rules.specialists import is_free
from echappee.flamme.kernel.state import HAND, PILE, PLAYED, RECYCLED, ROW, SPECIALIST
from echappee.flamme.kernel.tables import DIRECTED
from echappee.kernel import Race, Table, compiled


@compiled
def best_specialist(table: Table, race: Race, team: int) -> int:
    """The free one furthest above the others of its type, Rouleur or Sprinteur."""
    best, highest = -1, 0.0
    for specialist in range(len(table.types)):
        if is_free(table, race, team, specialist):
            usual = _usual(table, race, team, table.types[specialist])
            worth = table.weights[RATING + specialist] - usual
            if best < 0 or worth > highest:
                best, highest = specialist, worth
    return best


@compiled
def _usual(table: Table, race: Race, team: int, kind: int) -> float:
    """How good a free specialist of this type is on average."""
    total, number = 0.0, 0
    for specialist in range(len(table.types)):
        if table.types[specialist] == kind and is_free(table, race, team, specialist):
            total += table.weights[RATING + specialist]
            number += 1
    return total / number


@compiled
def best_bid(table: Table, race: Race, rider: int, hand: int) -> int:
    """The card of this hand to bid, judged against what the other seats may bid."""
    row = race.riders[rider, ROW]
    so_far = _sum(table, row, race.decks[rider, PLAYED])
    best, highest = -1, 0.0
    for index in range(table.kind_counts[row]):
        card = table.card_order[row, index]
        if count(hand, card):
            value = table.values[row, card]
            worth = _worth(table, race, rider, so_far + value if so_far else 2 * value)
            if best < 0 or worth > highest:
                best, highest = card, worth
    return best


@compiled
def _worth(table: Table, race: Race, rider: int, total: int) -> float:
    """The expected gain of a bid with this total."""
    begin(race, table.place_count)
    for team in range(table.teams):
        if table.kinds[team] == DIRECTED and team != table.team[rider]:
            add_up_to(race, table.place_count, _above(table, race, _bidder(table, race, team), total))
    return (1.0 - race.exactly[table.place_count]) * (PRIZE - total)


@compiled
def _bidder(table: Table, race: Race, team: int) -> int:
    """The rider that bids, as far as others can know: until the first cards are shown, the likelier one."""
    one, other = table.own[team, 0], table.own[team, 1]
    if other >= 0 and race.decks[other, PLAYED]:
        return other
    if race.decks[one, PLAYED] or other < 0 or table.type[one] == 0:
        return one
    return other


@compiled
def _above(table: Table, race: Race, rider: int, total: int) -> float:
    """How likely a bid is outbid by this rider's; equal bids count for half, the start grid decides."""
    row, bid = race.riders[rider, ROW], race.decks[rider, PLAYED]
    deck = race.decks[rider, PILE] + race.decks[rider, RECYCLED] + race.decks[rider, HAND] + bid
    doubled = table.baroudeur_bid and race.riders[rider, SPECIALIST] == BAROUDEUR_NUMBER
    if doubled:
        return _share_above(table, row, bid or deck, 2, 0, total)
    if bid:
        return _share_above(table, row, deck, 1, _sum(table, row, bid), total)
    share = 0.0
    for kind in range(KINDS):
        if count(deck, kind):
            more = _share_above(table, row, deck, 1, table.values[row, kind], total)
            share += count(deck, kind) * more
    return share / size(deck)


@compiled
def _share_above(table: Table, row: int, cards: int, factor: int, more: int, total: int) -> float:
    """The share of these cards that lead to a higher total, equal ones counted half."""
    above = 0.0
    for kind in range(KINDS):
        reached = factor * table.values[row, kind] + more
        if reached >= total:
            above += count(cards, kind) * (1.0 if reached > total else 0.5)
    return above / size(cards)


@compiled
def _sum(table: Table, row: int, cards: int) -> int:
    total = 0
    for kind in range(KINDS):
        total += count(cards, kind) * table.values[row, kind]
    return total
