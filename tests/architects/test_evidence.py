"""Evidence about positions of Architects."""

from tests.architects.games import CENTRE, city, table
from tests.support.evidence_positions import pieces, said


def test_cards_that_the_next_stage_lacks_less() -> None:
    game = table(city("Giza"), tops={0: "glass, wood", CENTRE: "blue_3"})
    [item] = pieces(game, "take left", "take right", "missing")
    assert item.numbers == [1.0, 1.0]
    assert said(game, item) == "The next stage lacks 1 card less."
    assert not pieces(game, "take right", "take left", "missing")


def test_points_of_a_blue_card() -> None:
    game = table(city("Giza"), tops={0: "glass, wood"})
    [item] = pieces(game, "take right", "take left", "points")
    assert (item.numbers, item.line) == ([3.0], "civilian")
    assert not pieces(game, "take left", "take right", "points")


def test_a_progress_token_and_its_tempo() -> None:
    game = table(city("Giza", "gear"), tops={0: "gear, wood"})
    [item] = pieces(game, "take left", "take right", "tokens")
    assert item.numbers == [1.0]
    assert said(game, item) == "It brings 1 progress token more right now."
    [tempo] = pieces(game, "take left", "take right", "tempo_tokens", worlds=20)
    assert tempo.numbers[0] == 1
    assert not pieces(game, "take right", "take left", "tokens")


def test_shields_for_the_next_battle() -> None:
    game = table(city("Giza"), city("Rhodes", "shield_0"), tops={0: "shield_0, wood"})
    [item] = pieces(game, "take left", "take right", "battle")
    assert item.numbers == [3.0], "one weaker neighbour more"
    assert said(game, item) == "It is worth 3 points more in the next battle, as things stand."
    assert not pieces(game, "take right", "take left", "battle")


def test_a_card_that_the_next_player_would_take() -> None:
    game = table(city("Giza"), city("Rhodes", "shield_0"), tops={0: "shield_0, wood"})
    [item] = pieces(game, "take left", "take right", "denied", worlds=20)
    assert (item.cards, item.seats) == (["shield_0"], [1])
    assert 0.3 <= item.numbers[0] <= 1.0
    assert "Rhodes takes a shield next turn" in said(game, item)
    assert not pieces(game, "take centre", "take left", "denied"), "its card is not known"


def test_a_stage_that_comes_earlier() -> None:
    game = table(city("Giza", "wood"), tops={0: "glass, wood"})
    [item] = pieces(game, "take left", "take right", "tempo_stages", worlds=30)
    assert item.numbers[0] == 1
    assert item.numbers[1] > 2.5 * item.numbers[2]
