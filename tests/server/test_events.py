"""Every event of the golden races is what the schema says of its code."""

from collections.abc import Iterator

import pytest
from msgspec import Struct, convert
from msgspec.structs import FieldInfo, fields

from echappee.engine import Event
from echappee.games import game_named
from echappee.server.tables.game_table import GameTable
from tests.records.kept import ridden
from tests.records.test_golden import KEPT


def told(game: str) -> Iterator[Event]:
    """One event of each kind of arguments in each golden race."""
    folder, names = KEPT[game]
    for name in names:
        events = ridden(folder, name).events
        yield from {(event.code, *event.args): event for event in events}.values()


def known(game: str) -> dict[str, FieldInfo]:
    types = game_named(game).room(GameTable).wire.events
    assert types is not None
    return {field.encode_name: field for field in fields(types)}


@pytest.mark.parametrize("game", KEPT)
def test_events_have_the_arguments_that_the_schema_names(game: str) -> None:
    codes = known(game)
    seen = set()
    for event in told(game):
        kind = codes[event.code].type
        assert issubclass(kind, Struct)
        assert {field.encode_name for field in fields(kind)} == set(event.args), event.code
        convert(dict(event.args), kind)
        seen.add(event.code)
    assert codes.keys() == seen
