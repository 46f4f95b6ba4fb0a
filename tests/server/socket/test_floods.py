"""Floods of tiny frames and requests cost the client that sends them: not the server, and not the others."""

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from starlette.websockets import WebSocket

from echappee.server.config import Limits
from echappee.server.http.slow_clients import HEADERS, SLICE, Gate
from echappee.server.limits import BARRED_S, Rate, Throttle
from echappee.server.socket.sockets import Sockets
from tests.counts import SOAK, some
from tests.server import flooder
from tests.server.clients import ALONE, Device
from tests.server.running import ROOT, Server, reads_memory, serve_here, start_server

FRAMES, LONGEST_S = (10**9, 30.0) if SOAK else (3 * flooder.CHUNK, 20.0)
MOST_MB = 20
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
PACE_S = 0.1
"""Between two pings of somebody who keeps to the limits."""


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    running = start_server(tmp_path, limits=True)
    yield running
    running.stop()


@contextmanager
def flooding(server: Server, kind: str, connections: int) -> Iterator[subprocess.Popen[str]]:
    port = server.url.rpartition(":")[2]
    told = (port, kind, str(connections), str(FRAMES), str(LONGEST_S))
    command = [sys.executable, "-m", "tests.server.flooder", *told]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as flood:
        try:
            yield flood
        finally:
            flood.kill()


@pytest.mark.soak
@reads_memory
@pytest.mark.parametrize("connections", some([20, 1]))
@pytest.mark.parametrize("kind", flooder.KINDS)
def test_a_flood_is_cut_off_and_the_others_go_on(limited: Server, kind: str, connections: int) -> None:
    ann = Device(limited.url)
    with ann.sit_at(ann.open(ALONE)["id"]) as riding:
        before = most = limited.memory_mb
        with flooding(limited, kind, connections) as flood:
            while flood.poll() is None:
                with suppress(subprocess.TimeoutExpired):
                    flood.wait(PACE_S)
                assert riding.do("ping")["type"] == "pong"
                most = max(most, limited.memory_mb)
            assert flood.stdout
            ends: dict[str, int] = json.loads(flood.stdout.read())
        assert riding.do("sit", seat="blue", name="Ann")["type"] == "ack"
        assert most - before < MOST_MB
        assert ann.metric("floods_total") >= 1
        told = "1009 too-many-parts" if kind == "continuation" else "1008 too-fast"
        # Those that come later wait, and those that came before may be cut off before they read why.
        assert set(ends) <= {told, "cut", "not let in", "HTTP/1.1 429 Too Many Requests"}


def test_an_address_that_floods_waits_and_no_other_does(tmp_path: Path) -> None:
    now = [0.0]
    with serve_here(tmp_path, Limits(frames=Rate(0, 30)), clock=lambda: now[0]) as parts:
        port = parts.config.port
        ann = Device(parts.config.url)
        with ann.sit_at(ann.open(ALONE)["id"]) as riding, closing(flooder.connected(port)) as flooding:
            assert flooder.reply_to_opening(flooding, port).startswith(b"HTTP/1.1 101")
            flooding.sendall(flooder.KINDS["ping"][1].serialize(mask=True) * 31)
            assert flooder.end_of(flooding) == "1008 too-fast"
            assert ann.metric("floods_total") == ann.metric("barred") == 1
            assert riding.do("ping")["type"] == "pong"
            with closing(flooder.connected(port)) as again:
                assert flooder.reply_to_opening(again, port) == b""
            now[0] += BARRED_S
            assert ann.metric("barred") == 0
            with closing(flooder.connected(port)) as again:
                assert flooder.reply_to_opening(again, port).startswith(b"HTTP/1.1 101")


HTTP_FLOODS = {
    "requests": GET * 31,
    "pieces": POST + b"1\r\n1\r\n" * 31,
    "headers": GET[:-2] + b"a: b\r\n" * (31 * HEADERS) + b"\r\n",
    "a body without end": POST + b"%x\r\n" % (31 * SLICE) + b"1" * (31 * SLICE),
}


@pytest.mark.parametrize("kind", HTTP_FLOODS)
def test_requests_and_pieces_of_bodies_are_counted_as_frames_are(kind: str, tmp_path: Path) -> None:
    with serve_here(tmp_path, Limits(frames=Rate(0, 30)), clock=lambda: 0.0) as parts:
        ann = Device(parts.config.url)
        with closing(flooder.connected(parts.config.port)) as flooding, suppress(OSError):
            flooding.sendall(HTTP_FLOODS[kind])
            while flooding.recv(65536):
                pass
        assert ann.metric("floods_total") == ann.metric("barred") == 1


def test_what_a_proxy_sends_for_many_is_not_taken_for_a_flood(tmp_path: Path) -> None:
    limits, public = Limits(frames=Rate(0, 30)), "https://velo.example"
    with serve_here(tmp_path, limits, public, clock=lambda: 0.0) as parts:
        with closing(socket.create_connection((parts.config.host, parts.config.port))) as proxy:
            proxy.sendall(GET * 100)
            heard = b""
            while heard.count(b"HTTP/1.1 200 OK") < 100:
                heard += proxy.recv(65536)
        assert parts.context.metrics.floods == 0


def test_behind_a_proxy_an_address_that_floods_waits_at_the_door_of_each_request(tmp_path: Path) -> None:
    with serve_here(tmp_path, Limits(), "https://velo.example") as parts:
        ann = Device(f"http://127.0.0.1:{parts.config.port}")
        parts.context.throttle.bars.bar("192.0.2.7")
        replies = [ann.get("/api/me", **{"X-Forwarded-For": f"192.0.2.{number}"}) for number in (7, 8)]
        assert [reply.status for reply in replies] == [429, 200]


def test_a_client_that_sends_before_it_was_let_in_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(_sockets: Sockets, websocket: WebSocket, _table: str) -> None:
        while (await websocket.receive())["type"] != "websocket.disconnect":
            pass

    monkeypatch.setattr(Sockets, "serve", think)
    with serve_here(tmp_path, Limits()) as parts:
        port = parts.config.port
        with closing(flooder.connected(port)) as early:
            early.sendall(flooder.opening(port))
            with suppress(OSError):
                while True:
                    early.sendall(flooder.KINDS["ping"][1].serialize(mask=True))


def test_of_many_addresses_that_wait_the_oldest_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("echappee.server.limits.MOST_BUCKETS", 2)
    flooded = list[str]()
    throttle = Throttle(Rate(0, 0), None, lambda: 0.0, flooded.append)
    for address in "abac":
        assert not throttle.of_connection(address)(1)
    assert flooded == list("abac")
    assert [throttle.bars.holds(address) for address in "abc"] == [True, False, True]
    assert throttle.bars.count == 2
    gate = Gate(most=9, of_one_address=9, throttle=throttle, proxies={"c"})
    assert [gate.enter(address) for address in "abc"] == [False, True, True]


@pytest.mark.parametrize(
    ("limits", "rooms"),
    [
        pytest.param((Rate(0, 3), None), [3, 3, 3], id="of a connection"),
        pytest.param((None, Rate(0, 7)), [3, 3, 1], id="of an address"),
    ],
)
def test_traffic_is_counted_by_connection_and_by_address(
    limits: tuple[Rate | None, Rate | None], rooms: list[int]
) -> None:
    throttle = Throttle(*limits, lambda: 0.0, lambda _address: None)
    connections = [throttle.of_connection("a") for _ in rooms]
    assert [sum(allow(1) for _ in range(3)) for allow in connections] == rooms
    assert throttle.of_connection("b")(1)
