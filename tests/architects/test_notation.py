"""Choices in words, menus and reasons."""

import pytest

from sevenwonders.architects.choice import DONE, FIRST_WONDER, KEEP, LOOK, SCIENCE, STAGE, TAKE, TOKEN, choice_of
from sevenwonders.architects.explain import sentence_of
from sevenwonders.architects.notation import describe, match_option, parse
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.errors import BadNotation, IllegalChoice
from sevenwonders.kernel.wording import Phrase
from tests.architects.games import CENTRE, LIBRARY, choose, city, moments, table


def test_every_option_is_written_and_read_back() -> None:
    uses: set[int] = set()
    for _, game in moments(12):
        for decision in game.decisions:
            for choice in game.options(decision.ident):
                uses.add(choice >> 23)
                assert parse(LIBRARY, describe(LIBRARY, choice)) == choice
                assert parse(LIBRARY, describe(LIBRARY, choice, by_id=True)) == choice
                assert match_option(game, decision, describe(LIBRARY, choice)) == choice
    assert uses == {TAKE, STAGE, SCIENCE, TOKEN, LOOK, KEEP, DONE}


@pytest.mark.parametrize(
    ("words", "again"),
    [
        ("TAKE Left", "take left"),
        ("take center", "take centre"),
        ("take giza", "take Giza"),
        ("stage 2 WITH Wood,wood", "stage 2 with wood, wood"),
        ("stage 3 with coin, wood using engineering, Economy", "stage 3 with wood, coin using Economy, Engineering"),
        ("science Gear", "science gear, gear"),
        ("science tablet, compass, gear", "science compass, gear, tablet"),
        ("token culture", "token Culture"),
        ("Token Unseen", "token unseen"),
        ("look RIGHT", "look right"),
        ("keep two points with cat", "keep two points with cat"),
        ("  done ", "done"),
    ],
)
def test_choices_are_read_in_any_usual_form(words: str, again: str) -> None:
    assert describe(LIBRARY, parse(LIBRARY, words)) == again


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("dance", "is not a choice"),
        ("take", "is not a choice"),
        ("take Atlantis", "No deck is called"),
        ("stage", "is not a choice"),
        ("stage six", "write for instance"),
        ("stage 6", "write for instance"),
        ("stage 2 with gear", "resources and coins only"),
        ("stage 2 with wood, wood, wood, wood, wood, wood, wood, wood", "that many cards"),
        ("stage 2 with iron", "No card is called"),
        ("stage 2 with wood using Decor", "does not help to pay"),
        ("stage 2 with wood using magic", "No progress token"),
        ("science wood", "two equal symbols"),
        ("science compass, gear", "two equal symbols"),
        ("token money", "No progress token"),
        ("keep money", "No card is called"),
        ("look centre", "look left or look right"),
    ],
)
def test_words_that_are_no_choice_are_refused_with_the_reason(words: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        parse(LIBRARY, words)


def action() -> ArchitectsGame:
    """A table with everything that can be done within a turn."""
    held = "wood, wood, stone, coin, gear, gear"
    game = table(city("Rhodes", held, owned="Urbanism, Economy, Engineering"), tops={0: "clay"})
    return choose(game, "take left")


def matched(game: ArchitectsGame, words: str) -> str:
    return describe(LIBRARY, match_option(game, game.decisions[0], words))


def test_a_stage_may_leave_its_payment_open() -> None:
    game = action()
    assert matched(game, "stage 1") == "stage 1 with wood, stone"
    assert matched(game, "stage 2") == "stage 2 with wood, wood"
    assert matched(game, "stage 1 using Engineering") == "stage 1 with wood, wood using Engineering"
    assert matched(game, "stage 2 with wood, stone") == "stage 2 with wood, stone using Engineering"
    with pytest.raises(IllegalChoice, match="cannot be paid that way"):
        matched(game, "stage 2 with coin using Engineering")


def test_a_deck_may_be_named_by_its_wonder() -> None:
    game = table(city("Giza"), city("Rhodes"), city("Olympia"))
    assert matched(game, "take Giza") == "take left"
    assert matched(game, "take Olympia") == "take right"
    with pytest.raises(IllegalChoice, match="within reach"):
        matched(game, "take Rhodes")
    with pytest.raises(IllegalChoice, match="within reach"):
        matched(game, "take Babylon")


# Menus and reasons


def rows(game: ArchitectsGame) -> list[tuple[int, int, int, bool, int]]:
    menu = game.menu(game.decisions[0].ident)
    for row in menu:
        assert bool(row.choices) == (row.reason == "") == (row.why is None)
    return [(row.use, row.argument, len(row.choices), row.compulsory, row.card) for row in menu]


def test_the_menu_of_cards() -> None:
    game = table(city(), tops={0: "gear", 2: "wood"}, only={CENTRE: ""})
    gear, wood = LIBRARY.find_card("gear"), LIBRARY.find_card("wood")
    assert rows(game) == [(TAKE, 0, 1, True, gear), (TAKE, 1, 1, True, wood), (TAKE, 2, 0, False, -1)]


def test_the_menu_of_a_turn() -> None:
    game = action()
    found = rows(game)
    assert [(use, argument) for use, argument, *_ in found] == [
        *[(TAKE, place) for place in range(3)],
        *[(STAGE, stage) for stage in range(5)],
        *[(SCIENCE, number) for number in range(4)],
        (DONE, 0),
    ]
    assert [compulsory for _, _, _, compulsory, _ in found] == [False] * 3 + [True, True] + [False] * 4 + [
        True,
        False,
        False,
        False,
    ]
    done = game.menu(game.decisions[0].ident)[-1]
    assert "stage 1 or 2 can be paid" in done.reason


def test_the_menu_without_extra_cards_and_with_a_free_choice() -> None:
    game = choose(table(city(held="wood, wood", owned="Engineering"), tops={0: "blue_3"}), "take left")
    found = rows(game)
    assert found[0] == (STAGE, 0, 1, False, -1)
    assert found[-1] == (DONE, 0, 1, False, -1)


def test_the_menu_of_tokens_decks_and_cards_taken_up() -> None:
    game = table(city("Babylon", "wood", "1"), tops={0: "wood"}, row="Decor, Culture, Culture", stack="")
    choose(game, "take left")
    assert [row[2] for row in rows(game)] == [1, 1, 0]
    game = table(city("Alexandria", "wood", "1"), tops={0: "wood"}, only={1: ""})
    choose(game, "take left")
    assert [row[2] for row in rows(game)] == [1, 1, 1, 0]
    game = table(city("Halicarnassus", "wood", "1"), tops={0: "wood, gear, coin, coin, coin, coin"})
    choose(game, "take left")
    assert next((row[0], row[4]) for row in rows(game)) == (LOOK, LIBRARY.find_card("gear"))
    choose(game, "look left")
    assert [(row[0], row[4]) for row in rows(game)] == [
        (KEEP, LIBRARY.find_card("coin")),
        (KEEP, LIBRARY.find_card("gear")),
    ]


def test_numbers_that_mean_nothing_are_refused_with_a_reason() -> None:
    game = action()
    ident = game.decisions[0].ident
    reasons = {
        -1: "number from the list",
        choice_of(SCIENCE, 9): "two equal symbols, or one of each",
        choice_of(STAGE, 7 << 20): "5 stages",
        choice_of(TOKEN, 1): "Now build a stage",
        choice_of(9, 0): "Now build a stage",
        choice_of(DONE, 0): "The turn cannot end yet",
    }
    for choice, reason in reasons.items():
        assert reason in game.explain(ident, choice)
        with pytest.raises(IllegalChoice, match=reason):
            game.answer(ident, choice)
    assert game.explain(ident, game.options(ident)[0]) == ""
    free = choose(table(city(owned="Urbanism"), tops={0: "wood"}), "take left")
    assert "done and nothing else" in free.explain(free.decisions[0].ident, choice_of(DONE, 1))
    green = choose(table(city(held="gear, gear", owned="Urbanism"), tops={0: "wood"}), "take left")
    assert "green cards" in green.explain(green.decisions[0].ident, choice_of(DONE, 0))
    look = choose(table(city("Halicarnassus", "wood", "1"), tops={0: "wood"}), "take left")
    assert "look left or look right" in look.explain(look.decisions[0].ident, choice_of(LOOK, 2))
    deck = choose(table(city("Alexandria", "wood", "1"), tops={0: "wood", 1: "gear"}), "take left")
    own = choice_of(TAKE, FIRST_WONDER + LIBRARY.find_board("Alexandria"))
    assert "take left or take right" in deck.explain(deck.decisions[0].ident, own)
    start = table(city())
    assert "begins with a card" in start.explain(start.decisions[0].ident, choice_of(DONE, 0))


@pytest.mark.parametrize("words", ["take centre", "take Central", "take middle", "take center"])
def test_the_central_deck_has_several_names(words: str) -> None:
    assert parse(LIBRARY, words) == choice_of(TAKE, 2)


def test_a_list_may_be_written_with_and() -> None:
    assert parse(LIBRARY, "stage 2 with wood and wood") == parse(LIBRARY, "stage 2 with wood, wood")
    assert parse(LIBRARY, "science compass, gear and tablet") == parse(LIBRARY, "science compass, gear, tablet")


def test_reasons_list_stages_in_words() -> None:
    lower = Phrase("rests_on_all", stage=5, lower=[2, 3, 4])
    assert sentence_of(LIBRARY, lower) == "Stage 5 rests on stages 2, 3 and 4, which are not built yet."
    due = sentence_of(LIBRARY, Phrase("one_stage_due", either=[2, 3, 4]))
    assert due == "The turn cannot end yet: stage 2, 3 or 4 can be paid, and one of them has to be built."
    assert sentence_of(LIBRARY, Phrase("empty_deck", wonder="giza")) == "The deck of Giza is empty."
    assert sentence_of(LIBRARY, Phrase("two_needed", symbol="gear")) == "Two cards with a gear are needed for that."
