"""Lockstep: the kernel rides a race, the reference rides its ledger, and every position must be the same."""

from collections.abc import Sequence

from echappee.engine import Race, Refused, ScriptedDealer
from echappee.homas.kernel import Kernel
from echappee.homas.rules import HOMAS, HomasRace, Position
from echappee.homas.rules.position_line import print_line
from echappee.kernel import RiddenPart
from tests.counts import SOAK


def compare(kernel: Kernel, number: int) -> HomasRace:
    """Ride this race in both engines; the race of the reference."""
    return compare_steps(kernel.start, list(kernel.follow(number)))


def compare_steps(start: Position, steps: Sequence[RiddenPart[Position]]) -> HomasRace:
    """Hold what the kernel rode against the reference: its whole ledger, its position after each turn.

    In `make soak` its position after each move is compared, too.
    """
    ledger = [entry for step in steps for entry in step.entries]
    try:
        race = Race(HOMAS, start, ScriptedDealer(), ledger)
    except Refused:
        raise AssertionError(_first_difference(start, steps)) from None
    positions = [*(moment.position for moment in race.moments[1:]), race.position]
    looked_at = range(len(positions)) if SOAK else _ends_of_turns(positions)
    if len(positions) != len(steps) or any(steps[n].position != positions[n] for n in looked_at):
        raise AssertionError(_first_difference(start, steps))
    assert race.over
    assert not race.unread
    return race


def _ends_of_turns(positions: Sequence[Position]) -> Sequence[int]:
    """The places of the last position of each turn."""
    last = len(positions) - 1
    return [n for n, each in enumerate(positions) if n == last or each.round != positions[n + 1].round]


def _first_difference(before: Position, steps: Sequence[RiddenPart[Position]]) -> str:
    """The first step after which the engines disagree, with the position in the reference."""
    for step in steps:
        entries, after = step.entries, step.position
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
