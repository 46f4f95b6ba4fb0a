"""Logs: one JSON object per line on stderr, and never a secret.

Of an error, the type and the stack are logged, but not the message, which may quote anything.
"""

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import TextIO

LOGGER = logging.getLogger("echappee.server")
MINUTE_S = 60.0
MOST_PER_MINUTE = 20
MOST_KINDS = 1000
LONGEST_KIND = 100


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            # The first line only: libraries quote their input in later lines.
            "event": record.getMessage().partition("\n")[0],
        }
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["at"] = _frames(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


class Repeats(logging.Filter):
    """Passes a few warnings of each kind per minute, so that nobody can fill the disk with them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind, now = (record.name, str(record.msg).partition("\n")[0][:LONGEST_KIND]), self._clock()
        since, count = self._seen.get(kind, (now, 0))
        if now - since >= MINUTE_S:
            if count > MOST_PER_MINUTE:
                record.facts = getattr(record, "facts", {}) | {"left_out": count - MOST_PER_MINUTE}
            since, count = now, 0
        if len(self._seen) >= MOST_KINDS:
            self._seen.clear()
        self._seen[kind] = since, count + 1
        return count < MOST_PER_MINUTE


def log(event: str, level: int = logging.INFO, *, failed: bool = False, **facts: str | float) -> None:
    """Log an event; `failed` adds the exception that is being handled."""
    LOGGER.log(level, event, extra={"facts": facts}, exc_info=failed)


def set_up_logs(stream: TextIO | None = None) -> None:
    """Send our log, and the web server's warnings, to stderr."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Repeats())
    for name, level in (
        ("echappee.server", logging.INFO),
        ("uvicorn.error", logging.WARNING),
        ("psycopg.pool", logging.WARNING),
        ("asyncio", logging.ERROR),
    ):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False


def _frames(trace: TracebackType | None) -> list[str]:
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]
