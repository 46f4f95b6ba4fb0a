"""The record of a table's race, for everybody once the race is over: with it goes the seed."""

from echappee import catalogue
from echappee.engine import Refused
from echappee.notation import commitment
from echappee.server.seats import player
from echappee.server.table import Table

OWN_STAGE = "own"


def record_text(table: Table, stage: int = 0) -> str:
    """The record, or a stage's; refused before all of it is over, for it tells everything."""
    if stage:
        return _stage_text(table, stage)
    if table.race is None or not table.over:
        raise Refused("not-over", "there is a record when the race is over")
    if table.campaign:
        return table.campaign.text()
    tags = {
        "stage": table.game.place(table.settings.stage).id or OWN_STAGE,
        "players": " ".join(map(player, table.seats.values())),
        "seed": table.seed,
        "race": table.id,
        "commitment": commitment(table.seed),
    }
    start = table.fork.tags if table.fork else table.game.setup_tags(table.settings)
    return catalogue.save(table.race, start | tags)


def _stage_text(table: Table, stage: int) -> str:
    if table.campaign is None:
        raise Refused("no-tour", "this table carries no tour")
    if not 1 <= stage <= table.campaign.number:
        raise Refused("not-over", "there is a record of a stage when it is over")
    return table.campaign.ridden[stage - 1]
