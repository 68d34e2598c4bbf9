"""The greedy bot in single positions. What holds for every bot is in tests/test_bots.py."""

import pytest

from sevenwonders.architects.library import TOKEN_EFFECT
from sevenwonders.architects.notation import describe
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.bots.architects.battles import Battles, chance
from sevenwonders.bots.architects.estimates import ESTIMATES, stages_worth
from sevenwonders.bots.architects.greedy import GreedyBot
from sevenwonders.bots.architects.outlook import Outlook
from sevenwonders.bots.architects.progress import science_share
from sevenwonders.bots.bot import Question
from sevenwonders.encode.architects.ways import way_of
from sevenwonders.kernel.rng import stream
from tests.architects.games import CENTRE, LIBRARY, choose, city, games_in_play, table


def greedy_choice(game: ArchitectsGame) -> str:
    """The bot's choice for the open decision, in words."""
    decision = game.pending()[0]
    choice = GreedyBot(stream(0, 100)).choose(Question(game, decision))
    return describe(LIBRARY, choice)


def between(left: str, right: str, centre: str = "", *, me: str = "", owned: str = "", peace: int = -1) -> str:
    """What the bot takes as Giza, between Rhodes and Olympia; the deck on the right is Olympia's."""
    tops = {0: left, 2: right, CENTRE: centre} if centre else {0: left, 2: right}
    return greedy_choice(table(city("Giza", me, owned=owned), tops=tops, peace=peace, cat=0 if centre else -1))


# Cards


def test_the_card_that_builds_a_stage_is_taken() -> None:
    assert between("stone", "wood", "wood", me="wood") == "take left"
    assert between("wood", "stone", "wood", me="wood, wood") == "take right"


def test_more_points_are_better() -> None:
    assert between("blue_3", "wood", "wood", me="wood") == "take left"


def test_the_symbol_that_completes_a_set_is_taken() -> None:
    assert between("gear", "tablet", "tablet", me="gear") == "take left"
    assert between("gear", "tablet", "gear", me="compass, gear") != "take right"


def test_an_unseen_card_is_what_is_left_in_the_deck() -> None:
    """A central deck of nothing but good cards is better than a bad card, even without a look at its top."""
    good = {0: "clay, wood", 2: "clay", CENTRE: "blue_3, blue_3, blue_2_cat"}
    assert greedy_choice(table(city(held="clay"), tops=good, only={CENTRE: good[CENTRE]})) == "take centre"
    bad = {0: "blue_3", 2: "clay", CENTRE: "clay, clay, clay"}
    assert greedy_choice(table(city(held="clay"), tops=bad, only={CENTRE: bad[CENTRE]})) == "take left"


def test_shields_count_where_they_decide_a_battle() -> None:
    """The last horn of a battle that is won is worth more than that of a battle that is lost."""
    strong = table(city("Giza", "shield_0"), tops={0: "shield_1", 2: "wood", CENTRE: "wood"}, peace=1, cat=0)
    assert greedy_choice(strong) == "take left"
    weak = table(
        city("Giza"),
        city("Rhodes", "shield_0, shield_0, shield_0"),
        city("Olympia", "shield_0, shield_0, shield_0"),
        tops={0: "shield_1", 2: "wood", CENTRE: "wood"},
        peace=1,
        cat=0,
    )
    assert greedy_choice(weak) != "take left"


def test_a_token_that_gives_an_extra_card_makes_its_cards_better() -> None:
    assert between("papyrus", "clay", "clay", me="wood", owned="Urbanism") != "take left"
    assert between("papyrus", "clay", "clay", me="wood", owned="Crafts") == "take left"


def test_a_city_ahead_ends_the_game_and_one_behind_does_not() -> None:
    ahead = city("Giza", "wood, stone, clay", "1234")
    assert greedy_choice(table(ahead, tops={0: "glass", 2: "blue_3", CENTRE: "blue_3"}, cat=0)) == "take left"
    richer = city("Rhodes", "", "12", victories=14)
    assert greedy_choice(table(ahead, richer, tops={0: "glass", 2: "blue_3", CENTRE: "blue_3"}, cat=0)) != "take left"


def test_of_two_equal_cards_the_bot_takes_the_one_in_reach_of_the_next_player() -> None:
    """The left-hand deck is within reach of the next player, the right-hand one is not."""
    game = table(city(), city("Rhodes"), city("Olympia"), tops={0: "blue_3", 1: "wood", 2: "blue_3", CENTRE: "wood"})
    assert greedy_choice(game) == "take left"


# Other decisions


def test_a_stage_is_paid_with_what_is_needed_least_later() -> None:
    """Giza's next stage wants equal resources: the pair of wood is kept for it."""
    game = choose(table(city("Giza", "wood, wood, clay"), tops={0: "stone"}), "take left")
    assert greedy_choice(game) == "stage 1 with stone, clay"


def test_the_second_copy_of_culture_is_worth_most() -> None:
    game = table(city(held="gear", owned="Culture"), tops={0: "gear"}, row="Culture, Politics, Strategy")
    assert greedy_choice(choose(game, "take left")) == "token Culture"


def test_the_stack_is_chosen_when_what_lies_open_is_worth_little() -> None:
    game = table(city(held="gear"), tops={0: "gear"}, row="Strategy", stack="Decor, Culture, Education")
    assert greedy_choice(choose(game, "take left")) == "token unseen"


def test_alexandria_takes_the_best_card_on_the_table() -> None:
    cities = [city("Alexandria", "wood", "1"), city("Rhodes"), city("Olympia")]
    game = table(*cities, tops={0: "wood, clay", 1: "blue_3", 2: "clay", CENTRE: "clay"})
    assert greedy_choice(choose(game, "take left")) == "take Rhodes"


def test_halicarnassus_looks_where_more_good_cards_are_left_and_keeps_the_best() -> None:
    decks = {0: "wood, clay, clay, clay", 2: "blue_3, blue_3, clay"}
    game = choose(table(city("Halicarnassus", "wood", "1"), only=decks), "take left")
    assert greedy_choice(game) == "look right"
    assert greedy_choice(choose(game, "look right")) == "keep three points"


# The rule of thumb


def lacks(game: ArchitectsGame) -> list[tuple[int, int]]:
    """The stages that the first city gets to, each with the cards that it lacks until then."""
    way = way_of(LIBRARY, game.cities[0])
    return list(zip(way.stages, way.missing, strict=True))


def test_the_cards_that_a_wonder_lacks_are_counted_stage_by_stage() -> None:
    assert lacks(table(city("Giza"))) == [(0, 2), (1, 4), (2, 7), (3, 10), (4, 14)]
    assert lacks(table(city("Giza", "wood, wood, clay, coin"))) == [(0, 0), (1, 0), (2, 3), (3, 6), (4, 10)]


def test_the_stage_that_lacks_the_fewest_cards_comes_first() -> None:
    assert [number for number, _ in lacks(table(city("Rhodes", "wood, wood")))] == [1, 0, 2, 3, 4]


@pytest.mark.parametrize(("held", "token", "saved"), [("coin", "Economy", 1), ("wood, wood", "Engineering", 0)])
def test_tokens_that_help_to_pay_bring_the_top_closer(held: str, token: str, saved: int) -> None:
    without = lacks(table(city("Giza", held)))
    having = lacks(table(city("Giza", held, owned=token)))
    assert having[-1][1] <= without[-1][1] - saved
    assert having[0][1] < without[0][1]


def test_a_complete_wonder_lacks_nothing() -> None:
    game = choose(table(city("Giza", "wood, stone, clay", "1234"), tops={0: "glass"}), "take left")
    way = way_of(LIBRARY, game.cities[0])
    assert (way.stages, way.to_next(), way.to_top()) == ([], 0, 0)


def test_a_stage_with_an_effect_is_worth_more_than_its_points() -> None:
    before = table(city("Babylon", stages="1")).cities[0]
    after = table(city("Babylon", stages="12")).cities[0]
    assert stages_worth(LIBRARY, after, 1.0) - stages_worth(LIBRARY, before, 1.0) == pytest.approx(
        ESTIMATES.stage * ESTIMATES.effects[TOKEN_EFFECT]
    )


def test_symbols_are_worth_more_the_closer_they_come_to_a_set() -> None:
    shares = [science_share(table(city(held=words)).cities[0], 9.0) for words in ("", "gear", "gear, tablet")]
    assert shares == sorted(shares)
    assert shares[2] < 1.0
    assert science_share(table(city(held="gear, tablet, compass")).cities[0], 9.0) == 1.0


def test_a_lead_is_safer_the_closer_the_battle_is() -> None:
    assert chance(0, 0.5) == 0.0
    assert chance(1, 0.5) == 1.0
    assert chance(1, 2.0) < chance(1, 1.0)
    assert chance(-9, 2.0) == 0.0


def test_between_two_players_double_strength_counts_twice() -> None:
    other = table(city("Rhodes", "shield_0")).cities[0]
    duel = Battles(LIBRARY, [other], 2, 5.0)
    assert duel.victories(2, 1, 0.5) == 2.0
    assert duel.victories(3, 2, 0.5) == 1.0
    assert Battles(LIBRARY, [other], 3, 5.0).victories(2, 1, 0.5) == 1.0


def test_every_card_and_token_has_a_value_at_the_start() -> None:
    game = table(city("Giza"))
    outlook = Outlook(game.view(0), 0)
    assert all(outlook.card_value(card) > 0 for card in range(len(LIBRARY.cards)))
    assert all(outlook.token_value(token) > 0 for token in range(len(LIBRARY.tokens)))


def test_any_position_can_be_valued_for_every_seat() -> None:
    for _, game in games_in_play(20):
        for seat in range(len(game.cities)):
            outlook = Outlook(game.view(seat), seat)
            assert all(abs(outlook.deck_value(deck)) < 50 for deck in range(len(game.decks)))
