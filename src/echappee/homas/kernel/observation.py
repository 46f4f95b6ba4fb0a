"""The observation of environments, as in `envs/observation_v1.py`: the same bytes, made from the arrays."""

from typing import Any

from echappee.homas.board.course import LANES, ROW
from echappee.homas.bots import layout
from echappee.homas.kernel.chance import CARDS, KEEP, THEN, TO, WAIT
from echappee.homas.kernel.rules.cards import KINDS, count
from echappee.homas.kernel.rules.traffic import is_opening, is_racing
from echappee.homas.kernel.state import OWN, TEAMS
from echappee.homas.kernel.words import is_about_rider, kind_of
from echappee.kernel import Race, Table, compiled

Bytes = Any
TEAM_SIZE = len(layout.TEAM_PARTS)
RIDER_SIZE = len(layout.RIDER_PARTS)
MANY_LANES = len(LANES)


@compiled
def observe(table: Table, race: Race, out: Bytes) -> None:
    """Write what the seat that is asked observes before the first word of its answer."""
    for index in range(layout.ROADS):
        out[index] = 0
    _write_race(table, race, out)
    _write_question(table, race, out)
    for place in range(TEAMS):
        team = (race.seat + place) % TEAMS
        hidden = race.question == CARDS and place > 0
        _write_team(table, race, team, hidden, out, layout.TEAMS + TEAM_SIZE * place)
        for role in range(OWN):
            at = layout.RIDERS + RIDER_SIZE * (OWN * place + role)
            _write_rider(table, race, OWN * team + role, out, at)
            if not hidden and not _is_paying(race, OWN * team + role):
                _write_cards(race.cards[OWN * team + role], out, at + RIDER_SIZE - KINDS)
    for role in range(OWN):
        square = race.square[OWN * race.seat + role]
        for index in range(layout.ROAD_SIZE):
            out[layout.ROADS + layout.ROAD_SIZE * role + index] = table.scenery[square + 1, index]


@compiled
def put(out: Bytes, index: int, value: int) -> None:
    """Write this as a byte, clipped to its range."""
    out[index] = min(max(value, 0), layout.YES)


@compiled
def _write_race(table: Table, race: Race, out: Bytes) -> None:
    put(out, layout.RACE, layout.TURN_UNIT * race.round)
    out[layout.RACE + 1] = layout.YES * is_opening(table, race)
    out[layout.RACE + 2] = layout.YES * race.rain
    out[layout.RACE + 3] = layout.YES * table.solo
    out[layout.RACE + 4] = layout.YES * table.trial
    out[layout.RACE + 5] = layout.YES * table.to_the_end
    out[layout.RACE + 6] = layout.YES * table.finish_uphill
    out[layout.RACE + 7] = layout.YES * table.alone


@compiled
def asked_rider(race: Race) -> int:
    """The rider that the question is about, or -1."""
    return race.about if is_about_rider(race.question) else -1


@compiled
def _is_paying(race: Race, rider: int) -> bool:
    """Whether it buys lost turns back, perhaps after a card that it has just played, which is told later."""
    return race.question == WAIT and race.about == rider


@compiled
def _write_question(table: Table, race: Race, out: Bytes) -> None:
    out[layout.KIND + kind_of(race.question, race.phase)] = layout.YES
    rider = asked_rider(race)
    if rider >= 0:
        out[layout.ABOUT + rider % OWN] = layout.YES
    if race.question in (TO, THEN):
        start = table.row[race.square[rider]]
        for turn in range(race.count):
            option = race.options[race.count - 1 - turn]
            if option >= 0:
                rows = table.row[option] - start
                put(out, layout.FURTHEST + table.lane[option] - 1, layout.ROWS_UNIT * rows)


@compiled
def _write_team(table: Table, race: Race, team: int, hidden: bool, out: Bytes, at: int) -> None:
    out[at] = layout.YES * table.neutral[team]
    put(out, at + 1, layout.RANK_UNIT * race.rank[team])
    out[at + 2] = layout.YES * race.disqualified[team]
    _write_cards(0 if hidden else race.team_cards[team], out, at + 3)


@compiled
def _write_cards(cards: int, out: Bytes, at: int) -> None:
    for kind in range(KINDS):
        put(out, at + kind, layout.CARD_UNIT * count(cards, kind))


@compiled
def _write_rider(table: Table, race: Race, rider: int, out: Bytes, at: int) -> None:
    square, about = race.square[rider], asked_rider(race)
    about = about if about >= 0 else OWN * race.seat
    progress = table.progress[square] if square >= 0 else 0
    here = table.progress[race.square[about]] if race.square[about] >= 0 else 0
    gap = (progress - here) // layout.NEAR_UNIT
    to_go = (table.line - progress) // ROW
    out[at] = layout.YES * is_racing(race, rider)
    put(out, at + 1, to_go)
    put(out, at + 2, layout.ROWS_UNIT * to_go)
    put(out, at + 3, gap)
    put(out, at + 4, -gap)
    out[at + 5] = layout.LANE_UNIT * (table.lane[square] if square >= 0 else 0)
    out[at + 6] = layout.YES * race.moved[rider]
    out[at + 7] = layout.YES * race.still[rider]
    if not _is_paying(race, rider):
        put(out, at + 8, layout.USED_UNIT * race.used[rider])
    out[at + 9] = layout.YES * race.helped[rider]
    out[at + 10] = layout.YES * race.one_die[rider]
    put(out, at + 11, layout.USED_UNIT * race.wait[rider])
    out[at + 12] = layout.YES * (race.home[rider] > 0)
    put(out, at + 13, layout.PLACE_UNIT * race.place[rider])
    put(out, at + 14, race.delay[rider] // layout.DELAY_UNIT)
    if race.fitness[rider] >= 0 and race.question != KEEP:
        out[at + 15] = layout.YES
        if rider // OWN == race.seat:
            out[at + 16] = layout.FACE_UNIT * (race.fitness[rider] + 1)
