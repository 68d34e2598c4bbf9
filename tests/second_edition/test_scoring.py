"""The score sheet and the naval ranking of the second edition against a slow second version of the rules."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.armada.harbour import FLEETS
from sevenwonders.classic.armada.naval import naval_tokens
from sevenwonders.classic.armada.part import armada_of
from sevenwonders.classic.colours import COLOURS, PURPLE, colour_of
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.science import NO_SYMBOL, SYMBOLS
from sevenwonders.classic.scoring import NO_COLOUR, Score
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.screen import score_notes
from sevenwonders.kernel.rng import stream
from tests.second_edition.games import EXPANSIONS, any_config, busy_sea_tables, city, position
from tests.second_edition.sea_games import LIBRARY
from tests.second_edition.sea_games import city as sea_city
from tests.second_edition.sea_games import position as sea_position
from tests.second_edition.slow_rules import Choices, best_total, free_choices, naval_tokens_for, score_with
from tests.second_edition.slow_table import read_table
from tests.support.budgets import budget
from tests.support.games import game_at
from tests.support.positions import answer_for
from tests.support.rankings import check_ranking

SCORE_STREAM = 2200


def symbols_of(counts: list[int]) -> tuple[str, ...]:
    return tuple(symbol for symbol, count in zip(SYMBOLS, counts, strict=True) for _ in range(count))


def is_use_of(game: ClassicGame, score: Score, choices: Choices) -> bool:
    """Whether the score sheet used the free choices in this way."""
    return (
        choices.guilds == tuple(game.library.cards[guild].ident for guild in score.repeated_guilds)
        and sorted(choices.wilds) == sorted(symbols_of(score.wilds))
        and sorted(choices.spied) == sorted(symbols_of(score.copied))
        and choices.changed == tuple(SYMBOLS[symbol] for symbol in score.changed if symbol != NO_SYMBOL)
        and choices.repeated == symbols_of(score.repeated)
    )


def check_scores(game: ClassicGame, where: str) -> None:
    """Every city: the total is the best there is, and the sheet's own free choices give exactly its points."""
    table = read_table(game.to_data())
    for score in game.score_sheet():
        assert score.total() == best_total(table, score.seat), f"{where}, seat {score.seat}"
        uses = [choices for choices in free_choices(table, score.seat) if is_use_of(game, score, choices)]
        sheets = [score_with(table, score.seat, choices) for choices in uses]
        lines = dict(zip(game.categories(), score.points, strict=True))
        # What has no line on this sheet is worth nothing.
        assert any(all(lines.get(name, 0) == points for name, points in sheet.items()) for sheet in sheets), where
        assert score.coins == table.cities[score.seat].coins


def test_scores_equal_the_slow_version() -> None:
    for seed in range(60):
        game = game_at(any_config(seed), seed)
        check_scores(game, f"seed {seed}")
        check_ranking(game, f"seed {seed}")


def random_end(seed: int) -> ClassicGame:
    """A table of full cities with many leaders, islands, Edifices and science, however they came there."""
    rng = stream(seed, SCORE_STREAM)
    players = 3 + rng.below(3)
    order = list(range(len(LIBRARY.wonders)))
    rng.shuffle(order)
    cities: list[CitySetup] = []
    for seat in range(players):
        board = LIBRARY.wonders[order[seat]][rng.below(2)]
        names: dict[str, int] = {}
        for _ in range(10 + rng.below(16)):
            card = rng.below(len(LIBRARY.cards))
            names[LIBRARY.cards[card].name] = card
        if rng.below(4) == 0:
            names["Agora"] = LIBRARY.find_card("Agora")
        tokens = [[1, 3, 5, -1, -2, -3][rng.below(6)] for _ in range(rng.below(8))]
        stages = rng.below(len(LIBRARY.boards[board].stages) + 1)
        built = list(names.values())
        fleets = [rng.below(7) for _ in range(4)]
        naval = [[3, 1, -1][rng.below(3)] for _ in range(rng.below(3))]
        debts, diplomacy = rng.below(4), rng.below(2)
        keys = {
            "debts": debts,
            "diplomacy": diplomacy,
            "fleets": dict(zip(FLEETS, fleets, strict=True)),
            "naval": naval,
        }
        cities.append(CitySetup(board, rng.below(20), stages, built, [], tokens, keys=keys))
    price = ["age", "printed"][rng.below(2)]
    config = Config(players, edition=2, expansions=EXPANSIONS[-1], options={"leader_price": price})
    return set_up(config, cities, age=1 + rng.below(3), turn=7)


def test_scores_of_full_cities_equal_the_slow_version() -> None:
    used = {"spied": 0, "changed": 0, "repeated": 0, "wilds": 0, "guild": 0, "bonus": 0, "edifice": 0}
    for seed in range(600):
        game = random_end(seed)
        check_scores(game, f"seed {seed}")
        for score in game.score_sheet():
            colours = game.cities[score.seat].colours
            used["spied"] += any(score.copied)
            used["changed"] += score.changed[0] != NO_SYMBOL
            used["repeated"] += any(score.repeated)
            used["wilds"] += any(score.wilds)
            used["guild"] += score.repeated_guilds != []
            used["bonus"] += colours[colour_of("bonus")] > 0
            used["edifice"] += colours[colour_of("edifice")] > 0
    assert min(used.values()) > 20, used


def test_scores_of_games_at_sea_equal_the_slow_version() -> None:
    for seed, config in enumerate([*busy_sea_tables()] * 2):
        game = game_at(config, seed)
        check_scores(game, f"seed {seed}")
        check_ranking(game, f"seed {seed}")


def test_agora_takes_the_guild_that_is_worth_most_after_the_cap() -> None:
    """Both guilds count above ten: each is worth ten, and one of them once more with the treasury."""
    rich = ["Workers Guild", "Traders Guild", "Agora"]
    brown = ["Lumber Yard", "Stone Pit", "Clay Pool", "Ore Vein", "Timber Yard", "Clay Pit", "Sawmill", "Quarry"]
    game = sea_position(
        sea_city(coins=0, built=rich, hand=[]),
        sea_city("Rhodos Day", built=brown, hand=[]),
        sea_city("Ephesos Day", built=brown, hand=[]),
        age=3,
    )
    sheet = game.score_sheet()[0]
    lines = dict(zip(game.categories(), sheet.points, strict=True))
    assert (lines["guilds"], lines["treasury"]) == (10, 10)
    assert [game.library.cards[guild].name for guild in sheet.repeated_guilds] == ["Workers Guild"]
    check_scores(game, "Agora")


def test_a_chosen_colour_is_told() -> None:
    """Rainbow Archipelago counts the colour of which there are most."""
    game = sea_position(sea_city(built=["Rainbow Archipelago", "Altar", "Theater", "Loom"], hand=[]), age=3)
    sheets = game.score_sheet()
    assert COLOURS[sheets[0].best_colour] == "blue"
    assert sheets[1].best_colour == NO_COLOUR
    assert dict(zip(game.categories(), sheets[0].points, strict=True))["islands"] == 2
    notes = score_notes(game.library, ["Anna", "Boris", "Clara"], sheets)
    assert notes == ["Anna: the colour that was counted is blue."]


def test_agora_without_a_guild_repeats_nothing() -> None:
    game = sea_position(sea_city(coins=0, built=["Agora"], hand=[]), age=3)
    sheet = game.score_sheet()[0]
    assert sheet.repeated_guilds == []
    assert game.cities[0].colours[PURPLE] == 0
    check_scores(game, "Agora alone")


# Naval conflicts


def check_naval(game: ClassicGame, where: str) -> int:
    """Compare the naval tokens with the slow version; return their number."""
    found = naval_tokens(game.cities, game.age)
    assert found == naval_tokens_for(read_table(game.to_data())), where
    return len(found)


def test_naval_ranking_equals_the_slow_version() -> None:
    """Strengths are made nearly equal, so that ties of all kinds come up; some stay out."""
    sizes: set[int] = set()
    for seed in range(600):
        game = random_end(seed)
        rng = stream(seed, SCORE_STREAM + 1)
        for seat in game.cities:
            part = armada_of(seat)
            part.squares[0] = rng.below(3)
            part.skips = rng.below(4) == 0
        sizes.add(check_naval(game, f"seed {seed}"))
    assert sizes >= {0, 1, 2, 3, 4} - {1}


@pytest.mark.long
def test_many_scores_equal_the_slow_version() -> None:
    for seed in range(1000, 1000 + budget(250, 2_000)):
        check_scores(random_end(seed), f"seed {seed}")
        if seed < 1000 + budget(30, 300):
            check_scores(game_at(any_config(seed), seed), f"seed {seed}")


@pytest.mark.parametrize("price", ["age", "printed"])
def test_a_buried_leader_is_worth_twice_its_price_with_the_wonder(price: str) -> None:
    """The price of the Age in which it came, or the printed one; R7."""
    goods = ["Clay Pit", "Clay Pool", "Loom"]
    game = position(
        city("Abu Simbel Night", coins=20, built=["Cleopatra", *goods], leaders=["Nero"], hand=["Altar", "Baths"]),
        age=2,
        phase="recruitment",
        options={"leader_price": price},
    )
    before = game.score_sheet()[0].points
    answer_for(game, {0: "stage Nero"})
    answer_for(game, {0: "bury Cleopatra"})
    after = dict(zip(game.categories(), game.score_sheet()[0].points, strict=True))
    assert after["wonder"] == before[2] + (4 if price == "age" else 8)
    assert after["leaders"] == 0
    check_scores(game, price)


def test_debts_come_off_the_treasury_but_not_off_the_coins_that_break_ties() -> None:
    game = position(city(coins=7, debts=4), city("Rhodos Day", coins=0), city("Ephesos Day", coins=0))
    score = game.score_sheet()[0]
    assert score.points[1] == 2 - 4
    assert score.coins == 7
    assert score.tiebreak == 7
