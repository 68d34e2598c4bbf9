"""The analysis of games: what is judged, how losses are counted, and what is said about them."""

import json
from pathlib import Path

import pytest

from sevenwonders import Config, new_game, record_game
from sevenwonders.bots.analysis import walk
from sevenwonders.bots.analysis.move import JudgedOption, Move, accuracy_of
from sevenwonders.bots.analysis.study import NO_STEP, Study, new_study
from sevenwonders.bots.analysis.walk import last_choices
from sevenwonders.bots.batches import played_game
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.core.evaluate import evaluate
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.words.language import speak
from sevenwonders.cli.words.study import StudyWords
from sevenwonders.games import checked_config
from sevenwonders.kernel.game import Game
from sevenwonders.record.files import save_record
from sevenwonders.record.record import replay
from tests.support.expansions import ALL
from tests.support.games import city, position
from tests.support.terminal import printed

# Worlds for each decision.
QUICK = Budget(iterations=3)
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


def option(use: str, chance: float, points: float = 30.0, place: float = 2.0) -> JudgedOption:
    return JudgedOption(1, f"{use} Loom", "loom", use, 0, 0, chance, points, place, 200)


def move(cost: float, error: float = 0.0, stake: float = 0.2) -> Move:
    choice, best = option("sell", 0.5 - cost, 29.0, 2.5), option("build", 0.5)
    return Move(0, 0, 0, "Age I, turn 1", 1, 1, "card", choice, best, cost, error, stake, 0.0, 2, 3)


@pytest.mark.parametrize(("cost", "mark"), [(0.01, ""), (0.03, "inaccuracy"), (0.07, "mistake"), (0.4, "blunder")])
def test_a_costly_move_is_marked(cost: float, mark: str) -> None:
    assert move(cost).mark == mark


def test_no_move_is_marked_inside_its_error() -> None:
    assert move(0.1, error=0.051).mark == ""
    assert move(0.1, error=0.049).mark == "mistake"


def test_a_move_tells_what_it_gave_away() -> None:
    made = move(0.1)
    assert [made.loss, made.loss_points, made.loss_place] == pytest.approx([0.1, 1.0, 0.5])
    assert move(-0.2).loss == 0.0


def test_accuracy_is_the_share_of_what_choices_could_gain() -> None:
    assert accuracy_of([]) == accuracy_of([move(0.0)]) == 100.0
    assert accuracy_of([move(0.05), move(0.0)]) == pytest.approx(87.5)
    assert accuracy_of([move(0.05), move(0.0, stake=0.0)]) == pytest.approx(75.0)
    assert accuracy_of([move(0.2), move(0.2)]) == 0.0
    assert accuracy_of([move(0.9), move(0.0)]) == 0.0


@pytest.mark.parametrize("config", TABLES, ids=repr)
def test_every_sort_of_game_can_be_analysed(config: Config) -> None:
    study = study_of(config)
    moves = replay(study.record)
    assert study.moves
    assert study.studied == study.answers()
    for item in study.moves:
        moves.jump(item.step)
        options = set(moves.game.options(item.ident))
        assert {item.choice.choice, item.best.choice} <= options
        assert 0.0 <= item.choice.chance <= 1.0
        assert 0.0 <= item.cost <= 1.0
        assert 1 <= item.rank <= item.options
        assert (item.choice.choice == item.best.choice) == (item.rank == 1)
        assert not item.evidence or item.mark
    assert {player.seat for player in study.players()} == set(study.game.players())
    for point in study.course:
        sides = 2.0 if config.variant == "teams" else 1.0
        assert sum(point.chances) == pytest.approx(sides, abs=1e-6)
    assert study.course[-1].points == [score.total() for score in study.game.score_sheet()][: len(study.sides())]
    for player in study.players():
        assert player.expected + player.luck + player.made == pytest.approx(player.score)


def test_the_curve_and_the_moves_say_the_same(studied: Study) -> None:
    by_step = {point.step: point for point in studied.course}
    steps = sorted(by_step)
    for item in studied.moves:
        opened = max(step for step in steps if step <= item.step)
        assert item.choice.chance == pytest.approx(by_step[opened].chances[item.seat])


def test_the_moves_that_decided_a_game_are_few_and_known(studied: Study) -> None:
    steps = {item.step for item in studied.moves}
    assert 0 < len(studied.moments()) <= 3
    assert set(studied.moments()) <= steps
    for player in studied.players():
        assert {player.best_step, player.worst_step} <= steps | {NO_STEP}
        own = [item for item in studied.moves if item.seat == player.seat]
        assert max(item.cost for item in own) == next(item.cost for item in own if item.step == player.worst_step)
        for mark, count in player.marks.items():
            assert count == sum(item.mark == mark for item in own)


def test_stretches_give_the_same_in_any_number_of_processes(studied: Study) -> None:
    again = new_study(studied.record, QUICK, seed=1)
    for found in again.findings(jobs=2):
        assert found.answers <= 12
    assert again.moves == studied.moves
    assert again.course == studied.course


def test_an_expert_is_far_more_accurate_than_chance() -> None:
    game = played_game(checked_config(Config(3)), ["random", "expert", "random"], 5)
    study = new_study(record_game(game), Budget(iterations=12), seed=1)
    list(study.findings())
    first, expert, last = (player.accuracy for player in study.players())
    assert expert > max(first, last) + 20.0


def test_a_limit_on_time_ends_the_search() -> None:
    """From source a server studies moves for a time, not in a number of worlds."""
    game = played_game(checked_config(Config(3)), ["greedy"] * 3, 3)
    study = new_study(record_game(game), Budget(milliseconds=1))
    study.add(walk.studied(study.stretches[0]))
    assert study.moves
    assert all(item.choice.visits < walk.WORLDS for item in study.moves)


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
    return [(item.choice, item.chance) for item in evaluate(game.view(0), None, 0, budget=Budget(24), seed=5)]


# The command


def saved(folder: Path) -> tuple[Path, Game]:
    game = played_game(checked_config(Config(3)), ["random"] * 3, 3)
    save_record(game, folder / "game.json")
    return folder / "game.json", game


def test_the_command_prints_players_and_costly_moves(tmp_path: Path) -> None:
    path, game = saved(tmp_path)
    text = printed("analyse", str(path), "--worlds", "3", "--report", str(tmp_path / "report.html"))
    assert "Accuracy" in text
    assert "Why" in text
    for score in game.score_sheet():
        assert f" {score.total()} " in text
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert report.count("<polyline") == 3
    assert "Costly moves" in report


def test_moves_are_told_in_the_language_of_the_reader(studied: Study) -> None:
    first, costly = studied.moves[0], studied.costly()
    words = StudyWords(studied)
    assert words.moment(first) == "Age I, turn 1"
    assert [words.reasons(move) for move in costly] == [studied.sentences(move) for move in costly]
    speak("de")
    words = StudyWords(studied)
    assert words.moment(first) == "Zeitalter I, Runde 1"
    assert not {reason for move in costly for reason in words.reasons(move)} & {
        reason for move in costly for reason in studied.sentences(move)
    }


def test_the_command_prints_json(tmp_path: Path) -> None:
    path, game = saved(tmp_path)
    data = json.loads(printed("analyse", str(path), "--worlds", "3", "--json"))
    assert data["finished"] is True
    assert [player["score"] for player in data["players"]] == [score.total() for score in game.score_sheet()]
    assert {"choice", "best", "loss", "cost", "error", "evidence", "mark"} <= set(data["moves"][0])
    assert {"accuracy", "expected", "luck", "made", "marks"} <= set(data["players"][0])
    assert data["moments"]
    assert data["course"][0]["step"] == 0
