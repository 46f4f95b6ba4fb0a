"""How a game shows its roads, and how it helps to design new ones."""

from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, NoReturn, Self, TypeVar

from rich.console import Console

from echappee.cli.roads import NO_ROADS
from echappee.cli.terminal.screen import say
from echappee.engine import Refused
from echappee.games import Game
from echappee.notation.game_rules import Finding

R = TypeVar("R")


class MadeRoad(NamedTuple):
    name: str
    text: str
    """The text of its file."""
    show: Callable[[Console], None]


@dataclass(frozen=True, kw_only=True)
class GameRoadScreen(Generic[R]):
    """How a game shows, checks and makes roads."""

    ROOM: ClassVar[str] = "terminal.road_screen"

    list: Callable[[Console, Sequence[R]], None]
    show: Callable[[Console, R], None]
    check: Callable[[Console, Namespace], Sequence[Finding]]
    """Show the problems of the road of `echappee stage check`."""
    make: Callable[[Namespace, int], MadeRoad] | None = None
    """A new road from the options of `echappee stage new` and a seed."""

    @classmethod
    def plain(cls, game: Game) -> Self:
        """Of a game that has no roads to choose from."""

        def no_roads(*_args: object) -> NoReturn:
            raise Refused(NO_ROADS, f"{game.rules.title} has no roads to choose from")

        return cls(
            list=lambda console, _roads: say(console, "  no roads to choose from"),
            show=no_roads,
            check=no_roads,
        )


LABELS = {"error": ("error", "red"), "warning": ("advice", "yellow")}
NO_RULES: Mapping[str, str] = {}


def show_findings(console: Console, found: Iterable[Finding], rules: Mapping[str, str] = NO_RULES) -> None:
    """One line per finding, with its code and its rule's number, which `rules` has by code."""
    for finding in found:
        label, style = LABELS[finding.severity]
        rule = f" [{rules[finding.code]}]" if finding.code in rules else ""
        say(console, f"  {label:<9} {finding.code}: {finding.detail}{rule}", style=style)
