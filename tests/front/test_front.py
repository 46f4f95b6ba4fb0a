"""`import echappee` offers what programs need: it is light, typed, and the same as what is inside."""

import ast
import json
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import echappee
from echappee.engine import Refused
from web.build import fetch_tools, find_tools

PAGE = Path(__file__).parents[2] / "docs/python.md"
SCRIPT = Path(__file__).parent / "script.py"
STUB = Path(echappee.__file__).with_suffix(".pyi")
PYRIGHT = PAGE.parents[1] / "web/node_modules/pyright/index.js"


def test_the_import_loads_nothing_else() -> None:
    code = "import sys; before = set(sys.modules); import echappee; print(*sorted(set(sys.modules) - before))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split()) - sys.stdlib_module_names
    assert {name for name in loaded if name.partition(".")[0] not in sys.stdlib_module_names} == {"echappee"}


def test_a_race_of_either_game_and_a_simulation_need_no_package() -> None:
    """Those of the extras cannot be imported here."""
    code = (
        "import sys; sys.modules |= dict.fromkeys(('babel', 'fluent', 'numpy', 'pyarrow', 'rich'));"
        "import echappee;"
        "[print(echappee.prepare(stage, ['random'] * 2).simulate(1)) for stage in ('abcu', 'milan-san-remo')]"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stdout.count("1 races") == 2, ran.stderr


def test_the_stub_names_what_there_is() -> None:
    imported = [node for node in ast.parse(STUB.read_text("utf-8")).body if isinstance(node, ast.ImportFrom)]
    named = {alias.name: (node.module, alias.name) for node in imported for alias in node.names}
    assert {*named, "__version__"} == set(dir(echappee))
    for name, (module, inside) in named.items():
        assert getattr(echappee, str(name)) is getattr(sys.modules[str(module)], inside)
    with pytest.raises(AttributeError, match="echappee has no nothing"):
        echappee.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_the_script_of_a_user_runs() -> None:
    found = runpy.run_path(str(SCRIPT))
    assert found["ridden"].over
    assert found["failed"] == frozenset()
    assert found["figures"]["races"] == 3
    assert found["code"] == "unknown-stage"
    assert found["loaded"].ledger == found["again"].ledger
    assert "rank" in found["columns"]


def test_the_script_of_a_user_is_typed_without_any() -> None:
    """With the package's own types alone, as somebody sees them who has installed it."""
    check = [sys.executable, "-m", "mypy", "--strict", "--disallow-any-expr", str(SCRIPT)]
    ran = subprocess.run(check, cwd=STUB.parents[2], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


def test_pyright_finds_the_script_of_a_user_well_typed(tmp_path: Path) -> None:
    """In its strict mode, with the Node that builds the pages."""
    node = (find_tools() or fetch_tools()).node
    wishes = {"typeCheckingMode": "strict", "extraPaths": [str(STUB.parents[1])]}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(wishes), "utf-8")
    shutil.copy(SCRIPT, tmp_path)
    check = [str(node), str(PYRIGHT), "--pythonpath", sys.executable, "--project", str(tmp_path)]
    ran = subprocess.run(check, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout


def test_the_page_names_everything() -> None:
    told = PAGE.read_text("utf-8")
    assert [name for name in dir(echappee) if name not in told and name != "__version__"] == []


def test_three_lines_ride_a_race_of_either_game() -> None:
    for stage, teams in (
        ("base-2", ["random", "random", "muscle"]),
        ("milan-san-remo", ["random", "random"]),
    ):
        race, failed = echappee.prepare(stage, teams).ride(seed=1)
        assert race.over
        assert not failed


def test_a_prepared_race_is_the_race_of_the_command() -> None:
    ready = echappee.prepare("base-2", ["random", "random"], options=["--weather"])
    race, _ = ready.ride(seed=5)
    assert echappee.load_race(echappee.save(race, ready.tags(5))).race.position == race.position
    assert "weather" in ready.tags(5)["rules"]
    assert repr(ready) == "<Flamme Rouge: random, random>"


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"stage": "nowhere"}, "nowhere"),
        ({"teams": ["nobody", "random"]}, "there is no team 'nobody'"),
        ({"options": ["--wheather"]}, "--wheather is not an option"),
        ({"stage": "milan-san-remo", "options": ["--weather"]}, "--weather is not for Homas Tour Pro"),
    ],
)
def test_what_cannot_be_ridden_is_refused(wish: dict[str, object], why: str) -> None:
    with pytest.raises(Refused, match=why):
        echappee.prepare(**wish)  # type: ignore[arg-type]
