"""The pages as a browser gets them, from a small build made for the test."""

import gzip
import http.client
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from typing import NamedTuple

import pytest

from echappee.server.http.static import PAGES, best_coding, read_files
from tests.server.running import serve_here

PAGE = b"<!doctype html><title>the page</title>"
SCRIPT = b"console.log('allez')"
ZIPPED = gzip.compress(SCRIPT, mtime=0)
NAVIGATION = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
FOR_EVER = "max-age=31536000, immutable"


class Got(NamedTuple):
    reply: HTTPResponse
    body: bytes

    @property
    def facts(self) -> tuple[int, str | None, str | None]:
        return self.reply.status, self.reply.headers["Content-Type"], self.reply.headers["Cache-Control"]


class Browser:
    """Sends addresses unchanged: a library would tidy them up."""

    def __init__(self, port: int) -> None:
        self._port = port

    def get(self, path: str, method: str = "GET", **headers: str) -> Got:
        line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=20)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            line.request(method, path, headers=named)
            reply = line.getresponse()
            return Got(reply, reply.read())
        finally:
            line.close()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build leaves behind."""
    folder = tmp_path_factory.mktemp("built")
    (folder / "assets").mkdir()
    for name, body in {
        "index.html": PAGE,
        "index.html.gz": b"zipped page",
        "index.html.br": b"packed page",
        "sw.js": SCRIPT,
        "manifest.webmanifest": b"{}",
        "icon.svg": b"<svg/>",
        "assets/main-x1.js": SCRIPT,
        "assets/main-x1.js.gz": ZIPPED,
        "assets/main-x1.js.br": b"packed script",
        "assets/jost.woff2": b"letters",
    }.items():
        (folder / name).write_bytes(body)
    (folder.parent / "secret.txt").write_text("not for you")
    return folder


@pytest.fixture(scope="module")
def browser(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("echappee.server.http.app.BUILT", built)
        with serve_here(tmp_path_factory.mktemp("data")) as context:
            yield Browser(context.config.port)


@pytest.mark.parametrize("address", PAGES)
def test_every_page_is_the_one_page_with_a_token(browser: Browser, address: str) -> None:
    got = browser.get(address.replace("{id}", "rdu4be3ay36g"))
    assert got.facts == (200, "text/html; charset=utf-8", "private, no-cache")
    assert got.body == PAGE
    assert got.reply.headers["Set-Cookie"].startswith("echappee=")


@pytest.mark.parametrize(
    ("address", "body", "kind", "keep"),
    [
        ("/assets/main-x1.js", SCRIPT, "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/jost.woff2", b"letters", "font/woff2", FOR_EVER),
        ("/sw.js", SCRIPT, "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", b"{}", "application/manifest+json", "no-cache"),
        ("/icon.svg", b"<svg/>", "image/svg+xml", "no-cache"),
    ],
)
def test_files_have_their_type_and_are_kept_as_long_as_they_hold(
    browser: Browser, address: str, body: bytes, kind: str, keep: str
) -> None:
    got = browser.get(address)
    assert got.facts == (200, kind, keep)
    assert got.body == body
    assert "Set-Cookie" not in got.reply.headers
    assert browser.get(address, "HEAD").facts == (200, kind, keep)


@pytest.mark.parametrize(
    ("accepted", "coding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"packed script"),
        ("gzip", "gzip", ZIPPED),
        ("br;q=0, gzip;q=0.5", "gzip", ZIPPED),
        ("identity", None, SCRIPT),
    ],
)
def test_a_file_is_packed_as_the_browser_likes_it(
    browser: Browser, accepted: str, coding: str | None, body: bytes
) -> None:
    got = browser.get("/assets/main-x1.js", Accept_Encoding=accepted)
    assert got.reply.headers["Content-Encoding"] == coding
    assert got.reply.headers["Vary"] == "accept-encoding"
    assert got.facts == (200, "text/javascript; charset=utf-8", FOR_EVER)
    assert got.body == body


@pytest.mark.parametrize(
    ("accepted", "best"),
    [
        ("", ""),
        ("GZIP , BR", "br"),
        ("br;q=0.000,gzip;q=0", ""),
        ("br; q=0.001", "br"),
        ("zstd", ""),
        ("br;nonsense", "br"),
    ],
)
def test_the_best_coding_that_is_accepted(accepted: str, best: str) -> None:
    assert best_coding(accepted, {"br": b"", "gzip": b""}) == best


def test_what_a_browser_has_already_is_not_sent_again(browser: Browser) -> None:
    puzzles = "/api/games/flamme/puzzles"
    for address in ("/", "/icon.svg", puzzles, f"{puzzles}/1"):
        tag = browser.get(address).reply.headers["ETag"]
        for known in (tag, tag.removeprefix("W/"), f'"other", {tag}'):
            again = browser.get(address, If_None_Match=known)
            assert (again.reply.status, again.body) == (304, b"")
            assert again.reply.headers["ETag"] == tag
        assert browser.get(address, If_None_Match='"other"').reply.status == 200


def test_people_who_are_lost_get_the_page_and_programs_a_refusal(browser: Browser) -> None:
    lost = browser.get("/nowhere/at/all", **NAVIGATION)
    assert lost.facts == (404, "text/html; charset=utf-8", "private, no-cache")
    assert lost.body == PAGE
    tag = lost.reply.headers["ETag"]
    assert browser.get("/nowhere/at/all", **NAVIGATION, If_None_Match=tag).body == PAGE
    for method, address, headers in (
        ("GET", "/nowhere", {}),
        ("POST", "/nowhere", NAVIGATION),
        ("GET", "/api/nowhere", NAVIGATION),
    ):
        refused = browser.get(address, method, **headers)
        assert (refused.reply.status, refused.reply.headers["Content-Type"]) == (404, "application/json")
    assert browser.get("/sw.js", "POST").reply.status == 405


@pytest.mark.parametrize(
    "address",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//secret.txt",
        "/index.html.gz",
        "/index.html",
        "/assets",
        "/assets/",
    ],
)
def test_nothing_else_can_be_fetched(browser: Browser, address: str) -> None:
    got = browser.get(address)
    assert got.reply.status == 404
    assert b"no-such-page" in got.body


def test_without_a_build_the_page_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert read_files(tmp_path / "none") == {}
    monkeypatch.setattr("echappee.server.http.app.BUILT", tmp_path / "none")
    with serve_here(tmp_path / "data") as context:
        got = Browser(context.config.port).get("/")
        assert got.reply.status == 503
        assert b"make setup" in got.body
        assert got.reply.headers["Set-Cookie"].startswith("echappee=")
