"""People whose table is at another server see what they would see there, and nothing more."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from echappee.server.config import DatabaseUrl
from echappee.server.tables import hub
from echappee.server.wiring import Parts
from tests.server.clients import TWO, Device, Json, Socket
from tests.server.postgres import find_or_start, new_database
from tests.server.running import serve_here

ID = "sametable"
SEED = "ab" * 32

Pick = Callable[[Json], str]


class Told(NamedTuple):
    """What each person was told, all at the server that does not have the table."""

    ann: list[str]
    bob: list[str]
    wim: list[str]


class Evening:
    """Ann opens a table at one server; she, Bob and Wim, who watches, are connected to the other."""

    def __init__(self, nodes: tuple[Parts, Parts], stack: ExitStack) -> None:
        self.nodes = nodes
        self._stack = stack
        self._said = 0
        ann = Device(nodes[0].config.url)
        invitation = ann.open(TWO)
        bob, wim = (Device(nodes[1].config.url) for _ in "bw")
        bob.enter(invitation["player_code"])
        wim.enter(invitation["watcher_code"])
        self.devices = (ann, bob, wim)
        self.far = [self.connected(device, 1) for device in self.devices]
        for person, seat in zip(self.far, ("blue", "red"), strict=False):
            self.say(person, "sit", seat=seat, name=seat)
        self.say(self.far[0], "start")

    def connected(self, device: Device, node: int) -> Socket:
        """This device at this server."""
        there = Device(self.nodes[node].config.url, device.token)
        return self._stack.enter_context(there.sit_at(ID))

    def say(self, person: Socket, kind: str, **fields: object) -> None:
        """Do this, and let everybody hear of it before anything else is done."""
        self._said += 1
        assert person.do(kind, id=str(self._said), **fields)["type"] == "ack"
        for each in self.far:
            assert each.do("ping", id=f"p{self._said}")["type"] == "pong"

    def ride(self, phase: str, *people: Socket, pick: Pick) -> None:
        """These people answer until none of them is asked anything in this phase."""
        while asked := [(p, q) for p in people for q in p.now["questions"] if f"/{phase}/" in q["id"]]:
            person, question = asked[0]
            self.say(person, "answer", question=question["id"], answer=pick(question))


@contextmanager
def evening(database: DatabaseUrl, folder: Path) -> Iterator[Evening]:
    with ExitStack() as stack:
        nodes = [stack.enter_context(serve_here(folder, database=database)) for _ in range(2)]
        yield Evening((nodes[0], nodes[1]), stack)


@pytest.fixture(autouse=True)
def _same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table has the same name and the same seed."""
    monkeypatch.setattr(hub, "new_id", lambda: ID)
    monkeypatch.setattr(hub, "secrets", SimpleNamespace(token_hex=lambda _: SEED))


def first(question: Json) -> str:
    answer: str = question["options"][0]
    return answer


def last(question: Json) -> str:
    answer: str = question["options"][-1]
    return answer


def told(database: DatabaseUrl, folder: Path, pick: Pick) -> Told:
    """Everybody places their riders, then Bob plays his cards, which Ann and Wim may not know."""
    with evening(database, folder) as it:
        ann, bob, wim = it.far
        it.ride("placement", ann, bob, pick=first)
        it.ride("energy", bob, pick=pick)
        assert [len(node.hub.shelf.live) for node in it.nodes] == [1, 0]
        for device, far in zip(it.devices, it.far, strict=True):
            near, again = it.connected(device, 0), it.connected(device, 1)
            assert near.raw == again.raw
            assert near.now == far.now | {"road": near.now["road"]}
        return Told(ann.raw, bob.raw, wim.raw)


def test_at_another_server_people_are_told_the_same_whatever_others_hide(
    database: DatabaseUrl, tmp_path: Path
) -> None:
    server = find_or_start()
    assert server
    one, other = told(database, tmp_path, first), told(new_database(server), tmp_path, last)
    assert one.bob != other.bob
    assert one.ann == other.ann
    assert one.wim == other.wim
