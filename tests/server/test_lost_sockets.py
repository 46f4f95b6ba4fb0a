"""Connections that end, and clients that come back: nothing that was acknowledged is lost."""

import json
from pathlib import Path

from tests.server.clients import SHORT
from tests.server.running import Server, start_server
from tests.server.socket_steps import closing, first_question, started


def test_a_client_that_comes_back_hears_what_it_missed(server: Server) -> None:
    device, table, socket = started(server)
    with socket:
        for _ in range(6):
            question = first_question(socket)
            socket.do("answer", question=question["id"], answer=question["options"][0])
            socket.do("ping")
        known = len(socket.events)
    with device.sit_at(table) as everything:
        assert json.loads(everything.raw[0])["fresh"]
        total = everything.events
    assert known > 3
    with device.sit_at(table, {"seats": ["blue"], "events": 3}) as back:
        news = json.loads(back.raw[0])
        assert "fresh" not in news
        assert news["events"] == total[3:]
    for seats, events in ((["red"], 3), ([], 3), (["blue"], -1), (["blue"], len(total) + 1000)):
        seen = {"seats": seats, "events": events}
        with device.sit_at(table, seen) as other:
            news = json.loads(other.raw[0])
            assert news["fresh"]
            assert news["events"] == total


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    server = start_server(tmp_path)
    device, table, socket = started(server)
    with socket:
        question = first_question(socket)
        socket.do("answer", id="last", question=question["id"], answer=question["options"][0])
        server.kill()
    again = start_server(tmp_path)
    try:
        device.url = again.url
        with device.sit_at(table) as back:
            told = len(back.raw)
            assert back.do("answer", id="last", question=question["id"], answer="99")["type"] == "ack"
            assert len(back.raw) >= told
            back.ride()
    finally:
        assert again.stop() == 0


def test_a_stopping_server_says_so(tmp_path: Path) -> None:
    server = start_server(tmp_path)
    _, _, socket = started(server, {"seats": [{}], "stage": SHORT})
    with socket:
        server.process.terminate()
        assert closing(socket)[0] == 1012
    assert server.stop() == 0
