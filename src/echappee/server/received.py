"""A record that somebody sends: read with care, and ridden no further than its entries lead."""

from echappee.catalogue import GAMES, Loaded
from echappee.engine import Refused
from echappee.notation import Record, read_record, replay
from echappee.server.games import game_of
from echappee.tours.record import HEAD as TOUR

LONGEST_LINE = 1000
"""Of a record of a table; a longer row of tiles would be no stage, and would take long to lay."""


def ride(text: str) -> Loaded:
    """The race of this record, and the record's tags. What its seed would deal beyond it is not asked."""
    if any(len(line) > LONGEST_LINE for line in text.splitlines()):
        raise Refused("bad-record", f"record: a line has at most {LONGEST_LINE} characters")
    if text.startswith(TOUR):
        raise Refused("bad-record", "record: this is a whole tour; its stages are replayed one by one")
    record = read_record(text)
    tags = record.tags
    if tags.get("game") not in GAMES:
        raise Refused("unknown-game", f"record: the game is none of {', '.join(GAMES)}")
    # Any position can be made up, and not every one that can be written leads to an end.
    if "position" in tags:
        raise Refused("bad-record", "record: a race that starts from a position is not ridden here")
    game_of(tags["game"]).check_tags(tags)
    told = {name: value for name, value in tags.items() if name != "seed"}
    return Loaded(replay(GAMES[tags["game"]], Record(told, record.entries, record.digests)), tags)
