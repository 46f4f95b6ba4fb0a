"""The games there are, and their races as text: the one place that knows every family."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from echappee.engine import Refused
from echappee.flamme import FLAMME, FlammeRace
from echappee.notation import Record, print_record, read_record, record_of, replay

GAMES: Final = {FLAMME.name: FLAMME}


class Loaded(NamedTuple):
    """A race read from a record, and the record's tags."""

    race: FlammeRace
    tags: Mapping[str, str]


def load(text: str, origin: str = "record") -> Loaded:
    """Read a record and ride it; refuses a file that is damaged, foreign or drifts from the rules."""
    record = read_record(text, origin)
    game = GAMES.get(record.tags.get("game", ""))
    if game is None:
        raise Refused("unknown-game", f"{origin}: the game is none of {', '.join(GAMES)}")
    return Loaded(replay(game, record, origin), record.tags)


def save(race: FlammeRace, tags: Mapping[str, str]) -> str:
    """The record of this race as text."""
    return print_record(record(race, tags))


def record(race: FlammeRace, tags: Mapping[str, str]) -> Record:
    """The record of this race."""
    return record_of(FLAMME, race, tags)
