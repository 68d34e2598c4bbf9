"""What every run of the suite shares: how much chance it uses, and which tests it needs where.

Rules code runs from source and compiled and has to behave the same, so `make test` runs the tests of the engine both
ways: scenarios, golden games, count tables, properties, refusals, saves, payments. Two lists keep that quick, and a
third one names what is repeated most often:

- ABOVE: tests of code above the engine. That code is never compiled, so one way is enough, and the compiled
  engine answers it four times faster. `make both` runs these both ways as well.
- UNTRACED: tests with so many random games that tracing them would take most of the time. They run from source,
  but branch coverage comes from the others, so every branch of the rules is reached on purpose and not by luck.
- DELICATE: tests that watch memory, clocks, ports, processes or threads, which a busy machine may upset. `make soak`
  runs each of them fifty times.

Files are named without their folder: the tests of an expansion have the same names in a folder of their own.
"""

import os
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from sevenwonders.cli.words import language
from sevenwonders.languages import ORIGINAL
from tests.support.budgets import be_generous
from tests.support.tracing import untraced

# Several tests run at once. Threads of linear algebra would wait for each other in loops that keep processors busy.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# Commands speak the language of the machine, which must not decide what a test sees.
os.environ["LANGUAGE"] = ORIGINAL

# Modules with checks that several tests share say what was compared, as tests do.
pytest.register_assert_rewrite(
    "tests.support.any_classic_game",
    "tests.support.any_game",
    "tests.browser.alone",
    "tests.support.catalogue_files",
    "tests.support.classic_hidden_information",
    "tests.support.classic_screens",
    "tests.support.hidden_information",
    "tests.support.memories",
    "tests.support.playing_bots",
    "tests.support.rankings",
    "tests.support.rotation",
    "tests.support.saving",
    "tests.support.scenario_files",
    "tests.support.score_files",
    "tests.second_edition.boxes",
    "tests.support.positions",
    "tests.support.sentences",
    "tests.support.terminal",
)

ABOVE = {
    # The terminal: what it prints is the same whatever the engine was built from. Not `test_cards_command`: it reads
    # the words of every effect.
    "test_arena_command",
    "test_commands",
    "test_look",
    "test_play",
    "test_replay_command",
    "test_score_command",
    "test_score_file",
    "test_simulate",
    "test_verify_command",
    # Bots only see views and options.
    "test_advice",
    "test_analysis",
    "test_analysis_levels",
    "test_arena",
    "test_bot_core",
    "test_bot_protocol",
    "test_bots",
    "test_compare_options",
    "test_evidence",
    "test_parallel_search",
    "test_plug_ins",
    "test_puzzles",
    "test_memory_use",
    # Rows and environments are made of views and options.
    "test_batch_workers",
    "test_env_pickling",
    "test_env_pictures",
    "test_environment_docs",
    "test_features",
    "test_evaluate",
    "test_gymnasium",
    "test_notebook",
    "test_observation",
    "test_open_spiel",
    "test_petting_zoo",
    "test_sparring",
    "test_training",
    "test_worth",
    # Records of many games.
    "test_cluster",
    "test_datasets",
    # Texts and source files.
    "test_build",
    "test_docs",
    "test_documents",
    "test_forge",
    "test_languages",
    "test_layers",
    "test_packages",
    "test_reconstructed",
    "test_redeal",
    "test_release",
    "test_site",
    # Runs the program without an expansion, in processes of its own.
    "test_slices",
    "test_suite",
}

UNTRACED = {
    # Golden games and count tables.
    "test_a_count_table_has_not_changed",
    "test_a_count_table_of_architects_has_not_changed",
    "test_a_count_table_of_the_second_edition_has_not_changed",
    "test_a_game_of_each_combination_has_not_changed",
    "test_a_golden_game_has_not_changed",
    "test_a_golden_game_of_architects_has_not_changed",
    "test_a_golden_game_of_the_second_edition_has_not_changed",
    # Properties; `runTest` is that of Hypothesis's state machines.
    "runTest",
    "test_every_answer_at_sea_leaves_a_sound_game",
    "test_every_answer_leaves_a_sound_game",
    "test_seats_rotate",
    # Copies and saves after every answer of whole games, and every field of a save damaged in every way.
    "test_a_copy_is_equal_and_independent",
    "test_loading_gives_the_game_back_through_text",
    # Hidden information: samples and rearranged tables after every answer of whole games.
    "test_no_world_contradicts_what_a_seat_has_seen_in_the_draft",
    "test_no_world_contradicts_what_partners_have_seen_in_the_draft",
    "test_samples_agree_with_their_view",
    "test_samples_of_one_view_look_alike",
    "test_secrets_are_told_only_to_who_may_know_them",
    "test_views_hold_nothing_hidden",
    "test_what_is_hidden_changes_nothing_for_a_seat",
    "test_what_is_left_in_a_deck_is_public_by_kind",
    "test_nobody_is_told_what_lies_deep_in_a_deck",
    "test_every_possible_world_is_equally_likely",
    "test_every_possible_world_of_two_players_is_equally_likely",
    "test_no_world_contradicts_what_a_seat_has_seen_with_expansions",
    # Comparisons with the slow rules.
    "test_free_choices_equal_the_slow_version",
    "test_naval_ranking_equals_the_slow_version",
    "test_options_of_whole_games_at_sea_equal_the_slow_rules",
    "test_options_of_whole_games_equal_the_slow_rules",
    "test_payments_at_sea_equal_brute_force",
    "test_payments_equal_brute_force",
    "test_scores_and_options_agree_with_the_slow_version",
    "test_scores_equal_the_slow_version",
    "test_scores_of_full_cities_equal_the_slow_version",
    # Every option of every decision of whole games.
    "test_every_option_is_read_back_as_it_was_written",
    "test_menus_are_complete",
}

DELICATE = {
    "test_batch_workers",
    "test_bot_protocol",
    "test_clock",
    "test_connections",
    "test_garbage_collection",
    "test_group_commit",
    "test_logs",
    "test_memory_use",
    "test_migrations",
    "test_nginx",
    "test_owners",
    "test_parallel_search",
    "test_plug_ins",
    "test_processes",
    "test_readiness",
    "test_relay",
    "test_serve_command",
    "test_store_breaks",
    "test_websocket",
}

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]

# Derandomized: the inner loop tries the same examples every time, and what fails once fails again.
settings.register_profile("quick", max_examples=25, deadline=None, derandomize=True, suppress_health_check=SLOW_IS_FINE)
settings.register_profile(
    "long", max_examples=400, deadline=None, print_blob=True, suppress_health_check=SLOW_IS_FINE, stateful_step_count=80
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_configure(config: pytest.Config) -> None:
    """`make long` gets the long profile and large budgets."""
    if config.getoption("markexpr") == "long or proof":
        settings.load_profile("long")
        be_generous()


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out tests above the engine where they cannot even be imported: NumPy comes with an extra."""
    return True if collection_path.stem in ABOVE and find_spec("numpy") is None else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what the lists above name."""
    for item in items:
        if item.path.stem in ABOVE:
            item.add_marker(pytest.mark.above)
        if item.path.stem in DELICATE:
            item.add_marker(pytest.mark.delicate)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Name a failed test at once, for readers of a run that was stopped or of a part of its output."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        sys.stderr.write(f"\nFAILED {report.nodeid} ({report.when}): {reason_in(report)}\n")


def reason_in(report: pytest.TestReport) -> str:
    """Return the first line of the reason for a failure."""
    crash = getattr(report.longrepr, "reprcrash", None)
    return crash.message.splitlines()[0] if crash is not None and crash.message else "see below"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List how long the stages before this one took, as the Makefile has noted it."""
    stages = Path(os.environ.get("STAGES", ""))
    if stages.is_file():
        terminalreporter.section("stages before this one, in seconds")
        terminalreporter.write(stages.read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def _original_language() -> Iterator[None]:
    """Speak the original language again after a test of another."""
    yield
    language.speak(ORIGINAL)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Switch tracing off for the tests named above."""
    if not item.config.getoption("cov_source", None) or item.name.split("[")[0] not in UNTRACED:
        return (yield)
    with untraced():
        return (yield)
