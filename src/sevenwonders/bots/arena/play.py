"""Play the games of a contest and record their results."""

import hashlib
from collections import Counter
from dataclasses import dataclass
from math import exp, log
from time import perf_counter_ns, thread_time_ns
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.arena.contest import ContestBatch, bot_seed, seating, sides_of
from sevenwonders.bots.batches import seed_of
from sevenwonders.bots.bot import Bot, Question, play_out
from sevenwonders.bots.protocol.program import Program, ProgramBot
from sevenwonders.bots.registry import make_bot
from sevenwonders.games import new_game, ruleset_of
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import places_of
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.statistics import VICTORY_PARTS, Spread

# Times are counted by their logarithm, to two percent: a list of a few hundred numbers, however long bots think.
TIME_STEPS: Final = 50
NS_PER_MS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game, with a list by seats for everything. `wins` are parts of a victory, which winning sides share."""

    deal: int
    arrangement: int
    bots: list[str]
    places: list[int]
    wins: list[int]
    points: list[list[int]]
    digest: str

    def total(self, seat: int) -> int:
        """Return the score of a seat."""
        return sum(self.points[seat])


@dataclass(frozen=True, slots=True)
class BatchOutcome:
    """The games of a batch, and counts by the names of bots."""

    games: list[PlayedGame]
    categories: list[str]
    times: dict[str, Spread]
    faults: dict[str, Counter[str]]
    first_faults: dict[str, str | Phrase]


@final
class Timed(Bot):
    """Another bot, with the time that it takes for each move: of this thread, or on the wall for a program."""

    def __init__(self, bot: Bot, times: Spread) -> None:
        self.bot = bot
        self.times = times
        self.clock = perf_counter_ns if isinstance(bot, ProgramBot) else thread_time_ns

    @override
    def choose(self, question: Question) -> int:
        began = self.clock()
        choice = int(self.bot.choose(question))
        self.times.add(time_step(self.clock() - began))
        return choice


def time_step(nanoseconds: int) -> int:
    """Return the number under which a time is counted."""
    return round(TIME_STEPS * log(max(1, nanoseconds)))


def milliseconds(step: int) -> float:
    """Return the time that is counted under a number."""
    return exp(step / TIME_STEPS) / NS_PER_MS


def play_contest_batch(batch: ContestBatch) -> BatchOutcome:
    """Play the games of a batch one after another. A program that sits in two places runs twice."""
    config = config_from_data(batch.settings)
    programs = {
        place: Program(batch.commands[name], batch.limits)
        for place, name in enumerate(batch.lineup)
        if name in batch.commands
    }
    times = {name: Spread() for name in batch.lineup}
    try:
        deals = range(batch.first, batch.first + batch.count)
        played = [play_deal(config, batch, deal, programs, times) for deal in deals]
    finally:
        for program in programs.values():
            program.stop()
    return outcome_of(batch, played, programs, times)


def outcome_of(
    batch: ContestBatch, played: list[tuple[Game, PlayedGame]], programs: dict[int, Program], times: dict[str, Spread]
) -> BatchOutcome:
    """Collect the outcome of a batch, with the lost moves of its programs."""
    faults = {name: Counter[str]() for name in batch.commands}
    first_faults: dict[str, str | Phrase] = {}
    for place, program in programs.items():
        name = batch.lineup[place]
        faults[name] += program.faults
        if program.first_fault:
            first_faults.setdefault(name, program.first_fault)
    return BatchOutcome([done for _, done in played], played[0][0].categories(), times, faults, first_faults)


def play_deal(
    config: Config, batch: ContestBatch, deal: int, programs: dict[int, Program], times: dict[str, Spread]
) -> tuple[Game, PlayedGame]:
    """Play one deal to its end, in the arrangement of the batch."""
    places = seating(range(config.players), sides_of(config), batch.arrangement)
    game = new_game(config, seed_of(batch.seed, deal))
    bots: list[Bot] = []
    for seat, place in enumerate(places):
        seed = bot_seed(batch.seed, deal, batch.arrangement, seat)
        if place in programs:
            bots.append(ProgramBot(programs[place], config, seat, seed, batch.budget))
        else:
            bots.append(make_bot(config.game, batch.lineup[place], seed, seat, batch.budget))
    names = [batch.lineup[place] for place in places]
    play_out(game, [Timed(bot, times[name]) for bot, name in zip(bots, names, strict=True)])
    for bot in bots:
        if isinstance(bot, ProgramBot):
            bot.end(game)
    return game, played_game_of(game, names, deal, batch.arrangement)


def played_game_of(game: Game, names: list[str], deal: int, arrangement: int) -> PlayedGame:
    """Summarize a finished game."""
    scores = game.score_sheet()
    ranking = game.ranked(scores)
    places = places_of(ranking, ruleset_of(game.config.game).teams_of(game.config))
    winners = ranking[0]
    # Partners win together: a victory is shared between sides and not within one.
    shared = len([side for side in sides_of(game.config) if side[0] in winners])
    seats = game.players()
    return PlayedGame(
        deal,
        arrangement,
        names,
        [places[seat] for seat in seats],
        [VICTORY_PARTS // shared if seat in winners else 0 for seat in seats],
        [list(scores[seat].points) for seat in seats],
        hashlib.sha256(repr(game.history).encode()).hexdigest(),
    )
