"""Bring a random game to a random point, by configuration, seed and number of answers."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from sevenwonders import Config
from sevenwonders.classic.choice import SELL, STAGE, use_of
from sevenwonders.classic.libraries import library_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.rules import verbs
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import Rng, stream

PLAYERS = range(2, 8)
LIBRARY: Library = library_of(1)
# Purposes of this suite's own streams, away from those of the game.
CHOICES_STREAM = 1000
POINT_STREAM = 1001

AnyGame = TypeVar("AnyGame", bound=Game)
Chooser = Callable[[list[int], Rng], int]


def any_option(options: list[int], rng: Rng) -> int:
    """A random option; all are equally likely."""
    return options[rng.below(len(options))]


def eager_option(options: list[int], rng: Rng) -> int:
    """Mostly a build or recruit, and half of the time a stage if possible: cities grow and wonders get finished."""
    if rng.below(10):
        stages = [choice for choice in options if use_of(choice) == STAGE]
        if stages and rng.below(2):
            return any_option(stages, rng)
        recruits = [choice for choice in options if verbs().by_use[use_of(choice)].name == "recruit"]
        options = recruits or [choice for choice in options if use_of(choice) != SELL] or options
    return any_option(options, rng)


def play_on(game: AnyGame, rng: Rng, answers: int = -1, choose: Chooser = eager_option) -> AnyGame:
    """Give that many answers, or play to the end. Any open decision may be the next one to be answered."""
    while not game.finished() and answers != 0:
        answer_one(game, rng, choose)
        answers -= 1
    return game


def answer_one(game: Game, rng: Rng, choose: Chooser = eager_option) -> Decision:
    """Answer one of the pending decisions."""
    pending = game.pending()
    decision = pending[rng.below(len(pending))]
    game.answer(decision.ident, choose(game.options(decision.ident), rng))
    return decision


def change_one(game: ClassicGame, rng: Rng) -> None:
    """Replace one of the sealed answers; there has to be one."""
    sealed = [decision for decision in game.decisions if decision.choice != UNANSWERED]
    decision = sealed[rng.below(len(sealed))]
    game.change(decision.ident, any_option(game.options(decision.ident), rng))


def steps_of(game: ClassicGame, rng: Rng) -> Iterator[None]:
    """Play to the end, sometimes changing a sealed answer, and yield after each step."""
    while not game.finished():
        if len(game.pending()) < len(game.decisions) and rng.below(8) == 0:
            change_one(game, rng)
        else:
            answer_one(game, rng)
        yield


def game_at(
    config: Config, seed: int, answers: int = -1, *, keep_events: bool = False, choose: Chooser = eager_option
) -> ClassicGame:
    """The game of that configuration and seed after that many answers."""
    return play_on(new_classic_game(config, seed, keep_events), stream(seed, CHOICES_STREAM), answers, choose)


def finished_games(count: int, wonders: list[str] | None = None) -> Iterator[tuple[int, ClassicGame]]:
    """That many finished games with their seeds, with every number of players in turn."""
    for seed in range(count):
        players = PLAYERS[seed % len(PLAYERS)]
        yield seed, game_at(Config(players, wonders=wonders), seed)


def games_in_play(count: int) -> Iterator[tuple[int, ClassicGame]]:
    """That many games at random points before their end, with their seeds."""
    for seed in range(count):
        players = PLAYERS[seed % len(PLAYERS)]
        seats = max(players, 3)
        yield seed, game_at(Config(players), seed, stream(seed, POINT_STREAM).below(18 * seats - 1))


def asked(game: ClassicGame, kind: int, seat: int) -> Decision:
    """The pending decision of that kind about that seat."""
    for decision in game.pending():
        if decision.kind == kind and decision.seat == seat:
            return decision
    raise AssertionError(f"seat {seat} is not asked")


def card(name: str) -> int:
    """The card's number."""
    return LIBRARY.find_card(name)


def city(
    wonder: str = "Giza A",
    *,
    coins: int = 3,
    stages: int = 0,
    built: list[str] | None = None,
    hand: list[str] | None = None,
    tokens: list[int] | None = None,
) -> CitySetup:
    """A city of a position by names."""
    return CitySetup(
        LIBRARY.find_board(wonder),
        coins,
        stages,
        [card(name) for name in built or []],
        [card(name) for name in hand or []],
        tokens or [],
    )


def position(
    *cities: CitySetup,
    players: int = 0,
    age: int = 1,
    turn: int = 1,
    discard: list[str] | None = None,
    draw_pile: list[str] | None = None,
) -> ClassicGame:
    """A position by names; as many players as cities unless said otherwise."""
    return set_up(
        Config(players or len(cities)),
        list(cities),
        age=age,
        turn=turn,
        discard=[card(name) for name in discard or []],
        keys={"draw_pile": draw_pile} if draw_pile else {},
    )
