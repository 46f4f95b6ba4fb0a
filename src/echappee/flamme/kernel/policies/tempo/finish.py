"""The possible end of the race: who wins in this round, who gets tokens and the podium."""

from echappee.flamme.kernel.policies.tempo.forecast import add_exactly, ahead, begin, behind
from echappee.flamme.kernel.rules.tokens import held
from echappee.flamme.kernel.state import PODIUM, SQUARE
from echappee.kernel import Race, Table, compiled


@compiled
def mate_reaches(race: Race) -> int:
    """The square that the team-mate reaches at least; it may win, too."""
    reached = 0
    for index in range(race.other_count):
        if not race.rival[index]:
            row = race.rows[index]
            least = race.ends[row, 0]
            for at in range(race.spread[row]):
                least = min(least, race.ends[row, at])
            reached = max(reached, least)
    return reached


@compiled
def finale(table: Table, race: Race, square: int, nimble: int) -> tuple[float, float]:
    """The chances that the team wins, and that the race is over, if this rider ends on this square."""
    mate = mate_reaches(race)
    best = max(square, mate)
    if best <= table.line:
        going_on = 1.0
        for index in range(race.other_count):
            if race.rival[index] and _may_arrive(table, race, index):
                going_on *= behind(race, index, table.line + 1)
        return 0.0, 1.0 - going_on
    win = 1.0
    nimble = nimble if square >= mate else 0
    for index in range(race.other_count):
        if race.rival[index]:
            # The first to reach a square takes its right lane and is ahead, unless the next one is nimble.
            win *= behind(race, index, best if race.earlier[index] and not nimble else best + 1)
    return win, 1.0


@compiled
def _may_arrive(table: Table, race: Race, index: int) -> bool:
    row = race.rows[index]
    for at in range(race.spread[row]):
        if race.ends[row, at] > table.line:
            return True
    return False


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
