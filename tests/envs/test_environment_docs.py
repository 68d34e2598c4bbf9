"""The page about the environments says what is true."""

from docs_site.environments import PAGE, with_tables

from sevenwonders.encode.rewards import REWARDS


def test_the_tables_are_those_of_the_program() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert with_tables(text) == text, "run python -m docs_site.environments"


def test_every_reward_is_described() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in REWARDS:
        assert f"| `{name}` |" in text
