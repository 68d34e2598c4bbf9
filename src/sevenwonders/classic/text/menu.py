"""The menu of a decision: everything it offers, with prices, and everything it refuses, with reasons."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from sevenwonders.classic.build import stage_number
from sevenwonders.classic.choice import (
    BUILD,
    NO_EXTRA,
    PASS,
    PASSING,
    STAGE,
    card_of,
    choice_of,
    coins_of,
    offer_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.options import next_stage
from sevenwonders.classic.text.explain import explain_choice
from sevenwonders.classic.trade.chains import is_chained
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@final
@dataclass(slots=True, eq=False)
class MenuRow:
    """A card and a use. `choices` are the ways to pay, cheapest first; if there are none, `reason` says why."""

    card: int
    use: int
    choices: list[int]
    bank: int
    by_chain: bool
    reason: str

    def price(self) -> int:
        """Return the total price of the cheapest way, including coins to the bank."""
        return self.bank + (coins_of(trade_in(self.choices[0])) if self.choices else 0)

    def __repr__(self) -> str:
        offer = f"for {self.price()}" if self.choices else repr(self.reason)
        return f"<MenuRow card {self.card}, use {self.use}, {offer}>"


def menu_of(game: "ClassicGame", decision: Decision) -> list[MenuRow]:
    """List a row for every card and use, possible or not, and passing last."""
    # Options with the same card and use are the ways to pay of one row.
    offered: dict[int, list[int]] = {}
    for choice in game.options_of(decision):
        offered.setdefault(choice_of(card_of(choice), use_of(choice)), []).append(choice)
    keys = sorted((set(offered) | set(game.rule_of(decision).menu_keys(game, decision))) - {PASSING})
    rows = [menu_row(game, decision, key, offered.get(key, [])) for key in keys]
    if PASSING in offered:
        rows.append(MenuRow(card_of(PASSING), PASS, [PASSING], 0, False, ""))
    return rows


def menu_row(game: "ClassicGame", decision: Decision, key: int, choices: list[int]) -> MenuRow:
    """Make the row for one card and use."""
    card = card_of(key)
    use = use_of(key)
    city = game.cities[decision.seat]
    by_chain = use == BUILD and bool(choices) and is_chained(city, game.library.cards[card])
    bank = game.rule_of(decision).price(game, decision, card, use)
    if use == STAGE and choices:
        bank = game.library.boards[city.board].stages[stage_number(game, city, choices[0])].coins
    # The reason against a stage is about the stage that would come next.
    if use == STAGE and not choices:
        key = choice_of(card, use, offer_of(next_stage(game, decision.seat), NO_EXTRA, 0))
    reason = "" if choices else explain_choice(game, decision, key)
    return MenuRow(card, use, choices, bank, by_chain, reason)
