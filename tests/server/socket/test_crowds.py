"""Many spectators at one table: what they are told is made and encoded once for all of them."""

import asyncio

import pytest

from echappee.server.messages.protocol import News
from echappee.server.socket.outbox import Outbox
from echappee.server.tables import acts, sent
from echappee.server.tables.live import CROWD, Live
from echappee.server.tables.sent import Sent
from tests.server.memory_store import Reading, Room
from tests.server.players import OPEN, set_to

SPECTATORS = 3 * CROWD
PLACED = 4
"""Riders on the grid; everybody sees each answer."""


def spectator(live: Live, device: str) -> Reading:
    """A device that watches from now on."""
    reading = Reading()
    live.join(Sent(Outbox(reading).put).tell, device)
    return reading


async def watched(room: Room) -> tuple[Live, list[Reading]]:
    """A public table where Ann rides, and the spectators that have come to it."""
    live = await room.open(set_to(OPEN, OPEN), "blue", "red")
    await room.hub.act(live, acts.Published(device="ann", public=True))
    return live, [spectator(live, f"spectator {number}") for number in range(SPECTATORS)]


async def messages(spectators: list[Reading]) -> list[bytes]:
    """What each of them was sent since the last time, together."""
    for _ in range(2 * SPECTATORS // CROWD):
        await asyncio.sleep(0)
    told = [b"\n".join(spectator.got) for spectator in spectators]
    for spectator in spectators:
        spectator.got.clear()
    return told


async def test_what_a_crowd_is_told_is_encoded_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[News | None] = []
    encode = sent._encoded

    def noted(news: News | None) -> bytes | None:
        encoded.append(news)
        return encode(news)

    monkeypatch.setattr(sent, "_encoded", noted)
    live, spectators = await watched(room)
    assert len(encoded) == 1
    assert len(set(await messages(spectators))) == 1
    await room.hub.act(live, acts.Started(device="ann"))
    assert len(set(await messages(spectators))) == 1
    encoded.clear()
    for _ in range(PLACED):
        await room.answer(live)
        assert len(set(await messages(spectators))) == 1
    assert len(encoded) == PLACED


async def test_a_spectator_that_comes_late_is_told_the_same_as_those_who_were_there(room: Room) -> None:
    live, spectators = await watched(room)
    await room.hub.act(live, acts.Started(device="ann"))
    late = spectator(live, "late")
    await messages(spectators)
    await room.answer(live)
    told = await messages([*spectators, late])
    assert told[-1].split(b"\n")[1] == told[0]
