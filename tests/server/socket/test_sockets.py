"""Riding over sockets: what clients receive and may do, and what they find when they come back."""

import json
from pathlib import Path

from tests.server.clients import (
    SHORT,
    TWO,
    VERSION,
    Device,
    Socket,
    closing,
    fill_start_grid,
    first_question,
    started,
    two_riding,
)
from tests.server.running import Server, start_server


def test_hello_is_answered_with_everything(server: Server) -> None:
    device = Device(server.url)
    table = device.open()["id"]
    with device.socket() as socket:
        socket.send(type="hello", version=VERSION, table=table)
        news = socket.receive()
    parts = ["table", "views", "questions", "answers", "latest", "events", "fresh"]
    assert list(news) == ["type", "version", *parts]
    assert news["table"]["host"]
    assert news["table"]["status"] == "open"


def test_only_what_has_changed_is_told(server: Server) -> None:
    device = Device(server.url)
    with device.sit_at(device.open(TWO)["id"]) as socket:
        socket.do("publish", public=True)
        assert json.loads(socket.raw[-2]).keys() == {"type", "table"}


def test_a_race_against_a_bot_is_ridden_to_its_end(server: Server) -> None:
    device, table, socket = started(server.url)
    with socket:
        assert socket.now["table"]["commitment"]
        assert "seed" not in socket.now["table"]
        assert device.get(f"/api/tables/{table}/record").body["code"] == "not-over"
        socket.ride()
        assert socket.now["table"]["seed"]
        assert any(event["code"] == "won" for event in socket.events)
        again = socket.do("rematch", id="again")
        assert again == socket.do("rematch", id="again")
        assert socket.now["table"]["next"] == again["table"]
        assert socket.refusal("rematch") == "already-rematched"
        assert socket.refusal("agree", seat="blue") == "race-over"
    assert device.get(f"/api/tables/{table}/record").text.startswith("echappee-record")
    with device.sit_at(again["table"]) as socket:
        assert socket.now["table"]["seats"][0]["name"] == "Anna"


def test_two_devices_and_a_spectator_ride_one_race(server: Server) -> None:
    anna, ben, carl = (Device(server.url) for _ in range(3))
    invitation = anna.open(TWO)
    table = invitation["id"]
    assert ben.enter(invitation["player_code"]) == carl.enter(invitation["watcher_code"]) == table
    with anna.sit_at(table) as first, ben.sit_at(table) as second, carl.sit_at(table) as third:
        assert third.refusal("sit", seat="red", name="Carl") == "only-watching"
        first.do("sit", seat="blue", name="Anna")
        second.do("sit", seat="red", name="Ben")
        assert second.refusal("sit", seat="blue", name="Ben") == "seat-taken"
        assert second.refusal("start") == "not-host"
        first.do("start")
        _ride_together(first, second)
        third.until(lambda now: now["table"]["status"] == "over")
        assert third.now["views"][0]["seat"] is None
        for text in third.raw:
            assert '"hand"' not in text
            assert '"to"' not in text
    assert [event for event in first.events if "to" not in event] == third.events


def _ride_together(*riders: Socket) -> None:
    asked: set[str] = set()
    while any(rider.now["table"]["status"] != "over" for rider in riders):
        for rider in riders:
            rider.do("ping")
            for question in rider.now["questions"]:
                if question["id"] not in asked:
                    asked.add(question["id"])
                    rider.do("answer", question=question["id"], answer=question["options"][0])


def test_hot_seat_one_device_rides_for_two(server: Server) -> None:
    device = Device(server.url)
    with device.sit_at(device.open(TWO)["id"]) as socket:
        socket.do("sit", seat="blue", name="Anna")
        socket.do("sit", seat="red", name="Ben")
        socket.do("start")
        fill_start_grid(socket)
        assert [view["seat"] for view in socket.now["views"]] == ["blue", "red"]
        assert {question["seat"] for question in socket.now["questions"]} == {"blue", "red"}


def test_every_command_before_the_start(server: Server) -> None:
    device = Device(server.url)
    with device.sit_at(device.open()["id"]) as socket:
        assert socket.do("configure", settings=TWO | {"stage": "base-2"})["type"] == "ack"
        assert socket.now["table"]["settings"]["stage"] == "base-2"
        assert socket.do("sit", seat="red", name="Anna")["type"] == "ack"
        assert socket.now["table"]["seats"][1]["you"]
        assert socket.do("sit", seat="red", name="Anne")["type"] == "ack"
        assert socket.do("stand", seat="red")["type"] == "ack"
        assert socket.do("publish", public=True)["type"] == "ack"
        assert socket.do("ping") == {"type": "pong", "id": json.loads(socket.raw[-1])["id"]}
        assert socket.refusal("stand", seat="red") == "not-your-seat"
        assert socket.refusal("sit", seat="mauve", name="Anna") == "no-such-seat"
        assert socket.refusal("sit", seat="red", name=" ") == "name-empty"
        assert socket.refusal("answer", question="1.energy.blue.first", answer="R") == "not-started"
        assert socket.refusal("rematch") == "not-over"
        assert socket.refusal("configure", settings={"seats": [{}], "game": "chess"}) == "unknown-game"
        assert socket.refusal("configure", settings=TWO | {"stage": "a" * 900}) == "bad-stage"


def test_answers_stale_foreign_and_wrong_are_refused(server: Server) -> None:
    with two_riding(server.url) as (first, second):
        question = first_question(first)
        key, option = question["id"], question["options"][0]
        assert second.refusal("answer", question=key, answer=option) == "not-your-seat"
        assert first.refusal("answer", question=key, answer="99") == "not-allowed"
        assert first.refusal("answer", question="no such thing", answer="") == "unknown-question"
        assert first.refusal("retract", question=key) in {"unknown-question", "not-answered"}
        assert first.do("answer", question=key, answer=option)["type"] == "ack"
        assert first.refusal("come-back", seat="blue") == "not-replaced"
        assert first.refusal("start") == "already-started"
        assert first.refusal("sit", seat="red", name="Anna") == "already-started"


def test_the_same_command_twice_is_done_once(server: Server) -> None:
    _, _, socket = started(server.url)
    with socket:
        question = first_question(socket)
        fields = {"question": question["id"], "answer": question["options"][0]}
        assert socket.do("answer", id="once", **fields) == {"type": "ack", "id": "once"}
        told = len(socket.raw)
        assert socket.do("answer", id="once", **fields) == {"type": "ack", "id": "once"}
        assert len([text for text in socket.raw[told:] if '"answers"' in text]) <= 1


def test_an_answer_can_be_taken_back(server: Server) -> None:
    """With a second person at the table, whose answer is still missing."""
    with two_riding(server.url) as (first, second):
        while first.now.get("answers") == {}:
            question = first_question(first)
            first.do("answer", question=question["id"], answer=question["options"][0])
            first.do("ping")
        key = next(iter(first.now["answers"]))
        assert first.do("retract", question=key)["type"] == "ack"
        assert first.now["answers"] == {}
        assert [q["id"] for q in first.now["questions"]] == [key]
        second.do("ping")
        assert key not in "".join(second.raw)


def test_a_client_that_comes_back_hears_what_it_missed(server: Server) -> None:
    device, table, socket = started(server.url)
    with socket:
        for _ in range(6):
            question = first_question(socket)
            socket.do("answer", question=question["id"], answer=question["options"][0])
            socket.do("ping")
        known = len(socket.events)
    with device.sit_at(table) as everything:
        assert json.loads(everything.raw[0])["fresh"]
        total = everything.events
    assert known > 3
    with device.sit_at(table, {"seats": ["blue"], "events": 3}) as back:
        news = json.loads(back.raw[0])
        assert "fresh" not in news
        assert news["events"] == total[3:]
    for seats, events in ((["red"], 3), ([], 3), (["blue"], -1), (["blue"], len(total) + 1000)):
        seen = {"seats": seats, "events": events}
        with device.sit_at(table, seen) as other:
            news = json.loads(other.raw[0])
            assert news["fresh"]
            assert news["events"] == total


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    server = start_server(tmp_path)
    device, table, socket = started(server.url)
    with socket:
        question = first_question(socket)
        socket.do("answer", id="last", question=question["id"], answer=question["options"][0])
        server.kill()
    again = start_server(tmp_path)
    try:
        device.url = again.url
        with device.sit_at(table) as back:
            told = len(back.raw)
            assert back.do("answer", id="last", question=question["id"], answer="99")["type"] == "ack"
            assert len(back.raw) >= told
            back.ride()
    finally:
        assert again.stop() == 0


def test_a_stopping_server_says_so(tmp_path: Path) -> None:
    server = start_server(tmp_path)
    _, _, socket = started(server.url, {"seats": [{}], "stage": SHORT})
    with socket:
        server.process.terminate()
        assert closing(socket)[0] == 1012
    assert server.stop() == 0
