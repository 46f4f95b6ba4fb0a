"""Events: what happened, for people and screens. Codes and arguments only; sentences live elsewhere."""

from collections.abc import Mapping
from typing import NamedTuple

from echappee.engine.ledger import Seat
from echappee.engine.speed import fast_maker

Value = str | int | bool | None | tuple["Value", ...]


class Event(NamedTuple):
    """Something that happened, the rule that made it happen, and the seat that hears it (None: all)."""

    code: str
    rule: str
    args: Mapping[str, Value]
    audience: Seat | None = None

    def heard_by(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) hears it."""
        return self.audience is None or self.audience == seat


make_event = fast_maker(Event)


class Tell:
    """Collects events for one audience; phases and strands emit their events with it."""

    __slots__ = ("audience", "events")

    def __init__(self, audience: Seat | None = None) -> None:
        self.audience = audience
        self.events: list[Event] = []

    def __call__(self, code: str, rule: str, /, **args: Value) -> None:
        self.events.append(make_event((code, rule, args, self.audience)))
