"""The rest of a race of Homas Tour Pro, from any situation: in the kernel if it is ready, or by the rules."""

from collections.abc import Sequence
from concurrent.futures import Executor
from importlib.util import find_spec
from typing import Final

from echappee.engine import Entry, Refused, Seat, install
from echappee.homas.bots.director import Director
from echappee.homas.rules import HOMAS, Position, Setup, View, set_up
from echappee.homas.rules.cards import STACKS
from echappee.homas.study.imagined import imagined
from echappee.simulate.engines import CANNOT, KERNEL, REFERENCE
from echappee.study.analysis import SLOW_EFFORTS, EffortName, StudyEffort
from echappee.study.by_rules import ByRules
from echappee.study.chances import RaceNumbers, SeatView, Truth, Winners
from echappee.study.decision import PastChoice
from echappee.study.trying import Trials

FAST: Final = "routier"
"""Rides in the kernel."""
SLOW: Final = "capitaine"
"""Rides by the rules: the only bot that is quick there and leaves nothing to chance."""
EFFORTS: Final = {
    "first": StudyEffort("first", 200, Trials(24, 48, 0.05, 0.05), turns=1, threads=True),
    "full": StudyEffort("full", 1100, Trials(64, 600, 0.02, 0.015), turns=4, threads=True),
    "advice": StudyEffort("advice", 200, Trials(50, 200, 0.03, 0.03)),
}
BEFORE: Final = ("keep", "energy")
"""Questions before the race, which seats answer at the same time; they are not tried."""


def winners(position: Position) -> Sequence[Seat]:
    return [position.ranking[0].team]


def start(situation: Truth[Position] | SeatView[View], number: int) -> Position:
    return situation.position if isinstance(situation, Truth) else imagined(situation, number)


BY_RULES: Final = ByRules[Position, View](rules=HOMAS, winners=winners, bot=lambda _: Director(), start=start)


def ride_on(
    situations: Sequence[Truth[Position] | SeatView[View]], numbers: RaceNumbers
) -> Sequence[Winners]:
    """In the kernel where its bot is asked for; by the rules what it cannot ride."""
    if numbers.policy == FAST:
        from echappee.homas.study.in_kernel import ride_in_kernel  # noqa: PLC0415 - it needs the extra `fast`

        try:
            return ride_in_kernel(situations, numbers)
        except Refused as refusal:
            if refusal.code not in CANNOT:
                raise
    return BY_RULES.ride_on(situations, numbers)


def effort(_: Truth[Position] | SeatView[View], name: EffortName) -> StudyEffort:
    if is_ready():
        return EFFORTS[name].ridden_by(FAST)
    slow = SLOW_EFFORTS[name]._replace(provisional=True, lacking=not find_spec("numba"))
    return slow.ridden_by(SLOW)


def is_ready() -> bool:
    """Whether the kernel is installed and compiled."""
    try:
        from echappee.homas.kernel.entry import CODE  # noqa: PLC0415 - as above
    except ImportError:
        return False
    return CODE.is_compiled()


def pool(jobs: int) -> Executor:
    return (KERNEL if is_ready() else REFERENCE).pool(jobs)


def warm_up() -> None:
    """Compile the kernel, which takes a while the first time."""
    try:
        from echappee.homas.kernel import Kernel  # noqa: PLC0415 - as above
    except ImportError:
        raise Refused("no-fast", f"riding fast needs the kernel: {install('fast')}") from None
    first = set_up(Setup("road:0x20", ("team", "team")))
    Kernel(first, ["-" if team.neutral else FAST for team in first.teams]).ride(1)


def hides(entry: Entry, seat: Seat) -> bool:  # noqa: ARG001 - dice fall and answers are given in the open
    """The stacks of fitness cards, from which everybody draws."""
    return entry.chance and entry.key.kind in STACKS


def answers(choice: PastChoice[View]) -> Sequence[str]:
    """All that were possible in the kernel; by the rules the one that was given, and another of capitaine."""
    if choice.question.id.kind in BEFORE:
        return (choice.answer,)
    if is_ready():
        return tuple(dict.fromkeys(choice.question.options() or (choice.answer,)))
    return tuple(dict.fromkeys((choice.answer, Director().answer(choice.question, lambda: choice.view))))
