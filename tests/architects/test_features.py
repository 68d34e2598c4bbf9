"""What the bots that learn see of a table, and what they make of it."""

import pytest

from sevenwonders import Config
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.bots.arena.contest import new_contest
from sevenwonders.bots.arena.play import play_contest_batch
from sevenwonders.bots.arena.standings import Results
from sevenwonders.bots.bot import play_out
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.core.levels import LEVELS, mind_for
from sevenwonders.bots.protocol.program import Limits
from sevenwonders.bots.registry import make_bot
from sevenwonders.encode.architects.features.extractor import MOST_PLAYERS, shared_extractor
from sevenwonders.encode.architects.ways import cards_to_end
from sevenwonders.encode.features import Terms
from sevenwonders.games import checked_config, new_game
from sevenwonders.kernel.numbers import floats_of
from tests.architects.games import CENTRE, choose, city, games_in_play, table

EXTRACTOR = shared_extractor()
TINY = Budget(iterations=2)


def features_of_options(game: ArchitectsGame) -> list[set[str]]:
    """The names of the features of each option of the open decision."""
    terms = Terms(floats_of([0.0] * len(EXTRACTOR.option_names)), keeps=True)
    decision = game.pending()[0]
    EXTRACTOR.add_options(game, decision, game.listed(decision), terms)
    starts = [0, *terms.ends[:-1]]
    return [
        {EXTRACTOR.option_names[number] for number in terms.numbers[start:end]}
        for start, end in zip(starts, terms.ends, strict=True)
    ]


def features_of_city(game: ArchitectsGame, seat: int) -> dict[str, float]:
    """The features of a city with their values."""
    terms = Terms(floats_of([0.0] * len(EXTRACTOR.city_names)), keeps=True)
    EXTRACTOR.add_cities(game, terms)
    own = slice([0, *terms.ends][seat], terms.ends[seat])
    names = [EXTRACTOR.city_names[number] for number in terms.numbers[own]]
    return dict(zip(names, terms.values[own], strict=True))


def test_features_have_different_names_and_leave_the_game_as_it_is() -> None:
    assert len(set(EXTRACTOR.option_names)) == len(EXTRACTOR.option_names)
    assert len(set(EXTRACTOR.city_names)) == len(EXTRACTOR.city_names)
    for _, game in games_in_play(20):
        before = game.to_data()
        assert len(features_of_options(game)) == len(game.listed(game.pending()[0]))
        for seat in range(len(game.cities)):
            assert features_of_city(game, seat)
        assert game.to_data() == before


def test_a_card_that_completes_a_stage_is_told_from_one_that_does_not() -> None:
    left, right, _ = features_of_options(table(city("Giza", "wood"), tops={0: "stone", 2: "wood"}))
    assert {"closer.early.1", "completes.giza.1"} <= left
    assert "no_closer.early.1" in right


def test_a_symbol_that_completes_a_set_is_told_from_one_that_does_not() -> None:
    left, right, _ = features_of_options(table(city(held="gear"), tops={0: "gear", 2: "tablet"}))
    assert "symbol.early.1.set" in left
    assert "symbol.early.1.no_set" in right


def test_a_shield_is_seen_between_the_neighbours() -> None:
    cities = [city("Giza", "shield_0"), city("Rhodes"), city("Olympia", "shield_0, shield_0")]
    left, _, _ = features_of_options(table(*cities, tops={0: "shield_1"}, peace=1))
    assert {"war.0.1.1", "war.0.-1.1"} <= left


def test_the_last_stage_is_seen_by_who_would_win() -> None:
    ahead = city("Giza", "wood, stone, clay", "1234")
    assert "ends.ahead" in features_of_options(table(ahead, tops={0: "glass"}))[0]
    richer = city("Rhodes", victories=14)
    assert "ends.behind" in features_of_options(table(ahead, richer, tops={0: "glass"}))[0]


def test_an_unknown_top_is_what_is_left_in_its_deck() -> None:
    """Only the holder of the cat knows the top of the central deck."""
    tops = {0: "wood", 2: "wood", CENTRE: "blue_3"}
    unknown = features_of_options(table(city(), tops=tops))[2]
    assert "unseen.early" in unknown
    assert "card.blue_3.early" not in unknown
    assert "card.blue_3.early" in features_of_options(table(city(), tops=tops, cat=0))[2]


def test_a_city_shows_its_points_and_its_battles() -> None:
    found = features_of_city(table(city("Giza", "blue_3, shield_0, gear", "1", victories=2)), 0)
    assert found["blue"] == pytest.approx(0.3)
    assert found["stages"] == pytest.approx(0.4)
    assert found["victories"] == pytest.approx(0.2)
    assert "lasting.1" in found
    assert "symbols.1" in found


def test_a_city_sees_whether_it_is_ahead_and_may_end_the_game() -> None:
    near = city("Giza", "wood, stone, clay", "1234")
    found = features_of_city(table(near, city("Rhodes", victories=3)), 0)
    assert {"lead.first.4", "finish.1.ahead"} <= set(found)
    found = features_of_city(table(near, city("Rhodes", victories=14)), 0)
    assert {"lead.first.-4", "finish.1.behind"} <= set(found)
    # 42 points against 22, but the other city is nearer to its end.
    assert "lead.later.4" in features_of_city(table(near, city("Rhodes", victories=14)), 1)


def test_cards_that_lie_open_are_told_apart_by_who_may_take_them_first() -> None:
    """The next player can take either; whoever has just played may lose both, and everybody else the right one."""
    game = table(
        city("Giza", "wood"),
        city("Rhodes", "gear"),
        city("Olympia"),
        tops={0: "stone", 1: "gear", 2: "blue_3"},
        active=0,
    )
    assert {"wait.0", "offer.sure.completes", "offer.sure.points"} <= set(features_of_city(game, 0))
    assert {"wait.1", "offer.sure.set", "offer.open.stage"} <= set(features_of_city(game, 1))
    assert {"wait.2", "offer.open.points", "offer.open.symbol"} <= set(features_of_city(game, 2))
    assert {"wait.2", "offer.open.completes"} <= set(features_of_city(choose(game, "take right"), 0))


def test_payments_are_told_apart_by_what_they_leave() -> None:
    """Giza's next stage wants equal resources, so the pair of wood had better be kept."""
    game = choose(table(city("Giza", "wood, wood, clay"), tops={0: "stone"}), "take left")
    options = game.listed(game.pending()[0])
    kept = {
        game.describe(option): ("waste.0" in found, "leaves.0" in found)
        for option, found in zip(options, features_of_options(game), strict=True)
    }
    assert kept["stage 1 with stone, clay"] == (True, True)
    assert kept["stage 1 with wood, stone"] == (True, False)


def test_tokens_are_told_apart_by_their_points() -> None:
    game = choose(table(city(held="gear", owned="Culture"), tops={0: "gear"}, row="Culture, Politics"), "take left")
    found = [names for names in features_of_options(game) if "token.culture.early" in names]
    assert "second_token" in found[0]
    assert "token_points" in found[0]


def test_a_slot_tells_how_far_the_nearest_wonder_is() -> None:
    for _, game in games_in_play(10):
        slot = EXTRACTOR.slot(game)
        assert slot // MOST_PLAYERS == cards_to_end(game.library, game.cities)
        assert slot < len(EXTRACTOR.mixes)


def test_chances_come_from_strengths_and_points_from_points() -> None:
    game = table(city("Giza", "wood, stone, clay", "1234", victories=4), city("Rhodes"), city("Olympia"))
    forecast = mind_for(checked_config(game.config), LEVELS["strong"]).value.forecast(game)
    assert sum(forecast.chances) == pytest.approx(1.0)
    assert forecast.chances[0] > 0.8
    assert 25 < forecast.points[0] < 60


# The levels


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("players", range(2, 8))
def test_every_level_plays_at_every_table(level: str, players: int) -> None:
    game = new_game(Config(players, game="architects"), players)
    play_out(game, [make_bot("architects", level, 3, seat, TINY) for seat in range(players)])
    assert game.finished()


def test_the_shipped_weights_beat_random_players_in_a_short_arena() -> None:
    lineup = ["strong", "random", "random", "random"]
    config = Config(4, game="architects")
    contest = new_contest(config, lineup, 16, 2, commands={}, budget=Budget(iterations=12), limits=Limits(1000, 1000))
    results = Results(contest)
    for batch in contest.batches():
        results.add(play_contest_batch(batch))
    assert results.shares_so_far()["strong"] > 0.5
