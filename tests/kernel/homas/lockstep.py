"""Lockstep: the kernel rides a race, the reference rides its ledger, and every position must be the same."""

from collections.abc import Sequence

from echappee.engine import Race, Refused, ScriptedDealer
from echappee.homas.kernel import Kernel
from echappee.homas.rules import HOMAS, HomasRace, Position
from echappee.homas.rules.position_line import print_line
from echappee.kernel import RiddenPart


def compare(kernel: Kernel, number: int) -> HomasRace:
    """Ride this race in both engines; the race of the reference."""
    return compare_steps(kernel.start, list(kernel.follow(number)))


def compare_steps(start: Position, steps: Sequence[RiddenPart[Position]]) -> HomasRace:
    """Hold what the kernel rode against the reference, step by step."""
    ledger = [entry for step in steps for entry in step.entries]
    try:
        race = Race(HOMAS, start, ScriptedDealer(), ledger)
    except Refused:
        raise AssertionError(_first_difference(start, steps)) from None
    lines = [print_line(moment.position) for moment in race.moments[1:]] + [print_line(race.position)]
    if [print_line(step.position) for step in steps] != lines:
        raise AssertionError(_first_difference(start, steps))
    assert race.over
    assert not race.unread
    return race


def _first_difference(before: Position, steps: Sequence[RiddenPart[Position]]) -> str:
    """The first step after which the engines disagree, with the position in the reference."""
    for entries, after in steps:
        told = " ".join(f"{entry.key}={entry.result}" for entry in entries)
        try:
            race = Race(HOMAS, before, ScriptedDealer(), entries)
        except Refused as refusal:
            return f"{print_line(before)}\nwith {told}\nrefused: {refusal.detail}"
        expected = race.moments[1].position if len(race.moments) > 1 else race.position
        if race.unread or print_line(expected) != print_line(after):
            changed = set(print_line(after).split(" ")) ^ set(print_line(expected).split(" "))
            asked = f"{race.questions}\n{race.requests}" if len(race.moments) < 2 else ""
            return f"from {print_line(before)}\nwith {told}\ndifferent: {' '.join(sorted(changed))}\n{asked}"
        before = after
    return "the ledgers differ"
