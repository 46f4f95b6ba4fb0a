"""The rules for designing stages: what is required of a stage, and what is recommended.

They are in docs/designing/flamme.md under these numbers; every finding names its own.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from echappee.engine.refusals import Refused
from echappee.flamme.road import checks
from echappee.flamme.road.stages import StageToken
from echappee.flamme.road.tiles import TILES, Tile
from echappee.flamme.road.tokens import first_square, halfway, halfway_tile, number_of, place_tokens
from echappee.flamme.road.track import Track, lay, profile
from echappee.notation.game_rules import Finding

StageKind = Literal["normal", "ttt", "itt", "extended"]

TRIALS: Final = ("ttt", "itt")
MANY: Final = 5
"""With this many players or more, a stage needs room for them."""


class StagePlan(NamedTuple):
    """A stage to be judged by the designing rules."""

    track: Track
    players: int
    """The most players it is meant for."""
    kind: StageKind
    tour: bool
    tokens: tuple[StageToken, ...]

    @property
    def trial(self) -> bool:
        """Whether riders ride against the clock."""
        return self.kind in TRIALS

    @property
    def for_many(self) -> bool:
        """Whether five or six may play."""
        return self.players >= MANY

    def has(self, piece: str) -> bool:
        """Whether this piece of cardboard lies on the road, on either side."""
        return any(tile.physical == piece for tile in self.track.tiles)


def plan_stage(
    track: Track, players: int, kind: StageKind, *, tour: bool, tokens: Sequence[StageToken] | None = None
) -> StagePlan:
    """The plan of a stage; where no card says where the tokens lie, the rules do."""
    by_rule = () if kind in TRIALS else place_tokens(track)
    return StagePlan(track, players, kind, tour, by_rule if tokens is None else tuple(tokens))


RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "few-straights": "D1",
        "missing-turns": "D1",
        "many-straights": "D2",
        "few-climbs": "D3",
        "many-climbs": "D3",
        "supply-at-finish": "D4",
        "narrow-finish": "D5",
        "no-bonus": "D6",
        "no-supply": "D7",
        "narrow-finish-for-many": "D8",
        "short-extended": "D9",
        "refresh-off-supply": "D9",
        "breakaway-in-trial": "D10",
        "bonus-in-trial": "D10",
        "tokens-in-trial": "D10",
        "tokens-not-at-line": "D11",
        "tokens-both-at-line": "D11",
        "far-from-halfway": "D12",
        "tile-used-twice": "D13",
        "overlap": "D14",
    }
)
"""The number of the rule behind each code."""

STRAIGHTS: Final = 9
EXTENSION: Final = 4
CLIMBS: Final = (2, 3)
NEAR: Final = 6
"""A token lies about half way if it lies at most this many squares behind that point."""
PIECES: Final = len({tile.physical for tile in TILES.values()})
TURNS: Final = ("sharp_turn", "soft_turn")
TURN_PIECES: Final = tuple(dict.fromkeys(tile.physical for tile in TILES.values() if tile.kind in TURNS))


def check(
    tiles: Sequence[str],
    *,
    players: int = 4,
    kind: StageKind = "normal",
    tour: bool = False,
    tokens: Sequence[StageToken] | None = None,
) -> tuple[Finding, ...]:
    """The problems of a stage for at most this many players; `tokens` are judged if a card places them."""
    found = checks.check(tiles)
    if len(tiles) > PIECES:
        return found  # one problem is enough, and checking a row of thousands would take too long
    try:
        track = lay(tiles)
    except Refused:
        return found
    return found + judge(plan_stage(track, players, kind, tour=tour, tokens=tokens))


def judge(plan: StagePlan) -> tuple[Finding, ...]:
    """The findings of the designing rules alone, in their order: nothing about stock and overlaps."""
    return tuple(chain.from_iterable(rule(plan) for rule in _ORDER))


def _error(code: str, detail: str) -> Finding:
    return Finding(code, "error", detail)


def _advice(code: str, detail: str) -> Finding:
    return Finding(code, "warning", detail)


def _turns(plan: StagePlan) -> Iterator[Finding]:
    missing = [piece for piece in TURN_PIECES if not plan.has(piece)]
    if missing:
        yield _error("missing-turns", f"a stage has all twelve turns; missing: {', '.join(missing)}")


def _straights(plan: StagePlan) -> Iterator[Finding]:
    bonus = plan.for_many and plan.has("9")
    count = sum(tile.kind not in TURNS for tile in plan.track.tiles) - bonus
    most = STRAIGHTS + (EXTENSION if plan.kind == "extended" else 0)
    what = f"{count} tiles that are not turns" + (", the bonus tile 9 not counted" if bonus else "")
    if count < STRAIGHTS:
        yield _error("few-straights", f"{what}: a stage has {STRAIGHTS}, including start and finish")
    elif count > most:
        yield _error("many-straights", f"{what}: more than {most}; an added tile replaces a base straight")
    elif count < most:
        yield _advice("short-extended", f"{what}: an extended stage has {most}, four more than others")


def _climbs(plan: StagePlan) -> Iterator[Finding]:
    terrains = [run.terrain for run in profile(plan.track).runs]
    ascents, cobbles = terrains.count("ascent"), terrains.count("cobbles")
    least, most = CLIMBS
    what = f"{ascents} ascents and {cobbles} stretches of cobbles"
    if ascents + cobbles < least:
        yield _advice("few-climbs", f"{what}: {least} or {most} in all make a better race")
    elif ascents + cobbles > most:
        yield _advice("many-climbs", f"{what}: {least} or {most} in all are enough")


def _supply(plan: StagePlan) -> Iterator[Finding]:
    before = plan.track.tiles[-2]
    if _supplies(before):
        detail = f"the supply zone {before.id} lies right before the finish tile, where it is of little use"
        yield _advice("supply-at-finish", detail)


def _finish(plan: StagePlan) -> Iterator[Finding]:
    last = plan.track.tiles[-1].id
    wide = "V" if last == "U" else "v"
    if plan.tour and not plan.has("v"):
        yield _error("narrow-finish", f"a stage of a tour ends on the wide finish: {wide} in place of {last}")
    if plan.for_many and not plan.has("v"):
        detail = f"with five or six players a stage ends on the wide finish: {wide} in place of {last}"
        yield _error("narrow-finish-for-many", detail)


def _many(plan: StagePlan) -> Iterator[Finding]:
    if plan.for_many and not plan.trial and not plan.has("9"):
        yield _error("no-bonus", "with five or six players the bonus tile 9 is added to a stage")
    if plan.for_many and not any(_supplies(tile) and len(tile.squares) == 6 for tile in plan.track.tiles):
        yield _advice("no-supply", "five or six players like a supply zone: tile 3 or 4, its light side up")


def _trial(plan: StagePlan) -> Iterator[Finding]:
    if not plan.trial:
        return
    if plan.has("2"):
        yield _error("breakaway-in-trial", "nobody breaks away in a time trial: tile 2 is not used in one")
    if plan.has("9"):
        yield _error("bonus-in-trial", "a time trial does without the bonus tile 9")
    if plan.tokens:
        yield _error("tokens-in-trial", "no tokens lie on the road of a time trial")


def _tokens(plan: StagePlan) -> Iterator[Finding]:
    if plan.trial:
        return
    behind = plan.track.line + 1
    at_line = sum(number_of(plan.track, token) == behind for token in plan.tokens)
    if at_line == 0:
        yield _error("tokens-not-at-line", "one pile of tokens lies on the first square behind the line")
    elif at_line == len(plan.tokens):
        detail = "only one pile of tokens lies behind the line; the other must lie on the road"
        yield _error("tokens-both-at-line", detail)


def _halfway(plan: StagePlan) -> Iterator[Finding]:
    """The refresh token, or a minor pile that lies half way because there is no ascent for it."""
    index = halfway_tile(plan.track)
    if index is None:
        return
    tile, square = plan.track.tiles[index], first_square(plan.track, index)
    extended = plan.kind == "extended"
    half_way_pile = any(token.side == "sprint" and token.tile == tile.id for token in plan.tokens)
    if (extended or half_way_pile) and not 0 <= square - halfway(plan.track) <= NEAR:
        what = "the refresh token" if extended else "the minor pile"
        detail = f"{what} lies on square {square} (tile {tile.id}), half way is {halfway(plan.track):g}"
        yield _advice("far-from-halfway", detail)
    if extended and not _supplies(tile):
        yield _advice(
            "refresh-off-supply", f"the refresh token lies on tile {tile.id}; a supply zone is best"
        )


def _supplies(tile: Tile) -> bool:
    return any(square.terrain == "supply" for square in tile.squares)


_ORDER: Final[tuple[Callable[[StagePlan], Iterator[Finding]], ...]] = (
    _straights,
    _turns,
    _climbs,
    _supply,
    _finish,
    _many,
    _trial,
    _tokens,
    _halfway,
)
