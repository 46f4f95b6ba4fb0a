"""A static host on this machine, to try a site with."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from echappee.server.http.static import TYPES


class StaticHost(SimpleHTTPRequestHandler):
    """Sends files, and nothing else."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**TYPES, ".mjs": "text/javascript", "": "application/octet-stream"}  # noqa: RUF012 - as above it

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name that it has
        """Files that were sent are not news."""


class Quiet(ThreadingHTTPServer):
    """A browser that no longer wants a file is no news either."""

    def handle_error(self, *_: object) -> None: ...


def host(folder: Path, port: int) -> ThreadingHTTPServer:
    """A host of this folder for this machine only; 0 takes any free port."""
    return Quiet(("127.0.0.1", port), partial(StaticHost, directory=str(folder)))
