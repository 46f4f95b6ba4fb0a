"""How the pages are built, with a Node and an npm that only write down what they were asked to do."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from web.build import new_enough

ROOT = Path(__file__).parents[2]
WHOLE = "ci --prefer-offline"
FOR_BUILDING = f"{WHOLE} --omit=dev"
NPM = """#!/bin/sh
echo "$@" >>asked
mkdir -p node_modules
echo "npm has much to say about $1"
exit ${FAILS:-0}
"""


class Built(NamedTuple):
    """What a build said, and what it asked npm for."""

    status: int
    out: str
    err: str
    asked: list[str]


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A folder of pages, and the tools to build them."""
    (tmp_path / "web").mkdir()
    (tmp_path / "bin").mkdir()
    shutil.copy(ROOT / "web/build.py", tmp_path / "web/build.py")
    (tmp_path / "web/package-lock.json").write_text("{}")
    for name, text in (("node", "#!/bin/sh\necho v22.12.0\n"), ("npm", NPM)):
        (tmp_path / "bin" / name).write_text(text)
        (tmp_path / "bin" / name).chmod(0o700)
    return tmp_path / "web"


def build(web: Path, *scripts: str, **environment: str) -> Built:
    asked = web / "asked"
    asked.write_text("")
    path = f"{web.parent / 'bin'}{os.pathsep}{os.environ['PATH']}"
    ran = subprocess.run(
        [sys.executable, web / "build.py", *scripts],
        env=os.environ | {"PATH": path} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return Built(ran.returncode, ran.stdout, ran.stderr, asked.read_text().splitlines())


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.8\n", False),
        ("v20.18.3\n", False),
        ("v20.19.0\n", True),
        ("v21.7.3\n", False),
        ("v22.11.0\n", False),
        ("v22.12.0\n", True),
        ("v23.0.0\n", True),
        ("v24.19.0\n", True),
        ("", False),
    ],
)
def test_which_node_is_new_enough(version: str, *, enough: bool) -> None:
    assert new_enough(version) is enough


def test_packages_are_installed_when_the_lock_has_changed(web: Path) -> None:
    first = build(web)
    assert (first.status, first.asked) == (0, [FOR_BUILDING, "run build"])
    assert build(web).asked == ["run build"]
    (web / "package-lock.json").write_text('{"other": 1}')
    assert build(web).asked == [FOR_BUILDING, "run build"]


def test_checking_needs_more_packages_than_building(web: Path) -> None:
    build(web)
    assert build(web, "check").asked == [WHOLE, "run check"]
    assert build(web, "build").asked == ["run build"]


def test_all_packages_can_be_installed_first(web: Path) -> None:
    assert build(web, "install").asked == [WHOLE]
    assert build(web).asked == ["run build"]
    assert build(web, "test").asked == ["run test"]


def test_a_build_is_quiet(web: Path) -> None:
    build(web, "install")
    assert build(web, "check", "test") == Built(
        0,
        "[pages 1/2] checking the pages\n[pages 2/2] testing the pages\n[pages 2/2] done\n",
        "",
        ["run check", "run test"],
    )


def test_a_build_that_fails_tells_everything_and_ends_there(web: Path) -> None:
    failed = build(web, FAILS="7")
    assert (failed.status, failed.asked) == (7, [FOR_BUILDING])
    assert failed.err == "npm has much to say about ci\n"
    assert build(web).asked == [FOR_BUILDING, "run build"]
    build(web, "install")
    assert build(web, "check", "test", FAILS="3").asked == ["run check"]
