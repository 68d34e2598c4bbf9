import pytest

from sevenwonders import Config, new_game
from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.outlook import chance, outlook_of
from sevenwonders.bots.playout import play_out
from sevenwonders.bots.registry import BOTS, make_bot
from sevenwonders.bots.tournament import new_tournament
from sevenwonders.classic.effects.coins import CoinsPer
from sevenwonders.classic.effects.points import PointsPer
from sevenwonders.classic.kinds import CARD, DECISIONS, DISCARD_PILE, FREE_CITY, LAST_CARD
from sevenwonders.classic.library import library_of
from sevenwonders.classic.notation import describe
from sevenwonders.classic.position import City, set_up
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.batches import play_tournament
from sevenwonders.kernel.errors import BadConfig

# The wonders whose effects ask a question of their own come first.
WONDERS = ["Babylon B", "Halicarnassus B", "Olympia A", "Rhodes B", "Giza B", "Ephesus B", "Alexandria A"]


class Watched(Bot):
    """Checks every answer of another bot and remembers which kinds of decision it was asked."""

    def __init__(self, bot: Bot, kinds: set[int]) -> None:
        self.bot = bot
        self.kinds = kinds

    def choose(self, question: Question) -> int:
        choice = self.bot.choose(question)
        assert choice in question.options
        self.kinds.add(question.decision.kind)
        return choice


def watched_game(name: str, config: Config, seed: int) -> tuple[ClassicGame, set[int]]:
    kinds: set[int] = set()
    game = new_game(config, seed)
    play_out(game, [Watched(make_bot(name, seed, seat), kinds) for seat in range(config.players)])
    return game, kinds


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("players", range(2, 8))
def test_a_bot_answers_every_decision_with_one_of_its_options(name: str, players: int) -> None:
    kinds: set[int] = set()
    for seed in range(6):
        game, asked = watched_game(name, Config(players, wonders=WONDERS[: max(players, 3)]), seed)
        assert game.finished()
        kinds |= asked
    assert CARD in kinds
    assert DISCARD_PILE in kinds
    if players == 2:
        assert FREE_CITY in kinds


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_meets_every_kind_of_decision(name: str) -> None:
    kinds: set[int] = set()
    seed = 0
    while len(kinds) < len(DECISIONS) and seed < 40:
        kinds |= watched_game(name, Config(2, wonders=WONDERS[:3]), seed)[1]
        seed += 1
    assert kinds == {CARD, LAST_CARD, DISCARD_PILE, FREE_CITY}


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first, _ = watched_game(name, Config(5), 11)
    second, _ = watched_game(name, Config(5), 11)
    assert first.history == second.history


def test_a_greedy_bot_beats_random_ones() -> None:
    for seat in range(4):
        bots = ["greedy" if other == seat else "random" for other in range(4)]
        tournament = new_tournament(Config(4), bots, seed=20 + seat, games=15)
        wins = sum(outcome.statistics.seats[seat].wins() for outcome in play_tournament(tournament, jobs=1))
        assert wins >= 13


def test_a_greedy_bot_beats_a_random_one_with_the_free_city() -> None:
    tournament = new_tournament(Config(2), ["random", "greedy"], seed=3, games=15)
    wins = sum(outcome.statistics.seats[1].wins() for outcome in play_tournament(tournament, jobs=1))
    assert wins >= 13


def test_an_unknown_bot_is_named_in_the_error() -> None:
    with pytest.raises(BadConfig, match="There is no bot 'clever'"):
        make_bot("clever", 0, 0)


# What the greedy bot makes of single positions


def greedy_choice(
    built: list[str],
    hand: list[str],
    next_door: list[str],
    *,
    age: int = 3,
    turn: int = 6,
    board: str = "Giza A",
    stages: int = 0,
) -> str:
    """The bot's choice for a city between two others, in words."""
    library = library_of(1)
    boards = [library.find_board(name) for name in (board, "Rhodes A", "Ephesus A")]
    cards = [[library.find_card(name) for name in names] for names in (built, next_door, next_door)]
    hands = [[library.find_card(name) for name in names] for names in (hand, ["Stockade"], ["Stockade"])]
    cities = [City(boards[seat], 3, 0 if seat else stages, cards[seat], hands[seat], []) for seat in range(3)]
    game = set_up(Config(3), cities, age=age, turn=turn)
    decision = game.pending()[0]
    question = Question(game, decision, game.options_of(decision))
    return describe(library, make_bot("greedy", 0, 0).choose(question))


def test_at_the_end_points_count_and_goods_do_not() -> None:
    assert greedy_choice([], ["Altar", "Lumber Yard", "Loom"], []) == "build Altar"


def test_at_the_start_goods_count() -> None:
    assert greedy_choice([], ["Lumber Yard", "Altar"], [], age=1, turn=1) == "build Lumber Yard"


def test_shields_count_where_they_decide_a_conflict() -> None:
    goods = ["Ore Vein"]
    assert greedy_choice(goods, ["Barracks", "Pawnshop"], ["Guard Tower"]) == "build Barracks"
    assert greedy_choice([*goods, "Walls"], ["Barracks", "Pawnshop"], []) == "build Pawnshop"


def test_the_symbol_that_completes_a_set_counts_most() -> None:
    built = ["Workshop", "Apothecary", "Press", "Loom"]
    assert greedy_choice(built, ["Scriptorium", "Dispensary", "Pawnshop"], []) == "build Scriptorium"


def test_a_guild_is_worth_what_stands_next_door() -> None:
    built = ["Sawmill", "Foundry", "Clay Pool"]
    assert greedy_choice(built, ["Workers Guild", "Pawnshop"], ["Sawmill", "Quarry", "Mine"]) == "build Workers Guild"
    assert greedy_choice(built, ["Workers Guild", "Pawnshop"], []) == "build Pawnshop"


def test_what_nobody_can_use_is_sold() -> None:
    assert greedy_choice([], ["Lumber Yard"], []) == "sell Lumber Yard"


def test_a_right_to_build_free_is_kept_for_something_dear() -> None:
    assert greedy_choice([], ["Clay Pit"], [], age=2, turn=1, board="Olympia A", stages=2) == "build Clay Pit"
    assert greedy_choice([], ["Palace"], [], board="Olympia A", stages=2) == "build Palace free"


def test_a_lead_is_safer_the_less_can_change() -> None:
    assert chance(0, 2.0) == 0.5
    assert chance(1, 2.0) < chance(1, 1.5) <= 1.0
    assert chance(9, 2.0) == 1.0
    assert chance(-9, 2.0) == 0.0


def test_every_effect_has_a_value() -> None:
    game = new_game(Config(3), 5)
    library = game.library
    outlook = outlook_of(library, game.view(0), 0)
    effects = [effect for card in library.cards for effect in card.effects]
    effects += [effect for board in library.boards for stage in board.stages for effect in stage.effects]
    counting = (PointsPer, CoinsPer)
    assert all(outlook.effect_value(effect) > 0 for effect in effects if not isinstance(effect, counting))
    assert all(outlook.effect_value(effect) >= 0 for effect in effects)
