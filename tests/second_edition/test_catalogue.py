"""What the boxes of the second edition add up to together, and that everything in them gets built."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.edifice.effects import Penalty
from sevenwonders.classic.leaders.kinds import WHITE
from sevenwonders.classic.libraries import library_of
from tests.second_edition.games import BOTH, LIBRARY
from tests.support.expansions import ALL
from tests.support.games import game_at


def test_the_boxes_of_leaders_and_cities() -> None:
    """Six of the leaders need Cities; seven players need 28."""
    leaders = [LIBRARY.cards[leader] for leader in LIBRARY.by_colour[WHITE]]
    assert len(leaders) == 55
    assert {leader.coins for leader in leaders} <= set(range(7))
    assert len([leader for leader in leaders if leader.age_price]) == 9
    assert {leader.back for leader in leaders} == {4}
    assert len(LIBRARY.promos) == 6
    assert LIBRARY.categories[7:] == BOTH


def test_every_effect_has_words() -> None:
    """The penalty for staying away from an Edifice is listed next to its reward."""
    library = library_of(2, tuple(ALL))
    on_cards = [(card.ident, effect) for card in library.cards for effect in card.effects]
    on_boards = [
        (board.ident, effect)
        for board in library.boards
        for effect in [*board.effects, *[effect for stage in board.stages for effect in stage.effects]]
    ]
    for ident, effect in on_cards + on_boards:
        if not isinstance(effect, Penalty):
            assert effect.words().strip() == effect.words() != "", ident


WORDS = {
    "Octavia": ["2 coins with each stage built; all others lose 1"],
    "Arsinoe": ["4 coins", "all others lose as many coins as the Age's number"],
    "Caligula": ["once an Age, build a black card free"],
    "Darius": ["1 point for each black card here"],
    "Aspasia": ["2 points", "a diplomacy token"],
}


@pytest.mark.parametrize(("name", "words"), WORDS.items())
def test_effects_of_leaders_that_need_cities(name: str, words: list[str]) -> None:
    assert [effect.words() for effect in LIBRARY.cards[LIBRARY.find_card(name)].effects] == words


def test_every_card_leader_and_stage_is_built_in_some_game() -> None:
    """Completeness: a new card or board that no random game builds fails here."""
    cards = set(range(len(LIBRARY.cards)))
    stages = {(index, stage) for index, board in enumerate(LIBRARY.boards) for stage in range(1, len(board.stages) + 1)}
    options = {"promo_guilds": "true"}
    for seed in range(150):
        players = 7 - seed % 3
        # Carthage is at a table without Edifice only if somebody names it.
        wonders = [f"Carthage {['Day', 'Night'][seed % 2]}", *["random"] * (players - 1)]
        config = Config(players, edition=2, expansions=BOTH, options=options, wonders=wonders)
        game = game_at(config, seed)
        for seat in game.cities:
            cards -= set(seat.built)
            stages -= {(seat.board, stage) for stage in range(1, seat.stages + 1)}
        if not cards and not stages:
            return
    pytest.fail(f"never built: {[LIBRARY.cards[card].name for card in cards]}, stages {sorted(stages)}")
