"""The games there are, and their races as text: the one place that knows every family."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

from echappee.engine import Race, Refused
from echappee.flamme import FLAMME
from echappee.homas import HOMAS
from echappee.notation import Family, Record, print_record, read_record, record_of, replay

AnyRace = Race[Any, Any]
"""A race of some game; `race.rules` says of which."""
AnyFamily = Family[Any, Any]

GAMES: Final[Mapping[str, AnyFamily]] = {FLAMME.name: FLAMME, HOMAS.name: HOMAS}


class Loaded(NamedTuple):
    """A race read from a record, and the record's tags."""

    race: AnyRace
    tags: Mapping[str, str]

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.tags["game"]


def load(text: str, origin: str = "record") -> Loaded:
    """Read a record and ride it; refuses a file that is damaged, foreign or drifts from the rules."""
    record = read_record(text, origin)
    game = GAMES.get(record.tags.get("game", ""))
    if game is None:
        raise Refused("unknown-game", f"{origin}: the game is none of {', '.join(GAMES)}")
    return Loaded(replay(game, record, origin), record.tags)


def save(race: AnyRace, tags: Mapping[str, str]) -> str:
    """The record of this race as text."""
    return print_record(record(race, tags))


def record(race: AnyRace, tags: Mapping[str, str]) -> Record:
    """The record of this race."""
    return record_of(family_of(race), race, tags)


def family_of(race: AnyRace) -> AnyFamily:
    """The game that this race is one of."""
    return cast("AnyFamily", race.rules)
