"""An open socket: what it receives and sends, in which order, and how it ends."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import cast

import pytest
from websockets.frames import Close, Frame, Opcode

from echappee.server.config import LARGEST_FRAME, MOST_PARTS, QUEUE
from echappee.server.errands import FEW, Gently
from echappee.server.limits import Bucket, Rate
from echappee.server.messages.protocol import Pong
from echappee.server.socket import open_socket, outbox
from echappee.server.socket.bell import Gone
from echappee.server.socket.open_socket import AHEAD, SLICE, OpenSocket
from echappee.server.socket.outbox import Closed, Outbox
from tests.server.memory_store import Reading


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.paused = 0
        self.resumed = 0
        self.ends = 0
        self.aborted = asyncio.Event()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.ends > 0

    def close(self) -> None:
        self.ends += 1

    def abort(self) -> None:
        self.ends += 1
        self.aborted.set()

    def pause_reading(self) -> None:
        self.paused += 1

    def resume_reading(self) -> None:
        self.resumed += 1


def opened(allow: Callable[[float], bool] = lambda _cost: True) -> tuple[OpenSocket, Transport]:
    transport = Transport()
    return OpenSocket(transport, lambda _socket: None, allow, Gently()), transport


def sent(kind: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame as clients send it."""
    return Frame(kind, data, fin).serialize(mask=True)


def told(kind: Opcode, data: bytes = b"") -> bytes:
    """A frame as the server sends it."""
    return Frame(kind, data).serialize(mask=False)


def closing(code: int, reason: str = "") -> bytes:
    return told(Opcode.CLOSE, Close(code, reason).serialize())


async def test_texts_go_both_ways() -> None:
    way, transport = opened()
    way.data_received(sent(Opcode.TEXT, "été".encode()) + sent(Opcode.BINARY, b"x"))
    assert [await way.receive(), await way.receive()] == ["été", None]
    assert way.write((b"one", b"two"))
    assert transport.written == told(Opcode.TEXT, b"one") + told(Opcode.TEXT, b"two")


async def test_a_client_that_sends_a_lot_is_read_no_further_until_that_is_taken() -> None:
    way, transport = opened()
    way.data_received(sent(Opcode.TEXT, b"x") * (AHEAD - 1))
    assert transport.paused == 0
    way.data_received(sent(Opcode.TEXT, b"x"))
    assert transport.paused == 1
    for number in range(AHEAD):
        assert transport.resumed == 0, number
        await way.receive()
    assert transport.resumed == 1


async def test_what_a_client_said_before_it_left_is_taken_and_no_more_is_sent() -> None:
    way, transport = opened()
    way.data_received(sent(Opcode.TEXT, b"last") + sent(Opcode.CLOSE, Close(1001, "").serialize()))
    assert transport.written == closing(1001)
    assert transport.ends == 1
    assert await way.receive() == "last"
    with pytest.raises(Gone):
        await way.receive()
    assert not way.write((b"too late",))
    with pytest.raises(Gone):
        await way.send(b"too late")


async def test_a_socket_that_was_closed_here_takes_nothing_more_and_waits_for_the_clients_end() -> None:
    way, transport = opened()
    way.data_received(sent(Opcode.TEXT, b"waits"))
    way.close(1012, "try-again")
    assert transport.written == closing(1012, "try-again")
    assert transport.ends == 0
    way.data_received(sent(Opcode.TEXT, b"too late"))
    with pytest.raises(Gone):
        await way.receive()
    way.data_received(sent(Opcode.CLOSE, Close(1012, "").serialize()))
    assert transport.ends == 1
    assert transport.written == closing(1012, "try-again")


async def test_a_client_that_does_not_close_its_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_socket, "ABORT_S", 0.01)
    way, transport = opened()
    way.close(1008, "no-hello")
    await transport.aborted.wait()


async def test_a_client_that_is_silent_after_a_ping_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_socket, "PING_S", 0.01)
    way, transport = opened()
    with pytest.raises(Gone):
        await way.receive()
    assert transport.written == told(Opcode.PING) + closing(1011)


async def test_a_client_that_answers_pings_stays() -> None:
    way, transport = opened()
    for _ in range(3):
        way._ping()
        way.data_received(sent(Opcode.PONG))
    assert transport.written == told(Opcode.PING) * 3


async def test_pings_are_answered_unless_the_client_does_not_read() -> None:
    way, transport = opened()
    way.data_received(sent(Opcode.PING, b"there?"))
    assert transport.written == told(Opcode.PONG, b"there?")
    way.pause_writing()
    way.data_received(sent(Opcode.PING, b"there?"))
    assert transport.written == told(Opcode.PONG, b"there?")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**16 + 1])
async def test_a_text_of_any_length_is_sent_as_the_library_would_send_it(size: int) -> None:
    way, transport = opened()
    assert way.write((b"x" * size, b"y"))
    assert transport.written == told(Opcode.TEXT, b"x" * size) + told(Opcode.TEXT, b"y")


async def test_a_text_waits_until_the_client_reads() -> None:
    way, transport = opened()
    way.pause_writing()
    assert not way.write((b"text",))
    sending = asyncio.create_task(way.send(b"text"))
    await asyncio.sleep(0)
    assert not transport.written
    way.resume_writing()
    await sending
    assert transport.written == told(Opcode.TEXT, b"text")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(sent(Opcode.TEXT, b"\xff"), 1007, id="not text"),
        pytest.param(b"\x01\x00", 1002, id="not masked"),
        pytest.param(sent(Opcode.CONT, b"x"), 1002, id="nothing to continue"),
        pytest.param(sent(Opcode.TEXT, b"x" * (LARGEST_FRAME + 1)), 1009, id="too large"),
        pytest.param(
            sent(Opcode.TEXT, b"x" * LARGEST_FRAME, fin=False) + sent(Opcode.CONT, b"x"),
            1009,
            id="too large together",
        ),
        pytest.param(
            sent(Opcode.TEXT, fin=False) + sent(Opcode.CONT, fin=False) * MOST_PARTS,
            1009,
            id="too many parts",
        ),
    ],
)
async def test_a_client_that_does_not_keep_to_the_protocol_is_cut_off(data: bytes, code: int) -> None:
    way, transport = opened()
    way.data_received(data)
    assert transport.written[2:4] == code.to_bytes(2, "big")
    assert transport.ends == 1
    with pytest.raises(Gone):
        await way.receive()


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.TEXT, Opcode.BINARY])
async def test_every_frame_costs_one_and_every_kib_one_more(kind: Opcode) -> None:
    bucket = Bucket(Rate(0, 100), lambda: 0.0)
    way, transport = opened(bucket.take)
    way.data_received(sent(kind, b"x" * 90) * 5)
    assert not transport.paused
    left = 100 - 5 - 5 * 96 / 1024
    assert not bucket.take(left + 0.001)
    assert bucket.take(left - 0.001)


async def test_the_rest_of_a_flood_is_neither_read_nor_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_socket, "LAST_WORD_S", 0.01)
    bucket = Bucket(Rate(0, 20), lambda: 0.0)
    way, transport = opened(bucket.take)
    frames = list[int]()
    monkeypatch.setattr(OpenSocket, "_take", lambda _self, _frame: frames.append(1))
    way.data_received(sent(Opcode.PING) * 10)
    way.data_received(sent(Opcode.PING) * 100_000)
    assert len(frames) == 10
    assert transport.written.startswith(told(Opcode.PONG) * 10)
    assert transport.written.endswith(closing(1008, "too-fast"))
    assert len(transport.written) < SLICE
    assert transport.paused == 1
    with pytest.raises(Gone):
        await way.receive()
    assert transport.resumed == 0
    await transport.aborted.wait()


async def test_what_a_client_sends_that_was_told_to_leave_counts_too() -> None:
    bucket = Bucket(Rate(0, 20), lambda: 0.0)
    way, transport = opened(bucket.take)
    way.close(1012, "try-again")
    way.data_received(sent(Opcode.TEXT) * 1000)
    assert transport.written == closing(1012, "try-again")
    assert transport.paused == 1


async def test_a_text_may_come_in_parts_with_a_ping_between_them() -> None:
    way, transport = opened()
    parts = sent(Opcode.TEXT, b"on", fin=False), sent(Opcode.PING), sent(Opcode.CONT, b"e")
    for byte in b"".join(parts):
        way.data_received(bytes([byte]))
    assert await way.receive() == "one"
    assert transport.written == told(Opcode.PONG)


async def test_the_end_of_a_connection_is_told_once_to_everybody_who_waits() -> None:
    lost = list[OpenSocket]()
    way = OpenSocket(cast("asyncio.Transport", Transport()), lost.append, lambda _cost: True, Gently())
    way.pause_writing()
    tasks = asyncio.create_task(way.receive()), asyncio.create_task(way.send(b"text"))
    await asyncio.sleep(0)
    way.connection_lost(None)
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(end, Gone) for end in ended)
    assert lost == [way]


@pytest.mark.parametrize("polite", [True, False])
async def test_thousands_who_leave_at_once_are_let_go_a_few_at_a_time(
    polite: bool,  # noqa: FBT001 - pytest gives it by name
) -> None:
    gently, gone = Gently(), list[int]()
    ways = [OpenSocket(Transport(), lambda _socket: None, lambda _cost: True, gently) for _ in range(5 * FEW)]

    async def stay(way: OpenSocket) -> None:
        with pytest.raises(Gone):
            await way.receive()
        gone.append(1)

    tasks = [asyncio.create_task(stay(way)) for way in ways]
    await asyncio.sleep(0)
    for way in ways:
        if polite:
            way.data_received(sent(Opcode.CLOSE, Close(1001, "").serialize()))
        else:
            way.connection_lost(None)
    left = [len(gone)]
    while left[-1] < len(ways):
        await asyncio.sleep(0)
        left.append(len(gone))
    assert max(after - before for before, after in pairwise(left)) == FEW
    await asyncio.gather(*tasks)


def numbers(client: Reading) -> list[int]:
    return [int(message.split(b'"')[-2]) for message in client.got]


async def a_while() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_nothing_overtakes_a_message_that_waits() -> None:
    client = Reading()
    outbox = Outbox(client)
    for number in range(12):
        if number in {4, 5, 8}:
            client.reads.clear()
        else:
            client.reads.set()
        outbox.say(Pong(str(number)))
        if number % 3 == 0:
            await asyncio.sleep(0)
    client.reads.set()
    await a_while()
    outbox.say(Pong("12"))
    await a_while()
    assert numbers(client) == list(range(13))


async def test_what_is_said_at_the_same_time_is_written_in_one_go() -> None:
    client = Reading()
    outbox = Outbox(client)
    for said in ("123", "45"):
        for number in said:
            outbox.say(Pong(number))
        await asyncio.sleep(0)
    assert numbers(client) == [1, 2, 3, 4, 5]
    assert client.writes == [3, 2]


async def test_a_client_that_reads_is_sent_everything_however_much_is_said_at_once() -> None:
    client = Reading()
    outbox = Outbox(client)
    for number in range(3 * QUEUE):
        outbox.say(Pong(str(number)))
    await asyncio.sleep(0)
    assert numbers(client) == list(range(3 * QUEUE))
    assert not outbox.dropped


async def test_what_waits_is_sent_before_the_end() -> None:
    client = Reading()
    outbox = Outbox(client)
    outbox.say(Pong("1"))
    assert client.got == []
    outbox.finish(Closed(1012, "try-again"))
    assert numbers(client) == [1]
    assert client.closed == (1012, "try-again")


async def test_a_client_that_does_not_read_is_cut_off_and_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "CATCH_UP_S", 0.01)
    client = Reading()
    client.reads.clear()
    box = Outbox(client)
    for number in range(QUEUE):
        box.say(Pong(str(number)))
    await box.room()  # until it is cut off
    assert client.got == []
    assert client.closed == (1013, "slow-reader")
