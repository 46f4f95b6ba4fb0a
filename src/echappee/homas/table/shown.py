"""The sum of a roll, and the modifiers of a roll on the event table: shown with events."""

from collections.abc import Mapping
from typing import Final, cast

from msgspec import Struct, field, structs

from echappee.engine import Event, Value
from echappee.homas.board.course import NOWHERE
from echappee.homas.rules import View
from echappee.homas.rules.bunch import heard
from echappee.homas.rules.cards import ACE, squares, value
from echappee.homas.rules.effort import Effort, allowed
from echappee.homas.rules.events import ROWS, after_row, taken
from echappee.server.messages.wire import ShownWire

ENDS: Final = ("phase", "rode", "relayed", "rested", "blocked", "arrived")
"""Events after which the next effort begins."""
AT_LINES: Final = ("rush", "sprint")
"""Phases in which a roll is a score, and the road has no part in it."""
NO_EFFORT: Final = Effort(())


class HomasSum(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Cards and dice that count, additions by rules or the event table, the road's effect, and the result.

    In a sprint that is a score: the rows that a rider gains by catching others come on top.
    """

    cards: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    plus: int = 0
    grade: int = 0
    road: str = "flat"
    squares: int
    offered: int = 0
    """The additional squares if the rider makes this an attack."""


class HomasShown(ShownWire, frozen=True, kw_only=True, omit_defaults=True, tag_field="game", tag="homas"):
    """What is shown with an event of Homas Tour Pro."""

    sum: HomasSum | None = None
    """The sum of the rider's move or sprint so far."""
    less: dict[str, int] = field(default_factory=dict)
    """The modifiers of the roll on the event table, by cause."""
    square: int = NOWHERE
    """The square beyond the line that a sprinter reaches; nobody moves on the board (4.2)."""


class Shows:
    """Follows a race from a view on, and says what is shown with each event."""

    def __init__(self, view: View) -> None:
        self._course = view.course
        self._squares: dict[str, int] = {rider.name: rider.square for rider in view.riders}
        self._neutral = frozenset([rider.name for rider in view.riders if rider.neutral])
        self._rain, self._phase = view.rain, view.phase
        self._start()

    def __call__(self, event: Event) -> HomasShown | None:
        code, args = event.code, event.args
        for name, changed, new in heard(event):
            if changed == "square":
                self._squares[name] = cast("int", new)
        if code in ENDS:
            self._start()
        if code == "phase":
            self._phase = str(args["phase"])
        elif code == "rain":
            self._rain = bool(args["rain"])
        elif self._read(code, args):
            shown = self._shown(code, str(args["rider"]))
            if code != "sprinted":
                return shown
            self._start()
            return structs.replace(shown, square=self._dashed(str(args["rider"]), cast("int", args["row"])))
        return None

    def _start(self) -> None:
        self._cards: tuple[int, ...] = ()
        self._dice: tuple[int, ...] = ()
        self._effort, self._offered = NO_EFFORT, 0

    def _read(self, code: str, args: Mapping[str, Value]) -> bool:
        """Update the effort with an event; returns whether the event is about one."""
        match code:
            case "attacked" if not args["cards"]:
                more = self._effort.plus + self._offered
                self._effort, self._offered = self._effort._replace(plus=more, attack=True), 0
            case "played" | "attacked":
                self._cards = tuple(map(value, cast("tuple[str, ...]", args["cards"])))
                self._effort = Effort(self._cards, attack=code == "attacked")
            case "fitness-played":
                card = str(args["card"])
                self._cards = () if card == ACE else (squares(card),)
                self._effort = Effort(self._cards, attack=bool(args["attack"]))
            case "rolled":
                self._dice = cast("tuple[int, ...]", args["dice"])
                parts = self._cards + self._dice
                self._effort = self._effort._replace(
                    parts=parts, plus=cast("int", args["total"]) - sum(parts)
                )
            case "kept":
                self._keep(self._effort.kept(cast("int", args["part"])))
            case "event":
                row = ROWS[cast("int", args["result"])]
                self._offered = 0 if self._effort.attack else row.attack or 0
                self._keep(after_row(self._effort, row))
            case "sprinted":
                score = cast("int", args["score"])
                self._effort = self._effort._replace(plus=score - sum(self._effort.parts))
            case _:
                return False
        return True

    def _dashed(self, rider: str, row: int) -> int:
        """The square in its lane where a rider's sprint for the line ends."""
        lane = self._course.at(self._squares[rider]).lane
        return self._course.numbers.get(f"{row}.{lane}", NOWHERE) if self._phase == "sprint" else NOWHERE

    def _keep(self, effort: Effort) -> None:
        """From now on, perhaps only one card or die counts."""
        if len(effort.parts) < len(self._cards) + len(self._dice):
            self._dice = tuple([part for part in effort.parts if part in self._dice])
            self._cards = () if self._dice else effort.parts
        self._effort = effort

    def _shown(self, code: str, rider: str) -> HomasShown:
        square = self._course.at(self._squares[rider])
        less = taken(self._course, square, rain=self._rain) if code == "event" else {}
        # Another rule applies to a neutral rider's effort after an event, and nobody looks at its sum.
        if not self._effort.parts or (rider in self._neutral and code not in ("rolled", "sprinted")):
            return HomasShown(less=less)
        total, plus = self._effort.total, self._effort.plus
        found = HomasSum(cards=self._cards, dice=self._dice, plus=plus, squares=total, offered=self._offered)
        if self._phase not in AT_LINES:
            on = allowed(total, square.grade)
            found = structs.replace(found, grade=square.grade, road=square.road, squares=on)
        return HomasShown(sum=found, less=less)
