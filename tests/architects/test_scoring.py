"""The score sheet, the points of each token, ties, and a slow second version of it all."""

import pytest

from sevenwonders.architects.kinds import DECISIONS
from sevenwonders.architects.notation import describe
from sevenwonders.architects.scoring import CATEGORIES, token_points
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.rng import stream
from tests.architects.games import CHOICES_STREAM, LIBRARY, any_config, city, moments, table
from tests.architects.slow_rules import options_for, read_table, score_for


def points(game: ArchitectsGame, seat: int = 0) -> dict[str, int]:
    return dict(zip(CATEGORIES, game.score_sheet()[seat].points, strict=True))


def test_the_example_of_the_rulebook() -> None:
    """Three stages of Ephesus, the cat, blue cards 3+2+2, four victory tokens, Strategy: 35 points."""
    game = table(city("Ephesus", "blue_3, blue_2_cat, blue_2_cat", "123", "Strategy", 4), cat=0)
    assert points(game) == {"wonder": 10, "cat": 2, "civilian": 7, "military": 12, "progress": 4}
    assert game.score_sheet()[0].total() == 35
    assert game.score_sheet()[0].stages == 3


@pytest.mark.parametrize(
    ("wonder", "total"),
    [
        ("Alexandria", 25),
        ("Babylon", 20),
        ("Ephesus", 22),
        ("Giza", 30),
        ("Halicarnassus", 24),
        ("Olympia", 22),
        ("Rhodes", 26),
    ],
)
def test_every_wonder_adds_up(wonder: str, total: int) -> None:
    """R8 C8: every built stage keeps its points."""
    assert points(table(city(wonder, "", "12345")))["wonder"] == total


def test_other_cards_are_worth_nothing() -> None:
    game = table(city(held="wood, coin, compass, shield_0, shield_1, shield_2"))
    assert points(game) == {"wonder": 0, "cat": 0, "civilian": 0, "military": 0, "progress": 0}


@pytest.mark.parametrize(
    ("tokens", "worth"),
    [
        ("Decor", [4]),
        ("Politics", [2]),
        ("Strategy", [3]),
        ("Education", [2]),
        ("Education, Tactics, Economy", [6, 0, 0]),
        ("Education, Culture, Culture", [6, 4, 8]),
        ("Culture", [4]),
        ("Culture, Culture", [4, 8]),
        ("Urbanism, Crafts, Jewellery, Science", [0, 0, 0, 0]),
        ("Propaganda, Architecture, Engineering", [0, 0, 0]),
    ],
)
def test_points_of_tokens(tokens: str, worth: list[int]) -> None:
    """Politics counts cat icons on cards and not the pawn; both Culture tokens are worth 12 together."""
    game = table(city(held="blue_2_cat, blue_2_cat, blue_3", owned=tokens, victories=3), cat=0)
    assert token_points(LIBRARY, game.cities[0]) == worth
    assert points(game)["progress"] == sum(worth)


def test_decor_for_a_finished_wonder() -> None:
    """R8 G3: only a player who has finished their own wonder gets six points."""
    game = table(city(stages="12345", owned="Decor"), city("Rhodes", owned=""))
    assert points(game)["progress"] == 6


def test_ties_go_to_more_stages_and_are_shared_then() -> None:
    """R8 G4."""
    game = table(
        city("Giza", "", "1"), city("Rhodes", "blue_2_cat, blue_2_cat"), city("Olympia", "blue_2_cat, blue_2_cat")
    )
    assert [score.total() for score in game.score_sheet()] == [4, 4, 4]
    assert game.ranking() == [[0], [1, 2]]


def test_scores_and_options_agree_with_the_slow_version() -> None:
    """At every decision of games with all sets of options."""
    kinds: set[str] = set()
    for seed, game in moments(32):
        slow = read_table(game.to_data())
        for decision in game.decisions:
            words = {describe(LIBRARY, choice, by_id=True) for choice in game.options(decision.ident)}
            assert words == options_for(slow, DECISIONS[decision.kind]), f"seed {seed}, turn {game.turn}"
            kinds.add(DECISIONS[decision.kind])
        for seat in range(len(game.cities)) if game.finished() else []:
            assert points(game, seat) == score_for(slow, seat), f"seed {seed}"
    assert kinds == set(DECISIONS)


def test_payments_agree_with_the_slow_version() -> None:
    """Positions with many cards and both tokens that help to pay."""
    for seed in range(250):
        rng = stream(seed, CHOICES_STREAM)
        names = ["wood", "stone", "clay", "papyrus", "glass", "coin", "coin"]
        held = ", ".join(names[rng.below(7)] for _ in range(2 + rng.below(7)))
        owned = ["Urbanism", "Urbanism, Economy", "Urbanism, Engineering", "Urbanism, Economy, Engineering"][
            rng.below(4)
        ]
        stages = ["", "1", "12", "123", "1234"][rng.below(5)]
        game = table(city("Giza", held, stages, owned), tops={0: "wood"}, options=any_config(seed).options)
        game.answer(game.decisions[0].ident, 0)
        if game.decisions[0].kind == 1:
            words = {describe(LIBRARY, choice, by_id=True) for choice in game.options(game.decisions[0].ident)}
            assert words == options_for(read_table(game.to_data()), "action"), f"{held}, {stages}, {owned}"
