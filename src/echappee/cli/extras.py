"""Optional packages: if one is missing, the refusal says how to install it."""

import argparse
from collections.abc import Callable

from echappee.engine.refusals import Refused, install

TERMINAL, SERVER, PARQUET, CLUSTER = "terminal", "server", "parquet", "cluster"
PUSH, POSTGRES, WORKERS, LADDER = "push", "postgres", "workers", "ladder"
PACKAGES = {
    TERMINAL: ("rich", "babel", "fluent"),
    SERVER: ("starlette", "uvicorn", "websockets", "msgspec", "babel", "fluent"),
    PARQUET: ("pyarrow",),
    CLUSTER: ("dask", "distributed"),
    PUSH: ("cryptography",),
    POSTGRES: ("psycopg", "psycopg_pool"),
    WORKERS: ("procrastinate",),
    LADDER: ("openskill",),
}
OPTIONS = (SERVER, PARQUET, CLUSTER, PUSH, POSTGRES, LADDER)
"""Extras that only some options of a command need."""

NEEDY = {
    TERMINAL: "the terminal",
    SERVER: "the server",
    PARQUET: "a Parquet file",
    CLUSTER: "a cluster",
    PUSH: "Web Push",
    POSTGRES: "PostgreSQL",
    WORKERS: "a worker",
    LADDER: "a ladder",
}


def run_with_extras(run: Callable[[argparse.Namespace], int], args: argparse.Namespace) -> int:
    """Run a command; `args.needs` names the extra that it may need."""
    try:
        return run(args)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        extra = next((extra for extra in (args.needs, *OPTIONS) if package in PACKAGES[extra]), None)
        if extra is None and package == "echappee":
            raise
        if extra is None:
            raise Refused("no-package", f"this needs the package {package}, which is not installed") from None
        detail = f"{NEEDY[extra]} needs the package {package}: {install(extra)}"
        raise Refused(f"no-{extra}", detail) from None
