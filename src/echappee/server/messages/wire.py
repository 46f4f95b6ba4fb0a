"""The part of a race or tour on the wire that all games share; each game derives its own types from these.

A game's types are tagged with its name in `game`. In the schema, the union of all games' types replaces each
base (`server/http/api.py`), so that a client tells them apart by `game`.

Some of these exist in great numbers, and none can contain itself: `gc=False` exempts them from garbage
collection.
"""

from msgspec import Struct


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
    asks: str
    """The kind without its numbers, such as lead for lead-3."""
    options: tuple[str, ...] | None
    sealed: bool = False


class StageLines(Struct, frozen=True, kw_only=True):
    """The result of a stage that is over, in the lines with which it is entered."""

    lines: dict[str, str]
    entered: bool
    """Whether it was entered, and not ridden here."""
    missing: tuple[str, ...]
    """The lines that are still to be written."""


class LineWanted(Struct, frozen=True, omit_defaults=True):
    """A line with which a stage can be entered, and what can be in it."""

    name: str
    kind: str
    """order, times, tokens, counts or teams."""
    values: tuple[int, ...] = ()
    """The tokens of a pile, the best first; of times the seconds that there are."""
    sides: tuple[str, ...] = ()
    """The sides that the tokens can have up; or the kinds that a climb can have."""
    most: int = 0
    """How many riders can be in it; 0: all."""
    optional: bool = False
    """Whether the result is complete without it."""


class CrewRow(Struct, frozen=True):
    """A rider of a tour, its team, and what tells it apart from the others of its team."""

    name: str
    team: str
    mark: str
    packed: dict[str, int]
    """What is to be remembered until the next stage, such as exhaustion cards."""


class ChangeRow(Struct, frozen=True):
    """What the latest correction has changed in the books: an amount or a jersey, before and after."""

    what: str
    whose: str
    before: int | str
    after: int | str


class TourWire(Struct, frozen=True, kw_only=True):
    """A tour: its books after the latest stage."""

    number: int
    """How many stages are over."""
    pdf: bool = False
    """Whether this server can make the sheets as PDF."""
    stages: tuple[StageLines, ...] = ()
    """Each stage that is over."""
    wanted: tuple[tuple[LineWanted, ...], ...] = ()
    """The lines with which each stage of the calendar can be entered."""
    changes: tuple[ChangeRow, ...] = ()
    crew: tuple[CrewRow, ...] = ()


Plain = str | int | bool | None
ArgWire = Plain | tuple[Plain | tuple[Plain | tuple[Plain, ...], ...], ...]
"""An argument of an event: a `Value`, but only as deep as events need, so that the schema is finite."""


class FigureRow(Struct, frozen=True):
    """A win chance or a change of it, from 0 to 1, with its standard error."""

    mean: float
    error: float
    shown: int
    """In whole percent. Figures that belong together add up to what they should."""


class SaidWire(Struct, frozen=True, gc=False):
    """A sentence about an event: a message of the catalogues, its arguments, and the rule behind it."""

    id: str
    rule: str
    args: dict[str, ArgWire]


class ShownWire(Struct, frozen=True, omit_defaults=True, gc=False):
    """What clients show with an event beyond its record."""


class EventWire(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened by this rule; `to` names the seat if only one heard it.

    Where several events are told together, the first has the sentences.
    """

    code: str
    rule: str
    args: dict[str, ArgWire]
    to: str | None = None
    said: tuple[SaidWire, ...] = ()
    shown: ShownWire | None = None
