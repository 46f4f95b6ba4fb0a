"""A race phase by phase, weather first, stopping where seats are decided from outside."""

from echappee.flamme.kernel.chance import FOR_WEATHER, WEATHER_LAID, given
from echappee.flamme.kernel.rules.breakaway import answer_breakaway, breakaway
from echappee.flamme.kernel.rules.draft import answer_draft, draft
from echappee.flamme.kernel.rules.end import end
from echappee.flamme.kernel.rules.energy import answer_energy, energy
from echappee.flamme.kernel.rules.movement import movement
from echappee.flamme.kernel.rules.placement import answer_placement, placement
from echappee.flamme.kernel.rules.refresh import answer_refresh, refresh
from echappee.flamme.kernel.state import BREAKAWAY, DRAFT, END, ENERGY, MOVEMENT, OVER, PLACEMENT, REFRESH
from echappee.kernel import Race, Table, compiled, numbers, split, write


@compiled
def ride(table: Table, race: Race, phases: int) -> None:
    """Ride as many phases as given, or until a seat is asked something or the race is over."""
    while phases > 0 and race.phase < OVER:
        _ride_phase(table, race)
        if race.turn >= 0:  # the phase is not done: a seat is asked
            return
        race.scripted = 0  # a script is about the first phase
        phases -= 1


@compiled
def answer(table: Table, race: Race, team: int, action: int) -> None:
    """What this seat decides; it may be asked something else in the same phase."""
    phase = race.phase
    if phase == ENERGY:
        answer_energy(table, race, team, action)
    elif phase == REFRESH:
        answer_refresh(table, race, team, action)
    elif phase == DRAFT:
        answer_draft(table, race, team, action)
    elif phase == PLACEMENT:
        answer_placement(table, race, team, action)
    else:
        answer_breakaway(table, race, team, action)


@compiled
def _ride_phase(table: Table, race: Race) -> None:
    phase = race.phase
    if phase == ENERGY:
        energy(table, race)
    elif phase == MOVEMENT:
        movement(table, race)
    elif phase == END:
        end(table, race)
    elif phase == REFRESH:
        refresh(table, race)
    elif phase == DRAFT:
        draft(table, race)
    elif phase == PLACEMENT:
        placement(table, race)
    elif phase == BREAKAWAY:
        breakaway(table, race)
    else:
        weather(table, race)


@compiled
def weather(table: Table, race: Race) -> None:
    """Shuffle the tokens and lay one on each straight tile until none is left (7.1.1)."""
    straights = table.straights
    left = (1 << len(table.tokens)) - 1
    for straight in range(straights):
        index, _ = split(numbers(race, FOR_WEATHER, straight)[0], len(table.tokens) - straight)
        token = _token_at(left, index)
        left -= 1 << token
        laid = given(race, WEATHER_LAID, straight, 0)
        race.weather[straight] = laid if laid >= 0 else table.tokens[token]
    if straights:
        write(race, WEATHER_LAID, 0, 0, straights)
    race.phase = PLACEMENT


@compiled
def _token_at(left: int, index: int) -> int:
    """Which token has this index among those that are left."""
    token = 0
    while index > 0 or not left >> token & 1:
        index -= left >> token & 1
        token += 1
    return token
