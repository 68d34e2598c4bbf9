"""The full text of one game, for comparing two versions of the program line by line.

What is long (options, views, events) is told in short and by a digest: the same data gives the same digest on
every machine, whether the engine runs interpreted or compiled.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Final

from sevenwonders.classic.kinds import DECISIONS
from sevenwonders.classic.notation import describe
from sevenwonders.classic.save import idents
from sevenwonders.classic.scoring import CATEGORIES, NO_GUILD, Score
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import SPECTATOR
from sevenwonders.kernel.decision import Decision

DIGITS: Final = 8

Choose = Callable[[ClassicGame, Decision, list[int]], int]


def digest(data: object) -> str:
    """A few digits that change whenever the data does."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def transcript(game: ClassicGame, choose: Choose) -> str:
    """Play the game to its end with the given choices and tell everything about it, a line each.

    The game has to keep events, or its views would not count them.
    """
    lines = opening(game)
    while pending := game.pending():
        if len(pending) == len(game.decisions):
            lines += standing_lines(game)
        decision = pending[0]
        options = game.options(decision.ident)
        choice = choose(game, decision, options)
        lines.append(decision_line(game, decision, options, choice))
        game.answer(decision.ident, choice)
    return "\n".join([*lines, *ending(game)]) + "\n"


def opening(game: ClassicGame) -> list[str]:
    """What was chosen and dealt before the first decision."""
    config = game.config
    boards = [game.library.boards[city.board].ident for city in game.seats]
    lines = [f"{game.library.name}, {config.players} players, seed {game.seed}", f"boards {' '.join(boards)}"]
    for number, deck in enumerate(game.decks):
        if deck:
            lines.append(f"deck {number + 1} {digest(idents(game.library, deck))}, {len(deck)} cards")
    return lines


def standing_lines(game: ClassicGame) -> list[str]:
    """Where the game stands as a group of decisions opens: every city, every view, the events so far."""
    views = [digest(game.view(seat).to_data()) for seat in [SPECTATOR, *game.drafting]]
    events = digest([event.to_data() for event in game.events])
    return [
        "",
        f"age {game.age} turn {game.turn}",
        *[city_line(game, seat) for seat in range(len(game.seats))],
        f"discard {digest(idents(game.library, game.discard))}, {len(game.discard)} cards",
        f"views {' '.join(views)}",
        f"events {game.event_count} {events}",
    ]


def city_line(game: ClassicGame, seat: int) -> str:
    """One city: coins, shields, stages, structures, tokens and hand."""
    city = game.seats[seat]
    tokens = "".join(f"{token:+d}" for token in city.tokens) or "-"
    counts = f"coins {city.coins} shields {city.shields} stages {city.stages} built {len(city.built)}"
    hand = " ".join(idents(game.library, city.hand)) or "-"
    return f"{seat}: {counts} tokens {tokens} hand {hand}"


def decision_line(game: ClassicGame, decision: Decision, options: list[int], choice: int) -> str:
    """One decision: its options, what the decider sees at that moment, and the answer."""
    texts = [describe(game.library, option, by_id=True) for option in options]
    view = digest(game.view(decision.decider).to_data())
    who = f"{decision.seat}" if decision.seat == decision.decider else f"{decision.seat} by {decision.decider}"
    what = f"#{decision.ident} {DECISIONS[decision.kind]} {who}"
    answer = describe(game.library, choice, by_id=True)
    return f"{what}: {len(options)} options {digest(texts)} from {texts[0]}, view {view}, answer {answer}"


def ending(game: ClassicGame) -> list[str]:
    """The cities, the score sheet and the ranking of the finished game."""
    lines = [*standing_lines(game), ""]
    for seat, city in enumerate(game.seats):
        built = " ".join(idents(game.library, city.built))
        lines.append(f"{seat}: built {built}; buried {' '.join(idents(game.library, city.buried)) or '-'}")
    lines += [score_line(game, score) for score in game.score_sheet()]
    places = " > ".join(" = ".join(str(seat) for seat in place) for place in game.ranking())
    return [*lines, f"ranking {places}", f"saved {digest(game.to_data())}"]


def score_line(game: ClassicGame, score: Score) -> str:
    """One city's points by category and how its free choices were used."""
    points = " ".join(f"{name} {count}" for name, count in zip(CATEGORIES, score.points, strict=True))
    wilds = " ".join(str(count) for count in score.wilds)
    guild = "-" if score.copied_guild == NO_GUILD else game.library.cards[score.copied_guild].ident
    return f"{score.seat}: total {score.total()}: {points}; coins {score.coins}; wilds {wilds}; copied {guild}"
