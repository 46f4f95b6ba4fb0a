"""Positions of the reference as arrays, and back."""

from typing import Final

import numpy as np

from echappee.engine import Refused
from echappee.flamme.kernel import state
from echappee.flamme.kernel.card_table import NAMES, DeckRows
from echappee.flamme.kernel.road_table import PILE_NAMES, WEATHERS, straights_of, under
from echappee.flamme.kernel.rules.tokens import TOKEN_BITS, VALUE_BITS
from echappee.flamme.rules import Course, Position, Rider, Token
from echappee.kernel.arrays import Batch, Small, Words

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


def pack(position: Position, rows: DeckRows) -> Batch:
    """One race that is in this position; refuses what the kernel cannot ride."""
    check(position)
    batch: Batch = np.zeros(1, state.KEPT)
    race = batch[0]
    seats = [team.colour for team in position.teams]
    race["round"] = position.round
    race["phase"] = PHASES.index("energy" if position.phase == "declare" else position.phase)
    race["first"] = seats.index(position.first) if position.first else -1
    race["order"] = range(state.RIDERS)
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
    """Refuse positions that the kernel cannot ride."""
    if len(position.riders) > state.RIDERS:
        raise Refused("kernel-cannot", f"the kernel rides with at most {state.RIDERS} riders")
    pairs = [position.of(team.colour) for team in position.teams]
    if position.round == 0 and any(len(pair) != 2 for pair in pairs):
        raise Refused("kernel-cannot", "the kernel starts races with two riders in every team")
    if any(not 1 <= len(pair) <= 2 for pair in pairs):
        raise Refused("kernel-cannot", "the kernel rides with one or two riders in a team")
    if position.phase == "breakaway" and any(rider.played or rider.card for rider in position.riders):
        raise Refused("kernel-cannot", "the kernel bids before the first card is played")


def _laid(start: Position, race: np.record) -> Course:
    """The road under the weather that was laid in this race."""
    if not (start.ruleset.weather and start.phase in ("draft", "weather")) or race["phase"] < state.PLACEMENT:
        return start.course
    straights = straights_of(start.course)
    return under(start.course, [WEATHERS[race["weather"][index]] for index in range(len(straights))])


def _pack_rider(rider: Rider, rows: DeckRows, row: int) -> list[int]:
    fields = {
        state.SQUARE: rider.square,
        state.LANE: rider.lane,
        state.CRASHED: int(rider.crashed),
        state.CARD: -1 if rider.card is None else rows.kind(row, rider.card),
        state.HOME: rider.home,
        state.TAKEN: rider.taken,
        state.ROW: row,
        state.SPECIALIST: NAMES.index(rider.specialist) if rider.specialist else -1,
        state.TOKENS: _pack_tokens(rider.tokens),
        state.MINUTES: rider.minutes,
        state.TIME: -1 if rider.time is None else rider.time,
        state.PODIUM: rider.podium,
    }
    return [fields.get(column, 0) for column in range(state.RIDER_FIELDS)]


def _unpack_rider(rider: Rider, rows: DeckRows, fields: Small, decks: Words) -> Rider:
    row = int(fields[state.ROW])
    return rider._replace(
        square=int(fields[state.SQUARE]),
        lane=int(fields[state.LANE]),
        crashed=bool(fields[state.CRASHED]),
        pile=rows.cards(row, int(decks[state.PILE])),
        recycled=rows.cards(row, int(decks[state.RECYCLED])),
        card=None if fields[state.CARD] < 0 else rows.card(row, int(fields[state.CARD])),
        played=rows.cards(row, int(decks[state.PLAYED])),
        taken=int(fields[state.TAKEN]),
        home=int(fields[state.HOME]),
        specialist="" if fields[state.SPECIALIST] < 0 else NAMES[fields[state.SPECIALIST]],
        tokens=_unpack_tokens(int(fields[state.TOKENS])),
        minutes=int(fields[state.MINUTES]),
        time=None if fields[state.TIME] < 0 else int(fields[state.TIME]),
        podium=int(fields[state.PODIUM]),
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
