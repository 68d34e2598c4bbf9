"""Contests between bots: fair seats, shares with intervals, ratings, and the same games however they are played."""

import sys
from collections import Counter
from math import isclose

import pytest
from typing_extensions import override

from sevenwonders import Config
from sevenwonders.bots.arena.contest import DEALS_PER_BATCH, Contest, bot_seed, new_contest, seating, sides_of
from sevenwonders.bots.arena.play import PlayedGame, milliseconds, play_contest_batch, played_game_of, time_step
from sevenwonders.bots.arena.standings import Results, interval_of, ratings_of, shares_by_deal, student_factor
from sevenwonders.bots.batches import run_batches
from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.budget import NO_BUDGET, Budget, budget_from_data, budget_of
from sevenwonders.bots.protocol.program import Limits
from sevenwonders.bots.registry import BOTS, make_bot
from sevenwonders.games import checked_config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.rng import Rng
from sevenwonders.record.statistics import VICTORY_PARTS, Spread
from tests.support.expansions import ALL
from tests.support.games import city, position

LIMITS = Limits(10_000, 20_000)
ALONE = [Config(players) for players in range(2, 8)]
TEAMS = [Config(players, edition=2, variant="teams") for players in (4, 6)]


def contest_of(config: Config, bots: str, games: int = 8, seed: int = 1, budget: Budget = NO_BUDGET) -> Contest:
    return new_contest(config, bots.split(","), games, seed, commands={}, budget=budget, limits=LIMITS)


def played(contest: Contest, jobs: int = 1) -> Results:
    results = Results(contest)
    for outcome in run_batches(play_contest_batch, contest.batches(), jobs):
        results.add(outcome)
    return results


# Seats


@pytest.mark.parametrize("config", [*ALONE, *TEAMS], ids=repr)
def test_every_bot_has_every_seat_once(config: Config) -> None:
    config = checked_config(config)
    places = range(config.players)
    arrangements = [seating(places, sides_of(config), number) for number in places]
    assert arrangements[0] == list(places)
    for seat in places:
        assert sorted(arrangement[seat] for arrangement in arrangements) == list(places)


@pytest.mark.parametrize("config", TEAMS, ids=repr)
def test_partners_stay_partners(config: Config) -> None:
    sides = sides_of(checked_config(config))
    assert sides == [[seat, seat + 1] for seat in range(0, config.players, 2)]
    for number in range(config.players):
        seated = seating(range(config.players), sides, number)
        assert all(sorted(seated[seat] for seat in side) in sides for side in sides)


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    games = played(contest_of(Config(3), "greedy,random,random", games=3)).in_order()
    assert [game.bots.index("greedy") for game in games] == [0, 1, 2]


class First(Bot):
    """Always takes the first option, so that nothing but the deal counts."""

    @override
    def choose(self, question: Question) -> int:
        return question.options[0]


def first(_: Rng, budget: Budget) -> Bot:
    assert budget == NO_BUDGET
    return First()


@pytest.mark.parametrize("config", [Config(2), Config(4), TEAMS[0], Config(3, game="architects")], ids=repr)
def test_a_deal_is_the_same_in_every_arrangement(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS[config.game], "first", first)
    games = played(contest_of(config, "first", games=3 * config.players)).games
    digests = {(game.deal, game.digest) for game in games}
    assert Counter(game.deal for game in games) == dict.fromkeys(range(3), config.players)
    assert len(digests) == len({digest for _, digest in digests}) == 3


def test_batches_cover_every_game_once() -> None:
    contest = contest_of(Config(3), "random", games=3 * DEALS_PER_BATCH + 1)
    assert (contest.deals, contest.games) == (DEALS_PER_BATCH + 1, 3 * DEALS_PER_BATCH + 3)
    covered = [
        (deal, batch.arrangement)
        for batch in contest.batches()
        for deal in range(batch.first, batch.first + batch.count)
    ]
    assert sorted(covered) == [(deal, number) for deal in range(contest.deals) for number in range(3)]


# What a bot is given


def test_every_game_and_seat_has_a_seed_of_its_own() -> None:
    seeds = {bot_seed(7, deal, number, seat) for deal in range(9) for number in range(4) for seat in range(4)}
    assert len(seeds) == 9 * 4 * 4
    assert all(0 <= seed < 1 << 53 for seed in seeds)


def test_a_bot_gets_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget] = []

    def thinker(_: Rng, budget: Budget) -> Bot:
        given.append(budget)
        return First()

    monkeypatch.setitem(BOTS["classic"], "thinker", thinker)
    played(contest_of(Config(3), "thinker,random,random", games=3, budget=Budget(iterations=50)))
    assert given == [Budget(50, 0)] * 3
    assert isinstance(make_bot("classic", "greedy", 1, 0, Budget(milliseconds=5)), Bot)


def test_a_budget_is_of_one_kind() -> None:
    assert budget_of(None, None) == NO_BUDGET
    assert budget_of(100, None) == Budget(iterations=100)
    assert budget_from_data(budget_of(None, 30).to_data()) == Budget(milliseconds=30)
    with pytest.raises(BadConfig, match="not both"):
        budget_of(1, 1)
    with pytest.raises(BadConfig, match="budget of 0"):
        budget_of(0, None)


# Shares and intervals


def test_an_interval_as_worked_out_by_hand() -> None:
    # Mean 0.5, standard deviation 0.1, standard error 0.1 / sqrt(3); Student's factor for 2 degrees is 4.303.
    low, high = interval_of([0.4, 0.5, 0.6])
    assert isclose(low, 0.251566, abs_tol=1e-6)
    assert isclose(high, 0.748434, abs_tol=1e-6)


def test_an_interval_stays_within_what_is_possible() -> None:
    assert interval_of([1.0]) == (0.0, 1.0)
    assert interval_of([0.0, 1.0]) == (0.0, 1.0)
    # Nothing but victories in 30 deals: a tenth of the deals could still end otherwise.
    assert interval_of([1.0] * 30) == (0.9, 1.0)


@pytest.mark.parametrize(("freedom", "factor"), [(1, 12.706), (9, 2.262), (10, 2.2281), (30, 2.0423), (1000, 1.9623)])
def test_the_factors_are_those_of_the_tables(freedom: int, factor: float) -> None:
    assert isclose(student_factor(freedom), factor, rel_tol=0.002)


def game(deal: int, arrangement: int, bots: list[str], wins: list[int]) -> PlayedGame:
    places = [1 if won else 2 for won in wins]
    return PlayedGame(deal, arrangement, bots, places, wins, [[won] for won in wins], "")


def test_shares_are_counted_by_deal_and_seat() -> None:
    half = VICTORY_PARTS // 2
    games = [
        game(0, 0, ["a", "b", "b"], [VICTORY_PARTS, 0, 0]),
        game(0, 1, ["b", "a", "b"], [half, half, 0]),
        game(1, 0, ["a", "b", "b"], [0, VICTORY_PARTS, 0]),
        game(1, 1, ["b", "a", "b"], [0, 0, VICTORY_PARTS]),
    ]
    assert shares_by_deal("a", games) == [0.75, 0.0]
    assert shares_by_deal("b", games) == [0.125, 0.5]


def test_games_of_one_deal_make_no_interval_narrower() -> None:
    once = [game(deal, 0, ["a", "b"], [VICTORY_PARTS * (deal % 2), 0]) for deal in range(6)]
    four = [game(deal, number, ["a", "b"], [VICTORY_PARTS * (deal % 2), 0]) for deal in range(6) for number in range(4)]
    assert interval_of(shares_by_deal("a", once)) == interval_of(shares_by_deal("a", four))


def test_bots_of_the_same_name_are_one() -> None:
    results = played(contest_of(Config(4), "greedy,random,random,random", games=20))
    best, other = results.standings()
    assert [(best.name, best.seats), (other.name, other.seats)] == [("greedy", 1), ("random", 3)]
    assert isclose(best.seat_share + 3 * other.seat_share, 1)
    assert isclose(best.seat_share, results.shares_so_far()["greedy"])
    assert best.seat_share > 0.7
    assert other.seat_share < 0.1
    assert best.interval[0] <= best.seat_share <= best.interval[1]
    assert (best.scores.total(), other.scores.total()) == (20, 60)
    assert isclose(sum(spread.mean() for spread in best.categories.values()), best.scores.mean())
    assert best.times.total() > 300
    assert best.rating is not None
    assert other.rating is not None
    assert best.rating.mu > other.rating.mu


# Who wins


def test_a_shared_victory_is_split() -> None:
    table = position(*[city(name, coins=9) for name in ("Giza A", "Rhodes A", "Ephesus A")], players=3)
    assert played_game_of(table, ["a", "b", "c"], 0, 0).wins == [VICTORY_PARTS // 3] * 3


def test_the_free_city_wins_nothing() -> None:
    rich = [city("Giza A", coins=15), city("Rhodes A", coins=12), city("Ephesus A", coins=60)]
    done = played_game_of(position(*rich, players=2), ["a", "b"], 0, 0)
    assert (done.wins, done.places) == ([VICTORY_PARTS, 0], [1, 2])
    assert len(done.points) == 2


def test_the_team_wins() -> None:
    contest = contest_of(TEAMS[0], "greedy,greedy,random,random", games=8)
    assert contest.even_share() == 0.5
    results = played(contest)
    for done in results.games:
        assert sorted(done.wins) == [0, 0, VICTORY_PARTS, VICTORY_PARTS]
    best, other = results.standings()
    assert best.name == "greedy"
    assert isclose(best.seat_share + other.seat_share, 1)


@pytest.mark.parametrize(
    ("config", "bots", "share"),
    [
        (Config(2), "greedy,random", 1 / 2),
        (Config(4, game="architects"), "greedy,random,random,random", 1 / 4),
        (Config(2, game="architects"), "greedy,random", 1 / 2),
        (Config(3, edition=2, expansions=ALL), "greedy,random,random", 1 / 3),
    ],
    ids=repr,
)
def test_every_game_of_the_family_can_be_contested(config: Config, bots: str, share: float) -> None:
    contest = contest_of(config, bots, games=8)
    assert contest.even_share() == share
    standings = played(contest).standings()
    assert standings[0].name == "greedy"
    assert all(None not in standing.by_seat for standing in standings)


# The same games


def test_the_number_of_jobs_changes_nothing() -> None:
    contest = contest_of(Config(3), "greedy,random,random", games=3 * DEALS_PER_BATCH + 3)
    alone, together = played(contest), played(contest, jobs=2)
    assert alone.digest() == together.digest()
    for one, two in zip(alone.standings(), together.standings(), strict=True):
        assert (one.shares, one.interval, one.rating) == (two.shares, two.interval, two.rating)
        assert one.scores.counts() == two.scores.counts()


def test_another_seed_gives_other_games() -> None:
    digests = {played(contest_of(Config(3), "random", games=3, seed=seed)).digest() for seed in (1, 1, 2)}
    assert len(digests) == 2


# Ratings and times


def test_there_are_no_ratings_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [game(0, 0, ["a", "b"], [VICTORY_PARTS, 0])]
    assert ratings_of(games, [[0], [1]])["a"].mu > ratings_of(games, [[0], [1]])["b"].mu
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert ratings_of(games, [[0], [1]]) == {}


def test_a_bot_against_itself_has_no_rating() -> None:
    assert ratings_of([game(0, 0, ["a", "a"], [VICTORY_PARTS, 0])], [[0], [1]]) == {}


@pytest.mark.parametrize("ms", [0.001, 0.25, 1.0, 100.0, 60_000.0])
def test_times_are_counted_to_two_percent(ms: float) -> None:
    assert isclose(milliseconds(time_step(round(ms * 1_000_000))), ms, rel_tol=0.02)


def test_the_quantiles_of_a_spread() -> None:
    spread = Spread()
    for value in range(1, 101):
        spread.add(value)
    assert [spread.quantile(share) for share in (0.0, 0.5, 0.95, 1.0)] == [1, 50, 95, 100]
    assert Spread().quantile(0.5) == 0


# Refusals


@pytest.mark.parametrize(
    ("bots", "games", "seed", "words"),
    [
        ("clever,random,random", 3, 0, "There is no bot 'clever'"),
        ("greedy,random", 3, 0, "2 bots for 3 players"),
        ("random", 0, 0, "0 games cannot be played"),
        ("random", 3, -1, "A seed is a number"),
    ],
)
def test_what_cannot_be_contested(bots: str, games: int, seed: int, words: str) -> None:
    with pytest.raises(BadConfig, match=words):
        contest_of(Config(3), bots, games, seed)
