"""A static host for a site, whose tables are dealt the same every time."""

import io
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from unittest.mock import patch

from echappee.server.site import folder
from echappee.server.site.folder import write_site
from echappee.server.site.host import host

START = "echappee/server/in_page/start.py"
WITHOUT_LUCK = """

from itertools import count
from types import SimpleNamespace

from echappee.server.tables import hub

_tables = count(1)
hub.secrets = SimpleNamespace(token_hex=lambda size: f"{next(_tables):0{2 * size}x}")
hub.new_id = lambda: f"table{next(_tables)}"
"""


def write_site_without_luck(place: Path) -> None:
    """Pages of this site open their first table with the same seed, and so on. It has no bytecode."""
    with patch.object(folder, "compile_archive", lambda archive, _interpreter: _dealt_the_same(archive)):
        write_site(place)


@contextmanager
def hosted(place: Path) -> Iterator[str]:
    """The address of the site in this folder."""
    with host(place, 0) as serving:
        thread = Thread(target=serving.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{serving.server_port}"
        finally:
            serving.shutdown()
            thread.join()


def _dealt_the_same(code: bytes) -> bytes:
    with zipfile.ZipFile(io.BytesIO(code)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    files[START] += WITHOUT_LUCK.encode()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return packed.getvalue()
