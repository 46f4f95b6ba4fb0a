"""A static host for a site, whose tables are dealt the same every time."""

import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

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


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The address of this site."""
    _deal_the_same(next(folder.glob("house-*")) / "code.zip")
    with host(folder, 0) as serving:
        thread = Thread(target=serving.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{serving.server_port}"
        finally:
            serving.shutdown()
            thread.join()


def _deal_the_same(code: Path) -> None:
    """Pages of this site open their first table with the same seed, and so on."""
    with zipfile.ZipFile(code) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    files[START] += WITHOUT_LUCK.encode()
    with zipfile.ZipFile(code, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
