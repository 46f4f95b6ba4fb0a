"""A real server for tests, with its own process, port and database."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from echappee.server.config import NO_LIMITS, Config, DatabaseUrl, Limits
from echappee.server.push.herald import Sender
from echappee.server.serving import Server as WebServer
from echappee.server.serving import bind, open_store
from echappee.server.wiring import Parts

PATIENCE_S = 20
reads_memory = pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read as on Linux")
ROOT = Path(__file__).parents[2]


def wait_for(holds: Callable[[], bool], patience_s: float = PATIENCE_S) -> None:
    """Until this is so."""
    end = time.monotonic() + patience_s
    while not holds():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.01)


@dataclass
class Server:
    url: str
    data: Path
    process: subprocess.Popen[str]
    log: Path

    @property
    def ws_url(self) -> str:
        """Where its sockets are."""
        return self.url.replace("http", "ws", 1) + "/ws"

    @property
    def memory_mb(self) -> float:
        """What it has in memory, without the processes that work for it."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20

    def stop(self) -> int:
        """Ask it to stop, and wait until it has; returns its exit status."""
        self.process.terminate()
        return self._ended()

    def kill(self) -> int:
        """End it without a word, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        return self._ended()

    def _ended(self) -> int:
        try:
            return self.process.wait(PATIENCE_S)
        finally:
            self.process.kill()
            self.process.wait()
            if self.process.stdout:
                self.process.stdout.close()


def start_server(
    folder: Path,
    *options: str,
    limits: bool = False,
    port: int = 0,
    program: tuple[str, ...] = ("-m", "echappee"),
    checkout: Path = ROOT,
) -> Server:
    """Start a server whose tables are in this folder; it answers when this returns."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "log"
    command = [
        sys.executable,
        *program,
        "serve",
        "--no-browser",
        "--data",
        str(folder),
        "--port",
        str(port),
    ]
    with log.open("a") as file:
        process = subprocess.Popen(
            [*command, *(() if limits else ("--no-limits",)), *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=file,
            text=True,
            cwd=checkout,
            env=os.environ | {"PYTHONUTF8": "1"} | _sources(checkout),
        )
    assert process.stdout
    line = process.stdout.readline()
    found = re.search(r"https?://\S+", line)
    if found is None:
        server = Server("", folder, process, log)
        server.kill()
        raise AssertionError(f"the server did not start: {line}{log.read_text()}")
    return Server(found[0], folder, process, log)


def _sources(checkout: Path) -> dict[str, str]:
    """What makes Python take another checkout's server instead of the one that is installed."""
    return {} if checkout == ROOT else {"PYTHONPATH": str(checkout / "src")}


@contextmanager
def serve_here(
    folder: Path,
    limits: Limits = NO_LIMITS,
    public_url: str = "",
    clock: Callable[[], float] = time.monotonic,
    *,
    sender: Sender | None = None,
    database: DatabaseUrl | None = None,
) -> Iterator[Parts]:
    """A server in a thread of this process, for tests that look into it."""
    listening = bind(Config(folder, port=0))
    port = listening.getsockname()[1]
    config = Config(folder, port=port, public_url=public_url, limits=limits, database=database)
    context = Parts(open_store(config), config, clock, sender)
    ready = threading.Event()
    server = WebServer(context, ready.set)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        assert ready.wait(PATIENCE_S)
        yield context
    finally:
        server.should_exit = True
        thread.join(PATIENCE_S)
        listening.close()
        assert not thread.is_alive()
