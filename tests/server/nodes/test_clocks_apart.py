"""Servers whose machines' clocks are more than a day apart: tables change owners, and nobody loses time."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from echappee.server.config import DatabaseUrl
from echappee.server.growth import DAY_S
from tests.counts import count
from tests.server.clients import SHORT, Device, Socket, first_answer
from tests.server.nodes.test_kills import come_back
from tests.server.running import Server, start_server
from tests.server.shifted_server import program

DECISION_S = 3600.0
CLOCKED = {"seats": [{}, {}], "stage": SHORT, "clock": {"decision": int(DECISION_S), "reserve": 0}}
SHIFTS_S = (-0.6 * DAY_S, 0.6 * DAY_S)
TURNS = count(100, share=100)
"""How often the server that has the table is killed."""


def check_time(socket: Socket) -> None:
    """Everybody whose clock runs has almost all the time for a decision."""
    socket.until(lambda now: bool(now["questions"]))
    seats = [seat for seat in socket.now["table"]["seats"] if "until" in seat]
    assert seats
    for seat in seats:
        assert 0.9 * DECISION_S < seat["until"] - socket.now["now"] <= DECISION_S


def answer(socket: Socket) -> None:
    question = socket.now["questions"][0]
    done = socket.do("answer", question=question["id"], answer=first_answer(question))
    assert done["type"] == "ack"


def started(ann: Device) -> str:
    """A table where Ann rides for two teams against a clock."""
    table: str = ann.open(CLOCKED)["id"]
    with ann.sit_at(table) as socket:
        for seat in ("blue", "red"):
            assert socket.do("sit", seat=seat, name=seat)["type"] == "ack"
        assert socket.do("start")["type"] == "ack"
    return table


@pytest.mark.soak
def test_tables_change_between_servers_and_nobody_loses_time(database: DatabaseUrl, tmp_path: Path) -> None:
    options = ("--database", database.reveal(), "--keep-lobbies", "1")
    with ExitStack() as running:

        def start(number: int) -> Server:
            server = start_server(tmp_path / str(number), *options, program=program(SHIFTS_S[number]))
            running.callback(server.kill)
            return server

        servers = [start(number) for number in range(len(SHIFTS_S))]
        ann = Device(servers[0].url)
        lobby, table = ann.open(CLOCKED)["id"], started(ann)
        for turn in range(TURNS):
            here, there = servers[turn % 2], servers[1 - turn % 2]
            with come_back(Device(here.url, ann.token), table) as socket:
                if socket.now["table"]["status"] == "over":
                    table = started(Device(here.url, ann.token))
                    continue
                check_time(socket)
                answer(socket)
            here.kill()
            with come_back(Device(there.url, ann.token), table) as socket:
                if socket.now["table"]["status"] != "over":  # perhaps that was the last answer
                    check_time(socket)
            servers[turn % 2] = start(turn % 2)
        assert lobby in {
            row["table"]["id"] for row in Device(servers[0].url, ann.token).get("/api/tables").body["yours"]
        }
