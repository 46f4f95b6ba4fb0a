"""Long jobs over HTTP: begun, followed, fetched and cancelled."""

import json
from pathlib import Path

import pytest

from echappee.server.http import study_endpoints
from echappee.server.http.identity import PASSED_ON
from echappee.server.studies.study import study_json
from tests.server.clients import Device, Json
from tests.server.light_work import asleep, half_a_study
from tests.server.running import Server, serve_here
from tests.server.studies.test_replays import golden

RECORD = golden("automatic-teams")


def begun(device: Device, record: str) -> str:
    """The id of a study that was begun."""
    reply = device.post("/api/study", {"record": record, "effort": "first"})
    assert reply.status == 202, reply
    job: str = reply.body["job"]
    return job


def cancelled(device: Device, job: str, **headers: str) -> tuple[int, Json]:
    reply = device.request("DELETE", f"/api/jobs/{job}", None, headers)
    return reply.status, reply.body


def test_a_study_is_begun_followed_and_fetched(server: Server) -> None:
    nobody = Device(server.url, "")
    job = begun(nobody, RECORD)
    *_, last = nobody.follow(job)
    assert last == {"state": "done", "done": 1.0}
    reply = nobody.get(f"/api/jobs/{job}/result")
    assert (reply.status, reply.body) == (200, json.loads(study_json(RECORD, "first")))
    assert list(nobody.follow(begun(nobody, RECORD))) == [last]


def test_a_study_that_fails_says_why_in_the_stream_and_as_its_result(server: Server) -> None:
    device = Device(server.url)
    job = begun(device, RECORD[: RECORD.index("round 6")])
    *_, last = device.follow(job)
    assert (last["state"], last["code"]) == ("failed", "race-not-over")
    reply = device.get(f"/api/jobs/{job}/result")
    assert (reply.status, reply.body["code"]) == (422, "race-not-over")


def test_a_stream_tells_how_far_the_job_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to its end, also if the client claims to be another server, which would be told once."""
    monkeypatch.setattr(study_endpoints, "study_json", half_a_study)
    path = tmp_path / "go on"
    with serve_here(tmp_path) as context:
        device = Device(context.config.url)
        job, told = begun(device, str(path)), list[Json]()
        early = device.get(f"/api/jobs/{job}/result")
        assert (early.status, early.body["code"]) == (409, "not-done")
        for state in device.follow(job, **{PASSED_ON: "1"}):
            told.append(state)
            if state.get("done") == 0.5:
                path.touch()
        assert {"state": "running", "done": 0.5} in told
        assert device.get(f"/api/jobs/{job}/result").text == "{}"


def test_only_who_holds_a_ticket_can_cancel_and_a_stream_ends_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_endpoints, "study_json", asleep)
    with serve_here(tmp_path) as context:
        ann, ben = Device(context.config.url), Device(context.config.url)
        jobs = begun(ann, "the same"), begun(ben, "the same")
        assert len(set(jobs)) == 2
        streams = [ann.follow(job) for job in jobs]
        for stream in streams:
            assert next(stream)["state"] in {"waiting", "running"}
        assert cancelled(ann, "guessed")[0] == 404
        assert cancelled(ann, jobs[0], Origin="https://evil.example")[0] == 403
        assert cancelled(ann, jobs[0]) == (200, {"job": jobs[0]})
        assert not [state for state in streams[0] if state["state"] == "done"]
        assert cancelled(ann, jobs[0])[1]["code"] == "no-such-job"
        assert ann.get(f"/api/jobs/{jobs[0]}").status == 404
        assert [len(lane.jobs) for lane in context.context.metrics.lanes.values()] == [0, 0, 1]
        text = ann.get("/metrics").text
        assert 'echappee_jobs_total{lane="long",ended="cancelled"} 0' in text
        cancelled(ben, jobs[1])
        assert not [state for state in streams[1] if state["state"] == "done"]
        assert 'echappee_jobs_total{lane="long",ended="cancelled"} 1' in ann.get("/metrics").text


def test_stopping_does_not_wait_for_a_stream(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_endpoints, "study_json", asleep)
    with serve_here(tmp_path) as context:
        device = Device(context.config.url)
        stream = device.follow(begun(device, "endless"))
        assert next(stream)["state"] in {"waiting", "running"}
        context.context.stopping = True
        assert not [state for state in stream if state["state"] == "done"]
