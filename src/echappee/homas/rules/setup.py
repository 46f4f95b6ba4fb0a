"""Setting up a race (rules 1.1, 1.2): from choices, or the tags of a record, to the first position."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from echappee.engine import Refused
from echappee.homas.board.course_text import course
from echappee.homas.rules.cards import COLOURS, FOURTH, INDIVIDUAL, TEAM, sorted_cards
from echappee.homas.rules.lineup import BOARD, LINEUPS, ONE_BY_ONE
from echappee.homas.rules.position import Passage, Position, Rider, Team
from echappee.notation.game_rules import DIRECTED

NEUTRAL: Final = "neutral"
KINDS: Final = (DIRECTED, NEUTRAL)
MOST_DIRECTED: Final = 4
NOBODY: Final[Mapping[str, int]] = {}


class Setup(NamedTuple):
    """The choices for a race. Teams take the numbers 1 to 5 in seat order; missing teams are neutral."""

    course: str
    teams: tuple[str, ...]
    order: tuple[str, ...] = ()
    """The teams by team classification; drawn by lot where it is empty (1.4.1)."""
    draws: tuple[int, ...] = ()
    """How many fitness cards each rider draws, in order of their numbers (5.9.1)."""
    tired: tuple[str, ...] = ()
    """Riders who start without individual cards (5.10.1)."""
    jerseys: tuple[tuple[str, str], ...] = ()
    """Who wears which jersey, as (jersey, rider); only shown."""
    lineup: str = BOARD
    """Teams line up on the starting board, or rider by rider (1.4.2, 1.4.4)."""


def set_up(setup: Setup) -> Position:
    """The position before the first phase; a set-up that cannot be ridden is refused."""
    _check(setup)
    road = course(setup.course)
    kinds = setup.teams + ("neutral",) * (len(COLOURS) - len(setup.teams))
    ranks = {colour: rank for rank, colour in enumerate(setup.order, start=1)}
    teams = tuple(
        Team(colour, number, kind, team_cards(road.cards) if kind == "team" else (), ranks.get(colour, 0))
        for number, (colour, kind) in enumerate(zip(COLOURS, kinds, strict=True), start=1)
    )
    riders = tuple(_rider(team, role, setup) for team in teams for role in (1, 2, 3, 4))
    return Position(
        road,
        teams,
        riders,
        draws=setup.draws,
        tired=setup.tired,
        sprints=tuple(Passage(mark.row) for mark in road.sprints if road.stage),
        summits=tuple(Passage(mark.row) for mark in road.summits if road.stage),
        one_by_one=setup.lineup == ONE_BY_ONE,
    )


def team_cards(counts: tuple[int, ...]) -> tuple[str, ...]:
    """All team cards that there are to choose from; a stage with four of them has one more (1.2.3)."""
    if counts and counts[4] == 0:
        return ()
    return sorted_cards((*TEAM, FOURTH) if counts and counts[4] > len(TEAM) else TEAM)


def _rider(team: Team, role: int, setup: Setup) -> Rider:
    name = f"{team.number}{role}"
    own = () if team.neutral or name in setup.tired else sorted_cards(INDIVIDUAL[role - 1])
    return Rider(name, team.colour, role, team.neutral, cards=own)


def _check(setup: Setup) -> None:
    if not 1 <= len(setup.teams) <= len(COLOURS):
        raise Refused("bad-teams", f"one to five teams are named, not {len(setup.teams)} (rule 1.1.1)")
    if unknown := [kind for kind in setup.teams if kind not in KINDS]:
        raise Refused("bad-teams", f"{unknown[0][:20]} is not a kind of team; there are {', '.join(KINDS)}")
    if not 1 <= setup.teams.count(DIRECTED) <= MOST_DIRECTED:
        raise Refused("bad-teams", "one to four teams have a director, the others are neutral (rule 1.1.2)")
    if setup.order and sorted(setup.order) != sorted(COLOURS):
        raise Refused("bad-order", "an order names each of the five teams once (rule 1.4.1)")
    if setup.lineup not in LINEUPS:
        raise Refused("bad-lineup", f"{setup.lineup[:20]} is not a line-up; there are {', '.join(LINEUPS)}")
    names = {f"{team}{role}" for team in range(1, 6) for role in range(1, 5)}
    if setup.draws and (len(setup.draws) != len(names) or any(not 1 <= n <= 3 for n in setup.draws)):
        raise Refused("bad-draws", "each of the twenty riders draws one to three fitness cards (rule 5.9.1)")
    worn = [rider for _, rider in setup.jerseys]
    if wrong := [name for name in (*setup.tired, *worn) if name not in names]:
        raise Refused("bad-riders", f"{wrong[0][:20]} is not a rider")


TAGS: Final = ("course", "teams", "order", "draws", "tired", "jerseys", "lineup")


def setup_tags(setup: Setup) -> dict[str, str]:
    """The tags of a record that set up such a race again."""
    tags = {"course": setup.course, "teams": " ".join(setup.teams)}
    if setup.order:
        tags["order"] = " ".join(setup.order)
    if setup.draws:
        tags["draws"] = "".join(map(str, setup.draws))
    if setup.tired:
        tags["tired"] = " ".join(setup.tired)
    if setup.jerseys:
        tags["jerseys"] = " ".join(f"{jersey}={rider}" for jersey, rider in setup.jerseys)
    if setup.lineup != BOARD:
        tags["lineup"] = setup.lineup
    return tags


def begin(tags: Mapping[str, str]) -> Position:
    """The first position of a race set up by these tags."""
    return set_up(read_setup(tags))


def read_setup(tags: Mapping[str, str]) -> Setup:
    """Read what `setup_tags` printed."""
    if missing := [tag for tag in ("course", "teams") if tag not in tags]:
        raise Refused("bad-record", f"the tag {missing[0]} is missing")
    draws = tags.get("draws", "")
    if draws and not (draws.isascii() and draws.isdigit()):
        raise Refused("bad-record", f"{draws[:40]} does not say how many cards each rider draws")
    pairs = [part.partition("=") for part in tags.get("jerseys", "").split()]
    return Setup(
        course=tags["course"],
        teams=tuple(tags["teams"].split(" ")),
        order=tuple(tags.get("order", "").split()),
        draws=tuple(map(int, draws)),
        tired=tuple(tags.get("tired", "").split()),
        jerseys=tuple((jersey, rider) for jersey, _, rider in pairs),
        lineup=tags.get("lineup", BOARD),
    )
