"""What a release is: the wheel and the source archive, the version and what cites it."""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from echappee import __version__
from tests.counts import SOAK, some

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
CARRIED = (
    "pages/index.html",
    "pages/index.html.br",
    "cli/skeleton/rules.py.txt",
    "flamme/road/data/stages.json",
    "fonts/jost.ttf",
    "py.typed",
    "__init__.pyi",
)
NO_NETWORK = {"UV_NO_INDEX": "1", "UV_OFFLINE": "1", "PIP_NO_INDEX": "1"}


def built(kind: str, source: Path, folder: Path) -> Path:
    """A wheel or a source archive (sdist) of this checkout, whose pages are built, or of another source."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(build, cwd=source, check=True, capture_output=True)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("dist"))


def said(*words: str | Path, folder: Path, **settings: str) -> str:
    """What this prints; nothing is fetched."""
    environment = {**os.environ, **NO_NETWORK, **settings}
    ran = subprocess.run(
        [str(word) for word in words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_wheel_carries_the_pages_and_all_data(wheel: Path) -> None:
    page = "src/echappee/pages/index.html"
    assert subprocess.run(["git", "check-ignore", "-q", page], cwd=ROOT, check=False).returncode == 0
    with zipfile.ZipFile(wheel) as file:
        assert {f"echappee/{name}" for name in CARRIED} <= set(file.namelist())


def test_the_wheel_runs_in_an_environment_with_nothing_else(wheel: Path, tmp_path: Path) -> None:
    said(BIN / "uv", "venv", "--python", sys.executable, "new", folder=tmp_path)
    said(BIN / "uv", "pip", "install", "--python", "new/bin/python", wheel, folder=tmp_path)
    assert said("new/bin/echappee", "--version", folder=tmp_path) == f"echappee {__version__}\n"
    for stage in ("abcu", "milan-san-remo"):
        ridden = said("new/bin/echappee", "race", "--stage", stage, "--seed", "1", "--json", folder=tmp_path)
        assert f'"version": "{__version__}"' in ridden


def test_version_and_date_are_the_same_everywhere() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    (version, date), *_ = re.findall(
        r"^## (\d+\.\d+\.\d+) — (\d{4}-\d\d-\d\d)$", changelog, flags=re.MULTILINE
    )
    assert version == __version__
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {version}\ndate-released: {date}\n" in cited
    told = (ROOT / "docs/releases.md").read_text("utf-8")
    assert set(re.findall(r"echappee-([\d.]+)-py3", told)) == {version}


@pytest.mark.soak
@pytest.mark.parametrize("tool", some(["uvx", "uv", "pipx", "pip"], share=4))
def test_every_tool_installs_the_file(tool: str, wheel: Path, tmp_path: Path) -> None:
    homes = {
        "PIPX_HOME": str(tmp_path / "pipx"),
        "PIPX_BIN_DIR": str(tmp_path / "bin"),
        "UV_TOOL_DIR": str(tmp_path / "tools"),
        "UV_TOOL_BIN_DIR": str(tmp_path / "bin"),
    }
    program = [str(tmp_path / "bin/echappee")]
    if tool == "uvx":
        program = [str(BIN / "uvx"), "--from", str(wheel), "echappee"]
    elif tool == "uv":
        said(BIN / "uv", "tool", "install", wheel, folder=tmp_path, **homes)
    elif tool == "pipx":
        said(BIN / "pipx", "install", wheel, folder=tmp_path, **homes)
    else:
        said(sys.executable, "-m", "venv", tmp_path, folder=tmp_path)
        said(tmp_path / "bin/python", "-m", "pip", "install", wheel, folder=tmp_path)
    assert said(*program, "--version", folder=tmp_path, **homes) == f"echappee {__version__}\n"


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="six seconds")
def test_a_wheel_made_of_the_archive_carries_the_pages_too(tmp_path: Path) -> None:
    archive = built("sdist", ROOT, tmp_path / "archive")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path)  # noqa: S202 - it is our own
    folder = tmp_path / archive.name.removesuffix(".tar.gz")
    assert (folder / "CITATION.cff").exists()
    with zipfile.ZipFile(built("wheel", folder, tmp_path / "again")) as file:
        assert {f"echappee/{name}" for name in CARRIED} <= set(file.namelist())
