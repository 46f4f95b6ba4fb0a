"""Who rode a recorded race, and where: as a table would be set to ride the same one."""

from collections.abc import Mapping

from echappee.bots import BOTS
from echappee.flamme import FlammeRace, TeamSetup
from echappee.flamme.lines import print_rules
from echappee.flamme.records import read_setup
from echappee.flamme.setup import WIDE_FINISH
from echappee.road.stages import STAGES, Stage
from echappee.road.text import print_tiles
from echappee.server.bodies import SeatRow
from echappee.server.seats import STAND_IN
from echappee.server.settings import SeatSetting, Settings

PEOPLE = ("person", "you")

Tags = Mapping[str, str]


def seats_of(race: FlammeRace, tags: Tags) -> tuple[SeatRow, ...]:
    """Who answered for each team; where the record does not say, it was a person."""
    teams = race.position.teams
    words = tags.get("players", "").split()
    words = words if len(words) == len(teams) else ["person"] * len(teams)
    return tuple(
        SeatRow(team.colour, "automatic", team.kind)
        if team.automatic
        else SeatRow(team.colour, "person", "")
        if word in PEOPLE
        else SeatRow(team.colour, "bot", word)
        for team, word in zip(teams, words, strict=True)
    )


def stage_of(race: FlammeRace, tags: Tags) -> Stage | None:
    """The known stage that was ridden, if it was one and the tiles are really its."""
    stage = STAGES.get(tags.get("stage", ""))
    return stage if stage and _wide(stage.tiles) == _wide(race.position.course.tiles) else None


def rules_of(race: FlammeRace) -> tuple[str, ...]:
    """The rules in force beyond the base game."""
    rules = print_rules(race.position.ruleset)
    return () if rules == "base" else tuple(rules.split(","))


def settings_of(race: FlammeRace, tags: Tags) -> Settings:
    """What a table is set to that rides the same race; not every race could be one of a table."""
    stage = stage_of(race, tags)
    seats = map(_setting, seats_of(race, tags), read_setup(tags).teams)
    return Settings(
        tuple(seats),
        stage=stage.id if stage else print_tiles(race.position.course.tiles),
        rules=rules_of(race),
    )


def _setting(seat: SeatRow, team: TeamSetup) -> SeatSetting:
    # A table gives both decks of a seat the same handicap.
    handicap = min(team.rouleur_handicap, team.sprinteur_handicap)
    if seat.kind == "automatic":
        return SeatSetting("automatic", seat.name)
    if seat.kind == "bot":
        name = seat.name if seat.name in BOTS else STAND_IN
        return SeatSetting("bot", name, handicap, *team.specialists)
    return SeatSetting("open", "", handicap, *team.specialists)


def _wide(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """The same road for five or six teams."""
    return (*tiles[:-1], *(WIDE_FINISH.get(tile, tile) for tile in tiles[-1:]))
