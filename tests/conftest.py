"""Hypothesis profiles: the same examples every time, even on a busy machine; `soak` tries many more."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.browser.chromium import NO_CHROMIUM

settings.register_profile(
    "ci", derandomize=True, deadline=None, print_blob=False, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", settings.get_profile("ci"), max_examples=2000)
settings.load_profile(os.environ.get("ECHAPPEE_PROFILE", "ci"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say in the last lines which tests could not be run."""
    skipped = terminalreporter.stats.get("skipped", [])
    missed = sum(NO_CHROMIUM in str(report.longrepr) for report in skipped)
    if missed:
        terminalreporter.write_line(f"{NO_CHROMIUM}: {missed} browser tests were not run", yellow=True)
