"""Choices of the classic game with named parts: the public face of the packed integers."""

from functools import cache
from typing import TYPE_CHECKING, final

from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.build import stage_number
from sevenwonders.classic.choice import (
    NO_CARD,
    NO_EXTRA,
    SELL,
    STAGE,
    card_of,
    coins_of,
    extra_of,
    far_left_of,
    far_right_of,
    left_of,
    right_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.library import Library
from sevenwonders.classic.rules import extra_numbers, verbs
from sevenwonders.classic.text import notation
from sevenwonders.kernel.choice import Choice, ChoiceReader
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@final
class ClassicChoiceReader(ChoiceReader):
    """Reads choices with the cards of one library."""

    def __init__(self, library: Library) -> None:
        self.library = library

    @override
    def words(self, option: int, by_id: bool) -> str:
        return notation.describe(self.library, option, by_id)

    @override
    def read(self, words: str) -> int:
        return notation.read_choice(self.library, words)

    @override
    def extra_of(self, option: int) -> str:
        return extra_numbers().get(extra_of(option), "")

    @override
    def number_of(self, option: int) -> int:
        number = card_of(option)
        return 0 if number == NO_CARD or verbs().by_use[use_of(option)].has_card() else number

    @override
    def payments_of(self, option: int, price: int) -> dict[str, int]:
        trade = trade_in(option)
        coins = {
            "left": left_of(trade),
            "right": right_of(trade),
            "far left": far_left_of(trade),
            "far right": far_right_of(trade),
        }
        coins["bank"] = price - sum(coins.values())
        return {receiver: amount for receiver, amount in coins.items() if amount}


@cache
def reader_of(library: Library) -> ClassicChoiceReader:
    """Return the reader of all games with that library."""
    return ClassicChoiceReader(library)


def unpack_option(game: "ClassicGame", decision: Decision, option: i64) -> Choice:
    """Unpack an option of an open decision into a choice with named parts."""
    use = use_of(option)
    verb = verbs().by_use[use]
    card = game.library.cards[card_of(option)].ident if verb.has_card() else ""
    stage = stage_number(game, game.cities[decision.seat], option) + 1 if use == STAGE else 0
    return Choice(option, verb.name, card, stage, price_of(game, decision, option), reader_of(game.library))


def price_of(game: "ClassicGame", decision: Decision, option: i64) -> i64:
    """Return all coins that an option costs: those for neighbours, for the bank, and for what goes with a card."""
    use, extra = use_of(option), extra_of(option)
    bank: i64
    if use == STAGE:
        city = game.cities[decision.seat]
        bank = game.library.boards[city.board].stages[stage_number(game, city, option)].coins
    else:
        bank = game.rule_of(decision).price(game, decision, card_of(option), use)
    if extra != NO_EXTRA and use != SELL:
        bank += game.hooks.owner_of_extra(extra).extra_price(game, decision.seat, extra)
    return bank + coins_of(trade_in(option))
