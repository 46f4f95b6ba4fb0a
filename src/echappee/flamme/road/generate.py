"""Makes new stages: draws patterns, holds them to the designing rules and fits them with turns."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from echappee.engine.refusals import Refused
from echappee.flamme.road.checks import check
from echappee.flamme.road.design import TURN_PIECES, judge
from echappee.flamme.road.fitting import TURN, fit
from echappee.flamme.road.pattern import draw_pattern
from echappee.flamme.road.plan import make_plan
from echappee.flamme.road.profile import profile
from echappee.flamme.road.stages import Stage
from echappee.flamme.road.tiles import TILES
from echappee.flamme.road.track import Track, lay
from echappee.flamme.road.wishes import Wishes

TRIES: Final = 3000


def new_stage(seed: int, wishes: Wishes) -> Stage:
    """The stage of this seed: the same for the same wishes; refuses wishes that no road seems to meet."""
    wishes.straights()
    rng = Random(seed)
    for _ in range(TRIES):
        settled = wishes.settled(rng)
        pattern = draw_pattern(settled, rng)
        if pattern is None or not _holds(pattern, settled):
            continue
        tiles = fit(pattern, rng)
        if tiles is not None and not check(tiles):
            return _stage(seed, wishes, tiles)
    raise Refused("wish-not-met", f"no stage {_said(wishes)} came up in {TRIES} tries: wish for less")


def _holds(pattern: Sequence[str], wishes: Wishes) -> bool:
    """Whether a pattern keeps rules and wishes; its flat turns make no difference to either."""
    track = _with_any_turns(pattern)
    runs = Counter(run.terrain for run in profile(track).runs)
    if (runs["ascent"], runs["cobbles"]) != (wishes.climbs, wishes.cobbles):
        return False
    plan = make_plan(track, wishes.players[1], wishes.kind, tour=wishes.tour)
    # People who wish for less, or more, than is good for a stage get it.
    wished = {"few-climbs", "many-climbs"} | ({"short-extended"} if wishes.length else set())
    return all(finding.code in wished for finding in judge(plan))


def _with_any_turns(pattern: Sequence[str]) -> Track:
    """The road with any turns where the pattern leaves them open."""
    settled = {TILES[name].physical for name in pattern if name != TURN}
    spare = iter([piece for piece in TURN_PIECES if piece not in settled])
    return lay([next(spare) if name == TURN else name for name in pattern])


def _stage(seed: int, wishes: Wishes, tiles: tuple[str, ...]) -> Stage:
    return Stage(
        id=f"new-{seed}",
        name=f"Stage {seed}",
        set="own",
        players=wishes.players,
        tiles=tiles,
        official=False,
        special="" if wishes.kind == "normal" else wishes.kind,
    )


def _said(wishes: Wishes) -> str:
    counts = (
        (wishes.climbs, "ascents"),
        (wishes.cobbles, "stretches of cobbles"),
        (wishes.roundabouts or None, "roundabouts"),
    )
    return "with " + ", ".join(f"{count} {what}" for count, what in counts if count is not None)
