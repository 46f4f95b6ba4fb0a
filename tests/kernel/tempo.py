"""The kernel's tempo beside the reference's: the same question, the same view, and what both answer."""

from functools import partial
from math import isclose
from typing import Final

from echappee.engine import Question, Race, ScriptedDealer
from echappee.flamme.bots.tempo import TempoBot, worth
from echappee.flamme.kernel import Kernel
from echappee.flamme.rules import FLAMME, View

LAST_DIGITS: Final = 1e-12


def differences(kernel: Kernel, number: int) -> tuple[int, list[str]]:
    """How many questions were asked in this race, and what was answered differently."""
    ledger = [entry for moment in kernel.follow(number) for entry in moment.entries]
    answers = {entry.key: entry.result for entry in ledger if not entry.chance}
    script = {str(entry.key): entry.result for entry in ledger if entry.chance}
    race = Race(FLAMME, kernel.start, ScriptedDealer(script))
    bot, found, asked = TempoBot(), [], 0
    while race.questions:
        for question in race.questions:
            asked += 1
            look = partial(race.view, question.seat)
            mine, expected = answers[question.id], bot.answer(question, look)
            if mine != expected and not _as_good(question, look(), (mine, expected)):
                found.append(f"{question.id}: the kernel answers {mine}, the reference {expected}")
            race.answer(question.id, mine)
    assert race.over
    return asked, found


def _as_good(question: Question, view: View, cards: tuple[str, str]) -> bool:
    """Whether only the last digits tell these cards apart, which depend on the machine and on Python."""
    if question.id.kind != "card":
        return False
    one, other = map(worth(question, view), cards)
    return isclose(one, other, rel_tol=LAST_DIGITS)
