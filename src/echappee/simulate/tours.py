"""A tour between bots, ridden to its end."""

from collections.abc import Sequence

from echappee.bots import drive, make_bot
from echappee.engine import Refused
from echappee.notation.game_rules import DIRECTED
from echappee.tours.tour import SomeTour


def ride_tour(tour: SomeTour, bots: Sequence[str], seed: str) -> None:
    """Let the bots, named in seat order, ride all stages; all they choose hangs on the seed."""
    while not tour.over:
        race = tour.begin()
        seated = {
            team.colour: make_bot(name, f"{seed}/{tour.number}/{team.colour}", tour.game)
            for team, name in zip(race.position.teams, bots, strict=True)
            if team.colour in tour.setup.seats
        }
        drive(race, seated)
        tour.close()


def check_bots(kinds: Sequence[str], bots: Sequence[str], game: str) -> None:
    """Refuse bots that are not there, or not as many as teams of these kinds."""
    if len(bots) != len(kinds):
        raise Refused("bad-teams", f"{len(kinds)} teams need as many bots, not {len(bots)}")
    for name, kind in zip(bots, kinds, strict=True):
        if kind == DIRECTED:
            make_bot(name, 0, game)


def check_tours(count: int) -> None:
    """Refuse to ride no tour at all."""
    if count < 1:
        raise Refused("bad-tours", f"at least one tour must be ridden, not {count}")
