"""The table at the start, configurations, and positions set up by hand."""

from collections import Counter

import pytest

from sevenwonders.architects.city import city_names
from sevenwonders.architects.position import Deck, set_up
from sevenwonders.architects.setup import OPTION_NAMES, new_architects_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig, BadNotation, UnknownSeat
from sevenwonders.kernel.seed import MAX_SECRET
from tests.architects.games import LIBRARY, PLAYERS, asked, cards, city, config, game_at, table, tokens


def boards_of(game: ArchitectsGame) -> list[str]:
    return city_names(LIBRARY, game.cities)


@pytest.mark.parametrize("players", PLAYERS)
def test_decks_and_tokens_are_laid_out_at_the_start(players: int) -> None:
    """R8 A1: seat 0 begins."""
    game = new_architects_game(config(players), 4)
    assert [len(deck) for deck in game.decks] == [25] * players + [60]
    assert len(game.row) == 3
    assert len(game.stack) == 12
    assert Counter(game.row + game.stack) == Counter(LIBRARY.all_tokens)
    for wonder, deck in zip(game.cities, game.decks[:-1], strict=True):
        assert Counter(deck) == Counter(LIBRARY.boards[wonder.board].deck)
    assert Counter(game.decks[-1]) == Counter(LIBRARY.central)
    assert game.cat == -1
    assert asked(game) == "card 0"
    assert len(set(boards_of(game))) == players


def test_wonders_are_dealt_or_chosen() -> None:
    assert boards_of(game_at(config(3, ["Giza", "olympia", " Babylon "]), 1, 0)) == ["Giza", "Olympia", "Babylon"]
    some = boards_of(game_at(config(3, ["random", "Giza", "RANDOM"]), 1, 0))
    assert some[1] == "Giza"
    assert len(set(some)) == 3
    dealt = {tuple(boards_of(game_at(config(2), seed, 0))) for seed in range(60)}
    assert len(dealt) > 20


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (Config(3), "no game 'classic'"),
        (Config(3, game="architects", edition=2), "edition 2"),
        (Config(3, game="architects", expansions=["leaders"]), "expansion 'leaders'"),
        (Config(3, game="architects", variant="teams"), "variant 'teams'"),
        (config(3, ["Giza"]), "3 seats"),
        (config(3, ["Giza", "Giza", "random"]), "different ones"),
        (config(2, ["Giza", "Atlantis"]), "Atlantis"),
        (config(2, ["Giza A", "random"]), "Giza A"),
        (config(3, options={"defeats": "flat"}), "no option 'defeats'"),
        (config(3, options={"economy_forces_build": "yes"}), "is true or false, not 'yes'"),
    ],
)
def test_a_configuration_that_cannot_be_played_is_refused(settings: Config, reason: str) -> None:
    with pytest.raises(BadConfig, match=reason):
        new_architects_game(settings, 1)


@pytest.mark.parametrize("players", [1, 8])
def test_there_are_two_to_seven_players(players: int) -> None:
    with pytest.raises(BadConfig, match="2 to 7 players"):
        config(players)


@pytest.mark.parametrize("seed", [-1, MAX_SECRET + 1])
def test_seeds_have_bounds(seed: int) -> None:
    with pytest.raises(BadConfig, match="seed"):
        new_architects_game(config(), seed)


def test_options_have_defaults() -> None:
    """R8."""
    options = new_architects_game(config(), 1).config.options
    assert [options[name] for name in OPTION_NAMES] == ["true", "false", "false"]
    changed = new_architects_game(config(options={"engineering_forces_build": "true"}), 1)
    assert changed.config.options["engineering_forces_build"] == "true"
    assert changed.option_bits == 3


def test_a_view_of_a_seat_that_does_not_exist_is_refused() -> None:
    game = new_architects_game(config(3), 1)
    for seat in (-2, 3):
        with pytest.raises(UnknownSeat):
            game.view(seat)


def test_unknown_names_are_refused() -> None:
    for find in (LIBRARY.find_card, LIBRARY.find_board, LIBRARY.find_token):
        with pytest.raises(BadNotation, match="'Atlantis'"):
            find("Atlantis")
    assert LIBRARY.find_card("brick") == LIBRARY.find_card("Clay")


# Positions


def test_a_position_places_cards_and_keeps_the_rest() -> None:
    """Cards that are placed elsewhere are missing from the central deck, or from another one."""
    game = table(city(held="wood, wood, wood, wood, wood", stages="1234"), tops={0: "gear, tablet"}, discard="coin")
    assert [LIBRARY.cards[card].ident for card in game.decks[0][-2:]] == ["tablet", "gear"]
    assert LIBRARY.find_card("wood") not in game.decks[-1]
    assert len(game.decks[-1]) == 60 - 4 - 1
    assert len(game.decks[0]) == 24


def test_a_position_may_place_more_cards_than_the_box_has() -> None:
    game = table(
        city(stages="1234", held=", ".join(["wood"] * 20)), discard="shield_2, shield_2, shield_2, shield_2, shield_2"
    )
    assert not any(LIBRARY.find_card("wood") in deck for deck in game.decks)


def test_tokens_of_a_position() -> None:
    game = table(city(owned="Culture"), row="Culture, Decor", stack="Economy, Science")
    assert game.to_data()["row"] == ["culture", "decor"]
    assert game.to_data()["stack"] == ["science", "economy"]
    rest = table(city(owned="Culture"), row="Culture")
    assert len(rest.stack) == 13
    laid = table(city(owned="Culture"))
    assert (len(laid.row), len(laid.stack)) == (3, 11)
    few = table(city(), stack="Decor, Culture")
    assert (len(few.row), len(few.stack)) == (2, 0)


def test_a_position_can_begin_with_any_seat() -> None:
    assert asked(table(city(), active=2)) == "card 2"


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (lambda: set_up(config(2), [city()]), "2 seats"),
        (lambda: table(city(), active=3), "active seat"),
        (lambda: table(city(), cat=3), "cat"),
        (lambda: table(city(), city()), "different ones"),
        (lambda: table(city(), peace=4), "3 conflict tokens"),
        (lambda: table(city(stages="6")), "numbered from 1 to 5"),
        (lambda: table(city(stages="2")), "hangs in the air"),
        (lambda: table(city(held=", ".join(["wood"] * 32))), "more than 31"),
        (lambda: table(city(victories=-1)), "victory tokens"),
        (lambda: table(city(owned="Decor, Decor")), "progress token Decor"),
        (lambda: set_up(config(2), [city(), city("Rhodes")], decks=[Deck(cards("wood"))]), "3 decks"),
    ],
)
def test_impossible_positions_are_refused(place: object, reason: str) -> None:
    assert callable(place)
    with pytest.raises(BadConfig, match=reason):
        place()


def test_a_position_needs_no_description_of_its_decks() -> None:
    game = set_up(config(2), [city(), city("Rhodes")])
    assert [len(deck) for deck in game.decks] == [25, 25, 60]
    assert tokens("") == []
