"""Cities in the terminal game: losses and debts, diplomacy, cheaper trade."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.classic.cities.part import DIPLOMACY
from sevenwonders.classic.conflict import FightOutcome
from sevenwonders.classic.debts.part import INDEBTED, LOSS, LOST
from sevenwonders.classic.kinds import CONFLICT, TOKENS
from sevenwonders.cli.classic.city import advantages_of
from sevenwonders.cli.classic.screen import scene_of
from sevenwonders.kernel.event import EVERYONE, Event
from tests.support.classic_screens import END, WIDTHS, check_questions, told, words_for
from tests.support.positions import Positions, answer_for
from tests.support.terminal import typed, typed_to_end

TABLE = Positions(["cities"])
city, position = TABLE.city, TABLE.position
GAME = ["--edition", "2", "--expansion", "cities", "--bot", "random", "--seed", "6"]
CONFIG = Config(3, edition=2, expansions=["cities"])


@pytest.mark.parametrize("width", WIDTHS)
def test_every_question_is_drawn_without_a_look_at_hidden_cards(width: int) -> None:
    check_questions(CONFIG, {LOSS: ["to lose: pay, or take debts?", "Debts are never paid back"]}, width)


def test_a_loss_says_what_every_answer_costs() -> None:
    loser = city("Gizah Day", coins=2, hand=["Altar", "Well"], debts=1)
    game = position(loser, city("Petra Day", hand=["Opium Den"], built=["Press"]), city("Rhodos Day"), age=2)
    answer_for(game, {0: "build Altar", 1: "build Opium Den", 2: "build Altar"})
    text = words_for(game)
    assert "3 coins to lose: pay, or take debts?" in text
    assert "1 nothing 2 coins 3 debts: 3 points less at the end" in text
    assert "3 ● 2 coins 0 coins 1 debt: 1 point less at the end" in text
    assert "You owe 1 point already." in text
    assert "coins to lose you 3, Rhódos 3" in text


def test_debts_and_diplomacy_of_every_city_are_shown() -> None:
    me = city("Gizah Day", debts=2, diplomacy=1)
    game = position(me, city("Rhodos Day"), city("Babylon Day", built=["Lair"], debts=1), city("Petra Day"), age=2)
    text = words_for(game)
    for words in (
        "debts you 2, Babylon 1",
        "diplomacy you 1",
        "debts of 2 points",
        "1 diplomacy token",
        "▲ peace by your diplomacy",
    ):
        assert words in text, words
    assert "▲ 0 against 0 of Petra" in words_for(game, 1)
    assert "▲ peace by their diplomacy" in words_for(game, 1)


def test_diplomacy_may_be_on_both_sides() -> None:
    game = position(city("Gizah Day", diplomacy=1), city("Rhodos Day", diplomacy=1))
    assert "▲ peace by diplomacy on both sides" in words_for(game)


def test_cheaper_trade_is_named_with_the_prices() -> None:
    game = position(city("Gizah Day", built=["Smuggler's Cache", "West Clandestine Wharf"]), city("Rhodos Day"))
    assert advantages_of(scene_of(game, 0), 0) == [
        "the resource of a neighbour's board costs 1 less (Smuggler's Cache)",
        "the first resource bought on the left each turn costs 1 less (West Clandestine Wharf)",
    ]
    text = words_for(game)
    assert "2 each, the first 1 less" in text
    assert "ore 1 less" in text


def test_losses_debts_and_diplomacy_are_told_in_sentences() -> None:
    events = [
        Event(INDEBTED, 1, [1], EVERYONE, []),
        Event(TOKENS, 2, [1, -1, 3], EVERYONE, []),
        Event(TOKENS, 2, [1, -1], EVERYONE, []),
        Event(DIPLOMACY, 2, [1], EVERYONE, []),
        END,
        Event(LOST, 0, [1, 2], EVERYONE, []),
        Event(LOST, 1, [2, 0], EVERYONE, []),
        END,
        Event(CONFLICT, 0, FightOutcome(2, 4, 1, [3, -2], []).values(), EVERYONE, []),
        Event(CONFLICT, 1, FightOutcome(2, 2, 1, [3], [-2]).values(), EVERYONE, []),
        Event(DIPLOMACY, 0, [-1], EVERYONE, []),
    ]
    assert told(CONFIG, ["you", "Byzantium", "Petra"], events) == [
        "Byzantium takes a debt of 1.",
        "Petra takes a diplomacy token. Petra now has military tokens of +1 and −1.",
        "You lose 1 coin and take a debt of 2.",
        "Byzantium loses 2 coins.",
        "You defeat Petra by 4 to 1: +3 and −2 for you, nothing for Petra.",
        "Byzantium defeats Petra by 2 to 1: +3 for Byzantium, −2 for Petra.",
        "You use up a diplomacy token.",
    ]


def test_help_names_how_losses_are_paid() -> None:
    assert "pay 2 of the coins that you lose" in typed(["-p", "3", *GAME], ["?", "q"]).output
    assert "black" not in typed(["-p", "3", "--edition", "2", "--seed", "3"], ["?", "q"]).output


def test_a_whole_game_can_be_typed_and_repeated(tmp_path: Path) -> None:
    options = ["-p", "7", *GAME, "--wonders", "Petra Night,Byzantium Day", "--option", "promo_guilds=true"]
    typed_to_end(options, ["s1", "", "1", "", "2", "", "3", "", "x1", "p"], tmp_path / "game.json", 80)
