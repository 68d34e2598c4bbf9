"""Guided games as learners of several kinds play them, with what the engine knows at each of their decisions."""

import random
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

import msgspec

from sevenwonders.architects import choice as box_choice
from sevenwonders.architects.cards import COIN, GOODS
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.bots.bot import Question
from sevenwonders.bots.registry import make_bot
from sevenwonders.classic.choice import (
    BUILD,
    SELL,
    STAGE,
    card_of,
    coins_of,
    left_of,
    right_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.games import new_game
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.server.bots.workers import bot_seed
from sevenwonders.server.lessons.plan import LEARNER, LESSONS, LessonPlan
from sevenwonders.server.present import table as present
from sevenwonders.server.present.architects.facts import architects_facts
from sevenwonders.server.present.classic.facts import catalogue_facts
from sevenwonders.server.store.protocol import GameRow, Status
from sevenwonders.server.table_config import config_of, layout_of
from sevenwonders.server.tables.seats import bot_seat, person_seat
from sevenwonders.server.tables.table_snapshot import About, seats_of, table_state
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.lessons import LessonName
from tests.support.lesson_hints import checked_hint

MOST_ANSWERS: Final = 400
SOLD_FOR: Final = 3

# Answers for the learner.
Chooser = Callable[[Game, Decision], int]


class Heard(msgspec.Struct):
    """A moment at which the coach may speak: the table and the number of log lines as the page has them, the engine's
    own facts, and at some moments without a planned move a hint.
    """

    table: wire.TableState
    lines: int
    facts: dict[str, Any]
    hint: wire.Hint | None


class Played(msgspec.Struct):
    """A whole guided game of one learner, with its log."""

    lesson: str
    learner: str
    moments: list[Heard]
    log: list[wire.LogLine]


# Learners


def follower(plan: LessonPlan, moves: int) -> Chooser:
    """Follow the plan for that many moves, then choose at random."""
    done = count()
    chance = random.Random(moves)

    def choose(game: Game, decision: Decision) -> int:
        number = next(done)
        if number < min(moves, len(plan.moves)):
            return game.match_option(decision.ident, plan.moves[number].move)
        return chance.choice(game.options(decision.ident))

    return choose


def first_affordable(game: Game, decision: Decision) -> int:
    """Build the first card that can be paid for; without one take the first thing on offer."""
    options = game.options(decision.ident)
    builds = [choice for choice in options if isinstance(game, ClassicGame) and use_of(choice) == BUILD]
    return (builds or options)[0]


def at_random(seed: int) -> Chooser:
    """Choose anything."""
    chance = random.Random(seed)
    return lambda game, decision: chance.choice(game.options(decision.ident))


def newest_colour() -> Chooser:
    """Prefer the colour that was seen last for the first time."""
    seen: list[str] = []

    def newness(game: Game, choice: int) -> int:
        colour = colour_of(game, choice)
        if colour not in seen:
            seen.append(colour)
        return seen.index(colour)

    def choose(game: Game, decision: Decision) -> int:
        return max(game.options(decision.ident), key=lambda choice: newness(game, choice))

    return choose


def colour_of(game: Game, choice: int) -> str:
    """The colour of the card that a choice builds or takes, or its words."""
    if isinstance(game, ClassicGame):
        return printed_colour(game, card_of(choice)) if use_of(choice) == BUILD else ""
    return game.describe(choice, by_id=True)


def printed_colour(game: ClassicGame, card: int) -> str:
    ident = game.library.cards[card].ident
    return next(facts.colour for facts in catalogue_facts(1).cards if facts.id == ident)


def novice(seed: int) -> Chooser:
    """Build whatever looks nice, and stages now and then."""
    chance = random.Random(seed)

    def choose(game: Game, decision: Decision) -> int:
        options = game.options(decision.ident)
        if not isinstance(game, ClassicGame):
            return chance.choice(options)
        uses = [STAGE, BUILD] if chance.random() < 0.4 else [BUILD, STAGE]
        wished = [[choice for choice in options if use_of(choice) == use] for use in uses]
        return chance.choice(wished[0] or wished[1] or options)

    return choose


def learners(plan: LessonPlan) -> dict[str, Chooser]:
    """Everybody who takes a guided game in tests, by name: those of every run first."""
    return {
        "follower": follower(plan, MOST_ANSWERS),
        "wanderer": follower(plan, 4),
        "first affordable": first_affordable,
        "random": at_random(1),
        "newest colour": newest_colour(),
        "late wanderer": follower(plan, 9),
        "another random": at_random(2),
        "novice": novice(3),
    }


# Games


def finished(name: LessonName, choose: Chooser) -> Game:
    """The guided game, played to its end."""
    return [game for game, _ in positions(LESSONS[name], choose)][-1]


def positions(plan: LessonPlan, choose: Chooser) -> Iterator[tuple[Game, list[int]]]:
    """The game at every decision of the learner and at its end, with the seats that decided."""
    game = new_game(config_of(plan.config), plan.seed, keep_events=True)
    deciders: list[int] = []
    for _ in range(MOST_ANSWERS):
        for decision in game.pending():
            deciders += [-1] * (decision.ident + 1 - len(deciders))
            deciders[decision.ident] = decision.decider
        own = [decision for decision in game.pending() if decision.decider == LEARNER]
        if game.finished() or own:
            yield game, deciders
        if game.finished():
            return
        answers = [(item, choose(game, item)) for item in own]
        answers += [(item, bot_choice(plan, game, item)) for item in game.pending() if item.decider != LEARNER]
        for decision, choice in answers:
            game.answer(decision.ident, choice)
    raise AssertionError("the lesson does not end")


def bot_choice(plan: LessonPlan, game: Game, decision: Decision) -> int:
    """The answer that a bot gives at a live table."""
    bot = make_bot(game.config.game, plan.bots, bot_seed(plan.seed, decision.ident), decision.decider)
    return int(bot.choose(Question(game, decision)))


def played(name: LessonName, learner: str, hints: int) -> Played:
    """A guided game with everything that the coach can look at; `random N` chooses at random with that seed.

    One in `hints` moments without a planned move has a hint.
    """
    plan = LESSONS[name]
    word, _, seed = learner.partition(" ")
    choose = at_random(int(seed)) if word == "random" and seed else learners(plan)[learner]
    moments: list[Heard] = []
    log: list[wire.LogLine] = []
    for number, (game, deciders) in enumerate(positions(plan, choose)):
        before, log = log, log_of(game)
        assert log[: len(before)] == before, "lines are only added"
        table = state_of(name, game, deciders)
        advised = table.lesson is None and not game.finished() and number % hints == hints - 1
        hint = checked_hint(game, names_at(game)) if advised else None
        moments.append(Heard(table, len(log), facts_of(game), hint))
    return Played(name, learner, moments, log)


def names_at(game: Game) -> list[str]:
    return ["Anna", *(bot_seat(game.config.game, seat, "").name for seat in range(1, game.config.players))]


def state_of(name: LessonName, game: Game, deciders: list[int]) -> wire.TableState:
    plan = LESSONS[name]
    options = wire.TableOptions(lesson=name)
    status: Status = "finished" if game.finished() else "playing"
    row = GameRow("aaaaaaaa", status, plan.config, options, plan.seed, 1, LEARNER, 0.0, 0.0)
    seats = [person_seat(LEARNER, "Anna", "", 1, "")]
    seats += [bot_seat(plan.config.game, seat, plan.bots) for seat in range(1, plan.config.players)]
    layout = layout_of(row)
    lesson = None if game.finished() else plan.next_move(game, deciders)
    people = seats_of(row, layout.teams, seats, [LEARNER])
    return table_state(About(row, layout, people, points=game.finished(), lesson=lesson), game, LEARNER)


def log_of(game: Game) -> list[wire.LogLine]:
    return present.log_lines(game, names_at(game), game.events, 1, LEARNER)


# Facts, straight from the engine


def facts_of(game: Game) -> dict[str, Any]:
    """What a sentence may say now, from the state of the engine and the learner's answers alone."""
    if game.finished():
        points = {score.seat: score.points for score in game.score_sheet()}[LEARNER]
        place = 1 + sum(len(seats) for seats in game.ranking()[: place_of(game)])
        return {"place": place, "points": dict(zip(game.categories(), points, strict=True))}
    return classic_facts(game) if isinstance(game, ClassicGame) else box_facts(game)


def place_of(game: Game) -> int:
    return next(place for place, seats in enumerate(game.ranking()) if LEARNER in seats)


def classic_facts(game: Game) -> dict[str, Any]:
    assert isinstance(game, ClassicGame)
    (decision,) = [item for item in game.pending() if item.decider == LEARNER]
    city, names = game.cities[LEARNER], names_at(game)
    rows = game.menu(decision.ident)
    turn = 8 - len(city.hand)
    return {
        "names": names,
        "age": game.age,
        "turn": turn,
        "hand": [game.library.cards[card].ident for card in city.hand],
        "coins": city.coins,
        "shields": [other.shields for other in game.cities],
        "symbols": sum(city.symbols) + city.wild_symbols,
        "built": [game.library.cards[card].name for card in city.built],
        "builds": {game.library.cards[row.card].ident: offer_of(game, row) for row in rows if is_offer(row, BUILD)},
        "stage": next((offer_of(game, row) for row in rows if is_offer(row, STAGE)), None),
        "next_stage": city.stages + 1,
        "from": next(names[seat] for seat in range(len(names)) if game.receiver(seat) == LEARNER),
        "to": names[game.receiver(LEARNER)],
        "last": last_move(game, city.coins) if game.age > 1 or turn > 1 else None,
        "neighbours": [names[game.left(LEARNER)], names[game.right(LEARNER)]],
    }


def is_offer(row: MenuRow, use: int) -> bool:
    return row.use == use and bool(row.choices)


def offer_of(game: ClassicGame, row: MenuRow) -> dict[str, Any]:
    """The cheapest way to use a card."""
    return {"price": row.price(), "chain": row.by_chain, "shares": shares_of(game, row.choices[0])}


def shares_of(game: ClassicGame, choice: int) -> dict[str, int]:
    """The coins that each neighbour gets, by name."""
    names, trade = names_at(game), trade_in(choice)
    assert coins_of(trade) == left_of(trade) + right_of(trade)
    shares = {names[game.left(LEARNER)]: left_of(trade), names[game.right(LEARNER)]: right_of(trade)}
    return {name: coins for name, coins in shares.items() if coins}


def last_move(game: ClassicGame, coins: int) -> dict[str, Any]:
    """The learner's last answer. Everybody answers once in a turn, so it is among the last three."""
    own = [game.history[at + 1] for at in range(0, len(game.history), 2) if is_own(game, at)]
    choice = own[-1]
    use = {BUILD: "build", STAGE: "stage", SELL: "sell"}[use_of(choice)]
    stages = sum(use_of(other) == STAGE for other in own)
    card = game.library.cards[card_of(choice)]
    return {
        "use": use,
        "card": card.name,
        "colour": printed_colour(game, card_of(choice)),
        "stage": stages if use == "stage" else 0,
        "shares": shares_of(game, choice),
        "gain": SOLD_FOR if use == "sell" else 0,
        "coins": coins,
    }


def is_own(game: Game, at: int) -> bool:
    """Whether an answer is the learner's: decisions of a turn are numbered in the order of seats."""
    return game.history[at] % game.config.players == LEARNER


def box_facts(game: Game) -> dict[str, Any]:
    assert isinstance(game, ArchitectsGame)
    city = game.cities[LEARNER]
    (decision,) = [item for item in game.pending() if item.decider == LEARNER]
    uses = {row.use for row in game.menu(decision.ident) if row.choices}
    cards = game.library.cards
    return {
        "takes": box_choice.TAKE in uses,
        "tokens": box_choice.TOKEN in uses,
        "turn": game.turn,
        "resources": [cards[card].name.lower() for card in range(GOODS) if city.cards[card]],
        "coins": city.cards[COIN],
        "victories": city.victories,
        "peace": game.peace,
        "cat": game.cat == LEARNER,
        "central": len(game.decks[-1]),
        "central_known": bool(game.central_known & 1),
        "stages": [number + 1 for number in range(5) if city.stages >> number & 1],
    }


def catalogue_of(name: LessonName) -> object:
    return catalogue_facts(1) if name == "classic" else architects_facts()


def write_games(names: list[tuple[LessonName, str]], hints: int) -> bytes:
    """Games of lessons and learners as JSON, with the facts about all cards and a hint at one in `hints` moments."""
    games = [played(lesson, learner, hints) for lesson, learner in names]
    lessons = {lesson for lesson, _ in names}
    return msgspec.json.encode({"games": games, "facts": {lesson: catalogue_of(lesson) for lesson in lessons}})
