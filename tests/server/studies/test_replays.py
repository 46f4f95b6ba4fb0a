"""Replayed records: all that happened, every moment, and how far a broken record holds."""

import re
from functools import cache
from typing import Any

import pytest
from msgspec import json

from echappee.engine import Event, Refused
from echappee.flamme.rules import FLAMME
from echappee.flamme.table.settings import setup_of
from echappee.flamme.table.wire import FlammeRoad, FlammeView, view_wire
from echappee.games import LoadedRace, load
from echappee.server.messages.studies import Replay, SeatRow
from echappee.server.messages.wire import EventWire
from echappee.server.studies.replays import replay_of
from echappee.server.tables.game_table import Known
from echappee.server.tables.untrusted_record import LONGEST_LINE, Broken
from tests.records.flamme.golden import FOLDER, GOLDEN
from tests.server.typed import read_replay

START = "echappee-record 1\ngame: flamme\nedition: 1\n"
NOT_FOR_TABLES = ("declared", "pile-up", "nimble", "roundabouts-left", "roundabouts-right")
"""No table can have their rules or tiles."""


def golden(name: str) -> str:
    return (FOLDER / f"{name}.race").read_text(encoding="utf-8")


@cache
def ridden(name: str) -> tuple[LoadedRace[Any, Any], Replay]:
    """A golden race, and how it is told."""
    return load(golden(name)), replay_of(golden(name))


def broken(text: str) -> Broken:
    with pytest.raises(Broken) as caught:
        replay_of(text)
    return caught.value


def until_round(text: str, number: int) -> str:
    """The record as if the race had been left after this round's first line."""
    return text[: text.index("\n", text.index(f"round {number}\n") + len(f"round {number}\n")) + 1]


def heard(told: EventWire) -> Event:
    """An event as it was before it was sent."""
    return Event(told.code, told.rule, told.args, told.to)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_race_is_told_whole(name: str) -> None:
    (race, tags), replay = ridden(name)
    assert [heard(event) for event in replay.events] == race.events
    assert any(event.said for event in replay.events)
    assert (replay.over, replay.seeded) == (True, True)
    assert replay.stage == ("" if tags["stage"] == "own" else tags["stage"])
    assert [seat.colour for seat in replay.seats] == [team.colour for team in race.position.teams]
    assert [(row.round, row.phase, row.events, row.entries) for row in replay.moments] == [
        (at.position.round, at.position.phase, at.events, at.entries) for at in race.moments
    ]
    assert (replay.settings is None) == (name in NOT_FOR_TABLES)
    assert read_replay(json.encode(replay)) == replay


@pytest.mark.parametrize("name", GOLDEN)
def test_following_the_events_shows_what_each_seat_saw(name: str) -> None:
    (race, _), replay = ridden(name)
    for seat in (*race.position.seats, None):
        first = FLAMME.cut(race.moments[0].position, seat)
        assert isinstance(replay.start, FlammeView)
        shown = [rider for rider in replay.start.riders if rider.team == seat]
        assert shown == [rider for rider in view_wire(first, Known()).riders if rider.team == seat]
        view = first
        for told in replay.events:
            view = FLAMME.fold(view, heard(told)) if heard(told).heard_by(seat) else view
        assert view == race.view(seat)


def test_the_weather_is_on_the_road_from_the_start() -> None:
    race, _ = load(golden("weather"))
    road = replay_of(golden("weather")).road
    assert isinstance(road, FlammeRoad)
    assert road.text == race.position.course.text
    assert any(square.weather for square in road.squares)


def test_a_replay_names_the_people_and_bots_who_rode() -> None:
    text = golden("solo").replace("players: tempo peloton muscle", "players: you - -")
    seats = (
        SeatRow("blue", "person", ""),
        SeatRow("red", "automatic", "peloton"),
        SeatRow("green", "automatic", "muscle"),
    )
    assert replay_of(text).seats == seats
    assert replay_of(golden("solo")).seats[0] == SeatRow("blue", "bot", "tempo")
    assert replay_of(re.sub("players: .*\n", "", text)).seats == seats


def test_a_bot_that_is_gone_is_named_but_not_seated() -> None:
    replay = replay_of(golden("base").replace("players: tempo", "players: deepest-blue"))
    assert replay.seats[0].name == "deepest-blue"
    assert replay.settings
    assert replay.settings.seats[0].name == "tempo"


def test_settings_are_those_of_a_table_with_the_same_race() -> None:
    settings = replay_of(golden("everything")).settings
    assert settings
    assert settings.stage == "peloton-12-5-6"
    assert settings.rules == ("weather", "breakaway", "ride-out")
    assert [seat.kind for seat in settings.seats] == ["bot", "bot", "automatic", "automatic", "bot", "bot"]
    assert [seat.extras for seat in settings.seats] == [{"handicap": 1}, {}, {}, {}, {}, {}]
    assert setup_of(settings) == GOLDEN["everything"].setup


def test_a_stage_with_a_wrong_id_is_told_by_its_tiles() -> None:
    replay = replay_of(golden("base").replace("stage: base-2", "stage: base-4"))
    assert (replay.stage, replay.name) == ("", "")
    assert replay.settings
    assert replay.settings.stage.startswith("a b c g i D")


def test_the_end_of_a_race_is_the_only_moment_without_a_fork() -> None:
    replay = replay_of(golden("base"))
    last = [row for row in replay.moments if not row.fork]
    assert [(row.round, row.phase) for row in last] == [
        (replay.moments[-1].round, "movement"),
        (replay.moments[-1].round, "end"),
    ]
    assert not any(row.fork for row in replay_of(golden("declared")).moments)


def test_an_unfinished_race_can_be_watched_and_gone_on_with() -> None:
    replay = replay_of(until_round(golden("base"), 5))
    assert not replay.over
    assert (replay.moments[-1].round, replay.moments[-1].phase) == (5, "energy")
    assert replay.moments[-1].events == len(replay.events)
    assert all(row.fork for row in replay.moments)


def test_a_replay_does_not_tell_what_the_seed_would_deal_next() -> None:
    start = golden("base").partition("\nround 0")[0]
    assert replay_of(start).events == ()


@pytest.mark.parametrize(
    ("old", "new", "code", "rounds"),
    [
        ("round 6\n", "round 6\nwind: blows~hard\n", "bad-record", 5),
        ("round 6\n", "round 6\nthis is no line\n", "bad-record", 5),
        ("round 6\n", "round 4\n", "bad-record", 4),
        ("round 1\n", "round 1\nthis is no line\n", "bad-record", 0),
        ("round 0\n", "round 0\nthis is no line\n", "bad-record", 0),
        ("seed: base", "seed", "bad-record", 0),
        ("game: flamme", "game: chess", "unknown-game", 0),
        ("edition: 1", "edition: 2", "other-edition", 0),
        ("teams: team", "teams: lions", "bad-record", 0),
        ("tiles: a b", "tiles: a ?", "bad-record", 0),
        ("echappee-record 1", "echappee-record 2", "bad-record", 0),
    ],
)
def test_a_broken_record_is_offered_as_far_as_it_holds(old: str, new: str, code: str, rounds: int) -> None:
    assert golden("base").count(old) == 1
    text = golden("base").replace(old, new)
    refusal = broken(text)
    assert (refusal.code, refusal.rounds) == (code, rounds)
    assert "\n" not in refusal.detail
    if rounds:
        part = replay_of(text, rounds)
        assert (part.over, part.moments[-1].round) == (False, rounds + 1)
        assert part.events == replay_of(golden("base")).events[: len(part.events)]


def test_a_record_that_drifts_is_offered_up_to_the_round_before() -> None:
    text = golden("base")
    fourth = re.findall("digest (.*)", text)[4]
    assert (broken(text.replace(fourth, "0" * 12)).code, broken(text.replace(fourth, "0" * 12)).rounds) == (
        "drift",
        3,
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0",
        "round 1\n" * 1000,
        f"{START}position: flamme/1 rules=base",
        f"{START}tiles: a{' b' * LONGEST_LINE} u\nrules: base\nteams: team",
    ],
    ids=["nothing", "no-text", "rounds-only", "position", "endless-road"],
)
def test_a_text_that_is_not_a_record_of_a_race_is_refused(text: str) -> None:
    refusal = broken(text)
    assert (refusal.code, refusal.rounds) == ("bad-record", 0)


def test_a_record_can_be_watched_up_to_a_round() -> None:
    assert {row.round for row in replay_of(golden("base"), 3).moments} == {0, 1, 2, 3, 4}
    assert replay_of(golden("base"), 99999) == replay_of(golden("base"))
    assert isinstance(broken("echappee-record 1"), Refused)
