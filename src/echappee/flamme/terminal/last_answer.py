"""Whether an answer is the last one of its phase at this keyboard: after it the riders move."""

from collections.abc import Collection

from echappee.engine import Question, Seat
from echappee.flamme.rules import Card, FlammeRace, RiderView
from echappee.flamme.rules.cards import EXHAUSTION


def is_last(race: FlammeRace, people: Collection[Seat], question: Question, answer: str) -> bool:
    """Whether nobody at this keyboard has anything left to decide in this phase after this answer."""
    others = [asked for asked in race.questions if asked.seat in people and asked != question]
    if not question.id.rider or others:
        return False
    mine, mates = _parted(race, question)
    if question.id.phase == "refresh":
        return mine.type == "S" or not any(_took_part(mate) for mate in mates)
    if question.id.phase == "breakaway":
        return True
    asked_again = question.id.kind == "card" and _may_recover(mine, answer)
    return not asked_again and all(mate.card for mate in mates)


def _parted(race: FlammeRace, question: Question) -> tuple[RiderView, list[RiderView]]:
    """The rider that is asked about, and its team-mate if it is on the road."""
    view = race.view(question.seat)
    mine = view.rider(f"{question.seat}.{question.id.rider}")
    return mine, [rider for rider in view.own if rider.racing and rider != mine]


def _took_part(rider: RiderView) -> bool:
    """Whether there is a card that it may take back (rule 11.3.3)."""
    return any(card != EXHAUSTION for card in rider.played)


def _may_recover(rider: RiderView, answer: str) -> bool:
    """Whether this card leads to another question (rule 9.3.3)."""
    recycled = (*(rider.recycled or ()), *(rider.hand or rider.pile or ()))
    return Card.parse(answer).powers.recovers and EXHAUSTION in recycled
