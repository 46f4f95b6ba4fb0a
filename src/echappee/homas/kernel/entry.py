"""The entry point. It is one compiled function: compiling two would take twice as long."""

from pathlib import Path
from typing import Final

import numpy as np

from echappee.homas.kernel.rows import NO_ROWS, WordRows
from echappee.homas.kernel.rules.phases import ride_part
from echappee.homas.kernel.rules.traffic import leave_the_road, take_the_road
from echappee.homas.kernel.state import KEPT, MOMENT, OVER, RIDERS, TALK, desk
from echappee.homas.kernel.steps import begin_race, put_question, take_word
from echappee.kernel import Batch, Race, Table, Words, compiled
from echappee.kernel.arrays import TO_THE_END
from echappee.kernel.compiler import Code

CODE: Final = Code(Path(__file__).parents[1], ("kernel", "rules", "board", "bots"))
LOG: Final = 512
"""More lines than a step writes into the log."""
DESK: Final = desk(LOG)
NOT_ASKED: Final = np.zeros(0, TALK)
FROM_A_PART: Final = np.zeros(0, MOMENT)
NO_START: Final = np.zeros(0, KEPT)


def ride_races(table: Table, races: Batch, first: int, seed: int, parts: int) -> np.record:
    """Ride these races in place, from this number on; the desk has a log if only one part is ridden."""
    return _ride(table, races, (NOT_ASKED, FROM_A_PART), (first, seed, parts))


def ride_asked(table: Table, races: Batch, talks: Batch, first: int, seed: int, parts: int) -> np.record:
    """The same with seats from outside: every race rides until one of them is asked, or to its end.

    `talks` has one row per race: the question, and the answers given in the open part so far.
    """
    return _ride(table, races, (talks, FROM_A_PART), (first, seed, parts))


def ride_on(
    table: Table, races: Batch, talks: Batch, moment: Batch, seed: int, first: int, parts: int = TO_THE_END
) -> None:
    """Ride these races out of the middle of a part.

    With `talks` they only ride to the question of a seat from outside.
    """
    _ride(table, races, (talks, moment), (first, seed, parts))


def step_races(table: Table, start: Batch, races: Batch, talks: Batch, rows: WordRows, seed: int) -> None:
    """Take the words in these rows, and ride every race to its next decision from outside."""
    _ride(table, races, (talks, FROM_A_PART), (0, seed, TO_THE_END), rows, start)


def _ride(
    table: Table,
    races: Batch,
    more: tuple[Batch, Batch],
    numbers: tuple[int, int, int],
    rows: WordRows = NO_ROWS,
    starts: Batch = NO_START,
) -> np.record:
    work = np.zeros(1, DESK)
    work["on"] = -1
    work["order"] = range(RIDERS)
    work["logged"] = 0 if numbers[2] == 1 else LOG
    work["sprinted"] = -1
    _ride_all(table, _plain(races), work, work.view(np.int64), *more, numbers, rows, _plain(starts))
    return work[0]


def _plain(races: Batch) -> Words:
    """Races as plain words."""
    return races.view(np.int64).reshape(len(races), KEPT.itemsize // 8)


@compiled
def _listen(race: Race, talk: Race) -> None:
    """Take the answers that were given in the open part."""
    race.given = talk.given
    for index in range(talk.given):
        race.answers[index] = talk.answers[index]


@compiled
def _speak(race: Race, talk: Race) -> None:
    """Say what is asked."""
    talk.waiting, talk.given = race.waiting, race.given
    talk.question, talk.seat, talk.about, talk.count = race.question, race.seat, race.about, race.count
    for index in range(race.count):
        talk.options[index] = race.options[index]


@compiled
def _begin(race: Race, moment: Race) -> None:
    """Go on from the middle of a step."""
    race.forced, race.offered, race.refused = moment.forced, moment.offered, moment.refused
    race.old, race.new, race.length = moment.old, moment.new, moment.length
    race.passed_count, race.drawn = moment.passed_count, moment.drawn
    for index in range(moment.forced):
        race.forced_answers[index] = moment.forced_answers[index]
    for index in range(moment.drawn):
        race.drawn_results[index] = moment.drawn_results[index]
    for index in range(moment.length):
        race.trail[index] = moment.trail[index]
    for rider in range(RIDERS):
        race.passed[rider], race.sprinted[rider] = moment.passed[rider], moment.sprinted[rider]


@compiled
def _forget(race: Race) -> None:
    """The part in the middle of which the race began is done."""
    race.offered = race.refused = race.forced = race.drawn = 0
    for rider in range(RIDERS):
        race.sprinted[rider] = -1


@compiled
def _ride_on(table: Table, race: Race, races: Words, words: Words, index: int, parts: int) -> None:
    """Ride the race on the desk; where seats may be asked, every part that is done is copied back at once."""
    while parts > 0 and race.phase < OVER:
        race.taken = 0
        ride_part(table, race)
        if race.waiting:
            return
        _forget(race)
        race.given = 0
        parts -= 1
        if table.asks:
            _store(races, words, index)
    _store(races, words, index)


@compiled
def _store(races: Words, words: Words, index: int) -> None:
    for word in range(races.shape[1]):
        races[index, word] = words[word]


@compiled
def _ride_one(
    table: Table, race: Race, races: Words, words: Words, talks: Race, moments: Race, index: int, parts: int
) -> None:
    """Ride this race on the desk, to its next question if its seats are asked."""
    for word in range(races.shape[1]):
        words[word] = races[index, word]
    race.waiting = race.given = 0
    if table.asks:
        _listen(race, talks[index])
    if len(moments):
        _begin(race, moments[0])
    take_the_road(table, race)
    _ride_on(table, race, races, words, index, parts)
    leave_the_road(race)
    if table.asks:
        _speak(race, talks[index])


@CODE.entry
def _ride_all(
    tables: Table,
    races: Words,
    desks: Race,
    words: Words,
    talks: Race,
    moments: Race,
    numbers: tuple[int, int, int],
    rows: WordRows,
    starts: Words,
) -> None:
    """Ride these races one after the other on one desk.

    The numbers are that of the first race, the seed, and how many parts are to be ridden. A race is copied to
    the desk and back as plain words; `words` are those of the desk. A part that has to wait for an answer is
    not copied back. With rows every race takes a word and rides to its next decision, or begins again.
    """
    race, table = desks[0], tables[0]
    first, race.seed, parts = numbers
    for index in range(len(races)):
        race.number = first + index
        if len(rows.number) == 0:
            _ride_one(table, race, races, words, talks, moments, index, parts)
            continue
        riding = begin_race(races, starts, talks[index], rows, index)
        riding = riding or take_word(table, race, talks[index], rows, index)
        while riding:
            race.number = rows.number[index]
            _ride_one(table, race, races, words, talks, moments, index, parts)
            riding = put_question(table, race, talks[index], rows, index)
