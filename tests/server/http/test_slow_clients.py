"""Clients that send or read too slowly: each part of a request and each message has its time."""

import socket
import threading
from asyncio import TimerHandle
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import h11
import pytest

from echappee.server.config import Config, Limits
from echappee.server.http import slow_clients, study_endpoints
from echappee.server.http.slow_clients import Gate, ImpatientHttpProtocol
from echappee.server.limits import Throttle
from echappee.server.socket import outbox
from echappee.server.wiring import Parts
from tests.server.clients import FIVE, PATIENCE_S, Device, Socket, closing
from tests.server.light_work import dawdle
from tests.server.running import serve_here, wait_for

SOON_S = 0.2
POST = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n"


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_clients, "DEADLINES", {h11.IDLE: SOON_S, h11.SEND_BODY: SOON_S})


@contextmanager
def line(config: Config) -> Iterator[socket.socket]:
    with socket.create_connection((config.host, config.port), PATIENCE_S) as opened:
        yield opened


def is_cut_off(opened: socket.socket) -> bool:
    """Whether the server ends this connection; fails after a while if it does not."""
    try:
        while opened.recv(1000):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nHost:", POST, POST + b"{"])
def test_a_client_that_does_not_finish_its_request_is_cut_off(tmp_path: Path, sent: bytes) -> None:
    with serve_here(tmp_path) as context, line(context.config) as opened:
        opened.sendall(sent)
        assert is_cut_off(opened)


@pytest.mark.usefixtures("hurried")
def test_a_second_request_has_its_time_too(tmp_path: Path) -> None:
    with serve_here(tmp_path) as context, line(context.config) as opened:
        opened.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\nGET /api/me HTTP/1.1\r\nHo")
        assert is_cut_off(opened)


@pytest.mark.usefixtures("hurried")
def test_a_client_in_time_is_left_alone_and_so_is_a_socket(tmp_path: Path) -> None:
    with serve_here(tmp_path) as context:
        device = Device(context.config.url)
        with device.sit_at(device.open()["id"]) as rider:
            with line(context.config) as opened:
                opened.sendall(POST)
                assert is_cut_off(opened)
            assert rider.do("ping")["type"] == "pong"


def test_what_takes_long_to_work_out_is_not_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what a client takes to read counts."""
    monkeypatch.setattr(slow_clients, "READING_S", SOON_S)
    monkeypatch.setattr(study_endpoints, "replay_json", dawdle)
    body = b'{"record": "%a"}' % (2 * SOON_S)
    with serve_here(tmp_path) as context, line(context.config) as opened:
        opened.sendall(
            b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body)
        )
        assert opened.makefile("rb").readline() == b"HTTP/1.1 200 OK\r\n"


def test_a_client_that_reads_no_response_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_clients, "READING_S", SOON_S)
    lost, connection_lost = threading.Event(), ImpatientHttpProtocol.connection_lost

    def noted(protocol: ImpatientHttpProtocol, error: Exception | None) -> None:
        connection_lost(protocol, error)
        lost.set()

    monkeypatch.setattr(ImpatientHttpProtocol, "connection_lost", noted)
    with serve_here(tmp_path) as context, line(context.config) as opened:
        opened.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 50)
        assert lost.wait(PATIENCE_S)


def test_connections_that_say_nothing_are_counted(tmp_path: Path) -> None:
    with serve_here(tmp_path, Limits(opened=3)) as context:
        first, second, third, fourth = (line(context.config) for _ in range(4))
        with first, second, third, fourth as too_many:
            assert is_cut_off(too_many)
        assert Device(context.config.url).get("/api/me").status == 200


def test_connections_leave_the_gate(tmp_path: Path) -> None:
    """Requests, sockets and handshakes that are refused: none is counted for ever."""
    with serve_here(tmp_path, Limits(opened=4)) as context:
        for _ in range(10):
            ask(context)
        assert Device(context.config.url).get("/api/me").status == 200


def ask(context: Parts) -> None:
    device = Device(context.config.url)
    with device.sit_at(device.open()["id"]):
        pass
    with line(context.config) as opened:
        opened.sendall(b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n")
        assert is_cut_off(opened)
    with line(context.config) as opened:
        opened.sendall(b"\0\r\n\r\n")
        assert is_cut_off(opened)


def unlimited() -> Throttle:
    return Throttle(None, None, lambda: 0.0, lambda _address: None)


def test_a_gate_keeps_some_descriptors_and_lets_a_proxy_bring_everybody() -> None:
    gate = Gate(most=5, of_one_address=2, throttle=unlimited(), proxies={"127.0.0.1"})
    assert [gate.enter(address) for address in ("a", "a", "a", "b")] == [True, True, False, True]
    assert [gate.enter("127.0.0.1") for _ in range(3)] == [True, True, False]
    gate.leave("a")
    assert gate.enter("127.0.0.1")
    gate.leave("127.0.0.1")
    assert gate.enter("a")


def test_nothing_is_left_of_a_request_that_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timers, abort_later = list[TimerHandle | None](), ImpatientHttpProtocol._abort_later

    def noted(protocol: ImpatientHttpProtocol) -> None:
        abort_later(protocol)
        timers.append(protocol._timer)

    monkeypatch.setattr(ImpatientHttpProtocol, "_abort_later", noted)
    with serve_here(tmp_path) as context, line(context.config) as opened:
        opened.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert is_cut_off(opened)
    assert [timer and timer.cancelled() for timer in timers] == [True]


@contextmanager
def one_reads_and_one_does_not(context: Parts) -> Iterator[tuple[Socket, Socket]]:
    """A device that rides for five teams, connected twice; the second connection has stopped reading."""
    device = Device(context.config.url)
    table = device.open(FIVE)["id"]
    with device.sit_at(table) as riding, device.sit_at(table, buffer=4096) as lazy:
        for seat in ("blue", "red", "green", "black", "white"):
            riding.do("sit", seat=seat, name=seat)
        riding.do("start")
        while not context.sockets.gauges().behind and context.sockets.count.total == 2:
            question = riding.now["questions"][0]
            assert (
                riding.do("answer", question=question["id"], answer=question["options"][0])["type"] == "ack"
            )
            assert riding.now["table"]["status"] == "racing"
        yield riding, lazy


def test_a_client_that_reads_again_is_told_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "CATCH_UP_S", 3600.0)
    with serve_here(tmp_path) as context, one_reads_and_one_does_not(context) as (riding, lazy):
        lazy.until(lambda _now: '"fresh":true' in lazy.raw[-1] and len(lazy.raw) > 1)
        riding.do("ping")
        lazy.until(lambda now: now == riding.now)
        assert lazy.events == riding.events
        assert lazy.do("ping")["type"] == "pong"


def test_a_client_that_reads_nothing_is_cut_off_and_the_others_ride_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "CATCH_UP_S", 0.3)
    with serve_here(tmp_path) as context, one_reads_and_one_does_not(context) as (riding, lazy):
        wait_for(lambda: context.sockets.count.total == 1)
        assert closing(lazy) == (1013, "slow-reader")
        riding.ride()
