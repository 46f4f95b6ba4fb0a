"""The line-up (rule 1.4): on the starting board, or rider by rider, or against the clock alone."""

from echappee.homas.board.course import NOWHERE
from echappee.homas.kernel.chance import LETTER, PLACE
from echappee.homas.kernel.decisions import decide
from echappee.homas.kernel.rules.questions import GRID, GRID_LANES, ORDERS, WAITING, offer
from echappee.homas.kernel.rules.start import fresh
from echappee.homas.kernel.rules.traffic import put
from echappee.homas.kernel.state import MOVE, OWN, RIDERS, TEAMS
from echappee.homas.rules.lineup import LETTERS
from echappee.kernel import Race, Table, compiled

BOARD = len(LETTERS)


@compiled
def lineup(table: Table, race: Race) -> None:
    """All riders come to the grid; then the first turn begins."""
    if table.trial:
        for rider in range(RIDERS):
            put(table, race, rider, table.trial_start)
    elif table.one_by_one:
        _rider_by_rider(table, race)
    else:
        _on_the_board(table, race)
    if not race.waiting:
        fresh(race)
        race.phase = MOVE


@compiled
def _on_the_board(table: Table, race: Race) -> None:
    """Team after team takes a letter of the starting board and puts its riders there (1.4.2, 1.4.3)."""
    taken = 0
    for turn in range(TEAMS):
        team = _team_in_turn(race, turn)
        race.count = 0
        for letter in range(BOARD):
            if not taken >> letter & 1:
                for index in range(len(ORDERS)):
                    offer(race, letter * len(ORDERS) + index)
        answer = race.options[0]
        if not table.neutral[team]:
            answer = decide(table, race, LETTER, team, team, 0)
            if answer == WAITING:
                return
        letter = answer // len(ORDERS)
        taken |= 1 << letter
        for place in range(OWN):
            rider = OWN * team + ORDERS[answer % len(ORDERS), place]
            put(table, race, rider, table.letters[letter, place])


@compiled
def _team_in_turn(race: Race, turn: int) -> int:
    """The team with this place in the order."""
    for team in range(TEAMS):
        before = 0
        for other in range(TEAMS):
            less = race.rank[other] < race.rank[team]
            before += less or (race.rank[other] == race.rank[team] and other < team)
        if before == turn:
            return team
    return -1


@compiled
def _rider_by_rider(table: Table, race: Race) -> None:
    """Four times round, each team puts a rider on the grid, never two of it in one lane (1.4.4)."""
    for number in range(GRID_LANES):
        for turn in range(TEAMS):
            team = _team_in_turn(race, turn)
            _write_places(table, race, team)
            answer = race.options[0]
            if not table.neutral[team]:
                answer = decide(table, race, PLACE, team, team, number)
                if answer == WAITING:
                    return
            put(table, race, answer // GRID, table.grid[answer % GRID])


@compiled
def _write_places(table: Table, race: Race, team: int) -> None:
    """The remaining riders on each square they may take, the foremost first, right before left."""
    lanes = 0
    for rider in range(OWN * team, OWN * team + OWN):
        if race.square[rider] != NOWHERE:
            lanes |= 1 << table.lane[race.square[rider]]
    race.count = 0
    for rider in range(OWN * team, OWN * team + OWN):
        if race.square[rider] == NOWHERE:
            for place in range(GRID):
                square = table.grid[place]
                if not lanes >> table.lane[square] & 1 and race.on[square] < 0:
                    offer(race, rider * GRID + place)
