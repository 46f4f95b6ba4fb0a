"""From the words on the command line to a race: which stage, who rides, under which rules."""

import os
from argparse import Namespace
from typing import NamedTuple

from echappee.cli.files import read_text
from echappee.cli.options import DEFAULT_STAGE, FORMATS
from echappee.cli.terminal.games import close_courses
from echappee.cli.terminal.team_words import NOBODY, read_words
from echappee.engine import Refused, SeededDealer
from echappee.flamme.road.checks import require_good
from echappee.flamme.road.stages import STAGES, Stage, find_stage
from echappee.flamme.road.text import read_stage, read_tiles
from echappee.flamme.road.track import lay
from echappee.flamme.rules import FLAMME, FlammeRace, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.rules.records import setup_tags

AUTOMATIC = ("muscle", "peloton")
TRIALS = ("ttt", "itt")


class Lineup(NamedTuple):
    """A race to be ridden: the stage, the setup, and who answers for each team."""

    stage: Stage
    setup: Setup
    players: tuple[str, ...]


def read_lineup(args: Namespace, teams: tuple[str, ...]) -> Lineup:
    """The lineup of these options; refuses what cannot be ridden."""
    stage = stage_of(args)
    require_good(stage.tiles)
    pairs = _read_riders(args.riders, teams)
    setups = tuple(
        TeamSetup(word if word in AUTOMATIC else "team", rouleur=rouleur, sprinteur=sprinteur)
        for word, (rouleur, sprinteur) in zip(teams, pairs, strict=True)
    )
    lineup = Lineup(stage, Setup(stage.tiles, setups, _ruleset(args, stage)), players_of(teams))
    _check(args, lineup)
    return lineup


def stage_of(args: Namespace) -> Stage:
    """The stage that is meant."""
    return pick_stage(args.stage or DEFAULT_STAGE)


def format_of(args: Namespace, stage: Stage) -> str:
    """In which format the stage is ridden: as wished, or as it is made."""
    wished: str | None = args.format
    return wished or (stage.special if stage.special in TRIALS else FORMATS[0])


def _ruleset(args: Namespace, stage: Stage) -> Ruleset:
    chosen = format_of(args, stage)
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


def _check(args: Namespace, lineup: Lineup) -> None:
    """Refuse what cannot be ridden; who did not wish for a time trial hears how to do without."""
    try:
        set_up(lineup.setup)
    except Refused as refusal:
        in_the_way = args.breakaway or any(team.kind != "team" for team in lineup.setup.teams)
        if args.format or not lineup.setup.ruleset.trial or not in_the_way:
            raise
        way_out = f"{lineup.stage.id} is made for a time trial, --format race rides it without the clock"
        raise Refused(refusal.code, f"{refusal.detail}; {way_out}") from None


def _read_riders(text: str | None, teams: tuple[str, ...]) -> list[tuple[str, str]]:
    """The specialists of --riders, a pair for each team."""
    if text is None:
        return [("", "")] * len(teams)
    pairs = [[name.strip().lower() for name in pair.split("/")] for pair in text.split(",")]
    if len(pairs) != len(teams):
        raise Refused("bad-options", f"--riders has a pair for each team: {len(teams)}, not {len(pairs)}")
    if wrong := ["/".join(pair) for pair in pairs if len(pair) != 2]:
        raise Refused("bad-options", f"--riders: {wrong[0]!r} is no pair such as baroudeur/flahute or /")
    return [(rouleur, sprinteur) for rouleur, sprinteur in pairs]


def players_of(teams: tuple[str, ...]) -> tuple[str, ...]:
    """Who answers for each team."""
    return tuple(NOBODY if word in AUTOMATIC else word for word in teams)


def read_teams(text: str, *, you: bool = False) -> tuple[str, ...]:
    """The words of --teams, checked."""
    return read_words(text, FLAMME.name, AUTOMATIC, you=you)


def pick_stage(text: str) -> Stage:
    """The stage of this id, of this file, or of these tiles."""
    if text in STAGES:
        return STAGES[text]
    if _exists(text) or os.sep in text or text.endswith((".txt", ".stage")):
        return read_stage(read_text(text), text)
    try:
        tiles = read_tiles(text)
        lay(tiles)
    except Refused as no_tiles:
        courses = close_courses(text)
        hint = f"as a row of tiles: {no_tiles.detail}"
        if courses:
            hint = f"a course of Homas Tour Pro close to it: {', '.join(courses)}"
        raise Refused("unknown-stage", f"{_no_stage(text)}; {hint}") from None
    return Stage("own", "", "own", (2, 4), tiles, official=False)


def _exists(name: str) -> bool:
    return os.path.lexists(name)


def _no_stage(text: str) -> str:
    try:
        find_stage(text)
    except Refused as no_stage:
        return no_stage.detail
    return ""


def race_of(lineup: Lineup, seed: int) -> FlammeRace:
    """The race before its first answer; `notation.dealer_of` finds the same dealer in the tags."""
    return FlammeRace(FLAMME, set_up(lineup.setup), SeededDealer(str(seed).encode(), race=""))


def tags_of(lineup: Lineup, seed: int) -> dict[str, str]:
    """What a record says about this race."""
    own = {"stage": lineup.stage.id, "players": " ".join(lineup.players), "seed": str(seed)}
    return setup_tags(lineup.setup) | own
