from pathlib import Path

import pytest

from tests.browser.chromium import find_or_install

APT = """#!/bin/sh
echo "$@" >>"{folder}/asked"
[ "$2" = update ] || {{ echo >"{folder}/chromium" && /bin/chmod 700 "{folder}/chromium"; }}
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
    program(folder / "apt-get", APT.format(folder=folder))
    chrome = program(folder / "google-chrome")
    assert find_or_install() == chrome


def test_debians_is_installed_by_whoever_may(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(folder / "apt-get", APT.format(folder=folder))
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert find_or_install() is None
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert find_or_install() == str(folder / "chromium")
    install = "-q install -y --no-install-recommends chromium"
    assert (folder / "asked").read_text().splitlines() == ["-q update", install]


def test_without_apt_there_is_none(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(folder.iterdir()) == []
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert find_or_install() is None
