"""A worker that also does the jobs of tests."""

import sys

from echappee.cli.main import main
from echappee.server.queue import parcels


def know_tests() -> None:
    packages = parcels._packages
    parcels.code_version()  # of our own code alone
    parcels._packages = lambda: [*packages(), "tests"]


if __name__ == "__main__":
    know_tests()
    sys.exit(main())
