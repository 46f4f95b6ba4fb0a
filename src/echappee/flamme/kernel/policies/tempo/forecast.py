"""Where the others may be after this round's moves, judged by public card counts.

`spread_all` computes it for every rider when a phase begins, as any other seat sees it: squares, how likely
each is, and the mean. `look_around` lists the riders that one rider meets. `race.exactly` says how likely it
is that exactly this many events happen.
"""

from typing import Final

from echappee.flamme.bots.tempo.forecast import MIDDLING
from echappee.flamme.bots.tempo.road import HIGHEST, SIGHT
from echappee.flamme.kernel.policies.tempo.road import first_choice, look
from echappee.flamme.kernel.policies.tempo.weights import BOLDNESS
from echappee.flamme.kernel.road_table import LANES, SHELTER
from echappee.flamme.kernel.rules.lanes import is_racing, weathered
from echappee.flamme.kernel.rules.piles import EXHAUSTION, count, single
from echappee.flamme.kernel.rules.ranking import place
from echappee.flamme.kernel.state import CARD, CRASHED, PILE, RECYCLED, RIDERS, ROW, SQUARE
from echappee.flamme.kernel.tables import DIRECTED
from echappee.kernel import Race, Table, compiled


@compiled
def begin(race: Race, count: int) -> None:
    """Reset: nothing has happened yet."""
    race.exactly[0] = 1.0
    for number in range(1, count + 1):
        race.exactly[number] = 0.0


@compiled
def add_up_to(race: Race, count: int, share: float) -> None:
    """One more independent event; the last number means as many or more."""
    for number in range(count, 0, -1):
        kept = race.exactly[number] * (1.0 if number == count else 1.0 - share)
        race.exactly[number] = kept + race.exactly[number - 1] * share
    race.exactly[0] *= 1.0 - share


@compiled
def add_exactly(race: Race, count: int, share: float) -> None:
    """One more independent event; counts beyond the array's size are forgotten."""
    for number in range(count - 1, 0, -1):
        race.exactly[number] += share * (race.exactly[number - 1] - race.exactly[number])
    if count:
        race.exactly[0] *= 1.0 - share


KNOWN: Final = RIDERS
"""The row of a team-mate whose card is known."""


@compiled
def eagerness(value: int, boldness: float) -> float:
    """How much more likely a card of this value is played than another."""
    return max(0.0, 1.0 + boldness * (value - MIDDLING))


@compiled
def spread_all(table: Table, race: Race) -> None:
    """How likely every rider ends its move on each square."""
    for rider in range(table.riders):
        if is_racing(race, rider):
            deck = race.decks[rider, PILE] + race.decks[rider, RECYCLED]
            if race.riders[rider, CARD] >= 0:  # played, but not shown yet
                deck += single(race.riders[rider, CARD])
            boldness = table.weights[BOLDNESS]
            if table.kinds[table.team[rider]] != DIRECTED:
                boldness = 0.0
                if deck == 0:  # the one deck of a Peloton team is its Rouleur's
                    holder = table.own[table.team[rider], 0]
                    deck = race.decks[holder, PILE] + race.decks[holder, RECYCLED]
            _spread(table, race, rider, deck or EXHAUSTION, boldness)


@compiled
def _spread(table: Table, race: Race, rider: int, deck: int, boldness: float) -> None:
    row, start, crashed = race.riders[rider, ROW], race.riders[rider, SQUARE], race.riders[rider, CRASHED]
    size = 0
    for index in range(table.kind_counts[row]):
        kind = table.card_order[row, index]
        copies = count(deck, kind)
        if copies:
            end = first_choice(table, start, crashed, row, kind)
            at = 0
            while at < size and race.ends[rider, at] != end:
                at += 1
            if at == size:
                race.ends[rider, at] = end
                race.shares[rider, at] = 0.0
                size += 1
            for _ in range(copies):
                race.shares[rider, at] += eagerness(table.values[row, kind], boldness)
    total = 0.0
    for at in range(size):
        total += race.shares[rider, at]
    mean = 0.0
    for at in range(size):
        race.shares[rider, at] /= total
        mean += table.along[race.ends[rider, at]] * race.shares[rider, at]
    race.spread[rider] = size
    race.means[rider] = mean


@compiled
def look_around(table: Table, race: Race, rider: int) -> None:
    """List the others that this rider meets, and how likely each square is empty."""
    size, front, foremost = 0, 0.0, race.riders[rider, SQUARE]
    mine = place(race, rider)
    for other in range(table.riders):
        meets = not table.trial or table.company[other] == table.company[rider]
        if other == rider or not meets or not is_racing(race, other):
            continue
        row = other
        rival = table.team[other] != table.team[rider]
        if not rival and race.riders[other, CARD] >= 0:
            row = KNOWN
            _know(table, race, other)
        race.others[size], race.rows[size] = other, row
        race.earlier[size], race.rival[size] = place(race, other) < mine, rival
        front = max(front, race.means[row])
        foremost = max(foremost, race.riders[other, SQUARE])
        for at in range(race.spread[row]):
            race.nobody[race.ends[row, at]] *= 1.0 - race.shares[row, at]
        size += 1
    race.other_count, race.front, race.foremost = size, front, foremost
    race.last_round = table.along[foremost] + HIGHEST >= table.finish


@compiled
def _know(table: Table, race: Race, rider: int) -> None:
    """A known card leads to one square."""
    me = race.riders[rider]
    end = first_choice(table, me[SQUARE], me[CRASHED], me[ROW], me[CARD])
    race.ends[KNOWN, 0], race.shares[KNOWN, 0] = end, 1.0
    race.spread[KNOWN], race.means[KNOWN] = 1, table.along[end]


@compiled
def look_away(race: Race) -> None:
    """Reset how likely squares are empty."""
    for index in range(race.other_count):
        row = race.rows[index]
        for at in range(race.spread[row]):
            race.nobody[race.ends[row, at]] = 1.0


@compiled
def chance_at(race: Race, index: int, square: int) -> float:
    """How likely this other rider ends on this square."""
    row = race.rows[index]
    for at in range(race.spread[row]):
        if race.ends[row, at] == square:
            return race.shares[row, at]
    return 0.0


@compiled
def behind(race: Race, index: int, square: int) -> float:
    """How likely this other rider ends behind this square."""
    row = race.rows[index]
    share = 0.0
    for at in range(race.spread[row]):
        if race.ends[row, at] < square:
            share += race.shares[row, at]
    return share


@compiled
def ahead(race: Race, index: int, square: int, nimble: int) -> float:
    """How likely it ends ahead of a rider on this square; the earlier or nimble one wins a tie."""
    return 1.0 - behind(race, index, square if race.earlier[index] and not nimble else square + 1)


@compiled
def nobody(race: Race, step: int) -> float:
    """How likely nobody is on the squares in sight that are this many steps ahead."""
    share = race.nobody[race.sight[step, 0]]
    index = 1
    while race.sight[step, index]:
        share *= race.nobody[race.sight[step, index]]
        index += 1
    return share


@compiled
def shelter(table: Table, race: Race, square: int) -> tuple[float, float]:
    """The chances of moving one square by slipstream, and of open road ahead after that."""
    look(table, race, square)
    next_empty = nobody(race, 1)
    if not weathered(table, race, square, SHELTER):
        return 0.0, next_empty
    second_empty = nobody(race, 2)
    own_gap = 0.0
    if weathered(table, race, race.sight[2, 0], SHELTER):
        own_gap = next_empty * (1.0 - second_empty)
    # Already in a wheel: the rider ahead may close a gap and take this one along.
    led = 0.0
    near, further = race.sight[1, 0], race.sight[3, 0]
    if (
        next_empty < 1.0
        and weathered(table, race, near, SHELTER)
        and weathered(table, race, further, SHELTER)
    ):
        led = (1.0 - next_empty) * second_empty * (1.0 - nobody(race, 3))
    return own_gap + led, next_empty - own_gap


@compiled
def alone(table: Table, race: Race, square: int) -> float:
    """How likely nobody is on the next few squares."""
    look(table, race, square)
    share = 1.0
    for step in range(1, SIGHT + 1):
        share *= nobody(race, step)
    return share


@compiled
def blocked(table: Table, race: Race, square: int) -> float:
    """How likely riders who move earlier fill this square."""
    lanes = table.squares[0, square, LANES]
    begin(race, lanes)
    for index in range(race.other_count):
        if race.earlier[index]:
            share = chance_at(race, index, square)
            if share > 0.0:
                add_up_to(race, lanes, share)
    return race.exactly[lanes]


@compiled
def chase(table: Table, race: Race, square: int) -> float:
    """How likely a chase from this square goes one further: to a rider's side, or to its wheel."""
    look(table, race, square)
    open_ = _nobody_earlier(race, 1)
    beside = blocked(table, race, race.sight[1, 0])
    return 1.0 - open_ - beside + open_ * (1.0 - _nobody_earlier(race, 2))


@compiled
def _nobody_earlier(race: Race, step: int) -> float:
    """How likely none of those who move earlier is on the squares in sight this many steps ahead."""
    share, index = 1.0, 0
    while race.sight[step, index]:
        empty = 1.0
        for other in range(race.other_count):
            if race.earlier[other]:
                empty *= 1.0 - chance_at(race, other, race.sight[step, index])
        share *= empty
        index += 1
    return share


@compiled
def followers(table: Table, race: Race, square: int) -> float:
    """How many rivals would be pulled along to this square, less a team-mate."""
    total = 0.0
    if not weathered(table, race, square, SHELTER):
        return total
    for way in range(2):
        gap = table.before[square, way]
        for index in range(race.other_count if gap else 0):
            share = 0.0
            for behind_gap in range(2):
                each = table.before[gap, behind_gap]
                if each and weathered(table, race, each, SHELTER):
                    share += chance_at(race, index, each)
            pulled = race.nobody[gap] * share
            total += pulled if race.rival[index] else -pulled
    return total
