"""A question in front of somebody, and what can be shown with it."""

from collections.abc import Mapping
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from echappee.cli.players import Company
from echappee.cli.terminal.screen import show
from echappee.engine import Question
from echappee.homas.rules import RiderView, View
from echappee.homas.rules.events import modifier
from echappee.homas.terminal.cards import draw_rider
from echappee.homas.terminal.palette import badge
from echappee.homas.terminal.road import draw_road
from echappee.homas.words.voice import voice


class Asked(NamedTuple):
    """A question in front of somebody."""

    console: Console
    question: Question
    table: View
    company: Company

    @property
    def options(self) -> list[str]:
        """All answers."""
        return list(self.question.options() or ())

    @property
    def rider(self) -> RiderView:
        """The rider that it is about."""
        return self.table.rider(self.question.id.rider)

    @property
    def secret(self) -> bool:
        """Whether others at this keyboard may not see a fitness card."""
        return list(self.company.players.values()).count("you") > 1

    @property
    def name(self) -> str:
        """As in Red 21."""
        return voice("en").rider(self.rider.name)

    @property
    def modifier(self) -> str:
        """What the road takes from a roll on the event table."""
        less = modifier(self.table.course, self.table.square(self.rider), rain=self.table.rain)
        return f"{less} on this square" if less else "nothing taken off here"

    def role(self, name: str) -> str:
        """What the rider of this name is."""
        return voice("en").role(self.table.rider(name).role)

    def show_road(self, spans: list[tuple[int, int]], marks: Mapping[int, str]) -> None:
        """The part of the road that matters; against the clock nobody else is on it."""
        table = self.table
        if table.course.trial:
            own = (rider for rider in table.riders if rider.name == self.question.id.rider)
            table = table._replace(riders=tuple(own))
        if marks or not table.course.trial:
            show(self.console, draw_road(table, self.console.width, spans, marks, self.company.jerseys))

    def show_rider(self, rider: RiderView) -> None:
        """Where a rider is, and what it holds."""
        show(self.console, draw_rider(self.table, rider, secret=self.secret))

    def show_choice(self, name: str, said: str) -> None:
        """A rider to choose, with what is to be known of it."""
        self.console.print(Text("   ").append(badge(name)).append(f"  {said}"))
