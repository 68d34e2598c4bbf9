"""What a host can choose from, as the page is told: exactly what the engine plays."""

import itertools
from collections.abc import Iterator

import msgspec
import pytest

from sevenwonders import Config
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.settings import all_variants
from sevenwonders.games import RULESETS, checked_config
from sevenwonders.kernel.config import FEWEST_PLAYERS, MOST_PLAYERS
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.server.present.facts import ruleset_facts
from sevenwonders.server.wire.facts import EditionFacts, RuleOption
from sevenwonders.server.wire.messages import GameConfig, RulesetFacts
from tests.server.house import open_house, quick_settings

VARIANTS = ["", *[variant.name for variant in all_variants()]]
EDITIONS = [(ruleset.game, edition) for ruleset in ruleset_facts() for edition in ruleset.editions]


def plays(config: Config) -> bool:
    """Whether the engine plays it."""
    try:
        checked_config(config)
    except BadConfig:
        return False
    return True


def offered(edition: EditionFacts, players: int, variant: str, expansions: list[str]) -> bool:
    """Whether the page could offer it."""
    counts = {"": edition.players} | {item.id: item.players for item in edition.variants}
    return players in counts.get(variant, []) and set(expansions) <= set(edition.expansions)


def fits(option: RuleOption, expansions: list[str]) -> bool:
    """Whether the page could offer the option with these expansions."""
    found = [name in expansions for name in option.needs]
    return not found or (all(found) if option.needs_all else any(found))


def combinations(names: tuple[str, ...]) -> Iterator[list[str]]:
    for count in range(len(names) + 1):
        yield from (list(chosen) for chosen in itertools.combinations(names, count))


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_exactly_what_can_be_played_is_offered(game: str, edition: EditionFacts) -> None:
    assert set(edition.players) <= set(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))
    for players, variant in itertools.product(range(FEWEST_PLAYERS, MOST_PLAYERS + 1), VARIANTS):
        for expansions in combinations(EXPANSIONS):
            config = Config(players, game=game, edition=edition.edition, variant=variant, expansions=expansions)
            assert plays(config) == offered(edition, players, variant, expansions), config.to_data()


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_options_are_there_with_what_they_need(game: str, edition: EditionFacts) -> None:
    players = edition.players[-1]
    for expansions in combinations(tuple(edition.expansions)):
        config = checked_config(Config(players, game=game, edition=edition.edition, expansions=expansions))
        fitting = [option for option in edition.options if fits(option, expansions)]
        assert config.options == {option.id: option.default for option in fitting}
        for option in fitting:
            assert option.values[0] == option.default
            for value in option.values:
                chosen = Config(
                    players, game=game, edition=edition.edition, expansions=expansions, options={option.id: value}
                )
                assert checked_config(chosen).options[option.id] == value


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_an_implied_variant_is_filled_in(game: str, edition: EditionFacts) -> None:
    for variant in edition.variants:
        for players in variant.players:
            filled_in = checked_config(Config(players, game=game, edition=edition.edition)).variant
            assert (filled_in == variant.id) == variant.implied


def test_the_page_is_told_of_every_game() -> None:
    with open_house(quick_settings()) as house:
        told = msgspec.json.decode(house.get("/api/rulesets").content, type=list[RulesetFacts])
    assert told == ruleset_facts()
    assert [item.game for item in told] == list(RULESETS)
    editions = {(item.game, edition.edition): edition for item in told for edition in item.editions}
    assert set(editions) == {("classic", 1), ("classic", 2), ("architects", 1)}
    assert editions["classic", 2].sides == ["Day", "Night"]
    assert editions["classic", 2].expansions == list(EXPANSIONS)
    assert GameConfig().players in editions["classic", GameConfig().edition].players
