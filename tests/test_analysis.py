"""The analysis of games: what is judged, how losses are counted, and what is said about them."""

import json
from pathlib import Path

import pytest

from sevenwonders import Config, new_game, record_game
from sevenwonders.bots.analysis.judged_option import JudgedOption
from sevenwonders.bots.analysis.move import Move, accuracy_of
from sevenwonders.bots.analysis.reasons import reason_alone, reason_for, sentence
from sevenwonders.bots.analysis.study import Study, new_study
from sevenwonders.bots.analysis.walk import last_choices
from sevenwonders.bots.architects.reasons import MEANINGS as ARCHITECTS
from sevenwonders.bots.architects.reasons import ArchitectsWording
from sevenwonders.bots.batches import played_game
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.classic.reasons import CITY_MEANINGS, MEANINGS, ClassicWording
from sevenwonders.bots.core.evaluate import Evaluated, Reason, evaluate
from sevenwonders.classic.table import ClassicGame
from sevenwonders.encode.features import feature_extractor_of
from sevenwonders.games import checked_config
from sevenwonders.kernel.game import Game
from sevenwonders.record.files import save_record
from sevenwonders.record.record import replay
from tests.support.expansions import ALL
from tests.support.games import city, position
from tests.support.terminal import printed

QUICK = Budget(iterations=24)
TABLES = [
    Config(3),
    Config(2),
    Config(4, edition=2, variant="teams"),
    Config(3, edition=2, expansions=ALL),
    Config(3, game="architects"),
]


def study_of(config: Config, bot: str = "greedy", seed: int = 3) -> Study:
    """The finished analysis of a game between bots."""
    game = played_game(checked_config(config), [bot] * config.players, seed)
    study = new_study(record_game(game), QUICK, seed=1)
    list(study.findings())
    return study


@pytest.fixture(scope="module")
def studied() -> Study:
    return study_of(Config(3), "random")


def move(loss: float) -> Move:
    choice = JudgedOption(1, "sell Loom", "loom", "sell", 0, 0, 0.5 - loss, 29.0, 2.5, 24)
    best = JudgedOption(2, "build Loom", "loom", "build", 0, 0, 0.5, 30.0, 2.0, 24)
    return Move(0, 0, 0, "Age I, turn 1", 1, 1, "card", choice, best, 0.0, 2, 3, "")


@pytest.mark.parametrize(("loss", "mark"), [(0.01, ""), (0.03, "inaccuracy"), (0.07, "mistake"), (0.4, "blunder")])
def test_a_costly_move_is_marked(loss: float, mark: str) -> None:
    assert move(loss).mark == mark


def test_no_move_gains_against_the_best_one() -> None:
    assert move(-0.2).loss == 0.0


def test_accuracy_falls_with_every_loss() -> None:
    assert accuracy_of([]) == accuracy_of([move(0.0)]) == 100.0
    assert 0.0 < accuracy_of([move(0.5)]) < accuracy_of([move(0.1)]) < accuracy_of([move(0.1), move(0.0)]) < 100.0


@pytest.mark.parametrize("config", TABLES, ids=repr)
def test_every_sort_of_game_can_be_analysed(config: Config) -> None:
    study = study_of(config)
    moves = replay(study.record)
    assert study.moves
    assert sum(stretch.end - stretch.first for stretch in study.stretches) == study.answers()
    for item in study.moves:
        moves.jump(item.step)
        options = set(moves.game.options(item.ident))
        assert {item.choice.choice, item.best.choice} <= options
        assert 0.0 <= item.choice.chance <= 1.0
        assert (item.reason == "") == (item.choice.choice == item.best.choice)
    assert {player.seat for player in study.players()} == set(study.game.players())
    for point in study.course:
        sides = 2.0 if config.variant == "teams" else 1.0
        assert sum(point.chances) == pytest.approx(sides, abs=1e-6)


def test_stretches_give_the_same_in_any_number_of_processes(studied: Study) -> None:
    again = new_study(studied.record, QUICK, seed=1)
    for found in again.findings(jobs=2):
        assert found.answers <= 12
    assert again.moves == studied.moves
    assert again.course == studied.course


def test_a_better_player_is_more_accurate(studied: Study) -> None:
    def mean(study: Study) -> float:
        return sum(player.accuracy for player in study.players()) / len(study.players())

    assert mean(study_of(Config(3), "strong")) > mean(studied)


def test_a_change_of_mind_is_judged_once_by_its_last_answer() -> None:
    game = new_game(Config(3), seed=4)
    first, last = game.options(0)[0], game.options(0)[-1]
    game.answer(0, first)
    game.change(0, last)
    game.answer(1, game.options(1)[0])
    game.answer(2, game.options(2)[0])
    record = record_game(game)
    assert last_choices(replay(record))[0] == last
    study = new_study(record, QUICK)
    list(study.findings())
    assert [item.ident for item in study.moves if item.seat == 0 and item.step < 4] == [0]


def test_a_game_that_is_not_over_can_be_analysed() -> None:
    game = new_game(Config(3), seed=4)
    game.answer(0, game.options(0)[0])
    study = new_study(record_game(game), QUICK)
    assert len(list(study.findings())) == 1
    assert not study.game.finished()


# What a seat knows


@pytest.mark.parametrize("others", [["Theater", "Press"], ["Tavern", "Clay Pit"]])
def test_nothing_that_a_seat_cannot_know_changes_its_analysis(others: list[str]) -> None:
    """Deals that differ only in the hands of others give the same judgement."""
    game = at_table(["Altar", "Baths"], others)
    usual = at_table(["Altar", "Baths"], ["Stockade", "Loom"])
    assert judgement(game) == judgement(usual)


def at_table(*hands: list[str]) -> ClassicGame:
    boards = ["Giza A", "Rhodes A", "Babylon A"]
    given = [*hands, *[["West Trading Post", "Apothecary"]] * (len(boards) - len(hands))]
    return position(*[city(board, hand=hand) for board, hand in zip(boards, given, strict=True)])


def judgement(game: Game) -> list[tuple[int, float | None]]:
    return [(item.choice, item.chance) for item in evaluate(game.view(0), None, 0, budget=QUICK, seed=5)]


# What is said


def test_a_reason_is_a_sentence_about_what_differs() -> None:
    game = at_table(["Lumber Yard", "Stockade"])
    decision = game.decision(0)
    option = game.options(0)[0]
    best = Evaluated(option, 0.5, 9, 0.6, 40.0, [Reason("price.I", -1.0), Reason("good.I.wood.0", 2.0)])
    other = Evaluated(option, 0.5, 9, 0.5, 38.0, [Reason("good.I.wood.0", 0.5)])
    assert reason_for(game, decision, best, other) == "It gives the wood that two of your stages and cards need."
    assert reason_alone(game, decision, best) == "It gives the wood that two of your stages and cards need."
    plain = Evaluated(option, 0.5, 9, 0.6, 40.0, [])
    assert reason_for(game, decision, plain, other) == "It leads to 2.0 more points on average."
    level = Evaluated(option, 0.5, 9, 0.6, 38.1, [])
    assert reason_for(game, decision, level, other) == "It leads to positions that are won more often."
    assert reason_alone(game, decision, plain) == "It leads to the best positions."


@pytest.mark.parametrize(
    ("feature", "words"),
    [
        ("war.I.-1.1", "it turns a border from one behind to one ahead"),
        ("war.II.-1.0", "it prevents a defeat at one border"),
        ("war.II.-3.-1", "it comes nearer to a neighbour's shields"),
        ("war.III.1.2", "it keeps a border safe"),
        ("symbol.II.1.0", "it is the second symbol of its kind in the city"),
        ("symbol.II.0.1", "it completes a set of three symbols"),
        ("symbol.I.0.0", "it begins a kind of symbol that the city lacks"),
        ("sellers.I.0", "no neighbour sells what it makes"),
        ("sellers.I.2", ""),
        ("left_over.I.5", "it leaves enough coins for the next turns"),
        ("left_over.I.0", ""),
        ("stage.giza_a.2", "the second stage of the wonder pays off from now on"),
        ("card.build.altar", "Altar is worth a lot to this city"),
        ("card.sell.altar", ""),
        ("good.I.papyrus.0", "it gives papyrus, which the city does not make yet"),
        ("for_another.card.build.altar", ""),
        ("moment.build.I.2", ""),
    ],
)
def test_features_have_words(feature: str, words: str) -> None:
    game = new_game(Config(3, wonders=["Giza A", "Rhodes A", "Babylon A"]), seed=1)
    assert ClassicWording().words(game, game.decision(0), 0, feature) == words
    assert not words or sentence(words).endswith(".")


@pytest.mark.parametrize(("game", "titles"), [("classic", {*MEANINGS, *CITY_MEANINGS}), ("architects", {*ARCHITECTS})])
def test_words_belong_to_features_that_exist(game: str, titles: set[str]) -> None:
    names = {name.split(".")[0] for name in feature_extractor_of(checked_config(Config(4, game=game))).option_names}
    assert titles <= names


@pytest.mark.parametrize(
    ("feature", "words"),
    [
        ("symbol.early.1.set", "it completes symbols for a progress token"),
        ("symbol.early.1.no_set", "it brings a progress token nearer"),
        ("ends.ahead", "it ends the game while you are ahead"),
        ("ends.behind", ""),
        ("cat.early.free", "the cat shows you the central deck from now on"),
        ("cat.early.mine", ""),
        ("completes.giza.2", "it completes a stage of the wonder"),
        ("waste.0", "it keeps the cards that later stages need"),
        ("waste.2", ""),
        ("use.take.early", ""),
    ],
)
def test_features_of_architects_have_words(feature: str, words: str) -> None:
    game = new_game(Config(3, game="architects"), seed=1)
    assert ArchitectsWording().words(game, game.pending()[0], 0, feature) == words


# The command


def saved(folder: Path) -> tuple[Path, Game]:
    game = played_game(checked_config(Config(3)), ["random"] * 3, 3)
    save_record(folder / "game.json", game)
    return folder / "game.json", game


def test_the_command_prints_players_and_costly_moves(tmp_path: Path) -> None:
    path, game = saved(tmp_path)
    text = printed("analyse", str(path), "--iterations", "24", "--report", str(tmp_path / "report.html"))
    assert "Accuracy" in text
    assert "Why" in text
    for score in game.score_sheet():
        assert f" {score.total()} " in text
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert report.count("<polyline") == 3
    assert "Costly moves" in report


def test_the_command_prints_json(tmp_path: Path) -> None:
    path, game = saved(tmp_path)
    data = json.loads(printed("analyse", str(path), "--iterations", "24", "--json"))
    assert data["finished"] is True
    assert [player["score"] for player in data["players"]] == [score.total() for score in game.score_sheet()]
    assert {"choice", "best", "loss", "cost", "error", "reason", "mark"} <= set(data["moves"][0])
    assert data["course"][0]["step"] == 0
