"""Races ridden on in the kernel: from where the reference notes a position, with what has happened since."""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from echappee.engine import Entry, Refused
from echappee.homas.kernel.answers import answer_text
from echappee.homas.kernel.decisions import OUTSIDE, POLICIES
from echappee.homas.kernel.entry import NOT_ASKED, ride_on
from echappee.homas.kernel.packing import pack
from echappee.homas.kernel.races import results_of
from echappee.homas.kernel.rules.start import CARD_BITS, SEAT_BITS
from echappee.homas.kernel.state import FORCED, MOMENT, OWN, TALK
from echappee.homas.kernel.tables import read_table
from echappee.homas.rules import COLOURS, Position, View
from echappee.homas.rules.cards import FITNESS, HIDDEN
from echappee.homas.study.riding import start
from echappee.homas.thinking.rollouts import bare
from echappee.kernel import Batch, Table, policy_number, signed
from echappee.study.chances import RaceNumbers, SeatView, Truth, Winners

KEEP: Final = "keep"
WIDTH: Final = 16
"""Random numbers for the cards of one stack in one race."""
PER_BLOCK: Final = 4
"""Of these, the generator makes this many at a time."""


def ride_in_kernel(
    situations: Sequence[Truth[Position] | SeatView[View]], numbers: RaceNumbers
) -> Sequence[Winners]:
    """The winners of these races from each situation; refuses what the kernel cannot ride."""
    return [_ride(situation, numbers) for situation in situations]


def _ride(situation: Truth[Position] | SeatView[View], numbers: RaceNumbers) -> Winners:
    position = start(situation, 0)
    table = _table(bare(position)._replace(one_by_one=position.one_by_one), numbers.policy)
    moment = _moment(table, position, situation.entries)
    batch = np.repeat(pack(position), numbers.races)
    if isinstance(situation, SeatView):
        _deal_hidden(batch, position, situation.view, numbers)
    ride_on(table, batch, NOT_ASKED, moment, signed(numbers.seed), numbers.first)
    won = 1 << results_of(batch).ranks.argmin(axis=1) // OWN
    return array("H", won.astype(np.uint16).tobytes())


@lru_cache(maxsize=16)
def _table(position: Position, policy: str) -> Table:
    return read_table(position, [policy_number(policy, POLICIES)] * len(position.teams))


def _moment(table: Table, position: Position, entries: Sequence[Entry]) -> Batch:
    """What has been drawn and answered since this position, in the order in which it is asked for again.

    Which fitness cards riders keep is decided rider by rider in the kernel, and not seat by seat: it does not
    count before all have decided.
    """
    moment = np.zeros(1, MOMENT)
    moment["sprinted"] = -1
    draws: list[int] = []
    answers: list[int] = []
    for entry in entries:
        if entry.chance:
            draws.append(_drawn(entry))
        elif entry.key.kind != KEEP:
            answers.append(_option(table, position, moment, entry))
        _lay(moment[0], "forced", "forced_answers", answers)
        _lay(moment[0], "drawn", "drawn_results", draws)
    return moment


def _lay(moment: np.record, count: str, field: str, results: Sequence[int]) -> None:
    """In the kernel the last one of them lies on the bottom."""
    if len(results) > FORCED:
        raise Refused("kernel-cannot", "too much has happened since the last position")
    moment[count] = len(results)
    moment[field][: len(results)] = results[::-1]


def _option(table: Table, position: Position, moment: Batch, entry: Entry) -> int:
    """The number of this answer: the kernel is asked the same question."""
    asking, talks = table.copy(), np.zeros(1, TALK)
    asking[0]["asks"], asking[0]["policies"] = 1, OUTSIDE
    ride_on(asking, pack(position), talks, moment, 0, 0)
    talk = talks[0]
    for option in talk["options"][: talk["count"]].tolist() if talk["waiting"] else ():
        if answer_text(position, int(talk["question"]), option) == entry.result:
            return int(option)
    raise Refused("kernel-cannot", f"the kernel does not come to the question {entry.key}")


def _drawn(entry: Entry) -> int:
    words = entry.result.split(",")
    if words[0] in COLOURS:
        return _packed(map(COLOURS.index, words), SEAT_BITS)
    if entry.key.phase == "fitness":
        return _packed((1 + FITNESS.index(word) for word in words), CARD_BITS)
    return int(entry.result)


def _packed(numbers: Iterable[int], bits: int) -> int:
    return sum(number << bits * place for place, number in enumerate(numbers))


def _deal_hidden(batch: Batch, position: Position, view: View, numbers: RaceNumbers) -> None:
    """For each race other fitness cards where the seat sees none; of one number no two have the same."""
    for place in range(OWN):
        same = range(place, len(position.riders), OWN)
        hidden = [index for index in same if view.riders[index].fitness == HIDDEN]
        known = [view.riders[index].fitness for index in same if index not in hidden]
        philox = np.random.Philox(key=[numbers.seed, place])
        philox.advance(numbers.first * WIDTH // PER_BLOCK)
        keys = np.random.Generator(philox).random((numbers.races, WIDTH))[:, : len(FITNESS)]
        keys[:, [FITNESS.index(card) for card in known if card]] = 1.0
        batch["fitness"][:, hidden] = keys.argsort(axis=1, kind="stable")[:, : len(hidden)]
