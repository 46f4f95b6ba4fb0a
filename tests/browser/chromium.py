"""Finds a Chromium, or installs Debian's if that is allowed."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

NO_CHROMIUM = "no Chromium here"
SHELL, WHOLE = "chromium-headless-shell", "chromium"
"""Debian's packages: the browser without its windows starts and draws quicker, but older releases lack it."""
NAMES = (SHELL, WHOLE, "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--headless",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DRAWN = (*FLAGS, "--disable-gpu")
UNDRAWN = (
    *FLAGS,
    "--disable-gl-drawing-for-tests",
    "--use-angle=swiftshader",
    "--enable-gpu-rasterization",
    "--js-flags=--min-semi-space-size=32",
)
"""Pages are laid out as ever, but their pixels stay empty: filling them is a fifth of a browser's work.

With room for 32 MB of new objects, a page seldom has to look for garbage before it is left.
"""
PATIENCE_S = 300


def find_or_install() -> str | None:
    """The path of a Chromium; None if there is none and none can be installed."""
    return find() or (install() if os.geteuid() == 0 and shutil.which("apt-get") else None)


def find() -> str | None:
    """The first that the PATH knows."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> str | None:
    """Debian's, installed by one test process while the others wait for it."""
    with (Path(tempfile.gettempdir()) / "echappee-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not find():
            _apt("update")
            for package in (SHELL, WHOLE):
                if not find():
                    _apt("install", "-y", "--no-install-recommends", package)
        return find()


def _apt(*words: str) -> None:
    """The caller checks whether it worked."""
    subprocess.run(
        ["apt-get", "-q", *words],
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        check=False,
        capture_output=True,
        timeout=PATIENCE_S,
    )
