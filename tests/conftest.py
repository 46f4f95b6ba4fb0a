"""Hypothesis profiles: the same examples every time, on a busy machine too; `soak` tries many more."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "ci", derandomize=True, deadline=None, print_blob=False, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", settings.get_profile("ci"), max_examples=2000)
settings.load_profile(os.environ.get("ECHAPPEE_PROFILE", "ci"))
