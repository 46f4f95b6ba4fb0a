"""The earlier part of a race: where each phase began, and what was said until then."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from echappee.engine.events import Event
from echappee.engine.ledger import Entry

P_co = TypeVar("P_co", covariant=True)


class Moment(NamedTuple, Generic[P_co]):
    """The beginning of a phase, or a position on its way, with the entries and events counted up to there."""

    position: P_co
    entries: int
    events: int


class Past(NamedTuple, Generic[P_co]):
    """The earlier part of a race, so that the race can continue from a later position without being ridden
    again.

    Of the moments, the first one of each round is enough.
    """

    moments: Sequence[Moment[P_co]]
    ledger: Sequence[Entry]
    events: Sequence[Event]
