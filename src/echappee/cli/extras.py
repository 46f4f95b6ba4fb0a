"""Optional packages: if one is missing, the refusal says how to install it."""

import argparse
from collections.abc import Callable

from echappee.engine.refusals import Refused

TERMINAL, SERVER = "terminal", "server"
PACKAGES = {
    TERMINAL: ("rich", "babel", "fluent"),
    SERVER: ("starlette", "uvicorn", "websockets", "msgspec", "babel", "fluent"),
}


def run_with_extras(run: Callable[[argparse.Namespace], int], args: argparse.Namespace) -> int:
    """Run a command; `args.needs` names the extra that it may need."""
    extra: str = args.needs
    try:
        return run(args)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in PACKAGES[extra]:
            raise
        detail = f"the {extra} needs the package {package}: pip install 'echappee[{extra}]'"
        raise Refused(f"no-{extra}", detail) from None
