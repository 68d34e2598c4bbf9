"""Games to learn from: bots play among themselves, and record their choices and the results."""

from dataclasses import dataclass
from math import exp
from typing import Final

from librt.vecs import vec

from sevenwonders.bots.bot import Question
from sevenwonders.bots.core.model import Model, mind_of
from sevenwonders.bots.core.policy import distinct_choices
from sevenwonders.bots.core.search import Candidate, Effort, Search
from sevenwonders.bots.core.thinking import pondered
from sevenwonders.bots.registry import make_bot
from sevenwonders.bots.training.samples import Notes, Numbers, Samples, integers, renumbered
from sevenwonders.encode.features import FeatureExtractor, Terms, feature_extractor_of
from sevenwonders.games import checked_config, new_game
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import config_from_data
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.numbers import floats_of
from sevenwonders.kernel.rng import stream

# Streams of random numbers.
CHANCE_STREAM: Final = 900
SEARCH_STREAM: Final = 901
# The share of moves that are made at random. Without them the bot learns nothing about moves it never makes.
EXPLORATION: Final = 0.1
# The players of a round: the teacher of the first round, the search, or the policy alone, whose games are cheap and
# teach only what positions are worth.
TEACHER: Final = "greedy"
SEARCHING: Final = "search"
GUESSING: Final = "policy"
PLAYERS: Final = (TEACHER, SEARCHING, GUESSING)
# A difference in chance to win that makes an option e times less wanted.
SHARPNESS: Final = 0.02


@dataclass(frozen=True)
class Lesson:
    """Some games to learn from, as plain data for another process. Without a model, the teacher plays.

    `space` are the settings of the table whose numbers features have in the samples. `player` is one of PLAYERS.
    """

    settings: Data
    space: Data
    model: Model | None
    player: str
    width: int
    turns: int
    iterations: int
    seeds: list[int]


class Student:
    """Answers for all seats of a game, and notes what it would choose."""

    def __init__(
        self, lesson: Lesson, seed: int, extractor: FeatureExtractor, notes: Notes, search: Search | None
    ) -> None:
        self.lesson = lesson
        self.seed = seed
        self.extractor = extractor
        self.notes = notes
        self.chance = stream(seed, CHANCE_STREAM)
        self.search = search
        self.effort = Effort(lesson.iterations, 0.0)
        self.luck = stream(seed, SEARCH_STREAM)
        self.blank = floats_of([0.0] * len(extractor.option_names))

    def answer(self, game: Game, decision: Decision) -> None:
        """Answer an open decision: mostly with the choice that looks best, now and then with any."""
        options = distinct_choices(game, decision)
        choice = options[0]
        if len(options) > 1:
            choice = self.thought(game, decision, options)
            if self.chance.fraction() < EXPLORATION:
                choice = options[self.chance.below(len(options))]
        game.answer_listed(decision, choice)

    def thought(self, game: Game, decision: Decision, options: list[int]) -> int:
        """Return the choice that looks best, and note it with all options."""
        if self.search is None or self.lesson.player == TEACHER:
            teacher = make_bot(game.config.game, TEACHER, self.seed, decision.decider)
            choice = int(teacher.choose(Question(game, decision)))
            self.note(game, decision, options, {game.without_payment(choice): 1.0})
            return choice
        if self.lesson.player == GUESSING:
            return self.search.policy.pick(game, decision, self.luck)
        found = pondered(self.search, game.view(decision.decider), None, decision.ident, self.effort, self.luck)
        self.note(game, decision, options, wanted_shares(game, found))
        return found[0].choice

    def note(self, game: Game, decision: Decision, options: list[int], wanted: dict[int, float]) -> None:
        """Note the options of a decision and how much each is wanted, by its key without payment."""
        terms = Terms(self.blank, keeps=True)
        self.extractor.add_choices(game, decision, options, terms)
        notes = self.notes
        before = len(notes.option_numbers)
        notes.option_numbers.extend(terms.numbers)
        notes.option_values.extend(terms.values)
        notes.option_ends.extend([before + end for end in terms.ends])
        notes.wanted.extend([wanted.get(game.without_payment(option), 0.0) for option in options])
        notes.questions.append(len(notes.wanted))


def wanted_shares(game: Game, found: list[Candidate]) -> dict[int, float]:
    """Return the weight of each tried option: those nearly as good as the best weigh nearly as much."""
    if not found[0].visits:
        return {game.without_payment(found[0].choice): 1.0}
    # Options that were dropped early were tried too rarely to be trusted.
    kept = [item for item in found if 2 * item.visits >= found[0].visits]
    best = max(item.mean_worth() for item in kept)
    powers = {game.without_payment(item.choice): exp((item.mean_worth() - best) / SHARPNESS) for item in kept}
    total = sum(powers.values())
    return {key: power / total for key, power in powers.items()}


def played_lesson(lesson: Lesson) -> Samples:
    """Play the games of a lesson one after another."""
    config = checked_config(config_from_data(lesson.settings))
    extractor = feature_extractor_of(config)
    search: Search | None = None
    if lesson.model is not None:
        mind = mind_of(lesson.model, config)
        search = Search(mind.policy, mind.value, lesson.width, lesson.turns)
    notes = Notes()
    blank = floats_of([0.0] * len(extractor.city_names))
    for seed in lesson.seeds:
        game = new_game(config, seed)
        student = Student(lesson, seed, extractor, notes, search)
        play_and_note(game, student, notes, blank)
    space = feature_extractor_of(checked_config(config_from_data(lesson.space)))
    return renumbered(
        notes.samples(),
        places_in(extractor.option_names, space.option_names),
        places_in(extractor.city_names, space.city_names),
    )


def places_in(names: list[str], space: list[str]) -> Numbers:
    """Map the numbers of features to those at a larger table."""
    numbers = {name: number for number, name in enumerate(space)}
    return integers([numbers[name] for name in names])


def play_and_note(game: Game, student: Student, notes: Notes, blank: vec[float]) -> None:
    """Play a game to its end, and note all cities at the beginning of every slot."""
    extractor = student.extractor
    first = len(notes.befores)
    last_slot = -1
    while game.decisions:
        slot = extractor.slot(game)
        if slot != last_slot:
            note_cities(game, extractor, slot, notes, blank)
            last_slot = slot
        for decision in game.decisions:
            if decision.choice == UNANSWERED:
                student.answer(game, decision)
                break
    scores = game.score_sheet()
    winners = game.ranked(scores)[0]
    seats = game.players()
    for number in range(first, len(notes.befores)):
        seat = seats[(number - first) % len(seats)]
        notes.points.append(float(scores[seat].total()))
        notes.won.append(1.0 / len(winners) if seat in winners else 0.0)


def note_cities(game: Game, extractor: FeatureExtractor, slot: int, notes: Notes, blank: vec[float]) -> None:
    """Note the cities of all players."""
    terms = Terms(blank, keeps=True)
    extractor.add_cities(game, terms)
    known = len(notes.city_numbers)
    notes.city_numbers.extend(terms.numbers)
    notes.city_values.extend(terms.values)
    notes.city_ends.extend([known + end for end in terms.ends])
    position = notes.positions[-1] + 1 if notes.positions else 0
    before, share = extractor.mixes[slot]
    notes.befores.extend([before] * len(game.players()))
    notes.shares.extend([share] * len(game.players()))
    notes.positions.extend([position] * len(game.players()))
