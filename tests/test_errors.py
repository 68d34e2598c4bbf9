"""Errors: each says in a sentence what is wrong and what to do, and leaves the game as it was."""

import pickle
from collections.abc import Callable

import pytest

from sevenwonders import Config, new_game
from sevenwonders.classic.choice import SELL, choice_of
from sevenwonders.classic.saving.position import set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.text.notation import match_option
from sevenwonders.classic.trade.resources import choice_unit
from sevenwonders.kernel.errors import (
    BadConfig,
    BadNotation,
    BrokenSave,
    GameError,
    IllegalChoice,
    UnknownDecision,
    UnknownSeat,
    VersionMismatch,
)
from sevenwonders.kernel.seed import MAX_SECRET, MAX_SEED
from sevenwonders.kernel.wording import Phrase
from tests.support.expansions import ALL
from tests.support.games import LIBRARY, city, game_at, position


def refused(error: type[GameError], act: Callable[[], object]) -> str:
    """The message of the error, which is a sentence or two."""
    with pytest.raises(error) as caught:
        act()
    message = str(caught.value)
    assert message[0].isupper() or message[0] == "'"
    assert message.endswith(".")
    assert len(message) > 15
    return message


@pytest.mark.parametrize("config", [Config(2), Config(3), Config(3, game="architects")], ids=repr)
@pytest.mark.parametrize("number", [1 << 62, 1 << 63, 1 << 80, -1, -(1 << 63), -(1 << 80)])
def test_numbers_of_any_size_are_refused_in_the_same_way(config: Config, number: int) -> None:
    game = new_game(config, 1)
    ident = game.pending()[0].ident
    before = game.to_data()
    assert str(number) in refused(UnknownDecision, lambda: game.answer(number, 0))
    refused(IllegalChoice, lambda: game.answer(ident, number))
    assert game.explain(ident, number)
    assert game.to_data() == before


def test_errors_can_be_caught_together() -> None:
    for kind in (BadConfig, IllegalChoice, UnknownDecision, UnknownSeat, BrokenSave, VersionMismatch, BadNotation):
        assert issubclass(kind, GameError)
    assert issubclass(VersionMismatch, BrokenSave)


def test_a_refused_answer_changes_nothing() -> None:
    game = game_at(Config(4), 1, 30, keep_events=True)
    decision = game.pending()[0]
    before, told = game.to_data(), len(game.events)
    for choice in (-1, 0, 1 << 30, choice_of(LIBRARY.find_card("Palace"), SELL)):
        assert refused(IllegalChoice, lambda choice=choice: game.answer(decision.ident, choice))  # type: ignore[misc]
    assert game.to_data() == before
    assert len(game.events) == told


def test_unknown_decisions_are_refused() -> None:
    game = game_at(Config(3), 1, 1)
    before = game.to_data()
    for act in (game.options, game.menu):
        assert "not open" in refused(UnknownDecision, lambda act=act: act(999))  # type: ignore[misc]
    assert "not open" in refused(UnknownDecision, lambda: game.answer(999, 0))
    assert "not open" in refused(UnknownDecision, lambda: game.change(-1, 0))
    assert "not open" in refused(UnknownDecision, lambda: game.explain(999, 0))
    assert game.to_data() == before


def test_answering_twice_and_changing_nothing_are_refused() -> None:
    game = game_at(Config(3), 1, 1)
    before = game.to_data()
    answered = next(item for item in game.decisions if item not in game.pending())
    waiting = game.pending()[0]
    options = game.options(answered.ident)
    assert "change()" in refused(UnknownDecision, lambda: game.answer(answered.ident, options[0]))
    assert "answer()" in refused(UnknownDecision, lambda: game.change(waiting.ident, game.options(waiting.ident)[0]))
    assert refused(IllegalChoice, lambda: game.change(answered.ident, -1))
    assert game.to_data() == before


def test_a_finished_game_asks_nothing() -> None:
    game = game_at(Config(3), 1)
    assert game.finished()
    assert game.pending() == []
    refused(UnknownDecision, lambda: game.answer(0, 0))


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_unknown_seats_have_no_view(seat: int) -> None:
    game = new_classic_game(Config(3), 1)
    assert "spectator" in refused(UnknownSeat, lambda: game.view(seat))


def test_the_free_city_has_no_view() -> None:
    game = new_classic_game(Config(2), 1)
    assert refused(UnknownSeat, lambda: game.view(2))


BAD_CONFIGS = [
    (Config(game="chess"), "chess"),
    (Config(edition=3), "Edition 3"),
    (Config(edition=0), "Edition 0"),
    (Config(expansions=ALL[:1]), f"first edition has no expansion '{ALL[0]}'"),
    (Config(edition=2, expansions=["babel"]), "no expansion 'babel'"),
    (Config(options={"defeats": "flat"}), "and no other"),
    (Config(edition=2, options={"leader_price": "age"}), "There are: defeats"),
    (Config(edition=2, options={"defeats": "double"}), "by_age or flat, not 'double'"),
    (Config(variant="duel"), "no variant 'duel'"),
    (Config(variant="teams"), "second edition"),
    (Config(5, edition=2, variant="teams"), "4 or 6"),
    (Config(2, edition=2), "3 to 7"),
    (Config(2, edition=2, variant="two_player"), "first edition"),
    (Config(4, variant="two_player"), "2 players"),
    (Config(3, wonders=["Giza A", "Rhodes A"]), "3 cities"),
    (Config(3, wonders=[]), "3 cities"),
    (Config(3, wonders=["Giza A", "Giza B", "random"]), "different"),
    (Config(3, wonders=["Giza A"]), "different"),
    (Config(3, wonders=["Atlantis", "A", "A"]), "Atlantis"),
    (Config(3, wonders=["Giza C", "A", "A"]), "side"),
    (Config(3, wonders=["Giza", "A", "A"]), "side"),
]


@pytest.mark.parametrize(("config", "word"), BAD_CONFIGS)
def test_bad_configurations_are_refused(config: Config, word: str) -> None:
    assert word in refused(BadConfig, lambda: new_classic_game(config, 1))


@pytest.mark.parametrize("players", [0, 1, 8, 9])
def test_a_configuration_is_checked_when_it_is_made(players: int) -> None:
    assert f"2 to 7 players, not {players}" in refused(BadConfig, lambda: Config(players))
    assert 'wonders=["A"]' in refused(BadConfig, lambda: Config(3, wonders="A")).replace("'A'", '"A"')
    assert "expansions=['leaders']" in refused(BadConfig, lambda: Config(3, expansions="leaders"))
    assert Config(3, wonders=("A", "B", "A")).wonders == ["A", "B", "A"]


@pytest.mark.parametrize("seed", [-1, MAX_SECRET + 1])
def test_seeds_out_of_range_are_refused(seed: int) -> None:
    assert str(MAX_SEED) in refused(BadConfig, lambda: new_classic_game(Config(3), seed))


def test_bad_positions_are_refused() -> None:
    fine = [city("Giza A"), city("Rhodes A"), city("Ephesus A")]
    assert "3 cities" in refused(BadConfig, lambda: set_up(Config(3), fine[:2]))
    for age, turn in ((0, 1), (4, 1), (1, 0), (1, 7)):
        assert refused(BadConfig, lambda age=age, turn=turn: set_up(Config(3), fine, age=age, turn=turn))  # type: ignore[misc]
    for twin in ("Giza A", "Giza B"):
        assert "exists once" in refused(BadConfig, lambda twin=twin: position(*fine[:2], city(twin)))  # type: ignore[misc]
    assert "-1 coins" in refused(BadConfig, lambda: position(city(coins=-1), *fine[1:]))
    assert "stages" in refused(BadConfig, lambda: position(city(stages=4), *fine[1:]))
    assert "stages" in refused(BadConfig, lambda: position(city(stages=-1), *fine[1:]))
    assert "twice" in refused(BadConfig, lambda: position(city(built=["Loom", "loom_2"]), *fine[1:]))
    assert "draw_pile" in refused(BadConfig, lambda: position(*fine, draw_pile=["Altar"]))


def test_unknown_names_are_refused() -> None:
    game = position(city(hand=["Altar"]), city("Rhodes A", hand=["Baths"]), city("Ephesus A"))
    before = game.to_data()
    for words in ("build Atlantis", "sell x", "take y"):
        assert "No card is called" in refused(BadNotation, lambda words=words: LIBRARY.find_card(words))  # type: ignore[misc]
        assert refused(BadNotation, lambda words=words: match_option(game, game.pending()[0], words))  # type: ignore[misc]
    assert "There are Alexandria" in refused(BadNotation, lambda: LIBRARY.find_board("Atlantis A"))
    assert "Its sides: A, B" in refused(BadNotation, lambda: LIBRARY.find_board("Giza", "C"))
    assert "unknown card" in refused(BrokenSave, lambda: LIBRARY.saved_card("Altar"))
    assert "unknown board" in refused(BrokenSave, lambda: LIBRARY.saved_board("Giza A"))
    assert game.to_data() == before


def test_a_producer_of_an_unknown_kind_is_refused() -> None:
    assert "WG" in refused(BadConfig, lambda: choice_unit("WG"))


def test_an_error_of_another_process_arrives_as_it_was() -> None:
    error = pickle.loads(pickle.dumps(BadConfig(Phrase("box-wishes", count="3"))))
    assert type(error) is BadConfig
    said = error.said()
    assert isinstance(said, Phrase)
    assert said.ident == "box-wishes"
    assert "3 seats" in str(error)
