"""Armada in the terminal game: fleets, islands, and steps that go with a card."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.classic.armada.kinds import (
    FLEET,
    ISLAND_TAKEN,
    ISLANDS,
    LANDED,
    NAVAL_TOKEN,
    PIRATED,
    SAILED,
    SKIPPED_NAVAL,
    TAXED,
)
from sevenwonders.classic.armada.part import armada_of
from sevenwonders.classic.kinds import PAID
from sevenwonders.classic.saving.position import CitySetup
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.event import EVERYONE, Event
from tests.support.classic_screens import END, WIDTHS, asked, check_questions, screen, told, words_for, words_on
from tests.support.positions import Positions, answer_for
from tests.support.terminal import typed, typed_to_end, widest

TABLE = Positions(["armada"])
city, position = TABLE.city, TABLE.position
GAME = ["--edition", "2", "--expansion", "armada", "--bot", "random", "--seed", "3"]
HAND = ["Altar", "Loom"]
# The least words that a screen of each kind has to have.
MARKS = {
    FLEET: ["free step", "Next square"],
    ISLANDS: ["Which of these islands of level", "Effect"],
}


def three_cities(mine: CitySetup) -> ClassicGame:
    """A city between two others that sell ore and wood."""
    left = city("Rhodos Day", hand=HAND, fleets={"red": 2, "yellow": 3}, built=["Whistling Island"])
    return position(mine, left, city("Ephesos Day", hand=HAND, built=["Lumber Yard"]))


def building_wonders(coins: int = 6) -> ClassicGame:
    """A city that can build its first stage."""
    return three_cities(city(hand=HAND, built=["Lumber Yard", "Tree Farm"], coins=coins))


@pytest.mark.parametrize("width", WIDTHS)
def test_every_question_is_drawn_without_a_look_at_hidden_cards(width: int) -> None:
    boards = ["Siracusa Night", "Gizah Day", "Rhodos Day"]
    check_questions(Config(3, edition=2, expansions=["armada"], wonders=boards), MARKS, width)


def test_the_screen_shows_shipyard_strengths_levels_and_islands() -> None:
    text = words_for(three_cities(city(hand=HAND, fleets={"red": 1, "green": 1})))
    assert "At sea ▲ ◎ ◆ ✚ Naval Level Tokens Islands" in text
    assert "You 1 · · 1 1 → +1 · · ·" in text
    assert "Rhódos 2 3 · · 3 → +3 2 · Whistling Island" in text
    assert "Shipyard A Steps Next step" in text
    assert "▲ red ▰▱▱▱▱▱ 1 ore → 2 naval strength" in text
    assert "◆ blue ▱▱▱▱▱▱ 1 ore → 1 point; also with a stage" in text
    assert "✚ green ▰▱▱▱▱▱ 1 wood → an island of level 1" in text
    assert "At the end of its lane." in words_for(three_cities(city(hand=HAND, fleets={"red": 6})))


def test_the_screen_shows_taxes_pirates_and_landings() -> None:
    game = three_cities(city(hand=HAND, fleets={"yellow": 1}))
    armada_of(game.cities[0]).pirates = 1
    armada_of(game.cities[1]).tax = 2
    armada_of(game.cities[2]).landings = [1]
    text = words_for(game)
    assert "pirates take coins from you, by commercial level" in text
    assert "tax 2, raised by Rhódos: all others lose it, less their level" in text
    assert "lands at Rhódos" in text
    # One coin for pirates and one for the tax; Éphesos has no level that would lower the tax.
    assert "coins to lose you 2, Éphesos 2" in text


def test_a_ship_has_one_joint_price_with_the_card() -> None:
    text = words_for(three_cities(city(hand=["Altar", "Baths"])))
    assert "◆ Altar free 3 points Pantheon ✓ free + ship ● 2 to Rhódos" in text
    assert "A price after + is for both together" in text
    assert "w1 build with ship" in text
    assert "A price after +" not in words_for(three_cities(city(hand=["Loom"], coins=0)))


def test_a_stage_has_a_joint_price_with_a_ship() -> None:
    game = building_wonders()
    assert "Stage 1: 2 wood → 3 points ✓ free + ship ● 2 to Rhódos" in words_for(game)
    choice, text = asked(game, ["s2", "2"])
    assert "There are 2 ways." in text
    assert "1 alone ✓ free" in words_on(text)
    assert "2 with the blue fleet → 1 point ● 2 to Rhódos" in words_on(text)
    assert game.describe(choice) == "stage Altar with blue ship (left 2, right 0)"


def test_a_letter_asks_for_a_ship() -> None:
    game = building_wonders()
    assert game.describe(asked(game, ["w2"])[0]) == "build Altar with blue ship (left 2, right 0)"
    assert game.describe(asked(game, ["build Altar with ship"])[0]) == "build Altar with blue ship (left 2, right 0)"
    choice, text = asked(game, ["w1", "2", ""])
    assert "No fleet can move with that card now." in text
    assert game.describe(choice) == "build Altar"


def test_a_sold_card_may_move_the_yellow_fleet() -> None:
    game = three_cities(city(hand=HAND))
    choice, text = asked(game, ["x1", "2"])
    assert "1 for 3 coins" in words_on(text)
    assert "2 for a step of the yellow fleet → commercial level 1" in words_on(text)
    assert game.describe(choice) == "sell Loom with yellow ship"


def test_stages_in_any_order_have_a_line_each() -> None:
    built = ["Ore Vein", "Clay Pool", "Sawmill", "Press"]
    game = three_cities(city("Siracusa Night", hand=HAND, built=built))
    text = words_for(game)
    assert "Stage 1: 1 ore, 1 clay → 6 coins, all others lose coins equal to their commercial level ✓ free" in text
    assert "Stage 2: 1 wood, 2 ore → a free step of 2 different fleets ● 2 to Rhódos" in text
    assert "Stage 3: 2 wood, 1 papyrus → 1 shield, 1 naval strength ✓ free" in text
    ways = asked(game, ["s2", "1"])[1]
    number = next(line.split()[0] for line in ways.splitlines() if "stage 3, alone" in line)
    assert game.describe(asked(game, ["s2", number])[0]) == "stage Altar as 3"


def test_a_city_that_may_stay_out_of_the_naval_conflict_is_asked() -> None:
    others = [city(name, hand=HAND, fleets={"red": 2}) for name in ("Rhodos Day", "Ephesos Day")]
    game = position(city(hand=HAND, built=["Forgotten Oasis"]), *others, turn=7)
    answer_for(game, dict.fromkeys(range(3), "sell Loom"))
    for width in WIDTHS:
        text = screen(game, width=width)
        assert widest(text) <= width
        assert "1 Fight at sea naval strength 0: a token of −1" in words_on(text)
        assert "1 fight · p stay out" in text
    assert game.describe(asked(game, ["p"])[0]) == "pass"


def test_islands_and_maritime_cards_are_looked_up_with_their_marks() -> None:
    game = three_cities(city(hand=HAND))
    shown = asked(game, ["c Pirate Hideout", "c Lost Island", "d left", "1", ""])[1]
    assert "coins reconstructed: no source shows it" in shown
    assert "island, level 1" in shown
    assert "◎ yellow    ▰▰▰▱▱▱  1 ore and 1 glass → 4 coins, commercial level 2, a tax of 2" in shown


def test_what_happens_at_sea_is_told() -> None:
    events = [
        Event(SAILED, 1, [3, 2], EVERYONE, []),
        Event(PIRATED, 2, [], EVERYONE, []),
        END,
        Event(ISLAND_TAKEN, 1, [TABLE.card("Bronze Island")], EVERYONE, []),
        Event(TAXED, 2, [2], EVERYONE, []),
        Event(LANDED, 2, [0], EVERYONE, []),
        END,
        Event(SKIPPED_NAVAL, 1, [], EVERYONE, []),
        Event(NAVAL_TOKEN, 0, [3], EVERYONE, []),
        Event(PAID, 2, [0, 0, 1, 2, 0], EVERYONE, []),
    ]
    config = Config(5, edition=2, expansions=["armada"])
    assert told(config, ["you", "Siracusa", "Gizah", "Olympía", "Rhódos"], events) == [
        "Siracusa moves the green fleet to square 2.",
        "Gizah sends out pirates.",
        "Siracusa takes Bronze Island.",
        "Gizah levies a tax of 2 coins. Gizah prepares a landing against you.",
        "You take a naval token of +3.",
        "Siracusa stays out of the naval conflict.",
        "Gizah pays 2 coins to Rhódos and 1 coin to the bank.",
    ]


def test_the_shipyard_is_introduced() -> None:
    text = typed(["-p", "3", *GAME], ["?", "q"]).output
    assert "You have Shipyard " in text
    assert "fleet may move with your stages." in text
    assert "build card 3 with a step of its fleet" in text


def test_a_whole_game_can_be_typed_and_repeated(tmp_path: Path) -> None:
    options = ["-p", "7", *GAME, "--wonders", "Siracusa Night"]
    typed_to_end(options, ["s1", "", "1", "", "2", "", "3", "", "x1", "p"], tmp_path / "game.json", 80)
