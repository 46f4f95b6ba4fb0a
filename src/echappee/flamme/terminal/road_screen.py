"""Stages of Flamme Rouge for people who look at them, check them or have them made."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final, cast

from rich.console import Console

from echappee.cli.terminal.findings import show_findings
from echappee.cli.terminal.game_road_screen import GameRoadScreen, MadeRoad
from echappee.engine import Refused
from echappee.flamme.road.design import RULES, Kind, check
from echappee.flamme.road.generate import new_stage
from echappee.flamme.road.pattern import Wishes
from echappee.flamme.road.stages import Stage
from echappee.flamme.road.text import print_stage, read_tiles
from echappee.flamme.road.track import lay
from echappee.flamme.terminal.options import PLAYERS
from echappee.flamme.terminal.roads import pick_stage
from echappee.flamme.terminal.stage_facts import list_stages, show_stage
from echappee.flamme.terminal.tokens import show_tokens
from echappee.notation.road_findings import Finding


def _check(console: Console, args: Namespace) -> Sequence[Finding]:
    """What is wrong; for a good stage, where its tokens lie."""
    stage = _meant(args.stage)
    kind = cast("Kind", args.kind or stage.special or "normal")
    players = args.players or stage.players[1]
    found = check(stage.tiles, players=players, kind=kind, tour=args.tour, tokens=stage.tokens or None)
    show_findings(console, found, RULES)
    if not any(finding.severity == "error" for finding in found):
        show_tokens(console, lay(stage.tiles), kind, stage.tokens)
    return found


def _meant(text: str) -> Stage:
    """The stage of this text; also a row of tiles that is not a road, to report all that is wrong with it."""
    try:
        return pick_stage(text)
    except Refused as refusal:
        if refusal.code != "unknown-stage":
            raise
        try:
            return Stage("own", "", "own", (2, 4), read_tiles(text), official=False)
        except Refused:
            raise refusal from None


def _make(args: Namespace, seed: int) -> MadeRoad:
    kind = cast("Kind", args.kind or "normal")
    wishes = Wishes(
        players=PLAYERS[args.players],
        kind=kind,
        tour=args.tour,
        length=args.length,
        climbs=args.climbs,
        cobbles=args.cobbles,
        roundabouts=args.roundabouts,
    )
    stage = new_stage(seed, wishes)

    def show(console: Console) -> None:
        show_stage(console, stage)
        show_tokens(console, lay(stage.tiles), kind)
        found = check(stage.tiles, players=stage.players[1], kind=kind, tour=args.tour)
        show_findings(console, found, RULES)

    # A stage text cannot say these; they are needed to check the file again.
    options = f" --kind {kind}" + (" --tour" if args.tour else "")
    text = f"# made for: echappee stage check FILE{options}\n{print_stage(stage)}"
    return MadeRoad(stage.name, text, show)


ROAD_SCREEN: Final = GameRoadScreen(list=list_stages, show=show_stage, check=_check, make=_make)
