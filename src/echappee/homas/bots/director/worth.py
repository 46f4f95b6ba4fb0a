"""The worth of a square as the end of a move, and the gain that makes a card worth playing."""

from functools import cached_property
from math import inf

from echappee.homas.board.course import ROW
from echappee.homas.bots.director.road import best_to_come
from echappee.homas.bots.director.sight import DIE, Sight
from echappee.homas.rules import RiderView
from echappee.homas.rules.cards import value
from echappee.homas.rules.options import HELP

LATE = 6.0
"""From this many turns before the end, a lead counts for more."""
HELPFUL = 40
"""Rows of road on which team cards hold, of which no rider needs more."""


class Worth:
    """Judges where one rider may end."""

    def __init__(self, sight: Sight, index: int) -> None:
        self.sight = sight
        self.index = index
        self.rider = sight.riders[index]
        self._front = sight.front_without(index, still_to_move=sight.skill.pack)
        """The distance of the first of the others when all have moved."""
        self._in_vain = _in_vain(sight)
        self._sheltered = range(len(sight.to_go)) if sight.last_turn else sight.behind_riders
        """The squares where the rider in front may matter."""

    def of(self, number: int) -> float:
        """The value of standing on this square at the end of the turn."""
        value = self._alone(self.sight.to_go[number])
        return value + self.shelter(number) if number in self._sheltered else value

    def _alone(self, way: float) -> float:
        """The value of this distance to the line, with nobody in front."""
        return -way - (self._front - way) * self._in_vain if way < self._front else -way

    def shelter(self, number: int) -> float:
        """The worth of having somebody in front; in the last turn, of being among the first."""
        skill = self.sight.skill
        if self.sight.last_turn:
            return skill.contact * self._among_the_first(number)
        best, taken, own = 0.0, self.sight.taken, self.rider.square
        for ahead, straight in self.sight.road.wheels[number]:
            if ahead in taken and ahead != own:
                best = max(best, skill.straight if straight else skill.diagonal)
        return best

    def _among_the_first(self, number: int) -> bool:
        """Whether no row is free between this square and those of riders further ahead."""
        last = self.sight.course.squares[number].progress
        for progress in self._others:
            if progress > last + ROW:
                return False
            last = max(last, progress)
        return True

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


def _in_vain(sight: Sight) -> float:
    """How much less a square ahead of everybody counts; nothing against the clock."""
    if sight.course.trial:
        return 0.0
    low = sight.skill.lead
    return 1.0 - max(low, 1.0 - (1.0 - low) * max(0.0, sight.turns_left - 1.0) / LATE)


def price(sight: Sight, rider: RiderView, cards: tuple[str, ...]) -> float:
    """The gain that justifies these individual cards; a team card is charged to the team."""
    if sight.course.trial:
        return 0.0
    total, left, spent = 0.0, len(rider.cards), sight.spent
    for card in cards:
        if not card.startswith(HELP):
            total += _card_price(sight, rider, card, left)
            left -= 1
        if sight.is_far:
            total += sight.skill.chase * spent
            spent += 1
    return total


def team_price(sight: Sight, rider: RiderView, cards: tuple[str, ...]) -> float:
    """The gain that justifies the team cards among these."""
    if sight.course.trial:
        return 0.0
    squares = sum(value(card.removeprefix(HELP)) - DIE for card in cards if card.startswith(HELP))
    if not squares:
        return 0.0
    rows = sight.course.team_cards_until - sight.course.at(rider.square).row
    left = min(1.0, max(0.0, rows / HELPFUL))
    return sight.skill.team_card * squares * left * sight.best_share


def _card_price(sight: Sight, rider: RiderView, card: str, left: int) -> float:
    """The gain that justifies a card if its rider has this many left.

    A rider with the first keeps the cards that the sprint needs: a sprinter two, the others one. Spare cards
    lose their worth in the last turns. If a better place is to come, a card must gain more.
    """
    skill, squares = sight.skill, value(card) - DIE
    with_first = sight.to_go[rider.square] - sight.front <= skill.touch
    if with_first and sight.course.finish != "mountain" and left <= (2 if rider.sprinter else 1):
        return skill.for_sprint * squares
    early = min(1.0, sight.turns_left / skill.saving)
    later = skill.later * max(0.0, best_to_come(sight.course, card)[rider.square] - squares)
    return squares * (skill.spare + (skill.card - skill.spare) * early) + later * early
