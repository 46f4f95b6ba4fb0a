"""What can be chosen for a table of Homas Tour Pro, and the race or stage race that its settings make."""

from typing import Final

from msgspec.structs import replace

from echappee.bots import make_bot
from echappee.engine import Refused
from echappee.homas.board import handmade
from echappee.homas.board.course_text import kilometres_of
from echappee.homas.board.handmade import HEAD, written
from echappee.homas.rules import COLOURS, COURSES, HOMAS, HomasRace, Setup, set_up
from echappee.homas.rules.lineup import BOARD, BY_RIDER, ONE_BY_ONE
from echappee.homas.rules.setup import MOST_DIRECTED, NEUTRAL
from echappee.homas.tours import StageRace, new_tour
from echappee.homas.tours.calendar import LONGEST, NAMED, PRESETS, SHORTEST
from echappee.notation import Tags
from echappee.server.messages.settings import LONGEST_ROAD, NoExtras, SeatSetting, Settings
from echappee.server.messages.studies import SeatRow
from echappee.server.tables.game_table import GameLobby, extras_of, seat_rows, seat_setting
from echappee.tours.game_tours import card_of

LONGEST_TRIAL = 200
"""Kilometres; no table rides further against the clock."""
LONGEST_TOUR = 600


def filled_in(settings: Settings) -> Settings:
    """All five teams: those that nobody named are neutral (rule 1.1.2)."""
    missing = len(COLOURS) - len(settings.seats)
    return replace(settings, seats=settings.seats + (SeatSetting("automatic", NEUTRAL),) * missing)


def setup_of(settings: Settings) -> Setup:
    """The race's set-up; settings that make no race are refused."""
    check_course(settings.stage)
    setup = Setup(settings.stage, kinds_of(settings), lineup=_lineup(settings))
    set_up(setup)
    return setup


def _lineup(settings: Settings) -> str:
    """How teams line up, the only choice among the rules."""
    if wrong := [rule for rule in settings.rules if rule != BY_RIDER]:
        raise Refused("bad-rules", f"{wrong[0][:20]} is not a rule here; a table may have {BY_RIDER}")
    return ONE_BY_ONE if settings.rules else BOARD


def kinds_of(settings: Settings) -> tuple[str, ...]:
    """Whether each seat has a director; unknown kinds of teams are refused."""
    return tuple(map(_kind, settings.seats))


def tour_of(settings: Settings, seed: int) -> StageRace:
    """The stage race before its first stage; settings that make none are refused."""
    if len(settings.tour) > LONGEST_TOUR:
        raise Refused("bad-calendar", f"a calendar is written in {LONGEST_TOUR} characters at most")
    for course in PRESETS.get(settings.tour, settings.tour).split():
        if not card_of(course):
            check_course(course)
    kinds = kinds_of(filled_in(settings))
    return new_tour(settings.tour, kinds, kinds, seed, _lineup(settings))


def check_course(course: str) -> None:
    """Refuse courses that no table rides: unknown or far too long ones."""
    if course.startswith(HEAD):
        if faults := road_faults(course):
            raise faults[0]
        return
    if course not in COURSES and not 0 < kilometres_of(course) <= LONGEST_TRIAL:
        raise Refused("unknown-course", f"there is no course {course[:40]!r} here")


def road_faults(text: str) -> list[Refused]:
    """The problems of a road, before any square is laid: a few words could make one without an end."""
    if len(text) > LONGEST_ROAD:
        return [Refused("road-length", f"a road is written in {LONGEST_ROAD} characters at most")]
    road = written(text)
    if not road.faults and not handmade.SHORTEST <= len(road.rows) <= handmade.LONGEST:
        return [
            Refused(
                "road-length",
                f"{len(road.rows)} rows: a table rides {handmade.SHORTEST} to {handmade.LONGEST}",
            )
        ]
    return road.faults


def _kind(seat: SeatSetting) -> str:
    extras_of(seat, NoExtras)
    if seat.kind == "automatic":
        if seat.name != NEUTRAL:
            raise Refused("bad-seats", f"an automatic seat is a {NEUTRAL} team")
        return NEUTRAL
    if seat.kind == "bot":
        make_bot(seat.name, 0, HOMAS.name)
    elif seat.name:
        raise Refused("bad-seats", "an open seat has no name yet")
    return "team"


GUIDED: Final = Settings(
    (SeatSetting(), *[SeatSetting("bot", bot) for bot in ("aurore-1", "bastien-1", "ines-1")]),
    HOMAS.name,
    "road:0x50;red=20",
)
"""The guided race. From the red letter on there is time for every fitness card, and rivals attack."""
DRAWS: Final = ("n612",)
"""Draws with which it shows everything there is to learn, and with which the proposed answers win.

If a bot or a rule changes, `python -m bench.guided` finds others.
"""

LOBBY: Final = GameLobby(
    guided=tuple(replace(GUIDED, draws=draws) for draws in DRAWS),
    first_road="milan-san-remo",
    every_seat=True,
    most_directed=MOST_DIRECTED,
    road_lengths=(handmade.SHORTEST, handmade.LONGEST),
    rules=(BY_RIDER,),
    tours=NAMED,
    tour_lengths=(SHORTEST, LONGEST),
)


def check_tags(tags: Tags) -> None:
    """Refuse a road that could be of any length."""
    try:
        check_course(tags.get("course", ""))
    except Refused as refusal:
        raise Refused("bad-record", f"record: its course is not ridden here: {refusal.detail}") from None


def seats_of(race: HomasRace, tags: Tags) -> tuple[SeatRow, ...]:
    """The person or bot that answered for each team; a record has no players of unnamed teams."""
    teams = [(team.colour, NEUTRAL if team.neutral else "") for team in race.position.teams]
    words = tags.get("players", "").split()
    return seat_rows(teams, [*words, *["-"] * (len(teams) - len(words))] if words else [])


def settings_of(race: HomasRace, tags: Tags) -> Settings:
    """The settings of a table that rides the same race."""
    seats = tuple(seat_setting(seat, HOMAS.name) for seat in seats_of(race, tags))
    rules = (BY_RIDER,) if race.position.one_by_one else ()
    return Settings(seats, HOMAS.name, race.position.course.text, rules)
