import json
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from echappee.server.tables.presence import AWAY_S
from tests.server.clients import ALONE, TWO, VERSION, Device, Json, Socket
from tests.server.running import Server, serve_here, start_server


def first_question(socket: Socket) -> Json:
    socket.until(lambda now: bool(now["questions"]))
    return socket.now["questions"][0]


def fill_start_grid(*riders: Socket) -> None:
    """Put the riders on the grid: from then on all teams are asked at once."""
    while riders[0].now["views"][0]["phase"] != "energy":
        for rider in riders:
            rider.do("ping")
            for question in rider.now["questions"]:
                if question["kind"].startswith("place"):
                    rider.do("answer", question=question["id"], answer=question["options"][0])
        riders[0].do("ping")


def closing(socket: Socket) -> tuple[int, str]:
    """How the server closes the connection."""
    with pytest.raises(ConnectionClosed) as closed:
        socket.listen()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def started(server: Server, settings: object = ALONE) -> tuple[Device, str, Socket]:
    """A race with one person at blue."""
    device = Device(server.url)
    table = device.open(settings)["id"]
    socket = device.sit_at(table)
    assert socket.do("sit", seat="blue", name="Anna")["type"] == "ack"
    assert socket.do("start")["type"] == "ack"
    return device, table, socket


def test_hello_is_answered_with_everything(server: Server) -> None:
    device = Device(server.url)
    table = device.open()["id"]
    with device.socket() as socket:
        socket.send(type="hello", version=VERSION, table=table)
        news = socket.receive()
    assert list(news) == ["type", "version", "table", "views", "questions", "answers", "events", "fresh"]
    assert news["table"]["host"]
    assert news["table"]["status"] == "open"


def test_only_what_has_changed_is_told(server: Server) -> None:
    device = Device(server.url)
    with device.sit_at(device.open(TWO)["id"]) as socket:
        socket.do("publish", public=True)
        assert json.loads(socket.raw[-2]).keys() == {"type", "table"}


def test_a_race_against_a_bot_is_ridden_to_its_end(server: Server) -> None:
    device, table, socket = started(server)
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
        assert socket.refusal("sit", seat="red", name=" ") == "bad-name"
        assert socket.refusal("answer", question="1.energy.blue.first", answer="R") == "not-started"
        assert socket.refusal("rematch") == "not-over"
        assert socket.refusal("configure", settings={"seats": [{}], "game": "chess"}) == "unknown-game"
        assert socket.refusal("configure", settings=TWO | {"stage": "a" * 900}) == "bad-stage"


def test_answers_stale_foreign_and_wrong_are_refused(server: Server) -> None:
    anna, ben = Device(server.url), Device(server.url)
    invitation = anna.open(TWO)
    table = invitation["id"]
    ben.enter(invitation["player_code"])
    with anna.sit_at(table) as first, ben.sit_at(table) as second:
        first.do("sit", seat="blue", name="Anna")
        second.do("sit", seat="red", name="Ben")
        first.do("start")
        fill_start_grid(first, second)
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
    _, _, socket = started(server)
    with socket:
        question = first_question(socket)
        fields = {"question": question["id"], "answer": question["options"][0]}
        assert socket.do("answer", id="once", **fields) == {"type": "ack", "id": "once"}
        told = len(socket.raw)
        assert socket.do("answer", id="once", **fields) == {"type": "ack", "id": "once"}
        assert len([text for text in socket.raw[told:] if '"answers"' in text]) <= 1


def test_an_answer_can_be_taken_back(server: Server) -> None:
    """With a second person at the table, whose answer is still missing."""
    anna, ben = Device(server.url), Device(server.url)
    invitation = anna.open(TWO)
    ben.enter(invitation["player_code"])
    with anna.sit_at(invitation["id"]) as first, ben.sit_at(invitation["id"]) as second:
        first.do("sit", seat="blue", name="Anna")
        second.do("sit", seat="red", name="Ben")
        first.do("start")
        fill_start_grid(first, second)
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


def test_a_person_who_stays_away_is_replaced_and_comes_back(tmp_path: Path) -> None:
    later = 0.0
    with serve_here(tmp_path, clock=lambda: time.monotonic() + later) as context:
        anna, ben = Device(context.config.url), Device(context.config.url)
        invitation = anna.open(TWO)
        table = invitation["id"]
        ben.enter(invitation["player_code"])
        with anna.sit_at(table) as first:
            with ben.sit_at(table) as second:
                first.do("sit", seat="blue", name="Anna")
                second.do("sit", seat="red", name="Ben")
                first.do("start")
            first.until(lambda now: "here" not in now["table"]["seats"][1])
            assert first.refusal("agree", seat="blue") == "not-a-rider"
            assert first.refusal("agree", seat="red") == "still-here"
            later += AWAY_S
            first.until(lambda now: now["table"]["seats"][1].get("absent"))
            assert first.do("agree", seat="red")["type"] == "ack"
            first.until(lambda now: now["table"]["seats"][1].get("bot") == "tempo")
            with ben.sit_at(table) as second:
                assert second.do("come-back", seat="red")["type"] == "ack"
                assert "bot" not in second.now["table"]["seats"][1]


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", "7", '"hello"', "{}",
        '{"type": "fly", "id": "x"}', '{"type": "sit", "id": "x"}',
        '{"type": "sit", "id": "x", "seat": 7, "name": "Anna"}',
        '{"type": "start"}', '{"type": "start", "id": ""}',
        '{"type": "start", "id": "\\ud800"}', "[" * 5000, '{"type": "start", "id": "' + "x" * 65 + '"}',
        '{"type": "configure", "id": "x", "settings": {"seats": 3}}',
        '{"type": "configure", "id": "x", "settings": {"seats": [{"handicap": 1}]}}', b"\x00\x01", "\x00",
    ],
)  # fmt: skip
def test_anything_but_a_message_is_refused_and_harms_nothing(server: Server, text: str | bytes) -> None:
    device = Device(server.url)
    with device.sit_at(device.open()["id"]) as socket:
        socket.connection.send(text)
        refused = socket.receive()
        assert (refused["type"], refused["code"]) == ("refused", "malformed")
        assert refused["id"] == ("x" * 64 if "xxx" in str(text) else "x" if '"id": "x"' in str(text) else "")
        assert socket.do("ping")["type"] == "pong"


def test_a_message_too_large_is_refused_and_one_far_too_large_closes(server: Server) -> None:
    device = Device(server.url)
    with device.sit_at(device.open()["id"]) as socket:
        socket.send(type="ping", id="x" * 17_000)
        assert socket.receive()["code"] == "too-large"
        socket.send(type="ping", id="é" * 9_000)
        assert socket.receive()["code"] == "too-large"
        assert socket.do("ping")["type"] == "pong"
        socket.send(type="ping", id="x" * 70_000)
        assert closing(socket)[0] == 1009


def test_before_hello_nothing_is_done(server: Server) -> None:
    device = Device(server.url)
    table = device.open()["id"]
    with device.socket() as socket:
        assert socket.refusal("start") == "hello-first"
        assert socket.refusal("ping") == "hello-first"
        socket.send(type="hello", version=VERSION, table=table)
        assert socket.receive()["type"] == "news"
        socket.send(type="hello", version=VERSION, table=table)
        assert socket.receive()["code"] == "hello-twice"


def test_another_version_is_refused(server: Server) -> None:
    with Device(server.url).socket() as socket:
        socket.send(type="hello", version=VERSION + 1, table="x")
        assert socket.receive()["code"] == "other-version"
        assert closing(socket) == (1008, "other-version")


def test_tables_that_do_not_exist_and_those_of_other_people_look_the_same(server: Server) -> None:
    foreign = Device(server.url).open()["id"]
    said = []
    for table in (foreign, "23456789abcd", "", "x" * 5000):
        with Device(server.url).socket() as socket:
            socket.send(type="hello", version=VERSION, table=table)
            said.append((socket.receive(), closing(socket)))
    assert said == [said[0]] * 4
    assert said[0][0]["code"] == "no-such-table"
    assert said[0][1] == (1008, "no-such-table")


def test_a_table_that_is_no_longer_public_lets_strangers_go(server: Server) -> None:
    host, stranger = Device(server.url), Device(server.url)
    table = host.open()["id"]
    with host.sit_at(table) as socket:
        socket.do("publish", public=True)
        with stranger.sit_at(table) as other:
            socket.do("publish", public=False)
            other.send(type="sit", id="x", seat="blue", name="Eve")
            assert closing(other) == (1008, "no-such-table")


def test_a_client_that_comes_back_hears_what_it_missed(server: Server) -> None:
    device, table, socket = started(server)
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
    device, table, socket = started(server)
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


def test_silence_instead_of_hello_ends_the_connection(server: Server) -> None:
    with Device(server.url).socket() as socket:
        begun = time.monotonic()
        assert closing(socket) == (1008, "no-hello")
        assert 4 < time.monotonic() - begun < 9


def test_a_stopping_server_says_so(tmp_path: Path) -> None:
    server = start_server(tmp_path)
    _, _, socket = started(server)
    with socket:
        server.process.terminate()
        assert closing(socket)[0] == 1012
    assert server.stop() == 0


def test_origins(server: Server) -> None:
    device, nobody = Device(server.url), Device(server.url, "")
    with device.socket({"Origin": server.url}):
        pass
    cookie = {"Cookie": f"echappee={device.token}"}
    with nobody.socket({"Origin": server.url, **cookie}):
        pass
    port = server.url.rpartition(":")[2]
    with nobody.socket({"Origin": f"http://localhost:{port}", **cookie}, named="localhost"):
        pass
    for headers, named in (
        ({"Origin": "https://evil.example"}, ""),
        ({"Origin": "null"}, ""),
        ({"Origin": "https://evil.example", **cookie}, ""),
        ({"Origin": f"http://evil.example:{port}", **cookie}, "evil.example"),
        (cookie, ""),
    ):
        with pytest.raises(InvalidStatus) as refused:
            (nobody if "Cookie" in headers else device).socket(headers, named=named)
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["code"] == "foreign-origin"


def test_a_client_without_a_token_opens_no_socket(server: Server) -> None:
    for token in ("", "short", "ü" * 40):
        with pytest.raises(InvalidStatus) as refused:
            Device(server.url, "").socket({"Authorization": f"Bearer {token}"} if token else {})
        assert refused.value.response.status_code == 401


def test_a_client_that_sends_too_fast_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    server = start_server(tmp_path, limits=True)
    try:
        device = Device(server.url)
        with device.sit_at(device.open()["id"]) as socket:
            socket.pour(*({"type": "ping", "id": str(number)} for number in range(200)))
            assert closing(socket) == (1008, "too-fast")
            codes = [json.loads(text).get("code") for text in socket.raw]
            assert codes.count(None) >= 60
            assert 1 <= codes.count("too-fast") <= 40
    finally:
        assert server.stop() == 0
