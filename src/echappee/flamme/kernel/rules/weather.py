"""Weather set-up (rules 7.1): a token on every straight tile, turned up before the riders are placed."""

from echappee.flamme.kernel.chance import FOR_WEATHER, WEATHER_LAID, numbers, write
from echappee.flamme.kernel.compiler import compiled
from echappee.flamme.kernel.philox import split
from echappee.flamme.kernel.state import PLACEMENT, Race
from echappee.flamme.kernel.tables import Table


@compiled
def weather(table: Table, race: Race) -> None:
    """Shuffle the tokens and lay one on each straight tile until none is left (7.1.1)."""
    straights = table.straights
    left = (1 << len(table.tokens)) - 1
    for straight in range(straights):
        index, _ = split(numbers(race, FOR_WEATHER, straight)[0], len(table.tokens) - straight)
        token = _token_at(left, index)
        left -= 1 << token
        race.weather[straight] = table.tokens[token]
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
