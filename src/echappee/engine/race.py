"""One play of a ruleset: the position, the open questions, and the ledger from which all else follows."""

from collections.abc import Callable, Iterable
from copy import deepcopy
from functools import partial
from typing import Generic, Self, TypeVar, cast

from echappee.engine.chance import Dealer, Draw, read_outcome
from echappee.engine.events import Event
from echappee.engine.ledger import Entry, Key, Seat
from echappee.engine.past import Moment, Past
from echappee.engine.phases import Rules, folded
from echappee.engine.questions import Question
from echappee.engine.refusals import Refused
from echappee.engine.speed import fast_maker
from echappee.engine.strands import RecordFirst, Strand

P = TypeVar("P")
V = TypeVar("V")
P_co = TypeVar("P_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)

_moment = fast_maker(Moment)


class Race(Generic[P_co, V_co]):
    """A conversation under way: give it answers, ask it for questions, views and events.

    What a ledger already holds is taken from there (`recorded`); the dealer and the seats are asked
    for the rest. Nothing of a phase is in the ledger before the phase has joined.

    Positions and views only ever come out of a race, so one of a game is also one of any wider kind.
    """

    _keeps_past = True

    def __init__(
        self,
        rules: Rules[P_co, V_co],
        start: P_co,
        dealer: Dealer,
        recorded: Iterable[Entry] = (),
        past: Past[P_co] | None = None,
    ) -> None:
        self.rules = rules
        self.position = start
        self.ledger: list[Entry] = list(past.ledger) if past else []
        self.events: list[Event] = list(past.events) if past else []
        self.moments: list[Moment[P_co]] = list(past.moments) if past else []
        self.over = False
        self._recorded = {entry.key: entry for entry in recorded}
        self._dealer = dealer
        self._partner = RecordFirst(dealer, self._recorded)
        self._open: Strand[P_co]
        self._seen: dict[Seat | None, tuple[V_co, int]] = {}
        """The views that seats last took in this phase, without the events of their own strands, and
        how many of the phase's events they had heard."""
        self._run()

    @property
    def questions(self) -> tuple[Question, ...]:
        if self.over:
            return ()
        if isinstance(question := self._open.waiting, Question):
            return (question,)
        children = self._open.children.values()
        return tuple([step for child in children if isinstance(step := child.waiting, Question)])

    @property
    def requests(self) -> tuple[Draw, ...]:
        """Draws left open because no dealer makes them."""
        return tuple([step for step in self._waiting() if isinstance(step, Draw)])

    @property
    def open_entries(self) -> list[Entry]:
        """The entries of the open phase; with these and the ledger a race can be continued later."""
        if self.over:
            return []
        return self._open.entries + [e for child in self._open.children.values() for e in child.entries]

    def entries_for(self, seat: Seat) -> list[Entry]:
        """The entries of the open phase, without those of seats that act at the same time as this one."""
        if self.over:
            return []
        own = self._open.children.get(seat)
        return self._open.entries + (own.entries if own else [])

    @property
    def told(self) -> list[Event]:
        """The events of finished phases, and those of the open one that no changed answer can undo."""
        return self.told_after(0)

    @property
    def unread(self) -> list[Entry]:
        """Recorded entries that no question or request has asked for."""
        return list(self._recorded.values())

    def answer(self, key: Key, text: str) -> None:
        """Answer a question, or change the answer if nothing was drawn or asked because of it."""
        strand = self._asked(key, text)
        self._put(key, strand)
        strand.answer(text)
        if strand.waiting is None:
            self._go_on(strand)

    def check(self, key: Key, text: str) -> None:
        """Refuse what `answer` would refuse, and change nothing."""
        self._asked(key, text)

    def changeable(self) -> list[Entry]:
        """The answers that can still be changed or taken back."""
        if self.over:
            return []
        if (last := self._open.last_revocable) is not None:
            return [last]
        ended = [child for child in self._open.children.values() if child.ended]
        return [child.entries[-1] for child in ended if child.entries and not child.entries[-1].chance]

    def check_retract(self, key: Key) -> None:
        """Refuse what `retract` would refuse, and change nothing."""
        self._reopened(key)

    def retract(self, key: Key) -> None:
        """Take an answer back if nothing followed from it; its question reopens."""
        self._put(key, self._reopened(key))

    def deal(self, key: Key, text: str) -> None:
        """Enter the result of an open draw that no dealer makes."""
        strand = None if self.over else self._open.children.get(key.seat, self._open)
        request = strand.waiting if strand else None
        if not strand or not isinstance(request, Draw) or request.key != key:
            raise Refused("unknown-request", f"nothing is to be drawn for {key}")
        strand.deal(read_outcome(request, text))
        self._go_on(strand)

    def clone(self, dealer: Dealer | None = None) -> Self:
        """The same race at this moment; what is done to one does not change the other.

        Both have the same dealer, unless another one is given: then what is still to be drawn may differ.
        """
        recorded = (*self.open_entries, *self.unread)
        return type(self)(self.rules, self.position, dealer or self._dealer, recorded, self._past())

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone(deepcopy(self._dealer, memo))

    def __reduce__(self) -> tuple[object, ...]:
        """The position comes before the rules: to load its type is to load the rules that it belongs to."""
        recorded = (*self.open_entries, *self.unread)
        return _restored, (type(self), self.position, self.rules, self._dealer, recorded, self._past())

    def __repr__(self) -> str:
        moment = f"{self.rules.name}, round {getattr(self.position, 'round', '?')}"
        seats = ", ".join(dict.fromkeys(question.seat for question in self.questions))
        state = "over" if self.over else f"waits for {seats or 'chance'}"
        return f"<Race: {moment}, {state}>"

    def _repr_svg_(self) -> str | None:
        """Its position as a notebook shows it, if the game has pictures."""
        drawn: Callable[[], str] | None = getattr(self.position, "_repr_svg_", None)
        return drawn() if drawn else None

    def _past(self) -> Past[P_co]:
        """All but the moment at which the open phase began, which a race notes itself."""
        return Past(self.moments if self.over else self.moments[:-1], self.ledger, self.events)

    def told_after(self, count: int) -> list[Event]:
        """The events after the first `count`; the time it takes does not depend on `count`."""
        events, told = self.events[count:], [] if self.over else self._open.lasting
        return [*events, *told[max(0, count - len(self.events)) :]]

    def heard(self, seat: Seat | None) -> list[Event]:
        """Everything this seat (None: a spectator) has heard since the start."""
        return [event for event in self.events + self._open_events() if event.heard_by(seat)]

    def view(self, seat: Seat | None) -> V_co:
        """What this seat (None: a spectator) may know now."""
        view, count = self._seen.get(seat) or (self.rules.cut(self.position, seat), 0)
        told = [] if self.over else self._open.tell.events
        view = folded(self.rules, view, told[count:], seat)
        self._seen[seat] = view, len(told)
        # Events of the seat's own strand can be taken back, so they are folded on top each time.
        own = None if self.over or seat is None else self._open.children.get(seat)
        return folded(self.rules, view, own.tell.events, seat) if own else view

    def stamp(self, seat: Seat | None) -> tuple[object, ...]:
        """A value that changes whenever what this seat (None: a spectator) may know changes."""
        if self.over:
            return (len(self.moments),)
        own = self._open.children.get(seat or "")
        decided = len(self.ledger) + len(self._open.entries)
        return (self._open, decided, own, len(own.entries) if own else 0)

    def _waiting(self) -> list[Question | Draw | None]:
        """The open steps of all strands; None for a strand that has ended or split."""
        if self.over:
            return []
        children = self._open.children
        return [child.waiting for child in children.values()] if children else [self._open.waiting]

    def _open_events(self) -> list[Event]:
        if self.over:
            return []
        return self._open.tell.events + [
            e for child in self._open.children.values() for e in child.tell.events
        ]

    def _asked(self, key: Key, text: str) -> Strand[object]:
        """The strand that waits for this answer to this question; if it had one, run again up to there."""
        strand = self._reopened(key) if self.over else self._open.children.get(key.seat, self._open)
        question = strand.waiting
        if not isinstance(question, Question) or question.id != key:
            strand = self._reopened(key)
            question = strand.waiting
            assert isinstance(question, Question)
        if not question.choices.allows(text):
            raise question.refusal(text)
        return strand

    def _put(self, key: Key, strand: Strand[object]) -> None:
        """Continue with this strand, which may have been run again up to this question."""
        if self._is_revocable(key):
            self._open, self._seen = cast("Strand[P_co]", strand), {}
        elif strand is not self._open:
            self._open.children[key.seat] = strand

    def _reopened(self, key: Key) -> Strand[object]:
        """A strand as if its answer to this question, its last, had not been given."""
        if self._is_revocable(key):
            phase = self.rules.phase(self.position)
            assert phase is not None
            return self._open.without_last(partial(phase, self.position))
        strand = None if self.over else self._open.children.get(key.seat)
        answered = [] if strand is None else [entry.key for entry in strand.entries if not entry.chance]
        if strand is None or key not in answered:
            raise Refused("unknown-question", f"no question {key} is open")
        if not strand.ended or strand.entries[-1].key != key:
            raise Refused("already-drawn", f"something was drawn or asked because of the answer to {key}")
        return strand.without_last()

    def _is_revocable(self, key: Key) -> bool:
        last = None if self.over else self._open.last_revocable
        return last is not None and last.key == key

    def _go_on(self, strand: Strand[object]) -> None:
        if strand.ended and strand is not self._open:
            self._open.resume()
        if self._ended():
            self._run()

    def _run(self) -> None:
        """Run phases until one has to wait or the race is over."""
        while (phase := self.rules.phase(self.position)) is not None:
            self._note()
            self._open = Strand(partial(phase, self.position), self._partner)
            if not self._ended():
                return
        self.over = True

    def _ended(self) -> bool:
        """Whether the open phase has ended; positions reached on the way are noted."""
        phase = self._open
        while phase.reached:
            self._join()
            self._note()
            phase.go_on()
        if phase.ended:
            self._join()
        return phase.ended

    def _note(self) -> None:
        if self._keeps_past:
            self.moments.append(_moment((self.position, len(self.ledger), len(self.events))))

    def _join(self) -> None:
        phase = self._open
        if self._keeps_past:
            self.ledger += phase.entries
            self.events += phase.tell.events
        self.position = phase.result
        self._seen = {}


class FleetingRace(Race[P_co, V_co]):
    """A race ridden only for its last position: it keeps no ledger, no events and no moments."""

    _keeps_past = False


def _restored(  # noqa: PLR0913, PLR0917 - everything that a race is made of
    kind: type[Race[P, V]],
    position: P,
    rules: Rules[P, V],
    dealer: Dealer,
    recorded: tuple[Entry, ...],
    past: Past[P],
) -> Race[P, V]:
    return kind(rules, position, dealer, recorded, past)
