"""The rules of a game, sorted by the hooks that each of them has: a hook that no rule has costs nothing."""

from typing import final

from sevenwonders.classic.kinds import DECISIONS
from sevenwonders.classic.rule import Rule


@final
class Hooks:
    """For each hook that is asked often the rules that have it, in the order in which they have their say."""

    __slots__ = (
        "after_effects",
        "after_gain",
        "after_group",
        "askers",
        "before_turn",
        "decider",
        "end_turn",
        "extras",
        "limit_hand",
        "limit_options",
        "partner",
        "rules",
        "sealed",
        "unsealed",
    )

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self.after_effects = those_with(rules, "after_effects")
        self.after_gain = those_with(rules, "after_gain")
        self.after_group = those_with(rules, "after_group")
        self.before_turn = those_with(rules, "before_turn")
        self.decider = those_with(rules, "decider")
        self.end_turn = those_with(rules, "end_turn")
        self.extras = those_with(rules, "add_extras")
        self.limit_hand = those_with(rules, "limit_hand")
        self.limit_options = those_with(rules, "limit_options")
        self.partner = those_with(rules, "partner")
        self.sealed = those_with(rules, "sealed")
        self.unsealed = those_with(rules, "unsealed")
        # The rule that asks each kind of decision; the base rule, which does nothing, for the base game's own.
        self.askers = [asker_of(rules, kind) for kind in range(len(DECISIONS))]


def those_with(rules: list[Rule], hook: str) -> list[Rule]:
    """The rules that override a hook."""
    return [rule for rule in rules if getattr(type(rule), hook) is not getattr(Rule, hook)]


def asker_of(rules: list[Rule], kind: int) -> Rule:
    """The rule whose decisions of that kind are."""
    found = [rule for rule in rules if rule.asks(kind)]
    return found[0] if found else Rule()
