"""How much chance a run uses: little in the inner loop, more where the marker `long` is."""

import os

import pytest
from hypothesis import HealthCheck, settings

# Modules with checks that several tests share say what was compared, as tests do.
pytest.register_assert_rewrite(
    "tests.any_game",
    "tests.hidden_information",
    "tests.rotation",
    "tests.saving",
    "tests.score_files",
    "tests.second_edition.positions",
    "tests.sentences",
    "tests.terminal",
)

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]

# Derandomized: the inner loop tries the same examples every time, and what fails once fails again.
settings.register_profile("quick", max_examples=25, deadline=None, derandomize=True, suppress_health_check=SLOW_IS_FINE)
settings.register_profile(
    "long", max_examples=400, deadline=None, print_blob=True, suppress_health_check=SLOW_IS_FINE, stateful_step_count=80
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_configure(config: pytest.Config) -> None:
    """A run that asks for the long tests gets the long profile."""
    if config.getoption("markexpr") == "long":
        settings.load_profile("long")
