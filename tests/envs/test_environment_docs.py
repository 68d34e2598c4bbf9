"""The pages about the environments say what is true."""

import importlib

import pytest
from docs_site.environments import ENVIRONMENTS, OVERVIEW, page_of

from sevenwonders.encode.encodings import actions_of, encoder_of
from sevenwonders.encode.rewards import REWARDS
from sevenwonders.envs.gymnasium import IDS


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_page_has_agents_actions_observations_rewards_and_versions(name: str) -> None:
    environment = ENVIRONMENTS[name]
    page = page_of(name, environment)
    for heading in ("Agents", "Actions", "Observations", "Rewards", "Versions"):
        assert f"\n## {heading}\n" in page
    config = next(iter(environment.tables.values()))
    assert f"| `steps` | `Discrete({actions_of(config).size})` |" in page
    assert f"\n| {encoder_of(config).layout.size} | | | the size of a row |\n" in page
    assert "`0` " in page


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_page_names_what_can_be_called(name: str) -> None:
    importlib.import_module(f"sevenwonders.envs.{name}")
    assert f'"{IDS[ENVIRONMENTS[name].game]}"' in page_of(name, ENVIRONMENTS[name])


def test_every_reward_is_described() -> None:
    text = OVERVIEW.read_text(encoding="utf-8")
    for name in REWARDS:
        assert f"| `{name}` |" in text
