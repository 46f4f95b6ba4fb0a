"""What works with the standard library alone, and how a missing package is reported."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from tests.cli.running import ENVIRONMENT, Here, Ran

EXTRAS = (
    *("rich", "babel", "fluent", "msgspec", "starlette", "uvicorn", "websockets", "typst"),
    *("numba", "numpy", "pyarrow", "dask", "distributed", "openskill"),
)
WITHOUT = f"""
import io, json, os, sys
from contextlib import redirect_stderr, redirect_stdout

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {EXTRAS}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from echappee.cli.main import main
sent, sys.stdin = sys.stdin, io.StringIO()
for line in sent:
    folder, words = json.loads(line)
    os.chdir(folder)
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        status = main(words)
    print(json.dumps([status, out.getvalue(), err.getvalue()]), flush=True)
"""
"""Runs the commands it is sent, where no package is installed; one process for all saves the starting."""
Bare = Callable[..., Ran]
INSTALL = "pip install 'echappee[{0}]', or in a checkout .venv/bin/pip install -e '.[{0}]'\n"
TERMINAL = "echappee: the terminal needs the package rich: " + INSTALL.format("terminal")
RULEBOOK = Path(__file__).parents[1] / "rulebook"
SMALL = ("--stage", "abcu", "--teams", "random,random", "--seed", "1")
HOMAS = ("--stage", "road:0x20;red=8", "--teams", "random,random", "--seed", "1")
CALENDAR = "tour-de-france-prologue dauphine-libere-3"
REFERENCE = ("--engine", "reference")


def sent(folder: Path, words: Iterable[str]) -> str:
    return json.dumps([str(folder), list(words)]) + "\n"


@pytest.fixture(scope="module")
def bare() -> Iterator[Bare]:
    """Runs a command where no package is installed."""
    with subprocess.Popen(
        [sys.executable, "-c", WITHOUT],
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:

        def ran(folder: Path, *words: str) -> Ran:
            assert process.stdin
            assert process.stdout
            process.stdin.write(sent(folder, words))
            process.stdin.flush()
            return Ran(*json.loads(process.stdout.readline()))

        yield ran


@pytest.fixture
def folder(here: Here, tmp_path: Path) -> Path:
    """A folder with a race and a tour."""
    here("race", *SMALL, "--record", "my.race", "--quiet")
    here("tour", "new", "my.tour", CALENDAR, "--teams", "random,random", "--seed", "1")
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [
        ("race", *SMALL, "--json"),
        ("race", *HOMAS, "--json"),
        ("replay", "my.race", "--json"),
        ("replay", "my.race", "--round", "1", "--json"),
        ("stages", "--json"),
        ("bots", "--json"),
        ("stages", "base-2", "--json"),
        ("tour", "export", "my.tour", "--json"),
        ("tour", "simulate", CALENDAR, "--teams", "random", "--tours", "1", *REFERENCE, "--json"),
        ("specialists", "--json"),
    ],
)
def test_data_needs_the_standard_library_only(
    here: Here, bare: Bare, folder: Path, words: tuple[str, ...]
) -> None:
    ran = bare(folder, *words)
    assert (ran.status, ran.err) == (0, "")
    assert json.loads(ran.out) == json.loads(here(*words).out)


@pytest.mark.parametrize("race", [SMALL, HOMAS])
def test_so_does_a_simulation(here: Here, bare: Bare, tmp_path: Path, race: tuple[str, ...]) -> None:
    words = ("simulate", *race, "--races", "2", "--json")
    alone, beside = bare(tmp_path, *words), here(*words, "--engine", "reference")
    assert (alone.status, alone.err) == (0, "")
    told, wanted = json.loads(alone.out), json.loads(beside.out)
    assert told | {"races_per_second": 0} == wanted | {"races_per_second": 0}


@pytest.mark.parametrize("words", [("verify", "my.race"), ("--version",), ("play", "--help"), ("--help",)])
def test_so_do_proofs_and_help(here: Here, bare: Bare, folder: Path, words: tuple[str, ...]) -> None:
    assert bare(folder, *words)[0::2] == here(*words)[0::2] == (0, "")


@pytest.mark.parametrize("file", ["flamme/01_setup.toml", "homas/01_start.toml"])
def test_so_do_scenarios(bare: Bare, tmp_path: Path, file: str) -> None:
    ran = bare(tmp_path, "scenario", str(RULEBOOK / file))
    assert (ran.status, ran.err) == (0, "")
    assert "hold" in ran.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("race", *SMALL, "--record", "new.race"), TERMINAL),
        (("play", *SMALL), TERMINAL),
        (("replay", "my.race"), TERMINAL),
        (("simulate", *SMALL, "--races", "1000000000"), TERMINAL),
        (
            ("simulate", *SMALL, "--races", "1000000000", "--json", "--engine", "kernel"),
            "echappee: the kernel needs the package numpy: " + INSTALL.format("fast"),
        ),
        (
            ("simulate", *SMALL, "--races", "1000000000", "--json", "--out", "new.parquet"),
            "echappee: a Parquet file needs the package pyarrow: " + INSTALL.format("parquet"),
        ),
        (
            ("simulate", *SMALL, "--races", "1000000000", "--json", "--cluster", "local"),
            "echappee: a cluster needs the package dask: " + INSTALL.format("cluster"),
        ),
        (
            ("ladder", "--bots", "tempo,random", "--races", "10000000", "--json"),
            "echappee: a ladder needs the package openskill: " + INSTALL.format("ladder"),
        ),
        (
            ("simulate", *HOMAS[:2], "--teams", "capitaine:think=8,random", "--races", "1", "--json"),
            "echappee: thinking needs the package numpy: " + INSTALL.format("fast"),
        ),
        (("bots",), TERMINAL),
        (("stages",), TERMINAL),
        (("stage", "check", "base-1"), TERMINAL),
        (("tour", "new", "new.tour"), TERMINAL),
        (("tour", "status", "my.tour"), TERMINAL),
        (("serve", "--no-browser"), TERMINAL.replace("terminal", "server").replace("rich", "uvicorn")),
    ],
)
def test_a_missing_package_is_told_in_one_line_before_anything_is_done(
    bare: Bare, folder: Path, words: tuple[str, ...], told: str
) -> None:
    before = set(folder.iterdir())
    assert bare(folder, *words) == (2, "", told)
    assert set(folder.iterdir()) == before


def test_a_missing_module_of_ours_is_not_taken_for_a_missing_package(tmp_path: Path) -> None:
    code = WITHOUT.replace(repr("rich"), repr("echappee.cli.lineups")).replace('.partition(".")[0]', "")
    ran = subprocess.run(
        [sys.executable, "-c", code],
        input=sent(tmp_path, ["race"]).encode(),
        env=ENVIRONMENT,
        capture_output=True,
        check=False,
    )
    assert b"ModuleNotFoundError" in ran.stderr
