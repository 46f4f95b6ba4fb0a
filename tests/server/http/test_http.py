import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import settings
from schemathesis import Case
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi import checks

from echappee.flamme.road.stages import STAGES
from echappee.server.http.guard import HEADERS
from tests.cli.running import Here
from tests.counts import count
from tests.server.clients import ALONE, TWO, Device, closing
from tests.server.running import Server, serve_here, start_server


@pytest.fixture
def api(server: Server) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{server.url}/openapi.json")


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    """One connection for all requests: most of their time would go into opening another one."""
    with requests.Session() as opened:
        opened.trust_env = False  # no proxies to look for, either
        yield opened


TOKEN = "t" * 40
Asked = tuple[str, str, bytes | None]


@pytest.mark.soak
@schemathesis.pytest.from_fixture("api").parametrize()  # type: ignore[untyped-decorator]
@settings(max_examples=count(160, share=80), deadline=None, derandomize=True)
def test_the_api_does_what_its_description_says(case: Case[Any], session: requests.Session) -> None:
    # Settings can be well-formed and still make no race: that is 422, and described.
    case.call_and_validate(
        session=session,
        headers={"Authorization": f"Bearer {TOKEN}"},
        excluded_checks=[checks.positive_data_acceptance],
    )


def test_a_browser_gets_a_token_with_its_first_page(server: Server) -> None:
    nobody, token = Device(server.url, ""), ""
    for path in ("/", "/table/whatever", "/api/me"):
        cookie = nobody.get(path).headers["Set-Cookie"]
        token = re.findall(
            r"^echappee=([\w-]{43}); HttpOnly; Max-Age=31536000; Path=/; SameSite=lax$", cookie
        )[0]
        assert "Set-Cookie" not in nobody.get(path, Cookie=f"echappee={token}").headers
    kept = {"Cookie": f"echappee={token}"}
    first, second = (nobody.get("/api/me", **kept).body for _ in range(2))
    assert first == second != nobody.get("/api/me").body
    assert token not in json.dumps(first)


def test_behind_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    with serve_here(tmp_path, public_url="https://velo.example") as context:
        device = Device(f"http://127.0.0.1:{context.config.port}", "")
        cookie = device.get("/").headers["Set-Cookie"]
        assert "; Secure" in cookie
        origin = {"Cookie": cookie.partition(";")[0], "Origin": "https://velo.example"}
        invitation = device.post("/api/tables", {"settings": TWO}, **origin).body
        code = invitation["player_code"]
        assert invitation["player_link"] == f"https://velo.example/table/{invitation['id']}#{code}"


def test_tables_are_opened_entered_listed_and_shown(server: Server) -> None:
    host, guest, stranger = (Device(server.url) for _ in range(3))
    invitation = host.open(TWO)
    id = invitation["id"]
    code = f" {invitation['player_code'][:4].upper()}-{invitation['player_code'][4:]} "
    assert guest.post("/api/enter", {"code": code}).body == {"table": id}
    assert guest.post("/api/enter", {"code": code}).body == {"table": id}
    assert host.get(f"/api/tables/{id}").body["host"]
    assert guest.get(f"/api/tables/{id}").body["player"]
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/record", "/api/tables/nothing"):
        reply = stranger.get(path)
        assert (reply.status, reply.body["code"]) == (404, "no-such-table")
    assert host.get(f"/api/tables/{id}/record").status == 409
    assert id not in stranger.get("/api/tables").text
    with host.sit_at(id) as socket:
        socket.do("publish", public=True)
        socket.do("sit", seat="blue", name="<b>Anna</b>")
    row = {"id": id, "status": "open", "stage": "a b c d u", "seats": ["<b>Anna</b>", ""], "open_seats": 1}
    row |= {"round": 0, "winner": ""}
    nobody = Device(server.url, "")
    assert row in nobody.get("/api/tables").body["public"]
    assert nobody.get("/api/tables").body["yours"] == []
    assert nobody.get(f"/api/tables/{id}").body["status"] == "open"
    yours = host.get("/api/tables").body["yours"]
    assert [(own["table"], own["your_turn"]) for own in yours] == [(row, False)]


def test_tables_are_left_and_deleted_and_seats_move_to_another_device(server: Server) -> None:
    host, guest, phone = (Device(server.url) for _ in range(3))
    invitation = host.open(TWO)
    id = invitation["id"]
    guest.enter(invitation["player_code"])
    with host.sit_at(id) as socket:
        socket.do("sit", seat="blue", name="Anna")
    assert guest.post(f"/api/tables/{id}/move", {}).body["code"] == "not-a-rider"
    offer = host.post(f"/api/tables/{id}/move", {}).body
    assert offer["link"].endswith(f"/table/{id}#move-{offer['code']}")
    assert phone.post("/api/move", {"code": offer["code"]}).body == {"table": id}
    assert phone.get(f"/api/tables/{id}").body["host"]
    assert phone.post("/api/move", {"code": offer["code"]}).body["code"] == "no-such-code"
    assert guest.post(f"/api/tables/{id}/leave", {}).body == {"table": id}
    assert guest.get("/api/tables").body["yours"] == []
    assert host.get(f"/api/tables/{id}").body["seats"][0]["you"]
    assert phone.get("/api/tables").body["yours"][0]["table"]["id"] == id
    assert phone.post(f"/api/tables/{id}/leave", {}).body["code"] == "last-one"
    with phone.sit_at(id) as socket:
        assert phone.request("DELETE", f"/api/tables/{id}", None, {}).body == {"table": id}
        assert closing(socket)[1] == "try-again"
    assert phone.get(f"/api/tables/{id}").body["code"] == "no-such-table"


def test_a_table_asked_for_twice_is_opened_once(server: Server) -> None:
    device = Device(server.url)
    wanted = {"settings": ALONE, "id": "mine"}
    first, second = (device.post("/api/tables", wanted).body for _ in range(2))
    assert first == second
    assert Device(server.url).post("/api/tables", wanted).body["id"] != first["id"]
    bad = {"settings": {"seats": []}, "id": "bad"}
    assert [device.post("/api/tables", bad).status for _ in range(2)] == [422, 422]


def test_stages(server: Server) -> None:
    device = Device(server.url, "")
    known = device.get("/api/games/flamme/roads").body
    assert [road["id"] for road in known["roads"]] == list(STAGES)
    assert {road["set"] for road in known["roads"]} == {each["id"] for each in known["sets"]}
    assert device.get("/api/games/flamme/roads/base-4").body in known["roads"]
    assert device.get("/api/games/flamme/roads/nowhere").body["code"] == "no-such-stage"
    check = "/api/games/flamme/roads/check"
    assert device.post(check, {"road": "a b c d u"}).body == {"findings": []}
    for tiles, code, about in (
        ("a %", "unknown-tile", {"tile": "%", "place": 2}),
        ("a" * 400, "start-not-first", {"tile": "a", "place": 2}),
        ("a b c B u", "tile-used-twice", {"tile": "b", "place": 2, "other": "B", "otherPlace": 4}),
        ("a u b", "finish-not-last", {"tile": "u", "place": 2}),
    ):
        found = device.post(check, {"road": tiles}).body["findings"][0]
        assert (found["code"], found["about"]) == (code, about)


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        (("POST", "/api/tables", b"{"), 400, "malformed"),
        (("POST", "/api/tables", b"\xff"), 400, "malformed"),
        (("POST", "/api/tables", b"[" * 10_000), 400, "malformed"),
        (("POST", "/api/tables", b"{}"), 400, "malformed"),
        (("POST", "/api/tables", b'{"settings": {"seats": 7}}'), 400, "malformed"),
        (("POST", "/api/tables", b'{"settings": {"seats": []}}'), 422, "bad-teams"),
        (("POST", "/api/tables", b'{"settings": {"seats": [{}], "stage": "x y"}}'), 422, "bad-stage"),
        (("POST", "/api/tables", b" " * 300_000), 413, "too-large"),
        (("POST", "/api/enter", b" " * 20_000), 413, "too-large"),
        (("POST", "/api/enter", b'{"code": "never"}'), 404, "no-such-code"),
        (("GET", "/api/nothing", None), 404, "no-such-page"),
        (("GET", "/api/games/", None), 404, "no-such-page"),
        (("GET", "/api/games/chess/roads", None), 404, "no-such-page"),
        (("DELETE", "/api/tables", None), 405, "wrong-method"),
        (("POST", "/api/me", b"{}"), 405, "wrong-method"),
        (("GET", "/ws", None), 404, "no-such-page"),
    ],
)
def test_every_error_has_a_code(server: Server, asked: Asked, status: int, code: str) -> None:
    method, path, body = asked
    reply = Device(server.url).request(method, path, body, {})
    assert (reply.status, reply.body["code"]) == (status, code)
    assert reply.body.keys() == {"code", "detail"}
    assert reply.headers["Content-Type"] == "application/json"


def test_every_response_has_safe_headers(server: Server) -> None:
    device = Device(server.url)
    for path in ("/", "/api/games", "/nothing", "/openapi.json", "/healthz", "/metrics"):
        reply = device.get(path)
        assert {name: reply.headers[name] for name in HEADERS} == HEADERS
        assert reply.headers["X-Request-Id"]
        assert reply.headers["Cache-Control"]
        assert "Server" not in reply.headers


def test_a_post_must_come_from_our_own_page(server: Server) -> None:
    nobody = Device(server.url, "")
    cookie = {"Cookie": nobody.get("/").headers["Set-Cookie"].partition(";")[0]}
    wanted = {"settings": ALONE}
    assert nobody.post("/api/tables", wanted).body["code"] == "no-device"
    assert nobody.post("/api/tables", wanted, Authorization="Basic eDp5").status == 401
    assert nobody.post("/api/tables", wanted, **cookie).body["code"] == "foreign-origin"
    for origin, status in ((server.url, 201), ("https://evil.example", 403), ("null", 403)):
        assert nobody.post("/api/tables", wanted, Origin=origin, **cookie).status == status
        assert Device(server.url).post("/api/tables", wanted, Origin=origin).status == status


def test_a_body_without_end_is_not_read_to_it(server: Server) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(64):
            yield b" " * 1024

    line = http.client.HTTPConnection(server.url.rpartition("/")[2], timeout=10)
    headers = Device(server.url).headers
    try:
        line.request("POST", "/api/enter", chunks(), headers, encode_chunked=True)
        assert line.getresponse().status == 413
    except (BrokenPipeError, ConnectionResetError):
        pass  # it did not even wait for us to end
    finally:
        line.close()


def test_health_and_metrics(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve_here(tmp_path) as context:
        device = Device(context.config.url)
        with device.sit_at(device.open()["id"]) as socket:
            socket.refusal("rematch")
            text = device.get("/metrics").text
            for line in (
                "echappee_connections 1",
                "echappee_live_tables 1",
                "echappee_acts_total 1",
                "echappee_bot_failures_total 0",
                'echappee_refusals_total{code="not-over"} 1',
                'echappee_append_seconds_bucket{le="+Inf"} 1',
                "echappee_append_seconds_count 1",
            ):
                assert line in text.splitlines()
        assert device.get("/healthz").body["status"] == "ok"

        async def no_answer(_limit: int) -> None:
            raise OSError("disk on fire")

        monkeypatch.setattr(context.hub.store, "public_tables", no_answer)
        failed = device.get("/api/tables")
        assert (failed.status, failed.body["code"]) == (500, "failed")
        assert failed.headers["X-Request-Id"] in failed.body["detail"]
        assert "fire" not in failed.text


def test_nothing_secret_is_logged(tmp_path: Path) -> None:
    server = start_server(tmp_path)
    device = Device(server.url)
    invitation = device.open(ALONE)
    device.enter(invitation["player_code"])
    Device(server.url).post("/api/enter", {"code": "secretcode"})
    with device.sit_at(invitation["id"]) as socket:
        socket.do("sit", seat="blue", name="Anna")
        socket.do("start")
        socket.ride()
        seed = socket.now["table"]["seed"]
    assert server.stop() == 0
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["event"] for line in lines] == ["start", "table opened", "stop"]
    codes = (invitation["player_code"], invitation["watcher_code"])
    for secret in (device.token, *codes, "secretcode", seed, "Anna"):
        assert secret not in text


def test_what_keeps_a_server_from_starting_is_told_in_one_line(
    server: Server, here: Here, tmp_path: Path
) -> None:
    port = server.url.rpartition(":")[2]
    (tmp_path / "file").write_text("")
    for options, reason in (
        (("--data", str(tmp_path / "there"), "--port", port), "is in use"),
        (("--data", str(server.data)), "another server has it open"),
        (("--data", str(tmp_path / "file" / "x")), "cannot be written"),
        (("--public-url", "velo.example"), "was expected"),
        (("--host", "256.1.1.1"), "cannot listen"),
    ):
        ended = here("serve", "--no-browser", "--port", "0", *options)
        assert (ended.status, ended.out) == (2, "")
        assert reason in ended.err.splitlines()[-1]
        assert ended.err.count("\n") == 1
