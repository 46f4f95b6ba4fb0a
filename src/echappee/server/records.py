"""The record of a table's race, for everybody once the race is over: with it goes the seed."""

from echappee import catalogue
from echappee.engine import Refused
from echappee.flamme.records import setup_tags
from echappee.notation import commitment
from echappee.road.stages import STAGES
from echappee.server.seats import Seat
from echappee.server.settings import setup_of
from echappee.server.table import Table

PERSON = "person"
NOBODY = "-"
OWN_STAGE = "own"


def record_text(table: Table) -> str:
    """The record; refused before the race is over, for it tells everything."""
    if table.race is None or not table.race.over:
        raise Refused("not-over", "there is a record when the race is over")
    tags = {
        "stage": table.settings.stage if table.settings.stage in STAGES else OWN_STAGE,
        "players": " ".join(map(_player, table.seats.values())),
        "seed": table.seed,
        "race": table.id,
        "commitment": commitment(table.seed),
    }
    start = table.fork.tags if table.fork else setup_tags(setup_of(table.settings))
    return catalogue.save(table.race, start | tags)


def _player(seat: Seat) -> str:
    """Who answered for a seat. People's names stay at the table."""
    if seat.automatic:
        return NOBODY
    return PERSON if seat.device else seat.bot
