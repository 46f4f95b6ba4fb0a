"""The observation of a seat that is asked, as a row of small numbers."""

from typing import Final

from echappee.flamme.bots.patron.layout import QUESTIONS
from echappee.flamme.kernel import state
from echappee.flamme.kernel.road_table import LEAST, MOST, SHELTER, SLIPPERY
from echappee.flamme.kernel.rules.lanes import weathered
from echappee.flamme.kernel.rules.piles import KINDS, count, size
from echappee.flamme.kernel.rules.questions import REFRESHING
from echappee.flamme.kernel.rules.refresh import played_by
from echappee.flamme.kernel.tables import DIRECTED
from echappee.flamme.rules.layout import NO_LIMIT
from echappee.kernel import Race, Small, Table, compiled

AHEAD: Final = 12
"""How many squares a rider sees, from where it stands."""
ROAD: Final = ("least", "most", "shelter", "slippery")
RIDER_COLUMNS: Final = (
    *("present", "sprinteur", "automatic", "to_go", "lane", "home", "exhaustion", "cards", "specialist"),
    "crashed",
)
PILES: Final = ("face_down", "recycled")

# Where the fields of an observation begin.
ROUND: Final = 0
KIND: Final = 1
ABOUT: Final = KIND + len(QUESTIONS)
IN_HAND: Final = ABOUT + 2
VALUES: Final = IN_HAND + KINDS
ALL_RIDERS: Final = VALUES + KINDS
OWN: Final = ALL_RIDERS + state.RIDERS * len(RIDER_COLUMNS)
ROADS: Final = OWN + 2 * len(PILES) * KINDS
SIZE: Final = ROADS + 2 * AHEAD * len(ROAD)


@compiled
def observe(table: Table, race: Race, team: int, seen: Small) -> None:
    """Write this team's observation for its question."""
    for index in range(ALL_RIDERS):
        seen[index] = 0
    seen[ROUND] = race.round
    seen[KIND + race.asked[team] - 1] = 1
    rider = race.about[team]
    if rider >= 0:
        seen[ABOUT + table.type[rider]] = 1
        row, cards = race.riders[rider, state.ROW], to_choose_from(race, team)
        for kind in range(KINDS):
            seen[IN_HAND + kind] = count(cards, kind)
            seen[VALUES + kind] = table.values[row, kind]
    _observe_riders(table, race, team, seen)
    for index in range(2):
        own = table.own[team, index]
        for pile in range(2):
            cards = race.decks[own, pile]
            for kind in range(KINDS):
                seen[OWN + (2 * index + pile) * KINDS + kind] = count(cards, kind)
        _observe_road(table, race, race.riders[own, state.SQUARE], ROADS + index * AHEAD * 4, seen)


@compiled
def to_choose_from(race: Race, team: int) -> int:
    """The cards to choose from: a hand, or in a refresh the cards played and not taken back yet."""
    rider = race.about[team]
    hand = race.decks[rider, state.HAND]
    return played_by(race, rider) - hand if race.asked[team] == REFRESHING else hand


@compiled
def _observe_riders(table: Table, race: Race, mine: int, seen: Small) -> None:
    """The observing team first, then the others in seat order."""
    column = ALL_RIDERS
    for turn in range(table.teams):
        team = (mine + turn) % table.teams
        for index in range(2):
            rider = table.own[team, index]
            me = race.riders[rider]
            seen[column] = 1
            seen[column + 1] = table.type[rider]
            seen[column + 2] = table.kinds[team] != DIRECTED
            seen[column + 3] = table.finish - (table.along[me[state.SQUARE]] if me[state.SQUARE] > 0 else 0)
            seen[column + 4] = me[state.LANE]
            seen[column + 5] = me[state.HOME]
            seen[column + 6] = me[state.TAKEN]
            seen[column + 7] = _cards_left(race, rider)
            seen[column + 8] = me[state.SPECIALIST] + 1
            seen[column + 9] = me[state.CRASHED]
            column += 10
    while column < OWN:
        seen[column] = 0
        column += 1


@compiled
def _cards_left(race: Race, rider: int) -> int:
    """The cards left, including the hand and the card that lies face down: nobody sees which are where."""
    left = size(race.decks[rider, state.PILE]) + size(race.decks[rider, state.RECYCLED])
    if race.phase == state.ENERGY and race.riders[rider, state.CARD] >= 0:
        left += 1
    return left if race.phase == state.REFRESH else left + size(race.decks[rider, state.HAND])


@compiled
def _observe_road(table: Table, race: Race, square: int, column: int, seen: Small) -> None:
    for ahead in range(AHEAD):
        number = min(square + ahead, table.size - 1)
        most = weathered(table, race, number, MOST)
        seen[column] = weathered(table, race, number, LEAST)
        seen[column + 1] = 0 if most == NO_LIMIT else most
        seen[column + 2] = weathered(table, race, number, SHELTER)
        seen[column + 3] = weathered(table, race, number, SLIPPERY)
        column += 4
