"""The log of a race as entries of the reference's ledger, so that the reference can ride the same race."""

from collections.abc import Iterator
from typing import Final

from echappee.engine import Entry, Key
from echappee.homas.kernel.answers import answer_text
from echappee.homas.kernel.chance import (
    CARDS,
    CHANCE,
    COUNTER,
    COUNTER_DIE,
    DASH,
    DASH_DIE,
    DIE,
    DISCARD,
    EVENT_DIE,
    FALL_BACK,
    FOLLOW,
    KEEP,
    LEAD,
    LETTER,
    PLACE,
    RAIN,
    RECOVERY,
    RELAY,
    SEVEN,
    STACK,
    TAKE,
    TEAM_DIE,
    TEAM_ORDER,
    THEN,
    TIMES,
    TO,
    WAIT,
)
from echappee.homas.kernel.packing import PHASES
from echappee.homas.kernel.rules.start import CARD_BITS, SEAT_BITS
from echappee.homas.kernel.state import RUSH, TEAMS
from echappee.homas.rules import COLOURS, Position
from echappee.homas.rules.cards import FITNESS, STACKS
from echappee.kernel import Race
from echappee.kernel.log import lines

DICE: Final = {DIE: "die", EVENT_DIE: "event", TEAM_DIE: "team", COUNTER_DIE: "counter"}
ABOUT_RIDER: Final = {
    KEEP: "keep",
    LEAD: "lead",
    TAKE: "take",
    SEVEN: "seven",
    TO: "to",
    THEN: "then",
    CHANCE: "chance",
    DISCARD: "discard",
    RECOVERY: "recover",
    WAIT: "wait",
}
"""Questions about a rider, but for sprints, which have the name of their phase."""
ABOUT_SEAT: Final = {
    CARDS: "energy",
    LETTER: "lineup",
    PLACE: "place",
    RELAY: "relay",
    FOLLOW: "follow",
    COUNTER: "counter",
    FALL_BACK: "retreat",
}
BY_STEP: Final = (RELAY, FOLLOW, COUNTER, WAIT)
"""These are told apart by step and time, others about a rider by step, the rest by time."""
ONCE: Final = (CARDS, LETTER, KEEP)


def entries(start: Position, race: Race) -> Iterator[Entry]:
    """The lines of a race's log, decoded."""
    for number, phase, what, who, time, result in lines(race):
        key = _key_of_draw if what < CARDS else _key_of_question
        text = _outcome(what, result) if what < CARDS else answer_text(start, what, result)
        where = key(start, phase, what, who, *divmod(time, TIMES))
        yield Entry(where._replace(round=number), text, what < CARDS)


def _key_of_draw(start: Position, phase: int, what: int, who: int, step: int, time: int) -> Key:
    """A die's time is twice that of its roll, and 1 more for the second one."""
    name = PHASES[phase]
    if what in (RAIN, TEAM_ORDER, STACK):
        return Key(0, name, kind=STACKS[who] if what == STACK else ("rain", "order")[what == TEAM_ORDER])
    roll, die = divmod(time, 2)
    kind = f"{_dash(phase)}-{roll}-die" if what == DASH_DIE else f"{DICE[what]}-{step}"
    rider = start.riders[who]
    return Key(0, name, rider.team, rider.name, kind + "ab"[die])


def _key_of_question(start: Position, phase: int, what: int, who: int, step: int, time: int) -> Key:
    ordinal: tuple[int, ...] = (time,)
    if what in BY_STEP:
        ordinal = (step, time)
    elif what in ONCE:
        ordinal = ()
    elif what in ABOUT_RIDER:
        ordinal = (step,)
    if what in ABOUT_SEAT:
        return Key(0, PHASES[phase], COLOURS[who], kind=ABOUT_SEAT[what], ordinal=ordinal)
    rider = start.riders[who]
    kind = _dash(phase) if what == DASH else ABOUT_RIDER[what]
    return Key(0, PHASES[phase], rider.team, rider.name, kind, ordinal=ordinal)


def _dash(phase: int) -> str:
    return "rush" if phase == RUSH else "sprint"


def _outcome(what: int, result: int) -> str:
    if what == TEAM_ORDER:
        mask = (1 << SEAT_BITS) - 1
        return ",".join(COLOURS[result >> SEAT_BITS * place & mask] for place in range(TEAMS))
    if what == STACK:
        cards = range(0, result.bit_length(), CARD_BITS)
        return ",".join(FITNESS[(result >> at & (1 << CARD_BITS) - 1) - 1] for at in cards)
    return str(result)
