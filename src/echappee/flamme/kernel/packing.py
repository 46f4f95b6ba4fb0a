"""Positions of the reference as arrays, and back."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from echappee.engine import Refused
from echappee.flamme.kernel.card_table import NAMES, DeckRows
from echappee.flamme.kernel.road_table import PILE_NAMES, WEATHERS, straights_of, under
from echappee.flamme.kernel.rules.tokens import TOKEN_BITS, VALUE_BITS
from echappee.flamme.kernel.state import (
    CARD,
    CRASHED,
    HOME,
    KEPT,
    LANE,
    MINUTES,
    PILE,
    PLACEMENT,
    PLAYED,
    PODIUM,
    RECYCLED,
    RIDER_FIELDS,
    RIDERS,
    ROW,
    SPECIALIST,
    SQUARE,
    TAKEN,
    TIME,
    TOKENS,
    Small,
    Words,
)
from echappee.flamme.rules.course import Course
from echappee.flamme.rules.position import Position, Rider, Token

PHASES: Final = (
    "draft",
    "weather",
    "placement",
    "breakaway",
    "energy",
    "movement",
    "end",
    "refresh",
    "over",
)
"""The phases by number; with declared cards the energy phase is called declare."""


Batch = NDArray[np.void]
"""Races as records of the type `KEPT`."""


def pack(position: Position, rows: DeckRows) -> Batch:
    """One race that is in this position; refuses what the kernel cannot ride."""
    check(position)
    batch: Batch = np.zeros(1, KEPT)
    race = batch[0]
    seats = [team.colour for team in position.teams]
    race["round"] = position.round
    race["phase"] = PHASES.index("energy" if position.phase == "declare" else position.phase)
    race["first"] = seats.index(position.first) if position.first else -1
    race["order"] = range(RIDERS)
    race["turn"] = -1
    for index, rider in enumerate(position.riders):
        row = rows.of_rider[index]
        race["riders"][index] = _pack_rider(rider, rows, row)
        race["decks"][index] = [
            *(rows.word(row, cards) for cards in (rider.pile, rider.recycled, rider.played)),
            0,
        ]
    return batch


def unpack(start: Position, rows: DeckRows, race: np.record) -> Position:
    """The position that a race has reached from its start."""
    phase = PHASES[race["phase"]]
    if phase == "energy" and start.ruleset.declared:
        phase = "declare"
    return start._replace(
        course=_laid(start, race),
        riders=tuple(
            _unpack_rider(rider, rows, race["riders"][index], race["decks"][index])
            for index, rider in enumerate(start.riders)
        ),
        round=int(race["round"]),
        phase=phase,
        first="" if race["first"] < 0 else start.teams[race["first"]].colour,
    )


def check(position: Position) -> None:
    """Refuse what the kernel cannot ride."""
    if len(position.riders) > RIDERS:
        raise Refused("kernel-cannot", f"the kernel rides with at most {RIDERS} riders")
    pairs = [position.of(team.colour) for team in position.teams]
    if position.round == 0 and any(len(pair) != 2 for pair in pairs):
        raise Refused("kernel-cannot", "the kernel starts races with two riders in every team")
    if any(not 1 <= len(pair) <= 2 for pair in pairs):
        raise Refused("kernel-cannot", "the kernel rides with one or two riders in a team")
    if position.phase == "breakaway" and any(rider.played or rider.card for rider in position.riders):
        raise Refused("kernel-cannot", "the kernel bids before the first card is played")


def _laid(start: Position, race: np.record) -> Course:
    """The road under the weather that was laid in this race."""
    if not (start.ruleset.weather and start.phase in ("draft", "weather")) or race["phase"] < PLACEMENT:
        return start.course
    straights = straights_of(start.course)
    return under(start.course, [WEATHERS[race["weather"][index]] for index in range(len(straights))])


def _pack_rider(rider: Rider, rows: DeckRows, row: int) -> list[int]:
    fields = {
        SQUARE: rider.square,
        LANE: rider.lane,
        CRASHED: int(rider.crashed),
        CARD: -1 if rider.card is None else rows.kind(row, rider.card),
        HOME: rider.home,
        TAKEN: rider.taken,
        ROW: row,
        SPECIALIST: NAMES.index(rider.specialist) if rider.specialist else -1,
        TOKENS: _pack_tokens(rider.tokens),
        MINUTES: rider.minutes,
        TIME: -1 if rider.time is None else rider.time,
        PODIUM: rider.podium,
    }
    return [fields.get(column, 0) for column in range(RIDER_FIELDS)]


def _unpack_rider(rider: Rider, rows: DeckRows, fields: Small, decks: Words) -> Rider:
    row = int(fields[ROW])
    return rider._replace(
        square=int(fields[SQUARE]),
        lane=int(fields[LANE]),
        crashed=bool(fields[CRASHED]),
        pile=rows.cards(row, int(decks[PILE])),
        recycled=rows.cards(row, int(decks[RECYCLED])),
        card=None if fields[CARD] < 0 else rows.card(row, int(fields[CARD])),
        played=rows.cards(row, int(decks[PLAYED])),
        taken=int(fields[TAKEN]),
        home=int(fields[HOME]),
        specialist="" if fields[SPECIALIST] < 0 else NAMES[fields[SPECIALIST]],
        tokens=_unpack_tokens(int(fields[TOKENS])),
        minutes=int(fields[MINUTES]),
        time=None if fields[TIME] < 0 else int(fields[TIME]),
        podium=int(fields[PODIUM]),
    )


def _pack_tokens(tokens: tuple[Token, ...]) -> int:
    return sum(
        ((PILE_NAMES.index(token.pile) << VALUE_BITS) + token.value + 1) << TOKEN_BITS * index
        for index, token in enumerate(tokens)
    )


def _unpack_tokens(packed: int) -> tuple[Token, ...]:
    found = []
    while packed:
        token = (packed & 31) - 1
        found.append(Token(PILE_NAMES[token >> VALUE_BITS], token & 7))
        packed >>= TOKEN_BITS
    return tuple(found)
