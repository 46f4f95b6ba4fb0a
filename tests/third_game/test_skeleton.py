"""Adding a game, word for word: the commands of the page are typed in a checkout, and do what it says."""

import json
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import echappee
from tests.server.clients import Device
from tests.server.running import start_server

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
SKELETON = ROOT / "src/echappee/cli/skeleton"
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a `.venv` that has what ours has, and takes what is installed into it."""
    folder = tmp_path_factory.mktemp("checkout")
    environment = folder / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    (site,) = environment.glob("lib/python*/site-packages")
    ours = (sysconfig.get_path("purelib"), str(Path(echappee.__file__).parents[1]))
    (site / "ours.pth").write_text("\n".join(ours), "utf-8")
    (environment / "bin/echappee").write_text(f'#!/bin/sh\nexec {environment}/bin/python -m echappee "$@"\n')
    (environment / "bin/pip").write_text(f'#!/bin/sh\nexec {environment}/bin/python -m pip "$@"\n')
    for command in ("echappee", "pip"):
        (environment / "bin" / command).chmod(0o755)
    return folder


@pytest.fixture(scope="module")
def printed(checkout: Path) -> dict[str, str]:
    """What each command of the page prints."""
    found = {}
    for line in COMMANDS:
        ran = subprocess.run(line, shell=True, cwd=checkout, capture_output=True, text=True, check=False)  # noqa: S602 - the page is ours
        assert ran.returncode == 0, (line, ran.stdout, ran.stderr)
        found[line] = ran.stdout
    return found


def of(printed: dict[str, str], words: str) -> str:
    (found,) = [text for line, text in printed.items() if words in line]
    return found


def test_the_game_of_the_page_is_tested_ridden_proved_simulated_and_rated(printed: dict[str, str]) -> None:
    assert "4 passed" in of(printed, "pytest snails")
    assert "── Round 1 " in of(printed, "race --game")
    assert "Every one of" in of(printed, "verify")
    told = json.loads(of(printed, "replay"))
    assert told["winner"] == told["ranking"][0] in ("blue", "red", "green")
    assert sum(json.loads(of(printed, "simulate"))["wins_by_team"].values()) == 500
    assert {"bold", "random"} <= set(of(printed, "ladder").split())


def test_it_is_played_at_the_keyboard_and_at_a_table(
    checkout: Path, printed: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert printed
    play = [".venv/bin/echappee", "play", "--game", "snails", "--seed", "1"]
    ran = subprocess.run(
        play, cwd=checkout, input="c\n" * 20, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "type one of creep, race" in ran.stdout
    (site,) = (checkout / ".venv").glob("lib/python*/site-packages")
    monkeypatch.setenv("PYTHONPATH", f"{site}:{checkout / 'snails'}")
    server = start_server(checkout / "data")
    device = Device(server.url)
    assert "snails" in [game["name"] for game in device.get("/api/games").body["games"]]
    bot = {"kind": "bot", "name": "bold"}
    table = device.open({"game": "snails", "stage": "plain", "seats": [{}, bot]})["id"]
    with device.sit_at(table) as socket:
        socket.do("sit", seat="blue", name="Ann")
        socket.do("start")
        assert socket.now["questions"][0]["options"] == ["creep", "race"]
        assert socket.now["views"][0]["view"]["riders"][0] == {"team": "blue", "square": 0}
        socket.ride()
    record = device.get(f"/api/tables/{table}/record").text
    assert device.post("/api/replay", {"record": record}).body["over"] is True
    assert server.stop() == 0


def test_the_skeleton_is_short_and_typed(checkout: Path, printed: dict[str, str]) -> None:
    assert printed
    assert sum(len(file.read_text("utf-8").splitlines()) for file in SKELETON.iterdir()) <= 250
    snails = checkout / "snails"
    settings = ("--config-file", snails / "pyproject.toml")
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", *settings, snails / "snails", snails / "tests"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={"MYPYPATH": snails},
    )
    assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize(
    ("name", "why"), [("Snails", "cannot be the name"), ("json", "already"), ("while", "cannot be the name")]
)
def test_a_name_that_no_package_can_have_is_refused(name: str, why: str, checkout: Path) -> None:
    ran = subprocess.run(
        [".venv/bin/echappee", "new-game", name], cwd=checkout, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert why in ran.stderr
    assert not (checkout / name).exists()
