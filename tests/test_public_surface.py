"""What a bot author meets first: values that compare and say what they are, choices with names, positions and back."""

import pytest

from sevenwonders import (
    ArchitectsView,
    BadConfig,
    BrokenSave,
    ClassicView,
    Config,
    Game,
    Memory,
    View,
    new_architects_game,
    new_classic_game,
    new_game,
    new_memory,
    set_up,
)
from sevenwonders.catalogue.facts import CatalogueError, Fact
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic import kinds
from sevenwonders.classic.effects.special import BuildFromDiscard
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.rules import ALL_RULES, BASE, event_names
from sevenwonders.classic.saving.load import load_classic_game
from sevenwonders.classic.saving.position import CitySetup, setup_of
from sevenwonders.classic.saving.setup_keys import key_cards, key_list, key_mapping, key_numbers
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import EVERYONE, Event
from sevenwonders.kernel.score import Score
from tests.support.effect_schema import typed_effects
from tests.support.games import LIBRARY, game_at

EVERYTHING = Config(4, edition=2, expansions=list(EXPANSIONS))


def test_values_compare_and_say_what_they_are() -> None:
    named = Config(4, edition=2, variant="teams", wonders=["Giza Day"], options={"defeats": "flat"})
    assert repr(named) == "<Config 4 players, classic, edition 2, teams, wonders Giza Day, defeats=flat>"
    assert repr(Config(3, game="architects")) == "<Config 3 players, architects>"
    assert Config(3) == Config(3) != Config(4)
    assert hash(Config(3)) == hash(Config(3))
    decision = Decision(1, 2, 0, 3, -1)
    assert repr(decision) == "<Decision 1 about seat 2, answered by seat 0, open>"
    assert decision == decision.copy() != Decision(1, 2, 0, 3, 7)
    assert hash(decision) == hash(decision.copy())
    event = Event(1, 0, [2], 0, [3])
    assert repr(event) == "<Event of kind 1 at seat 0, values [2], secret [3] for seat 0>"
    assert event == Event(1, 0, [2], 0, [3]) != Event(1, 0, [2], EVERYONE, [])
    assert hash(event) == hash(Event(1, 0, [2], 0, [3]))
    score = Score(0, [1, 2], 3)
    assert repr(score) == "<Score of seat 0: 3 = 1 + 2>"
    assert score == Score(0, [1, 2], 3) != Score(0, [1, 2], 4)
    assert score != 3
    assert hash(score) == hash(Score(0, [1, 2], 3))


def test_games_and_views_say_what_they_are() -> None:
    game = new_classic_game(Config(3), 1)
    assert repr(game).startswith("<ClassicGame Age I, turn 1, 3 of 3 decisions open")
    assert repr(game.view(0)).startswith("<View of seat 0, 3 open decisions")
    assert repr(game.view(-1)).startswith("<View of a spectator")
    assert game.view(0) == game.view(0) != game.view(1)
    assert hash(game.view(0)) == hash(game.view(0))
    assert "for " in repr(game.menu(0)[0])
    assert new_architects_game(Config(3, game="architects"), 1).moment() == "turn 1, seat 0 to move"


def test_effects_have_codes_and_words_or_neither() -> None:
    library = library_of(2, tuple(EXPANSIONS))
    effects = [effect for card in library.cards for effect in card.effects]
    effects += [effect for board in library.boards for stage in board.stages for effect in stage.effects]
    for board in library.boards:
        effects += board.effects
    for edition in (LIBRARY, library):
        effects += [effect for board in edition.boards for stage in board.stages for effect in stage.effects]
    for effect in effects:
        assert bool(effect.code()) == bool(effect.words())
        assert effect.is_right() in (True, False)
    assert typed_effects([{"points": 3}])[0].points == 3


def test_cities_of_a_game_can_be_described_and_set_up_again() -> None:
    game = game_at(EVERYTHING, 5, 20)
    again = set_up(EVERYTHING, [setup_of(game, seat) for seat in range(4)], age=game.age)
    assert [setup_of(again, seat).keys for seat in range(4)] == [setup_of(game, seat).keys for seat in range(4)]
    assert [game.coins_due(seat) >= 0 for seat in range(4)] == [True] * 4


def test_keys_that_are_wrong_or_not_there_are_refused() -> None:
    city = CitySetup(0, 3, 0, [], [], [], keys={"nothing": 1})
    with pytest.raises(BadConfig, match="have no 'nothing'"):
        set_up(Config(3), [city] * 3)
    for read in (key_list, key_numbers, key_mapping):
        with pytest.raises(BadConfig, match="should be"):
            read({"x": 3}, "x")
    with pytest.raises(BadConfig, match="whole numbers"):
        key_numbers({"x": ["a"]}, "x")
    with pytest.raises(BadConfig, match="list of cards"):
        key_cards(LIBRARY, {"x": [3]}, "x")


def test_every_event_knows_its_cards() -> None:
    for number in event_names():
        name = event_names()[number]
        rule = next((item for item in ALL_RULES if name in item.declaration().events), BASE)
        assert rule.cards_in(Event(number, 0, [4, 0, 0], 0, [5])) in ([], [4], [5], [4, 0, 0])
    assert BASE.cards_in(Event(kinds.SOLD, 0, [1], 0, [5])) == [5]


def test_a_save_with_a_group_that_cannot_be_is_refused() -> None:
    data = new_classic_game(Config(3), 1).to_data()
    card = [0, 0, 0, "card", []]
    for decisions in (
        [[0, 0, 0, "recruit", []]],
        [card, [1, 1, 1, "last_card", []]],
        [[0, 0, 0, "dance", []]],
        [card, [1, 1, 1, "bonus", []], [2, 2, 2, "card", []]],
    ):
        with pytest.raises(BrokenSave):
            load_classic_game({**data, "decisions": decisions})


def test_facts_of_the_wrong_kind_are_refused() -> None:
    for read in (Fact("x", []).text, Fact("x", 3).items, Fact("x", 3).mapping, Fact("x", "a").integer):
        with pytest.raises(CatalogueError, match="should be"):
            read()


def test_what_only_wrong_data_could_reach() -> None:
    game = new_classic_game(Config(3), 1)
    assert BASE.options(game, Decision(0, 0, 0, kinds.BONUS, -1)) == []
    with pytest.raises(CatalogueError, match="place from 1 to 4"):
        BuildFromDiscard.read(Fact("x", 9))
    assert Rule().phrase(game.library, Event(0, 0, [], EVERYONE, [])) is None


def test_every_class_answers_for_itself_what_is_an_instance() -> None:
    """Compiled abstract classes once shared their answers: a view that was no game was no view afterwards."""
    for config in (Config(3), Config(3, game="architects")):
        game = new_game(config, 1)
        found = {"view": game.view(0), "game": game, "memory": new_memory(config, 0)}
        kinds = {"game": Game, "memory": Memory, "view": View}
        for name, value in found.items():
            assert [other for other, kind in kinds.items() if isinstance(value, kind)] == [name]
            assert isinstance(value, kinds[name])
        classic = config.game == "classic"
        assert isinstance(game.view(1), ArchitectsView) != classic
        assert isinstance(game.view(1), ClassicView) == classic
        assert isinstance(game.view(1), View)
