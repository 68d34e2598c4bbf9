"""Choices as text: every option of random games there and back, and what is not understood."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    NO_CARD,
    PASS,
    PASSING,
    SELL,
    STAGE,
    TAKE,
    card_of,
    choice_of,
    coins_of,
    left_of,
    right_of,
    trade_in,
    trade_of,
    use_of,
)
from sevenwonders.classic.text.notation import describe, exact_choice, match_option, parse
from sevenwonders.classic.trade.resources import letters_of, pack, unpack, words_of
from sevenwonders.kernel.agenda import argument_of, kind_of, step_of
from sevenwonders.kernel.errors import BadNotation, IllegalChoice
from sevenwonders.kernel.rng import stream
from tests.support.games import LIBRARY, PLAYERS, answer_one, asked, card, city, game_at, position


@pytest.mark.parametrize("players", PLAYERS)
def test_every_option_is_read_back_as_it_was_written(players: int) -> None:
    for seed in range(2):
        wonders = ["Halicarnassus B", "Olympia A", *["random"] * (max(players, 3) - 2)]
        game = game_at(Config(players, wonders=wonders), seed, 0)
        while not game.finished():
            for decision in game.pending():
                for choice in game.options(decision.ident):
                    words = describe(game.library, choice)
                    assert match_option(game, decision, words) == choice, words
                    assert match_option(game, decision, f"  {words.upper()} ") == choice
                    assert exact_choice(game.library, describe(game.library, choice, by_id=True)) == choice
            answer_one(game, stream(seed, 5000 + game.next_ident))


def test_packing_there_and_back() -> None:
    rng = stream(1, 1)
    for _ in range(2000):
        number, use, left, right = rng.below(1000), rng.below(5), rng.below(60), rng.below(60)
        trade = trade_of(left, right)
        choice = choice_of(number, use, trade)
        assert (card_of(choice), use_of(choice), trade_in(choice)) == (number, use, trade)
        assert (coins_of(trade), left_of(trade), right_of(trade)) == (left + right, left, right)
    assert (card_of(PASSING), use_of(PASSING)) == (NO_CARD, PASS)


def test_sorted_choices_come_in_the_order_of_the_rules() -> None:
    """R3: the cheapest first, then the least to the left."""
    pairs = [(0, 2), (2, 0), (0, 4), (2, 2), (4, 0)]
    assert sorted(trade_of(*pair) for pair in pairs) == [trade_of(*pair) for pair in pairs]


def test_steps_there_and_back() -> None:
    for kind in range(12):
        for argument in (0, 1, 63):
            step = step_of(kind, argument)
            assert (kind_of(step), argument_of(step)) == (kind, argument)


def test_resources_there_and_back() -> None:
    for letters in ("", "W", "WWSOCGPT", "SSSS", "GPT"):
        assert letters_of(pack(letters)) == letters
        assert sum(unpack(pack(letters))) == len(letters)


@pytest.mark.parametrize(
    ("letters", "words"),
    [
        ("", ""),
        ("W", "1 wood"),
        ("OOW", "1 wood and 2 ore"),
        ("WSG", "1 wood, 1 stone and 1 glass"),
        ("PP", "2 papyrus"),
    ],
)
def test_resources_in_words(letters: str, words: str) -> None:
    assert words_of(pack(letters)) == words


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("pass", (PASS, NO_CARD, 0)),
        ("PASS ", (PASS, NO_CARD, 0)),
        ("build Library", (BUILD, "Library", -1)),
        ("Build  library (left 2, right 4)", (BUILD, "Library", trade_of(2, 4))),
        ("stage Library (right 2)", (STAGE, "Library", trade_of(0, 2))),
        ("build Library free", (BUILD_FREE, "Library", -1)),
        ("sell craftsman's guild", (SELL, "Craftsmens Guild", -1)),
        ("sell Bazaar", (SELL, "Bazar", -1)),
        ("take chamber-of-commerce", (TAKE, "Chamber of Commerce", -1)),
        ("take loom_2", (TAKE, "loom_2", -1)),
    ],
)
def test_forms(words: str, expected: tuple[int, str | int, int]) -> None:
    use, name, trade = expected
    assert parse(LIBRARY, words) == (use, card(name) if isinstance(name, str) else name, trade)


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        ("", "Write one of: build CARD, stage CARD"),
        ("dance", "Write one of: build CARD, stage CARD"),
        ("build", "Write one of: build CARD, stage CARD"),
        ("sell Library free", "only 'build CARD free'"),
        ("build Library (left two)", "Write for instance"),
        ("build Library ()", "Write for instance"),
        ("build Library (left 99, right 99)", "more than anybody"),
        ("build Library (up 2)", "Write for instance"),
        ("build Atlantis", "No card is called"),
    ],
)
def test_what_is_not_understood(words: str, advice: str) -> None:
    with pytest.raises(BadNotation, match=advice):
        parse(LIBRARY, words)


def test_choices_that_are_not_offered_say_why() -> None:
    game = position(
        city(hand=["Altar", "loom_2"], built=["Loom"]), city("Rhodes A", hand=["Baths"]), city("Ephesus A"), age=2
    )
    decision = asked(game, 0, 0)
    for words, reason in (
        ("build Loom", "already built"),
        ("build Press", "not in the hand"),
        ("stage Altar (left 9)", "It needs 1 more stone."),
        ("pass", "not in the hand"),
        ("take Altar", "can be built, used for a stage"),
    ):
        with pytest.raises(IllegalChoice, match=reason):
            match_option(game, decision, words)
    assert card_of(match_option(game, decision, "sell Loom")) == card("loom_2")
