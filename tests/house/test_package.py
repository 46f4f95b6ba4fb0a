"""What a built package contains: the pages too, although they are not in git."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CARRIED = {
    "echappee/__init__.py",
    "echappee/pages/index.html",
    "echappee/pages/index.html.br",
    "echappee/pages/assets/main-x1.js",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The part of the project that goes into a package, with pages that look as if they were built."""
    for name in ("pyproject.toml", ".gitignore", "README.md", "LICENSE", "src/echappee/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in CARRIED - {"echappee/__init__.py"}:
        (tmp_path / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "src" / name).write_text("built")
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    return tmp_path


def test_the_wheel_carries_the_pages(project: Path) -> None:
    page = "src/echappee/pages/index.html"
    assert subprocess.run(["git", "check-ignore", "-q", page], cwd=project, check=False).returncode == 0
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=project,
        check=True,
        capture_output=True,
    )
    (wheel,) = (project / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        assert set(file.namelist()) >= CARRIED
