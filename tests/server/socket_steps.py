"""What people do first at a table over a socket, and how a connection ends."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import ALONE, Device, Json, Socket
from tests.server.running import Server


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


def started(server: Server, settings: object = ALONE) -> tuple[Device, str, Socket]:
    """A race with one person at blue."""
    device = Device(server.url)
    table = device.open(settings)["id"]
    socket = device.sit_at(table)
    assert socket.do("sit", seat="blue", name="Anna")["type"] == "ack"
    assert socket.do("start")["type"] == "ack"
    return device, table, socket
