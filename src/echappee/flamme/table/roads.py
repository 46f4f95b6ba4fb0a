"""Stages as the HTTP API describes them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from echappee.engine import Refused
from echappee.flamme.road.checks import check
from echappee.flamme.road.stages import SETS, STAGES, Stage
from echappee.flamme.road.text import read_tiles
from echappee.flamme.road.track import lay, profile
from echappee.server.messages.offers import FindingRow, RoadRow
from echappee.server.tables.game_table import KnownRoad, LobbyRoads


class StageRow(RoadRow, frozen=True, kw_only=True, tag_field="game", tag="flamme"):
    """A stage of Flamme Rouge."""

    players: tuple[int, int]
    tiles: tuple[str, ...]
    climbs: int
    terrain: dict[str, int]
    grid: int
    """How many riders can start."""
    breakaway: int
    """How many places a breakaway has."""
    official: bool
    special: str
    confidence: str
    designer: str
    note: str


def sets() -> Mapping[str, Mapping[str, str]]:
    """The sets that stages are printed in."""
    return SETS


@lru_cache(maxsize=1)
def all_stages() -> tuple[StageRow, ...]:
    return tuple(map(_row, STAGES.values()))


def one_stage(id: str) -> StageRow:
    if id not in STAGES:
        raise Refused("no-such-stage", "there is no stage with this id")
    return _row(STAGES[id])


def find_faults(text: str) -> list[FindingRow]:
    """The problems of this row of tiles."""
    try:
        found = check(read_tiles(text))
    except Refused as error:
        return [FindingRow(error.code, "error", error.detail, error.about)]
    return [FindingRow(each.code, each.severity, each.detail, each.about) for each in found]


def known_road(stage: str) -> KnownRoad:
    """The stage of these settings, if it is a known one."""
    return KnownRoad(stage, STAGES[stage].title) if stage in STAGES else KnownRoad()


ROADS: Final = LobbyRoads(row=StageRow, sets=sets, every=all_stages, one=one_stage, faults=find_faults)


def _row(stage: Stage) -> StageRow:
    track = lay(stage.tiles)
    side = profile(track)
    return StageRow(
        id=stage.id,
        name=stage.title,
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
