"""From the words on the command line to a race: which stage, who rides, under which rules."""

import os
from argparse import Namespace
from typing import NamedTuple

from echappee.cli.files import read_text
from echappee.cli.options import DEFAULT_STAGE
from echappee.engine import Refused, SeededDealer
from echappee.flamme import FLAMME, FlammeRace, Ruleset, Setup, TeamSetup, set_up
from echappee.flamme.records import setup_tags
from echappee.road.checks import require_good
from echappee.road.errors import RoadError
from echappee.road.stages import STAGES, Stage, find_stage
from echappee.road.text import read_stage, read_tiles
from echappee.road.track import lay

AUTOMATIC = ("muscle", "peloton")
YOU = "you"
NOBODY = "-"
"""Who answers for an automatic team."""


class Lineup(NamedTuple):
    """A race to be ridden: the stage, the setup, and who answers for each team."""

    stage: Stage
    setup: Setup
    players: tuple[str, ...]


def read_lineup(args: Namespace, teams: tuple[str, ...]) -> Lineup:
    """The lineup of these options; refuses what cannot be ridden."""
    stage = pick_stage(args.stage or DEFAULT_STAGE)
    require_good(stage.tiles)
    ruleset = Ruleset(weather=args.weather, breakaway=args.breakaway, ride_out=args.ride_out)
    kinds = tuple(TeamSetup(word if word in AUTOMATIC else "team") for word in teams)
    lineup = Lineup(stage, Setup(stage.tiles, kinds, ruleset), players_of(teams))
    set_up(lineup.setup)
    return lineup


def players_of(teams: tuple[str, ...]) -> tuple[str, ...]:
    """Who answers for each team."""
    return tuple(NOBODY if word in AUTOMATIC else word for word in teams)


def read_teams(text: str, *, you: bool = False) -> tuple[str, ...]:
    """The words of --teams, checked."""
    from echappee.bots import BOTS

    known = ((YOU,) if you else ()) + (*BOTS, *AUTOMATIC)
    words = tuple(word.strip() for word in text.split(","))
    for word in words:
        if word not in known:
            hint = "" if word != YOU else "; with yourself in it that is echappee play"
            raise Refused("bad-teams", f"there is no team {word!r}; teams are {', '.join(known)}{hint}")
    return words


def pick_stage(text: str) -> Stage:
    """The stage of this id, of this file, or of these tiles."""
    if text in STAGES:
        return STAGES[text]
    if _exists(text) or os.sep in text or text.endswith((".txt", ".stage")):
        return read_stage(read_text(text), text)
    try:
        tiles = read_tiles(text)
        lay(tiles)
    except RoadError as no_tiles:
        raise RoadError("unknown-stage", f"{_no_stage(text)}; as a row of tiles: {no_tiles.detail}") from None
    return Stage("own", "", "own", (2, 4), tiles, official=False)


def _exists(name: str) -> bool:
    return os.path.lexists(name)


def _no_stage(text: str) -> str:
    try:
        find_stage(text)
    except RoadError as no_stage:
        return no_stage.detail
    return ""


def race_of(lineup: Lineup, seed: int) -> FlammeRace:
    """The race before its first answer; `notation.dealer_of` finds the same dealer in the tags."""
    return FlammeRace(FLAMME, set_up(lineup.setup), SeededDealer(str(seed).encode(), race=""))


def tags_of(lineup: Lineup, seed: int) -> dict[str, str]:
    """What a record says about this race."""
    own = {"stage": lineup.stage.id, "players": " ".join(lineup.players), "seed": str(seed)}
    return setup_tags(lineup.setup) | own
