"""Edifice in the terminal game: projects, pawns and penalties."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.classic.edifice.kinds import (
    CARD_LOST,
    EDIFICE_BUILT,
    EDIFICE_FAILED,
    JOINED,
    PAWN,
    PENALTY,
    REWARDED,
)
from sevenwonders.classic.edifice.part import edifice_part_of
from sevenwonders.classic.kinds import STAGE_BUILT
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.event import EVERYONE, Event
from tests.support.classic_screens import END, WIDTHS, asked, check_questions, told, words_for, words_on
from tests.support.positions import Positions, answer_for
from tests.support.terminal import typed, typed_to_end

TABLE = Positions(["edifice"])
card, city, position = TABLE.card, TABLE.city, TABLE.position
GAME = ["--edition", "2", "--expansion", "edifice", "--bot", "random", "--seed", "3"]
HAND = ["Altar", "Loom"]
PROJECTS = ["Belvedere", "Factory", "Agora"]
# The least words that a screen of each kind has to have.
MARKS = {
    PAWN: ["Take a participation pawn: of which Edifice?", "Age III"],
    PENALTY: ["was not built, and you have no pawn: you lose", "What you lose"],
}


def three_cities(coins: int = 6, tokens: list[int] | None = None, age: int = 1, turn: int = 1) -> ClassicGame:
    """A city that can build its first stage, next to one with a pawn."""
    mine = city(hand=HAND, built=["Lumber Yard", "Tree Farm"], coins=coins, tokens=tokens)
    others = [city("Rhodos Day", hand=HAND, pawns=[1, 0, 0]), city("Ephesos Day", hand=HAND)]
    edifices = PROJECTS[:2] + (["Concentric Castle"] if tokens else ["Agora"])
    return position(mine, *others, age=age, turn=turn, edifices=edifices)


@pytest.mark.parametrize("width", WIDTHS)
def test_every_question_is_drawn_without_a_look_at_hidden_cards(width: int) -> None:
    boards = ["Ur Day", "Gizah Day", "Rhodos Day"]
    check_questions(Config(3, edition=2, expansions=["edifice"], wonders=boards), MARKS, width)


def test_the_screen_shows_edifices_with_pawns_reward_and_penalty() -> None:
    text = words_for(three_cities())
    assert (
        "▣ I Belvedere 1 pawn left; Rhódos 1 coin 1 point for each wonder stage here lose a brown card, or 2 debts"
        in text
    )
    assert "▣ II Factory 2 pawns left 3 coins" in text


def test_a_stage_has_a_joint_price_with_the_edifice() -> None:
    game = three_cities()
    text = words_for(game)
    assert "Stage 1: 2 wood → 3 points ✓ free + Edifice ● 1 to the bank" in text
    assert "e2 stage with Edifice" in text
    choice, ways = asked(game, ["s2", "2"])
    assert "There are 2 ways." in ways
    assert "2 with the Edifice → 1 point for each wonder stage here if it is built ● 1 to the bank" in words_on(ways)
    assert game.describe(choice) == "stage Altar with edifice"


def test_a_letter_asks_for_a_part_in_the_edifice() -> None:
    game = three_cities()
    assert game.describe(asked(game, ["e1"])[0]) == "stage Loom with edifice"
    assert "A stage cannot join an Edifice now." in asked(three_cities(coins=0), ["e1", "1"])[1]


def test_tokens_are_given_up_one_at_a_time() -> None:
    game = three_cities(tokens=[1, 1, 3, 5], age=3, turn=6)
    answer_for(game, dict.fromkeys(range(3), "sell Loom"))
    text = words_for(game)
    assert "Concentric Castle was not built, and you have no pawn: you lose 2 victory tokens. Which?" in text
    assert "1 a victory token of 1 one of 2" in text
    assert "2 a victory token of 3 the only one" in text
    answer_for(game, {0: "drop 3"})
    assert edifice_part_of(game.cities[0]).owing == 1
    assert "you lose another victory token. Which?" in words_for(game)


def test_an_edifice_is_looked_up_with_its_penalty() -> None:
    shown = asked(three_cities(), ["c Belvedere", "1", ""])[1]
    assert "price   1 coin" in shown
    assert "penalty lose a brown card, or 2 debts" in shown


def test_what_happens_to_edifices_is_told() -> None:
    belvedere = card("Belvedere")
    events = [
        Event(STAGE_BUILT, 0, [1, 1, 0], 0, [card("Altar")]),
        Event(JOINED, 0, [1], EVERYONE, []),
        Event(EDIFICE_BUILT, -1, [belvedere], EVERYONE, []),
        Event(REWARDED, 0, [belvedere], EVERYONE, []),
        END,
        Event(EDIFICE_FAILED, -1, [belvedere], EVERYONE, []),
        Event(CARD_LOST, 0, [card("Loom")], EVERYONE, []),
        Event(CARD_LOST, 1, [card("Altar")], EVERYONE, []),
    ]
    config = Config(3, edition=2, expansions=["edifice"])
    assert told(config, ["you", "Ur", "Gizah"], events) == [
        "You build stage 1 of your wonder with the Altar. You join the Edifice of Age I.",
        "Belvedere is built.",
        "You get the reward of Belvedere.",
        "Belvedere is not built.",
        "You give up the Loom.",
        "Ur gives up the Altar.",
    ]


def test_edifices_are_introduced() -> None:
    text = typed(["-p", "3", *GAME], ["?", "q"]).output
    assert "The Edifices are " in text
    assert "take part in the Edifice" in text


def test_a_whole_game_can_be_typed_and_repeated(tmp_path: Path) -> None:
    options = ["-p", "3", *GAME, "--wonders", "Ur Day"]
    typed_to_end(options, ["s1", "", "1", "", "2", "", "3", "", "x1", "p"], tmp_path / "game.json", 80)
