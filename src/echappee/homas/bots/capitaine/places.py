"""What a square is worth to end a move on."""

from echappee.homas.board.course import ROW
from echappee.homas.bots.domestique.worth import Worth


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
