"""Fetches Python for browsers, which `echappee site` puts into its folder: `python -m web.interpreter`.

The interpreter is a package of the pages' lock; what it needs beside pure Python is a wheel of ours, for its
platform.
"""

import gzip
import json
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from importlib.util import find_spec
from pathlib import Path

from web.build import WEB, main

PACKAGE = WEB / "node_modules" / "pyodide"
LOCK = WEB.parent / "requirements" / "play.txt"
PLACE = WEB.parent / "src" / "echappee" / "interpreter"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip")
WASM = "pyodide.asm.wasm"
INDEX = "pyodide-lock.json"
TOOLS = "tools"
NATIVE = "msgspec"
"""The one package that is not written in Python alone."""


def fetch() -> None:
    """Fill the folder anew; it is whole or not there."""
    main(["install"])
    shutil.rmtree(PLACE, ignore_errors=True)
    with tempfile.TemporaryDirectory(dir=PLACE.parent) as made:
        new = Path(made) / "new"
        new.mkdir()
        for name in FILES:
            shutil.copy(PACKAGE / name, new / name)
        # Not every host packs what it sends, so this file, the largest by far, is packed here.
        (new / f"{WASM}.gz").write_bytes(gzip.compress((PACKAGE / WASM).read_bytes(), mtime=0))
        about = json.loads((PACKAGE / INDEX).read_text("utf-8"))
        (new / INDEX).write_text(json.dumps({"info": about["info"], "packages": {}}), "utf-8")
        fetch_wheel(about["info"], new)
        new.rename(PLACE)


def fetch_wheel(about: dict[str, str], folder: Path) -> None:
    """The wheel with the version and one of the hashes of the lock."""
    found = re.search(rf"^{NATIVE}==(?:.*\\\n)*.*", LOCK.read_text("utf-8"), re.MULTILINE)
    assert found, f"{NATIVE} is not in the lock"
    wanted = folder / "wanted.txt"
    wanted.write_text(found[0], "utf-8")
    python = ".".join(about["python"].split(".")[:2])
    platform = f"pyemscripten_{about['abi_version']}_wasm32"
    pip = [
        _python_with_pip(folder),
        "-m",
        "pip",
        "download",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
    ]
    what = ["--require-hashes", "--only-binary=:all:", "--platform", platform, "--python-version", python]
    subprocess.run([*pip, *what, "--dest", str(folder), "--requirement", str(wanted)], check=True)
    wanted.unlink()
    shutil.rmtree(folder / TOOLS, ignore_errors=True)


def _python_with_pip(folder: Path) -> str:
    """This Python, or one of its own environments if it has no pip."""
    if find_spec("pip"):
        return sys.executable
    venv.create(folder / TOOLS, with_pip=True)
    return str(folder / TOOLS / "bin" / "python")


if __name__ == "__main__":
    fetch()
