"""A question as its seat imagines it: a position in the kernel, and the moment in its step.

What the seat knows stays. Fitness cards that it may not see are left open here, and dealt again for each
race.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from echappee.engine import Question, Refused
from echappee.homas.kernel.chance import COUNTER, FOLLOW
from echappee.homas.kernel.packing import pack
from echappee.homas.kernel.rules.questions import NONE, PASS
from echappee.homas.kernel.state import MOMENT
from echappee.homas.rules import Position, RiderView, View
from echappee.homas.rules.cards import FITNESS, HIDDEN
from echappee.homas.rules.finish import Sprint
from echappee.homas.rules.offers import Offers
from echappee.homas.rules.position import Rider, index_of
from echappee.kernel import Batch

TRIED: Final = ("lead", "take", "relay", "follow", "counter", "sprint")
"""The kinds of questions to which answers can be tried."""
UNDER_WAY: Final = {"follow": FOLLOW, "counter": COUNTER}


class AskedMoment(NamedTuple):
    """Races that begin with this question."""

    position: Position
    start: Batch
    moment: Batch
    seat: int
    """The index of the team that answers."""
    hidden: tuple[int, ...]
    """The riders whose fitness cards the seat cannot see; here they hold any."""


def asked(view: View, question: Question) -> AskedMoment:
    """The table at this question; refuses questions that cannot be tried, and what the kernel cannot ride."""
    kind = question.id.kind
    if kind not in TRIED or view.phase == "rush":
        raise Refused("kernel-cannot", f"the kernel rides on after {', '.join(TRIED)}, not after {kind}")
    hidden = tuple(index for index, rider in enumerate(view.riders) if rider.fitness == HIDDEN)
    position = _position(view, question)
    seats = [team.colour for team in view.teams]
    return AskedMoment(position, pack(position), _moment(question), seats.index(question.seat), hidden)


def _position(view: View, question: Question) -> Position:
    ordinal = question.id.ordinal
    return Position(
        course=view.course,
        teams=view.teams,
        riders=tuple(map(_rider, view.riders)),
        step=ordinal[0] if ordinal and view.phase == "move" else 0,
        draws=view.draws,
        tired=view.tired,
        rain=view.rain,
        round=view.round,
        phase=view.phase,
        sprints=view.sprints,
        summits=view.summits,
    )


def _rider(seen: RiderView) -> Rider:
    return Rider(*seen)._replace(fitness=FITNESS[0] if seen.fitness == HIDDEN else seen.fitness)


def _moment(question: Question) -> Batch:
    batch: Batch = np.zeros(1, MOMENT)
    moment, kind, choices = batch[0], question.id.kind, question.choices
    moment["sprinted"] = -1
    if kind == "relay":  # its rider has asked, and everybody before this seat has refused
        _force(moment, [PASS] + [NONE] * question.id.ordinal[-1])
    if kind in UNDER_WAY:
        _write_trace(moment, kind, choices)
    if isinstance(choices, Sprint):
        for rider, row, _lane in choices.before:
            moment["sprinted"][index_of(rider)] = row
    return batch


def _write_trace(moment: np.record, kind: str, choices: object) -> None:
    if not isinstance(choices, Offers) or choices.trace is None:
        raise Refused("kernel-cannot", "the kernel rides on after an attack that nobody has countered yet")
    old, new, way, file = choices.trace
    moment["offered"], moment["old"], moment["new"] = UNDER_WAY[kind], old, new
    moment["trail"][: len(way)], moment["length"] = way[::-1], len(way)
    moment["passed"][: len(file)], moment["passed_count"] = file, len(file)
    moment["refused"] = sum(1 << rider for rider in choices.refused)


def _force(moment: np.record, answers: Sequence[int]) -> None:
    """The first answers; the last one of them lies on the bottom."""
    moment["forced"] = len(answers)
    moment["forced_answers"][: len(answers)] = answers[::-1]


def with_answer(moment: Batch, option: int) -> Batch:
    """The same moment, and the answer to its question."""
    changed = moment.copy()
    count = int(changed[0]["forced"])
    _force(changed[0], [*changed[0]["forced_answers"][:count][::-1], option])
    return changed
