"""Payments with ships, rebates, emporiums, spare units and the bank against brute force, and options of whole games."""

from collections import Counter

import pytest

from sevenwonders import Config
from sevenwonders.classic.armada.harbour import FLEETS
from sevenwonders.classic.armada.kinds import GREEN_FLEET, RED_FLEET
from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    STAGE,
    bank_of,
    card_of,
    extra_of,
    far_left_of,
    far_right_of,
    left_of,
    right_of,
    stage_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.edifice.kinds import JOIN_EDIFICE
from sevenwonders.classic.kinds import CARD, DISCARD_PILE, LAST_CARD
from sevenwonders.classic.options import neighbours_paid
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.rng import Rng, stream
from tests.second_edition.games import any_config, busy_sea_tables, busy_tables
from tests.second_edition.sea_games import LIBRARY
from tests.second_edition.slow_rules import (
    Extra,
    card_cost,
    discard_options_for,
    extras_for,
    open_stages,
    options_for,
    rule_options_for,
    stage_cost,
    stage_payments,
    together,
)
from tests.second_edition.slow_table import BOARDS, CARDS, SlowTable, read_table
from tests.second_edition.slow_trade import neighbours_paid as slow_neighbours_paid
from tests.second_edition.slow_trade import ways
from tests.support.budgets import budget
from tests.support.expansions import ALL
from tests.support.games import CHOICES_STREAM, answer_one

PAYMENT_STREAM = 2100
PRODUCERS = [card.id for card in CARDS.values() if card.colour in ("brown", "gray")]
YELLOW_PRODUCERS = [card.id for card in CARDS.values() if card.colour == "yellow" and card.effects[0].produce]
DISCOUNTS = [card.id for card in CARDS.values() if any(effect.discount for effect in card.effects)]
TRADE = [
    card.id for card in CARDS.values() if any(item.rebate or item.spare or item.bank_unit for item in card.effects)
]
EMPORIUMS = [card.id for card in CARDS.values() if any(item.far_trade for item in card.effects)]
CHEAPER = [card.id for card in CARDS.values() if any(item.cheaper or item.free_colour for item in card.effects)] + [
    "architect_firm",
    "ancient_oasis",
    "lost_island",
]
DEAR = [card.id for card in CARDS.values() if len(card.cost.resources) > 1 and card.age and card.colour != "edifice"]


def some(rng: Rng, idents: list[str], most: int) -> list[int]:
    """Up to that many different cards, all with different names."""
    picked: dict[str, int] = {}
    for _ in range(rng.below(most + 1)):
        card = LIBRARY.saved_card(idents[rng.below(len(idents))])
        picked[LIBRARY.cards[card].name] = card
    return list(picked.values())


def random_position(seed: int, players: int, at_sea: bool) -> ClassicGame:
    """Cities with producers; seat 0 has some of everything that changes prices, and expensive cards in hand.

    On land no fleet can move and there are no emporiums, but more of everything else.
    """
    rng = stream(seed, PAYMENT_STREAM)
    order = list(range(len(LIBRARY.wonders)))
    rng.shuffle(order)
    cities: list[CitySetup] = []
    for seat in range(players):
        board = LIBRARY.wonders[order[seat]][rng.below(2)]
        built = some(rng, PRODUCERS, 3 if at_sea else 6)
        hand: list[int] = []
        if seat == 0:
            built += some(rng, YELLOW_PRODUCERS, 1) + some(rng, DISCOUNTS, 2) + some(rng, TRADE, 2 if at_sea else 4)
            built += some(rng, CHEAPER, 2) + ([LIBRARY.saved_card("hatshepsut")] if rng.below(2) else [])
            built += some(rng, EMPORIUMS, 3) if at_sea else []
            hand = some(rng, DEAR, 3 if at_sea else 6)
        fleets = [rng.below(7) if at_sea else 6 for _ in FLEETS]
        stages = rng.below(len(LIBRARY.boards[board].stages))
        coins = rng.below(14)
        hand = hand or [LIBRARY.saved_card("altar")]
        keys: dict[str, object] = {
            "shipyard": "ABCDEFG"[rng.below(7)],
            "fleets": dict(zip(FLEETS, fleets, strict=True)),
        }
        cities.append(CitySetup(board, coins, stages, built, hand, [], keys=keys))
    return set_up(Config(players, edition=2, expansions=ALL), cities, age=3, turn=2, seed=seed)


def words_of(game: ClassicGame, ident: int) -> list[str]:
    return [game.describe(choice, by_id=True) for choice in game.options(ident)]


def costs_of(table: SlowTable, choice: int) -> list[str]:
    """What the choice may cost seat 0 in resources, the ship included."""
    city = table.cities[0]
    if use_of(choice) == STAGE:
        number = stage_of(choice) if BOARDS[city.board].any_order else open_stages(city)[0]
        costs = stage_cost(city, BOARDS[city.board].stages[number].cost)
        thing = "wonder_stage"
    else:
        card = CARDS[LIBRARY.cards[card_of(choice)].ident]
        costs = card_cost(table, 0, card)[0] if use_of(choice) == BUILD else [""]
        thing = card.colour
    extra = extra_of(choice)
    words = f" with {FLEETS[extra - RED_FLEET]} ship" if RED_FLEET <= extra <= GREEN_FLEET else " with edifice"
    added = [item for item in extras_for(table, 0, thing) if extra and item.words == words]
    return together(costs, added[0] if added else Extra("", [""]))


def check_sellers(game: ClassicGame, table: SlowTable, choice: int) -> int:
    """Hatshepsut: from how many neighbours the choice buys, none when something makes it free."""
    trade = trade_in(choice)
    payment = left_of(trade), right_of(trade), bank_of(trade), far_left_of(trade), far_right_of(trade)
    expected = slow_neighbours_paid(table, 0, costs_of(table, choice), payment)
    assert neighbours_paid(game, 0, choice) == expected, game.describe(choice)
    return expected


def check_random_position(seed: int, players: int = 3, at_sea: bool = False) -> Counter[str]:
    """Compare one random position; what it was an example of."""
    game = random_position(seed, players, at_sea)
    ident = game.pending()[0].ident
    table = read_table(game.to_data())
    hand = [LIBRARY.cards[card].ident for card in game.cities[0].hand]
    found = words_of(game, ident)
    assert set(found) == options_for(table, 0, hand), f"seed {seed}, {players} players, at sea {at_sea}"
    assert len(found) == len(set(found))
    seen: Counter[str] = Counter()
    for choice in game.options(ident):
        trade = trade_in(choice)
        if use_of(choice) in (BUILD, BUILD_FREE, STAGE):
            seen["bank"] += bank_of(trade) > 0
            seen["two"] += left_of(trade) > 0 and right_of(trade) > 0
            seen["ship"] += RED_FLEET <= extra_of(choice) <= GREEN_FLEET
            seen["edifice"] += extra_of(choice) == JOIN_EDIFICE
            seen["far left"] += far_left_of(trade) > 0
            seen["far right"] += far_right_of(trade) > 0
            payees = [left_of(trade), right_of(trade), bank_of(trade), far_left_of(trade), far_right_of(trade)]
            seen["four payees"] += len([coins for coins in payees if coins]) > 3
            # At sea there are many choices, so the sellers are checked for every third one.
            if not at_sea or choice % 3 == 0:
                seen[f"sellers {check_sellers(game, table, choice)}"] += 1
    seen["several"] += len(stage_payments(table, 0)) > 1
    ways.cache_clear()
    return seen


def test_payments_equal_brute_force() -> None:
    seen: Counter[str] = Counter()
    for seed in range(250):
        seen += check_random_position(seed)
    # Chance has to reach the hard cases.
    for case in ("bank", "two", "several", "edifice", "sellers 1", "sellers 2"):
        assert seen[case] > 20, seen


@pytest.mark.parametrize(("players", "positions"), [(3, 200), (4, 400), (5, 200), (7, 200)])
def test_payments_at_sea_equal_brute_force(players: int, positions: int) -> None:
    """Ships and emporiums: with the players two seats away, a payment has up to five parts."""
    seen: Counter[str] = Counter()
    for seed in range(positions):
        seen += check_random_position(1000 * players + seed, players, at_sea=True)
    assert seen["ship"] > 50, seen
    assert seen["bank"] > 8, seen
    assert (seen["far left"] > 20) == (players > 3), seen
    assert (seen["far right"] > 10) == (players > 4), seen
    assert (seen["four payees"] > 0) == (players > 3), seen


@pytest.mark.proof
def test_payments_equal_brute_force_for_long() -> None:
    for seed in range(10_000, 10_000 + 10_000):
        check_random_position(seed)


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_payments_at_sea_equal_brute_force_for_long(players: int) -> None:
    for seed in range(30_000, 30_000 + budget(150, 1_500)):
        check_random_position(seed, players, at_sea=True)


def check_options_of_game(game: ClassicGame, rng: Rng, where: str) -> Counter[str]:
    """Play to the end; every group of decisions offers exactly what the slow rules allow."""
    kinds: Counter[str] = Counter()
    while not game.finished():
        if len(game.pending()) == len(game.decisions):
            table = read_table(game.to_data())
            for decision in game.decisions:
                name = game.decision_name(decision.kind)
                if decision.kind == DISCARD_PILE:
                    expected = discard_options_for(table, decision.seat)
                elif decision.kind in (CARD, LAST_CARD):
                    expected = options_for(table, decision.seat, table.cities[decision.seat].hand)
                else:
                    expected = rule_options_for(table, decision.seat, name)
                found = words_of(game, decision.ident)
                assert set(found) == expected, f"{where}, Age {game.age} turn {game.turn}, seat {decision.seat}"
                assert len(found) == len(expected)
                kinds[name] += 1
        answer_one(game, rng)
    ways.cache_clear()
    return kinds


def test_options_of_whole_games_equal_the_slow_rules() -> None:
    kinds: Counter[str] = Counter()
    for seed in (1, 2, 5, 7):
        game = new_classic_game(any_config(seed), seed)
        kinds += check_options_of_game(game, stream(seed, CHOICES_STREAM), f"seed {seed}")
    for config in busy_tables():
        kinds += check_options_of_game(new_classic_game(config, 5), stream(5, CHOICES_STREAM), "a busy table")
    assert set(kinds) >= {"card", "last_card", "discard_pile", "leader_draft", "recruit", "bury_leader", "loss"}


def test_options_of_whole_games_at_sea_equal_the_slow_rules() -> None:
    kinds: Counter[str] = Counter()
    for config in busy_sea_tables():
        kinds += check_options_of_game(new_classic_game(config, 5), stream(5, CHOICES_STREAM), "a table at sea")
    assert set(kinds) >= {"card", "recruit", "fleet", "island", "bonus", "penalty"}


@pytest.mark.proof
def test_options_of_many_games_equal_the_slow_rules() -> None:
    for seed in range(100, 100 + 120):
        game = new_classic_game(any_config(seed), seed)
        check_options_of_game(game, stream(seed, CHOICES_STREAM), f"seed {seed}")
