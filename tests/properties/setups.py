"""Any race there can be: every choice is made by a function that picks one of several things."""

from collections.abc import Callable

from echappee.flamme.road.stages import STAGES
from echappee.flamme.road.tiles import TILES
from echappee.flamme.rules import ROULEUR, SPECIALISTS, SPRINTEUR, Ruleset, Setup, TeamSetup
from echappee.flamme.rules.course import REFRESH
from echappee.flamme.rules.course_text import course_of_tiles
from tests.properties.planned import Pick

STAGE_IDS = tuple(STAGES)
ROUNDABOUTS = tuple(tile for tile, side in TILES.items() if side.kind == "roundabout")
ROUND_STAGES = tuple(name for name, stage in STAGES.items() if set(ROUNDABOUTS) & set(stage.tiles))
STARTS = ("A", "a", "1", "1B")
FINISHES = ("u", "U", "v", "V")
NARROW = tuple(tile for tile, side in TILES.items() if side.kind in ("roundabout", "sharp_corner"))
MIDDLES = tuple(tile for tile in TILES if tile not in STARTS + FINISHES)

FORMATS = (
    Ruleset(),
    Ruleset(ttt=True),
    Ruleset(itt=True),
    Ruleset(tour=True),
    Ruleset(extended=True),
    Ruleset(ttt=True),
    Ruleset(itt=True),
    Ruleset(tour=True, extended=True, super_combative=True),
)
"""The trials are listed twice, so that each format is ridden as often as any other."""
RIDERS = ("plain", "drafted", "given")
BIDDING = ("", "usual", "doubled")
HANDICAPS = (0, 0, 0, 1, 2, 5)
"""Most riders have none."""
POINTS = (0, 0, 3, 12)
"""The points that teams have before a trial of a tour."""


def any_setup(pick: Pick) -> Setup:
    """Any road, any rules, one to as many teams as fit, some of them automatic or made of specialists."""
    tiles = pick(ROADS)(pick)
    course = course_of_tiles(tiles)
    form = pick(FORMATS)
    riders = pick(RIDERS)
    most = min(6, course.capacity // 2)
    teams = _teams(pick, most, automatic=not form.trial, given=riders == "given")
    if form.trial:
        teams = tuple(team._replace(points=pick(POINTS)) for team in teams)
    bidding = pick(BIDDING) if course.breakaway and not form.trial else ""
    ruleset = form._replace(
        extended=form.extended and any(pile.name == REFRESH for pile in course.piles),
        weather=pick((False, True)),
        breakaway=bool(bidding),
        baroudeur_bid=bidding == "doubled",
        ride_out=pick((False, True)),
        declared=pick((False, False, True)),
        specialists=riders == "drafted",
    )
    return Setup(tiles, teams, ruleset)


def _stage(pick: Pick) -> tuple[str, ...]:
    return STAGES[pick(STAGE_IDS)].tiles


def _round_stage(pick: Pick) -> tuple[str, ...]:
    return STAGES[pick(ROUND_STAGES)].tiles


def _row(pick: Pick) -> tuple[str, ...]:
    """A row of tiles that no box holds and no table has room for; many of them narrow."""
    middles = [pick((MIDDLES, NARROW)) for _ in range(pick(range(2, 9)))]
    return (pick(STARTS), *(pick(tiles) for tiles in middles), pick(FINISHES))


ROADS: tuple[Callable[[Pick], tuple[str, ...]], ...] = (_stage, _round_stage, _row)


def _teams(pick: Pick, most: int, *, automatic: bool, given: bool) -> tuple[TeamSetup, ...]:
    """At least one team that a seat decides for, at most one Peloton."""
    kinds = ["team"]
    for _ in range(pick(range(most))):
        kinds.append(pick(("team", "team", "muscle", "peloton")) if automatic else "team")
    seat = pick(range(len(kinds)))
    kinds[0], kinds[seat] = kinds[seat], kinds[0]
    first = kinds.index("peloton") if "peloton" in kinds else 0
    fair = ["muscle" if kind == "peloton" and place != first else kind for place, kind in enumerate(kinds)]
    return tuple(_team(pick, given=given) if kind == "team" else TeamSetup(kind) for kind in fair)


def _team(pick: Pick, *, given: bool) -> TeamSetup:
    handicaps = pick(HANDICAPS), pick(HANDICAPS)
    if not given:
        return TeamSetup("team", *handicaps)
    rouleur, sprinteur = (pick(_called(kind)) for kind in (ROULEUR, SPRINTEUR))
    return TeamSetup("team", *handicaps, rouleur, sprinteur)


def _called(kind: str) -> tuple[str, ...]:
    return tuple(name for name, specialist in SPECIALISTS.items() if specialist.type == kind)
