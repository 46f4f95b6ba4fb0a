"""Clients for tests: HTTP requests and sockets of one device, and what people do first at a table."""

import json
import re
import secrets
import socket as sockets
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from email.message import Message
from types import MappingProxyType, TracebackType
from typing import Any, NamedTuple, Self, TypeAlias

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Json: TypeAlias = Any

PATIENCE_S = 20
VERSION = 2
NOTHING: Mapping[str, str] = MappingProxyType({})
SHORT = "a b c d u"
ALONE: Json = {"seats": [{}, {"kind": "bot", "name": "random"}], "stage": SHORT}
"""A person and a bot."""
TWO: Json = {"seats": [{}, {}], "stage": SHORT}
FIVE: Json = {"seats": [{}] * 5}


def first_answer(question: Json) -> str:
    """The first option; `none` if there are too many to list."""
    answer: str = question["options"][0] if question["options"] else "none"
    return answer


class Reply(NamedTuple):
    status: int
    headers: Message
    text: str

    @property
    def body(self) -> Json:
        return json.loads(self.text)


class Device:
    """A client with its own token."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.token = secrets.token_urlsafe(32) if token is None else token

    @property
    def headers(self) -> dict[str, str]:
        """The headers that prove which device it is."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def get(self, path: str, **headers: str) -> Reply:
        return self.request("GET", path, None, headers)

    def post(self, path: str, body: object, **headers: str) -> Reply:
        """POST this body: bytes as they are, anything else as JSON."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.request("POST", path, data, headers)

    def request(self, method: str, path: str, data: bytes | None, headers: Mapping[str, str]) -> Reply:
        request = urllib.request.Request(  # noqa: S310 - the server that the test has started
            self.url + path,
            data,
            {**self.headers, "Content-Type": "application/json", **headers},
            method=method,
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as reply:  # noqa: S310 - as above
                return Reply(reply.status, reply.headers, reply.read().decode())
        except urllib.error.HTTPError as error:
            with error:
                return Reply(error.code, error.headers, error.read().decode())

    def follow(self, job: str, **headers: str) -> Iterator[Json]:
        """How far this job is, whenever the server says so."""
        request = urllib.request.Request(  # noqa: S310 - as above
            f"{self.url}/api/jobs/{job}", headers={**self.headers, **headers}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as stream:  # noqa: S310 - as above
            yield from (json.loads(line[5:]) for line in stream if line.startswith(b"data:"))

    def metric(self, name: str) -> int:
        """A metric of the server that has no labels."""
        lines = self.get("/metrics").text.splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(f"echappee_{name} "))

    def open(self, settings: object = ALONE) -> Json:
        """Open a table; returns the invitation."""
        reply = self.post("/api/tables", {"settings": settings})
        assert reply.status == 201, reply
        return reply.body

    def enter(self, code: str) -> str:
        """Come in by a code; returns the table's id."""
        reply = self.post("/api/enter", {"code": code})
        assert reply.status == 200, reply
        table: str = reply.body["table"]
        return table

    def socket(self, headers: Mapping[str, str] = NOTHING, *, buffer: int = 0, named: str = "") -> "Socket":
        """A new socket, before its hello; with a small buffer it soon keeps the server waiting.

        `named` is the host name that it sends.
        """
        host, _, port = self.url.rpartition("/")[2].partition(":")
        plain = sockets.socket()
        if buffer:
            plain.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, buffer)
        plain.connect((host, int(port)))
        return Socket(
            connect(
                f"ws://{named or host}:{port}/ws",
                sock=plain,
                additional_headers={**self.headers, **headers},
                max_size=None,
                max_queue=1 if buffer else 16,
                compression=None,
                close_timeout=1,
                ping_interval=None,
            )
        )

    def sit_at(self, table: str, seen: object = None, *, buffer: int = 0) -> "Socket":
        """A socket at this table, after its first news."""
        socket = self.socket(buffer=buffer)
        socket.send(type="hello", version=VERSION, table=table, **({"seen": seen} if seen else {}))
        socket.hear("news")
        return socket


class Socket:
    """One connection; `now` is the table according to its news."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._opening = opening
        self.connection = opening.__enter__()
        self.now: dict[str, Any] = {}
        self.events: list[Any] = []
        self.refused: list[str] = []
        self.raw: list[str] = []
        self._count = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opening.__exit__(kind, error, trace)

    def send(self, **message: object) -> None:
        self.connection.send(json.dumps(message))

    def pour(self, *messages: object) -> None:
        """Send many messages in one go: all are sent, even if the connection is cut in the middle."""
        with self.connection.protocol_mutex:
            for message in messages:
                self.connection.protocol.send_text(json.dumps(message).encode())
            self.connection.socket.sendall(b"".join(self.connection.protocol.data_to_send()))

    def receive(self) -> Json:
        """The next message; news is remembered."""
        text = self.connection.recv(timeout=PATIENCE_S)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] == "news":
            if message.get("fresh"):
                self.events = []
            self.events += message.get("events", [])
            self.now |= {k: v for k, v in message.items() if k not in {"type", "events", "fresh", "version"}}
        return message

    def listen(self) -> None:
        """Listen until the connection is closed, which raises."""
        while True:
            self.receive()

    def hear(self, kind: str) -> Json:
        """The next message of this kind."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Listen until the table is like this."""
        while not holds(self.now):
            self.receive()

    def do(self, kind: str, /, **fields: object) -> Json:
        """Send a command and wait for its answer; it gets an id unless it has one."""
        self._count += 1
        id = fields.pop("id", f"c{self._count}-{secrets.token_hex(3)}")
        self.send(type=kind, id=id, **fields)
        while True:
            message = self.receive()
            if message["type"] != "news" and message["id"] == id:
                return message

    def refusal(self, kind: str, /, **fields: object) -> str:
        answer = self.do(kind, **fields)
        assert answer["type"] == "refused", answer
        code: str = answer["code"]
        return code

    def ride(self, until: str | None = None) -> None:
        """Give the first answer to every question until the race is over, or one with such an id is asked."""
        asked: set[str] = set()
        while self.now["table"]["status"] != "over":
            fresh = [q for q in self.now["questions"] if q["id"] not in asked]
            if until and any(re.search(until, question["id"]) for question in fresh):
                return
            for question in fresh:
                asked.add(question["id"])
                answered = self.do("answer", question=question["id"], answer=first_answer(question))
                assert answered["type"] == "ack"
            if self.now["table"]["status"] != "over" and all(q["id"] in asked for q in self.now["questions"]):
                self.receive()


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


@contextmanager
def two_riding(url: str) -> Iterator[tuple[Socket, Socket]]:
    """Two people in a race, each at a device of their own, when all teams are asked at once."""
    anna, ben = Device(url), Device(url)
    invitation = anna.open(TWO)
    ben.enter(invitation["player_code"])
    with anna.sit_at(invitation["id"]) as first, ben.sit_at(invitation["id"]) as second:
        first.do("sit", seat="blue", name="Anna")
        second.do("sit", seat="red", name="Ben")
        first.do("start")
        fill_start_grid(first, second)
        yield first, second


def started(url: str, settings: object = ALONE) -> tuple[Device, str, Socket]:
    """A race with one person at blue."""
    device = Device(url)
    table = device.open(settings)["id"]
    socket = device.sit_at(table)
    assert socket.do("sit", seat="blue", name="Anna")["type"] == "ack"
    assert socket.do("start")["type"] == "ack"
    return device, table, socket
