"""The page about the environments says what is true."""

from benchmarks.evaluation import with_results
from docs_site.environments import PAGE, with_tables

from sevenwonders.encode.rewards import REWARDS


def test_the_tables_are_those_of_the_program() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert with_tables(text) == text, "run python -m docs_site.environments"


def test_the_table_of_results_is_replaced_as_a_whole() -> None:
    text = PAGE.read_text(encoding="utf-8")
    once = with_results(text, "| one |")
    assert once.count("| one |") == 1
    assert with_results(once, "| two |") == with_results(text, "| two |")
    before, after = once.split("| one |")
    assert text.startswith(before)
    assert text.endswith(after[1:])


def test_every_reward_is_described() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in REWARDS:
        assert f"| `{name}` |" in text
