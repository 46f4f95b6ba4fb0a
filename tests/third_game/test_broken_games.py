"""A package that cannot be loaded is named once and left out; whatever it lacks, the other games ride."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from echappee import games
from echappee.server.tables.choices import games_body
from tests.cli.running import ENVIRONMENT, Here

SKELETON = Path(games.__file__).parent / "cli/skeleton"
BROKEN = {
    "no package at all": {},
    "a syntax error": {"terminal/__init__.py": "TERMINAL = ("},
    "an error on import": {"rules.py": "1 / 0"},
    "another type of record": {"terminal.py": "TERMINAL = 3"},
    "a package that is not installed": {"terminal.py": "import no_such_package"},
    "an older field": {
        "terminal.py": "from echappee.cli.game_terminal import GameTerminal\nTERMINAL = GameTerminal(laps=3)"
    },
}


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Here:
    return Here(capsys, monkeypatch)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for the package of the game `beetles`, which is installed."""
    point = EntryPoint("beetles", "beetles", games.ENTRY_POINTS)
    monkeypatch.setattr(games, "entry_points", lambda group: [point] if group == games.ENTRY_POINTS else [])
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield tmp_path / "beetles"
    forget()


def forget() -> None:
    for known in (games._known, games._package, games._plain):
        known.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "beetles"]:
        del sys.modules[name]


def write(folder: Path, files: dict[str, str]) -> None:
    """The game of the skeleton, and these files instead of its own."""
    whole = {
        f"{name}.py": (SKELETON / f"{name}.py.txt")
        .read_text("utf-8")
        .replace("snails", "beetles")
        .replace("Snails", "Beetles")
        for name in ("__init__", "rules", "bots")
    }
    for name, text in (whole | files).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


@pytest.mark.parametrize("files", BROKEN.values(), ids=BROKEN)
def test_a_broken_game_is_named_once_and_harms_no_other(
    files: dict[str, str], folder: Path, here: Here, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    if files:
        write(folder, files)
    record = str(tmp_path / "my.race")
    for words in (
        ("--help",),
        ("race", "--help"),
        ("race", "--seed", "1", "--json", "--record", record),
        ("verify", record),
        ("replay", record, "--json"),
        ("simulate", "--races", "2", "--teams", "random,random", "--engine", "reference", "--json"),
        ("stages", "--json"),
        ("bots", "--json"),
        ("tour", "new", "--help"),
    ):
        ran = here(*words)
        assert (ran.status, ran.err) == (0, ""), words
    assert [game.name for game in games_body().games] == ["flamme", "homas"]
    (said,) = caplog.messages
    assert said.startswith("the game beetles cannot be used: ")


def test_the_log_of_a_broken_game_is_one_line_on_standard_error(tmp_path: Path) -> None:
    info = tmp_path / "beetles-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: beetles\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[echappee.games]\nbeetles = beetles\n")
    ran = subprocess.run(
        [sys.executable, "-m", "echappee", "bots", "--json"],
        env=ENVIRONMENT | {"PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0
    assert {row["game"] for row in json.loads(ran.stdout)["bots"]} == {"flamme", "homas"}
    assert ran.stderr == "the game beetles cannot be used: there is no package beetles\n"


@pytest.mark.parametrize(
    "files",
    [{}, {"terminal/__init__.py": ""}, {"terminal/roads.py": ""}, {"bots.py": ""}],
    ids=["rules and bots alone", "an empty terminal", "a folder without a record", "no bots of its own"],
)
def test_a_game_needs_rules_and_nothing_else(
    files: dict[str, str], folder: Path, here: Here, tmp_path: Path
) -> None:
    write(folder, files)
    record = str(tmp_path / "my.race")
    told = here("race", "--game", "beetles", "--seed", "1", "--record", record, "--json")
    assert json.loads(told.out)["game"] == "beetles"
    assert "Every one of" in here("verify", record).out
    assert without_run(here("replay", record, "--json").out) == without_run(told.out)
    assert "── Round 1 " in here("replay", record).out
    assert json.loads(here("simulate", "--game", "beetles", "--races", "5", "--json").out)["races"] == 5
    assert here("stages").status == here("bots").status == 0
    assert "beetles" in [game.name for game in games_body().games]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("race", "--game", "beetles", "--stage", "base-1"), "Beetles has no roads to choose from"),
        (("tour", "new", "x.tour", "--game", "beetles"), "Beetles has no tours"),
        (("stage", "check", "x", "--game", "beetles"), "Beetles has no roads to choose from"),
        (("stage", "balance", "x", "--game", "beetles"), "stage balance is not for Beetles"),
    ],
)
def test_what_a_small_game_does_not_have_is_said_in_one_line(
    words: tuple[str, ...], why: str, folder: Path, here: Here
) -> None:
    write(folder, {})
    ran = here(*words)
    assert (ran.status, ran.out, ran.err) == (2, "", f"echappee: {why}\n")


def test_a_game_whose_rules_are_broken_is_refused_by_name(folder: Path, here: Here) -> None:
    write(folder, {"rules.py": "1 / 0"})
    ran = here("race", "--game", "beetles")
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "the game beetles cannot be used: ZeroDivisionError in beetles." in ran.err


def test_our_own_mistakes_are_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_name: str) -> None:
        raise ZeroDivisionError

    forget()
    monkeypatch.setattr(games, "import_module", fail)
    with pytest.raises(ZeroDivisionError):
        games.games_with(import_module("echappee.notation").GameRules)
    forget()


def without_run(printed: str) -> dict[str, object]:
    """The two commands differ in what they say of themselves."""
    return {name: value for name, value in json.loads(printed).items() if name != "run"}
