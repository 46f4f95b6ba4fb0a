"""Results that last: stored in files, found after a restart, and never a worse one than there could be."""

from pathlib import Path

import pytest
from msgspec import json

from echappee.server.http import archive as module
from echappee.server.http import study_endpoints
from echappee.server.http.archive import Archive
from tests.server.clients import Device
from tests.server.light_work import told_effort
from tests.server.running import serve_here

WHOLE = b'{"provisional":false}'


def made(folder: Path, code: str = "a") -> Archive:
    return Archive(folder / "studies", lambda: code)


def stored(folder: Path, **results: bytes) -> None:
    archive = made(folder)
    for key, result in results.items():
        archive.put(key, result)
    archive.close()


def test_a_result_is_found_after_a_restart_by_the_same_code_only(tmp_path: Path) -> None:
    stored(tmp_path, one=WHOLE)
    assert made(tmp_path).get("one") == WHOLE
    assert made(tmp_path).get("two") is None
    assert made(tmp_path, "b").get("one") is None


@pytest.mark.parametrize("result", [b'{"provisional":true}', b"nonsense"])
def test_what_will_be_better_later_is_not_stored(tmp_path: Path, result: bytes) -> None:
    stored(tmp_path, one=result)
    assert made(tmp_path).get("one") is None


def test_a_damaged_result_is_none(tmp_path: Path) -> None:
    stored(tmp_path, one=WHOLE)
    (path,) = (tmp_path / "studies").iterdir()
    path.write_bytes(b"damaged")
    assert made(tmp_path).get("one") is None


def test_the_oldest_results_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 3)
    for key in "abcde":
        stored(tmp_path, **{key: WHOLE})
    assert [made(tmp_path).get(key) for key in "abcde"] == [None, None, WHOLE, WHOLE, WHOLE]


def result_of(device: Device, effort: str) -> object:
    job = device.post("/api/study", {"record": "a race", "effort": effort}).body["job"]
    *_, last = device.follow(job)
    assert last["state"] == "done"
    return json.decode(device.get(f"/api/jobs/{job}/result").text)["effort"]


def test_a_study_is_there_for_everybody_after_a_restart_and_a_full_one_answers_for_a_first_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_endpoints, "study_json", told_effort)
    with serve_here(tmp_path) as parts:
        assert result_of(Device(parts.config.url), "first") == "first"
        assert result_of(Device(parts.config.url), "full") == "full"
    with serve_here(tmp_path) as parts:
        assert result_of(Device(parts.config.url), "first") == "full"
        assert parts.context.metrics.lanes["long"].ended["done"] == 0
