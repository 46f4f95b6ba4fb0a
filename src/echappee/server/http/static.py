"""The built pages: read once, and sent compressed to browsers that accept that."""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

BUILT: Traversable = files("echappee") / "pages"
PAGES: Final[Mapping[str, str]] = json.loads((files(__package__) / "pages.json").read_text("utf-8"))
"""The addresses of the pages, each with its component. All of them get the same document."""

CODINGS = {".br": "br", ".gz": "gzip"}
"""The codings on offer, the best one first."""

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}

ASK_AGAIN = "no-cache"
ASK_AGAIN_ALONE = "private, no-cache"
"""A page comes with a token, so no cache may hand it to another person."""
FOR_EVER = "max-age=31536000, immutable"
"""For files whose names change with their content."""

NOT_BUILT = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Échappée</title>
<h1>Échappée</h1>
<p>The server runs, but its pages have not been built yet. Stop it, run <code>make setup</code> in the
project's folder, and start it again.</p>
"""


class File(NamedTuple):
    """A file of the pages; `packed` has its compressed forms by coding."""

    body: bytes
    type: str
    packed: dict[str, bytes]
    etag: str

    def answer(self, request: Request, keep: str, status: int = 200) -> Response:
        """The file, or 304 if the browser has it already."""
        headers = {"cache-control": keep, "etag": self.etag}
        if self.packed:
            headers["vary"] = "accept-encoding"
        if status == 200 and _has(request.headers.get("if-none-match", ""), self.etag):
            return Response(status_code=304, headers=headers)
        coding = best_coding(request.headers.get("accept-encoding", ""), self.packed)
        if coding:
            headers["content-encoding"] = coding
        return Response(self.packed.get(coding, self.body), status, headers, self.type)


class Site:
    """What a browser fetches before it uses the API: one page for all addresses, and the files it needs."""

    def __init__(self, folder: Traversable) -> None:
        self.files = read_files(folder)
        self._index = self.files.pop("/index.html", None)

    def page(self, request: Request, status: int = 200) -> Response:
        """The page, or instructions for building it."""
        if self._index is None:
            return HTMLResponse(NOT_BUILT, 503)
        return self._index.answer(request, ASK_AGAIN_ALONE, status)

    def file(self, request: Request) -> Response:
        """The file at this address, which is one of `files`."""
        path = request.url.path
        return self.files[path].answer(request, FOR_EVER if path.startswith("/assets/") else ASK_AGAIN)


def read_files(folder: Traversable) -> dict[str, File]:
    """Every file of this folder, by its address; none if the folder does not exist."""
    read = dict(_read(folder, "/")) if folder.is_dir() else {}
    return {path: _file(path, read) for path in read if PurePosixPath(path).suffix not in CODINGS}


def best_coding(accepted: str, offered: dict[str, bytes]) -> str:
    """The best coding on offer that the browser accepts; empty for plain bytes."""
    taken = set()
    for each in accepted.lower().split(","):
        name, _, weight = each.partition(";")
        if not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight):
            taken.add(name.strip())
    return next((coding for coding in CODINGS.values() if coding in offered and coding in taken), "")


def _read(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _read(each, f"{path}{each.name}/")
        else:
            yield path + each.name, each.read_bytes()


def _file(path: str, read: dict[str, bytes]) -> File:
    body = read[path]
    packed = {coding: read[path + suffix] for suffix, coding in CODINGS.items() if path + suffix in read}
    return File(
        body, TYPES.get(PurePosixPath(path).suffix, "application/octet-stream"), packed, etag_of(body)
    )


def etag_of(body: bytes) -> str:
    """A weak tag: it is the same for all codings, whose bytes differ."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'


def _has(known: str, etag: str) -> bool:
    """Whether If-None-Match names this tag; a proxy may have made it a strong one."""
    return etag.removeprefix("W/") in {each.strip().removeprefix("W/") for each in known.split(",")}
