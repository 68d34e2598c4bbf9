"""The rules of a configuration: the one place in the engine that knows every expansion and variant."""

from functools import cache
from typing import Final, final

from sevenwonders.classic.armada.rule import ArmadaRule
from sevenwonders.classic.base_rule import BaseRule
from sevenwonders.classic.cities.rule import CitiesRule
from sevenwonders.classic.debts.rule import DebtRule
from sevenwonders.classic.edifice.rule import EdificeRule
from sevenwonders.classic.free_city.rule import FreeCityRule
from sevenwonders.classic.hooks import Hooks
from sevenwonders.classic.leaders.rule import LeadersRule
from sevenwonders.classic.number_blocks import BLOCKS, KINDS_PER_RULE, first_extra
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.teams.rule import TeamRule
from sevenwonders.classic.text.verb import Verb
from sevenwonders.kernel.config import Config

# The decisions, steps and events of the base game.
BASE: Final = BaseRule()

# In the order in which their hooks are called. The agenda is a stack, so what is pushed first happens last. Armada is
# before the debts because its taxes come after the other losses of a turn (R2.6). Edifice is last because it is
# settled before anything else at the end of an Age (ED5).
ALL_RULES: Final[list[Rule]] = [
    FreeCityRule(),
    TeamRule(),
    LeadersRule(),
    ArmadaRule(),
    DebtRule(),
    CitiesRule(),
    EdificeRule(),
]


def hooks_of(config: Config) -> Hooks:
    """Return the rules of a checked configuration. They hold no game data, so all such games share them."""
    key = (config.edition, config.variant, tuple(config.expansions), tuple(sorted(config.options.items())))
    return shared_hooks(*key)


def rules_of(config: Config) -> list[Rule]:
    """List the rules of a checked configuration, in the order in which their hooks are called."""
    return hooks_of(config).rules


@cache
def shared_hooks(
    edition: int, variant: str, expansions: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> Hooks:
    """Return the rules in play under these settings, sorted by their hooks."""
    config = Config(edition=edition, variant=variant, expansions=list(expansions), options=dict(options))
    return Hooks(BASE, rules_under(config))


def rules_under(config: Config) -> list[Rule]:
    """List the rules in play under these settings, each adjusted to the options."""
    playing = [rule for rule in ALL_RULES if rule.plays(config)]
    needed = [rule for rule in ALL_RULES if rule in playing or rule.is_needed(playing)]
    return [rule.configured(config, needed) for rule in needed]


@cache
def decision_names() -> dict[int, str]:
    """Return the name of every kind of decision by its number."""
    return numbered([rule.declaration().decisions for rule in [BASE, *ALL_RULES]])


@cache
def step_names() -> dict[int, str]:
    """Return the name of every kind of step by its number."""
    return numbered([rule.declaration().steps for rule in [BASE, *ALL_RULES]])


@cache
def event_names() -> dict[int, str]:
    """Return the name of every kind of event by its number."""
    return numbered([rule.declaration().events for rule in [BASE, *ALL_RULES]])


def numbered(names: list[list[str]]) -> dict[int, str]:
    """Assign numbers to the names that the base game and each rule declare; each rule counts from its block's start."""
    blocks = [0, *[BLOCKS[rule.name()] for rule in ALL_RULES]]
    return {
        block * KINDS_PER_RULE + number: name
        for block, own in zip(blocks, names, strict=True)
        for number, name in enumerate(own)
    }


@final
class Verbs:
    """The verbs of all rules, by use and by word."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.by_use = {verb.use: verb for verb in verbs}
        self.with_card = [verb for verb in verbs if verb.has_card()]
        self.without_card = [verb for verb in verbs if not verb.has_card()]

    def use_of_word(self, word: str) -> int:
        """Return the use for a word that is followed by a card; the first if several uses share the word."""
        uses = [verb.use for verb in self.with_card if verb.word == word]
        return uses[0]


@cache
def verbs() -> Verbs:
    """Return the verbs for all uses of a card, those of the base game first."""
    return Verbs([verb for rule in [BASE, *ALL_RULES] for verb in rule.declaration().verbs])


@cache
def extra_numbers() -> dict[int, str]:
    """Return every extra as people write it, by number."""
    return {
        first_extra(rule.name()) + number: name
        for rule in ALL_RULES
        for number, name in enumerate(rule.declaration().extras)
    }


@cache
def extra_words() -> dict[str, list[int]]:
    """Return the extras that each typed word may mean: a single one, or any extra of a rule."""
    words = {name: [number] for number, name in extra_numbers().items()}
    for rule in ALL_RULES:
        declared = rule.declaration()
        if declared.any_extra:
            first = first_extra(declared.name)
            words[declared.any_extra] = list(range(first, first + len(declared.extras)))
    return words
