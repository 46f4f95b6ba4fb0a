"""What can be chosen for a table of Flamme Rouge, and the race or the tour that its settings make."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from echappee.bots import make_bot
from echappee.engine import Refused
from echappee.flamme.road.checks import require_good
from echappee.flamme.road.stages import STAGES, Stage
from echappee.flamme.road.text import print_tiles, read_tiles
from echappee.flamme.rules import FLAMME, SPECIALISTS, FlammeRace, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.position import print_rules, read_rules
from echappee.flamme.rules.setup import COLOURS, WIDE_FINISH, read_setup
from echappee.flamme.tours import FlammeTour, new_tour
from echappee.flamme.tours.calendar import LONGEST, NAMED, RESTS, SHORTEST
from echappee.flamme.tours.stage_setup import ALLOWED
from echappee.notation import Tags
from echappee.server.messages.offers import SeatChoiceRow
from echappee.server.messages.settings import SeatSetting, Settings
from echappee.server.messages.studies import SeatRow
from echappee.server.tables.game_table import GameLobby, KnownRoad, extras_of, seat_rows, seat_setting


class FlammeExtras(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat's handicap, and specialists that are assigned instead of drafted."""

    handicap: int = 0
    """Exhaustion cards in each of the two decks."""
    rouleur: str = ""
    sprinteur: str = ""


def team_setup(kind: str, seat: SeatSetting) -> TeamSetup:
    """The team of this kind in this seat."""
    extras = extras_of(seat, FlammeExtras)
    return TeamSetup(kind, extras.handicap, extras.handicap, extras.rouleur, extras.sprinteur)


def extras_ridden(team: TeamSetup) -> dict[str, str | int]:
    """The extras that make a team like this one; at a table both decks have the same handicap."""
    extras: dict[str, str | int] = to_builtins(FlammeExtras(min(team.handicaps), *team.specialists))
    return extras


def _specialists(kind: str) -> tuple[SeatChoiceRow, ...]:
    """The specialists that can replace a rider of this type."""
    return tuple(
        SeatChoiceRow(name=each.id, called=each.called, about=each.line)
        for each in SPECIALISTS.values()
        if each.type == kind
    )


LOBBY: Final = GameLobby(
    first_road="base-2",
    every_seat=False,
    most_directed=len(COLOURS),
    formats=("race", "tour", "ttt", "itt"),
    rules=(*ALLOWED, "extended", "ride-out"),
    tour_rules=ALLOWED,
    tours=NAMED,
    tour_lengths=(SHORTEST, LONGEST),
    rest_days=RESTS,
    seat_choices={"rouleur": _specialists("R"), "sprinteur": _specialists("S")},
)
LONGEST_STAGE = 200
LONGEST_TOUR = 600
RULES = (*LOBBY.rules, *LOBBY.formats[1:])
"""The rules that settings can name."""
UNNAMED_STAGE = "base-1"
"""The stage of settings that name none, as stored ones may."""


def filled_in(settings: Settings) -> Settings:
    """The settings with a stage. Only the teams that are named ride."""
    return settings if settings.stage else replace(settings, stage=UNNAMED_STAGE)


def setup_of(settings: Settings) -> Setup:
    """The race's set-up; settings that make no race are refused."""
    rules = _ruleset(settings, RULES)
    setup = Setup(tiles_of(settings.stage), tuple(map(_team, settings.seats)), rules)
    set_up(setup)
    return setup


def tour_of(settings: Settings, seed: int) -> FlammeTour:
    """The tour before its first stage; settings that make no tour are refused."""
    if len(settings.tour) > LONGEST_TOUR:
        raise Refused("bad-calendar", f"a calendar has at most {LONGEST_TOUR} characters")
    rules = _ruleset(settings, ALLOWED)
    teams = tuple(map(_team, settings.seats))
    if any(any(team.handicaps) for team in teams):
        raise Refused("bad-handicap", "nobody has a handicap in a tour")
    if any(any(team.specialists) for team in teams):
        raise Refused("bad-specialist", "in a tour specialists are drafted before the first stage")
    kinds = [team.kind for team in teams]
    return new_tour(settings.tour, kinds, kinds, rules, seed)


def tiles_of(stage: str) -> tuple[str, ...]:
    """The tiles of a stage given by its id or as a row of tiles, checked."""
    if stage in STAGES:
        return STAGES[stage].tiles
    if len(stage) > LONGEST_STAGE:
        raise Refused("bad-stage", f"a stage has at most {LONGEST_STAGE} characters")
    try:
        tiles = read_tiles(stage)
        require_good(tiles)
    except Refused as error:
        raise Refused("bad-stage", f"this is not a valid stage: {error.detail}") from None
    return tiles


def _ruleset(settings: Settings, known: Sequence[str]) -> Ruleset:
    if unknown := [rule for rule in settings.rules if rule not in known]:
        raise Refused("bad-rules", f"{unknown[0][:20]} is not a rule here; there are {', '.join(known)}")
    if len(set(settings.rules)) < len(settings.rules):
        raise Refused("bad-rules", "a rule is named twice")
    return read_rules(",".join(settings.rules) or "base")


def _team(seat: SeatSetting) -> TeamSetup:
    if seat.kind == "automatic":
        if seat.name == "team":
            raise Refused("bad-seats", "an automatic seat is a muscle or a peloton team")
        return team_setup(seat.name, seat)
    if seat.kind == "bot":
        make_bot(seat.name, 0)
    elif seat.name:
        raise Refused("bad-seats", "an open seat has no name yet")
    return team_setup("team", seat)


def seats_of(race: FlammeRace, tags: Tags) -> tuple[SeatRow, ...]:
    """The person or bot that answered for each team; a person if the record does not say."""
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
