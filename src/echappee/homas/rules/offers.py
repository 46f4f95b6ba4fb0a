"""Offered wheels: one director after the other chooses among its riders."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from echappee.engine import Pick, fast_maker
from echappee.homas.rules.bunch import Bunch
from echappee.homas.rules.slipstream import Trace

NONE: Final = "none"


class Offers(NamedTuple):
    """Riders to choose from, or none of them, each with the name of the square it would land on."""

    answers: tuple[str, ...]
    lands: tuple[str, ...]
    riders: tuple[str, ...] = ()
    """The riders that land, if an answer names more than a rider."""
    trace: Trace | None = None
    """Behind whom they land; none if others have countered the same rider before."""
    refused: tuple[int, ...] = ()
    """The riders that were offered the same before."""

    @property
    def landings(self) -> dict[str, str]:
        """The square where each rider would land."""
        return dict(zip(self.riders or self.answers, self.lands, strict=False))

    def allows(self, answer: str) -> bool:
        return answer in self.answers

    def listed(self) -> tuple[str, ...]:
        return self.answers

    def only(self) -> str | None:
        return self.answers[0] if len(self.answers) == 1 else None

    def sample(self, pick: Pick) -> str:
        answers = self.answers
        return answers[pick(len(answers))]


make_offers: Final = fast_maker(Offers)


def by_director(bunch: Bunch, offers: Iterator[int]) -> Iterator[tuple[str, list[int]]]:
    """Consecutive offers to one director are one question."""
    director = ""
    run: list[int] = []
    for index in offers:
        seat = bunch.riders[index].team
        if run and seat != director:
            yield director, run
            run = []
        director = seat
        run.append(index)
    if run:
        yield director, run
