"""The seats of Flamme Rouge that others see think until a phase ends."""

from echappee.flamme.rules import Position
from echappee.flamme.rules.specialists import SPECIALISTS


def think_to_the_end(position: Position) -> frozenset[str]:
    """The seats with a rider that may recover: that it is asked says what is in its deck (9.3.3)."""
    if position.phase != "energy":
        return frozenset()
    return frozenset(
        rider.team for rider in position.riders if rider.racing and _may_recover(rider.specialist)
    )


def _may_recover(specialist: str) -> bool:
    return specialist in SPECIALISTS and any(card.powers.recovers for card in SPECIALISTS[specialist].added)
