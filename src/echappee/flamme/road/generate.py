"""New stages: patterns are drawn, checked against the designing rules, and filled in with turns."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from echappee.engine.refusals import Refused
from echappee.flamme.road.checks import PLAY, Shape, check, shape, tile_depth
from echappee.flamme.road.design import TURN_PIECES, judge, plan_stage
from echappee.flamme.road.geometry import START, Placed, Spot, advance, way
from echappee.flamme.road.pattern import TURN, Wishes, draw_pattern
from echappee.flamme.road.stages import Stage
from echappee.flamme.road.tiles import TILES, Tile
from echappee.flamme.road.track import Track, lay, profile

PATIENCE: Final = 300
"""How many tiles are tried for a pattern, which needs some 22."""
FLAT_TURNS: Final = tuple(
    tile
    for tile in TILES.values()
    if tile.kind in ("sharp_turn", "soft_turn") and all(square.terrain == "flat" for square in tile.squares)
)


class _Search:
    """The tiles laid so far, and how many more may be tried."""

    def __init__(self, pattern: Sequence[str], rng: Random) -> None:
        self.pattern = pattern
        self.rng = rng
        self.tiles: list[Tile] = []
        self.laid: list[Shape] = []
        self.left = PATIENCE

    def go_on(self, spot: Spot) -> bool:
        """Lay the rest of the pattern from here; if that fails, lay none of it."""
        if len(self.tiles) == len(self.pattern):
            return True
        return any(self._try(tile, spot) for tile in self._choices())

    def _choices(self) -> Iterator[Tile]:
        """The possible next tiles; of turns of one shape only one, because another would do no better."""
        wanted = self.pattern[len(self.tiles)]
        if wanted != TURN:
            yield TILES[wanted]
            return
        used = {tile.physical for tile in self.tiles} | _settled(self.pattern)
        left = [tile for tile in FLAT_TURNS if tile.physical not in used]
        self.rng.shuffle(left)
        yield from {(tile.kind, tile.turn): tile for tile in left}.values()

    def _try(self, tile: Tile, spot: Spot) -> bool:
        self.left -= 1
        placed: list[Placed] = []
        for stretch in way(tile):
            placed.append(Placed(spot, stretch))
            spot = advance(spot, stretch)
        laid = shape(tuple(placed))
        if self.left < 0 or any(tile_depth(laid, other) > PLAY for other in self.laid):
            return False
        self.tiles.append(tile)
        self.laid.append(laid)
        if self.go_on(spot):
            return True
        self.tiles.pop()
        self.laid.pop()
        return False


def fit(pattern: Sequence[str], rng: Random) -> tuple[str, ...] | None:
    """The pattern with turns that keep the road from crossing itself; None if none were found."""
    search = _Search(pattern, rng)
    return tuple(tile.id for tile in search.tiles) if search.go_on(START) else None


def _settled(pattern: Sequence[str]) -> set[str]:
    return {TILES[name].physical for name in pattern if name != TURN}


TRIES: Final = 3000


def new_stage(seed: int, wishes: Wishes) -> Stage:
    """The stage of this seed, the same for equal wishes; refuses wishes that no road seems to meet."""
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
    """Whether a pattern meets rules and wishes; its flat turns make no difference to either."""
    track = _with_any_turns(pattern)
    runs = Counter(run.terrain for run in profile(track).runs)
    if (runs["ascent"], runs["cobbles"]) != (wishes.climbs, wishes.cobbles):
        return False
    plan = plan_stage(track, wishes.players[1], wishes.kind, tour=wishes.tour)
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
