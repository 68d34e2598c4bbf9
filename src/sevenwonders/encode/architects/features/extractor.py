"""The features of a table of Architects, put together."""

from functools import cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.architects.library import library_of
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.encode.architects.features.city_features import CityFeatures, Standing
from sevenwonders.encode.architects.features.option_features import Moment, OptionFeatures
from sevenwonders.encode.architects.ways import cards_to_end
from sevenwonders.encode.features import FeatureExtractor, Names, Terms
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game

MOST_PLAYERS: Final = 7
# The wonder that lacks the fewest cards tells how far a game is. Each part has a knot at its beginning and at its end.
PARTS: Final = [(14, 10), (9, 6), (5, 3), (2, 0)]


@final
class ArchitectsFeatures(FeatureExtractor):
    """The features of all tables: they have the same cards, whatever their size and options."""

    def __init__(self) -> None:
        library = library_of()
        options = Names()
        cities = Names()
        self.options = OptionFeatures(library, options)
        self.cities = CityFeatures(library, cities)
        super().__init__(options.all, cities.all, 2 * len(PARTS), slots())

    @override
    def add_options(self, game: Game, decision: Decision, options: vec[i64], terms: Terms) -> None:
        assert isinstance(game, ArchitectsGame)
        moment = Moment(game, decision.seat)
        for choice in options:
            self.options.add(game, decision.seat, moment, choice, terms)
            terms.close()

    @override
    def add_cities(self, game: Game, terms: Terms) -> None:
        assert isinstance(game, ArchitectsGame)
        standing = Standing(game)
        for seat in range(len(game.cities)):
            self.cities.add(game, seat, standing, terms)
            terms.close()

    @override
    def slot(self, game: Game) -> int:
        assert isinstance(game, ArchitectsGame)
        return cards_to_end(game.library, game.cities) * MOST_PLAYERS + game.active


def slots() -> list[tuple[int, float]]:
    """List the knot before each slot and the share of the next: a slot per number of missing cards and seat."""
    mixes: list[tuple[int, float]] = []
    for missing in range(PARTS[0][0] + 1):
        for number, (first, last) in enumerate(PARTS):
            if last <= missing <= first:
                mixes += [(2 * number, (first - missing) / (first - last))] * MOST_PLAYERS
    return mixes


def extractor_of(_: Config) -> ArchitectsFeatures:
    """Return the features of the tables of a checked configuration."""
    return shared_extractor()


@cache
def shared_extractor() -> ArchitectsFeatures:
    """Return the one extractor, put together once."""
    return ArchitectsFeatures()
