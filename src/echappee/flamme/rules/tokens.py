"""Tokens beside the road (rules 10.4, 11.3): riders who pass take what lies on top, the rider ahead first."""

from collections.abc import Sequence

from echappee.engine import Tell
from echappee.flamme.rules.course import REFRESH, Course, TokenPile
from echappee.flamme.rules.position import Position, Rider, Ruleset, Token


def collect(position: Position, riders: Sequence[Rider], tell: Tell) -> list[Rider]:
    """Riders who passed a pile in this round take a token, in the order of the race (10.4.1, 11.3.2)."""
    after = list(riders)
    for pile in lying(position.ruleset, position.course):
        for index, value in _come_by(after, pile):
            after[index] = passed(after[index], pile, value)
            if value and pile.name == REFRESH:
                tell("refresh-token", "11.3.2", rider=after[index].name)
            elif value:
                tell("token", "10.4.1", rider=after[index].name, pile=pile.name, side=pile.side, value=value)
    return after


def lying(rules: Ruleset, course: Course) -> list[TokenPile]:
    """The piles that these rules put beside the road."""
    return [pile for pile in course.piles if (rules.extended if pile.name == REFRESH else rules.tour)]


def passed(rider: Rider, pile: TokenPile, value: int = 0) -> Rider:
    """The rider after it has passed this pile, with what it found there."""
    return rider._replace(tokens=(*rider.tokens, Token(pile.name, value)))


def _come_by(riders: Sequence[Rider], pile: TokenPile) -> list[tuple[int, int]]:
    """The riders who passed in this round, the rider ahead first, each with the best value left, or 0."""
    held = [token for rider in riders for token in rider.tokens if token.pile == pile.name]
    left = [value for value in pile.values if Token(pile.name, value) not in held]
    came = [
        index
        for index, rider in enumerate(riders)
        if rider.racing and rider.square >= pile.square and pile.name not in {t.pile for t in rider.tokens}
    ]
    came.sort(key=lambda index: riders[index].rank)
    return [(index, left[rank] if rank < len(left) else 0) for rank, index in enumerate(came)]
