"""The score sheet against a slow second version, on finished games; science, ties and free choices by hand."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.science import SYMBOLS, best_wilds, science_points
from sevenwonders.classic.scoring import CATEGORIES, NO_GUILD, Score
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.score import rank_scores
from tests.support.games import city, finished_games, game_at, games_in_play, position
from tests.support.rankings import check_ranking
from tests.support.slow_rules import best_total, read_table, score_with


def check_scores(game: ClassicGame, where: str) -> None:
    """Every city: the total is the best there is, and the sheet's own free choices give exactly its points."""
    table = read_table(game.to_data())
    for score in game.score_sheet():
        guild = "" if score.copied_guild == NO_GUILD else game.library.cards[score.copied_guild].ident
        wilds = [symbol for symbol, count in zip(SYMBOLS, score.wilds, strict=True) for _ in range(count)]
        assert score.total() == best_total(table, score.seat), f"{where}, seat {score.seat}"
        found = dict(zip(CATEGORIES, score.points, strict=True))
        assert found == score_with(table, score.seat, guild, wilds), f"{where}, seat {score.seat}"
        assert score.coins == table.cities[score.seat].coins


def test_scores_equal_the_slow_version() -> None:
    for seed, game in finished_games(150):
        check_scores(game, f"seed {seed}")
        check_ranking(game, f"seed {seed}")


@pytest.mark.parametrize("wonder", ["Olympia B", "Babylon A", "Babylon B"])
def test_free_choices_equal_the_slow_version(wonder: str) -> None:
    """Enough games for copied guilds and wild symbols to matter."""
    used = 0
    for seed in range(150):
        players = 3 + seed % 5
        game = game_at(Config(players, wonders=[wonder, *["random"] * (players - 1)]), seed)
        check_scores(game, f"seed {seed}")
        mine = game.score_sheet()[0]
        used += mine.copied_guild != NO_GUILD or sum(mine.wilds) > 0
    assert used > 10


def test_scores_in_mid_game_equal_the_slow_version() -> None:
    for seed, game in games_in_play(60):
        check_scores(game, f"seed {seed}")
        check_ranking(game, f"seed {seed}")


@pytest.mark.long
def test_many_scores_equal_the_slow_version() -> None:
    for seed, game in finished_games(1000):
        check_scores(game, f"seed {seed}")
        check_ranking(game, f"seed {seed}")


def test_copied_shipowners_guild_counts_itself() -> None:
    game = position(
        city("Olympia B", stages=3, built=["Lumber Yard", "Loom", "Spies Guild"], hand=["Haven"]),
        city("Giza A", built=["Shipowners Guild"], hand=["Haven"]),
        city("Rhodes A", hand=["Haven"]),
        age=3,
    )
    sheet = game.score_sheet()[0]
    assert sheet.copied_guild == game.library.find_card("Shipowners Guild")
    assert sheet.points[CATEGORIES.index("guilds")] == 1 + 1 + 1 + 1
    check_scores(game, "by hand")


def test_copied_scientists_guild_is_one_more_wild_symbol() -> None:
    game = position(
        city("Olympia B", stages=3, built=["Apothecary", "Workshop"], hand=["Haven"]),
        city("Giza A", built=["Scientists Guild"], hand=["Haven"]),
        city("Rhodes A", built=["Spies Guild"], hand=["Haven"]),
        age=3,
    )
    sheet = game.score_sheet()[0]
    assert sheet.wilds == [0, 0, 1]
    assert sheet.points[CATEGORIES.index("science")] == 10
    check_scores(game, "by hand")


def test_no_guild_is_copied_where_none_is_worth_anything() -> None:
    game = position(
        city("Olympia B", stages=3, hand=["Haven"]),
        city("Giza A", built=["Spies Guild"], hand=["Haven"]),
        city("Rhodes A", hand=["Haven"]),
        age=3,
    )
    assert game.score_sheet()[0].copied_guild == NO_GUILD


@pytest.mark.parametrize(
    ("symbols", "points"), [([0, 0, 0], 0), ([1, 1, 1], 10), ([2, 2, 2], 26), ([3, 1, 0], 10), ([3, 3, 1], 26)]
)
def test_science_is_squares_and_sets(symbols: list[int], points: int) -> None:
    assert science_points(*symbols) == points


@pytest.mark.parametrize(
    ("symbols", "wilds", "use"),
    [([0, 0, 0], 1, [1, 0, 0]), ([1, 1, 0], 1, [0, 0, 1]), ([4, 1, 0], 1, [1, 0, 0]), ([0, 0, 0], 3, [1, 1, 1])],
)
def test_wild_symbols_go_where_they_give_most(symbols: list[int], wilds: int, use: list[int]) -> None:
    assert best_wilds(symbols, wilds) == use


def worth(seat: int, points: int, coins: int) -> Score:
    return Score(seat, [points, 0, 0, 0, 0, 0, 0], coins, NO_GUILD, [])


def test_coins_break_ties_and_equal_coins_share_the_place() -> None:
    scores = [worth(0, 30, 1), worth(1, 40, 2), worth(2, 30, 5), worth(3, 40, 2), worth(4, 40, 0)]
    assert rank_scores(scores) == [[1, 3], [4], [2], [0]]
    assert rank_scores([]) == []
