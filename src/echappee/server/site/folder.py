"""Writes the folder of a site: pages, interpreter, code, and the answers that are known without either."""

import json
from base64 import b64encode
from collections.abc import Iterator, Mapping
from hashlib import sha256
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from echappee.engine import Refused
from echappee.games import games
from echappee.server.http.catalogue import known_games, known_roads
from echappee.server.http.static import BUILT, CODINGS
from echappee.server.site.code import make_archive
from echappee.server.site.compiled import compile_archive

INTERPRETER: Final[Traversable] = files("echappee") / "interpreter"
WHEEL: Final = ".whl"
NO_INTERPRETER: Final = Refused(
    "no-interpreter", "a site needs Python for browsers, which is not here: make interpreter fetches it"
)
NO_PAGES: Final = Refused("no-pages", "the pages are not built: make setup builds them")
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'"
)
HEAD: Final = '<meta charset="utf-8" />'
INDEX: Final = "index.html"
CODE: Final = "code.zip"
KEEPER: Final = "sw-site.js"
ADDRESS: Final = 10
"""How many digits of the hash of its content name a folder."""


def write_site(folder: Path) -> None:
    """Write the site into this folder, which is new or empty."""
    if not (BUILT / INDEX).is_file():
        raise NO_PAGES
    if not INTERPRETER.is_dir():
        raise NO_INTERPRETER
    known = _known()
    house = {**_interpreter(), **known}
    digest = sha256(b"".join(name.encode() + body for name, body in sorted(house.items()))).hexdigest()
    place = f"house-{digest[:ADDRESS]}/"
    for name, body in house.items():
        _write(folder / place / name, body)
    for name, body in _pages(BUILT, ""):
        _write(folder / name, body)
    index = _index(
        place, _integrity(house[CODE]), {path: file for path, file in _paths().items() if file in known}
    )
    _write(folder / INDEX, index.encode())
    _write(folder / KEEPER, _keeper(folder).encode())


def _paths() -> dict[str, str]:
    """The answers that are files: addresses, each with the name of its file."""
    return {"/api/games": "games.json"} | {
        f"/api/games/{game}/roads": f"roads-{game}.json" for game in games()
    }


def _known() -> dict[str, bytes]:
    """Their content."""
    roads = {f"roads-{game}.json": known_roads(game) for game in games()}
    return {
        "games.json": known_games().body,
        **{name: found.file.body for name, found in roads.items() if found},
    }


def _interpreter() -> dict[str, bytes]:
    """The files of the interpreter, and our code for it."""
    found = {each.name: each.read_bytes() for each in INTERPRETER.iterdir() if not each.name.startswith(".")}
    (wheel,) = (name for name in found if name.endswith(WHEEL))
    archive = make_archive(files("echappee"), found.pop(wheel))
    return {**found, CODE: compile_archive(archive, INTERPRETER)}


def _pages(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    """The built files; a static host packs them itself, if it does."""
    for each in folder.iterdir():
        if each.is_dir():
            yield from _pages(each, f"{path}{each.name}/")
        elif not each.name.endswith(tuple(CODINGS)) and path + each.name != INDEX:
            yield path + each.name, each.read_bytes()


def _index(place: str, code: str, told: Mapping[str, str]) -> str:
    """The one page: its addresses are relative, and it says that this is a site."""
    page = (BUILT / INDEX).read_text("utf-8").replace('="/', '="./')
    said = escape(json.dumps({"folder": place, "code": code, "told": told}, separators=(",", ":")))
    return page.replace(
        HEAD,
        f'{HEAD}\n    <meta http-equiv="content-security-policy" content="{escape(POLICY)}" />'
        f'\n    <meta name="echappee-site" content="{said}" />',
    )


def _keeper(folder: Path) -> str:
    """The service worker: the version that it keeps, and the files of that."""
    names = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
    kept = ["", *(name for name in names if name not in {INDEX, KEEPER, "sw.js", "robots.txt"})]
    version = sha256(b"".join((folder / name).read_bytes() for name in names if name != KEEPER)).hexdigest()
    said = f"const VERSION = {json.dumps(version[:ADDRESS])};\nconst FILES = {json.dumps(kept)};\n"
    return said + (BUILT / KEEPER).read_text("utf-8")


def _integrity(body: bytes) -> str:
    """The hash of a file, as browsers check it."""
    return f"sha256-{b64encode(sha256(body).digest()).decode()}"


def _write(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)
