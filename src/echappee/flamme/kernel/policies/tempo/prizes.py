"""What a rider can win during a tour's stage and at its end: tokens beside the road, the podium."""

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.policies.tempo.chance import add_exactly, begin
from echappee.flamme.kernel.policies.tempo.forecast import ahead
from echappee.flamme.kernel.state import PODIUM, SQUARE, Race
from echappee.flamme.kernel.tables import Table
from echappee.flamme.kernel.tokens import held


@compiled
def tokens(table: Table, race: Race, rider: int, square: int, nimble: int) -> float:
    """The value of tokens won on average by ending on this square; others may come first."""
    total = 0.0
    for pile in range(table.pile_count):
        at = table.piles[pile, 1]
        if race.riders[rider, SQUARE] < at <= square:
            gone, size = _gone(table, race, pile), _size(table, pile)
            begin(race, size - gone)
            for index in range(race.other_count):
                if race.riders[race.others[index], SQUARE] < at:
                    add_exactly(race, size - gone, ahead(race, index, square, nimble))
            won = 0.0
            for rank in range(size - gone):
                won += table.piles[pile, 2 + gone + rank] * race.exactly[rank]
            total += won
    return total


@compiled
def podium(table: Table, race: Race, square: int, nimble: int) -> float:
    """The podium points won on average by ending on this square, beyond the line."""
    given = 0
    for rider in range(table.riders):
        given += race.riders[rider, PODIUM] > 0
    places = len(table.podium) - given
    begin(race, places)
    for index in range(race.other_count):
        add_exactly(race, places, ahead(race, index, square, nimble))
    won = 0.0
    for rank in range(places):
        won += table.podium[given + rank] * race.exactly[rank]
    return won


@compiled
def _gone(table: Table, race: Race, pile: int) -> int:
    """How many tokens of this pile are taken: the best go first."""
    gone = 0
    for rider in range(table.riders):
        gone += held(race, rider, table.piles[pile, 0]) > 0
    return gone


@compiled
def _size(table: Table, pile: int) -> int:
    """How many tokens the pile had at the start."""
    size = 0
    while size < 3 and table.piles[pile, 2 + size]:
        size += 1
    return size
