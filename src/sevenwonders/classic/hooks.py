"""The rules of a table, sorted by the hooks that they override, so that an unused hook costs nothing."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.classic.extra import NO_EXTRAS, Extras
from sevenwonders.classic.memory.unseen_cards import Pool
from sevenwonders.classic.number_blocks import BLOCKS, EXTRAS_PER_RULE, KINDS_PER_RULE
from sevenwonders.classic.part_type import PartType
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.text.english import ENGLISH
from sevenwonders.kernel.numbers import SLOTS

# The owner of numbers that belong to no rule of the table.
NOBODY: Final = Rule()


@final
class Hooks:
    """For each hook that is called often, the rules that override it, in the order in which they are called.

    `part_types` take care of the rules' data, in the order of the rules. `owners` has the rule for each block of
    numbers: the base game, the rules in play, and NOBODY for the rest.
    """

    __slots__ = (
        "after_effects",
        "after_gain",
        "after_group",
        "after_seal",
        "base",
        "before_change",
        "before_extra_turn",
        "before_turn",
        "card_points",
        "decider",
        "end_turn",
        "english",
        "extras",
        "held_back",
        "known_pools",
        "limit_hand",
        "limit_options",
        "owners",
        "part_types",
        "partner",
        "recent_extras",
        "rules",
    )

    def __init__(self, base: Rule, rules: list[Rule]) -> None:
        self.base = base
        self.rules = rules
        self.after_effects = rules_overriding(rules, "after_effects")
        self.after_gain = rules_overriding(rules, "after_gain")
        self.after_group = rules_overriding(rules, "after_group")
        self.after_seal = rules_overriding(rules, "after_seal")
        self.before_change = rules_overriding(rules, "before_change")
        self.before_extra_turn = rules_overriding(rules, "before_extra_turn")
        self.before_turn = rules_overriding(rules, "before_turn")
        self.card_points = rules_overriding(rules, "card_points")
        self.decider = rules_overriding(rules, "decider")
        self.end_turn = rules_overriding(rules, "end_turn")
        self.extras = rules_overriding(rules, "add_extras")
        self.limit_hand = rules_overriding(rules, "limit_hand")
        self.limit_options = rules_overriding(rules, "limit_options")
        self.partner = rules_overriding(rules, "partner")
        self.part_types: list[PartType] = [rule.declaration().parts for rule in rules]
        self.held_back: list[PartType] = [
            parts for parts in self.part_types if is_overridden(type(parts), PartType, "held_back")
        ]
        self.english: dict[str, str] = dict(ENGLISH)
        for rule in rules:
            self.english.update(rule.declaration().english)
        owners: list[Rule] = [NOBODY] * (max(BLOCKS.values()) + 1)
        owners[0] = base
        for rule in rules:
            owners[BLOCKS[rule.name()]] = rule
        self.owners = as_vector(owners)
        # The last extras that were put together, each in the slot that its key points to; the same for all games with
        # these rules.
        self.recent_extras = vec[Extras]([NO_EXTRAS] * SLOTS)
        # The decks of Ages that are still unseen, by number of players and Age.
        self.known_pools: dict[int, Pool] = {}

    def owner_of(self, kind: i64) -> Rule:
        """Return the rule that a kind of decision, step or event belongs to."""
        if kind < KINDS_PER_RULE:
            return self.base
        block = kind // KINDS_PER_RULE
        return self.owners[block] if block < len(self.owners) else NOBODY

    def owner_of_extra(self, extra: i64) -> Rule:
        """Return the rule that an extra belongs to."""
        block = extra // EXTRAS_PER_RULE
        return self.owners[block] if block < len(self.owners) else NOBODY


def rules_overriding(rules: list[Rule], hook: str) -> vec[Rule]:
    """List the rules that override the hook."""
    return as_vector([rule for rule in rules if is_overridden(type(rule), Rule, hook)])


def is_overridden(own: type, base: type, hook: str) -> bool:
    """Return whether a class overrides a hook of its base; otherwise both share one function."""
    return getattr(own, hook) is not getattr(base, hook)


def as_vector(rules: list[Rule]) -> vec[Rule]:
    """Return the rules in a typed form, so that calls need no type check."""
    found = vec[Rule]()
    for rule in rules:
        found = append(found, rule)
    return found
