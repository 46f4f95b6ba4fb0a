from pathlib import Path

import pytest

from tests.browser.chromium import SHELL, WHOLE, find_or_install

APT = """#!/bin/sh
echo "$@" >>"{folder}/asked"
[ "$5" = {has} ] && {{ echo >"{folder}/$5" && /bin/chmod 700 "{folder}/$5"; }}
"""


def program(path: Path, text: str = "#!/bin/sh\n") -> str:
    path.write_text(text)
    path.chmod(0o700)
    return str(path)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All that the PATH knows."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


def test_a_chromium_on_the_path_is_taken(folder: Path) -> None:
    program(folder / "apt-get", APT.format(folder=folder, has=SHELL))
    chrome = program(folder / "google-chrome")
    assert find_or_install() == chrome


@pytest.mark.parametrize(("has", "asked"), [(SHELL, [SHELL]), (WHOLE, [SHELL, WHOLE])])
def test_debians_is_installed_by_those_allowed_to(
    has: str, asked: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(folder / "apt-get", APT.format(folder=folder, has=has))
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert find_or_install() is None
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert find_or_install() == str(folder / has)
    installs = [f"-q install -y --no-install-recommends {package}" for package in asked]
    assert (folder / "asked").read_text().splitlines() == ["-q update", *installs]


def test_without_apt_there_is_none(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(folder.iterdir()) == []
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert find_or_install() is None
