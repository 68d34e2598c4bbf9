import json
import pickle
import sys
import tracemalloc
from itertools import islice
from math import isclose

import pytest

from sevenwonders import Config
from sevenwonders.bots.batches import (
    GAMES_PER_BATCH,
    MOST_GAMES,
    empty_statistics,
    new_tournament,
    play_batch,
    run_batches,
    seed_of,
)
from sevenwonders.bots.bot import play_out
from sevenwonders.bots.registry import make_bot
from sevenwonders.classic.scoring import CATEGORIES
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.cli import main
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.seed import MAX_SEED
from sevenwonders.languages import languages, say
from sevenwonders.record.statistics import Performance, Spread, Statistics
from tests.support.games import city, position

Report = dict[str, object]
WONDERS = ("Giza A", "Rhodes A", "Ephesus A")
# What depends on the machine and the moment.
CLOCKED = ("seconds", "games_per_second", "jobs")


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """The exit code of `sevenwonders simulate ...`."""
    monkeypatch.setattr(sys, "argv", ["sevenwonders", "simulate", *arguments])
    with pytest.raises(SystemExit) as ending:
        main()
    return ending.value.code if isinstance(ending.value.code, int) else 0


def report(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> Report:
    assert run(monkeypatch, *arguments, "--json") == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    data = json.loads(captured.out)
    assert isinstance(data, dict)
    return data


def rows(value: object) -> list[Report]:
    assert isinstance(value, list)
    return value


def table(value: object) -> dict[str, Report]:
    assert isinstance(value, dict)
    return value


# The statistics by themselves


def spread_of(values: list[int]) -> Spread:
    spread = Spread()
    for value in values:
        spread.add(value)
    return spread


def test_a_spread_sums_up_its_numbers() -> None:
    assert spread_of([2, 4, 4, 4, 5, 5, 7, 9]).summary() == {"mean": 5.0, "sd": 2.0, "min": 2, "max": 9}
    assert Spread().summary() == {"mean": 0.0, "sd": 0.0, "min": 0, "max": 0}


def test_merged_spreads_equal_one_spread() -> None:
    merged = spread_of([-6, 3, 3])
    merged.merge(spread_of([3, 18]))
    assert merged.counts() == spread_of([-6, 3, 3, 3, 18]).counts() == {-6: 1, 3: 3, 18: 1}


def test_a_spread_takes_numbers_in_any_order() -> None:
    values = [40, -50, 0, 300, -51, 40]
    assert spread_of(values).counts() == {-51: 1, -50: 1, 0: 1, 40: 2, 300: 1}


def finished(*coins: int, players: int = 3) -> Game:
    """A table of which only the coins are worth anything."""
    return position(*[city(name, coins=amount) for name, amount in zip(WONDERS, coins, strict=True)], players=players)


def test_a_shared_victory_counts_in_equal_parts() -> None:
    statistics = Statistics(players=3, cities=3)
    statistics.add(finished(15, 15, 12))
    statistics.add(finished(9, 9, 9))
    assert [seat.parts for seat in statistics.seats] == [350, 350, 140]
    assert isclose(sum(seat.wins() for seat in statistics.seats), 2)
    assert statistics.boards["rhodes_a"].win_rate() == statistics.seats[1].win_rate()
    assert Performance().win_rate() == 0.0


def test_a_city_beyond_the_players_is_listed_and_not_ranked() -> None:
    statistics = Statistics(players=2, cities=3)
    statistics.add(finished(15, 12, 27, players=2))
    summary = statistics.summary(["random", "greedy"])
    free_city = rows(summary["seats"])[2]
    assert (free_city["mean"], free_city["bot"], free_city["wins"], free_city["win_rate"]) == (9.0, None, None, None)
    assert summary["mean_score"] == 4.5
    assert set(table(summary["wonders"])) == {"giza_a", "rhodes_a"}


def test_statistics_travel_between_processes() -> None:
    statistics = Statistics(players=2, cities=3)
    statistics.add(finished(15, 12, 27, players=2))
    bots = ["random", "greedy"]
    copied = pickle.loads(pickle.dumps(statistics))
    assert copied.summary(bots) == statistics.summary(bots)
    copied.merge(statistics)
    assert (copied.games, statistics.games) == (2, 1)


# Tournaments


def test_every_game_of_a_tournament_has_its_own_seed() -> None:
    assert seed_of(7, 0) == 7
    seeds = {seed_of(MAX_SEED, number) for number in range(1000)}
    assert len(seeds) == 1000
    assert all(0 <= seed <= MAX_SEED for seed in seeds)


def test_a_batch_counts_the_games_that_its_seeds_give() -> None:
    config = Config(3)
    (batch,) = new_tournament(config, ["random"], seed=5, games=4).batches()
    expected = empty_statistics(config)
    for number in range(4):
        game = new_classic_game(config, seed_of(5, number))
        play_out(game, [make_bot("classic", "random", seed_of(5, number), seat) for seat in range(3)])
        expected.add(game)
    bots = ["random"] * 3
    assert play_batch(batch).statistics.summary(bots) == expected.summary(bots)


def test_batches_cover_every_game_once() -> None:
    batches = new_tournament(Config(3), ["random"], seed=0, games=2 * GAMES_PER_BATCH + 1).batches()
    assert [(batch.first, batch.count) for batch in batches] == [
        (0, GAMES_PER_BATCH),
        (GAMES_PER_BATCH, GAMES_PER_BATCH),
        (2 * GAMES_PER_BATCH, 1),
    ]


def test_a_billion_games_need_no_memory() -> None:
    batches = new_tournament(Config(3), ["random"], seed=0, games=MOST_GAMES).batches()
    assert len(batches) == MOST_GAMES // GAMES_PER_BATCH
    tracemalloc.start()
    try:
        outcomes = run_batches(lambda batch: batch.first, batches, jobs=1)
        assert list(islice(outcomes, 1000)) == list(range(0, 1000 * GAMES_PER_BATCH, GAMES_PER_BATCH))
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()
    assert [batch.first for batch in batches[-3:-1]] == [
        MOST_GAMES - 3 * GAMES_PER_BATCH,
        MOST_GAMES - 2 * GAMES_PER_BATCH,
    ]


@pytest.mark.parametrize("games", [-1, 0, MOST_GAMES + 1])
def test_a_tournament_has_one_game_to_a_billion(games: int) -> None:
    with pytest.raises(BadConfig, match=f"^{games} games cannot be played. Ask for 1 to 1,000,000,000."):
        new_tournament(Config(3), ["random"], seed=0, games=games)


# The command


def test_json_holds_everything(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    data = report(monkeypatch, capsys, "-p", "3", "-g", "12", "--seed", "4", "--bot", "greedy,random,random")
    assert (data["games"], data["players"], data["seed"], data["jobs"]) == (12, 3, 4, 1)
    assert data["bots"] == ["greedy", "random", "random"]
    speed, seconds = data["games_per_second"], data["seconds"]
    assert isinstance(speed, float)
    assert isinstance(seconds, float)
    assert isclose(speed * seconds, 12)
    scores = table(data["scores"])
    assert list(scores) == [*CATEGORIES, "total"]
    assert scores["total"]["mean"] == data["mean_score"]
    assert all(set(spread) == {"mean", "sd", "min", "max"} for spread in scores.values())
    wonders = table(data["wonders"])
    assert all(wonder.keys() >= {"games", "wins", "win_rate", "mean"} for wonder in wonders.values())
    for group in (list(wonders.values()), rows(data["seats"]), list(table(data["by_bot"]).values())):
        assert isclose(sum(float(str(row["wins"])) for row in group), 12)
        assert sum(int(str(row["games"])) for row in group) == 36


def test_two_players_share_the_table_with_the_free_city(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = report(monkeypatch, capsys, "-p", "2", "-g", "5", "--wonders", "Giza A,Rhodes B,Ephesus A")
    seats = rows(data["seats"])
    assert [seat["bot"] for seat in seats] == ["random", "random", None]
    assert seats[2]["win_rate"] is None
    assert set(table(data["wonders"])) == {"giza_a", "rhodes_b"}


def test_the_number_of_jobs_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = report(monkeypatch, capsys, "-p", "3", "-g", str(GAMES_PER_BATCH + 10), "-j", "1")
    together = report(monkeypatch, capsys, "-p", "3", "-g", str(GAMES_PER_BATCH + 10), "-j", "2")
    assert {key: alone[key] for key in alone if key not in CLOCKED} == {
        key: together[key] for key in together if key not in CLOCKED
    }


def test_tables_are_for_people(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert run(monkeypatch, "-p", "2", "-g", "3", "-b", "greedy", "-b", "random") == 0
    text = capsys.readouterr().out
    for words in ("Conflicts", "Total", "Win rate", "0 greedy", "1 random", "Free City", "3 games, 2 players, seed 0"):
        assert words in text


@pytest.mark.parametrize("code", [language.code for language in languages()])
def test_tables_fit_a_narrow_screen_in_every_language(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run(monkeypatch, "-p", "2", "-g", "3", "-b", "greedy,random", "--language", code) == 0
    text = capsys.readouterr().out
    assert say("terminal-column-win-rate", language=code) in text
    assert "…" not in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "8"], "The game is for 2 to 7 players, not 8."),
        (["--games", "0"], "0 games cannot be played. Ask for 1 to 1,000,000,000."),
        (["--jobs", "0"], "0 processes are not possible. Choose 1 to 256."),
        (["--seed", "-1"], "A seed is a number from 0 to 18446744073709551615."),
        (["--bot", "clever"], "There is no bot 'clever'. Use random, easy, greedy, strong, search or expert."),
        (["--bot", "greedy,random"], "2 bots for 4 players: name one for all seats, or one for each."),
        (["--bot", "[/x]"], "There is no bot '[/x]'."),
        (["--wonders", "Atlantis"], "No wonder is called 'Atlantis'."),
        (["--game", "chess"], "There is no game 'chess'. Use classic or architects."),
        (["--option", "defeats"], "'defeats' is not an option. Write KEY=VALUE."),
    ],
)
def test_bad_values_are_refused_with_a_sentence(
    arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, *arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert words in captured.err
