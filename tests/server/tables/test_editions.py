"""Stored acts name the edition of their game, and no table continues under the rules of another edition."""

from dataclasses import replace

import pytest
from msgspec import json

import echappee.flamme.rules as flamme
import echappee.homas.rules as homas_rules
from echappee.engine import Refused
from echappee.server.messages.settings import Settings
from echappee.server.tables import acts
from echappee.server.tables.acts import print_act
from echappee.server.tables.hub import Hub
from echappee.server.tables.log import read_table
from tests.server.homas.racing import homas
from tests.server.memory_store import AtOnce, Room
from tests.server.players import OPEN, RANDOM, set_to

HOMAS = homas(OPEN, OPEN)


@pytest.fixture
def second_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of Flamme Rouge have changed; those of Homas Tour Pro are still in their first edition."""
    monkeypatch.setattr(flamme, "RULES", replace(flamme.RULES, edition=2))
    monkeypatch.setattr(homas_rules, "RULES", replace(homas_rules.RULES, edition=1))


def log(settings: Settings, *more: acts.Act, edition: int = 0) -> list[bytes]:
    """A log whose first act names this edition, if any."""
    return [print_act(act) for act in (acts.Opened(device="ann", settings=settings, edition=edition), *more)]


def code_of(entries: list[bytes]) -> str:
    """The code with which this log is refused; empty if it is not."""
    try:
        read_table("table", "seed", entries)
    except Refused as refusal:
        return refusal.code
    return ""


async def test_every_stored_act_names_the_edition_of_its_game(room: Room) -> None:
    live = await room.race(set_to(OPEN, RANDOM), "blue")
    entries = room.store.acts[live.table.id]
    assert [json.decode(entry)["edition"] for entry in entries] == [1] * len(entries)


def test_acts_that_name_no_edition_belong_to_the_first() -> None:
    assert b"edition" not in log(set_to(OPEN))[0]
    assert code_of(log(set_to(OPEN))) == code_of(log(set_to(OPEN), edition=1)) == ""
    assert code_of(log(set_to(OPEN), edition=2)) == "other-edition"


@pytest.mark.usefixtures("second_edition")
def test_a_log_of_an_edition_that_the_game_no_longer_has_is_refused() -> None:
    started = acts.Started(device="ann", edition=1)
    assert code_of(log(set_to(OPEN))) == code_of(log(set_to(OPEN), edition=1)) == "other-edition"
    assert code_of(log(set_to(OPEN), started, edition=2)) == "other-edition"
    assert code_of(log(set_to(OPEN), edition=2)) == ""


@pytest.mark.usefixtures("second_edition")
def test_each_game_has_its_own_edition() -> None:
    to_flamme = acts.Configured(device="ann", settings=set_to(OPEN, OPEN), edition=2)
    sat = acts.Sat(device="ann", seat="red", name="Ann", edition=2)
    assert code_of(log(HOMAS, edition=1)) == code_of(log(HOMAS, to_flamme, sat, edition=1)) == ""
    assert code_of(log(HOMAS, sat, edition=1)) == "other-edition"


async def test_a_table_of_another_edition_stays_in_the_lists(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.open(set_to(OPEN, RANDOM), "blue")
    later = Room()
    later.store = room.store
    later.hub = Hub(room.store, later.bots, AtOnce(), lambda: later.now)
    monkeypatch.setattr(flamme, "RULES", replace(flamme.RULES, edition=2))
    with pytest.raises(Refused, match="edition 1 of the rules") as refusal:
        await later.hub.find(live.table.id)
    assert refusal.value.code == "other-edition"
    assert [each.summary.id for each in await later.store.tables_of("ann", 9)] == [live.table.id]
