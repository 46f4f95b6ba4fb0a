"""What a study asks of a choice in Flamme Rouge: the answers to compare, and what its seat could not know."""

from collections.abc import Sequence

from echappee.engine import Entry, Seat
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.rules import View
from echappee.study.decision import PastChoice


def answers(choice: PastChoice[View]) -> Sequence[str]:
    """All that were possible; of the many ways to take cards back, tempo's and the one that was chosen."""
    options = choice.question.options()
    if options is None:
        options = (TempoBot().answer(choice.question, lambda: choice.view), choice.answer)
    return tuple(dict.fromkeys(options))


def hides(entry: Entry, seat: Seat) -> bool:
    """The hands of other seats are hidden."""
    return entry.chance and bool(entry.key.rider) and entry.key.seat != seat
