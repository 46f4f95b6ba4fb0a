"""A question names its seat and what it allows; an answer is a short text."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from echappee.engine.ledger import Key, Seat
from echappee.engine.refusals import Refused

Pick = Callable[[int], int]
"""Given n, some whole number from 0 to n - 1."""


class Choices(Protocol):
    """The answers a question allows; there may be too many to list."""

    def allows(self, answer: str) -> bool:
        """Whether this is one of the answers."""

    def listed(self) -> Sequence[str] | None:
        """All answers in canonical order, or None if there are too many."""

    def only(self) -> str | None:
        """The only answer, if there is just one."""

    def sample(self, pick: Pick) -> str:
        """One of the answers, chosen with `pick`."""


class Listed(tuple[str, ...]):
    """Choices few enough to list. One that is listed twice is twice as likely to be sampled."""

    __slots__ = ()

    def allows(self, answer: str) -> bool:
        return answer in self

    def listed(self) -> Sequence[str]:
        """All answers in canonical order, each once."""
        return self if len(set(self)) == len(self) else tuple(dict.fromkeys(self))

    def only(self) -> str | None:
        if not self or self[0] != self[-1]:
            return None
        return self[0] if self.count(self[0]) == len(self) else None

    def sample(self, pick: Pick) -> str:
        return self[pick(len(self))]


class Question(NamedTuple):
    """Something one seat must decide.

    A sealed question is asked while other seats decide too; it is put even if only one answer is
    allowed, because skipping it would tell the others. The answer to a revocable one can be taken back until
    somebody answers the next one, although everybody has seen it.
    """

    id: Key
    choices: Choices
    sealed: bool = False
    revocable: bool = False

    @property
    def seat(self) -> Seat:
        return self.id.seat

    def allows(self, answer: str) -> bool:
        return self.choices.allows(answer)

    def options(self) -> Sequence[str] | None:
        """All answers in canonical order, or None if there are too many to list."""
        return self.choices.listed()

    def sample(self, pick: Pick) -> str:
        return self.choices.sample(pick)

    def refusal(self, text: str) -> Refused:
        """The refusal of an answer that is not allowed; it lists those that are, if there are few."""
        options = self.options()
        allowed = "" if options is None else f"; allowed: {' '.join(options)}"
        return Refused("not-allowed", f"{text or 'nothing'} is not a valid answer to {self.id}{allowed}")
