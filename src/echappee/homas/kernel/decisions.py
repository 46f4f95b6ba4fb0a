"""Decisions: every question goes through `decide`, to the policy of its seat or to somebody outside.

A part of a race in which a seat outside has to answer ends at once, and is ridden again from its beginning
when the answer is there: what was drawn is drawn again alike, and answers are taken in their order.
"""

from typing import Final

from echappee.homas.kernel.chance import CARDS, KEEP, note
from echappee.homas.kernel.policies.at_random import pick
from echappee.homas.kernel.policies.routier.answers import think
from echappee.homas.kernel.rules.questions import WAITING
from echappee.kernel import Race, Table, compiled

POLICIES: Final = ("random", "routier")
"""The names of the policies, by number."""
ROUTIER: Final = POLICIES.index("routier")
OUTSIDE: Final = 100
"""The seat's answers come from outside."""


@compiled
def decide(table: Table, race: Race, question: int, seat: int, about: int, time: int) -> int:
    """The answer of this seat, one of the options; or `WAITING`: then the caller returns at once.

    `about` is a rider or the seat itself; `time` tells questions of a step apart. Where there is one option
    nothing is asked, except for sealed questions.
    """
    if race.count == 1 and question not in (KEEP, CARDS):
        return race.options[0]
    if race.forced > 0:
        race.forced -= 1
        answer = race.forced_answers[race.forced]
    elif table.policies[seat] == OUTSIDE:
        answer = _next_answer(race, question, seat, about)
        if answer == WAITING:
            return WAITING
    elif table.policies[seat] == ROUTIER:
        answer = think(table, race, question, seat, about)
    else:
        answer = pick(table, race, question, about, time)
    note(race, question, about, time, answer)
    return answer


@compiled
def _next_answer(race: Race, question: int, seat: int, about: int) -> int:
    if race.taken < race.given:
        race.taken += 1
        return race.answers[race.taken - 1]
    race.waiting = 1
    race.question, race.seat, race.about = question, seat, about
    return WAITING
