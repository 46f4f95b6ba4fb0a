"""From the words on the command line to a race or a tour of Flamme Rouge."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from echappee.cli.lineups import YOU, GameLineups
from echappee.engine import Refused
from echappee.flamme.bots import BOTS
from echappee.flamme.road.checks import require_good
from echappee.flamme.road.stages import Stage
from echappee.flamme.rules import Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.position import print_rules
from echappee.flamme.rules.setup import SOLO_HANDICAP, setup_tags
from echappee.flamme.simulate.races import PLACEMENT_TAG
from echappee.flamme.terminal.options import FORMATS
from echappee.flamme.tours.calendar import PRESETS
from echappee.notation import DIRECTED, Tags

AUTOMATIC: Final = tuple(BOTS.automatic)
SOLO_TEAMS: Final = f"{YOU},peloton,muscle"
TRIALS: Final = ("ttt", "itt")


def _race_tags(args: Namespace, stage: Stage, teams: Sequence[str]) -> Tags:
    require_good(stage.tiles)
    ruleset = _ruleset(args, stage)
    setups = tuple(
        TeamSetup(_kind(word), *_handicap(args, ruleset, word), rouleur, sprinteur)
        for word, (rouleur, sprinteur) in zip(teams, _read_riders(args.riders, teams), strict=True)
    )
    setup = Setup(stage.tiles, setups, ruleset)
    _check(args, stage, setup)
    return setup_tags(setup) | {"stage": stage.id}


def _kind(word: str) -> str:
    return word if word in AUTOMATIC else DIRECTED


def _handicap(args: Namespace, ruleset: Ruleset, word: str) -> tuple[int, int]:
    """Exhaustion cards for people's teams: as given, or as recommended for the solo race."""
    if word != YOU:
        return (0, 0)
    if args.handicap is not None:
        return (args.handicap, args.handicap)
    return SOLO_HANDICAP if args.solo and not ruleset.trial else (0, 0)


def _format(args: Namespace, stage: Stage) -> str:
    """The format in which the stage is ridden: as given, or as it is made."""
    wished: str | None = args.format
    return wished or (stage.special if stage.special in TRIALS else FORMATS[0])


def _ruleset(args: Namespace, stage: Stage) -> Ruleset:
    chosen = _format(args, stage)
    made_for = stage.special == "extended" and chosen not in TRIALS
    return Ruleset(
        weather=args.weather,
        breakaway=args.breakaway,
        ride_out=args.ride_out,
        specialists=args.specialists,
        tour=chosen == "tour",
        ttt=chosen == "ttt",
        itt=chosen == "itt",
        extended=made_for if args.extended is None else args.extended,
        baroudeur_bid=args.baroudeur_bid,
        super_combative=args.super_combative,
    )


def _check(args: Namespace, stage: Stage, setup: Setup) -> None:
    """Refuse a race that cannot be ridden; if a time trial was not asked for, say how to avoid it."""
    try:
        set_up(setup)
    except Refused as refusal:
        in_the_way = args.breakaway or any(team.kind != "team" for team in setup.teams)
        if args.format or not setup.ruleset.trial or not in_the_way:
            raise
        way_out = f"{stage.id} is made for a time trial, --format race rides it without the clock"
        raise Refused(refusal.code, f"{refusal.detail}; {way_out}") from None


def _read_riders(text: str | None, teams: Sequence[str]) -> list[tuple[str, str]]:
    """The specialists of --riders, one pair per team."""
    if text is None:
        return [("", "")] * len(teams)
    pairs = [[name.strip().lower() for name in pair.split("/")] for pair in text.split(",")]
    if len(pairs) != len(teams):
        raise Refused("bad-options", f"--riders has one pair per team: {len(teams)}, not {len(pairs)}")
    if wrong := ["/".join(pair) for pair in pairs if len(pair) != 2]:
        raise Refused("bad-options", f"--riders: {wrong[0]!r} is not a pair such as baroudeur/flahute or /")
    return [(rouleur, sprinteur) for rouleur, sprinteur in pairs]


def _solo_teams(args: Namespace, stage: Stage) -> str:
    """In a time trial, a single team has only the clock to ride against."""
    return YOU if _format(args, stage) in TRIALS else SOLO_TEAMS


def _tour_tags(args: Namespace, calendar: str, teams: Sequence[str]) -> Tags:
    rules = Ruleset(
        weather=args.weather,
        breakaway=args.breakaway,
        specialists=args.specialists,
        baroudeur_bid=args.baroudeur_bid,
        super_combative=args.super_combative,
    )
    return {"calendar": calendar, "teams": " ".join(map(_kind, teams)), "rules": print_rules(rules)}


LINEUPS: Final = GameLineups(
    solo_teams=_solo_teams,
    race_tags=_race_tags,
    plan_tags=lambda args: {PLACEMENT_TAG: args.placement},
    calendars=tuple(PRESETS),
    tour_tags=_tour_tags,
)
