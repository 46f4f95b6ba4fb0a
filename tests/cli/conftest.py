from pathlib import Path

import pytest

from tests.cli.running import Here


@pytest.fixture
def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Here:
    """Runs commands in this process, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return Here(capsys, monkeypatch)
