"""What is kept of a race, to the desk and back."""

from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.state import DECK_FIELDS, RIDER_FIELDS, RIDERS, STRAIGHTS, TEAMS, Race


@compiled
def load(kept: Race, race: Race) -> None:
    """To the desk."""
    for rider in range(RIDERS):
        for column in range(DECK_FIELDS):
            race.decks[rider, column] = kept.decks[rider, column]
        for column in range(RIDER_FIELDS):
            race.riders[rider, column] = kept.riders[rider, column]
        race.order[rider] = kept.order[rider]
    for straight in range(STRAIGHTS):
        race.weather[straight] = kept.weather[straight]
    race.round, race.phase = kept.round, kept.phase
    race.first, race.recovering = kept.first, kept.recovering
    race.turn, race.seats, race.seat_order = kept.turn, kept.seats, kept.seat_order
    for team in range(TEAMS):
        race.asked[team], race.about[team], race.part[team] = (
            kept.asked[team],
            kept.about[team],
            kept.part[team],
        )


@compiled
def store(race: Race, kept: Race) -> None:
    """And back: numba takes one record for another where one function does both."""
    for rider in range(RIDERS):
        for column in range(DECK_FIELDS):
            kept.decks[rider, column] = race.decks[rider, column]
        for column in range(RIDER_FIELDS):
            kept.riders[rider, column] = race.riders[rider, column]
        kept.order[rider] = race.order[rider]
    for straight in range(STRAIGHTS):
        kept.weather[straight] = race.weather[straight]
    kept.round, kept.phase = race.round, race.phase
    kept.first, kept.recovering = race.first, race.recovering
    kept.turn, kept.seats, kept.seat_order = race.turn, race.seats, race.seat_order
    for team in range(TEAMS):
        kept.asked[team], kept.about[team], kept.part[team] = (
            race.asked[team],
            race.about[team],
            race.part[team],
        )
