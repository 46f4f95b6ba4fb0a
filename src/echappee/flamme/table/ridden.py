"""Who rode a recorded race of Flamme Rouge, and where: as a table would be set to ride the same one."""

from msgspec.structs import replace

from echappee.flamme.road.stages import STAGES, Stage
from echappee.flamme.road.text import print_tiles
from echappee.flamme.rules import FLAMME, FlammeRace, TeamSetup
from echappee.flamme.rules.position import print_rules
from echappee.flamme.rules.setup import WIDE_FINISH, read_setup
from echappee.flamme.table.settings import extras_ridden
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.messages.studies import SeatRow
from echappee.server.tables.game_table import KnownRoad, Tags, seat_rows, seat_setting


def seats_of(race: FlammeRace, tags: Tags) -> tuple[SeatRow, ...]:
    """Who answered for each team; if the record does not say, it was a person."""
    teams = [(team.colour, team.kind if team.automatic else "") for team in race.position.teams]
    return seat_rows(teams, tags.get("players", "").split())


def stage_ridden(race: FlammeRace, tags: Tags) -> KnownRoad:
    """The stage that was ridden, if it is a known one and the tiles really are its own."""
    stage = stage_of(race, tags)
    return KnownRoad(stage.id, stage.title) if stage else KnownRoad()


def stage_of(race: FlammeRace, tags: Tags) -> Stage | None:
    """The known stage that was ridden, if it was one and the tiles really are its own."""
    stage = STAGES.get(tags.get("stage", ""))
    return stage if stage and _wide(stage.tiles) == _wide(race.position.course.tiles) else None


def rules_of(race: FlammeRace) -> tuple[str, ...]:
    """The rules in force beyond the base game."""
    rules = print_rules(race.position.ruleset)
    return () if rules == "base" else tuple(rules.split(","))


def settings_of(race: FlammeRace, tags: Tags) -> Settings:
    """The settings of a table that rides the same race; not every race can be ridden at a table."""
    stage = stage_of(race, tags)
    seats = map(_setting, seats_of(race, tags), read_setup(tags).teams)
    return Settings(
        tuple(seats),
        stage=stage.id if stage else print_tiles(race.position.course.tiles),
        rules=rules_of(race),
    )


def _setting(seat: SeatRow, team: TeamSetup) -> SeatSetting:
    setting = seat_setting(seat, FLAMME.name)
    if setting.kind == "automatic":
        return setting
    return replace(setting, extras=extras_ridden(team))


def _wide(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """The same road for five or six teams."""
    return (*tiles[:-1], *(WIDE_FINISH.get(tile, tile) for tile in tiles[-1:]))
