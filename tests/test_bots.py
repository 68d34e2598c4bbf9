"""The contract of every bot, and how the greedy bot plays the classic game."""

import pytest
from typing_extensions import override

from sevenwonders import Config
from sevenwonders.bots.bot import Bot, Question, play_out
from sevenwonders.bots.classic.counting import added_value, scored_by_count
from sevenwonders.bots.classic.effects import effect_value
from sevenwonders.bots.classic.greedy import outlook_of, values_of
from sevenwonders.bots.classic.outlook import Outlook, chance
from sevenwonders.bots.registry import BOTS, CHARACTERS, bots_of, make_bot
from sevenwonders.classic.colours import BLUE
from sevenwonders.classic.effects.coins import CoinsPer
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.points import PointsPer
from sevenwonders.classic.effects.tally import THREE_COINS, Tally
from sevenwonders.classic.kinds import CARD, DISCARD_PILE, LAST_CARD
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import new_game
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import BadConfig, IllegalChoice
from sevenwonders.languages import say
from tests.support.playing_bots import Twins, watched_game, wins_of

ALL_BOTS = [(game, bot) for game in BOTS for bot in bots_of(game)]
# The smallest tables without a variant.
FEWEST = {"classic": 3, "architects": 2}
TABLES = [(game, bot, players) for game, bot in ALL_BOTS for players in range(FEWEST[game], 8)]
# Wonders whose effects ask a question come first.
WONDERS = {
    "classic": ["Babylon B", "Halicarnassus B", "Olympia A", "Rhodes B", "Giza B", "Ephesus B", "Alexandria A"],
    "architects": ["Alexandria", "Halicarnassus", "Babylon", "Olympia", "Ephesus", "Giza", "Rhodes"],
}
# Every kind of decision that the smallest table brings up.
KINDS = {"classic": {CARD, LAST_CARD, DISCARD_PILE}, "architects": set(range(6))}
# Of 60 games against three random bots; 15 would be the fair share.
LEAST_WINS = {"classic": 52, "architects": 40}


def config_of(game: str, players: int) -> Config:
    """A table with as many questions as possible."""
    return Config(players, game=game, wonders=WONDERS[game][:players])


# The contract


@pytest.mark.parametrize(("game", "bot", "players"), TABLES)
def test_a_bot_answers_every_decision_with_one_of_its_options(game: str, bot: str, players: int) -> None:
    for seed in range(4):
        played, asked = watched_game(bot, config_of(game, players), seed)
        assert played.finished()
        assert asked


@pytest.mark.parametrize(("game", "bot"), ALL_BOTS)
def test_a_bot_meets_every_kind_of_decision(game: str, bot: str) -> None:
    kinds: set[int] = set()
    seed = 0
    while kinds < KINDS[game] and seed < 40:
        kinds |= watched_game(bot, config_of(game, FEWEST[game]), seed)[1]
        seed += 1
    assert kinds == KINDS[game]


@pytest.mark.parametrize(("game", "bot"), ALL_BOTS)
def test_the_same_seed_gives_the_same_game(game: str, bot: str) -> None:
    first, _ = watched_game(bot, Config(5, game=game), 11)
    second, _ = watched_game(bot, Config(5, game=game), 11)
    assert first.history == second.history


@pytest.mark.parametrize(("game", "bot", "players"), [table for table in TABLES if table[2] in (FEWEST[table[0]], 4)])
def test_a_bot_knows_nothing_but_its_view(game: str, bot: str, players: int) -> None:
    for seed in range(3):
        played = new_game(config_of(game, players), seed)
        play_out(played, [Twins(played, bot)] * players)
        assert played.finished()


class Cheat(Bot):
    """Answers with something that no decision allows."""

    @override
    def choose(self, question: Question) -> int:
        return question.options[-1] + 1


@pytest.mark.parametrize("game", sorted(BOTS))
def test_a_bot_that_breaks_the_rules_is_refused_and_changes_nothing(game: str) -> None:
    played = new_game(config_of(game, FEWEST[game]), 3)
    before = played.to_data()
    with pytest.raises(IllegalChoice):
        play_out(played, [Cheat()] * FEWEST[game])
    assert played.to_data() == before


@pytest.mark.parametrize("game", sorted(BOTS))
def test_a_greedy_bot_beats_random_ones(game: str) -> None:
    wins = sum(wins_of(seat, Config(4, game=game), seed=20 + seat, games=15) for seat in range(4))
    assert wins >= LEAST_WINS[game]


def test_a_greedy_bot_beats_a_random_one_between_two() -> None:
    assert wins_of(1, Config(2, game="architects"), seed=3, games=25) >= 21


def test_an_unknown_bot_is_named_in_the_error() -> None:
    with pytest.raises(BadConfig, match="There is no bot 'clever'"):
        make_bot("classic", "clever", 0, 0)


# The greedy bot in single positions of the classic game


def position(
    built: list[str],
    hand: list[str],
    next_door: list[str],
    *,
    age: int = 3,
    turn: int = 6,
    board: str = "Giza A",
    stages: int = 0,
    coins: list[int] | None = None,
) -> ClassicGame:
    """A city between two others."""
    library = library_of(1)
    boards = [library.find_board(name) for name in (board, "Rhodes A", "Ephesus A")]
    cards = [[library.find_card(name) for name in names] for names in (built, next_door, next_door)]
    hands = [[library.find_card(name) for name in names] for names in (hand, ["Stockade"], ["Stockade"])]
    money = coins or [3, 3, 3]
    cities = [
        CitySetup(boards[seat], money[seat], 0 if seat else stages, cards[seat], hands[seat], []) for seat in range(3)
    ]
    return set_up(Config(3), cities, age=age, turn=turn)


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
    game = position(built, hand, next_door, age=age, turn=turn, board=board, stages=stages)
    decision = game.pending()[0]
    question = Question(game, decision)
    return game.describe(make_bot("classic", "greedy", 0, 0).choose(question))


def outlook_at(game: ClassicGame) -> Outlook:
    return outlook_of(game.view(0), 0)


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
    game = new_classic_game(Config(3), 5)
    library = game.library
    outlook = outlook_at(game)
    effects = [effect for card in library.cards for effect in card.effects]
    effects += [effect for board in library.boards for stage in board.stages for effect in stage.effects]
    counting = (PointsPer, CoinsPer)
    assert all(effect_value(outlook, effect) > 0 for effect in effects if not isinstance(effect, counting))
    assert all(effect_value(outlook, effect) >= 0 for effect in effects)


def test_an_effect_that_is_not_known_is_worth_nothing() -> None:
    assert effect_value(outlook_at(new_classic_game(Config(3), 5)), Effect()) == 0.0


def test_a_decision_that_is_not_known_is_left_to_chance() -> None:
    game = new_classic_game(Config(3), 5)
    strange = Decision(game.pending()[0].ident, 0, 0, 99_999, 0)
    options = [3, 5, 8]
    assert set(values_of(Question(game, strange, options))) == {0.0}
    picked = {make_bot("classic", "greedy", seed, 0).choose(Question(game, strange, options)) for seed in range(20)}
    assert picked == {3, 5, 8}


def test_a_city_values_what_it_counts() -> None:
    counting = PointsPer(Tally([BLUE], own=True, left=False, right=False), 1, 0)
    outlook = outlook_at(position([], ["Altar"], []))
    assert added_value(outlook, BLUE) == 0.0
    outlook.effects.append(counting)
    assert added_value(outlook, BLUE) == 1.0


@pytest.mark.parametrize(("left", "right", "points"), [(2, 1, 1), (2, 2, 1), (3, 3, 2), (1, 1, 0), (5, 4, 3)])
def test_three_coins_may_come_from_two_treasuries(left: int, right: int, points: int) -> None:
    outlook = outlook_at(position([], ["Altar"], [], coins=[9, left, right]))
    effect = PointsPer(Tally([THREE_COINS], own=False, left=True, right=True), 1, 0)
    assert scored_by_count(outlook, effect) == points


def test_the_page_describes_bots_in_the_same_words() -> None:
    assert {name: say(f"leveltext-{name}") for name in bots_of("classic")} == CHARACTERS
