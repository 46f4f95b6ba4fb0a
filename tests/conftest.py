"""How all tests are run: Hypothesis profiles, the order of the tests, the last lines.

Hypothesis tries the same examples every time, even on a busy machine; `soak` tries many more.
"""

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

from tests.browser.chromium import NO_CHROMIUM
from tests.server.postgres import NO_POSTGRES
from tests.sharing import Sharing, order

settings.register_profile(
    "ci",
    max_examples=35,
    derandomize=True,
    deadline=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", settings.get_profile("ci"), max_examples=2000)
settings.load_profile(os.environ.get("ECHAPPEE_PROFILE", "ci"))

# Tests keep many races at hand. To look through all of them for garbage so often takes a tenth of the time.
gc.set_threshold(1_000_000, 1_000, 1_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put them in the order in which they are handed out."""
    items.sort(key=order)


def pytest_collection_finish() -> None:
    """What was collected stays until the end."""
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Sharing:
    """Share the tests among the processes."""
    config.option.loadscopereorder = False
    return Sharing(config, log)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in the last lines which tests could not be run."""
    skipped = terminalreporter.stats.get("skipped", [])
    for lacking, kind in ((NO_CHROMIUM, "browser"), (NO_POSTGRES, "database")):
        missed = sum(lacking in str(report.longrepr) for report in skipped)
        if missed:
            terminalreporter.write_line(f"{lacking}: {missed} {kind} tests were not run", yellow=True)
