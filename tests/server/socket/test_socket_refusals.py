"""What a socket refuses: malformed messages, tables of other people, strangers, floods and silence."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.clients import VERSION, Device, closing
from tests.server.running import Server, start_server


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


def test_silence_instead_of_hello_ends_the_connection(server: Server) -> None:
    with Device(server.url).socket() as socket:
        assert closing(socket) == (1008, "no-hello")


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
