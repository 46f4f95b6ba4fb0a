"""Refresh phase (rules 11.3): every rider takes cards back, up to a total value, and shuffles everything.

While seats choose, the cards that a rider takes back are its hand.
"""

from echappee.flamme.kernel.chance import TAKEN_BACK, write
from echappee.flamme.kernel.choosing import choose_refresh
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.lanes import is_racing
from echappee.flamme.kernel.piles import BITS, TIRED
from echappee.flamme.kernel.state import ENERGY, HAND, PILE, PLAYED, RECYCLED, Race
from echappee.flamme.kernel.tables import DIRECTED, Table
from echappee.flamme.kernel.tokens import held


@compiled
def refresh(table: Table, race: Race) -> None:
    """Every seat chooses for its riders; it happens once, then the token has no further use (11.3.5)."""
    for rider in range(table.riders):
        if may_refresh(table, race, rider):
            choose_back(table, race, rider)
    end_refresh(table, race)


@compiled
def may_refresh(table: Table, race: Race, rider: int) -> bool:
    return is_racing(race, rider) and table.kinds[table.team[rider]] == DIRECTED


@compiled
def limit_of(table: Table, race: Race, rider: int) -> int:
    """The total value that a rider may take back; one more for the rider with the token (11.3.3)."""
    limit = table.refresh_limit
    for pile in range(table.pile_count):
        if table.refreshes[pile] and held(race, rider, table.piles[pile, 0]) > 0:
            limit += 1
    return limit


@compiled
def played_by(race: Race, rider: int) -> int:
    """The cards that it has played and may have back: all but exhaustion."""
    played = race.decks[rider, PLAYED]
    return played - (played >> BITS * TIRED << BITS * TIRED)


@compiled
def choose_back(table: Table, race: Race, rider: int) -> None:
    """As the policy of its team does."""
    cards = played_by(race, rider)
    if cards:
        take_back(race, rider, choose_refresh(table, race, rider, cards, limit_of(table, race, rider)))


@compiled
def take_back(race: Race, rider: int, cards: int) -> None:
    """Choose these; a rider without any to choose from has no say."""
    race.decks[rider, HAND] = cards
    if played_by(race, rider):
        write(race, TAKEN_BACK, rider, 0, cards)


@compiled
def end_refresh(table: Table, race: Race) -> None:
    """The cards taken back, the recycled and the face-down ones, all shuffled together (11.3.4)."""
    for rider in range(table.riders):
        if may_refresh(table, race, rider):
            deck = race.decks[rider]
            deck[PILE] += deck[RECYCLED] + deck[HAND]
            deck[PLAYED] -= deck[HAND]
            deck[RECYCLED] = 0
            deck[HAND] = 0
    race.phase = ENERGY
    race.round += 1
