"""Choices as objects: their parts, their words, and every place that takes one."""

import pytest

from sevenwonders import BadNotation, Choice, Config, IllegalChoice, UnknownDecision, new_classic_game, new_game, stream
from sevenwonders.bots.bot import Bot, Question, play_out
from sevenwonders.catalogue.loader import EXPANSIONS
from tests.support.games import any_option, city, play_on, position

EVERYTHING = Config(4, edition=2, expansions=list(EXPANSIONS))
ARCHITECTS = Config(3, game="architects")
CONFIGS = [Config(3), EVERYTHING, ARCHITECTS]
NAMES = ["first edition", "all expansions", "architects"]


@pytest.mark.parametrize("config", CONFIGS, ids=NAMES)
def test_choices_are_the_options_with_names(config: Config) -> None:
    for seed in range(3):
        game = play_on(new_game(config, seed), stream(seed, 1), 30, any_option)
        for decision in game.pending():
            choices = game.choices(decision)
            assert [int(choice) for choice in choices] == game.options(decision)
            assert choices == sorted(choices) == Question(game, decision).choices()
            assert len(set(choices)) == len(choices)
            for choice in choices:
                assert str(choice) == game.describe(choice, by_id=True) == game.describe(int(choice), by_id=True)
                assert game.choice(decision, str(choice)) == game.choice(decision, choice) == choice
                assert sum(choice.payments.values()) == choice.price or config is ARCHITECTS
                assert game.explain(decision, choice) == game.explain(decision.ident, str(choice)) == ""


def test_parts_of_a_choice_in_the_classic_game() -> None:
    mine = city("Giza A", hand=["Scriptorium", "Stockade"], coins=5)
    game = position(mine, city("Rhodes A", built=["Loom", "Press"]), city("Babylon A"))
    decision = game.pending()[0]
    built = game.choice(decision, "build Scriptorium")
    assert (built.use, built.card, built.stage, built.price) == ("build", "scriptorium", 0, 2)
    assert (built.payments, built.extra, built.number) == ({"left": 2}, "", 0)
    assert repr(built) == "<Choice build scriptorium (left 2, right 0)>"
    sold = game.choice(decision, "sell Stockade")
    assert (sold.use, sold.price, sold.payments) == ("sell", 0, {})
    assert sold < built
    assert sold <= built
    assert built > sold
    assert built >= sold
    assert built != int(built)
    assert hash(built) == hash(game.choice(decision, int(built)))


def test_parts_of_a_choice_in_architects() -> None:
    game = new_game(ARCHITECTS, 7)
    taken = {str(choice): choice for choice in game.choices(game.pending()[0])}
    assert (taken["take centre"].card, taken["take centre"].use) == ("", "take")
    assert taken["take left"].card
    assert (taken["take left"].payments, taken["take left"].extra, taken["take left"].number) == ({}, "", 0)
    while not any(choice.use == "stage" for choice in game.choices(game.pending()[0])):
        game.answer(game.pending()[0], game.choices(game.pending()[0])[0])
    stage = next(choice for choice in game.choices(game.pending()[0]) if choice.use == "stage")
    assert stage.stage == int(str(stage).split()[1])
    assert sum(stage.payments.values()) >= 2


def test_a_decision_is_answered_by_object_number_or_notation() -> None:
    game = new_classic_game(Config(3), 7)
    first, second, third = game.pending()
    game.answer(first, game.choices(first)[-1])
    name = game.library.cards[game.cities[0].hand[0]].name
    game.change(game.view(0).decisions[0], f"sell {name}")
    game.answer(second.ident, game.options(second)[0])
    assert game.menu(third)[0].choices
    after = game.after(third, game.choices(third)[0])
    assert (game.turn, after.turn) == (1, 2)
    assert game.pending() == [third]
    with pytest.raises(UnknownDecision, match="answered already"):
        game.answer(first, 0)
    architects = new_game(ARCHITECTS, 7)
    assert architects.after(architects.pending()[0], "take left").pending() != architects.pending()


def test_a_choice_that_is_not_allowed_is_refused_with_the_reason() -> None:
    game = new_classic_game(Config(3), 7)
    decision = game.pending()[0]
    elsewhere = new_game(ARCHITECTS, 7)
    strange = elsewhere.choices(elsewhere.pending()[0])[0]
    with pytest.raises(IllegalChoice, match="other cards"):
        game.answer(decision, strange)
    assert game.choices(decision)[0] != strange
    assert "not in" in game.explain(decision, "build Palace")
    with pytest.raises(IllegalChoice, match="not in"):
        game.choice(decision, "build Palace")
    with pytest.raises(BadNotation, match="is not a choice"):
        game.describe("dance")
    assert game.describe("sell palace") == "sell Palace"
    assert elsewhere.describe("take middle") == "take centre"
    assert game.pending() == game.decisions


class Builder(Bot):
    """Builds the cheapest card that it can."""

    def choose(self, question: Question) -> Choice:
        choices = question.choices()
        builds = [choice for choice in choices if choice.use == "build"]
        return min(builds or choices, key=lambda choice: choice.price)


def test_a_bot_may_answer_with_choices() -> None:
    game = new_classic_game(Config(3), 7)
    play_out(game, [Builder(), Bot(), Builder()])
    assert game.finished()
    assert len(game.cities[0].built) > 10
