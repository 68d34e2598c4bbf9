"""The plug-ins of a configuration: the one place that knows every expansion and variant."""

from functools import cache
from typing import Final

from sevenwonders.classic.armada.rule import ArmadaRule
from sevenwonders.classic.cities.rule import CitiesRule
from sevenwonders.classic.debts.rule import DebtRule
from sevenwonders.classic.edifice.rule import EdificeRule
from sevenwonders.classic.free_city.rule import FreeCityRule
from sevenwonders.classic.hooks import Hooks
from sevenwonders.classic.leaders.rule import LeadersRule
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.settings import TEAMS, TWO_PLAYER
from sevenwonders.classic.teams.rule import TeamRule
from sevenwonders.kernel.config import Config

# Those in whose play somebody may have to lose coins.
LOSING: Final = ("cities", "armada", "edifice")


def hooks_of(config: Config) -> Hooks:
    """The rules of a checked configuration. They hold no game data, so all games of a kind share them."""
    options = config.options
    return shared_hooks(
        config.variant,
        tuple(config.expansions),
        options.get("leader_price") == "age",
        options.get("black_cards_sail") == "true",
    )


def rules_of(config: Config) -> list[Rule]:
    """The rules of a checked configuration, in the order in which they have their say."""
    return hooks_of(config).rules


@cache
def shared_hooks(variant: str, expansions: tuple[str, ...], price_is_age: bool, black_cards_sail: bool) -> Hooks:
    """The rules that these settings bring."""
    rules: list[Rule] = []
    if variant == TWO_PLAYER:
        rules.append(FreeCityRule())
    if variant == TEAMS:
        rules.append(TeamRule())
    if "leaders" in expansions:
        rules.append(LeadersRule(price_is_age))
    # Before the debts: what Armada levies at the end of a turn comes after the other losses (R2.6).
    if "armada" in expansions:
        rules.append(ArmadaRule(black_cards_sail))
    if any(name in expansions for name in LOSING):
        rules.append(DebtRule("cities" in expansions))
    if "cities" in expansions:
        rules.append(CitiesRule())
    # Last: an Edifice is settled before everything else at the end of an Age, and the agenda is a stack.
    if "edifice" in expansions:
        rules.append(EdificeRule())
    return Hooks(rules)
