"""Dash, a game of ten squares and two dice, played through every room without a line changed in the platform.

It is installed as anybody's game would be: a package on the path with an entry point (docs/adding-a-game.md).
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Device
from tests.server.running import Server, start_server

HERE = Path(__file__).parent
ENVIRONMENT = os.environ | {
    "PYTHONPATH": os.pathsep.join([str(HERE), str(HERE.parents[1] / "src"), os.environ.get("PYTHONPATH", "")])
}


def python(code: str) -> str:
    """What a program prints that has Dash installed."""
    ran = subprocess.run(
        [sys.executable, "-c", code], env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def echappee(*words: str, typed: str = "") -> str:
    """What the command prints."""
    ran = subprocess.run(
        [sys.executable, "-m", "echappee", *words],
        env=ENVIRONMENT,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_list_of_games_has_it_behind_ours() -> None:
    assert python("from echappee.games import games; print(*games())").split() == ["flamme", "homas", "dash"]


def test_bots_race_and_the_record_is_proved_and_told(tmp_path: Path) -> None:
    record = tmp_path / "dash.race"
    words = ("race", "--game", "dash", "--teams", "careful,random,steady", "--seed", "5")
    told = echappee(*words, "--record", str(record))
    data = json.loads(echappee(*words, "--json"))
    assert f"{data['winner'].capitalize()} wins." in told
    assert "Every one of" in echappee("verify", str(record))
    assert json.loads(echappee("replay", str(record), "--json")) | {"run": data["run"]} == data


def test_a_scenario_holds() -> None:
    assert "2" in echappee("scenario", str(HERE / "dash.toml"))


def test_a_simulation_counts_the_same_in_one_process_and_in_two() -> None:
    words = ("simulate", "--game", "dash", "--races", "40", "--seed", "3", "--json")
    alone, two = (json.loads(echappee(*words, "--jobs", jobs)) for jobs in ("1", "2"))
    assert alone["wins_by_team"] == two["wins_by_team"]
    assert alone["intervals"] == two["intervals"]
    assert sum(alone["wins_by_team"].values()) == 40


def test_a_person_plays_it_in_the_terminal(tmp_path: Path) -> None:
    told = echappee(
        *("play", "--game", "dash", "--teams", "you,careful", "--seed", "2"),
        *("--record", str(tmp_path / "mine.race")),
        typed="low\n" * 20,
    )
    assert told.count("high or low>") > 1
    assert "wins." in told


def test_it_has_no_tours_and_says_so() -> None:
    words = [sys.executable, "-m", "echappee", "tour", "new", "x.tour", "--game", "dash"]
    ran = subprocess.run(words, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "Dash has no tours" in ran.stderr


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server on which Dash is installed."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", ENVIRONMENT["PYTHONPATH"])
        running = start_server(tmp_path_factory.mktemp("dash"))
        yield running
        assert running.stop() == 0


def test_a_person_and_a_bot_ride_it_at_a_table_over_a_socket(server: Server) -> None:
    device = Device(server.url)
    (offered,) = [game for game in device.get("/api/games").body["games"] if game["name"] == "dash"]
    assert [bot["name"] for bot in offered["bots"]] == ["random", "careful"]
    assert device.get("/api/games/dash/roads/ten").body["squares"] == 10
    seats = [{}, {"kind": "bot", "name": "careful"}, {"kind": "automatic", "name": "steady"}]
    table = device.open({"game": "dash", "stage": "ten", "seats": seats})["id"]
    with device.sit_at(table) as socket:
        socket.do("sit", seat="blue", name="Ann")
        socket.do("start")
        assert socket.now["questions"][0]["options"] == ["high", "low"]
        socket.ride()
        assert socket.now["views"][0]["game"] == "dash"
        assert any(said["id"] == "won" for event in socket.events for said in event.get("said", ()))
    record = device.get(f"/api/tables/{table}/record").text
    assert record.startswith("echappee-record 1\ngame: dash\n")
    replay = device.post("/api/replay", {"record": record}).body
    assert (replay["over"], replay["name"]) == (True, "Ten squares")


def test_a_table_of_it_goes_on_after_the_server_was_killed(server: Server) -> None:
    device = Device(server.url)
    table = device.open({"game": "dash", "stage": "ten", "seats": [{}, {}]})["id"]
    with device.sit_at(table) as socket:
        socket.do("sit", seat="blue", name="Ann")
        socket.do("sit", seat="red", name="Bob")
        socket.do("start")
        socket.do("answer", question=socket.now["questions"][0]["id"], answer="low")
        before = socket.now["views"], socket.now["questions"]
    server.kill()
    again = start_server(server.data)
    server.url, server.process = again.url, again.process
    with Device(server.url, device.token).sit_at(table) as socket:
        assert (socket.now["views"], socket.now["questions"]) == before
