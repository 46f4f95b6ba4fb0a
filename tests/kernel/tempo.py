"""The kernel's tempo beside the reference's: the same question, the same view, and what both answer."""

from functools import partial

from echappee.engine import Question, Race, ScriptedDealer
from echappee.flamme.bots.tempo import TempoBot
from echappee.flamme.kernel import Kernel
from echappee.flamme.rules import FLAMME


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
            expected = bot.answer(question, partial(race.view, question.seat))
            if answers[question.id] != expected:
                found.append(_told(question, answers[question.id], expected))
            race.answer(question.id, answers[question.id])
    assert race.over
    return asked, found


def _told(question: Question, mine: str, expected: str) -> str:
    return f"{question.id}: the kernel answers {mine}, the reference {expected}"
