"""A record from outside: read with care, ridden once, and only as far as its entries lead."""

import re
from bisect import bisect_left
from collections.abc import Mapping
from itertools import pairwise, zip_longest

from echappee.engine import Refused
from echappee.games import Game, LoadedRace, read
from echappee.notation import GameRules, Record, SomePosition, SomeRace, SomeView, replay, round_digests
from echappee.server.tables.game_table import GameTable
from echappee.tours.record import HEAD as TOUR

LONGEST_LINE = 1000
"""Enough for any stage at a table; a longer road would take too long to build."""

MOST_ROUNDS = 400
"""More than the longest road at a table takes, even if everybody crawls."""

_ROUND = re.compile(r"(?m)^round ([0-9]{1,5})[ \t\r]*$")


class Broken(Refused):
    """A record that stops making sense, and the last round up to which it is valid (0 if none)."""

    def __init__(self, code: str, detail: str, rounds: int = 0) -> None:
        super().__init__(code, detail)
        self.rounds = rounds


def ride_record(text: str) -> "LoadedRace[SomePosition, SomeView]":
    """The race of this record, and its tags; `Broken` says how far the record is valid.

    Its seed is not used to deal beyond its entries.
    """
    _check_size(text)
    try:
        game, record = read(text)
    except Refused as refusal:
        raise Broken(refusal.code, refusal.detail, _holding(text)) from None
    tags = record.tags
    try:
        _check_tags(game, tags)
        seedless = {name: value for name, value in tags.items() if name != "seed"}
        race: SomeRace = replay(game.rules, Record(seedless))
    except Refused as refusal:
        raise Broken(refusal.code, refusal.detail) from None
    if wrong := _follow(race, game.rules, record):
        number, why = wrong
        raise Broken(why.code, why.detail, _last_before(text, number))
    return LoadedRace(race, tags)


def up_to_round(text: str, rounds: int) -> str:
    """The record up to the end of this round."""
    later = (match.start() for match in _ROUND.finditer(text) if int(match[1]) > rounds)
    return text[: next(later, len(text))]


def _check_size(text: str) -> None:
    """Refuse a record that is longer than any race at a table, or a whole tour."""
    if any(len(line) > LONGEST_LINE for line in text.splitlines()):
        raise Broken("bad-record", f"record: a line has at most {LONGEST_LINE} characters")
    if len(_ROUND.findall(text)) > MOST_ROUNDS:
        raise Broken("bad-record", f"record: a race has at most {MOST_ROUNDS} rounds")
    if text.startswith(TOUR):
        raise Broken("bad-record", "record: this is a whole tour; its stages are replayed one by one")


def _check_tags(game: Game, tags: Mapping[str, str]) -> None:
    """Refuse a race that the server does not replay."""
    # A position can be invented, and not every position leads to an end.
    if "position" in tags:
        raise Refused("bad-record", "record: a race that starts from a position is not ridden here")
    game.room(GameTable).check_tags(tags)


def _follow(
    race: SomeRace, rules: "GameRules[SomePosition, SomeView]", record: Record
) -> tuple[int, Refused] | None:
    """Ride the entries one by one; returns the first round that does not fit, and the reason."""
    wrong = _ride_on(race, record)
    digests = round_digests(rules, race)
    drift = next((number for number, digest in record.digests.items() if digests.get(number) != digest), None)
    if drift is None:
        return wrong
    if wrong:
        return min(drift, wrong[0]), wrong[1]
    return drift, Refused("drift", f"record: round {drift} ends in a different position than the record says")


def _ride_on(race: SomeRace, record: Record) -> tuple[int, Refused] | None:
    for entry in record.entries:
        try:
            (race.deal if entry.chance else race.answer)(entry.key, entry.result)
        except Refused as refusal:
            return entry.key.round, Refused("bad-record", f"record: {refusal.detail}")
    for written, ridden in zip_longest(record.entries, [*race.ledger, *race.open_entries]):
        if written != ridden:
            misplaced = ridden or written
            said = f"record: {misplaced.key} is missing or out of order"
            return misplaced.key.round, Refused("bad-record", said)
    return None


def _holding(text: str) -> int:
    """The last valid round of an unreadable record; 0 if none. It is ridden at most once."""
    rounds = [int(match[1]) for match in _ROUND.finditer(text)]
    upward = next((i for i, (one, other) in enumerate(pairwise(rounds), 1) if other <= one), len(rounds))
    good = bisect_left(rounds[:upward], True, key=lambda number: not _is_readable(up_to_round(text, number)))
    if not good:
        return 0
    try:
        ride_record(up_to_round(text, rounds[good - 1]))
    except Broken as broken:
        return broken.rounds
    return rounds[good - 1]


def _is_readable(text: str) -> bool:
    try:
        read(text)
    except Refused:
        return False
    return True


def _last_before(text: str, number: int) -> int:
    """The last round of this record before this one; 0 if there is none."""
    return max((int(match[1]) for match in _ROUND.finditer(text) if int(match[1]) < number), default=0)
