"""A strand: one conversation that runs until it needs an answer or ends, and its partner."""

from collections.abc import Callable, Sequence
from types import GeneratorType
from typing import Generic, Protocol, TypeVar, cast

from echappee.engine.chance import Dealer, Draw, Outcome, read_outcome
from echappee.engine.events import Event, Tell
from echappee.engine.ledger import Entry, Key, Seat, outcome_text
from echappee.engine.phases import Talk, Together
from echappee.engine.questions import Question
from echappee.engine.refusals import Refused
from echappee.engine.speed import fast_maker

_entry = fast_maker(Entry)
T_co = TypeVar("T_co", covariant=True)


StrandStart = Callable[[Tell], T_co | Talk[T_co]]


class Partner(Protocol):
    """The record and the dealer: a strand turns to them before it asks a seat."""

    def deal(self, request: Draw) -> Outcome | None:
        """The outcome, or None if it is not known."""

    def recall(self, question: Question) -> str | None:
        """The recorded answer to this question, if there is one."""


class Strand(Generic[T_co]):
    """Runs one conversation, keeping its entries and events; a split conversation gets child strands."""

    def __init__(self, start: "StrandStart[T_co]", partner: Partner, seat: Seat | None = None) -> None:
        self._start = start
        self._partner = partner
        self.seat = seat
        self.tell = Tell(seat)
        self.entries: list[Entry] = []
        self.waiting: Question | Draw | None = None
        self._last: tuple[Question, int] | None = None
        """The question answered last, and how many events there were before."""
        self.children: dict[Seat, Strand[object]] = {}
        self.reached = False
        """Whether it has reached a position that must be noted before it continues."""
        self.ended = False
        self.result: T_co
        """The position it has reached, on its way or at its end."""
        made = start(self.tell)
        if isinstance(made, GeneratorType):
            self._talk: Talk[T_co] = made
            self._go(None)
        else:
            self.result = cast("T_co", made)
            self.ended = True

    def answer(self, text: str) -> None:
        """Take the answer to the open question and continue."""
        question = self.waiting
        assert isinstance(question, Question)
        self._note(question, text)
        self._go(text)

    def _note(self, question: Question, text: str) -> None:
        self._last = question, len(self.tell.events)
        self.entries.append(_entry((question.id, text, False)))

    @property
    def last_revocable(self) -> Entry | None:
        """The last answer, if nothing followed from it, and it is revocable or nobody else has noticed it."""
        if self._last is None or not self.entries or self.entries[-1].key != self._last[0].id:
            return None
        (question, told), now = self._last, self.waiting
        unnoticed = isinstance(now, Question) and now.seat == question.seat and len(self.tell.events) == told
        return self.entries[-1] if question.revocable or unnoticed else None

    @property
    def lasting(self) -> Sequence[Event]:
        """The events that no answer can undo any more."""
        count = self._last[1] if self._last and self.last_revocable else None
        return self.tell.events[:count]

    def deal(self, drawn: Outcome) -> None:
        """Take the outcome of the open request and continue."""
        assert isinstance(self.waiting, Draw)
        self.entries.append(_entry((self.waiting.key, outcome_text(drawn), True)))
        self._go(drawn)

    def without_last(self, start: "StrandStart[T_co] | None" = None) -> "Strand[T_co]":
        """The same strand, run again without its last answer from the last noted position."""
        return Strand(start or self._start, _Memory(self.entries[:-1], self._partner), self.seat)

    def resume(self) -> None:
        """Resume a split conversation if all its children have ended."""
        for child in self.children.values():
            if not child.ended:
                return
        self._go(self._join())

    def go_on(self) -> None:
        """Continue from a noted position, and drop the entries and events that led to it."""
        self.entries.clear()
        self.tell.events.clear()
        self.reached = False
        self._go(None)

    def _go(self, reply: object) -> None:
        self.waiting = None
        while True:
            try:
                step = self._talk.send(reply)
            except StopIteration as end:
                self.result = end.value
                self.ended = True
                return
            if isinstance(step, Question):
                reply = None if step.sealed else step.choices.only()
                if reply is None:
                    reply = self._partner.recall(step)
                    if reply is None:
                        self.waiting = step
                        return
                    self._note(step, reply)
            elif isinstance(step, Draw):
                reply = self._deal(step)
            elif isinstance(step, Together):
                reply = self._split(step)
            else:
                self.result, self.reached, reply = step.position, True, None  # type: ignore[assignment]
            if reply is None:  # it has to wait
                return

    def _split(self, step: Together) -> dict[Seat, object] | None:
        self.children = {seat: Strand(make, self._partner, seat) for seat, make in step.strands.items()}
        if all(child.ended for child in self.children.values()):
            return self._join()
        return None

    def _deal(self, request: Draw) -> Outcome | None:
        key, pile, take, ordered = request
        if take == 0 or (take == len(pile) and (take == 1 or not ordered)):
            return tuple(pile[:take])  # nothing is left to chance
        drawn = self._partner.deal(request)
        if drawn is None:
            self.waiting = request
        else:
            self.entries.append(_entry((key, outcome_text(drawn), True)))
        return drawn

    def _join(self) -> dict[Seat, object]:
        """Children are joined in seat order, no matter in which order they were answered."""
        results: dict[Seat, object] = {}
        for seat, child in self.children.items():
            self.entries += child.entries
            self.tell.events += child.tell.events
            results[seat] = child.result
        self.children = {}
        return results


class _Memory:
    """A partner that first repeats the answers and draws of a strand."""

    def __init__(self, entries: list[Entry], partner: Partner) -> None:
        self._heard = {entry.key: entry.result for entry in entries}
        self._partner = partner

    def deal(self, request: Draw) -> Outcome | None:
        heard = self._heard.pop(request.key, None)
        return self._partner.deal(request) if heard is None else read_outcome(request, heard)

    def recall(self, question: Question) -> str | None:
        return self._heard.pop(question.id, None)


class RecordFirst:
    """Answers from the record first, then from the dealer."""

    def __init__(self, dealer: Dealer, recorded: dict[Key, Entry]) -> None:
        self._dealer = dealer
        self._recorded = recorded

    def deal(self, request: Draw) -> Outcome | None:
        if not self._recorded:
            return self._dealer.deal(request)
        entry = self._take(request.key, chance=True)
        return self._dealer.deal(request) if entry is None else read_outcome(request, entry.result)

    def recall(self, question: Question) -> str | None:
        if not self._recorded:
            return None
        entry = self._take(question.id, chance=False)
        if entry is None:
            return None
        if not question.allows(entry.result):
            raise Refused(
                "bad-record", f"the recorded answer to {question.id}, {entry.result}, is not allowed"
            )
        return entry.result

    def _take(self, key: Key, *, chance: bool) -> Entry | None:
        entry = self._recorded.pop(key, None)
        if entry is not None and entry.chance != chance:
            raise Refused(
                "bad-record", f"{key} is {'chance' if chance else 'a decision'}, not what the record says"
            )
        return entry
