"""The options of a rider whose turn it is (rules 1.3, 2.1.6, 2.5, 2.6.1, 2.8.3)."""

from echappee.homas.kernel.road_table import CLIMB
from echappee.homas.kernel.rules.cards import (
    KINDS,
    SECOND,
    TEAM_CARD,
    WITH_ATTACK,
    count,
    help_cards,
    own_cards,
)
from echappee.homas.kernel.rules.questions import FITNESS, PASS, REST, ROLL, offer
from echappee.homas.kernel.rules.rests import may_rest
from echappee.homas.kernel.rules.traffic import is_opening
from echappee.homas.kernel.state import OWN
from echappee.homas.rules.cards import SPRINTER
from echappee.kernel import Race, Table, compiled


@compiled
def write_options(table: Table, race: Race, rider: int, relayed: bool, may_ask: bool) -> None:
    """All options of this rider; rolling is always the first."""
    race.count = 0
    offer(race, ROLL)
    if is_opening(table, race):
        return
    _offer_cards(table, race, rider)
    if race.fitness[rider] >= 0 and _may_play_fitness(table, race, rider):
        offer(race, FITNESS)
    if not relayed:
        if may_ask:
            offer(race, PASS)
        if may_rest(table, race, rider):
            offer(race, REST)


@compiled
def _offer_cards(table: Table, race: Race, rider: int) -> None:
    """All uses of the rider's cards and the team's, one or two of them."""
    two = not (race.one_die[rider] or table.one_card[race.square[rider]])
    own, helping = own_cards(table, race, rider), help_cards(table, race, rider)
    offer_singles(race, own, 0)
    for kind in range(KINDS):
        if count(helping, kind):
            offer(race, kind + 1 << TEAM_CARD)
    if two:
        offer_pairs(race, own, 0)
        _offer_helped(race, own, helping)
    if not table.trial:
        offer_singles(race, own, WITH_ATTACK)
        if two:
            offer_pairs(race, own, WITH_ATTACK)


@compiled
def offer_singles(race: Race, cards: int, more: int) -> None:
    """Every kind among these cards."""
    for kind in range(KINDS):
        if count(cards, kind):
            offer(race, kind + 1 | more)


@compiled
def offer_pairs(race: Race, cards: int, more: int) -> None:
    """Every two of these cards."""
    for one in range(KINDS):
        for other in range(one, KINDS):
            if count(cards, one) and count(cards, other) > (one == other):
                offer(race, one + 1 | other + 1 << SECOND | more)


@compiled
def _offer_helped(race: Race, own: int, helping: int) -> None:
    for kind in range(KINDS):
        for other in range(KINDS):
            if count(own, kind) and count(helping, other):
                offer(race, kind + 1 | other + 1 << TEAM_CARD)


@compiled
def _may_play_fitness(table: Table, race: Race, rider: int) -> bool:
    """Not with one die, not by sprinters uphill (1.3.3, 2.4.5)."""
    sprinter = rider % OWN == SPRINTER - 1
    return not race.one_die[rider] and not (sprinter and table.road[race.square[rider]] == CLIMB)
