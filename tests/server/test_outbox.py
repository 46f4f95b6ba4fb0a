"""Messages go out at once while the client reads; as soon as one has to wait, the others wait behind it."""

import asyncio

import pytest

from echappee.server.config import QUEUE
from echappee.server.messages.protocol import Pong
from echappee.server.socket import outbox
from echappee.server.socket.outbox import Closed, Outbox
from tests.server.memory_store import Reading


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
