"""Work out the numbers of evidence a second time, slowly and plainly.

The worlds are dealt from the same seed, but each is played on by loops of its own, which check every answer, and
everything is counted from saved games and from what menus offer.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from math import isclose, sqrt
from typing import Any, NamedTuple

from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.analysis.trials import EVIDENCE_STREAM
from sevenwonders.bots.core.levels import EXPERT, mind_for
from sevenwonders.classic.build import recounted
from sevenwonders.classic.choice import BUILD, STAGE, card_of, coins_of, trade_in, use_of
from sevenwonders.classic.conflict import resolve_conflicts
from sevenwonders.classic.kinds import CARD
from sevenwonders.classic.scoring import score_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import ruleset_of, sampler
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.policy import Policy
from sevenwonders.kernel.rng import Rng, independent, stream
from sevenwonders.kernel.view import View

RICH = 60
PRICED_WORLDS = 3


class SlowCourse(NamedTuple):
    """An option in one world: the game once the turn has settled, a turn later, at the end, and at every turn."""

    now: Game
    soon: Game
    end: Game
    turns: list[tuple[int, Any]]


class SlowTrials(NamedTuple):
    """All worlds: the game before the decision, and what became of it with the better and with the other option."""

    seat: int
    ident: int
    before: list[Game]
    better: list[SlowCourse]
    other: list[SlowCourse]


def slow_trials(
    view: View, memory: Memory | None, ident: int, options: tuple[int, int], seed: int, worlds: int
) -> SlowTrials:
    """Play the worlds of a piece of evidence once more."""
    policy = mind_for(view.config, EXPERT).policy
    dealer = sampler(view, memory, open_answers=True)
    rng = stream(seed, EVIDENCE_STREAM)
    seat = dealer.deal(rng).decision(ident).decider
    found = SlowTrials(seat, ident, [], [], [])
    for _ in range(worlds):
        world = dealer.deal(rng)
        luck = independent(rng)
        found.before.append(world.copy())
        while others := [item for item in world.pending() if item.ident != ident]:
            answer(world, others[0], policy, luck)
        for courses, choice in zip((found.better, found.other), options, strict=True):
            courses.append(slow_course(world.copy(), seat, ident, choice, policy, luck.copy()))
    return found


def slow_course(game: Game, seat: int, ident: int, choice: int, policy: Policy, luck: Rng) -> SlowCourse:
    """Play one option to the end."""
    turn = game.turns_begun()
    moment = (getattr(game, "age", 0), getattr(game, "turn", 0)) if getattr(game, "turn", 0) else None
    game.answer(ident, choice)
    while any(item.ident == ident for item in game.decisions):
        answer(game, game.pending()[0], policy, luck)
    while [item.decider for item in game.decisions] == [seat] and game.turns_begun() == turn:
        answer(game, game.pending()[0], policy, luck)
    # Until the turn of the Age is over for all, if there was one.
    while game.decisions and moment and (getattr(game, "age", 0), getattr(game, "turn", 0)) == moment:
        answer_all(game, policy, luck)
    now = game.copy()
    counts = [(game.turns_begun(), game.to_data())]
    stop = game.turns_begun() + 1
    while game.decisions and game.turns_begun() < stop:
        answer_all(game, policy, luck)
    soon = game.copy()
    counts.append((game.turns_begun(), game.to_data()))
    while game.decisions:
        answer_all(game, policy, luck)
        if game.turns_begun() > counts[-1][0] or game.finished():
            counts.append((game.turns_begun(), game.to_data()))
    return SlowCourse(now, soon, game, counts)


def answer_all(game: Game, policy: Policy, luck: Rng) -> None:
    """Answer the open group to its last decision."""
    group = game.decisions
    while game.decisions is group and game.pending():
        answer(game, game.pending()[0], policy, luck)


def answer(game: Game, decision: Decision, policy: Policy, luck: Rng) -> None:
    assert decision.choice == UNANSWERED
    game.answer(decision.ident, int(policy.pick(game, decision, luck)))


# Counting

Count = Callable[[Game], float]


def mean_of(trials: SlowTrials, count: Count, moment: str = "now") -> float:
    return sum(differences(trials, count, moment)) / len(trials.before)


def error_of(trials: SlowTrials, count: Count, moment: str = "now") -> float:
    found = differences(trials, count, moment)
    mean = sum(found) / len(found)
    return sqrt(sum((item - mean) ** 2 for item in found) / (len(found) - 1) / len(found))


def differences(trials: SlowTrials, count: Count, moment: str) -> list[float]:
    pairs = zip(trials.better, trials.other, strict=True)
    return [count(getattr(one, moment)) - count(getattr(two, moment)) for one, two in pairs]


def points_in(game: Game, seat: int, line: str) -> int:
    """The points of a line, added up from the single sources of a score that explains itself."""
    place = game.categories().index(line)
    if isinstance(game, ClassicGame):
        return sum(item.points for item in score_of(game, seat, explain=True).lines or [] if item.category == place)
    return game.score_sheet()[seat].points[place]


def total(game: Game, seat: int) -> int:
    return sum(points_in(game, seat, line) for line in game.categories())


def side(game: Game, seat: int) -> list[int]:
    teams = ruleset_of(game.config.game).teams_of(game.config)
    return [other for other, team in enumerate(teams) if other == seat or (team >= 0 and team == teams[seat])]


def side_total(game: Game, seat: int) -> int:
    return sum(total(game, other) for other in side(game, seat))


def lead(game: Game, seat: int) -> int:
    rivals = [other for other in game.players() if other not in side(game, seat)]
    return side_total(game, seat) - max(side_total(game, rival) for rival in rivals)


def city_data(game: Game, seat: int) -> Any:
    cities: Any = game.to_data()["cities"]
    return cities[seat]


def in_part(game: Game, seat: int, key: str) -> Any:
    """The value that a rule keeps in a city under a key of its own."""
    return next(part[key] for part in city_data(game, seat)["parts"] if key in part)


# Kinds of evidence: the numbers of a piece, counted again

Numbers = Callable[[SlowTrials, Evidence], list[float]]


def with_error(count: Callable[[Game, int], float]) -> Numbers:
    """The mean and the error of a count of the decider's at the end."""
    return lambda trials, _: [
        mean_of(trials, lambda game: count(game, trials.seat), "end"),
        error_of(trials, lambda game: count(game, trials.seat), "end"),
    ]


def counted_now(count: Callable[[Game, int], float], sign: int = 1) -> Numbers:
    return lambda trials, _: [mean_of(trials, lambda game: sign * count(game, trials.seat))]


def counted_for_rival(count: Callable[[Game, int], float], sign: int = 1) -> Numbers:
    return lambda trials, item: [mean_of(trials, lambda game: sign * count(game, item.seats[0]))]


def points(trials: SlowTrials, item: Evidence) -> list[float]:
    return [mean_of(trials, lambda game: points_in(game, trials.seat, item.line))]


def points_later(trials: SlowTrials, item: Evidence) -> list[float]:
    return with_error(lambda game, seat: points_in(game, seat, item.line))(trials, item)


def rival(trials: SlowTrials, item: Evidence) -> list[float]:
    return with_error(lambda game, _: -total(game, item.seats[0]))(trials, item)


def coins(game: Game, seat: int) -> int:
    return int(city_data(game, seat)["coins"])


def border(trials: SlowTrials, item: Evidence) -> list[float]:
    """Shields are counted again from everything in a city."""
    other = item.seats[0]
    before = shields(trials.before[0], other)
    own = [shields(course[0].now, trials.seat) for course in (trials.better, trials.other)]
    theirs = [shields(course[0].now, other) for course in (trials.better, trials.other)]
    theirs = [before + count - min(theirs) for count in theirs]
    table = trials.better[0].now
    assert isinstance(table, ClassicGame)
    margins = [one - two for one, two in zip(own, theirs, strict=True)]
    points = [fought(trials, other, margin, table.age) for margin in margins]
    return [own[0], theirs[0], own[1], theirs[1], points[0] - points[1], table.age]


def fought(trials: SlowTrials, other: int, margin: int, age: int) -> int:
    """The points that the conflicts of that Age bring against one city, all others being as strong as the seat."""
    game, now = trials.before[0].copy(), trials.better[0].now
    assert isinstance(game, ClassicGame)
    assert isinstance(now, ClassicGame)
    if age > max(1, game.age):
        # The conflicts of the Age that has ended use up what keeps the peace.
        resolve_conflicts(game)
    else:
        game.cities[trials.seat].parts = now.cities[trials.seat].parts
    game.age = age
    for city in game.cities:
        city.shields = 50
    game.cities[other].shields = 50 - margin
    had = len(game.cities[trials.seat].tokens)
    resolve_conflicts(game)
    return sum(game.cities[trials.seat].tokens[had:])


def shields(game: Game, seat: int) -> int:
    assert isinstance(game, ClassicGame)
    return int(recounted(game.library, game.cities[seat]).shields)


def prices(trials: SlowTrials, item: Evidence) -> list[float]:
    """What can be built is asked of the options of a hand that holds everything to come."""
    payable, saved, size = 0, 0, 0
    for one, two in list(zip(trials.better, trials.other, strict=True))[:PRICED_WORLDS]:
        cards = sorted(set(to_come(one.now, trials.seat)) & set(to_come(two.now, trials.seat)))
        better, other = (building_prices(course.now, trials.seat, cards, RICH) for course in (one, two))
        payable += sum(
            len(building_prices(course.now, trials.seat, cards, -1)) * sign for course, sign in ((one, 1), (two, -1))
        )
        saved += sum(other[card] - better[card] for card in cards if card in better and card in other)
        size += len(cards)
    worlds = min(PRICED_WORLDS, len(trials.better))
    return [(payable if item.kind == "payable" else saved) / worlds, size / worlds]


def to_come(game: Game, seat: int) -> list[int]:
    assert isinstance(game, ClassicGame)
    found = {card for deck in game.decks for card in deck}
    at, hands = seat, 0
    # Hands come from the seats against the direction of passing, one for each turn that is left.
    while hands < min(len(game.drafting), game.library.last_turn - game.turn + 1):
        if seat in game.drafting:
            found.update(game.cities[at].hand)
            at = next(other for other in game.drafting if game.receiver(other) == at)
        hands += 1
    names = {game.library.cards[card].name for card in game.cities[seat].built}
    return sorted(card for card in found if game.library.cards[card].name not in names)


def building_prices(game: Game, seat: int, cards: list[int], purse: int) -> dict[int, int]:
    """The cheapest price of each card that can be built: with that many coins, or the city's own if it is negative."""
    assert isinstance(game, ClassicGame)
    table = game.copy()
    city = table.cities[seat]
    city.coins = purse if purse >= 0 else city.coins
    # No right to build free: a price is asked.
    city.free_build_ready = False
    found: dict[int, int] = {}
    for card in cards:
        city.hand = [card]
        decision = Decision(table.next_ident, seat, seat, CARD, UNANSWERED)
        for option in table.options_of(decision):
            if use_of(option) == BUILD and card_of(option) == card:
                price = int(coins_of(trade_in(option))) + table.rule_of(decision).price(table, decision, card, BUILD)
                found[card] = min(price, found.get(card, RICH))
    return found


def stage_prices(trials: SlowTrials, item: Evidence) -> list[float]:
    found: list[float] = [item.numbers[0]]
    for courses in (trials.better, trials.other):
        game, now = trials.before[0].copy(), courses[0].now
        assert isinstance(game, ClassicGame)
        assert isinstance(now, ClassicGame)
        # The others stay as they were.
        city = game.cities[trials.seat] = now.cities[trials.seat].copy()
        assert city.stages + 1 == item.numbers[0]
        city.coins = RICH
        city.hand = [next(iter(to_come(game, trials.seat)))]
        decision = Decision(game.next_ident, trials.seat, trials.seat, CARD, UNANSWERED)
        trades = [coins_of(trade_in(option)) for option in game.options_of(decision) if use_of(option) == STAGE]
        if trades:
            found.append(int(min(trades) + game.library.boards[city.board].stages[city.stages].coins))
    return found


def chain(trials: SlowTrials, item: Evidence) -> list[float]:
    """A chain leads from a built card to each card that has one of its marks."""
    one, two = trials.better[0].now, trials.other[0].now
    assert isinstance(one, ClassicGame)
    assert isinstance(two, ClassicGame)
    library = one.library
    ways = [
        sum(
            {
                1 << bit
                for card in game.cities[trials.seat].built
                for bit in range(60)
                if library.cards[card].chain_to >> bit & 1
            }
        )
        for game in (one, two)
    ]
    cards = [library.find_card(ident) for ident in item.cards]
    for card in cards:
        assert library.cards[card].chain_from & ways[0]
        assert not library.cards[card].chain_from & ways[1]
        assert card in to_come(one, trials.seat)
    return [len(cards), min(int(library.cards[card].age) for card in cards)]


def denied(trials: SlowTrials, item: Evidence) -> list[float]:
    receiver = item.seats[0]
    if not isinstance(trials.before[0], ClassicGame):
        return denied_top(trials, item)
    card = item.cards[0]
    builds = [
        city_data(course.soon, receiver)["built"].count(card) - city_data(course.now, receiver)["built"].count(card)
        for course in trials.other
    ]
    held = [card in city_data(course.now, receiver)["hand"] for course in trials.other]
    assert all(held)
    return [sum(build > 0 for build in builds) / len(builds)]


def denied_top(trials: SlowTrials, item: Evidence) -> list[float]:
    """The card is gone from the end of its deck, and the next player was the one to move."""
    taken, place = 0, int(item.numbers[1])
    for course in trials.other:
        now: Any = course.now.to_data()
        soon: Any = course.soon.to_data()
        # An extra card may have been taken from the same deck in the meantime.
        lies_there = now["decks"][place][-1:] == [item.cards[0]]
        gone = lies_there and len(soon["decks"][place]) < len(now["decks"][place])
        taken += now["active"] == item.seats[0] and gone
    return [taken / len(trials.other), place]


def tempo(count: Callable[[Any], int]) -> Numbers:
    """How many turns earlier a count of a city's saved data reaches a number."""

    def numbers(trials: SlowTrials, item: Evidence) -> list[float]:
        wanted = item.numbers[0]
        turns = [
            [
                next(
                    (turn for turn, data in course.turns if count(data["cities"][trials.seat]) >= wanted),
                    course.turns[-1][0] + 1,
                )
                for course in courses
            ]
            for courses in (trials.other, trials.better)
        ]
        earlier = [one - two for one, two in zip(*turns, strict=True)]
        mean = sum(earlier) / len(earlier)
        error = sqrt(sum((item - mean) ** 2 for item in earlier) / (len(earlier) - 1) / len(earlier))
        return [wanted, mean, error]

    return numbers


def part_count(key: str, count: Callable[[Any], int]) -> Callable[[Any], int]:
    return lambda city: count(next(part[key] for part in city["parts"] if key in part))


def islands(game: Game, seat: int) -> int:
    assert isinstance(game, ClassicGame)
    return sum(game.library.thing_of(card) == "island" for card in game.cities[seat].built)


def missing(trials: SlowTrials, _item: Evidence) -> list[float]:
    lacking = sum(cards_missing(course.now, trials.seat) for course in trials.better) / len(trials.better)
    return [-mean_of(trials, lambda game: cards_missing(game, trials.seat)), lacking]


def cards_missing(game: Game, seat: int) -> int:
    """The next stage is tried with more and more coins, each of which stands for any resource."""
    table: Any = game.copy()
    city = table.cities[seat]
    lacks = []
    for number in city.open_stages(table.library):
        stage = table.library.boards[city.board].stages[number]
        goods = city.cards[:5]
        fitting = max(goods) if stage.identical else sum(count > 0 for count in goods)
        lacks.append(max(0, stage.count - fitting - city.cards[5]))
    return min(lacks, default=0)


def battle_points(game: Game, seat: int) -> int:
    table: Any = game
    counts = [city.shields(table.library) for city in table.cities]
    if len(counts) == 2:
        mine, theirs = counts[seat], counts[1 - seat]
        won = 0 if mine <= theirs else 2 if mine >= max(2, 2 * theirs) else 1
    else:
        won = sum(counts[seat] > counts[(seat + step) % len(counts)] for step in (1, -1))
    return int(won * table.library.victory_points)


def naval(trials: SlowTrials, _item: Evidence) -> list[float]:
    """The tokens are those of a conflict that is really fought, against the others as they were."""
    strengths, tokens = [], []
    for courses in (trials.better, trials.other):
        game: Any = trials.before[0].copy()
        now: Any = courses[0].now
        game.cities[trials.seat] = recounted(game.library, now.cities[trials.seat])
        had = len(in_part(game, trials.seat, "tokens"))
        strengths.append(import_module("sevenwonders.classic.armada.part").naval_strength(game.cities[trials.seat]))
        import_module("sevenwonders.classic.armada.naval").resolve_naval_conflict(game)
        tokens.append(sum(in_part(game, trials.seat, "tokens")[had:]))
    return [*strengths, *tokens]


def edifice(trials: SlowTrials, _item: Evidence) -> list[float]:
    table: Any = trials.before[0].to_data()
    left = next(part["left"] for part in table["parts"] if "left" in part)
    pawns = mean_of(trials, lambda game: sum(in_part(game, trials.seat, "pawns")))
    return [pawns, left[max(1, table["age"]) - 1]]


def tempo_islands(trials: SlowTrials, item: Evidence) -> list[float]:
    library: Any = getattr(trials.before[0], "library", None)
    known = {card.ident for number, card in enumerate(library.cards) if library.thing_of(number) == "island"}
    return tempo(lambda city: sum(card in known for card in city["built"]))(trials, item)


SLOW: dict[str, Numbers] = {
    "points": points,
    "points_later": points_later,
    "points_in_all": with_error(side_total),
    "lead": with_error(lead),
    "rival": rival,
    "conflicts": points,
    "symbols": points,
    "symbol_set": points,
    "border": border,
    "border_lasting": border,
    "coins": counted_now(coins),
    "coins_paid": counted_for_rival(coins, -1),
    "coins_taken": counted_for_rival(coins, -1),
    "payable": prices,
    "cheaper": prices,
    "stage_open": stage_prices,
    "stage_cheaper": stage_prices,
    "chain": chain,
    "denied": denied,
    "tempo_stages": tempo(lambda city: city["stages"] if isinstance(city["stages"], int) else len(city["stages"])),
    "tempo_tokens": tempo(lambda city: len(city["tokens"])),
    "missing": missing,
    "tokens": counted_now(lambda game, seat: len(city_data(game, seat)["tokens"])),
    "battle": counted_now(battle_points),
    # What rules add, read from the parts that they save
    "peace": counted_now(lambda game, seat: in_part(game, seat, "diplomacy")),
    "debts": counted_now(lambda game, seat: in_part(game, seat, "debts"), -1),
    "debts_taken": counted_for_rival(lambda game, seat: in_part(game, seat, "debts")),
    "fleets": counted_now(lambda game, seat: sum(in_part(game, seat, "squares"))),
    "islands": counted_now(islands),
    "naval": naval,
    "edifice": edifice,
    "tempo_islands": tempo_islands,
    "tempo_leaders": tempo(part_count("ages", len)),
    "tempo_pawns": tempo(part_count("pawns", sum)),
}


def confirms(trials: SlowTrials, item: Evidence) -> bool:
    """Whether a second computation gives the numbers of a piece of evidence."""
    numbers = SLOW[item.kind](trials, item)
    return same(numbers, item.numbers)


def same(numbers: Sequence[float], others: Sequence[float]) -> bool:
    pairs = zip(numbers, others, strict=True)
    return len(numbers) == len(others) and all(isclose(one, two, abs_tol=1e-9) for one, two in pairs)
