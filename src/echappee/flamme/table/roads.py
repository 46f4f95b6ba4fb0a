"""Stages as the HTTP API tells them."""

from functools import lru_cache

from echappee.engine import Refused
from echappee.flamme.road.checks import check
from echappee.flamme.road.profile import profile
from echappee.flamme.road.stages import STAGES, Stage
from echappee.flamme.road.text import read_tiles
from echappee.flamme.road.track import lay
from echappee.server.http.bodies import FindingRow, Findings, StageRow, Stages


@lru_cache(maxsize=1)
def all_stages() -> Stages:
    """Every stage there is."""
    return Stages(tuple(map(_row, STAGES.values())))


def one_stage(id: str) -> StageRow:
    """The stage of this id."""
    if id not in STAGES:
        raise Refused("no-such-stage", "there is no stage with this id")
    return _row(STAGES[id])


def find_faults(text: str) -> Findings:
    """What speaks against this row of tiles."""
    try:
        tiles = read_tiles(text)
        found = check(tiles)
    except Refused as error:
        return Findings((FindingRow(error.code, "error", error.detail),))
    return Findings(tuple(FindingRow(f.code, f.severity, f.detail) for f in found))


def _row(stage: Stage) -> StageRow:
    track = lay(stage.tiles)
    side = profile(track)
    return StageRow(
        id=stage.id,
        name=stage.name,
        set=stage.set,
        players=stage.players,
        squares=track.line,
        tiles=stage.tiles,
        climbs=sum(run.terrain == "ascent" for run in side.runs),
        terrain={str(terrain): count for terrain, count in side.counts.items()},
        grid=track.capacity,
        breakaway=sum(track.square(number).breakaway for number in track.breakaway),
        official=stage.official,
        special=stage.special,
        confidence=stage.confidence,
        designer=stage.designer,
        note=stage.note,
    )
