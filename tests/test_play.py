"""The terminal game: what is typed, what is drawn, and whole games at the prompt."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenwonders import Config
from sevenwonders.classic.choice import BUILD
from sevenwonders.classic.conflict import FightOutcome
from sevenwonders.classic.kinds import (
    BUILT,
    CARD,
    CONFLICT,
    DISCARD_PILE,
    DISCARDED,
    GAINED,
    LAST_CARD,
    PAID,
    REVEALED,
    SOLD,
)
from sevenwonders.classic.memory.sample import sample
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.app import app
from sevenwonders.cli.classic.city import detail_panel, goods_words
from sevenwonders.cli.classic.hand import verdict
from sevenwonders.cli.classic.reference import find_cards, find_city
from sevenwonders.cli.classic.screen import passing_words, scene_of
from sevenwonders.cli.play import command_words, result_words
from sevenwonders.cli.prompt import (
    DECLINE,
    HELP,
    LOG,
    LONGEST,
    NOTHING,
    PICK,
    QUIT,
    SCORE,
    SHOW_CARD,
    SHOW_CITY,
    SHOW_TABLE,
    TAKE_BACK,
    TYPED,
    Command,
    parse_command,
    parse_payment,
)
from sevenwonders.cli.table_options import config_of, split_list, words_of
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.rng import stream
from tests.support.classic_screens import WIDTHS, check_questions, screen, told
from tests.support.expansions import ALL
from tests.support.games import LIBRARY
from tests.support.terminal import RUNNER, drawn, printed, typed, typed_to_end, widest

# Whatever is asked, one of these is an answer: a card, the first payment, a sale, nothing from the discard pile.
ANSWERS = ["s1", "", "1", "", "2", "", "3", "", "4", "", "x1", "p"]


def city(board: str, built: str = "", hand: str = "", coins: int = 3) -> CitySetup:
    cards = [LIBRARY.find_card(name) for name in built.split(", ") if name]
    held = [LIBRARY.find_card(name) for name in hand.split(", ") if name]
    return CitySetup(LIBRARY.find_board(board), coins, 0, cards, held, [])


# What is typed


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("3", Command(PICK, "", 3)),
        ("b3", Command(PICK, "b", 3)),
        (" B 3 ", Command(PICK, "b", 3)),
        ("s12", Command(PICK, "s", 12)),
        ("X1", Command(PICK, "x", 1)),
        ("f2", Command(PICK, "f", 2)),
        ("0", Command(PICK, "", 0)),
        ("", Command(NOTHING)),
        ("   ", Command(NOTHING)),
        ("?", Command(HELP)),
        ("HELP", Command(HELP)),
        ("l", Command(LOG)),
        ("score", Command(SCORE)),
        ("t", Command(SHOW_TABLE)),
        ("u", Command(TAKE_BACK)),
        ("p", Command(DECLINE)),
        ("q", Command(QUIT)),
        ("c Library", Command(SHOW_CARD, words="Library")),
        ("c", Command(SHOW_CARD)),
        ("d left", Command(SHOW_CITY, words="left")),
        ("build Library (left 2)", Command(TYPED, words="build Library (left 2)")),
        ("build\tLibrary\x1b", Command(TYPED, words="build Library")),
        ("١", Command(TYPED, words="١")),
        ("-1", Command(TYPED, words="-1")),
        ("9999", Command(TYPED, words="9999")),
        ("y3", Command(TYPED, words="y3")),
    ],
)
def test_a_line_is_one_command(line: str, command: Command) -> None:
    assert parse_command(line, "bfsx") == command


@given(st.text())
def test_every_line_means_something_that_can_be_shown_again(line: str) -> None:
    command = parse_command(line, "bfsx")
    assert command.words.isprintable()
    assert len(command.words) <= LONGEST


@pytest.mark.parametrize(
    ("line", "position"),
    [("", 0), ("1", 0), (" 3 ", 2), ("4", None), ("0", -1), ("back", -1), ("left", None), ("²", None)],
)
def test_a_payment_is_picked_by_number_or_enter(line: str, position: int | None) -> None:
    assert parse_payment(line, 3) == position


@pytest.mark.parametrize(
    ("players", "words", "wonders"),
    [
        (4, "random", ["random"]),
        (4, "b", ["b"]),
        (3, "Giza A", ["Giza A", "random", "random"]),
        (3, "Giza A, random ,Rhodes B", ["Giza A", "random", "Rhodes B"]),
    ],
)
def test_wonders_that_are_not_named_are_dealt(players: int, words: str, wonders: list[str]) -> None:
    assert config_of(players, [words]).wonders == wonders
    assert config_of(players, words.split(",")).wonders == wonders


def test_an_empty_wonder_is_refused() -> None:
    with pytest.raises(BadConfig, match="empty place"):
        config_of(3, ["Giza A,,Rhodes B"])


def test_the_command_for_the_same_deal_can_be_typed() -> None:
    assert command_words(config_of(4, None), 7, "greedy") == "sevenwonders play --players 4 --seed 7"
    named = command_words(config_of(3, ["Giza A"]), 7, "random")
    assert named.endswith("--seed 7 --wonders 'Giza A' --bot random")
    assert command_words(config_of(3, ["random,Giza A,random"]), 7, "greedy").endswith("--wonders 'random,Giza A'")
    assert command_words(config_of(3, ["random,random"]), 7, "greedy").endswith("--wonders random")


def test_whatever_differs_from_the_usual_game_is_repeated() -> None:
    expansions = ALL[:2]
    asked = Config(4, edition=2, expansions=expansions, variant="solo", options={"defeats": "flat"})
    assert words_of(asked) == [
        *["--edition", "2", "--expansion", ",".join(expansions), "--variant", "solo", "--option", "defeats=flat"],
    ]
    assert words_of(Config()) == []


@pytest.mark.parametrize(("values", "items"), [(None, []), (["one, two"], ["one", "two"]), (["a", "b,"], ["a", "b"])])
def test_lists_come_with_commas_or_repeated(values: list[str] | None, items: list[str]) -> None:
    assert split_list(values) == items


@pytest.mark.parametrize("words", ["defeats", "=flat", "defeats=", " = "])
def test_an_option_has_a_key_and_a_value(words: str) -> None:
    with pytest.raises(BadConfig, match="Write KEY=VALUE"):
        config_of(4, None, option=[words])


# What is drawn


def verdicts_of(game: ClassicGame) -> dict[str, str]:
    decision = game.pending()[0]
    scene = scene_of(game, 0)
    rows = [row for row in game.menu(decision.ident) if row.use == BUILD]
    return {LIBRARY.cards[row.card].name: verdict(scene, 0, row).plain for row in rows}


def test_every_verdict_has_a_shape_and_says_why() -> None:
    hand = "Loom, Temple, Guard Tower, Barracks, Academy, Apothecary, Altar"
    left, right = city("Babylon A", hand="Altar"), city("Rhodes A", hand="Altar")
    game = set_up(Config(3), [city("Giza A", "Altar", hand, coins=2), left, right], age=2)
    assert verdicts_of(game) == {
        "Loom": "✓ free",
        "Altar": "✗ already built",
        "Temple": "⛓ free by Altar",
        "Guard Tower": "● 2 to Babylon",
        "Barracks": "● 2 to Rhodes",
        "Academy": "✗ it needs 2 more stone and 1 more glass",
        "Apothecary": "✗ it needs 1 more textile",
    }


def test_a_card_that_is_too_dear_says_how_many_coins_are_short() -> None:
    left, right = city("Babylon A", hand="Altar"), city("Rhodes A", hand="Altar")
    game = set_up(Config(3), [city("Giza A", hand="Guard Tower", coins=1), left, right], age=2)
    assert verdicts_of(game) == {"Guard Tower": "✗ 2 coins, 1 short"}


def test_goods_are_told_in_words() -> None:
    seat = scene_of(new_classic_game(Config(3, wonders=["Giza A", "random", "random"]), 1), 0).cities[0]
    assert goods_words(seat.sold_goods, seat.sold_choices) == "1 stone"
    others = [city("Babylon A", hand="Altar"), city("Rhodes A", hand="Altar")]
    game = set_up(Config(3), [city("Giza A", "Timber Yard, Caravansery", "Loom"), *others])
    timber = scene_of(game, 0).cities[0]
    assert goods_words(timber.sold_goods, timber.sold_choices) == "1 stone, wood/stone"
    assert goods_words(0, timber.own_choices - timber.sold_choices) == "any raw material"


@pytest.mark.parametrize("players", range(3, 8))
def test_a_screen_shows_only_what_the_seat_may_know(players: int) -> None:
    game = new_classic_game(Config(players), seed=11)
    guess = sample(game.view(0), stream(5, 5))
    assert screen(guess) == screen(game)


@pytest.mark.parametrize("width", WIDTHS)
def test_every_question_is_drawn_without_a_look_at_hidden_cards(width: int) -> None:
    marks = {
        CARD: ["Hands pass", "Build", "? help"],
        LAST_CARD: ["The last card of the Age is played as well."],
        DISCARD_PILE: ["may build one card of the discard pile free of charge, or pass.", "p pass"],
    }
    check_questions(Config(3, wonders=["Halicarnassus B", "Olympia A", "Babylon B"]), marks, width)


def test_the_passing_direction_names_who_receives_and_who_gives() -> None:
    game = new_classic_game(Config(4, wonders=["Giza A", "Rhodes A", "Babylon A", "Ephesus A"]), seed=2)
    assert passing_words(scene_of(game, 0)).endswith("yours goes to Rhodes, the next one comes from Ephesus.")
    game.age = 2
    assert "to the right: yours goes to Ephesus" in passing_words(scene_of(game, 0))


def test_cities_and_cards_are_found_by_a_part_of_their_name() -> None:
    game = new_classic_game(Config(3, wonders=["Giza A", "Rhodes A", "Babylon A"]), seed=2)
    scene = scene_of(game, 0)
    assert [find_city(scene, words) for words in ("", "left", "right", "rho", "gi", "xyz")] == [0, 1, 2, 1, 0, None]
    assert find_cards(scene, "library") == [LIBRARY.find_card("Library")]
    assert len(find_cards(scene, "trading")) == 2
    assert find_cards(scene, "nothing of the kind") == []
    assert "Babylon: Babylon A" in drawn(detail_panel(scene, 2))


# What is told


def test_what_a_city_did_is_one_line() -> None:
    library, loom = LIBRARY.find_card("Library"), LIBRARY.find_card("Loom")
    events = [
        Event(REVEALED, -1, [], EVERYONE, []),
        Event(PAID, 1, [2, 0, 0], EVERYONE, []),
        Event(PAID, 0, [1, 0, 1], EVERYONE, []),
        Event(BUILT, 0, [library, BUILD, 0], EVERYONE, []),
        Event(BUILT, 1, [library, BUILD, 1], EVERYONE, []),
        Event(SOLD, 2, [1, 2], 2, [loom]),
        Event(GAINED, 2, [3], EVERYONE, []),
        Event(DISCARDED, 1, [1], 1, [loom]),
        Event(DISCARDED, 0, [1], 0, [loom]),
        Event(CONFLICT, 0, FightOutcome(1, 4, 2, [3], [-1]).values(), EVERYONE, []),
        Event(CONFLICT, 2, FightOutcome(0, 5, 4, [3], [-1]).values(), EVERYONE, []),
        Event(CONFLICT, 0, FightOutcome(1, 2, 2, [], []).values(), EVERYONE, []),
        Event(CONFLICT, 1, FightOutcome(2, 2, 2, [], []).values(), EVERYONE, []),
    ]
    assert told(Config(3), ["you", "Giza", "Rhodes"], events) == [
        "You build the Library. You pay 1 coin to Giza and 1 coin to the bank. You discard the Loom.",
        "Giza builds the Library. Giza pays 2 coins to Rhodes.",
        "Rhodes sells a card of Age I. Rhodes gets 3 coins from the bank.",
        "You defeat Giza by 4 to 2: +3 for you, −1 for Giza.",
        "Rhodes defeats you by 5 to 4: +3 for Rhodes, −1 for you.",
        "You and Giza draw 2 to 2: no tokens.",
        "Giza and Rhodes draw 2 to 2: no tokens.",
    ]


def test_the_result_names_the_winner() -> None:
    game = new_classic_game(Config(3), seed=1)
    assert result_words(game, ["you", "Giza", "Rhodes"]) == "You, Giza and Rhodes share the victory with 1 point."
    game.cities[0].coins += 3
    assert result_words(game, ["you", "Giza", "Rhodes"]) == "You win with 2 points."
    game.cities[1].coins += 7
    assert result_words(game, ["you", "Giza", "Rhodes"]) == "Giza wins with 3 points. You come 2nd with 2."
    game.cities[2].coins += 8
    assert result_words(game, ["you", "Giza", "Rhodes"]).startswith("Rhodes wins with 3 points and more coins.")


# Whole games


@pytest.mark.parametrize(
    ("players", "wonders"),
    [
        (3, "Halicarnassus B,Olympia A,Babylon B"),
        (4, "Olympia A"),
        (7, "Babylon B"),
    ],
)
def test_a_whole_game_can_be_typed_and_repeated(players: int, wonders: str, tmp_path: Path) -> None:
    typed_to_end(["-p", str(players), "--wonders", wonders, "--seed", "6"], ANSWERS, tmp_path / "game.json")


@pytest.mark.parametrize("columns", [60, 80])
def test_a_narrow_terminal_gets_no_wider_lines(columns: int) -> None:
    result = typed(["-p", "7", "--seed", "6"], ["1", "q"], columns=columns)
    assert widest(result.output) <= columns


def test_everything_can_be_looked_up_without_an_answer() -> None:
    lines = [
        "?",
        "l",
        "c",
        "c 1",
        "c xyz",
        "c trading post",
        "c Library",
        "d",
        "d left",
        "d xyz",
        "t",
        "score",
        "u",
        "p",
    ]
    result = typed(["-p", "3", "--seed", "6"], lines)
    assert result.exit_code == 0
    for words in (
        "build the next stage",
        "Nothing has happened yet.",
        "Type c and a card's name",
        "Which one: East Trading Post, West Trading Post?",
        "2 stone, 1 textile",
        "No city here is called 'xyz'.",
        "There is nothing to take back.",
        "You cannot pass here",
        "Total",
        "You leave the game in Age I, turn 1.",
        "The same deal again: sevenwonders play --players 3 --seed 6",
    ):
        assert words in result.output, words


def test_bad_lines_get_a_sentence_and_ask_again() -> None:
    lines = [
        "99",
        "0",
        "f1",
        "[/bold] [red]",
        "build",
        "build Nothing",
        "take Loom",
        "stage x (left 99)",
        "\x00\x07",
        "é",
    ]
    result = typed(["-p", "3", "--seed", "6"], [*lines, "x1", "q"])
    assert result.exit_code == 0
    assert "There is no 99: the numbers go from 1 to 7." in result.output
    assert "This city has no right to build a structure free." in result.output
    assert "'[/bold] [red]' is not a choice." in result.output
    assert "You sell the" in result.output


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\n")), max_size=30))
def test_no_input_breaks_the_game(lines: list[str]) -> None:
    assert typed(["-p", "3", "--seed", "6"], lines).exit_code == 0


def test_input_that_is_no_text_is_survived() -> None:
    result = RUNNER.invoke(app, ["play", "-p", "3", "--seed", "6"], input=b"\xff\xfe\n\x80\nq\n")
    assert result.exit_code == 0


def test_the_notation_of_records_and_bare_names_work() -> None:
    game = new_classic_game(Config(3), 6)
    name = LIBRARY.cards[game.cities[0].hand[0]].name
    result = typed(["-p", "3", "--seed", "6"], [f"sell {name}", "q"])
    assert f"You sell the {name}. You get 3 coins from the bank." in result.output
    free = next(LIBRARY.cards[card] for card in game.cities[0].hand if not LIBRARY.cards[card].cost)
    assert f"You build the {free.name}" in typed(["-p", "3", "--seed", "6"], [free.name.upper(), "q"]).output


def test_ctrl_c_leaves_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt(prompt)

    monkeypatch.setattr("builtins.input", interrupt)
    result = RUNNER.invoke(app, ["play", "--seed", "6"])
    assert result.exit_code == 0
    assert "You leave the game in Age I, turn 1." in result.output


def test_without_a_seed_one_is_drawn_and_shown() -> None:
    seeds = {line for _ in range(2) for line in typed([], ["q"]).output.splitlines() if line.startswith("Seed ")}
    assert len(seeds) == 2


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--wonders", "Atlantis A"], "No wonder is called 'Atlantis'"),
        (["--wonders", "A,B,A,B,A"], "This table has 4 cities"),
        (["--bot", "genius"], "There is no bot 'genius'"),
        (["--save", "no/such/folder/game.json"], "folder that exists"),
        (["--seed", "-1"], "A seed is a number"),
        (["--players", "8"], "The game is for 2 to 7 players, not 8."),
        (["--game", "chess"], "There is no game 'chess'. Use classic or architects."),
        (["--edition", "3"], "Edition 3 cannot be played."),
        (["--expansion", "towers"], "expansion"),
        (["--variant", "blitz"], "There is no variant 'blitz'."),
        (["--option", "defeats"], "'defeats' is not an option. Write KEY=VALUE."),
        (["--option", "towers=high"], "option 'towers'"),
    ],
)
def test_a_wrong_option_is_refused_before_the_game(options: list[str], words: str) -> None:
    result = typed(options, ["q"])
    assert words in str(result.exception)


def test_help_names_every_option() -> None:
    text = printed("play", "--help")
    for option in ("--players", "--wonders", "--seed", "--bot", "--save", "--game", "--edition", "--expansion"):
        assert option in text
    for option in ("--variant", "--option"):
        assert option in text
