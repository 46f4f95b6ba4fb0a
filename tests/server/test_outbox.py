"""Messages go out at once while the client reads; as soon as one has to wait, the others wait behind it."""

import asyncio
from collections.abc import Collection

import pytest
from websockets.frames import Frame, Opcode

from echappee.server.config import QUEUE
from echappee.server.socket.outbox import Closed, Outbox
from echappee.server.socket.protocol import Pong
from echappee.server.socket.slow_readers import text_head
from tests.server.memory_store import run


class Client:
    """Takes what is written to it, as long as it reads."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.got: list[bytes] = []
        self.writes: list[int] = []
        self.outbox = Outbox(self.write)

    def write(self, messages: Collection[bytes]) -> bool:
        if self.reads.is_set():
            self.writes.append(len(messages))
            self.got += messages
        return self.reads.is_set()

    async def take_what_waits(self) -> None:
        """As the connection does, for which `send` waits until the client reads."""
        while True:
            message = await self.outbox.take()
            await self.reads.wait()
            self.got.append(message)

    def numbers(self) -> list[int]:
        return [int(message.split(b'"')[-2]) for message in self.got]


def test_nothing_overtakes_a_message_that_waits() -> None:
    async def test() -> None:
        client = Client()
        taking = asyncio.create_task(client.take_what_waits())
        for number in range(12):
            if number in {4, 5, 8}:
                client.reads.clear()
            else:
                client.reads.set()
            client.outbox.put(Pong(str(number)))
            if number % 3 == 0:
                await asyncio.sleep(0)
        client.reads.set()
        for _ in range(5):
            await asyncio.sleep(0)
        client.outbox.put(Pong("12"))
        await asyncio.sleep(0)
        assert client.numbers() == list(range(13))
        taking.cancel()

    run(test)


def test_what_is_said_at_the_same_time_is_written_in_one_go() -> None:
    async def test() -> None:
        client = Client()
        client.reads.set()
        taking = asyncio.create_task(client.take_what_waits())
        await asyncio.sleep(0)
        for said in ("123", "45"):
            for number in said:
                client.outbox.put(Pong(number))
            await asyncio.sleep(0)
        assert client.numbers() == [1, 2, 3, 4, 5]
        assert client.writes == [3, 2]
        taking.cancel()

    run(test)


def test_a_client_that_reads_is_sent_everything_however_much_is_said_at_once() -> None:
    async def test() -> None:
        client = Client()
        client.reads.set()
        taking = asyncio.create_task(client.take_what_waits())
        await asyncio.sleep(0)
        for number in range(3 * QUEUE):
            client.outbox.put(Pong(str(number)))
        await asyncio.sleep(0)
        assert client.numbers() == list(range(3 * QUEUE))
        assert not client.outbox.dropped
        taking.cancel()

    run(test)


def test_what_waits_is_sent_before_the_end() -> None:
    async def test() -> None:
        client = Client()
        taking = asyncio.create_task(client.take_what_waits())
        await asyncio.sleep(0)
        client.outbox.put(Pong("1"))
        client.outbox.finish(Closed(1012, "try-again"))
        assert client.got == []
        client.reads.set()
        with pytest.raises(Closed):
            await taking
        assert client.numbers() == [1]

    run(test)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 70_000])
def test_the_head_of_a_text_says_how_long_it_is(size: int) -> None:
    text = b"x" * size
    assert text_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
