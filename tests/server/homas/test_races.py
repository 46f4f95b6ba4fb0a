"""Whole races of Homas Tour Pro over sockets, with a real server: people, bots, neutral teams, a kill."""

from collections import Counter
from pathlib import Path

import pytest

from echappee.homas.rules import COURSES
from tests.counts import SOAK
from tests.server.clients import Device
from tests.server.homas.racing import CLASSIC, PROLOGUE, STAGE
from tests.server.running import Server, start_server
from tests.server.socket.test_races import OPEN, RANDOM, Person, check_end, gather, ride

NEUTRAL: dict[str, object] = {"kind": "automatic", "name": "neutral"}
CAPITAINE: dict[str, object] = {"kind": "bot", "name": "capitaine"}
TROUBLED = STAGE if SOAK else "road:0x30,-4x6,0x12;sprint=9;stage"
"""A rush, a climb and a sprint; everything that is said is said twice, so it is mostly short."""


def test_a_classic_against_bots_and_neutral_teams_is_ridden_to_its_end(server: Server) -> None:
    people = gather(server, [OPEN, CAPITAINE, NEUTRAL, RANDOM], (), own=1, stage=CLASSIC, game="homas")
    ride(people, 1)
    check_end(people)
    person, watcher = people
    told = Counter(event["code"] for event in watcher.socket.events)
    assert told["lined-up"] == 5
    assert told["rode"] > 100
    assert told["arrived"] > 0
    assert (told["fitness-dealt"], told["fitness"]) == (0, 1)
    assert Counter(event["code"] for event in person.socket.events)["fitness-dealt"] == 4
    seats = person.now["table"]["seats"]
    assert [seat.get("failed", False) for seat in seats] == [False] * 5
    assert [seat["kind"] for seat in seats] == ["person", "bot", "automatic", "bot", "automatic"]
    rows = person.device.get("/api/tables").body["yours"]
    assert [(row["table"]["game"], row["table"]["name"], row["table"]["stage"]) for row in rows] == [
        ("homas", "Milan – San Remo", CLASSIC)
    ]
    assert rows[0]["table"]["winner"] in {rider["name"] for rider in watcher.now["views"][0]["riders"]}


@pytest.mark.soak
def test_lost_connections_and_repeated_stale_or_foreign_answers_harm_nothing(server: Server) -> None:
    people = gather(server, [OPEN, OPEN], (), own=1, stage=TROUBLED, game="homas")
    ride(people, 2, trouble=True)
    check_end(people)


def test_one_screen_is_passed_around(server: Server) -> None:
    people = gather(server, [OPEN] * 4, (), own=4, stage=PROLOGUE, game="homas")
    assert len(people) == 2
    assert people[0].now["road"]["game"] == "homas"
    assert [view["game"] for view in people[0].now["views"]] == ["homas"] * 4
    ride(people, 3)
    check_end(people)


@pytest.mark.soak
def test_a_server_that_was_killed_in_the_middle_of_a_race_goes_on_as_if_nothing_was(tmp_path: Path) -> None:
    server = start_server(tmp_path)
    stage = CLASSIC if SOAK else TROUBLED
    people = gather(server, [OPEN, RANDOM, OPEN], (), own=1, stage=stage, game="homas")
    ride(people, 4, turns=2)
    for person in people:
        person.listen()
    server.kill()
    server = start_server(tmp_path)
    try:
        back = [come_back(person, server) for person in people]
        ride(back, 5)
        check_end(back)
    finally:
        server.stop()


def come_back(person: Person, server: Server) -> Person:
    """The same person at the same table of a server that was restarted; nothing that was heard is lost."""
    events, seats = person.socket.events, [view["seat"] for view in person.now["views"] if view["seat"]]
    again = Person(Device(server.url, person.device.token), person.table)
    assert [event["code"] for event in again.socket.events[: len(events)]] == [
        event["code"] for event in events
    ]
    assert again.now["road"] == person.now["road"]
    with again.device.sit_at(person.table, {"seats": seats, "events": len(events)}) as line:
        assert line.events == again.socket.events[len(events) :]
    return again


def test_courses(server: Server) -> None:
    device = Device(server.url)
    known = device.get("/api/games/homas/roads").body
    rows, sets = known["roads"], {each["id"]: each["called"] for each in known["sets"]}
    assert [row["id"] for row in rows] == list(COURSES)
    for row in rows:
        assert len(row["rows"]) == row["squares"] == COURSES[row["id"]]["squares"]
        assert row["marks"][-1]["row"] == row["squares"]
        assert (row["set"] != "classics") == bool(row["cards"])
    nice = device.get("/api/games/homas/roads/paris-nice-2").body
    assert nice in rows
    assert (sets[nice["set"]]["en"], nice["limit"], nice["finish"]) == ("Paris – Nice", 5, "mountain")
    assert nice["rows"][-1] == {"grade": -3, "road": "climb", "mountain": True}
    lost = device.get("/api/games/homas/roads/base-1")
    assert (lost.status, lost.body["code"]) == (404, "no-such-stage")
    check = "/api/games/homas/roads/check"
    for road, codes in (
        ("road:0x20,-4x6", []),
        ("milan-san-remo", []),
        ("road:0x20;snow;red=99", ["bad-road", "bad-road"]),
        ("road:0x9", ["road-length"]),
        ("nowhere", ["unknown-course"]),
    ):
        found = device.post(check, {"road": road}).body["findings"]
        assert [finding["code"] for finding in found] == codes
    found = device.post(check, {"road": "road:0x20;snow;"}).body["findings"]
    assert [finding["about"] for finding in found] == [
        {"part": "word", "piece": "snow"},
        {"part": "nothing", "piece": ""},
    ]
    found = device.post(check, {"road": "road:0x20;trial;sprint=9"}).body["findings"]
    assert [finding["about"]["part"] for finding in found] == ["pair"]
