"""Turns that a rider has lost (rule 2.7.5): waited, or bought back for a card each."""

from echappee.homas.kernel.chance import WAIT
from echappee.homas.kernel.decisions import decide
from echappee.homas.kernel.rules.cards import KINDS, TEAM_CARD, count, help_cards, own_cards, size, spend_one
from echappee.homas.kernel.rules.options import offer_singles
from echappee.homas.kernel.rules.questions import STAY, WAITING, offer
from echappee.homas.kernel.rules.traffic import is_neutral, team_of
from echappee.kernel import Race, Table, compiled


@compiled
def serve(table: Table, race: Race, rider: int) -> bool:
    """A rider's move has come: it rides, or waits for its lost turns. Neutral riders never wait (2.9.6)."""
    if is_neutral(table, rider):
        race.wait[rider] = 0
    while race.wait[rider]:
        race.count = 0
        offer(race, STAY)
        answer = _ask(table, race, rider)
        if answer == WAITING:
            return False
        if answer == STAY:
            race.wait[rider] -= 1
            race.moved[rider] = race.still[rider] = 1
            return False
        _pay(race, rider, answer)
    return True


@compiled
def can_buy_back(table: Table, race: Race, rider: int, besides: int) -> bool:
    """Whether the rider has cards for all turns it has lost, plus this many individual ones."""
    own = size(own_cards(table, race, rider))
    all_of_them = own + (help_cards(table, race, rider) != 0)
    if table.one_card[race.square[rider]]:
        all_of_them = min(1, all_of_them)
    return besides <= own and race.wait[rider] + besides <= all_of_them


@compiled
def buy_back(table: Table, race: Race, rider: int) -> None:
    """Buy back all lost turns at once, to take a wheel before the rider's move has come."""
    while race.wait[rider]:
        race.count = 0
        answer = _ask(table, race, rider)
        if answer == WAITING:
            return
        _pay(race, rider, answer)


@compiled
def _ask(table: Table, race: Race, rider: int) -> int:
    """Which of the kinds of cards that can be spent, of the rider and of the team."""
    offer_singles(race, own_cards(table, race, rider), 0)
    helping = help_cards(table, race, rider)
    for kind in range(KINDS):
        if count(helping, kind):
            offer(race, kind + 1 << TEAM_CARD)
    return decide(table, race, WAIT, team_of(rider), rider, race.used[rider])


@compiled
def _pay(race: Race, rider: int, card: int) -> None:
    spend_one(race, rider, card)
    race.wait[rider] -= 1
