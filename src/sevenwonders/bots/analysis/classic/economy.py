"""Evidence about coins, prices and chains."""

from collections.abc import Iterator
from typing import Final

from sevenwonders.bots.analysis.classic.tables import card_prices, cards_to_come, classic, stage_price
from sevenwonders.bots.analysis.comparison import Comparison, rounded
from sevenwonders.bots.analysis.evidence import BETTER, OTHER, Evidence
from sevenwonders.bots.analysis.trials import Trial
from sevenwonders.classic.choice import trade_in
from sevenwonders.classic.city import City
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.game import Game

# The cards to come hardly differ from world to world.
WORLDS: Final = 3
# Points that a coin is worth, and a rival's coin.
COIN: Final = 0.4
RIVALS_COIN: Final = 0.15
# Fewer cards that become payable are not worth a sentence, and their worth in points.
LEAST_CARDS: Final = 2.0
PAYABLE: Final = 0.25
# The same for coins that all cards to come cost less, of which only a few are built.
LEAST_SAVED: Final = 6.0
SAVED: Final = 0.06
# Points that a stage is worth which can be paid at last.
STAGE_OPEN: Final = 1.5
# Points that a chain saves if its card cannot be paid otherwise.
CHAIN_OPEN: Final = 1.2


def coins(compared: Comparison) -> Iterator[Evidence]:
    """Yield the coins that are left after the turn."""

    def treasury(game: Game) -> float:
        return int(classic(game).cities[compared.seat].coins)

    found = compared.now(treasury)
    if found.counts(1.0):
        arguments = {"coins": rounded(found.mean)}
        yield Evidence("coins", COIN * found.mean, [found.mean], arguments, compared.about(treasury), line="treasury")


def coins_of_rivals(compared: Comparison) -> Iterator[Evidence]:
    """Yield the coins that other players have fewer after the turn: they lose them, or are paid less."""
    for seat in compared.table.players():
        if seat in compared.side:
            continue

        def treasury(game: Game, seat: int = seat) -> float:
            return -int(classic(game).cities[seat].coins)

        found = compared.now(treasury)
        if found.counts(1.0):
            is_paid = trade_in(compared.trials.other) > trade_in(compared.trials.better)
            arguments = {"coins": rounded(found.mean), "other": seat}
            yield Evidence(
                "coins_paid" if is_paid else "coins_taken",
                RIVALS_COIN * found.mean,
                [found.mean],
                arguments,
                OTHER if is_paid else BETTER,
                seats=[seat],
            )


def prices(compared: Comparison) -> Iterator[Evidence]:
    """Yield the cards to come that can be paid, or else what all of them cost less."""
    worlds = compared.trials.worlds[:WORLDS]
    if not any(trades_differ(trial, compared.seat) for trial in worlds):
        return
    payable, saved, size = 0.0, 0.0, 0.0
    for trial in worlds:
        ours, theirs = classic(trial.better.now), classic(trial.other.now)
        cards = sorted({*cards_to_come(ours, compared.seat)} & {*cards_to_come(theirs, compared.seat)})
        better, other = card_prices(ours, compared.seat, cards), card_prices(theirs, compared.seat, cards)
        payable += count_payable(ours, compared.seat, better) - count_payable(theirs, compared.seat, other)
        saved += sum(two - one for one, two in zip(better, other, strict=True) if one is not None and two is not None)
        size += len(cards)
    payable, saved, size = payable / len(worlds), saved / len(worlds), size / len(worlds)
    if payable >= LEAST_CARDS:
        arguments = {"cards": round(payable), "size": round(size)}
        yield Evidence("payable", PAYABLE * payable, [payable, size], arguments)
    elif saved >= LEAST_SAVED:
        arguments = {"coins": round(saved), "size": round(size)}
        yield Evidence("cheaper", SAVED * saved, [saved, size], arguments)


def count_payable(game: ClassicGame, seat: int, prices_now: list[int | None]) -> int:
    """Count the prices that a city can pay with its coins."""
    return sum(price is not None and price <= game.cities[seat].coins for price in prices_now)


def trades_differ(trial: Trial, seat: int) -> bool:
    """Return whether the options leave a city with other goods, prices or coins."""
    ours, theirs = classic(trial.better.now), classic(trial.other.now)
    around = (seat, ours.left(seat), ours.right(seat))
    return any(trade_of(ours.cities[place]) != trade_of(theirs.cities[place]) for place in around)


def trade_of(city: City) -> list[object]:
    """Return all that prices depend on."""
    sold = [city.sold_goods, city.sold_choices]
    made = [city.own_goods, city.own_choices, city.raw_left, city.raw_right]
    return [*sold, *made, city.manufactured_left, city.manufactured_right, city.coins, city.perks.to_data()]


def next_stage(compared: Comparison) -> Iterator[Evidence]:
    """Yield the next stage of the wonder if it costs less, or can be paid at all, as things stand for the others."""
    trial = compared.trials.worlds[0]
    ours, theirs = classic(trial.better.now), classic(trial.other.now)
    city = ours.cities[compared.seat]
    board = ours.library.boards[city.board]
    number = int(city.stages)
    if board.any_order or number >= len(board.stages) or theirs.cities[compared.seat].stages != number:
        return
    if ours.finished() or ours.turns_begun() != theirs.turns_begun():
        return
    found = {
        (
            stage_price(among_others(item.before, item.better.now, compared.seat), compared.seat, number),
            stage_price(among_others(item.before, item.other.now, compared.seat), compared.seat, number),
        )
        for item in compared.trials.worlds
    }
    price, price_else = next(iter(found))
    if len(found) > 1 or price is None or (price_else is not None and price >= price_else):
        return
    arguments = {"stage": number + 1, "price": price}
    if price_else is None:
        yield Evidence("stage_open", STAGE_OPEN, [number + 1, price], arguments)
    else:
        arguments["price_else"] = price_else
        yield Evidence("stage_cheaper", COIN * (price_else - price), [number + 1, price, price_else], arguments)


def among_others(before: Game, now: Game, seat: int) -> ClassicGame:
    """Return a table with a city as it is now among the others as they were, whatever they did in the meantime."""
    table = classic(before).copy()
    table.cities[seat] = classic(now).cities[seat].copy()
    return table


def chains(compared: Comparison) -> Iterator[Evidence]:
    """Yield the cards of this game that a chain will make free."""
    worlds = compared.trials.worlds[:WORLDS]
    ours, theirs = classic(worlds[0].better.now), classic(worlds[0].other.now)
    opened = chain_bits(ours.cities[compared.seat]) & ~chain_bits(theirs.cities[compared.seat])
    if not opened:
        return
    offered = [cards_to_come(classic(trial.better.now), compared.seat) for trial in worlds]
    library = ours.library
    cards = [
        card for card in offered[0] if library.cards[card].chain_from & opened and all(card in rest for rest in offered)
    ]
    # One that is free anyway is no gain.
    prices_else = dict(zip(cards, card_prices(theirs, compared.seat, cards), strict=True))
    cards = [card for card in cards if prices_else[card] != 0 and not has_chain(theirs, compared.seat, card)]
    if cards:
        worth = sum(
            CHAIN_OPEN if (price := prices_else[card]) is None else min(CHAIN_OPEN, COIN * price) for card in cards
        )
        names = [library.cards[card].ident for card in cards]
        age = min(int(library.cards[card].age) for card in cards)
        numbers = [float(len(cards)), float(age)]
        yield Evidence("chain", worth, numbers, {"count": len(cards), "cards": names, "age": age}, cards=names)


def chain_bits(city: City) -> int:
    """Return the chains that are open or open with the next Age."""
    return int(city.chains | city.new_chains)


def has_chain(game: ClassicGame, seat: int, card: int) -> bool:
    """Return whether a card will be free through a chain."""
    return game.library.cards[card].chain_from & chain_bits(game.cities[seat]) != 0
