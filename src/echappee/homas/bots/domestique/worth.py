"""What a square is worth as the end of a move, and what a card must gain to be worth playing."""

from bisect import bisect_left
from functools import cached_property
from math import inf

from echappee.homas.board.course import ROW
from echappee.homas.bots.domestique.road import best_to_come
from echappee.homas.bots.domestique.sight import Sight
from echappee.homas.rules import RiderView
from echappee.homas.rules.cards import value
from echappee.homas.rules.options import HELP

LATE = 6.0
"""Turns from the end at which a lead begins to count for more."""


class Worth:
    """Judges where one rider may end."""

    def __init__(self, sight: Sight, index: int) -> None:
        self.sight = sight
        self.index = index
        self.rider = sight.riders[index]
        self.weights = sight.weights
        self._front = sight.front_without(index, still_to_move=sight.weights.pack)
        """How far the first of the others will have to go when all have moved."""
        self._in_vain = _in_vain(sight)
        self._sheltered = range(len(sight.to_go)) if sight.last_turn else sight.behind_riders
        """The squares where the rider in front may matter."""

    def of(self, number: int) -> float:
        """The value of standing on this square at the end of the turn."""
        value = self._alone(self.sight.to_go[number])
        return value + self.shelter(number) if number in self._sheltered else value

    def _alone(self, way: float) -> float:
        """The value of having so far to go, with nobody in front."""
        return -way - (self._front - way) * self._in_vain if way < self._front else -way

    def shelter(self, number: int) -> float:
        """What it is worth to have somebody in front."""
        if self.sight.last_turn:
            return self.weights.contact * self._in_touch(number)
        best, taken, own = 0.0, self.sight.taken, self.rider.square
        for ahead, straight in self.sight.road.wheels[number]:
            if ahead in taken and ahead != own:
                best = max(best, self.weights.straight if straight else self.weights.diagonal)
        return best

    def _in_touch(self, number: int) -> bool:
        """Whether a rider in the same row or the next one ties this square to those before it."""
        progress, others = self.sight.course.squares[number].progress, self._others
        nearest = bisect_left(others, progress)
        return nearest < len(others) and others[nearest] <= progress + ROW

    @cached_property
    def _others(self) -> list[int]:
        """The progress of all other riders, the last first."""
        squares, own = self.sight.course.squares, self.rider.square
        return sorted([squares[number].progress for number in self.sight.taken if number != own])

    def best_within(self, most: int) -> list[float]:
        """The value of the best square that can be reached with this many squares, from none to most."""
        start = self.rider.square
        taken, to_go = self.sight.taken, self.sight.to_go
        special = self._sheltered if self.sight.last_turn else self.sight.among_riders
        best, sheltered, nearest = [self.of(start)], -inf, inf
        for level in self.sight.steps(self.index, most):
            for number in level:
                if number in special:
                    sheltered = sheltered if number in taken else max(sheltered, self.of(number))
                elif to_go[number] < nearest:
                    nearest = to_go[number]
            best.append(max(sheltered, self._alone(nearest)))
        if best[1:2] == [-inf]:
            best[1] = best[0]
        return best

    def gain(self, number: int) -> float:
        """What the rider gains on its way home by coming to this square; a roll brings seven."""
        return self.of(number) - self.of(self.rider.square)


def _in_vain(sight: Sight) -> float:
    """How much less than others a square counts that is ahead of everybody; nothing against the clock."""
    if sight.course.trial:
        return 0.0
    low = sight.weights.lead
    return 1.0 - max(low, 1.0 - (1.0 - low) * max(0.0, sight.turns_left - 1.0) / LATE)


def price(sight: Sight, rider: RiderView, cards: tuple[str, ...]) -> float:
    """What these cards must gain: the rider's own as they are written, its team's with a t before them."""
    if sight.course.trial:
        return 0.0
    total, left = 0.0, len(rider.cards)
    for card in cards:
        if card.startswith(HELP):
            total += sight.weights.help_price * help_left(sight, rider)
        else:
            total += card_price(sight, rider, card, left)
            left -= 1
    return total


def help_left(sight: Sight, rider: RiderView) -> float:
    """How much of the road on which team cards hold is left to this rider, one being plenty."""
    rows = sight.course.team_cards_until - sight.course.at(rider.square).row
    return min(1.0, max(0.0, rows / 40))


def card_price(sight: Sight, rider: RiderView, card: str, left: int) -> float:
    """What a card of a rider that has this many left must bring; less and less towards the end.

    Who is with the first keeps what the sprint needs: a sprinter two cards, the others one. Before a climb
    a card that holds there must bring more.
    """
    weights = sight.weights
    in_touch = sight.to_go[rider.square] - sight.front <= weights.touch
    if in_touch and sight.course.finish != "mountain" and left <= (2 if rider.sprinter else 1):
        return weights.sprint_price if rider.sprinter else weights.last_price
    later = best_to_come(sight.course, card)[rider.square]
    least = value(card) - 3.5
    worth = weights.price + least - 2.5 + weights.later * max(0.0, later - least)
    return worth * min(1.0, sight.turns_left / weights.saving)
