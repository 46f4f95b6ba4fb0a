"""Patron's answers and the actions of the kernel: only cards have other numbers."""

from typing import Final

from echappee.flamme.bots.patron.layout import KINDS as CARDS
from echappee.flamme.kernel.compiling import compiled
from echappee.flamme.kernel.piles import KINDS
from echappee.flamme.kernel.policies.patron.cards import NUMBERS
from echappee.flamme.kernel.state import ROW, Race

BEYOND: Final = CARDS - KINDS
"""By how much the numbers of all other answers are higher than those of actions."""


@compiled
def action_of(race: Race, team: int, answer: int) -> int:
    """What this answer of the seat is as an action."""
    if answer >= CARDS:
        return answer - BEYOND
    row, kind = race.riders[race.about[team], ROW], 0
    while NUMBERS[row, kind] != answer:
        kind += 1
    return kind


@compiled
def answers_of(race: Race, team: int, actions: int) -> int:
    """These actions as answers, one bit each."""
    answers = actions >> KINDS << CARDS
    for kind in range(KINDS):
        if actions >> kind & 1:
            answers |= 1 << NUMBERS[race.riders[race.about[team], ROW], kind]
    return answers
