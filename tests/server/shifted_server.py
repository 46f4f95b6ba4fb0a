"""A server at a machine whose clock is wrong: its first argument says by how many seconds."""

import sys
import time


def program(seconds: float) -> tuple[str, ...]:
    """Its name for `start_server`."""
    return ("-m", "tests.server.shifted_server", str(seconds))


def shift(seconds: float) -> None:
    real = time.time
    time.time = lambda: real() + seconds


if __name__ == "__main__":
    shift(float(sys.argv.pop(1)))
    from echappee.cli.main import main

    sys.exit(main())
