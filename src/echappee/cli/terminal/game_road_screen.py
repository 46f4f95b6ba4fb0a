"""How a game shows its roads, and how it helps to design new ones."""

from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, TypeVar

from rich.console import Console

from echappee.notation.road_findings import Finding

R = TypeVar("R")


class MadeRoad(NamedTuple):
    name: str
    text: str
    """The text of its file."""
    show: Callable[[Console], None]


@dataclass(frozen=True, kw_only=True)
class GameRoadScreen(Generic[R]):
    """How a game shows, checks and makes roads."""

    ROOM: ClassVar = "terminal.road_screen"

    list: Callable[[Console, Sequence[R]], None]
    show: Callable[[Console, R], None]
    check: Callable[[Console, Namespace], Sequence[Finding]]
    """Show what is wrong with the road of `echappee stage check`."""
    make: Callable[[Namespace, int], MadeRoad] | None = None
    """A new road from the options of `echappee stage new` and a seed."""
