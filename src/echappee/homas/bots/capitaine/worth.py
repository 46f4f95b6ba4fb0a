"""What a square is worth to end a move on, and what a card must gain to be worth playing."""

from echappee.homas.board.course import ROW
from echappee.homas.bots.capitaine.outlook import DIE, Outlook
from echappee.homas.bots.domestique.road import best_to_come
from echappee.homas.bots.domestique.worth import Worth, help_left
from echappee.homas.rules import RiderView
from echappee.homas.rules.cards import value
from echappee.homas.rules.options import HELP


class Place(Worth):
    """As domestique sees it; in the last turn, being ahead of everybody is as good as being with them."""

    def shelter(self, number: int) -> float:
        """What it is worth to have somebody in front; in the last turn, to be among the first."""
        if self.sight.last_turn:
            return self.weights.contact * self._among_the_first(number)
        return super().shelter(number)

    def _among_the_first(self, number: int) -> bool:
        """Whether no row is free between this square and those of riders further ahead."""
        squares, own = self.sight.course.squares, self.rider.square
        last = squares[number].progress
        ahead = sorted(squares[other].progress for other in self.sight.taken if other != own)
        for progress in ahead:
            if progress > last + ROW:
                return False
            last = max(last, progress)
        return True


def price(sight: Outlook, rider: RiderView, cards: tuple[str, ...]) -> float:
    """What these individual cards must gain together; a team card costs its team, not its rider."""
    if sight.course.trial:
        return 0.0
    total, left = 0.0, len(rider.cards)
    for card in cards:
        if not card.startswith(HELP):
            total += _card_price(sight, rider, card, left)
            left -= 1
    return total


def team_price(sight: Outlook, rider: RiderView, cards: tuple[str, ...]) -> float:
    """What the team cards among these must gain."""
    if sight.course.trial:
        return 0.0
    squares = sum(value(card.removeprefix(HELP)) - DIE for card in cards if card.startswith(HELP))
    return sight.plan.team_card * squares * help_left(sight, rider) * sight.best_share


def _card_price(sight: Outlook, rider: RiderView, card: str, left: int) -> float:
    """What a card must gain if its rider has this many left.

    A rider that is with the first keeps what the sprint needs: a sprinter two cards, the others one. Spare
    cards lose their worth in the last turns. Before a place where it is worth more, a card must gain more.
    """
    plan, squares = sight.plan, value(card) - DIE
    with_first = sight.to_go[rider.square] - sight.front <= plan.touch
    if with_first and sight.course.finish != "mountain" and left <= (2 if rider.sprinter else 1):
        return plan.for_sprint * squares
    early = min(1.0, sight.turns_left / plan.saving)
    later = plan.later * max(0.0, best_to_come(sight.course, card)[rider.square] - squares)
    return squares * (plan.spare + (plan.card - plan.spare) * early) + later * early
