"""A Flamme Rouge race as it travels: a seat's view, its road, its questions and what it heard."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import cast

from msgspec import Struct

from echappee.engine import Event, Question
from echappee.engine.events import Value
from echappee.flamme import Card, Course, RiderView, View, preview
from echappee.flamme.cards import Pile
from echappee.words.sentences import Sentence


class SquareWire(Struct, frozen=True, omit_defaults=True):
    """One square: its lanes, its marks and what they do."""

    lanes: int
    terrain: str = "flat"
    weather: str = ""
    slippery: bool = False


class RoadWire(Struct, frozen=True):
    """The road of this race; squares are numbered from 1, places are square and lane."""

    text: str
    tiles: tuple[str, ...]
    squares: tuple[SquareWire, ...]
    line: int
    grid: tuple[int, ...]
    breakaway: tuple[tuple[int, int], ...]


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
    bid: tuple[str, ...] = ()
    pile: tuple[str, ...] | None = None
    recycled: tuple[str, ...] | None = None
    hand: tuple[str, ...] | None = None


class FlammeView(Struct, frozen=True, tag_field="game", tag="flamme"):
    """What a seat may know now; seat null is a spectator."""

    seat: str | None
    round: int
    phase: str
    rules: tuple[str, ...]
    riders: tuple[RiderWire, ...]


class LandingWire(Struct, frozen=True):
    """Where a card would take the rider (rule 3.4.1)."""

    square: int
    distance: int
    raised: int
    limited: int
    rivals: tuple[str, ...]
    crowded: bool


class QuestionWire(Struct, frozen=True, omit_defaults=True):
    """A question to this seat: its answers, and for cards where each would lead."""

    id: str
    seat: str
    rider: str
    kind: str
    options: tuple[str, ...] | None
    sealed: bool = False
    landings: dict[str, LandingWire] = {}


Plain = str | int | bool | None
ArgWire = Plain | tuple[Plain | tuple[Plain, ...], ...]
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
    squares = tuple(SquareWire(s.lanes, s.terrain, s.weather, s.slippery) for s in course.squares)
    return RoadWire(course.text, course.tiles, squares, course.line, course.grid, course.breakaway)


def view_wire(view: View) -> FlammeView:
    """The view as it travels."""
    rules = tuple(name.replace("_", "-") for name, on in view.ruleset._asdict().items() if on)
    return FlammeView(view.seat, view.round, view.phase, rules, tuple(map(_rider, view.riders)))


def question_wire(question: Question, view: View) -> QuestionWire:
    """The question as it travels, with what its seat's view says about each card."""
    key, options = question.id, question.options()
    landings: dict[str, LandingWire] = {}
    if key.kind == "card" and options is not None:
        found = {option: preview(view, f"{key.seat}.{key.rider}", Card.parse(option)) for option in options}
        landings = {
            option: LandingWire(to.square, to.distance, to.raised, to.limited, to.rivals, to.crowded)
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
        _texts(rider.bid),
        None if rider.pile is None else _texts(rider.pile),
        None if rider.recycled is None else _texts(rider.recycled),
        None if rider.hand is None else _texts(rider.hand),
    )


def _texts(cards: Pile) -> tuple[str, ...]:
    return tuple(map(str, cards))
