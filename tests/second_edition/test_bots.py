"""Bots at tables of the second edition, with every set of expansions."""

from itertools import combinations

import pytest

from sevenwonders import Config
from sevenwonders.bots.bot import play_out
from sevenwonders.bots.classic.all_rules import BASE
from sevenwonders.bots.classic.effects import effect_value
from sevenwonders.bots.registry import make_bot
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.options import coins_for
from sevenwonders.classic.setup import new_classic_game
from tests.support.bot_positions import BotPositions, choice_at, outlook_at, stage_effects, worthless_cards
from tests.support.playing_bots import TINY, Twins, Watched, watched_game, wins_of

SETS = [list(names) for count in range(len(EXPANSIONS) + 1) for names in combinations(EXPANSIONS, count)]
# Boards with special questions and rights.
BUSY = ["Babylon Night", "Halikarnassos Night", "Carthage Night", "Olympia Day", "Gizah Night"]
PLAIN = BotPositions()


def table(players: int, expansions: list[str]) -> Config:
    return Config(
        players, edition=2, expansions=expansions, wonders=BUSY[:players] if players <= len(BUSY) else ["random"]
    )


# The contract


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("expansions", SETS)
def test_a_bot_answers_every_decision_with_one_of_its_options(bot: str, expansions: list[str]) -> None:
    for players in (3, 7):
        game, asked = watched_game(bot, table(players, expansions), players)
        assert game.finished()
        assert asked


@pytest.mark.parametrize("expansions", SETS)
def test_levels_that_have_learned_play_every_set_of_expansions(expansions: list[str]) -> None:
    game = new_classic_game(table(3, expansions), 5)
    levels = ["easy", "strong", "search"]
    play_out(game, [Watched(make_bot("classic", name, 1, seat, TINY), set()) for seat, name in enumerate(levels)])
    assert game.finished()


def test_the_greedy_bot_meets_every_kind_of_decision() -> None:
    kinds: set[int] = set()
    for seed in range(40):
        kinds |= watched_game("greedy", table(4, []), seed)[1]
        if kinds == set(BASE.decisions()):
            break
    assert kinds == set(BASE.decisions())


@pytest.mark.parametrize("expansions", [[], list(EXPANSIONS)])
def test_the_same_seed_gives_the_same_game(expansions: list[str]) -> None:
    config = table(5, expansions)
    assert watched_game("greedy", config, 11)[0].history == watched_game("greedy", config, 11)[0].history


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("expansions", [[], list(EXPANSIONS)])
def test_a_bot_knows_nothing_but_its_view(bot: str, expansions: list[str]) -> None:
    game = new_classic_game(table(4, expansions), 4)
    play_out(game, [Twins(game, bot)] * 4)
    assert game.finished()


@pytest.mark.parametrize("expansions", SETS)
@pytest.mark.parametrize(
    "players", [3, pytest.param(5, marks=pytest.mark.long), pytest.param(7, marks=pytest.mark.long)]
)
def test_a_greedy_bot_beats_random_ones(expansions: list[str], players: int) -> None:
    config = Config(players, edition=2, expansions=expansions)
    assert wins_of(players // 2, config, seed=5, games=6) >= 5


# Single positions


def test_every_card_and_stage_is_worth_something() -> None:
    built = "Workshop, Altar, Barracks, Lumber Yard, Loom, Tavern"
    others = [PLAIN.city(name, built=built + ", Stockade", tokens=[-1, 1]) for name in ("Rhodos Day", "Ephesos Day")]
    outlook = outlook_at(PLAIN.position(PLAIN.city(built=built, tokens=[1, -1]), *others, age=2))
    assert not worthless_cards(outlook)
    assert all(effect_value(outlook, effect) for effect in stage_effects(outlook))


def test_a_right_to_build_free_saves_coins_as_excavation() -> None:
    # Any structure with a price in coins; the boards give the first and last card of an Age, or of a colour, free.
    excavation = PLAIN.facts("Excavation")
    for turn, coins in ((1, 0), (2, 1), (6, 0)):
        outlook = outlook_at(PLAIN.position(PLAIN.city("Olympia Night", stages=2), turn=turn))
        assert coins_for(outlook.library, outlook.city, excavation, turn) == coins
    assert choice_at(PLAIN.position(PLAIN.city("Olympia Day", stages=2, coins=0, hand="Excavation"))).startswith(
        "build"
    )


def test_only_the_colours_of_the_table_have_a_first_card() -> None:
    """Cards of a box that is not on the table save nothing."""
    outlook = outlook_at(PLAIN.position(PLAIN.city()))
    dealt = {card.colour for card in outlook.library.cards}
    typical = {thing for thing in outlook.valuations.typical if thing < len(outlook.city.colours)}
    assert typical <= dealt
