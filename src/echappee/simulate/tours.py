"""A tour between bots, ridden to its end."""

from collections.abc import Sequence

from echappee.bots import drive, make_bot
from echappee.tours.tour import SomeTour


def ride_tour(tour: SomeTour, bots: Sequence[str], seed: str) -> None:
    """Let the bots, named in seat order, ride all stages; all they choose derives from the seed."""
    while not tour.over:
        race = tour.begin()
        seated = {
            team.colour: make_bot(name, f"{seed}/{tour.number}/{team.colour}", tour.game)
            for team, name in zip(race.position.teams, bots, strict=True)
            if team.colour in tour.setup.seats
        }
        drive(race, seated)
        tour.close()
