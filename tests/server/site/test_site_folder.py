"""What is in the folder of a site. `make interpreter` has fetched Python for browsers."""

import gzip
import io
import re
import zipfile
from pathlib import Path

import pytest

from echappee.engine import Refused
from echappee.server.site import folder
from echappee.server.site.compiled import compile_archive
from echappee.server.site.folder import INTERPRETER, write_site
from tests.counts import SOAK

MOST = 12_000_000
"""Bytes of the whole site, packed."""
PACKED = {".zip", ".gz", ".woff2", ".png", ".webp"}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site; with bytecode, as people get it, in `make soak`."""
    if not SOAK:
        monkeypatch.setattr(folder, "compile_archive", lambda archive, _interpreter: archive)
    write_site(tmp_path / "site")
    return tmp_path / "site"


def test_a_site_is_small_and_names_nothing_from_its_root_or_elsewhere(site: Path) -> None:
    files = [file for file in site.rglob("*") if file.is_file()]
    packed = [
        file.read_bytes() if file.suffix in PACKED else gzip.compress(file.read_bytes()) for file in files
    ]
    assert sum(map(len, packed)) <= MOST
    index = (site / "index.html").read_text("utf-8")
    assert re.findall(r'(?:href|src)="(?!\./)', index) == []
    assert "wasm-unsafe-eval" in index
    for name in re.findall(r'(?:href|src)="\./([^"]+)"', index):
        assert (site / name).is_file(), name


def test_equal_content_makes_an_equal_site(site: Path, tmp_path: Path) -> None:
    write_site(tmp_path / "again")
    names = [{path.relative_to(each) for path in each.rglob("*")} for each in (site, tmp_path / "again")]
    assert names[0] == names[1]


def test_the_archive_has_both_games_and_nothing_that_needs_a_machine(site: Path) -> None:
    code = next(site.glob("house-*")) / "code.zip"
    with zipfile.ZipFile(code) as archive:
        names = archive.namelist()
    assert {name.split("/")[1] for name in names if name.startswith("echappee/")} >= {
        "flamme",
        "homas",
        "server",
    }
    assert [name for name in names if "/cli/" in name or "/terminal/" in name or "sqlite" in name] == []
    assert [name for name in names if name.endswith(".so")] != []


def test_without_an_interpreter_it_says_in_one_line_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder, "INTERPRETER", tmp_path / "none")
    with pytest.raises(Refused, match="make interpreter"):
        write_site(tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_without_node_modules_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("a.py", "b = 1")
    assert compile_archive(packed.getvalue(), INTERPRETER) == packed.getvalue()
