"""From a configuration to the first decision: boards, wishes, seats, decks."""

from collections import Counter

import pytest

from sevenwonders import Config
from sevenwonders.classic.settings import seats_of
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.config import config_from_data
from tests.support.games import LIBRARY, PLAYERS


def boards_of(game: ClassicGame) -> list[str]:
    return [game.library.boards[seat.board].ident for seat in game.cities]


@pytest.mark.parametrize("players", PLAYERS)
def test_wonders_are_dealt_once_each(players: int) -> None:
    for seed in range(30):
        names = [board[:-2] for board in boards_of(new_classic_game(Config(players), seed))]
        assert len(names) == len(set(names)) == max(players, 3)


def test_every_board_is_dealt_about_equally_often() -> None:
    counts = Counter(board for seed in range(700) for board in boards_of(new_classic_game(Config(4), seed)))
    assert len(counts) == 14
    assert all(140 < count < 260 for count in counts.values())


@pytest.mark.parametrize("side", ["A", "B", "a", "b"])
def test_one_side_for_all(side: str) -> None:
    for seed in range(10):
        assert {board[-1] for board in boards_of(new_classic_game(Config(7, wonders=[side]), seed))} == {side.lower()}


def test_wishes_by_name_side_and_chance() -> None:
    for seed in range(20):
        boards = boards_of(new_classic_game(Config(4, wonders=["Giza A", "b", "olympia_b", "Random"]), seed))
        assert boards[0] == "giza_a"
        assert boards[1].endswith("_b")
        assert boards[2] == "olympia_b"
        assert len({board[:-2] for board in boards}) == 4


def test_the_free_city_has_a_board_of_its_own() -> None:
    game = new_classic_game(Config(2, wonders=["Giza A", "Rhodes B", "Babylon B"]), 1)
    assert boards_of(game) == ["giza_a", "rhodes_b", "babylon_b"]
    assert game.drafting == [0, 1]
    assert game.config.variant == "two_player"
    assert boards_of(new_classic_game(Config(2, variant="two_player", wonders=["Giza A", "Rhodes B", "Babylon B"]), 1))


@pytest.mark.parametrize("players", PLAYERS)
def test_configurations_survive_saving(players: int) -> None:
    config = Config(players, wonders=["A"], options={"x": "y"}, expansions=["z"], variant="v", edition=2, game="g")
    assert config_from_data(config.to_data()).to_data() == config.to_data()
    assert seats_of(new_classic_game(Config(players), 0).config) == max(players, 3)


def test_a_game_does_not_share_its_configuration_with_the_caller() -> None:
    wonders = ["random"]
    game = new_classic_game(Config(3, wonders=wonders), 1)
    wonders.append("A")
    assert game.config.wonders == ["random"]


def test_guilds_are_players_plus_two() -> None:
    for players in PLAYERS:
        seats = max(players, 3)
        deck = new_classic_game(Config(players), 3).decks[2]
        assert sum(card in LIBRARY.guilds for card in deck) == seats + 2
        assert len(deck) == 7 * seats


def test_boards_are_found_by_every_name() -> None:
    giza = LIBRARY.board_index["giza_b"]
    assert LIBRARY.find_board("Giza", "B") == LIBRARY.find_board("giza b") == LIBRARY.find_board("GIZA_B") == giza
    assert LIBRARY.boards_of("giza") == [LIBRARY.board_index["giza_a"], giza]


def test_cards_are_found_by_every_name() -> None:
    assert LIBRARY.find_card("Loom") == LIBRARY.find_card("loom")
    assert LIBRARY.cards[LIBRARY.find_card("loom")].age == 1
    assert LIBRARY.cards[LIBRARY.find_card("Loom 2")].age == 2
    assert LIBRARY.find_card("Port") == LIBRARY.find_card("haven")
    assert LIBRARY.saved_card("haven") == LIBRARY.find_card("Haven")
