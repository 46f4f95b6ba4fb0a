"""Refresh phase (rules 11.3): every rider takes cards back, up to a total value, and shuffles everything."""

from echappee.flamme.kernel.chance import TAKEN_BACK, write
from echappee.flamme.kernel.choosing import choose_refresh
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.lanes import is_racing
from echappee.flamme.kernel.piles import BITS, TIRED
from echappee.flamme.kernel.state import ENERGY, PILE, PLAYED, RECYCLED, Race
from echappee.flamme.kernel.tables import DIRECTED, Table
from echappee.flamme.kernel.tokens import held


@compiled
def refresh(table: Table, race: Race) -> None:
    """Every seat chooses for its riders; it happens once, then the token has no further use (11.3.5)."""
    for rider in range(table.riders):
        if is_racing(race, rider) and table.kinds[table.team[rider]] == DIRECTED:
            refresh_one(table, race, rider)
    race.phase = ENERGY
    race.round += 1


@compiled
def limit_of(table: Table, race: Race, rider: int) -> int:
    """The total value that a rider may take back; one more for the rider with the token (11.3.3)."""
    limit = table.refresh_limit
    for pile in range(table.pile_count):
        if table.refreshes[pile] and held(race, rider, table.piles[pile, 0]) > 0:
            limit += 1
    return limit


@compiled
def refresh_one(table: Table, race: Race, rider: int) -> None:
    """The cards taken back, the recycled and the face-down ones, all shuffled together (11.3.4)."""
    deck = race.decks[rider]
    cards = deck[PLAYED] - (deck[PLAYED] >> BITS * TIRED << BITS * TIRED)
    taken = 0
    if cards:
        taken = choose_refresh(table, race, rider, cards, limit_of(table, race, rider))
        write(race, TAKEN_BACK, rider, 0, taken)
    deck[PILE] += deck[RECYCLED] + taken
    deck[RECYCLED] = 0
    deck[PLAYED] -= taken
