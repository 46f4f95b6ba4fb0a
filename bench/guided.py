"""Looks for draws of the guided race of Homas Tour Pro, one in hundreds: `python -m bench.guided COUNT`."""

import sys

from tests.server.homas.test_guided import is_lesson


def main(count: int) -> None:
    for number in range(count):
        if is_lesson(f"lesson-{number}"):
            print(f"lesson-{number}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
