"""Before the first turn: cards for the stage, the fitness card to keep, the line-up (rules 1.2 to 1.4)."""

from collections.abc import Sequence

from echappee.homas.bots.director.sight import Sight
from echappee.homas.rules import Course
from echappee.homas.rules.cards import ACE, KINDS, playable, squares, value
from echappee.homas.rules.lineup import squares_of

ACE_SQUARES = 7.5
"""What an ace is worth: two dice and an attack."""
UPHILL = 2.0
"""How much more a card counts on a climb, where all are slow."""
IN_FRONT = {1: 0.2, 2: 0.4, 3: 0.1, 4: 0.3}
"""The worth of having this rider further in front: leader, allrounder, sprinter, climber."""


def energy(sight: Sight, options: Sequence[str]) -> str:
    """The hand whose cards can be played on most of the road."""
    good = good_cards(sight.course)
    return max(
        options, key=lambda hand: sum(good.get(card, 0.0) for card in hand.replace("-", ",").split(","))
    )


def good_cards(course: Course) -> dict[str, float]:
    """What each kind of card is worth on this road, by where it can be played."""
    rows = {square.row: square for square in course.squares if 0 <= square.row <= course.length}
    weighed = [(square, UPHILL if square.road == "climb" else 1.0) for square in rows.values()]
    whole = sum(weight for _, weight in weighed)
    return {
        card: value(card) * sum(w for square, w in weighed if playable(course, square, card)) / whole
        for card in KINDS
    }


def keep(options: Sequence[str]) -> str:
    """The best fitness card; an ace is worth two dice and an attack."""
    return max(options, key=lambda card: ACE_SQUARES if card == ACE else squares(card))


def lineup(options: Sequence[str]) -> str:
    """The foremost letter; helpers in front, the leader and the sprinter behind them."""
    return max(options, key=_front)


def place(options: Sequence[str]) -> str:
    """The foremost square that is free, for the rider that is best in front."""
    return max(options, key=_foremost)


def _foremost(answer: str) -> tuple[int, float]:
    name, square = answer.split(",")
    return int(square.split(".")[0]), IN_FRONT[int(name[1])]


def _front(answer: str) -> float:
    rows = [int(square.split(".")[0]) for square in squares_of(answer[0])]
    by_role = {int(role): row for role, row in zip(answer[1:], rows, strict=True)}
    return sum(rows) + sum(by_role[role] * weight for role, weight in IN_FRONT.items())
