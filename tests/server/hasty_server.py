"""A server for which a second is as long as some minutes: who is away is soon forgotten."""

import sys

from echappee.cli.main import main
from echappee.server.socket import outbox
from echappee.server.tables import shelf

PROGRAM = ("-m", "tests.server.hasty_server")
"""Its name for `start_server`."""


def hurry() -> None:
    shelf.IDLE_S = 1.0
    vars(outbox).update(CATCH_UP_S=1.0)  # which it has from elsewhere


if __name__ == "__main__":
    hurry()
    sys.exit(main())
