"""A record from outside: read with care, and ridden no further than its entries lead."""

from echappee.engine import Refused
from echappee.games import Loaded, read
from echappee.notation import Record, replay
from echappee.notation.game_rules import Ridden, Seen
from echappee.server.tables.game_table import GameTable
from echappee.tours.record import HEAD as TOUR

LONGEST_LINE = 1000
"""Enough for any stage at a table; a longer row of tiles would take too long to lay."""


def ride(text: str) -> "Loaded[Ridden, Seen]":
    """The race of this record, and the record's tags. Its seed is not used to deal beyond its entries."""
    if any(len(line) > LONGEST_LINE for line in text.splitlines()):
        raise Refused("bad-record", f"record: a line has at most {LONGEST_LINE} characters")
    if text.startswith(TOUR):
        raise Refused("bad-record", "record: this is a whole tour; its stages are replayed one by one")
    game, record = read(text)
    tags = record.tags
    # A position can be made up, and not every position leads to an end.
    if "position" in tags:
        raise Refused("bad-record", "record: a race that starts from a position is not ridden here")
    game.room(GameTable).check_tags(tags)
    seedless = {name: value for name, value in tags.items() if name != "seed"}
    return Loaded(replay(game.rules, Record(seedless, record.entries, record.digests)), tags)
