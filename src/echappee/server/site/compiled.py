"""Modules as bytecode: compiled by the interpreter of the page, in Node, they load in half the time."""

import gzip
import shutil
import subprocess
import tempfile
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

PACKED: Final = ".gz"
LONGEST_S: Final = 120.0


def compile_archive(archive: bytes, interpreter: Traversable) -> bytes:
    """The archive with bytecode in place of its modules; as it is where there is no Node."""
    node = shutil.which("node")
    if node is None:
        return archive
    with tempfile.TemporaryDirectory() as made, as_file(files(__package__) / "compile.mjs") as program:
        folder, code = Path(made), Path(made) / "code.zip"
        code.write_bytes(archive)
        unpack_interpreter(interpreter, folder)
        subprocess.run(  # noqa: S603 - a program of ours
            [node, str(program), str(folder), str(code)], check=True, capture_output=True, timeout=LONGEST_S
        )
        return code.read_bytes()


def unpack_interpreter(interpreter: Traversable, folder: Path) -> None:
    """Write its files into this folder as Node reads them."""
    for each in interpreter.iterdir():
        body, packed = each.read_bytes(), each.name.endswith(PACKED)
        (folder / each.name.removesuffix(PACKED)).write_bytes(gzip.decompress(body) if packed else body)
