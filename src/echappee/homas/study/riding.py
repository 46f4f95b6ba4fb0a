"""The rest of races of Homas Tour Pro, from any situation: capitaine decides for all teams."""

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Final

from echappee.engine import Entry, Seat
from echappee.homas.bots.director import Director
from echappee.homas.rules import HOMAS, Position, View
from echappee.homas.study.imagined import imagined
from echappee.simulate.engines import REFERENCE
from echappee.study.analysis import SLOW_EFFORTS, EffortName, StudyEffort
from echappee.study.by_rules import ByRules
from echappee.study.chances import SeatView, Truth
from echappee.study.decision import PastChoice

POLICY: Final = "capitaine"


def winners(position: Position) -> Sequence[Seat]:
    return [position.ranking[0].team]


def start(situation: Truth[Position] | SeatView[View], number: int) -> Position:
    return situation.position if isinstance(situation, Truth) else imagined(situation, number)


def director(_: str) -> Director:
    """The bot that rides: the only one that is quick and leaves nothing to chance."""
    return Director()


BY_RULES: Final = ByRules[Position, View](rules=HOMAS, winners=winners, bot=director, start=start)


def effort(_: Truth[Position] | SeatView[View], name: EffortName) -> StudyEffort:
    return SLOW_EFFORTS[name]


def pool(jobs: int) -> Executor:
    return REFERENCE.pool(jobs)


def hides(entry: Entry, seat: Seat) -> bool:  # noqa: ARG001 - dice fall and answers are given in the open
    return False


def answers(choice: PastChoice[View]) -> Sequence[str]:
    """The one that was given, and that of capitaine if it is another."""
    return tuple(dict.fromkeys((choice.answer, Director().answer(choice.question, lambda: choice.view))))
