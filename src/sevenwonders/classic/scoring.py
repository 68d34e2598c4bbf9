"""The score sheet and the ranking."""

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from sevenwonders.classic.city import City
from sevenwonders.classic.colours import GREEN, PURPLE
from sevenwonders.classic.effects.effect import any_scores
from sevenwonders.classic.effects.science import Symbol, WildSymbol
from sevenwonders.classic.library import BASE_CATEGORIES, Library, Stage
from sevenwonders.classic.perks import CHANGES_SYMBOL, NO_PERKS
from sevenwonders.classic.science import NO_USE, SYMBOLS, SymbolUse, best_use, plain_use
from sevenwonders.kernel import score as kernel_score
from sevenwonders.kernel.numbers import add_at
from sevenwonders.kernel.score import rank_scores

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

MILITARY: Final = 0
TREASURY: Final = 1
WONDER: Final = 2
CIVILIAN: Final = 3
SCIENCE: Final = 4
COMMERCE: Final = 5
GUILDS: Final = 6

# The lines of a score sheet without expansions; `Library.categories` has them all.
CATEGORIES: Final = BASE_CATEGORIES

COINS_PER_POINT: Final = 3
NO_GUILD: Final = -1
NO_COLOUR: Final = -1


# The words for lines of a score sheet; rules add their own.
CONFLICT: Final = "conflict"
COINS: Final = "coins"
STAGE: Final = "stage"
CARD: Final = "card"
SET: Final = "set"
COPIED: Final = "copied"
REPEATED: Final = "repeated"


@final
@mypyc_attr(acyclic=True)
class ScoreLine:
    """The source of some points of a category.

    `what` is a word, and `number` says more: which card or stage it is, or how many symbols, sets, coins or debts.
    """

    __slots__ = ("category", "number", "points", "what")

    def __init__(self, category: int, what: str, number: int, points: int) -> None:
        self.category = category
        self.what = what
        self.number = number
        self.points = points


@final
@mypyc_attr(acyclic=True)
class Score(kernel_score.Score):
    """One seat's points by category, and how its free choices were used (R5).

    `wilds`, `copied` (from a neighbour) and `repeated` (counted again) are numbers of symbols by kind. `changed` is a
    symbol and what it became, or NO_SYMBOL twice. `copied_guild` is a guild of a neighbour, `repeated_guilds` are the
    city's own guilds that score twice, and `best_colour` is the colour that was chosen to be counted. `lines` are the
    sources of the points; only a score that was made to be explained has them.
    """

    def __init__(
        self,
        seat: int,
        points: list[int],
        coins: int,
        copied_guild: int,
        repeated_guilds: list[int],
        lines: list[ScoreLine] | None = None,
    ) -> None:
        super().__init__(seat, points, coins)
        self.coins = coins
        self.lines = lines
        self.wilds = NO_USE.wilds
        self.copied = NO_USE.copied
        self.changed = NO_USE.changed
        self.repeated = NO_USE.repeated
        self.copied_guild = copied_guild
        self.repeated_guilds = repeated_guilds
        self.best_colour = NO_COLOUR

    def add(self, category: int, points: int, what: str, number: int) -> None:
        """Add points to a category, and a line about them if the score has lines."""
        add_at(self.points, category, points)
        lines = self.lines
        if points and lines is not None:
            lines.append(ScoreLine(category, what, number, points))

    def use_symbols(self, use: SymbolUse) -> None:
        """Record how free choices of symbols were used."""
        self.wilds = use.wilds
        self.copied = use.copied
        self.changed = use.changed
        self.repeated = use.repeated

    def branch(self, copied_guild: int, repeated_guilds: list[int]) -> "Score":
        """Copy the score so far, with these free choices of guilds."""
        lines = self.lines if self.lines is None else self.lines[:]
        return Score(self.seat, self.points[:], self.coins, copied_guild, repeated_guilds, lines)


def score_of(game: "ClassicGame", seat: int, explain: bool = False) -> Score:
    """Score the seat as if the game ended now; with `explain`, the score lists the sources of its points."""
    city = game.cities[seat]
    library = game.library
    score = Score(seat, [0] * len(library.categories), city.coins, NO_GUILD, [], [] if explain else None)
    for token in city.tokens:
        score.add(MILITARY, token, CONFLICT, token)
    score.add(TREASURY, city.coins // COINS_PER_POINT, COINS, city.coins)
    for number, stage in enumerate(library.boards[city.board].stages):
        if city.built_stages >> number & 1:
            score.add(WONDER, stage_points(game, seat, stage), STAGE, number + 1)
    for index in city.built:
        card = library.cards[index]
        if card.scores or len(game.hooks.card_points) > 0:
            score.add(library.category_of[card.colour], card_points(game, seat, index), CARD, index)
    # Points of rules come last: no free choice changes them.
    score = best_score(game, score)
    for rule in game.rules:
        rule.score(game, score)
    return score


def stage_points(game: "ClassicGame", seat: int, stage: Stage) -> int:
    """Return the points of a stage in its city."""
    points = 0
    for effect in stage.effects:
        points += effect.points(game, seat)
    return points


def card_points(game: "ClassicGame", seat: int, index: int) -> int:
    """Return the points of a card in its city."""
    points = 0
    for effect in game.library.cards[index].effects:
        points += effect.points(game, seat)
    for rule in game.hooks.card_points:
        points = rule.card_points(game.library, index, points)
    return points


def card_worth(game: "ClassicGame", seat: int, index: int) -> int | None:
    """Return the current points of a card, or None for a card that never scores by itself."""
    return card_points(game, seat, index) if game.library.cards[index].scores else None


def stage_worth(game: "ClassicGame", seat: int, number: int) -> int | None:
    """Return the current points of a stage (from 0), or None for a stage that never scores by itself."""
    stage = game.library.boards[game.cities[seat].board].stages[number]
    return stage_points(game, seat, stage) if any_scores(stage.effects) else None


def best_score(game: "ClassicGame", score: Score) -> Score:
    """Make all free choices jointly for the highest total (R5), and return the score."""
    # Every guild that could count twice or be copied is tried, each with the best use of symbols that goes with it.
    city = game.cities[score.seat]
    if not city.perks.guild_repeats and not city.guild_copies:
        # Nothing else to choose: the symbols go straight into the score.
        add_science(score, symbol_use(game, score.seat, city.wild_symbols))
        return score
    best = with_science(game, score, city.wild_symbols)
    if city.perks.guild_repeats:
        guilds = sorted([card for card in city.built if game.library.cards[card].colour == PURPLE])
        for repeated in combinations(guilds, min(city.perks.guild_repeats, len(guilds))):
            other = with_repeats(game, score, list(repeated))
            if other.total() > best.total():
                best = other
    if city.guild_copies:
        for guild in neighbours_guilds(game, score.seat):
            other = with_guild(game, score, guild)
            if other.total() > best.total():
                best = other
    return best


def with_science(game: "ClassicGame", score: Score, wilds: int) -> Score:
    """Return the score with that many wild symbols and all other free choices in science used best."""
    best = score.branch(score.copied_guild, score.repeated_guilds)
    add_science(best, symbol_use(game, score.seat, wilds))
    return best


def symbol_use(game: "ClassicGame", seat: int, wilds: int) -> SymbolUse:
    """Find the best use of that many wild symbols and all other free choices in science."""
    city = game.cities[seat]
    perks = city.perks
    if perks is NO_PERKS:
        return plain_use(city.symbols, wilds)
    offered = offered_symbols(game.library, game.cities, seat) if perks.copied_symbols else [0, 0, 0]
    changes = perks.rights & CHANGES_SYMBOL != 0
    return best_use(
        city.symbols, wilds, perks.copied_symbols, offered, changes, perks.repeated_symbols, perks.set_points
    )


def add_science(score: Score, use: SymbolUse) -> None:
    """Add the points of science symbols to a score, and how their free choices were used."""
    score.use_symbols(use)
    sets = use.points
    for kind, count in enumerate(use.counts):
        score.add(SCIENCE, count * count, SYMBOLS[kind], count)
        sets -= count * count
    if sets:
        score.add(SCIENCE, sets, SET, min(use.counts))


def offered_symbols(library: Library, cities: list[City], seat: int) -> list[int]:
    """Count the symbols on the neighbours' green cards, each of which can be copied once."""
    counts = [0, 0, 0]
    for neighbour in (cities[(seat + 1) % len(cities)], cities[seat - 1]):
        for index in neighbour.built:
            card = library.cards[index]
            if card.colour == GREEN:
                for effect in card.effects:
                    if isinstance(effect, Symbol):
                        counts[effect.symbol] += 1
    return counts


def neighbours_guilds(game: "ClassicGame", seat: int) -> list[int]:
    """List the neighbours' guilds, which could be copied, without duplicates and in card order."""
    built = game.cities[game.left(seat)].built + game.cities[game.right(seat)].built
    return sorted({card for card in built if game.library.cards[card].colour == PURPLE})


def with_guild(game: "ClassicGame", score: Score, guild: int) -> Score:
    """Return the score as if the guild were in this city too, where it counts as a purple card (P3)."""
    city = game.cities[score.seat]
    points = 0
    # Only for a moment: a guild that counts guilds has to count the copy too (P3).
    city.colours[PURPLE] += 1
    for effect in game.library.cards[guild].effects:
        points += effect.points(game, score.seat)
    city.colours[PURPLE] -= 1
    copying = score.branch(guild, [])
    copying.add(GUILDS, points, COPIED, guild)
    return with_science(game, copying, city.wild_symbols + wilds_on(game.library, guild))


def with_repeats(game: "ClassicGame", score: Score, guilds: list[int]) -> Score:
    """Return the score with some of the city's own guilds counted twice, in the line of the treasury (P25)."""
    repeating = score.branch(NO_GUILD, guilds)
    wilds = game.cities[score.seat].wild_symbols
    for guild in guilds:
        repeating.add(TREASURY, card_points(game, score.seat, guild), REPEATED, guild)
        wilds += wilds_on(game.library, guild)
    return with_science(game, repeating, wilds)


def wilds_on(library: Library, card: int) -> int:
    """Count the wild science symbols on a card."""
    return len([effect for effect in library.cards[card].effects if isinstance(effect, WildSymbol)])


def score_sheet(game: "ClassicGame") -> list[Score]:
    """Score every city as if the game ended now, including a city without a player."""
    return [score_of(game, seat) for seat in range(len(game.cities))]


def ranked(game: "ClassicGame", scores: Sequence[kernel_score.Score]) -> list[list[int]]:
    """Rank the players' seats by points, then coins; seats with equal points and coins share a place (R5)."""
    places = rank_scores([scores[seat] for seat in game.drafting])
    for rule in game.rules:
        places = rule.ranking(scores, places)
    return places
