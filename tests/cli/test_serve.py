"""A bare `echappee`: its address, and what it opens."""

import os
import pty
import re
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from echappee.cli import warming
from echappee.cli.browser import answers, may_browse, open_page
from echappee.cli.warming import warm_up_beside
from tests.cli.running import ENVIRONMENT, Here, refused

PATIENCE_S = 20.0
USUAL_PORT = """
import sys
from echappee.cli import main
from echappee.cli.commands import serve
serve.PORT = int(sys.argv[1])
sys.exit(main.main(sys.argv[2:]))
"""


@contextmanager
def started(*command: str) -> Iterator[str]:
    """The first line of a program that keeps running; at the end it is stopped in order."""
    process = subprocess.Popen(
        [sys.executable, *command],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    )
    assert process.stdout
    try:
        yield process.stdout.readline()
        process.terminate()
        assert process.wait(PATIENCE_S) == 0
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def address_in(line: str) -> str:
    found = re.match(r"Échappée is at (http://127\.0\.0\.1:\d+) ", line)
    assert found, line
    return found[1]


def test_a_bare_echappee_serves_with_the_options_it_is_given(tmp_path: Path) -> None:
    with started("-m", "echappee", "--port", "0", "--no-browser", "--data", str(tmp_path)) as line:
        assert line.endswith(" (Ctrl+C stops it)\n")
        assert answers(address_in(line))


def test_if_the_usual_port_is_in_use_a_free_one_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        with started("-c", USUAL_PORT, taken, "--data", str(tmp_path)) as line:
            assert line.endswith(f" (Ctrl+C stops it; {taken} is in use)\n")
            assert not address_in(line).endswith(taken)
            assert answers(address_in(line))


def test_a_server_with_the_same_tables_is_named_instead(tmp_path: Path) -> None:
    with started("-m", "echappee", "--port", "0", "--data", str(tmp_path)) as line:
        address = address_in(line)
        port = address.rpartition(":")[2]
        command = [sys.executable, "-c", USUAL_PORT, port, "--data", str(tmp_path)]
        again = subprocess.run(command, env=ENVIRONMENT, capture_output=True, encoding="utf-8", check=False)
        assert (again.returncode, again.stdout) == (0, f"Échappée is at {address} already\n")
    with socket.create_server(("127.0.0.1", 0)) as other:
        assert not answers(f"http://127.0.0.1:{other.getsockname()[1]}")


def test_behind_a_proxy_no_other_port_is_taken(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setattr("echappee.cli.commands.serve.PORT", other.getsockname()[1])
        refused(
            here("serve", "--data", str(tmp_path / "data"), "--public-url", "https://velo.example"),
            "is in use; choose another one with --port",
        )
    assert list(tmp_path.iterdir()) == []


def test_a_person_at_a_terminal_sees_only_the_address_and_the_page_opens(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" >"{opened}.part" && mv "{opened}.part" "{opened}"\n')
    browser.chmod(0o700)
    mine, theirs = pty.openpty()
    command = [sys.executable, "-m", "echappee", "--port", "0", "--data", str(tmp_path)]
    program = subprocess.Popen(
        command, env=ENVIRONMENT | {"BROWSER": str(browser)}, stdout=theirs, stderr=theirs
    )
    os.close(theirs)
    try:
        until = time.monotonic() + PATIENCE_S
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.02)
        shown = os.read(mine, 65536).decode().replace("\r\n", "\n")
        assert opened.read_text() == f"{address_in(shown)}\n"
        assert shown.count("\n") == 1
    finally:
        program.kill()
        program.wait()
        os.close(mine)


def test_a_browser_that_does_not_open_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def fail(url: str) -> bool:
        asked.append(url)
        raise webbrowser.Error("no browser here")

    monkeypatch.setattr(webbrowser, "open", fail)
    open_page("http://127.0.0.1:8421")
    assert asked == ["http://127.0.0.1:8421"]


@pytest.mark.parametrize(
    ("screen", "terminal", "platform", "may"),
    [
        ({"DISPLAY": ":0"}, True, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True, "linux", True),
        ({}, True, "linux", False),
        ({}, True, "darwin", True),
        ({"DISPLAY": ":0"}, False, "linux", False),
    ],
)
def test_a_browser_is_opened_only_if_a_person_can_see_it(
    monkeypatch: pytest.MonkeyPatch, *, screen: dict[str, str], terminal: bool, platform: str, may: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    assert may_browse() is may


def test_a_server_without_the_kernel_says_in_one_line_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("echappee.cli.warming.find_spec", lambda _: None)
    monkeypatch.setattr("subprocess.Popen", lambda *_, **__: pytest.fail("nothing can be compiled"))
    assert re.fullmatch("Studies ride few races: the kernel needs numba, .*", warm_up_beside())


def test_the_kernels_of_all_games_are_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.nice", lambda _: None)
    warmed: set[str] = set()
    for game in ("flamme", "homas"):
        ride = f"echappee.{game}.kernel.Kernel.ride"
        monkeypatch.setattr(ride, lambda *_, game=game: warmed.add(game))
    warming.main()
    assert warmed == {"flamme", "homas"}
