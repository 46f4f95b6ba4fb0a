"""The situations of a race that are judged: the beginnings of its turns, its rolls, its doubtful choices."""

from bisect import bisect_right
from collections.abc import Container, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from echappee.engine import Entry, Key, Moment, Seat
from echappee.homas.bots.director import Director
from echappee.homas.rules import HOMAS, HomasRace, Position
from echappee.homas.rules.options import FITNESS
from echappee.homas.study.worlds import RideStart, played_cards
from echappee.study.decision import choices


class Roll(NamedTuple):
    """A rider's roll: before and after the dice fall."""

    entry: int
    key: Key
    result: str
    before: RideStart
    after: RideStart


class Doubt(NamedTuple):
    """A choice in which the judge would have answered differently."""

    entry: int
    key: Key
    played: str
    other: str
    with_played: RideStart
    with_other: RideStart


def turn_starts(race: HomasRace) -> Sequence[Moment[Position]]:
    """The first moment of every turn; the start of the race is the first one."""
    return [next(moments) for _, moments in groupby(race.moments, lambda moment: moment.position.round)]


def situation_at(race: HomasRace, moment: Moment[Position]) -> RideStart:
    """The situation at this moment, as a spectator knows it."""
    return RideStart(moment.position, (), played_cards(race.events[: moment.events]))


def rolls(race: HomasRace, turn: int) -> Iterator[Roll]:
    """All rolls of this turn, two dice together."""
    numbered = ((n, entry) for n, entry in enumerate(race.ledger) if _is_die(entry, turn))
    for _, dice in groupby(numbered, lambda each: each[1].key._replace(kind=each[1].key.kind[:-1])):
        (first, die), *more = dice
        keys = (die.key, *(entry.key for _, entry in more))
        result = "+".join((die.result, *(entry.result for _, entry in more)))
        before = _before(race, first)._replace(roll=keys)
        yield Roll(first, die.key, result, before, _before(race, first + len(keys)))


def doubts(race: HomasRace, turn: int, seats: Container[Seat]) -> Iterator[Doubt]:
    """The choices of these seats in this turn in which the judge would have answered differently."""
    judge = Director()
    numbers = {entry.key: number for number, entry in enumerate(race.ledger)}
    for choice in choices(HOMAS, race):
        key = choice.question.id
        if key.round != turn or key.seat not in seats:
            continue
        view = choice.view
        other = judge.answer(choice.question, lambda view=view: view)  # type: ignore[misc]
        if other != choice.answer:
            situation = _before(race, numbers[key])
            situation = situation._replace(known=situation.known | {key.seat})
            with_played, with_other = (
                situation._replace(entries=(*situation.entries, Entry(key, answer)))
                for answer in (choice.answer, other)
            )
            yield Doubt(
                entry=numbers[key],
                key=key,
                played=choice.answer,
                other=other,
                with_played=with_played,
                with_other=with_other,
            )


def _is_die(entry: Entry, turn: int) -> bool:
    return entry.chance and entry.key.round == turn and entry.key.kind[-1] in "ab"


def _before(race: HomasRace, entry: int) -> RideStart:
    """Just before this entry of the record."""
    moments = race.moments
    last = bisect_right(moments, entry, key=lambda moment: moment.entries) - 1
    moment = moments[last]
    entries = race.ledger[moment.entries : entry]
    shown = frozenset(each.key.rider for each in entries if each.result == FITNESS)
    return situation_at(race, moment)._replace(entries=entries, known=shown)
