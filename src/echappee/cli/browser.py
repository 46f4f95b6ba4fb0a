"""Opens our page in the browser, if there is a browser and a person to look at it."""

import os
import sys
import urllib.request
import webbrowser
from contextlib import suppress

PATIENCE_S = 2.0
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def may_browse() -> bool:
    """Whether a person is here, with a screen: a browser in the terminal would only be in the way."""
    screen = sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in SCREENS)
    return screen and sys.stdout.isatty()


def open_page(url: str) -> None:
    """Open the page; if that fails, people still have its address."""
    with suppress(OSError, webbrowser.Error):
        webbrowser.open(url)


def answers(url: str) -> bool:
    """Whether one of our servers answers at this address."""
    try:
        with urllib.request.urlopen(f"{url}/healthz", timeout=PATIENCE_S) as reply:  # noqa: S310 - http, by us
            return b'"status":"ok"' in reply.read(1000)
    except (OSError, ValueError):
        return False
