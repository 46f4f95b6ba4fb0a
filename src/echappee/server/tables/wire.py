"""A race or a tour on the wire, as far as all games are alike; each game derives its own types from these.

A game's types are tagged with its name in `game`. In the schema, the union of all games' types replaces each
base (`server/wire_unions.py`), so that a client tells them apart by `game`.

Of some of these there are very many, and none can be a part of itself: with `gc=False` the garbage collector
passes them by.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar, cast

from msgspec import Struct

from echappee.engine import Event
from echappee.engine.events import Value
from echappee.words.sentences import Sentence


class RoadWire(Struct, frozen=True, kw_only=True):
    """The road of a race, with everything that lies on it."""

    text: str


class ViewWire(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What a seat may know now; seat null is a spectator."""

    seat: str | None
    round: int
    phase: str


class QuestionWire(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A question to a seat, with its possible answers if they are few enough to be listed."""

    id: str
    seat: str
    rider: str
    kind: str
    options: tuple[str, ...] | None
    sealed: bool = False


class TourWire(Struct, frozen=True, kw_only=True):
    """A tour: its books after the latest stage."""

    number: int
    """How many stages are over."""
    pdf: bool = False
    """Whether this server can make the sheets as PDF."""


T = TypeVar("T")
W = TypeVar("W", bound=Struct)

RECENT = 3
"""What is known of each item in a list: as others see it, as its own seat does, and as one of these did."""


class Known:
    """What was made for the wire lately: most riders have not changed, and most seats see them alike."""

    def __init__(self) -> None:
        self._places: dict[Callable[..., Struct], list[list[tuple[object, Struct]]]] = {}

    def each(self, make: Callable[[T], W], items: Sequence[T]) -> tuple[W, ...]:
        """These items on the wire; what is known of an equal item at the same place is taken again."""
        places = self._places.setdefault(make, [])
        places += [[] for _ in range(len(places), len(items))]
        return tuple([_one(make, item, recent) for item, recent in zip(items, places, strict=False)])


def _one(make: Callable[[T], W], item: T, recent: list[tuple[object, Struct]]) -> W:
    for known, wire in recent:
        if known == item:
            return cast("W", wire)
    made = make(item)
    recent.insert(0, (item, made))
    del recent[RECENT:]
    return made


Plain = str | int | bool | None
ArgWire = Plain | tuple[Plain | tuple[Plain | tuple[Plain, ...], ...], ...]
"""An argument of an event: a `Value`, but only as deep as events need, so that the schema is finite."""


class SaidWire(Struct, frozen=True, gc=False):
    """A sentence about an event: a message of the catalogues, its arguments, and the rule behind it."""

    id: str
    rule: str
    args: dict[str, ArgWire]


class EventWire(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened by this rule; `to` names the seat if only one heard it.

    Where several events are told together, the first has the sentences.
    """

    code: str
    rule: str
    args: dict[str, ArgWire]
    to: str | None = None
    said: tuple[SaidWire, ...] = ()


def event_wire(event: Event, said: Iterable[Sentence] = ()) -> EventWire:
    """The event on the wire, with the sentences about it."""
    return EventWire(event.code, event.rule, _args(event.args), event.audience, tuple(map(said_wire, said)))


def said_wire(sentence: Sentence) -> SaidWire:
    return SaidWire(sentence.id, sentence.rule, _args(sentence.args))


def _args(args: Mapping[str, Value]) -> dict[str, ArgWire]:
    # Nobody changes them, so a race and all that is told of it can have the same ones.
    return cast("dict[str, ArgWire]", args if isinstance(args, dict) else dict(args))
