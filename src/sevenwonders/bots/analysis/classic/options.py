"""The parts of an option of the classic game."""

from sevenwonders.bots.analysis.game_evidence import OptionFacts
from sevenwonders.classic.build import stage_number
from sevenwonders.classic.choice import SELL, STAGE, card_of, coins_of, extra_of, trade_in, use_of
from sevenwonders.classic.public_choice import choice_from
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import Decision


def option_facts(game: ClassicGame, decision: Decision, choice: int) -> OptionFacts:
    """Return the card, verb, stage and price of an option."""
    parts = choice_from(game.library, choice)
    stage = stage_number(game, game.cities[decision.seat], choice) + 1 if use_of(choice) == STAGE else 0
    return OptionFacts(parts.card, parts.use, stage, price_of(game, decision, choice))


def price_of(game: ClassicGame, decision: Decision, choice: int) -> int:
    """Return all coins that a choice costs: those for neighbours, for the bank, and for what goes with a card."""
    use, extra = use_of(choice), extra_of(choice)
    if use == STAGE:
        city = game.cities[decision.seat]
        bank = game.library.boards[city.board].stages[stage_number(game, city, choice)].coins
    else:
        bank = game.rule_of(decision).price(game, decision, card_of(choice), use)
    if extra and use != SELL:
        bank += game.hooks.owner_of_extra(extra).extra_price(game, decision.seat, extra)
    return bank + coins_of(trade_in(choice))
