"""Who rode a recorded race of Homas Tour Pro, and where: as a table would be set to ride the same one."""

from echappee.engine import Refused
from echappee.homas.rules import HOMAS, HomasRace
from echappee.homas.rules.lineup import BY_RIDER
from echappee.homas.rules.setup import NEUTRAL
from echappee.homas.table.settings import check_course
from echappee.server.messages.settings import Settings
from echappee.server.messages.studies import SeatRow
from echappee.server.tables.game_table import Tags, seat_rows, seat_setting


def check_tags(tags: Tags) -> None:
    """Refuse a road that could be of any length."""
    try:
        check_course(tags.get("course", ""))
    except Refused as refusal:
        raise Refused("bad-record", f"record: its course is not ridden here: {refusal.detail}") from None


def seats_of(race: HomasRace, tags: Tags) -> tuple[SeatRow, ...]:
    """Who answered for each team; a record names no players of teams that it does not name."""
    teams = [(team.colour, NEUTRAL if team.neutral else "") for team in race.position.teams]
    words = tags.get("players", "").split()
    return seat_rows(teams, [*words, *["-"] * (len(teams) - len(words))] if words else [])


def settings_of(race: HomasRace, tags: Tags) -> Settings:
    """What a table is set to that rides the same race."""
    seats = tuple(seat_setting(seat, HOMAS.name) for seat in seats_of(race, tags))
    rules = (BY_RIDER,) if race.position.one_by_one else ()
    return Settings(seats, HOMAS.name, race.position.course.text, rules)
