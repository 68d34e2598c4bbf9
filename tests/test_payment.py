"""The payment tables against brute force, on positions made at random and in whole games."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders import Config
from sevenwonders.classic.choice import left_of, right_of, trade_of
from sevenwonders.classic.city import empty_city
from sevenwonders.classic.effects.production import Discount, Produce
from sevenwonders.classic.kinds import DISCARD_PILE
from sevenwonders.classic.options import market_of
from sevenwonders.classic.part import parts_in
from sevenwonders.classic.setup import empty_game, new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.notation import describe
from sevenwonders.classic.trade.payment import (
    COVERED,
    MOST_ENTRIES,
    NO_COVER,
    NO_PURCHASE,
    PURCHASES,
    RECENT,
    RECENT_COVERS,
    parts_of,
    undominated,
)
from sevenwonders.classic.trade.resources import LETTERS, lacking, letters_of, pack
from sevenwonders.kernel.numbers import SLOTS
from sevenwonders.kernel.rng import Rng, stream
from tests.support.budgets import budget
from tests.support.games import CHOICES_STREAM, LIBRARY, PLAYERS, answer_one
from tests.support.slow_rules import (
    CATALOGUE,
    Prices,
    all_payments,
    discard_options_for,
    offers,
    options_for,
    read_table,
)

SALES = [(True, "left"), (True, "right"), (False, "left"), (False, "right")]
CHOICES = ["WS", "WO", "WC", "SO", "SC", "OC", "WSOC", "GPT"]
COSTS = sorted(
    {"".join(sorted(card.cost.resources)) for card in CATALOGUE.cards if card.cost.resources}
    | {"".join(sorted(stage.cost.resources)) for wonder in CATALOGUE.wonders for stage in wonder.stages}
)


def any_of(rng: Rng, items: str | list[str]) -> str:
    return items[rng.below(len(items))]


def random_producers(rng: Rng, most: int) -> tuple[str, ...]:
    """Up to that many producers, a third of them with a choice."""
    return tuple(
        sorted(any_of(rng, CHOICES) if rng.below(3) == 0 else any_of(rng, LETTERS) for _ in range(rng.below(most + 1)))
    )


def random_cost(rng: Rng) -> str:
    """A printed cost, or any other of up to six units."""
    if rng.below(2):
        return any_of(rng, COSTS)
    return "".join(sorted(any_of(rng, LETTERS) for _ in range(1 + rng.below(6))))


def table_with(own: tuple[str, ...], left: tuple[str, ...], right: tuple[str, ...], prices: Prices) -> ClassicGame:
    """Three cities with nothing but producers; seat 0 buys at these prices."""
    seats = [empty_city(0, 0, LIBRARY.name_words, parts_in([])) for _ in range(3)]
    for seat, producers in zip(seats, (own, left, right), strict=True):
        for letters in producers:
            Produce("/".join(letters), reserved=False).add_to(seat)
    for price, (raw, side) in zip(prices, SALES, strict=True):
        Discount(raw, side, price).add_to(seats[0])
    return empty_game(Config(3), 0, LIBRARY, seats)


def check_random_payment(seed: int) -> int:
    """Compare one random position; how many payments it offers."""
    rng = stream(seed, 2000)
    own, left, right = (random_producers(rng, most) for most in (5, 6, 6))
    raw_left, raw_right, manufactured_left, manufactured_right = (1 + rng.below(2) for _ in range(4))
    prices = raw_left, raw_right, manufactured_left, manufactured_right
    cost = random_cost(rng)
    coins = rng.below(15)
    market = market_of(table_with(own, left, right, prices), 0)
    found = [(left_of(trade), right_of(trade)) for trade in market.payments(pack(cost), coins)]
    pairs = all_payments(cost, own, left, right, prices)
    assert found == offers(pairs, coins), f"seed {seed}: {cost} from {own}, left {left}, right {right}, {coins} coins"
    return len(found)


def test_payments_equal_brute_force() -> None:
    sizes = Counter(check_random_payment(seed) for seed in range(6000))
    all_payments.cache_clear()
    # Chance has to reach the hard cases: nothing, one way, and several ways to pay.
    assert sizes[0] > 500
    assert sizes[1] > 500
    assert sum(count for size, count in sizes.items() if size > 1) > 300


@pytest.mark.long
def test_payments_equal_brute_force_for_long() -> None:
    for seed in range(10_000, 40_000):
        check_random_payment(seed)
        all_payments.cache_clear()


def check_options_of_game(game: ClassicGame, rng: Rng, where: str) -> None:
    """Play to the end; before each answer all open decisions offer exactly what the slow rules allow."""
    while not game.finished():
        table = read_table(game.to_data())
        for decision in game.pending():
            found = [describe(game.library, choice, by_id=True) for choice in game.options(decision.ident)]
            if decision.kind == DISCARD_PILE:
                expected = discard_options_for(table, decision.seat)
            else:
                hand = [game.library.cards[card].ident for card in game.hand_for(decision)]
                free_city = decision.seat not in game.drafting
                expected = options_for(table, decision.seat, hand, is_free_city=free_city)
            assert set(found) == expected, f"{where}, Age {game.age} turn {game.turn}, seat {decision.seat}"
            assert len(found) == len(expected)
        answer_one(game, rng)


@pytest.mark.parametrize("players", PLAYERS)
def test_options_of_whole_games_equal_the_slow_rules(players: int) -> None:
    for seed in range(3):
        check_options_of_game(new_classic_game(Config(players), seed), stream(seed, CHOICES_STREAM), f"seed {seed}")


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_options_of_many_games_equal_the_slow_rules(players: int) -> None:
    for seed in range(100, 100 + budget(5, 25)):
        check_options_of_game(new_classic_game(Config(players), seed), stream(seed, CHOICES_STREAM), f"seed {seed}")
        all_payments.cache_clear()


def test_undominated_keeps_what_nothing_beats_in_order() -> None:
    offered = [trade_of(4, 0), trade_of(2, 2), trade_of(0, 4), trade_of(2, 2), trade_of(2, 4), trade_of(1, 1)]
    assert list(undominated(vec[i64](offered))) == [trade_of(1, 1), trade_of(0, 4), trade_of(4, 0)]
    assert list(undominated(vec[i64]([trade_of(2, 0), trade_of(0, 2)]))) == [trade_of(0, 2), trade_of(2, 0)]


def test_lack_is_what_production_leaves_open() -> None:
    assert letters_of(lacking(pack("OOWG"), pack("OGGT"))) == "WO"
    assert lacking(pack("W"), pack("WW")) == 0


def test_parts_are_all_parts() -> None:
    assert sorted(letters_of(part) for part in parts_of(pack("WWO"))) == ["", "O", "W", "WO", "WW", "WWO"]


def test_full_tables_are_emptied_and_filled_anew() -> None:
    """A long-running server meets ever new productions; the tables stay bounded."""
    PURCHASES.clear()
    COVERED.clear()
    for slot in range(SLOTS):
        RECENT[slot] = NO_PURCHASE
        RECENT_COVERS[slot] = NO_COVER
    for number in range(1, MOST_ENTRIES + 1):
        PURCHASES[-number] = NO_PURCHASE
        COVERED[-number] = False
    for seed in range(100_000, 100_050):
        check_random_payment(seed)
    assert -1 not in PURCHASES
    assert -1 not in COVERED
    assert len(PURCHASES) <= MOST_ENTRIES
    assert len(COVERED) <= MOST_ENTRIES
