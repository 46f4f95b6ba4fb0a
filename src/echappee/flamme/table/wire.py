"""A Flamme Rouge race as it travels: a seat's view, its road, its questions and what it heard."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import cast

from msgspec import Struct

from echappee.engine import Event, Question
from echappee.engine.events import Value
from echappee.flamme.rules import Card, Course, RiderView, View, preview
from echappee.flamme.rules.cards import Pile
from echappee.words.sentences import Sentence


class SquareWire(Struct, frozen=True, omit_defaults=True):
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


class RoadWire(Struct, frozen=True, tag_field="game", tag="flamme"):
    """The road of this race: squares are numbered from 1, a larger number is further ahead.

    Places are square and lane: 0 is the right lane, -1, -2 … are on the grass right of it. `timing` has the
    seconds of the first, second … square beyond the line, where times count.
    """

    text: str
    tiles: tuple[str, ...]
    squares: tuple[SquareWire, ...]
    line: int
    grid: tuple[int, ...]
    breakaway: tuple[tuple[int, int], ...]
    piles: tuple[PileWire, ...]
    timing: tuple[int, ...]


class RiderWire(Struct, frozen=True, omit_defaults=True):
    """A rider as one seat sees it; piles are cards as text. The last three are known of one's own only."""

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


class FlammeView(Struct, frozen=True, omit_defaults=True, tag_field="game", tag="flamme"):
    """What a seat may know now; seat null is a spectator.

    In the draft `order` is the order in which seats pick first, `drafted` the riders picked for so far. In a
    trial `points` are the tour points of teams that have any: of equals, fewer are ahead (rule 11.1.6).
    """

    seat: str | None
    round: int
    phase: str
    rules: tuple[str, ...]
    riders: tuple[RiderWire, ...]
    order: tuple[str, ...] = ()
    drafted: tuple[str, ...] = ()
    points: dict[str, int] = {}


class LandingWire(Struct, frozen=True):
    """Where a card would take the rider (rule 3.4.1)."""

    square: int
    distance: int
    raised: int
    limited: int
    rivals: tuple[str, ...]
    crowded: bool
    way: tuple[int, ...]


class QuestionWire(Struct, frozen=True, omit_defaults=True):
    """A question to this seat: its answers, and where they would lead."""

    id: str
    seat: str
    rider: str
    kind: str
    options: tuple[str, ...] | None
    sealed: bool = False
    landings: dict[str, LandingWire] = {}
    """In Flamme Rouge, for cards."""
    useful: tuple[str, ...] = ()
    """In Homas Tour Pro: the squares that come to mind, of many to end on."""
    lands: dict[str, str] = {}
    """In Homas Tour Pro: the square that each rider who follows or counters would come to."""


Plain = str | int | bool | None
ArgWire = Plain | tuple[Plain | tuple[Plain | tuple[Plain, ...], ...], ...]
"""What an event's argument is: `Value`, but no deeper than any event needs, for the schema's sake."""


class SaidWire(Struct, frozen=True):
    """A sentence about an event: a message of the catalogues, what fills it, and the rule behind it."""

    id: str
    rule: str
    args: dict[str, ArgWire]


class EventWire(Struct, frozen=True, omit_defaults=True):
    """Something that happened, by this rule; `to` names the seat if only one heard it.

    Where several events are told together, the first has the sentences.
    """

    code: str
    rule: str
    args: dict[str, ArgWire]
    to: str | None = None
    said: tuple[SaidWire, ...] = ()


@lru_cache(maxsize=256)
def road_wire(course: Course) -> RoadWire:
    """The road as it travels."""
    return RoadWire(
        course.text,
        course.tiles,
        tuple(_square(course, number) for number in range(1, len(course.squares) + 1)),
        course.line,
        course.grid,
        course.breakaway,
        tuple(PileWire(pile.name, pile.side, pile.square, pile.values) for pile in course.piles),
        course.timing,
    )


def _square(course: Course, number: int) -> SquareWire:
    square, following, name = course.at(number), course.next(number), course.name(number)
    return SquareWire(
        square.lanes,
        square.terrain,
        square.weather,
        square.slippery,
        () if following == (number + 1,) else following,
        "" if name == str(number) else name,
    )


def view_wire(view: View) -> FlammeView:
    """The view as it travels."""
    rules = tuple(name.replace("_", "-") for name, on in view.ruleset._asdict().items() if on)
    riders = tuple(map(_rider, view.riders))
    points = {team.colour: team.points for team in view.teams if team.points}
    return FlammeView(view.seat, view.round, view.phase, rules, riders, view.order, view.drafted, points)


def question_wire(question: Question, view: View) -> QuestionWire:
    """The question as it travels, with what its seat's view says about each card."""
    key, options = question.id, question.options()
    landings: dict[str, LandingWire] = {}
    if key.kind == "card" and options is not None:
        found = {option: preview(view, f"{key.seat}.{key.rider}", Card.parse(option)) for option in options}
        landings = {
            option: LandingWire(to.square, to.distance, to.raised, to.limited, to.rivals, to.crowded, to.way)
            for option, to in found.items()
        }
    listed = None if options is None else tuple(options)
    return QuestionWire(str(key), key.seat, key.rider, key.kind, listed, question.sealed, landings)


def event_wire(event: Event, said: Iterable[Sentence] = ()) -> EventWire:
    """The event as it travels, with what is said about it."""
    return EventWire(event.code, event.rule, _args(event.args), event.audience, tuple(map(_said, said)))


def _said(sentence: Sentence) -> SaidWire:
    return SaidWire(sentence.id, sentence.rule, _args(sentence.args))


def _args(args: Mapping[str, Value]) -> dict[str, ArgWire]:
    return cast("dict[str, ArgWire]", dict(args))


def _rider(rider: RiderView) -> RiderWire:
    return RiderWire(
        rider.name,
        rider.team,
        rider.type,
        rider.square,
        rider.lane,
        _texts(rider.deck),
        _texts(rider.played),
        rider.taken,
        rider.automatic,
        rider.crashed,
        rider.home,
        None if rider.card is None else str(rider.card),
        rider.specialist,
        tuple(map(str, rider.tokens)),
        rider.minutes,
        rider.time,
        rider.podium,
        _texts(rider.bid),
        None if rider.pile is None else _texts(rider.pile),
        None if rider.recycled is None else _texts(rider.recycled),
        None if rider.hand is None else _texts(rider.hand),
    )


def _texts(cards: Pile) -> tuple[str, ...]:
    return tuple(map(str, cards))
