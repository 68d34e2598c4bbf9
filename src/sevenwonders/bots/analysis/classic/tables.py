"""Cards that are still to come at a table of the classic game, and their prices."""

from sevenwonders.classic.choice import coins_of, trade_in
from sevenwonders.classic.options import bank_due, is_built, market_of, payments_for, stage_costs, structure_payments
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.turn import receiver_of
from sevenwonders.kernel.game import Game

# More coins than anything costs, to ask for a price whatever the treasury.
RICH = 60


def classic(game: Game) -> ClassicGame:
    """Return the game as a classic one, which it is."""
    assert isinstance(game, ClassicGame)
    return game


def cards_to_come(game: ClassicGame, seat: int) -> list[int]:
    """List the kinds of cards that a seat may still be offered: in hands that it will get, and in later decks."""
    found = {card for deck in game.decks for card in deck}
    for holder in game.drafting:
        if turns_until(game, holder, seat) < turns_left(game):
            found.update(game.cities[holder].hand)
    city = game.cities[seat]
    return sorted(card for card in found if not is_built(city, game.library.cards[card]))


def turns_left(game: ClassicGame) -> int:
    """Count the turns of this Age that are still to be played, the current one included."""
    return game.library.last_turn - game.turn + 1


def turns_until(game: ClassicGame, holder: int, seat: int) -> int:
    """Count the turns until the hand of one drafting seat reaches another seat."""
    turns = 0
    while holder != seat and turns < len(game.drafting):
        holder = receiver_of(game.drafting, game.age, holder)
        turns += 1
    return turns


def card_prices(game: ClassicGame, seat: int, cards: list[int]) -> list[int | None]:
    """Return the price of each card with enough coins, or None if its goods are not to be had."""
    city = game.cities[seat]
    coins, city.coins = city.coins, RICH
    market = market_of(game, seat)
    prices: list[int | None] = []
    for number in cards:
        card = game.library.cards[number]
        payments = list(structure_payments(game, city, market, card))
        bank = bank_due(game, city, card)
        prices.append(min(coins_of(trade_in(payment)) for payment in payments) + bank if payments else None)
    city.coins = coins
    return prices


def stage_price(game: ClassicGame, seat: int, number: int) -> int | None:
    """Return the price of a stage (from 0) with enough coins, or None if its goods are not to be had."""
    city = game.cities[seat]
    stage = game.library.boards[city.board].stages[number]
    payments = list(payments_for(market_of(game, seat), stage_costs(city, stage), RICH))
    return min(coins_of(trade_in(payment)) for payment in payments) + stage.coins if payments else None
