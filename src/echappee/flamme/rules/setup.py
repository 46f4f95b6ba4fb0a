"""Setting up a race (rules 1, 6.2, 6.3): from choices, or the tags of a record, to the first position."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from echappee.engine import Refused
from echappee.flamme.road.text import print_tiles, read_tiles
from echappee.flamme.rules.cards import ATTACK, DECKS, EXHAUSTION, ROULEUR, SPRINTEUR, Card, Pile, pile
from echappee.flamme.rules.course import REFRESH, Course
from echappee.flamme.rules.course_text import course_of_tiles
from echappee.flamme.rules.position import Position, Rider, Ruleset, Team, phases, print_rules, read_rules
from echappee.flamme.rules.specialists import SPECIALISTS, become
from echappee.notation.record import is_number

COLOURS = ("blue", "red", "green", "black", "white", "pink")
BASE_RULES = Ruleset()
KINDS = ("team", "peloton", "muscle")
TYPES = {ROULEUR: "Rouleur", SPRINTEUR: "Sprinteur"}
WIDE_FINISH = {"u": "v", "U": "V"}
SOLO_HANDICAP = (2, 1)
"""Exhaustion cards for the Rouleur and the Sprinteur of a solo race (6.3.2)."""
MOST_POINTS = 999


class TeamSetup(NamedTuple):
    """One team at the start: its kind, its exhaustion cards, its specialists."""

    kind: str = "team"
    rouleur_handicap: int = 0
    sprinteur_handicap: int = 0
    rouleur: str = ""
    sprinteur: str = ""
    """Specialists that were chosen before, as in a tour; empty if there are none."""
    points: int = 0
    """Its points in a tour, before a trial (11.1.6)."""

    @property
    def handicaps(self) -> tuple[int, int]:
        """Exhaustion cards in the Rouleur's and in the Sprinteur's deck."""
        return self.rouleur_handicap, self.sprinteur_handicap

    @property
    def specialists(self) -> tuple[str, str]:
        """The Rouleur's and the Sprinteur's."""
        return self.rouleur, self.sprinteur


class Setup(NamedTuple):
    """The choices for a race. Teams take the colours in seat order."""

    tiles: tuple[str, ...]
    teams: tuple[TeamSetup, ...]
    ruleset: Ruleset = BASE_RULES
    first: str = ""
    """The team that places first, if it is not drawn by lot (10.3.2)."""
    jerseys: tuple[tuple[str, str], ...] = ()
    """Which leader's jersey of a tour is worn by which rider; the race is the same without them."""


def solo(tiles: tuple[str, ...], ruleset: Ruleset = BASE_RULES) -> Setup:
    """The solo race: one team against a Peloton and a Muscle team (6.3)."""
    return Setup(
        tiles, (TeamSetup("team", *SOLO_HANDICAP), TeamSetup("peloton"), TeamSetup("muscle")), ruleset
    )


def set_up(setup: Setup) -> Position:
    """The position before the first phase; a set-up that cannot be ridden is refused."""
    teams = tuple(
        Team(colour, team.kind, team.points) for colour, team in zip(COLOURS, setup.teams, strict=False)
    )
    course = course_of_tiles(_laid(setup))
    _check(setup, course)
    riders = tuple(
        _rider(team, wish, kind)
        for team, wish in zip(teams, setup.teams, strict=True)
        for kind in (ROULEUR, SPRINTEUR)
    )
    return Position(setup.ruleset, course, teams, riders, phase=phases(setup.ruleset)[0], first=setup.first)


def _laid(setup: Setup) -> tuple[str, ...]:
    """The tiles as they are laid: the wide finish for five and six teams, and against the clock (1.6.1)."""
    if len(setup.teams) < 5 and not setup.ruleset.timed:
        return setup.tiles
    return (*setup.tiles[:-1], *(WIDE_FINISH.get(tile, tile) for tile in setup.tiles[-1:]))


def _rider(team: Team, wish: TeamSetup, kind: str) -> Rider:
    """The rider before the race, as its specialist if it is one (9.1.5)."""
    rider = Rider(team.colour, kind, team.automatic, pile=_deck(wish, kind))
    specialist = wish.rouleur if kind == ROULEUR else wish.sprinteur
    return become(rider, specialist) if specialist else rider


def _deck(team: TeamSetup, rider: str) -> Pile:
    """The deck a rider starts with (0.1.2, 1.7.1, 6.2.1, 6.2.2)."""
    if team.kind == "peloton":
        return pile((*DECKS[ROULEUR], ATTACK, ATTACK)) if rider == ROULEUR else ()
    if team.kind == "muscle":
        return pile((*DECKS[rider], Card(5))) if rider == SPRINTEUR else DECKS[rider]
    handicap = team.rouleur_handicap if rider == ROULEUR else team.sprinteur_handicap
    return pile(DECKS[rider] + (EXHAUSTION,) * handicap)


def _check(setup: Setup, course: Course) -> None:
    _check_teams(setup)
    _check_points(setup)
    _check_specialists(setup)
    _check_rules(setup, course)


def _check_teams(setup: Setup) -> None:
    kinds = [team.kind for team in setup.teams]
    if not 1 <= len(kinds) <= len(COLOURS):
        raise Refused("bad-teams", f"one to six teams ride, not {len(kinds)} (rule 1.2.1)")
    if unknown := [kind for kind in kinds if kind not in KINDS]:
        raise Refused("bad-teams", f"{unknown[0]} is not a kind of team; there are {', '.join(KINDS)}")
    if "team" not in kinds:
        raise Refused("bad-teams", "at least one team must not be automatic (rule 6.2.9)")
    if kinds.count("peloton") > 1:
        raise Refused("bad-teams", "there is at most one Peloton team (rule 6.2.1)")
    if setup.first and setup.first not in [c for c, k in zip(COLOURS, kinds, strict=False) if k == "team"]:
        raise Refused("bad-teams", f"{setup.first[:20]} is not a team that can place first (rule 10.3.2)")
    if any(not 0 <= cards <= 30 for team in setup.teams for cards in team.handicaps):
        raise Refused("bad-handicap", "a handicap is 0 to 30 exhaustion cards per deck (rule 1.7.1)")
    if any(any(team.handicaps) for team in setup.teams if team.kind != "team"):
        raise Refused("bad-handicap", "automatic teams have no handicap (rule 1.7.1)")


def _check_points(setup: Setup) -> None:
    points = [team.points for team in setup.teams]
    if any(points) and not setup.ruleset.trial:
        raise Refused("bad-teams", "a team's tour points count only in a time trial (rule 11.1.6)")
    if any(not 0 <= each <= MOST_POINTS for each in points):
        raise Refused("bad-teams", f"a team has 0 to {MOST_POINTS} tour points (rule 11.1.6)")


def _check_specialists(setup: Setup) -> None:
    for team in setup.teams:
        for name, kind in zip(team.specialists, (ROULEUR, SPRINTEUR), strict=True):
            if name and (name not in SPECIALISTS or SPECIALISTS[name].type != kind):
                raise Refused("bad-specialist", f"no {TYPES[kind]} is called {name[:20]} (rule 9.2.1)")
        if any(team.specialists) and (team.kind != "team" or setup.ruleset.specialists):
            raise Refused(
                "bad-specialist", "specialists are drafted or given, and not for automatic teams (rule 9.1.5)"
            )


def _check_rules(setup: Setup, course: Course) -> None:
    rules, riders = setup.ruleset, 2 * len(setup.teams)
    if sum((rules.tour, rules.ttt, rules.itt)) > 1 or (rules.trial and rules.extended):
        raise Refused("bad-rules", "a stage is ridden in one format (rule 11.4.1)")
    if rules.trial and any(team.kind != "team" for team in setup.teams):
        raise Refused("bad-teams", "automatic teams do not ride time trials (rule 11.1.7)")
    if not rules.trial and course.capacity < riders:
        raise Refused(
            "grid-full", f"{riders} riders do not fit on a start grid for {course.capacity} (rule 1.2.2)"
        )
    if rules.breakaway and rules.trial:
        raise Refused("no-breakaway", "there is no breakaway in a time trial (rule 11.1.3)")
    if rules.breakaway and not course.breakaway:
        raise Refused("no-breakaway", "this stage has no breakaway places (rule 6.4.1)")
    if rules.baroudeur_bid and not rules.breakaway:
        raise Refused("bad-rules", "the bid for the Baroudeur goes with the breakaway (rule 6.5.1)")
    if rules.super_combative and not rules.tour:
        raise Refused("bad-rules", "the Super Combative jersey is for stages of a tour (rule 10.9.1)")
    if rules.extended and not any(pile.name == REFRESH for pile in course.piles):
        raise Refused("no-refresh", "this stage has no tile for the refresh token (rule 11.3.1)")


TAGS: Final = ("tiles", "rules", "teams", "handicap", "specialists", "first", "points", "jerseys")
PAIRS = {"handicap": "1/1", "specialists": "baroudeur/flahute"}
_JERSEY = re.compile(r"([a-z]+)=([a-z]+)\.([RS])")


def setup_tags(setup: Setup) -> dict[str, str]:
    """The tags of a record that set up such a race again."""
    tags = {
        "tiles": print_tiles(setup.tiles),
        "rules": print_rules(setup.ruleset),
        "teams": " ".join(team.kind for team in setup.teams),
    }
    if any(any(team.handicaps) for team in setup.teams):
        tags["handicap"] = " ".join("/".join(map(str, team.handicaps)) for team in setup.teams)
    if any(any(team.specialists) for team in setup.teams):
        tags["specialists"] = " ".join("/".join(team.specialists) for team in setup.teams)
    if setup.first:
        tags["first"] = setup.first
    if any(team.points for team in setup.teams):
        tags["points"] = " ".join(str(team.points) for team in setup.teams)
    if setup.jerseys:
        tags["jerseys"] = " ".join(map("=".join, setup.jerseys))
    return tags


def begin(tags: Mapping[str, str]) -> Position:
    """The first position of a race set up by these tags."""
    return set_up(read_setup(tags))


def read_setup(tags: Mapping[str, str]) -> Setup:
    """Read what `setup_tags` printed."""
    if missing := [tag for tag in ("tiles", "rules", "teams") if tag not in tags]:
        raise Refused("bad-record", f"the tag {missing[0]} is missing")
    try:
        tiles = read_tiles(tags["tiles"])
    except Refused as error:
        raise Refused(error.code, f"tiles: {error.detail}") from None
    kinds = tags["teams"].split(" ")
    handicaps = _pairs(tags, "handicap", "0/0", len(kinds))
    specialists = _pairs(tags, "specialists", "/", len(kinds))
    teams = tuple(
        TeamSetup(kind, *_handicap(handicap), *chosen, points)
        for kind, handicap, chosen, points in zip(
            kinds, handicaps, specialists, _points(tags, len(kinds)), strict=True
        )
    )
    jerseys = tuple(read_jerseys(tags).items())
    return Setup(tiles, teams, read_rules(tags["rules"]), tags.get("first", ""), jerseys)


def read_jerseys(tags: Mapping[str, str]) -> dict[str, str]:
    """Who wears which leader's jersey in this stage of a tour; empty if the record does not say."""
    words = tags["jerseys"].split(" ") if "jerseys" in tags else []
    found = [match for match in map(_JERSEY.fullmatch, words) if match]
    riding = COLOURS[: len(tags.get("teams", "").split(" "))]
    worn = {match[1]: f"{match[2]}.{match[3]}" for match in found if match[2] in riding}
    if len(worn) < len(words):
        raise Refused("bad-record", "jerseys are riders of this race such as yellow=blue.R, each jersey once")
    return worn


def _pairs(tags: Mapping[str, str], tag: str, nothing: str, teams: int) -> list[tuple[str, str]]:
    """Two words per team, the Rouleur's and the Sprinteur's."""
    texts = tags.get(tag, " ".join([nothing] * teams)).split(" ")
    if len(texts) != teams:
        raise Refused("bad-record", f"the tag {tag} must say something for each team")
    if wrong := [text for text in texts if text.count("/") != 1]:
        raise Refused("bad-record", f"{tag}: {wrong[0][:40] or 'nothing'} is not a pair such as {PAIRS[tag]}")
    return [(text.split("/")[0], text.split("/")[1]) for text in texts]


def _points(tags: Mapping[str, str], teams: int) -> list[int]:
    """The tour points of each team; zeros if the record does not say."""
    texts = tags.get("points", " ".join(["0"] * teams)).split(" ")
    if len(texts) != teams or not all(text.isascii() and text.isdigit() and len(text) < 4 for text in texts):
        raise Refused("bad-record", "points are one number per team, such as 7 0 3")
    return list(map(int, texts))


def _handicap(pair: tuple[str, str]) -> tuple[int, int]:
    if not all(map(is_number, pair)):
        raise Refused("bad-record", f"a handicap is two numbers such as 1/1, not {'/'.join(pair)[:40]}")
    return int(pair[0]), int(pair[1])
