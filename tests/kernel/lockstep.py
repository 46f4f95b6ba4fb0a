"""Lockstep: the kernel rides a race, the reference rides its ledger, and every position must be the same."""

from collections.abc import Sequence

from echappee.engine import Race, Refused, ScriptedDealer
from echappee.flamme.kernel import Kernel
from echappee.flamme.rules import FLAMME, Position
from echappee.flamme.rules.position_line import print_line
from echappee.kernel import RiddenPart


def compare(kernel: Kernel, number: int) -> int:
    """Ride this race in both engines; how many rounds it took."""
    moments = list(kernel.follow(number))
    ledger = [entry for moment in moments for entry in moment.entries]
    try:
        race = Race(FLAMME, kernel.start, ScriptedDealer(), ledger)
    except Refused:
        raise AssertionError(_first_difference(kernel.start, moments)) from None
    lines = [print_line(moment.position) for moment in race.moments[1:]] + [print_line(race.position)]
    if [print_line(moment.position) for moment in moments] != lines:
        raise AssertionError(_first_difference(kernel.start, moments))
    assert race.over
    assert not race.unread
    return race.position.round - kernel.start.round


def _first_difference(before: Position, moments: Sequence[RiddenPart[Position]]) -> str:
    """The first phase after which the engines disagree, with the position in the reference."""
    for moment in moments:
        entries, after = moment.entries, moment.position
        try:
            race = Race(FLAMME, before, ScriptedDealer(), entries)
        except Refused as refusal:
            return f"{print_line(before)}\nrefused: {refusal.detail}"
        expected = race.moments[1].position if len(race.moments) > 1 else race.position
        if race.unread or print_line(expected) != print_line(after):
            told = " ".join(f"{entry.key}={entry.result}" for entry in entries)
            changed = set(print_line(after).split(" ")) ^ set(print_line(expected).split(" "))
            return f"from {print_line(before)}\nwith {told}\ndifferent: {' '.join(sorted(changed))}"
        before = after
    return "the ledgers differ"
