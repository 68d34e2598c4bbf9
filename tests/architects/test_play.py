"""Architects in the terminal: what is drawn, what is told, and whole games at the prompt."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.architects.library import name_in_text
from sevenwonders.architects.memory import sample
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.cli.architects.city import decks_table, detail_panel, strip, wonder_lines
from sevenwonders.cli.architects.look import stage_cost, token_words, wonder_effect
from sevenwonders.cli.architects.reference import find_city, find_names
from sevenwonders.cli.architects.scene import scene_of, table_names
from sevenwonders.cli.architects.screen import (
    actions_table,
    conflict_line,
    decision_screen,
    possible_rows,
    refusals,
    task_words,
)
from sevenwonders.cli.architects.telling import tell
from sevenwonders.cli.play import command_words, result_words
from sevenwonders.cli.table_options import config_of
from sevenwonders.kernel.rng import stream
from tests.architects.games import CENTRE, LIBRARY, cards, choose, city, config, game_at, table
from tests.support.terminal import UNBROKEN, drawn, repeated, typed, typed_to_end, widest

# Whatever is asked, one of these is an answer: an action, the first payment, the end of the turn.
ANSWERS = ["1", "", "2", "", "3", "p"]
OPTIONS = ["--game", "architects"]


def screen(game: ArchitectsGame, seat: int = 0) -> str:
    decision = game.pending()[0]
    return drawn(decision_screen(scene_of(game, seat), decision, game.menu(decision.ident), 100))


def actions(game: ArchitectsGame) -> list[str]:
    menu = game.menu(game.pending()[0].ident)
    text = drawn(actions_table(scene_of(game, 0), menu))
    assert len(text.splitlines()) == len(possible_rows(menu))
    return [" ".join(line.split()) for line in text.splitlines()]


def refused(game: ArchitectsGame) -> list[str]:
    text = drawn(refusals(scene_of(game, 0), game.menu(game.pending()[0].ident)))
    return [" ".join(line.split()) for line in text.splitlines()]


# What is drawn


@pytest.mark.parametrize(
    ("wonder", "tiers"),
    [
        ("Giza", [[0], [1], [2], [3], [4]]),
        ("Rhodes", [[0, 1], [2], [3], [4]]),
        ("Ephesus", [[0], [1, 2, 3], [4]]),
        ("Babylon", [[0], [1], [2], [3, 4]]),
        ("Olympia", [[0], [1, 2], [3], [4]]),
        ("Halicarnassus", [[0], [1], [2, 3], [4]]),
    ],
)
def test_stages_on_one_tier_are_drawn_side_by_side(wonder: str, tiers: list[list[int]]) -> None:
    board = LIBRARY.boards[LIBRARY.find_board(wonder)]
    assert board.tiers == tiers
    text = "".join(drawn(line) for line in wonder_lines(board, 0))
    for tier in tiers:
        names = [f"{number + 1} {board.stages[number].place}" for number in tier]
        assert any(all(name in line for name in names) for line in text.splitlines())


def test_the_top_of_a_wonder_is_drawn_first_and_built_stages_are_filled() -> None:
    board = LIBRARY.boards[LIBRARY.find_board("Giza")]
    lines = [drawn(line).strip() for line in wonder_lines(board, 3)]
    assert lines == [
        "▱ 5 top · 4 different → 8 points",
        "▱ 4 tier 4 · 3 identical → 7 points",
        "▱ 3 tier 3 · 3 different → 6 points",
        "▰ 2 tier 2 · 5 points",
        "▰ 1 base · 4 points",
    ]


def test_every_token_and_wonder_says_what_it_does() -> None:
    words = {token.name: token_words(LIBRARY, number) for number, token in enumerate(LIBRARY.tokens)}
    assert all(words.values())
    assert len(set(words.values())) == len(words)
    assert words["Urbanism"] == "one more card after taking wood or clay"
    assert words["Science"] == "one more card after taking compass, gear or tablet"
    assert words["Architecture"] == "one more card after building a stage"
    assert words["Decor"] == "4 points, or 6 with a finished wonder"
    assert words["Culture"] == "4 points for 1 of them, 12 points for 2 of them"
    effects = [wonder_effect(board) for board in LIBRARY.boards]
    assert [board.name for board, effect in zip(LIBRARY.boards, effects, strict=True) if not effect] == ["Giza"]
    assert stage_cost(LIBRARY.boards[0].stages[1]) == "2 identical"


def test_cards_have_words_for_a_sentence() -> None:
    names = "wood, coin, gear, shield_1, blue_3, blue_2_cat"
    assert [name_in_text(LIBRARY.cards[card]) for card in cards(names)] == [
        "wood",
        "a coin",
        "a gear",
        "a shield with 1 horn",
        "a card of 3 points",
        "a card of 2 points with the cat",
    ]


def test_the_cat_shows_the_central_deck() -> None:
    tops = {0: "wood", 2: "gear", CENTRE: "stone"}
    assert actions(table(city(), tops=tops)) == [
        "1 take left □ Wood a resource for stages",
        "2 take centre face down",
        "3 take right ✚ Gear 2 equal or 3 different: a token",
    ]
    seen = table(city(), tops=tops, cat=0)
    assert actions(seen)[1] == "2 take centre □ Stone a resource for stages"
    assert "you saw it" in screen(seen)
    assert "◆ 0 + cat" in drawn(strip(scene_of(seen, 0)))


def test_actions_are_numbered_and_the_others_say_why_not() -> None:
    game = table(city("Giza", "wood, gear", "1", "Jewellery"), tops={0: "stone, blue_3"})
    choose(game, "take left")
    assert actions(game) == [
        "1 take left ◆ Three points 3 points",
        "2 take centre face down",
        "3 take right ◆ Three points 3 points",
        "4 done end the turn",
    ]
    assert refused(game) == [
        "✗ Stage 2 needs 2 identical resources; the cards and coins here give 1.",
        "✗ Stage 3 rests on stage 2, which is not built yet.",
        "✗ Stage 4 rests on stage 3, which is not built yet.",
        "✗ Stage 5 rests on stage 4, which is not built yet.",
        "✗ Two equal green cards or three different ones are needed for a progress token.",
    ]
    assert task_words(scene_of(game, 0), game.pending()[0]).endswith("Jewellery gives one more card.")


def test_a_stage_says_how_it_can_be_paid() -> None:
    game = table(city("Ephesus", "wood, stone, wood", "1"), tops={0: "coin"})
    choose(game, "take left")
    text = "\n".join(actions(game))
    assert "stage 2 2 identical → 3 points ★ take the top card of the central deck ✓ 2 ways to pay" in text
    assert any("stage 2, 3 or 4 can be paid" in line for line in refused(game))


def test_tokens_to_choose_from_come_with_their_words() -> None:
    game = table(city("Giza", "gear"), tops={0: "gear"}, row="Tactics, Culture, Economy", stack="Decor")
    choose(game, "take left")
    assert actions(game) == [
        "1 token ◈ Economy once a turn one coin pays for two resources of a stage",
        "2 token ◈ Tactics 2 shields",
        "3 token ◈ Culture 4 points for 1 of them, 12 points for 2 of them",
        "4 token unseen Top of the stack, 1 left.",
    ]


def test_halicarnassus_sees_the_cards_it_chooses_from() -> None:
    game = table(city("Halicarnassus", "wood", "1"), tops={0: "wood, gear, stone, coin, clay, blue_3"})
    choose(game, "take left")
    assert [line.split()[:3] for line in actions(game)] == [["1", "look", "left"], ["2", "look", "right"]]
    choose(game, "look left")
    assert actions(game)[0].split()[1:4] == ["keep", "□", "Stone"]
    assert len(actions(game)) == 5


@pytest.mark.parametrize(("peace", "words"), [(3, "△△△ 3 horns until"), (1, "▲▲△ 1 horn until"), (0, "▲▲▲ Battle at")])
def test_the_conflict_tokens_show_how_close_a_battle_is(peace: int, words: str) -> None:
    scene = scene_of(table(city(), peace=3), 0)
    scene.view.peace = peace
    assert words in " ".join(conflict_line(scene).plain.split())


@pytest.mark.parametrize("players", range(2, 8))
def test_a_screen_shows_only_what_the_seat_may_know(players: int) -> None:
    game = game_at(config(players), players, 3 * players)
    while game.pending()[0].seat != 0:
        decision = game.pending()[0]
        game.answer(decision.ident, game.options(decision.ident)[0])
    guess = sample(game.view(0), stream(5, 5))
    assert screen(guess) == screen(game)


def test_cities_cards_and_tokens_are_found_by_a_part_of_their_name() -> None:
    scene = scene_of(table(city("Giza", "wood, wood, shield_1", owned="Economy", victories=2), cat=0), 0)
    assert [find_city(scene, words) for words in ("", "left", "right", "rho", "gi", "xyz")] == [0, 1, 2, 1, 0, None]
    assert find_names(LIBRARY, "culture") == ["Culture"]
    assert find_names(LIBRARY, "horn") == ["Shield with 1 horn", "Shield with 2 horns"]
    text = "".join(drawn(panel) for panel in detail_panel(scene, 0))
    for words in ("2 × Wood", "▲ 1, 1 until the next battle", "2 victory tokens", "+ cat, 2 points", "◈ Economy"):
        assert words in text


def test_what_is_left_in_the_decks_adds_up() -> None:
    game = game_at(config(4), 3, 10)
    last = drawn(decks_table(scene_of(game, 0))).splitlines()[-1].split()
    assert last == ["All", *[str(len(deck)) for deck in game.decks]]


# What is told


def told(game: ArchitectsGame, *choices: str) -> list[str]:
    game.keeps_events = True
    choose(game, *choices)
    return [line.words for line in tell(game, table_names(game, 0), 0, game.events)]


def test_the_turn_of_a_city_is_one_line() -> None:
    game = table(city("Giza", "wood"), tops={0: "stone, blue_2_cat", 1: "shield_1", 2: "coin"})
    assert told(game, "take left", "take left", "take centre") == [
        "You take stone from the deck on your left. You build stage 1 of your wonder with wood and stone. "
        "That was the only choice.",
        "Rhodes takes a shield with 1 horn from the deck on the left. Rhodes turns 1 conflict token to battle.",
        "Olympia takes a card of 3 points from the central deck.",
    ]


def test_tokens_sets_and_the_cat_are_told() -> None:
    game = table(
        city("Giza", "gear, gear", owned="Science"), tops={0: "gear, blue_2_cat"}, row="Tactics", stack="Decor"
    )
    assert told(game, "take left", "take left", "token unseen") == [
        "You take a gear from the deck on your left. You use Science for an extra card. You take a card of 2 points "
        "with the cat from the deck on your left. You get the cat. You turn in a gear and a gear. That was the only "
        "choice. You take Decor from the top of the stack of progress tokens."
    ]


def test_a_battle_is_told_with_its_shields() -> None:
    game = table(city("Giza"), tops={0: "shield_2"}, peace=1)
    assert told(game, "take left") == [
        "You take a shield with 2 horns from the deck on your left. You turn 1 conflict token to battle.",
        "Battle: you have 1 shield, Rhodes has 0 shields and Olympia has 0 shields; you win 2 victory tokens.",
    ]


def test_halicarnassus_is_told_without_its_secret() -> None:
    game = table(city("Giza"), city("Halicarnassus", "wood", "1"), tops={1: "wood, gear, stone, coin, clay, blue_3"})
    lines = told(game, "take right", "take left", "look left", "keep clay")
    assert lines[1].startswith(
        "Halicarnassus takes wood from the deck on the left. Halicarnassus builds stage 2 of the wonder with wood and "
    )
    assert lines[1].endswith("Halicarnassus takes up 5 cards from the deck on the left. Halicarnassus keeps clay.")


def test_the_result_names_what_broke_the_tie() -> None:
    game = table(city("Giza", "blue_3, blue_3", "1"), city("Rhodes", "blue_3, blue_3, blue_2_cat, blue_2_cat"))
    assert result_words(game, ["you", "Rhodes", "Olympia"]) == "You win with 10 points and more stages."


# Whole games


@pytest.mark.parametrize(
    ("players", "wonders"),
    [
        (2, "random"),
        (3, "Halicarnassus"),
        (4, "Babylon,random,Alexandria"),
        (5, "Ephesus"),
        (6, "Olympia"),
        (7, "Giza"),
    ],
)
def test_a_whole_game_can_be_typed_and_repeated(players: int, wonders: str, tmp_path: Path) -> None:
    options = [*OPTIONS, "-p", str(players), "--wonders", wonders, "--seed", "6", "--bot", "random"]
    typed_to_end(options, ANSWERS, tmp_path / "game.json")


def test_the_same_options_and_lines_give_the_same_game() -> None:
    first, again = (typed([*OPTIONS, "-p", "3", "--seed", "9"], repeated(ANSWERS, 60)) for _ in range(2))
    assert first.output == again.output


@pytest.mark.parametrize("columns", [60, 80])
def test_a_narrow_terminal_gets_no_wider_lines(columns: int) -> None:
    options = [*OPTIONS, "-p", "7", "--seed", "6", "--bot", "random", "--wonders", "Ephesus"]
    result = typed(options, [*repeated(ANSWERS, 200), "q"], columns)
    assert widest(result.output, UNBROKEN) <= columns


def test_everything_can_be_looked_up_without_an_answer() -> None:
    lines = ["?", "l", "c", "c 1", "c 2", "c xyz", "c horn", "c Culture", "d", "d left", "d xyz", "decks", "t", "score"]
    result = typed([*OPTIONS, "-p", "3", "--seed", "6"], [*lines, "u", "p", ""])
    assert result.exit_code == 0
    for words in (
        "do the action with the number 2",
        "Nothing has happened yet.",
        "Type c and the name of a card or token",
        "Which one: Shield with 1 horn, Shield with 2 horns?",
        "4 points for 1 of them, 12 points for 2 of them",
        "No city here is called 'xyz'.",
        "Left in",
        "Nothing can be taken back",
        "You cannot pass here",
        "Total",
        "You leave the game in turn 1.",
        "The same deal again: sevenwonders play --players 3 --seed 6 --game architects",
    ):
        assert words in result.output, words


def test_bad_lines_get_a_sentence_and_ask_again() -> None:
    lines = ["99", "0", "[/bold] [red]", "take", "take up", "stage 1", "token Culture", "done", "\x00\x07", "é", "x1"]
    result = typed([*OPTIONS, "-p", "3", "--seed", "6"], [*lines, "take left", "q"])
    assert result.exit_code == 0
    assert "There is no 99: the numbers go from 1 to 3." in result.output
    assert "'[/bold] [red]' is not a choice." in result.output
    assert "No deck is called 'up'." in result.output
    assert "A turn begins with a card" in result.output
    assert "You take " in result.output


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\n")), max_size=30))
def test_no_input_breaks_the_game(lines: list[str]) -> None:
    assert typed([*OPTIONS, "-p", "2", "--seed", "6"], lines).exit_code == 0


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--wonders", "Atlantis"], "No wonder is called 'Atlantis'"),
        (["--wonders", "Giza,Giza"], "Each wonder exists once"),
        (["--bot", "genius"], "There is no bot 'genius'"),
        (["--players", "8"], "The game is for 2 to 7 players, not 8."),
        (["--edition", "2"], "Architects has no edition 2."),
        (["--expansion", "leaders"], "Architects has no expansion 'leaders'."),
        (["--variant", "teams"], "Architects has no variant 'teams'."),
        (["--option", "towers=high"], "Architects has no option 'towers'."),
        (["--option", "economy_forces_build=maybe"], "is true or false, not 'maybe'"),
    ],
)
def test_a_wrong_option_is_refused_before_the_game(options: list[str], words: str) -> None:
    assert words in str(typed([*OPTIONS, *options], ["q"]).exception)


def test_the_command_for_the_same_deal_repeats_what_differs() -> None:
    asked = config_of(3, ["Giza"], "Architects", option=["Economy_forces_build = FALSE"])
    assert asked.wonders == ["Giza", "random", "random"]
    assert command_words(asked, 7, "greedy") == (
        "sevenwonders play --players 3 --seed 7 --game architects --option economy_forces_build=false --wonders Giza"
    )
