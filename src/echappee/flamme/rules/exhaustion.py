"""Exhaustion (rules 4.3, 11.2): open road ahead tires a rider; in an individual trial the highest card."""

from collections.abc import Sequence

from echappee.engine import Tell
from echappee.flamme.rules.cards import EXHAUSTION, Card, pile
from echappee.flamme.rules.position import Position, Rider


def exhaustion(
    position: Position, riders: Sequence[Rider], played: Sequence[Card | None], tell: Tell
) -> list[Rider]:
    """Give an exhaustion card to every rider that has earned one with the card it played."""
    if position.ruleset.itt:
        tired, rule = _hardest(riders, played), "11.2.2"
    else:
        tired, rule = _exposed(position, riders), "4.3.1"
    return [
        take(rider, rule, tell) if index in tired and _tires(position, rider, card) else rider
        for index, (rider, card) in enumerate(zip(riders, played, strict=True))
    ]


def take(rider: Rider, rule: str, tell: Tell) -> Rider:
    """The rider with one exhaustion card more among its recycled cards."""
    tell("exhausted", rule, rider=rider.name)
    return rider._replace(recycled=pile((*rider.recycled, EXHAUSTION)), taken=rider.taken + 1)


def _exposed(position: Position, riders: Sequence[Rider]) -> set[int]:
    """Riders with nobody in any lane of the next square, on either way of a split (4.3.1, 8.3.10)."""
    course, exposed = position.course, set()
    for company in position.companies:
        taken = {riders[index].square for index in company if riders[index].racing}
        exposed |= {index for index in company if taken.isdisjoint(course.next(riders[index].square))}
    return exposed


def _hardest(riders: Sequence[Rider], played: Sequence[Card | None]) -> set[int]:
    """The riders of each type with the highest card of the round, as printed (11.2.2)."""
    best: dict[str, int] = {}
    for rider, card in zip(riders, played, strict=True):
        if card is not None:
            best[rider.type] = max(best.get(rider.type, 0), card.value)
    return {
        index
        for index, (rider, card) in enumerate(zip(riders, played, strict=True))
        if card is not None and card.value == best[rider.type]
    }


def _tires(position: Position, rider: Rider, card: Card | None) -> bool:
    """Whether it can tire: not if automatic (6.2.6), relentless (9.3.5) or over the line (10.5.5)."""
    finished = position.ruleset.timed and rider.square > position.course.line
    relentless = card is not None and card.powers.relentless
    return rider.racing and not (rider.automatic or relentless or finished)
