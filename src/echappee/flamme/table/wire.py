"""A Flamme Rouge race on the wire: its road and a seat's view."""

from functools import lru_cache
from itertools import zip_longest

from msgspec import Struct, field

from echappee.flamme.rules import FLAMME, Course, Pile, Position, RiderView, Ruleset, View
from echappee.flamme.rules.specialists import copies_for
from echappee.server.messages.wire import RoadWire, ViewWire
from echappee.server.tables.game_table import Known


class SquareWire(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One square: its lanes, its marks and what they do.

    `next` are the squares that follow, inner way first, where that is not the next number; `name` is what
    people call it, where that is not its number.
    """

    lanes: int
    terrain: str = "flat"
    weather: str = ""
    slippery: bool = False
    next: tuple[int, ...] = ()
    name: str = ""


class PileWire(Struct, frozen=True):
    """A pile of tokens beside a square, the best first.

    `major` and `minor` lie there in tours, `refresh` on extended stages.
    """

    pile: str
    side: str
    square: int
    values: tuple[int, ...]


class FlammeRoad(RoadWire, frozen=True, kw_only=True, tag_field="game", tag="flamme"):
    """The road of this race: squares are numbered from 1, a larger number is further ahead.

    Places are square and lane: 0 is the right lane, -1, -2 … are on the grass right of it. `timing` has the
    seconds of the first, second … square beyond the line, where times count.
    """

    tiles: tuple[str, ...]
    squares: tuple[SquareWire, ...]
    line: int
    grid: tuple[int, ...]
    breakaway: tuple[tuple[int, int], ...]
    piles: tuple[PileWire, ...]
    timing: tuple[int, ...]


class RiderWire(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A rider as one seat sees it; piles are cards as text. The last three are for its own riders only."""

    name: str
    team: str
    type: str
    square: int
    lane: int
    deck: tuple[str, ...]
    played: tuple[str, ...] = ()
    taken: int = 0
    automatic: bool = False
    crashed: bool = False
    home: int = 0
    card: str | None = None
    specialist: str = ""
    tokens: tuple[str, ...] = ()
    minutes: int = 0
    time: int | None = None
    podium: int = 0
    bid: tuple[str, ...] = ()
    pile: tuple[str, ...] | None = None
    recycled: tuple[str, ...] | None = None
    hand: tuple[str, ...] | None = None


class PickWire(Struct, frozen=True, gc=False):
    """A turn of the draft: whose it is, and the specialist that was picked; empty: not yet."""

    seat: str
    specialist: str


class FlammeView(ViewWire, frozen=True, kw_only=True, tag_field="game", tag="flamme"):
    """What a seat may know now; seat null is a spectator.

    In the draft `order` is the order in which seats pick first, `drafted` the riders picked for so far,
    `picks` every turn from the first to the last, and `copies` how many there are of each specialist. In a
    trial `points` are the tour points of teams that have any: of equals, fewer are ahead (rule 11.1.6).
    """

    rules: tuple[str, ...]
    riders: tuple[RiderWire, ...]
    order: tuple[str, ...] = ()
    drafted: tuple[str, ...] = ()
    picks: tuple[PickWire, ...] = ()
    copies: int = 0
    points: dict[str, int] = field(default_factory=dict)


@lru_cache(maxsize=256)
def road_wire(course: Course) -> FlammeRoad:
    """The road on the wire."""
    return FlammeRoad(
        text=course.text,
        tiles=course.tiles,
        squares=tuple(_square(course, number) for number in range(1, len(course.squares) + 1)),
        line=course.line,
        grid=course.grid,
        breakaway=course.breakaway,
        piles=tuple(PileWire(pile.name, pile.side, pile.square, pile.values) for pile in course.piles),
        timing=course.timing,
    )


def view_wire(view: View, known: Known) -> FlammeView:
    """The view on the wire."""
    return FlammeView(
        seat=view.seat,
        round=view.round,
        phase=view.phase,
        rules=_rules(view.ruleset),
        riders=known.each(_rider, view.riders),
        order=view.order,
        drafted=view.drafted,
        picks=_picks(view) if view.order else (),
        copies=copies_for(len(view.order)) if view.order else 0,
        points={team.colour: team.points for team in view.teams if team.points},
    )


def open_view_wire(position: Position) -> FlammeView:
    """A spectator's view in which every seat has shown its piles."""
    own = {team.colour: FLAMME.cut(position, team.colour) for team in position.teams}
    riders = tuple(own[rider.team].rider(rider.name) for rider in position.riders)
    return view_wire(FLAMME.cut(position, None)._replace(riders=riders), Known())


def _picks(view: View) -> tuple[PickWire, ...]:
    """The draft goes through the seats, and back again (9.1.1)."""
    turns = (*view.order, *reversed(view.order))
    picked = [view.rider(name).specialist for name in view.drafted]
    return tuple(
        [PickWire(seat, specialist) for seat, specialist in zip_longest(turns, picked, fillvalue="")]
    )


@lru_cache(maxsize=256)
def _rules(ruleset: Ruleset) -> tuple[str, ...]:
    return tuple(name.replace("_", "-") for name, on in ruleset._asdict().items() if on)


def _square(course: Course, number: int) -> SquareWire:
    square, following, name = course.at(number), course.next(number), course.name(number)
    return SquareWire(
        lanes=square.lanes,
        terrain=square.terrain,
        weather=square.weather,
        slippery=square.slippery,
        next=() if following == (number + 1,) else following,
        name="" if name == str(number) else name,
    )


def _rider(rider: RiderView) -> RiderWire:
    return RiderWire(
        name=rider.name,
        team=rider.team,
        type=rider.type,
        square=rider.square,
        lane=rider.lane,
        deck=_texts(rider.deck),
        played=_texts(rider.played),
        taken=rider.taken,
        automatic=rider.automatic,
        crashed=rider.crashed,
        home=rider.home,
        card=None if rider.card is None else str(rider.card),
        specialist=rider.specialist,
        tokens=tuple(map(str, rider.tokens)),
        minutes=rider.minutes,
        time=rider.time,
        podium=rider.podium,
        bid=_texts(rider.bid),
        pile=None if rider.pile is None else _texts(rider.pile),
        recycled=None if rider.recycled is None else _texts(rider.recycled),
        hand=None if rider.hand is None else _texts(rider.hand),
    )


@lru_cache(maxsize=4_096)
def _texts(cards: Pile) -> tuple[str, ...]:
    return tuple(map(str, cards))
