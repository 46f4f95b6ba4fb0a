"""Setting up a race (rules 1, 6.2, 6.3): from a wish list to the first position, checked."""

from typing import NamedTuple

from echappee.engine import Refused
from echappee.flamme.cards import ATTACK, DECKS, EXHAUSTION, ROULEUR, SPRINTEUR, Card, Pile, pile
from echappee.flamme.course import Course, course_of_tiles
from echappee.flamme.position import Position, Rider, Ruleset, Team, phases

COLOURS = ("blue", "red", "green", "black", "white", "pink")
BASE_RULES = Ruleset()
KINDS = ("team", "peloton", "muscle")
WIDE_FINISH = {"u": "v", "U": "V"}
SOLO_HANDICAP = (2, 1)
"""Exhaustion cards for the Rouleur and the Sprinteur of a solo race (6.3.2)."""


class TeamSetup(NamedTuple):
    """One team at the start: who decides for it, and the exhaustion cards its two decks start with."""

    kind: str = "team"
    rouleur_handicap: int = 0
    sprinteur_handicap: int = 0


class Setup(NamedTuple):
    """What a race is made of. Teams take the colours in seat order."""

    tiles: tuple[str, ...]
    teams: tuple[TeamSetup, ...]
    ruleset: Ruleset = BASE_RULES


def solo(tiles: tuple[str, ...], ruleset: Ruleset = BASE_RULES) -> Setup:
    """The solo race: one team against a Peloton and a Muscle team (6.3)."""
    return Setup(
        tiles, (TeamSetup("team", *SOLO_HANDICAP), TeamSetup("peloton"), TeamSetup("muscle")), ruleset
    )


def set_up(setup: Setup) -> Position:
    """The position before the first phase; refuses what cannot be ridden."""
    teams = tuple(Team(colour, team.kind) for colour, team in zip(COLOURS, setup.teams, strict=False))
    course = course_of_tiles(_laid(setup))
    _check(setup, course)
    riders = tuple(
        Rider(team.colour, rider, team.automatic, pile=_deck(wish, rider))
        for team, wish in zip(teams, setup.teams, strict=True)
        for rider in (ROULEUR, SPRINTEUR)
    )
    return Position(setup.ruleset, course, teams, riders, phase=phases(setup.ruleset)[0])


def _laid(setup: Setup) -> tuple[str, ...]:
    """The tiles as they are laid: five and six teams ride to the wide finish (1.6.1)."""
    if len(setup.teams) < 5:
        return setup.tiles
    return (*setup.tiles[:-1], *(WIDE_FINISH.get(tile, tile) for tile in setup.tiles[-1:]))


def _deck(team: TeamSetup, rider: str) -> Pile:
    """The deck a rider starts with (0.1.2, 1.7.1, 6.2.1, 6.2.2)."""
    if team.kind == "peloton":
        return pile((*DECKS[ROULEUR], ATTACK, ATTACK)) if rider == ROULEUR else ()
    if team.kind == "muscle":
        return pile((*DECKS[rider], Card(5))) if rider == SPRINTEUR else DECKS[rider]
    handicap = team.rouleur_handicap if rider == ROULEUR else team.sprinteur_handicap
    return pile(DECKS[rider] + (EXHAUSTION,) * handicap)


def _check(setup: Setup, course: Course) -> None:
    kinds = [team.kind for team in setup.teams]
    if not 1 <= len(kinds) <= len(COLOURS):
        raise Refused("bad-teams", f"one to six teams ride, not {len(kinds)} (rule 1.2.1)")
    if unknown := [kind for kind in kinds if kind not in KINDS]:
        raise Refused("bad-teams", f"{unknown[0]} is no kind of team; there are {', '.join(KINDS)}")
    if "team" not in kinds:
        raise Refused("bad-teams", "at least one team must not be automatic (rule 6.2.9)")
    if kinds.count("peloton") > 1:
        raise Refused("bad-teams", "there is at most one Peloton team (rule 6.2.1)")
    if any(not 0 <= cards <= 30 for team in setup.teams for cards in team[1:]):
        raise Refused("bad-handicap", "a handicap is 0 to 30 exhaustion cards a deck (rule 1.7.1)")
    if any(any(team[1:]) for team in setup.teams if team.kind != "team"):
        raise Refused("bad-handicap", "automatic teams have no handicap (rule 1.7.1)")
    if course.capacity < 2 * len(kinds):
        raise Refused(
            "grid-full",
            f"{2 * len(kinds)} riders do not fit on a start grid for {course.capacity} (rule 1.2.2)",
        )
    if setup.ruleset.breakaway and not course.breakaway:
        raise Refused("no-breakaway", "this stage has no breakaway places (rule 6.4.1)")
