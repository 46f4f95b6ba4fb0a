"""The record of a table's race. It contains the seed, so it is available only once the race is over."""

from echappee import games
from echappee.engine import Refused
from echappee.notation import commitment
from echappee.server.tables.game_table import GameTable
from echappee.server.tables.seats import player
from echappee.server.tables.table import Table

OWN_STAGE = "own"


def record_text(table: Table, stage: int = 0) -> str:
    """The record of the race or tour, or of one stage; refused before that is over."""
    if stage:
        return _stage_text(table, stage)
    if table.race is None or not table.over:
        raise Refused("not-over", "the record is available when the race is over")
    if table.tour:
        return table.tour.text()
    game = table.game.room(GameTable)
    tags = {
        "stage": game.known_road(table.settings.stage).id or OWN_STAGE,
        "players": " ".join(map(player, table.seats.values())),
        "seed": table.seed,
        "race": table.id,
        "commitment": commitment(table.seed),
    }
    start = table.fork.tags if table.fork else game.setup_tags(table.settings)
    return games.save(table.race, start | tags)


def _stage_text(table: Table, stage: int) -> str:
    if table.tour is None:
        raise Refused("no-tour", "this table has no tour")
    if not 1 <= stage <= table.tour.number:
        raise Refused("not-over", "the record of a stage is available when the stage is over")
    return table.tour.ridden[stage - 1]
