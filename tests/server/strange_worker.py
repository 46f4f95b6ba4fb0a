"""A worker that also does the jobs of tests."""

import sys

from echappee.cli.main import main
from echappee.server.queue import parcels
from tests.server.light_work import asleep, halve, name, sleep, sleep_elsewhere

OF_TESTS = (asleep, halve, name, sleep, sleep_elsewhere)


def know_tests() -> None:
    parcels.JOBS.update({job.__name__: job for job in OF_TESTS})


if __name__ == "__main__":
    know_tests()
    sys.exit(main())
