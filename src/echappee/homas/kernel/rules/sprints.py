"""A sprint of a group, at the line or on the way (rules 4.2, 5.8)."""

from echappee.homas.kernel.chance import DASH, DASH_DIE, roll
from echappee.homas.kernel.decisions import decide
from echappee.homas.kernel.rules.cards import KINDS, VALUES, WIDTH, first_card, second_card, spend
from echappee.homas.kernel.rules.options import offer_pairs, offer_singles
from echappee.homas.kernel.rules.questions import ROLL, WAITING, offer
from echappee.homas.kernel.rules.traffic import is_neutral, team_of
from echappee.homas.kernel.state import OWN
from echappee.homas.rules.cards import KINDS as NAMES
from echappee.homas.rules.cards import SPRINTER
from echappee.homas.rules.finish import NOT_UPHILL
from echappee.kernel import Race, Table, compiled

UPHILL = sum((1 << WIDTH) - 1 << WIDTH * kind for kind in range(KINDS) if NAMES[kind] != NOT_UPHILL)
"""All cards of the kinds that can be played in a sprint uphill."""


@compiled
def sprint(table: Table, race: Race, first: int, end: int, number: int, uphill: int, bonus: bool) -> None:
    """Sort this part of `group` by the photo finish; a sprint moves nobody on the board (4.2).

    With a bonus, each row of riders that is caught adds one more.
    """
    if end - first == 1:
        return
    for index in range(first, end):
        race.rows[index] = table.row[race.square[race.group[index]]]
    for index in range(first, end):
        if race.sprinted[race.group[index]] >= 0:
            race.rows[index] = race.sprinted[race.group[index]]
            continue
        score = _score(table, race, race.group[index], number, uphill)
        if score == WAITING:
            return
        caught = _caught(race, race.rows[index], score, first, end) if bonus else 0
        race.rows[index] += score + caught
    _sort_by_rows(table, race, first, end)


@compiled
def _caught(race: Race, start: int, score: int, first: int, end: int) -> int:
    """How many rows of other riders this score catches."""
    found = 0
    for row in range(start + 1, start + score + 1):
        for index in range(first, end):
            if race.rows[index] == row:
                found += 1
                break
    return found


@compiled
def _sort_by_rows(table: Table, race: Race, first: int, end: int) -> None:
    """The first row first, in a row the right lane first."""
    for index in range(first + 1, end):
        rider, row, at = race.group[index], race.rows[index], index
        while at > first and _is_later(table, race, race.group[at - 1], race.rows[at - 1], rider, row):
            race.group[at], race.rows[at] = race.group[at - 1], race.rows[at - 1]
            at -= 1
        race.group[at], race.rows[at] = rider, row


@compiled
def _is_later(table: Table, race: Race, other: int, other_row: int, rider: int, row: int) -> bool:
    lane, other_lane = table.lane[race.square[rider]], table.lane[race.square[other]]
    return other_row < row or (other_row == row and other_lane > lane)


@compiled
def _score(table: Table, race: Race, rider: int, number: int, uphill: int) -> int:
    """One die or card, two for sprinters; neutral riders have one more on an even score (4.2.1, 4.2.4)."""
    dice, played = 1 + (rider % OWN == SPRINTER - 1), ROLL
    if not is_neutral(table, rider):
        cards = race.cards[rider] & UPHILL if uphill else race.cards[rider]
        race.count = 0
        offer(race, ROLL)
        offer_singles(race, cards, 0)
        if dice > 1:
            offer_pairs(race, cards, 0)
        played = decide(table, race, DASH, team_of(rider), rider, number)
        if played == WAITING:
            return WAITING
    score = 0
    for kind in (first_card(played), second_card(played)):
        if kind >= 0:
            spend(race, rider, kind)
            score += VALUES[kind]
            dice -= 1
    one, two = roll(race, DASH_DIE, rider, number, dice)
    if is_neutral(table, rider) and (one + two) % 2 == 0:
        score += 1
    return score + one + two
