"""Everything a decision offers and everything it refuses, with price and reason: what a screen shows."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.build import bank_price, stage_number
from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    NO_EXTRA,
    PASS,
    PASSING,
    RECRUIT,
    SELL,
    STAGE,
    TAKE,
    card_of,
    choice_of,
    coins_of,
    offer_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.explain import explain_choice
from sevenwonders.classic.kinds import DISCARD_PILE, FREE_CITY
from sevenwonders.classic.options import next_stage
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

HAND_USES: Final = [BUILD, BUILD_FREE, STAGE, SELL]


@final
class MenuRow:
    """One card and one use. `choices` are the ways to pay, cheapest first; without any, `reason` says why not."""

    __slots__ = ("bank", "by_chain", "card", "choices", "reason", "use")

    def __init__(self, card: int, use: int, choices: list[int], bank: int, by_chain: bool, reason: str) -> None:
        self.card = card
        self.use = use
        self.choices = choices
        self.bank = bank
        self.by_chain = by_chain
        self.reason = reason

    def price(self) -> int:
        """The coins that the cheapest way costs in all, the bank's share included."""
        return self.bank + (coins_of(trade_in(self.choices[0])) if self.choices else 0)


def menu_of(game: "ClassicGame", decision: Decision) -> list[MenuRow]:
    """A row for every card and use, possible or not; passing comes last. A right to build free only when owned."""
    offered: dict[int, list[int]] = {}
    for choice in game.options_of(decision):
        offered.setdefault(choice_of(card_of(choice), use_of(choice)), []).append(choice)
    rows = [menu_row(game, decision, key, offered.get(key, [])) for key in menu_keys(game, decision)]
    return rows + [
        MenuRow(card_of(key), PASS, choices, 0, False, "") for key, choices in offered.items() if use_of(key) == PASS
    ]


def menu_keys(game: "ClassicGame", decision: Decision) -> list[int]:
    """Card and use of every row, in the order of the cards."""
    if decision.kind > FREE_CITY:
        return rule_keys(game, decision)
    if decision.kind == DISCARD_PILE:
        return [choice_of(card, TAKE) for card in sorted(set(game.discard))]
    owns_right = game.cities[decision.seat].free_build_each_age
    uses = [use for use in HAND_USES if use != BUILD_FREE or owns_right]
    return [choice_of(card, use) for card in sorted(set(game.hand_for(decision))) for use in uses]


def rule_keys(game: "ClassicGame", decision: Decision) -> list[int]:
    """What a rule offers, and what it could offer for the cards that the decision is about."""
    rule = game.rule_of(decision)
    keys = {choice_of(card_of(choice), use_of(choice)) for choice in rule.options(game, decision)}
    return sorted((keys | set(rule.menu_keys(game, decision))) - {PASSING})


def menu_row(game: "ClassicGame", decision: Decision, key: int, choices: list[int]) -> MenuRow:
    """The row of one card and use."""
    card = card_of(key)
    use = use_of(key)
    city = game.cities[decision.seat]
    by_chain = use == BUILD and bool(choices) and game.library.cards[card].chain_from & city.chains != 0
    bank = 0
    if use == RECRUIT:
        bank = game.rule_of(decision).price(game, decision, card)
    elif use == BUILD:
        bank = bank_price(game, city, card)
    elif use == STAGE and choices:
        bank = game.library.boards[city.board].stages[stage_number(game, city, choices[0])].coins
    if use == STAGE and not choices:
        key = choice_of(card, use, offer_of(next_stage(game, decision.seat), NO_EXTRA, 0))
    reason = "" if choices else explain_choice(game, decision, key)
    return MenuRow(card, use, choices, bank, by_chain, reason)
