"""What can be played of the classic game, as its engine says."""

from typing import Final

from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.classic.settings import OPTIONS, TEAMS, TWO_PLAYER, Option, checked_config
from sevenwonders.kernel.config import Config
from sevenwonders.server.classic.facts import ADDED, EDITIONS
from sevenwonders.server.rules import playable_counts
from sevenwonders.server.wire import EditionFacts, RuleOption, VariantFacts

VARIANTS: Final = (TWO_PLAYER, TEAMS)


def classic_editions() -> list[EditionFacts]:
    """Both editions."""
    return [edition_facts(edition) for edition in EDITIONS]


def edition_facts(edition: int) -> EditionFacts:
    """One edition with its expansions, variants and options."""
    expansions = list(ADDED[edition])
    players = playable_counts("classic", edition)
    filled_in = checked_config(Config(players[-1], edition=edition, expansions=expansions)).options
    variants = [variant_facts(edition, name) for name in VARIANTS]
    return EditionFacts(
        edition=edition,
        players=players,
        sides=list(load_catalogue(EDITIONS[edition]).facts.sides),
        expansions=expansions,
        variants=[variant for variant in variants if variant.players],
        options=[option_facts(option, expansions) for option in OPTIONS if option.name in filled_in],
    )


def variant_facts(edition: int, name: str) -> VariantFacts:
    """One variant; it is implied if the engine fills it in wherever it can be played."""
    players = playable_counts("classic", edition, name)
    plain = [count for count in playable_counts("classic", edition) if count in players]
    implied = [count for count in plain if checked_config(Config(count, edition=edition)).variant == name]
    return VariantFacts(name, players, implied == players)


def option_facts(option: Option, expansions: list[str]) -> RuleOption:
    """One option; of the expansions that it needs those that there are."""
    needs = [name for name in option.needs if name in expansions]
    return RuleOption(option.name, list(option.values), option.values[0], needs, option.needs_all)
