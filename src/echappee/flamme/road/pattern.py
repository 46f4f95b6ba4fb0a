"""Patterns of new stages: which tiles in which order, as people wish, with gaps for the flat turns."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from echappee.engine.refusals import Refused
from echappee.flamme.road.design import CLIMBS, EXTENSION, MANY, STRAIGHTS, TRIALS, StageKind
from echappee.flamme.road.tiles import TILES

TURN_SQUARES: Final = 24
STRAIGHT_SQUARES: Final = 6
BONUS_SQUARES: Final = 3


@dataclass(frozen=True, slots=True)
class Wishes:
    """Wishes for a new stage; None leaves a wish to chance."""

    players: tuple[int, int] = (2, 4)
    kind: StageKind = "normal"
    tour: bool = False
    length: int | None = None
    """The total length in squares."""
    climbs: int | None = None
    cobbles: int | None = None
    """Stretches of cobbles."""
    roundabouts: int = 0

    @property
    def for_many(self) -> bool:
        """Whether five or six may play."""
        return self.players[1] >= MANY

    @property
    def trial(self) -> bool:
        """Whether it is ridden against the clock."""
        return self.kind in TRIALS

    @property
    def bonus(self) -> bool:
        """Whether the bonus tile belongs to it."""
        return self.for_many and not self.trial

    def lengths(self) -> tuple[int, ...]:
        """The allowed lengths, the usual one last."""
        rest = TURN_SQUARES + (BONUS_SQUARES if self.bonus else 0)
        counts = range(STRAIGHTS + 1, STRAIGHTS + EXTENSION + 1) if self.kind == "extended" else (STRAIGHTS,)
        return tuple(rest + STRAIGHT_SQUARES * count for count in counts)

    def straights(self) -> int:
        """How many tiles are not turns, the bonus tile not counted."""
        wanted, allowed = self.length or self.lengths()[-1], self.lengths()
        if wanted not in allowed:
            these = " or ".join(map(str, allowed))
            what = f"this kind of stage ({self.kind}, {self.players[0]}-{self.players[1]} players)"
            raise Refused("wish-not-met", f"{what} has {these} squares, {wanted} is not possible")
        return (wanted - TURN_SQUARES) // STRAIGHT_SQUARES

    def settled(self, rng: Random) -> "Wishes":
        """These wishes with open numbers of climbs and cobbles drawn: two or three in all, if possible."""
        total = rng.randint(*CLIMBS)
        if self.cobbles is None and self.climbs is None:
            return replace(self, cobbles=(some := rng.choice((0, 0, 0, 1, 2))), climbs=total - some)
        if self.climbs is None:
            return replace(self, climbs=max(0, total - (self.cobbles or 0)))
        if self.cobbles is None:
            return replace(self, cobbles=max(0, total - self.climbs))
        return self


TURN: Final = "."
TURNS: Final = 12
LEADS: Final = ("C", "M")
WALLS: Final = ("N",)
TOPS: Final = ("D", "L")
UPHILL_TURNS: Final = ("E", "G", "K", "O", "Q", "R")
DOWNHILL: Final = ("B", "F", "H", "P")
INTO_COBBLES: Final = ("3B", "7", "8")
ALL_COBBLES: Final = ("5", "6")
OUT_OF_COBBLES: Final = ("4B", "5B", "6B", "7B", "8B")
BASE_STRAIGHTS: Final = ("b", "c", "d", "f", "l", "m", "n")
SUPPLY: Final = "4"
"""The supply zone that is not used as cobbles where a stage should have one."""


class Box:
    """The pieces left while a stage is drawn."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.used: set[str] = set()

    def take(self, *names: str) -> list[str]:
        self.used.update(TILES[name].physical for name in names)
        return list(names)

    def left(self, names: Iterable[str]) -> list[str]:
        """Those whose piece is still available, in random order."""
        free = [name for name in names if TILES[name].physical not in self.used]
        self.rng.shuffle(free)
        return free

    def draw(self, names: Iterable[str], chance: float = 1.0) -> list[str]:
        """One of these tiles, with this chance."""
        return self.take(*self.left(names)[:1]) if self.rng.random() < chance else []

    def coin(self, chance: float) -> bool:
        """True with this chance."""
        return self.rng.random() < chance


def draw_pattern(wishes: Wishes, rng: Random) -> tuple[str, ...] | None:
    """A pattern that may fit settled wishes; None if there were not enough pieces."""
    box = Box(rng)
    peloton = wishes.for_many or wishes.kind == "extended" or bool(wishes.cobbles) or box.coin(0.4)
    start = box.draw(("1", "1B") if wishes.for_many else ("a", "A"))
    if peloton and not wishes.trial and (wishes.for_many or box.coin(0.7)):
        start += box.take("2" if wishes.for_many else "2B")
    supply = box.take(SUPPLY) if wishes.for_many or wishes.kind == "extended" else []
    summit = bool(wishes.climbs) and box.coin(0.35)
    finish = box.take(("V" if summit else "v") if wishes.for_many or wishes.tour else "U" if summit else "u")
    if summit:
        finish = [*_ascent(box), *finish] if box.coin(0.6) else finish
    features = [_climb(box) for _ in range((wishes.climbs or 0) - summit)]
    features += [_cobbles(box) for _ in range(wishes.cobbles or 0)]
    settled = [*start, *supply, *finish, *(tile for feature in features for tile in feature)]
    flats = _flats(box, wishes, wishes.straights() - _straights(settled), peloton=peloton)
    if flats is None:
        return None
    bonus = box.draw(("9", "9B")) if wishes.bonus else []
    slots = [TURN] * (TURNS - (len(settled) - _straights(settled)))
    blocks = [*features, *([tile] for tile in (*supply, *flats, *bonus, *slots))]
    rng.shuffle(blocks)
    return (*start, *(tile for block in blocks for tile in block), *finish)


def _ascent(box: Box) -> list[str]:
    """Tiles that lead up without a break."""
    lead = box.draw(LEADS, 0.35)
    rising = box.take(*box.left(UPHILL_TURNS)[: box.rng.choice((0, 1, 1, 2, 2, 3))]) + box.draw(WALLS, 0.2)
    box.rng.shuffle(rising)
    return lead + rising


def _climb(box: Box) -> list[str]:
    """An ascent, perhaps with a tile that holds its top, and perhaps the way down."""
    climb = _ascent(box) + box.draw(TOPS, 0.45)
    climb = climb or box.draw((*TOPS, *UPHILL_TURNS))
    return climb + box.take(*box.left(DOWNHILL)[: box.rng.choice((0, 1, 1, 2))])


def _cobbles(box: Box) -> list[str]:
    stretch = box.draw(INTO_COBBLES, 0.6) + box.draw(ALL_COBBLES, 0.4) + box.draw(OUT_OF_COBBLES, 0.6)
    return stretch or box.draw((*ALL_COBBLES, *OUT_OF_COBBLES))


def _flats(box: Box, wishes: Wishes, count: int, *, peloton: bool) -> list[str] | None:
    """This many straights without ascents or cobbles, the roundabouts first; None if there are too few."""
    chosen = [tile for pair in ("xX", "yY")[: wishes.roundabouts] for tile in box.draw(pair)]
    if wishes.tour and box.coin(0.3):
        chosen += box.draw("zZ")
    if peloton and box.coin(0.5):
        chosen += box.draw(("3", "4"))
    # Where the base game has too few straights, the other boxes help out.
    chosen += box.left(BASE_STRAIGHTS)
    chosen += box.left(("3", "4", "z")) if wishes.kind == "extended" else []
    return chosen[:count] if len(chosen) >= count >= wishes.roundabouts else None


def _straights(tiles: Sequence[str]) -> int:
    return sum(TILES[tile].kind not in ("sharp_turn", "soft_turn") for tile in tiles)
